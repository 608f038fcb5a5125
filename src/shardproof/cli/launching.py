"""Commands on a launch command in place of a plan: `check`, `why`, `certify`, `import`."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shardproof.cli.check import fits, memory_of
from shardproof.cli.exits import Exit
from shardproof.cli.output import lines_of, page, put, put_errors, put_json
from shardproof.cli.room import launched_room
from shardproof.launch.commands import Commands, of_file, of_words
from shardproof.launch.launched import Launched, launched
from shardproof.proofs.nearest.memory import Room
from shardproof.reports.launch import (
    engine_data,
    engine_text,
    lacks_text,
    launch_data,
    launch_text,
    others_data,
    others_text,
    unknown_data,
)
from shardproof.reports.printable import clean
from shardproof.reports.terminal import Lines, verdict_text
from shardproof.reports.verdict_json import verdict_data
from shardproof.spec.dialects.flags.table import is_version
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.record import dataclass, replace
from shardproof.spec.verdict import Verdict, Word
from shardproof.texts.files import STDOUT, ask_target, is_file, write_whole
from shardproof.texts.inputs import Given

if TYPE_CHECKING:
    from shardproof.reports.reasons import Why, WhyEdited
    from shardproof.reports.verdict_ci import LaunchFound

CODES: Mapping[Word, Exit] = {
    "legal": Exit.LEGAL, "illegal": Exit.ILLEGAL, "unknown": Exit.UNKNOWN,
}  # fmt: skip
WORDS: Mapping[Exit, Word] = {code: word for word, code in CODES.items()}
PLAN_ENDINGS = (".yaml", ".yml", ".json")


@dataclass(frozen=True, slots=True)
class Asked:
    """A launch command as a command line gives it."""

    words: tuple[str, ...] = ()
    file: str | None = None
    version: str | None = None

    @property
    def given(self) -> bool:
        return bool(self.words) or self.file is not None

    @property
    def behind(self) -> tuple[str, ...]:
        """What gives the same command again."""
        return ("-f", self.file) if self.file is not None else ("--", *self.words)

    def options(self, given: Given) -> tuple[str, ...]:
        """What stands before that."""
        version = () if self.version is None else ("--engine-version", self.version)
        return (*given.words, *version)


def is_launch(words: Sequence[str]) -> bool:
    """Whether what stands behind `--` is a command, and no name of a plan's file."""
    plans = all(word.endswith(PLAN_ENDINGS) or is_file(word) for word in words)
    return bool(words) and not plans


def commands_of(asked: Asked, given: Given) -> Commands:
    """The commands, from wherever they are given."""
    if asked.words and asked.file is not None:
        raise InputErrors(InputError("USAGE", "a command and a file of commands", help="one"))
    if asked.version is not None and not is_version(asked.version):
        message = f"--engine-version {asked.version[:40]}"
        raise InputErrors(InputError("USAGE", message, help="numbers, as 0.11.0"))
    return of_words(asked.words) if asked.file is None else of_file(asked.file, given.root)


RAISED = "raised"
"""In place of a format: errors of input are the caller's to tell."""


class Refused(Exception):
    """An error of input that has been told."""


def read(asked: Asked, given: Given, form: str) -> tuple[Launched, Lines]:
    """The command read, and the lines that verdicts on it point into."""
    commands: Commands | None = None
    try:
        commands = commands_of(asked, given)
        version = asked.version.removeprefix("v") if asked.version else None
        return launched(commands, given, version), dict(commands.lines)
    except InputErrors as wrong:
        if form == RAISED:
            raise
        put_errors(wrong, form, _lines(asked, commands))
        raise Refused from None


def _lines(asked: Asked, commands: Commands | None) -> Lines:
    from shardproof.spec.dialects.words import COMMAND, shown

    if commands is not None:
        return dict(commands.lines)
    return {COMMAND: [shown(asked.words)]} if asked.words else {}


