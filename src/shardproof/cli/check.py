"""`shardproof check`: the verdict on one plan or more, every reason at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from shardproof.api import load
from shardproof.cli.exits import Exit, of_all
from shardproof.cli.output import lines_of, page, put, put_errors, put_json
from shardproof.cli.reported import REPORTS, output_fault, written
from shardproof.cli.room import room_of
from shardproof.reports.printable import clean
from shardproof.reports.terminal import verdict_text
from shardproof.reports.verdict_json import errors_data, verdict_data
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.verdict import Derived, Verdict
from shardproof.texts.inputs import Given

if TYPE_CHECKING:
    from shardproof.proofs.nearest.memory import Room

CODES = {"legal": Exit.LEGAL, "illegal": Exit.ILLEGAL, "unknown": Exit.UNKNOWN}


def check(
    plans: list[str],
    model: Given | str | None,
    form: str,
    *,
    steps: bool = False,
    output: str | None = None,
    memory: str | None = None,
) -> Exit:
    """Decide each plan, print what was found, and give the exit code of all.

    With `steps`, every operator is told with what its rule gives; with `memory`, whether a device
    that has so much can hold what the plan gives it.
    """
    if steps and form not in ("text", "json"):
        message = f"--derivation --format {form}"
        put_errors([InputError("USAGE", message, help="one of the two")])
        return Exit.BAD_INPUT
    if memory is not None and form not in ("text", "json"):
        message = f"--memory --format {form}"
        put_errors([InputError("USAGE", message, help="--format text or json")])
        return Exit.BAD_INPUT
    if (fault := output_fault(form, output)) is not None:
        put_errors([fault], form)
        return Exit.BAD_INPUT
    try:
        room = room_of(memory)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    found: list[Verdict | InputErrors] = []
    for path in plans:
        try:
            one = load(path, model)
            found.append(_kept(one) if one.disagree else one)
        except InputErrors as wrong:
            found.append(wrong)
    if form == "json":
        data = [_data(one, steps, room) for one in found]
        put_json(data[0] if len(data) == 1 else data)
    elif form == "short":
        _tell(found)
    elif form in REPORTS:
        try:
            written(form, found, output)
        except InputErrors as wrong:
            put_errors(wrong)
            return Exit.BAD_INPUT
    else:
        for number, one in enumerate(found):
            if number:
                put("")
            _show(one, steps)
            if room is not None and isinstance(one, Verdict) and not one.model.unread:
                put("\n" + memory_of(one, room))
    return of_all(_code(one, room) for one in found)


def _code(one: Verdict | InputErrors, room: Room | None) -> Exit:
    """What does not fit cannot be run, whatever the law says."""
    if isinstance(one, InputErrors):
        return Exit.BAD_INPUT
    return CODES[one.word] if one.word != "legal" or fits(one, room) else Exit.ILLEGAL


def fits(one: Verdict, room: Room | None) -> bool:
    if room is None or one.model.unread:
        return True
    from shardproof.proofs.nearest.memory import memory

    return memory(one.model, one.plan).fits(room)


def memory_of(one: Verdict, room: Room) -> str:
    from shardproof.proofs.nearest.memory import memory
    from shardproof.reports.memory import memory_text

    return memory_text(one.model, memory(one.model, one.plan), room, page())


def _kept(one: Verdict) -> Verdict:
    """A verdict on which deciders disagree, and the file that shows it again."""
    from pathlib import Path

    from shardproof.replay import written as kept

    return kept(one, Path.cwd())


def _data(one: Verdict | InputErrors, steps: bool, room: Room | None) -> dict[str, Any]:  # noqa: FBT001
    if isinstance(one, InputErrors):
        return errors_data(one.errors)
    return verdict_data(one, tree=steps, room=room)


def _tell(found: Sequence[Verdict | InputErrors]) -> None:
    from shardproof.reports.short import error_lines, verdict_lines

    for one in found:
        lines = verdict_lines(one) if isinstance(one, Verdict) else error_lines(one.errors)
        for line in lines:
            put(line)


def _show(one: Verdict | InputErrors, steps: bool) -> None:  # noqa: FBT001
    if isinstance(one, InputErrors):
        sys.stdout.flush()
        put_errors(one)
    else:
        files = [spot.place.file for spot in one.spots if spot.place]
        put(verdict_text(one, page(), lines_of(files)))
        if steps and one.derivation is not None:
            _show_steps(one.derivation)


def _show_steps(found: Derived) -> None:
    from shardproof.reports.derivations import derivation_text

    if found.tree is not None:
        put(derivation_text(found.tree))
    elif found.failing is not None:
        got = "".join(f"\n    {clean(each)}" for each in found.failing.got)
        put(f"\nno rule in {found.failing.phase}:\n  {clean(found.failing.operator)}{got}")
        put(f"  {clean(found.failing.why)}")
