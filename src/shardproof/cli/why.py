"""`shardproof why`: every reason, what it does when it is run, and the nearest legal plans."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from shardproof.api import load, model_of
from shardproof.cli.check import fits, memory_of
from shardproof.cli.exits import Exit
from shardproof.cli.output import lines_of, page, put, put_errors, put_json
from shardproof.cli.progress import stages
from shardproof.cli.reported import output_fault, page_given, put_report, written
from shardproof.cli.room import launched_room, room_of
from shardproof.executor.run.outcome.outcome import DRAWS
from shardproof.executor.run.verdict.search import SEED
from shardproof.proofs.nearest.change import Change, Tree
from shardproof.proofs.open.budget import Budget
from shardproof.proofs.open.lines import is_open, read_open
from shardproof.reports.printable import clean
from shardproof.reports.reasons import Shown
from shardproof.reports.terminal import Lines
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.plan.reads import made_once
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import PLAN_LIMIT
from shardproof.texts.inputs import STDIN, Given, read_input, shown_name

if TYPE_CHECKING:
    from shardproof.cli import launching
    from shardproof.launch.launched import Launched
    from shardproof.proofs.nearest.memory import Room
    from shardproof.proofs.nearest.search import Near
    from shardproof.reports.reasons import WhyOpen
    from shardproof.spec.verdict import Verdict

MOST_NEAR = 1_000
MOST_SECONDS = 10**6
_CODES = {"legal": Exit.LEGAL, "illegal": Exit.ILLEGAL, "unknown": Exit.UNKNOWN}


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says."""

    given: Given = Given()
    devices: int | None = None
    limit: int = 3
    apply: int | None = None
    keep: str | None = None
    every: bool = False
    seed: int = SEED
    budget: float = 60
    output: str | None = None
    memory: str | None = None


def why(path: str, asked: Asked, form: str) -> Exit:
    """Tell why a plan, or every completion of an open one, is illegal."""
    try:
        _check(path, asked, form)
        room_of(asked.memory)
        root = read_input(path, PLAN_LIMIT, asked.given.root)
        if is_open(root) or asked.devices is not None:
            return _open(path, root, asked, form)
        with made_once():
            return _concrete(path, asked, form)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT


def why_plainly(path: str, model: str | None, form: str) -> Exit:
    """The same without any option but these."""
    return why(path, Asked(Given(model)), form)


def _check(path: str, asked: Asked, form: str) -> None:
    if (fault := output_fault(form, asked.output)) is not None:
        raise InputErrors(fault)
    if asked.apply is not None and path == STDIN:
        message = "--apply writes into the plan's file, and standard input is none"
        raise InputErrors(InputError("USAGE", message, help="name a file"))
    for name, value, high in (("limit", asked.limit, MOST_NEAR), ("apply", asked.apply, MOST_NEAR)):
        if value is not None and not 1 <= value <= high:
            message = f"--{name} {value}"
            raise InputErrors(InputError("USAGE", message, help=f"from 1 to {high}"))
    if not 0 < asked.budget <= MOST_SECONDS:
        right = f"seconds, up to {MOST_SECONDS:,}"
        raise InputErrors(InputError("USAGE", f"--budget {asked.budget:g}", help=right))
    if not 0 <= asked.seed < DRAWS:
        right = f"from 0 to {DRAWS - 1:,}"
        raise InputErrors(InputError("USAGE", f"--seed {asked.seed}", help=right))
    if asked.devices is not None and not 1 <= asked.devices <= 2**20:
        right = f"from 1 to {2**20:,}"
        raise InputErrors(InputError("USAGE", f"--devices {asked.devices}", help=right))
    if asked.keep is not None:
        _ask_folder(asked.keep)


def _ask_folder(name: str) -> None:
    from pathlib import Path

    if not Path(name).is_dir():
        message = "there is no folder of that name"
        raise InputErrors(InputError("USAGE", message, Place(name), "--keep", "make it first"))


def _ask_no_devices(asked: Asked) -> None:
    if asked.devices is not None:
        message = "--devices is of an open plan, and a launch command says how many"
        raise InputErrors(InputError("USAGE", message, help="leave it out"))