def check(
    asked: Asked,
    given: Given,
    form: str,
    *,
    steps: bool = False,
    memory: str | None = None,
    output: str | None = None,
) -> Exit:
    """What the command is, what its engine says, what the law says."""
    ci = form in ("markdown", "sarif", "junit")
    try:
        _ask_output(form, output)
        _ask_no_memory(form if ci else "", memory)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    try:
        found, lines = read(asked, given, RAISED if ci else form)
        room = launched_room(memory, found)
        verdict = found.verdict()
    except Refused:
        return Exit.BAD_INPUT
    except InputErrors as wrong:
        if ci:
            put_for_ci(form, wrong, output)
        else:
            put_errors(wrong, form, _lines(asked, None))
        return Exit.BAD_INPUT
    if form == "json":
        put_json(data_of(found, given, verdict, steps=steps, room=room))
    elif form == "html":
        put_page(asked, found, verdict, given, Sheet(lines, output, room))
    elif ci:
        put_for_ci(form, _for_ci(asked, found, verdict), output)
    else:
        tell(found, verdict, lines)
        put_others(found, given, room)
        if room is not None and verdict is not None and not verdict.model.unread:
            put("\n" + memory_of(verdict, room))
    code = code_of(found, verdict)
    if code is Exit.LEGAL and verdict is not None and not fits(verdict, room):
        return Exit.ILLEGAL
    return code


def _for_ci(asked: Asked, found: Launched, verdict: Verdict | None) -> LaunchFound:
    from shardproof.reports.launch import mesh, named
    from shardproof.reports.verdict_ci import LaunchFound
    from shardproof.spec.dialects.words import shown

    pools = found.launch.pools
    return LaunchFound(
        shown(asked.words) if asked.words else found.commands.name,
        WORDS[code_of(found, verdict)],
        "; ".join(f"{named(pool)}: {found.model.name} on {mesh(pool)}" for pool in pools),
        pools[0].reading.started.words[0].place,
        [(pool.reading.name, said) for pool, said in zip(pools, found.judged, strict=True)],
        verdict,
        found.launch.lacks if verdict is None else (),
    )


def put_for_ci(form: str, found: LaunchFound | InputErrors, output: str | None) -> None:
    from shardproof.cli.reported import for_ci, put_report

    put_report(for_ci(form, [found]), output)


def _ask_no_memory(form: str, memory: str | None) -> None:
    if form and memory is not None:
        right = "--format text, json or html"
        raise InputErrors(InputError("USAGE", f"--memory --format {form}", help=right))


def _ask_output(form: str, output: str | None) -> None:
    if output is None:
        return
    from shardproof.cli.reported import output_fault

    if (fault := output_fault(form, output)) is not None:
        raise InputErrors(fault)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a page needs beside what was found."""

    lines: Lines
    output: str | None
    room: Room | None
    kept: Mapping[str, str] | None = None
    """The files that replay a counterexample."""


def put_page(
    asked: Asked, found: Launched, reasons: Verdict | Why | WhyEdited | None, given: Given,
    sheet: Sheet,
) -> None:  # fmt: skip
    """All of it as a page; with reasons that `why` found, the certificate too."""
    from shardproof.cli.reported import certificate_in, files_in, page_given, put_report
    from shardproof.launch.ways import others
    from shardproof.reports.html.launched import LaunchPage, launched_report
    from shardproof.spec.dialects.words import shown

    files = [lack.place.file for lack in found.launch.lacks]
    certificate = ""
    if reasons is not None:
        files += files_in(reasons)
        certificate = "" if isinstance(reasons, Verdict) else certificate_in(reasons)
    made = page_given(files, sheet.kept or {}, certificate, sheet.room, asked.options(given))
    made = replace(made, lines={**made.lines, **sheet.lines}, launch=asked.behind)
    name = shown(asked.words) if asked.words else found.commands.name
    more = others(found, given, sheet.room)
    told = LaunchPage(
        name, found.model, found.launch, found.judged, found.gravest, more, found.notes
    )
    put_report(launched_report(told, reasons, made), sheet.output)


def check_plainly(words: tuple[str, ...], file: str | None, model: str | None, form: str) -> Exit:
    """The same with what most commands are given."""
    return check(Asked(words, file), Given(model), form)


def code_of(found: Launched, verdict: Verdict | None) -> Exit:
    """1 if the engine refuses, whatever the law knows; else the law's."""
    law = Exit.UNKNOWN if verdict is None else CODES[verdict.word]
    said = found.gravest
    if said.outcome == "accepted":
        return law
    if said.outcome == "unknown":
        return Exit.UNKNOWN if law is Exit.LEGAL else law
    return Exit.ILLEGAL


def put_others(found: Launched, given: Given, room: Room | None) -> None:
    """What else the engine takes on the same devices, for a person."""
    if found.gravest.outcome == "accepted":
        return
    from shardproof.launch.ways import others

    if (more := others(found, given, room)) is not None:
        [pool] = found.launch.pools
        put("\n" + others_text(pool, more, page()))


