"""`shardproof check`: the verdict on one plan or more, every reason at once."""

from __future__ import annotations

import stat
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from shardproof.api import load
from shardproof.cli.answers import JsonAnswers
from shardproof.cli.exits import Exit, of_all
from shardproof.cli.output import lines_of, page, put, put_errors, put_note
from shardproof.cli.reported import REPORTS, output_fault, written
from shardproof.cli.room import room_of
from shardproof.reports.printable import clean
from shardproof.reports.terminal import Lines, verdict_text
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.plan.reads import made_once
from shardproof.spec.source.paths import opened, status
from shardproof.spec.source.read import PLAN_LIMIT
from shardproof.spec.verdict import Verdict
from shardproof.texts.inputs import LINES, STDIN, Given, ask_inside, given_of

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

    With `steps`, every operator is told with what ranks have of its result; with `memory`, whether
    a device that has so much can hold what the plan gives it.
    """
    if steps and form not in ("text", "json"):
        message = f"--derivation --format {form}"
        put_errors([InputError("USAGE", message, help="one of the two")])
        return Exit.BAD_INPUT
    if memory is not None and form not in ("text", "json", "html"):
        message = f"--memory --format {form}"
        put_errors([InputError("USAGE", message, help="--format text, json or html")])
        return Exit.BAD_INPUT
    if (fault := output_fault(form, output)) is not None:
        put_errors([fault], form)
        return Exit.BAD_INPUT
    try:
        room = room_of(memory)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    codes: set[Exit] = set()
    answers = JsonAnswers(listed=len(plans) > 1)
    reported: list[Verdict | InputErrors] = []
    for number, (one, lines) in enumerate(_found(plans, given_of(model), answers, form)):
        codes.add(_code(one, room))
        if form == "json":
            answers.add(_data(one, steps, room))
        elif form == "short":
            _tell(one)
        elif form in REPORTS:
            reported.append(one)
        else:
            if number:
                put("")
            _show(one, steps, lines)
            if room is not None and isinstance(one, Verdict) and not one.model.unread:
                put("\n" + memory_of(one, room))
    if form == "json":
        answers.end()
    if form in REPORTS:
        try:
            written(form, reported, output, room=room, options=given_of(model).words)
        except InputErrors as wrong:
            put_errors(wrong)
            return Exit.BAD_INPUT
    return of_all(codes)


def _found(
    plans: Sequence[str], given: Given, answers: JsonAnswers, form: str
) -> Iterator[tuple[Verdict | InputErrors, Lines]]:
    """What comes of each plan, decided when it is asked for."""
    if not any(may_be_several(path, given.root) for path in plans):
        for path in plans:
            try:
                with made_once() if len(plans) == 1 else nullcontext():
                    one = load(path, given)
                yield _kept(one) if one.disagree else one, {}
            except InputErrors as wrong:
                yield wrong, {}
        return
    from shardproof.batch.inputs import Inputs
    from shardproof.cli.progress import progress_unless

    inputs = Inputs(plans, given)
    answers.listed = inputs.listed
    shown = form not in REPORTS and sys.stdout.isatty()
    with progress_unless(shown, "deciding plans") as tell:
        for number, (one, lines) in enumerate(inputs, 1):
            kept = _kept(one) if isinstance(one, Verdict) and one.disagree else one
            yield kept, lines
            tell("deciding plans", number, None)
    if inputs.left_out:
        sys.stdout.flush()
        put_note(left_out_text(inputs.left_out))


MOST_NAMED = 5


def left_out_text(paths: Sequence[str]) -> str:
    """Which files of a folder are no plans."""
    named = ", ".join(clean(path) for path in paths[:MOST_NAMED])
    more = f", and {len(paths) - MOST_NAMED:,} more" if len(paths) > MOST_NAMED else ""
    said = (
        "1 file that is no plan" if len(paths) == 1 else f"{len(paths):,} files that are no plans"
    )
    return f"note: left out {said}: {named}{more}"


def may_be_several(path: str, root: str | None) -> bool:
    """Whether a path is a folder or a stream, or a file that looks like one, at little cost."""
    if path == STDIN or path.lower().endswith(LINES):
        return True
    try:
        ask_inside(path, root)
        found = status(path)
        if not stat.S_ISREG(found.st_mode):
            return stat.S_ISDIR(found.st_mode)
        if found.st_size > PLAN_LIMIT:
            return False
        with opened(path) as file:
            data = file.read()
    except (OSError, ValueError, InputErrors):
        return False
    return b"\n---" in data or b"\n..." in data


def _code(one: Verdict | InputErrors, room: Room | None) -> Exit:
    """What does not fit cannot be run, whatever the law says."""
    if isinstance(one, InputErrors):
        return Exit.BAD_INPUT
    return CODES[one.word] if one.word != "legal" or fits(one, room) else Exit.ILLEGAL


def fits(one: Verdict, room: Room | None) -> bool:
    if room is None or one.model.unread:
        return True
    from shardproof.proofs.nearest.memory import memory

    return memory(one.model, one.plan, room).fits(room)


def memory_of(one: Verdict, room: Room) -> str:
    from shardproof.proofs.nearest.memory import memory
    from shardproof.reports.memory import memory_text

    return memory_text(one.model, memory(one.model, one.plan, room), room, page())


def _kept(one: Verdict) -> Verdict:
    """A verdict on which deciders disagree, and the file that shows it again."""
    from pathlib import Path

    from shardproof.replay import written as kept

    return kept(one, Path.cwd())


def _data(one: Verdict | InputErrors, steps: bool, room: Room | None) -> dict[str, Any]:  # noqa: FBT001
    from shardproof.reports.verdict_json import errors_data, verdict_data  # it counts memory

    if isinstance(one, InputErrors):
        return errors_data(one.errors)
    return verdict_data(one, tree=steps, room=room)


def _tell(one: Verdict | InputErrors) -> None:
    from shardproof.reports.short import error_lines, verdict_lines

    lines = verdict_lines(one) if isinstance(one, Verdict) else error_lines(one.errors)
    for line in lines:
        put(line)


def _show(one: Verdict | InputErrors, steps: bool, lines: Lines) -> None:  # noqa: FBT001
    if isinstance(one, InputErrors):
        sys.stdout.flush()
        put_errors(one, lines=lines)
    else:
        files = [spot.place.file for spot in one.spots if spot.place]
        put(verdict_text(one, page(), lines_of(files, lines)))
        if steps:
            _show_steps(one)


def _show_steps(one: Verdict) -> None:
    """Every operator of a legal plan, or the one that is to blame."""
    if one.model.unmodelled:
        return
    if not one.legal:
        from shardproof.spec.engine.blame import who_is_to_blame

        found = who_is_to_blame(one.model, one.plan)
        if found is not None:
            put(f"\nto blame {clean(found.where)}\n  {clean(found.said)}")
        return
    from shardproof.reports.derivations import derivation_text

    put(derivation_text(one.model, one.plan))