def why_launch(launch: launching.Asked, asked: Asked, form: str) -> Exit:
    """The same of the plan that a launch command is."""
    from shardproof.cli import launching

    try:
        _check(STDIN if asked.apply is not None else "", asked, form)
        _ask_no_devices(asked)
        found, lines = launching.read(launch, asked.given, form)
        verdict = found.verdict()
        room = launched_room(asked.memory, found)
    except launching.Refused:
        return Exit.BAD_INPUT
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if verdict is None:
        if form == "json":
            put_json(launching.data_of(found, asked.given, None, room=room))
        elif form == "html":
            sheet = launching.Sheet(lines, asked.output, room)
            launching.put_page(launch, found, None, asked.given, sheet)
        else:
            launching.tell(found, None, lines)
            launching.put_others(found, asked.given, room)
        return launching.code_of(found, None)
    if form == "text":
        put(launching.head(found) + "\n")
    law = _told(STDIN, verdict, asked, form, lines, room, (launch, found))
    if form == "text":
        launching.put_others(found, asked.given, room)
    return launching.code_of(found, verdict) if law is Exit.LEGAL else law


def _concrete(path: str, asked: Asked, form: str) -> Exit:
    verdict = load(path, asked.given)
    return _told(path, verdict, asked, form, {}, room_of(asked.memory))


def _told(
    path: str,
    verdict: Verdict,
    asked: Asked,
    form: str,
    lines: Lines,
    room: Room | None,
    launch: tuple[launching.Asked, Launched] | None = None,
) -> Exit:
    from shardproof.reports.why import why_data, why_text
    from shardproof.verdict.why_illegal import why as reasons_of

    if verdict.plan.edits and verdict.word == "illegal":
        return _edited(verdict, asked, form)
    limit = max(asked.limit, asked.apply or 0)
    found = reasons_of(verdict, limit, seed=asked.seed, room=room)
    shown = {told.reason.clause.code: told.shown for told in found.told if told.shown}
    kept = _keep(asked, shown)
    if form == "json":
        put_json({**why_data(found, room), **_beside(launch, asked, room)})
    elif form == "html" and launch is not None:
        from shardproof.cli import launching

        sheet = launching.Sheet(lines, asked.output, room, kept)
        launching.put_page(*launch, found, asked.given, sheet)
    elif form == "html":
        written(form, [found], asked.output, kept, certified=True, room=room,
                options=asked.given.words)  # fmt: skip
    elif not found.told:
        from shardproof.reports.terminal import verdict_text

        put(verdict_text(verdict, page(), {**lines_of(_files(verdict.spots)), **lines}))
    else:
        spots = [spot for told in found.told for spot in (told.spot, *told.config)]
        shown_lines = {**lines_of(_files(spots)), **lines}
        put(why_text(found, page(), shown_lines, kept, command=launch is not None))
    if room is not None and form == "text" and not verdict.model.unread:
        put("\n" + memory_of(verdict, room))
    if asked.apply is not None and found.told:
        near = _chosen(found.nearest, asked.apply)
        _apply(path, near.changes, near.tree, form)
        return Exit.LEGAL
    if verdict.word == "legal" and not fits(verdict, room):
        return Exit.ILLEGAL
    return Exit.UNKNOWN if found.disagreement else _CODES[verdict.word]


def _edited(verdict: Verdict, asked: Asked, form: str) -> Exit:
    from shardproof.reports.why_edited import why_edited_data, why_edited_text
    from shardproof.verdict.why_edited import why_edited

    found = why_edited(verdict, asked.seed)
    kept = _keep(asked, {"edits": found.shown} if found.shown else {})
    if form == "json":
        put_json(why_edited_data(found))
    elif form == "html":
        written(form, [found], asked.output, kept, certified=True, options=asked.given.words)
    else:
        files = [each.place.file for each in found.blamed if each.place]
        put(why_edited_text(found, page(), lines_of(files), kept.get("edits", "")))
    return Exit.ILLEGAL