def data_of(
    found: Launched,
    given: Given,
    verdict: Verdict | None,
    *,
    steps: bool = False,
    room: Room | None = None,
) -> dict[str, Any]:
    """A verdict for a program, with what the command is and what its engine says."""
    if verdict is None:
        name, why = found.commands.name, found.unknown
        data = unknown_data(name, found.model, found.launch, why)
    else:
        data = verdict_data(verdict, tree=steps, room=room)
    return {**data, **beside(found, given, room)}


def beside(found: Launched, given: Given, room: Room | None = None) -> dict[str, Any]:
    """What a verdict for a program has beside what the law says."""
    from shardproof.launch.ways import others

    launch = launch_data(found.launch, found.notes)
    if (more := others(found, given, room)) is not None:
        launch["others"] = others_data(more)
    return {
        "launch": launch,
        "engine": engine_data(found.launch.pools[0].reading.name, found.gravest),
    }


def head(found: Launched) -> str:
    """What the command is, and what its engine says."""
    out = [launch_text(found.launch, found.model, page())]
    for pool, said in zip(found.launch.pools, found.judged, strict=True):
        out += ["", engine_text(pool.reading.name, said, page())]
    return "\n".join(out)


def tell(found: Launched, verdict: Verdict | None, lines: Lines) -> None:
    """All of it for a person."""
    put(head(found))
    put("")
    if verdict is None:
        put(lacks_text(found.commands.name, found.launch.lacks, page(), _all(found, lines)))
    else:
        files = [spot.place.file for spot in verdict.spots if spot.place]
        # No command has a plan's fields: what would be legal is told in our words.
        put(verdict_text(verdict, page(), {**lines_of(files), **lines}, remedy="as a plan"))
        if found.notes and not (verdict.notes or verdict.reasons or verdict.unknown):
            put("")
    for note in found.notes:
        put(page().wrap(clean(note), "note: ", "  "))


def _all(found: Launched, lines: Lines) -> Lines:
    return {**lines_of(lack.place.file for lack in found.launch.lacks), **lines}


# `import` ------------------------------------------------------------------------------------


def import_(asked: Asked, given: Given, output: str | None, form: str, *, force: bool) -> Exit:
    """Write the plan of a command, with what it means."""
    from shardproof.launch.writing import model_file, plan_text

    try:
        if output is not None:
            ask_target(output, lambda _: False, "--output", force=force)
        found, lines = read(asked, given, form)
        output = None if output == STDOUT else output
        if found.plan is None:
            return _nothing(found, lines, form)
        named = _named(found, output)
        text = plan_text(found, named)
        if output is not None:
            if found.found.path is None:
                beside = Path(output).parent / named if named else Path(output)
                ask_target(str(beside), lambda _: False, "--output", force=force)
                write_whole(str(beside), model_file(found.model), "--output")
            write_whole(output, text.encode("utf-8"), "--output")
    except Refused:
        return Exit.BAD_INPUT
    except InputErrors as wrong:
        put_errors(wrong, form, _lines(asked, None))
        return Exit.BAD_INPUT
    if form == "json":
        launch = launch_data(found.launch, found.notes)
        put_json({"version": 1, "model": found.model.name, "file": output, "plan": text,
                  "launch": launch})  # fmt: skip
    elif output is None:
        put(text.rstrip("\n"))
    else:
        put(launch_text(found.launch, found.model, page()))
        put(f"wrote {clean(output)}; `shardproof check {clean(output)}` gives its verdict")
    return Exit.LEGAL


def _nothing(found: Launched, lines: Lines, form: str) -> Exit:
    if form == "json":
        put_json({"version": 1, "input": found.commands.name, "model": found.model.name,
                  "verdict": "unknown", "unknown": list(found.unknown),
                  "launch": launch_data(found.launch, found.notes)})  # fmt: skip
    else:
        tell(found, None, lines)
    return Exit.UNKNOWN


def _named(found: Launched, output: str | None) -> str | None:
    """The config's path, relative to the plan; none where it is in no file."""
    home = Path(output).parent if output is not None else Path()
    if found.found.path is not None:
        return os.path.relpath(found.found.path, home)
    return f"{Path(output).stem}.model.json" if output is not None else None
