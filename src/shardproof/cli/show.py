"""`shardproof show`: which rank holds which block of every tensor, and when decode runs what."""

from __future__ import annotations

import json
from pathlib import Path

from shardproof.api import load
from shardproof.cli.exits import Exit
from shardproof.cli.output import put, put_errors, put_json
from shardproof.cli.program import check_size
from shardproof.cli.unread import tell_unknown
from shardproof.reports.pictures.gather import picture
from shardproof.reports.pictures.holding import Picture
from shardproof.reports.pictures.timeline import Timeline, timeline
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.plan.plan import PHASES
from shardproof.spec.record import dataclass, replace
from shardproof.spec.verdict import Verdict
from shardproof.texts.inputs import Given, shown_name


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says."""

    given: Given = Given()
    tensors: tuple[str, ...] = ()
    phase: str = "both"
    every: bool = False
    timeline: bool = False
    trace: str | None = None


def show(path: str, asked: Asked, form: str) -> Exit:
    """Draw a plan, legal or not: what it is is another question."""
    try:
        verdict = load(path, asked.given)
        if verdict.model.unread:
            return tell_unknown(shown_name(path), verdict.model, form)
        if verdict.plan.edits:
            check_size(verdict.model, verdict.plan, path)
        found = _drawn(verdict, asked)
        if asked.trace is not None:
            _trace(verdict, asked.trace, shown_name(path))
    except InputErrors as wrong:
        put_errors(wrong, "json" if form == "json" else "text")
        return Exit.BAD_INPUT
    _put(verdict, found, asked, form)
    return Exit.LEGAL


def _drawn(verdict: Verdict, asked: Asked) -> Picture:
    found = picture(verdict.model, verdict.plan)
    chosen = PHASES if asked.phase == "both" else (asked.phase,)
    found = replace(found, phases=tuple(each for each in found.phases if each.name in chosen))
    _ask_known(found, asked.tensors)
    return found


def _ask_known(found: Picture, wanted: tuple[str, ...]) -> None:
    from shardproof.reports.pictures.text import is_wanted

    tensors = [t for phase in found.phases for each in phase.sections for t in each.tensors]
    for name in wanted:
        if not any(is_wanted(each, (name,)) for each in tensors):
            some = list(dict.fromkeys(t.name for t in tensors if t.kind != "activation"))
            right = f"weight, cache, activation, or of {', '.join(some[:16])}"
            raise InputErrors(InputError("USAGE", f"--tensor {name[:60]}", help=right))


def _put(verdict: Verdict, found: Picture, asked: Asked, form: str) -> None:
    schedule = timeline(verdict.model, verdict.plan)
    if form == "json":
        from shardproof.reports.pictures.as_json import picture_data

        name = verdict.source.name or "plan"
        put_json(picture_data(name, found, schedule, asked.tensors))
    elif form == "svg":
        from shardproof.reports.pictures.sheet import sheet

        put(sheet(found, None if asked.tensors else schedule, asked.tensors))
    else:
        from shardproof.reports.pictures.text import picture_text
        from shardproof.reports.pictures.timeline import timeline_text

        parts = [] if asked.timeline else [picture_text(found, asked.tensors, every=asked.every)]
        if schedule is not None and asked.phase != "prefill" and _is_told(schedule, asked):
            parts.append(timeline_text(schedule))
        put("\n\n".join(parts))


def _is_told(schedule: Timeline, asked: Asked) -> bool:
    """A schedule of one stage that runs step by step says nothing."""
    plain = schedule.stages == schedule.groups == schedule.lanes == 1
    return asked.timeline or not (plain or asked.tensors)


def _trace(verdict: Verdict, file: str, name: str) -> None:
    """Write the schedule for Perfetto, over no file that is there."""
    from shardproof.reports.pictures.timeline import trace_data

    found = timeline(verdict.model, verdict.plan)
    if found is None:
        raise InputErrors(
            InputError("USAGE", "--trace", help="the plan declares `steps: 0`: nothing is decoded")
        )
    try:
        with Path(file).open("x", encoding="utf-8") as out:
            json.dump(trace_data(found, name), out, indent=1)
            out.write("\n")
    except OSError as wrong:
        message = f"it cannot be written: {wrong.strerror}"
        right = "name a new file"
        raise InputErrors(InputError("FILE-WRITE", message, Place(file), help=right)) from None