def _open(path: str, root: Node, asked: Asked, form: str) -> Exit:
    from shardproof.reports.why import why_open_data, why_open_text
    from shardproof.verdict.why_open import tree_after, why_open

    name = shown_name(path)
    model, config = model_of(name, root, asked.given)
    plan = read_open(root, model, asked.devices)
    limit, room = max(asked.limit, asked.apply or 0), room_of(asked.memory)
    if model.unmodelled:
        from shardproof.cli.unread import tell_unknown  # it knows all reports

        return tell_unknown(name, model, form)
    with stages("reasons") as tell:
        budget = Budget(asked.budget, tell)
        found = why_open(
            plan, limit, config, every=asked.every, seed=asked.seed, budget=budget,
            room=room,
        )  # fmt: skip
    shown = {str(n): each.shown for n, each in enumerate(found.because, 1) if each.shown}
    kept = _keep(asked, shown)
    places = [said.place for each in found.because for said in each.lines]
    spots = [s for each in found.because for broken in each.clauses for s in broken.config]
    files = [place.file for place in [*places, *(spot.place for spot in spots)] if place]
    if form == "json":
        put_json(why_open_data(name, found))
    elif form == "html":
        from shardproof.reports.html.open_plan import open_report

        certificate = _certificate(name, root, asked, found)
        devices = () if asked.devices is None else ("--devices", str(asked.devices))
        given = page_given(files, kept, certificate, room, (*asked.given.words, *devices))
        put_report(open_report(name, found, given), asked.output)
    else:
        put(why_open_text(name, found, page(), lines_of(files), kept))
        if found.found is not None and room is not None:
            from shardproof.proofs.nearest.memory import memory
            from shardproof.reports.memory import memory_text

            put("\n" + memory_text(model, memory(model, found.found, room), room, page()))
    if asked.apply is not None and found.because:
        near = _chosen(found.nearest, asked.apply)
        _apply(path, near.changes, tree_after(root, near), form)
        return Exit.LEGAL
    if found.undecided:
        return Exit.UNKNOWN
    return Exit.LEGAL if found.found is not None else Exit.ILLEGAL


def _beside(
    launch: tuple[launching.Asked, Launched] | None, asked: Asked, room: Room | None
) -> Mapping[str, object]:
    """What a launch command says beside its plan, for a program."""
    if launch is None:
        return {}
    from shardproof.cli import launching

    return launching.beside(launch[1], asked.given, room)


def _certificate(name: str, root: Node, asked: Asked, found: WhyOpen) -> str:
    """What `certify` writes of an open plan of which nothing is left, where it writes anything."""
    from shardproof.cli.certify_open import Unknown, nothing_left

    if not found.because or asked.devices is not None:
        return ""
    try:
        made = nothing_left(name, root, asked.given)
    except InputErrors:
        return ""
    return "" if isinstance(made, Unknown) else made[0].decode()


def _files(spots: Iterable[object]) -> list[str]:
    from shardproof.spec.plan.locate import Spot

    return [spot.place.file for spot in spots if isinstance(spot, Spot) and spot.place]


def _keep(asked: Asked, shown: dict[str, Shown]) -> dict[str, str]:
    """A replay file for each reason that was shown."""
    if asked.keep is None:
        return {}
    import shlex
    from pathlib import Path

    from shardproof.cli.witness import check_target, save

    kept: dict[str, str] = {}
    for name, each in shown.items():
        file = str(Path(asked.keep, f"{name}.json"))
        check_target(file)
        save(file, each.witness)
        kept[name] = shlex.quote(file)
    return kept


def _chosen(near: Sequence[Near], number: int) -> Near:
    if number <= len(near):
        return near[number - 1]
    message = f"--apply {number}, and {len(near)} legal plans were found nearby"
    raise InputErrors(InputError("USAGE", message, help="leave --apply out to see them"))


def _apply(path: str, changes: Sequence[Change], wanted: Tree, form: str) -> None:
    import shlex
    from pathlib import Path

    from shardproof.texts.repair import repaired, replace_file

    with Path(path).open(encoding="utf-8", errors="surrogateescape", newline="") as file:
        text = file.read(PLAN_LIMIT + 1)
    new = repaired(text, changes, wanted, path)
    replace_file(path, text, new)
    if form != "json":
        name = clean(shlex.quote(path))
        put(f"\nwrote {clean(path)}; `shardproof check {name}` gives its verdict")
