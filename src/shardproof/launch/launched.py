"""A launch command judged: what it is, what the engine says, what the law says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import PurePosixPath
from typing import cast

from shardproof.api import decide_read
from shardproof.launch.block_scales import with_law
from shardproof.launch.commands import Commands
from shardproof.launch.model import Found, model_of_command
from shardproof.spec.dialects.asked import Part
from shardproof.spec.dialects.launch import Launch, Pool, lowered
from shardproof.spec.dialects.profiles import judge
from shardproof.spec.dialects.profiles.judged import Judged, Outcome
from shardproof.spec.dialects.reading import Reading, read_command
from shardproof.spec.dialects.words import COMMAND, Word, known
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node, plain
from shardproof.spec.source.read import read_file, read_text
from shardproof.spec.verdict import Source, Verdict
from shardproof.texts.files import is_file
from shardproof.texts.inputs import Given, ask_inside

GRAVEST: tuple[Outcome, ...] = ("rejected", "wrong", "fails_later", "unknown", "accepted")


@dataclass(frozen=True, slots=True)
class Launched:
    """What became of the commands that were given."""

    commands: Commands
    launch: Launch
    found: Found
    plan: Plan | None
    """None where our plans have no word for what the engine does."""
    judged: tuple[Judged, ...]
    """What the engine says of each pool."""
    notes: tuple[str, ...]

    @property
    def model(self) -> Model:
        return self.found.model

    @property
    def unknown(self) -> tuple[str, ...]:
        """Why nothing is judged."""
        return tuple(f"{lack.name}: {lack.what}" for lack in self.launch.lacks)

    @property
    def gravest(self) -> Judged:
        """Of two pools, the one of which the engine says the worse."""
        return min(self.judged, key=lambda one: GRAVEST.index(one.outcome))

    def verdict(self) -> Verdict | None:
        """What the law says of the plan that the engine would run."""
        if self.plan is None:
            return None
        source = Source(self.commands.name, self.launch.plan, self.found.config)
        return decide_read(self.model, self.plan, source)


def launched(commands: Commands, given: Given, version: str | None = None) -> Launched:
    """Read commands, find their model, and lay it out as their engine would."""

    def read(word: Word) -> Node:
        return _file(word, commands, given)

    readings = [one for each in commands.started for one in read_command(each, version, read)]
    found = model_of_command(readings[0], given)
    _ask_one_model(readings)
    launch = _launch(readings, found.model)
    plan = None if launch.lacks else read_plan(launch.plan)
    said = tuple(_said(pool, found) for pool in launch.pools)
    if plan is not None:
        said = tuple(
            with_law(one, pool, launch.plan, found.model)
            for one, pool in zip(said, launch.pools, strict=True)
        )
    notes = (*commands.notes, *found.notes, *launch.notes)
    return Launched(commands, launch, found, plan, said, notes)


def _said(pool: Pool, found: Found) -> Judged:
    """What the engine says; what it cannot read is at the option that says it."""
    try:
        return judge(pool.asked, found.published)
    except InputErrors as wrong:
        placed = [each if each.place is not None else _placed(each, pool.reading)
                  for each in wrong.errors]  # fmt: skip
        raise InputErrors(placed) from None


def _placed(error: InputError, reading: Reading) -> InputError:
    """The error at the option of its field, or at the one whose JSON has it."""
    holding = (
        name
        for name, option in reading.asked.options.items()
        if name == error.field or error.field in _keys(option.value)
    )
    return replace(error, place=reading.place(*holding))


def _keys(value: object) -> Iterable[str]:
    return cast("dict[str, object]", value) if isinstance(value, dict) else ()


def _file(word: Word, commands: Commands, given: Given) -> Node:
    """A file that the command names: one that its text writes, or one that is here."""
    name = known(word)
    for here in (name, PurePosixPath(name).name):
        if here in commands.files:
            return read_text(commands.files[here], here)
    ask_inside(name, given.root)
    if not is_file(name):
        message = f"the file {name[:80]} that the command names is not here"
        right = "run this where it is, or write its options into the command"
        raise InputErrors(InputError("COMMAND-FILE", message, word.place, name[:60], right))
    return read_file(name)


def _launch(readings: Sequence[Reading], model: Model) -> Launch:
    """One command, a pair, or several that say the same of the whole."""
    if len(readings) == 1:
        return lowered(readings, model)
    if len(readings) == 2 and _pair(readings):
        chosen = [*readings]
    else:
        first = _of_each_part(readings, model)
        chosen = [first[part] for part in ("prefill", "decode", "both") if part in first]
    if len(chosen) > 2:
        place = chosen[-1].started.program.place
        message = "pools of prefill and of decode, and a command that does both"
        raise InputErrors(InputError("COMMAND-PAIR", message, place, help="give two of them"))
    launch = lowered(_parted(chosen) if len(chosen) > 1 else chosen, model)
    told: list[str] = []
    if len(chosen) > 1:
        told.append(f"two pools, {sum(pool.devices for pool in launch.pools):,} devices in all")
    if len(readings) > len(chosen):
        told.append(f"{len(readings)} commands describe these devices, each for a part of them")
    return replace(launch, notes=(*told, *launch.notes))


def _of_each_part(readings: Sequence[Reading], model: Model) -> dict[str, Reading]:
    """The first command of each pool; others of the same have to say the same."""
    first: dict[str, Reading] = {}
    plans: dict[str, object] = {}
    for reading in readings:
        part, fields = reading.asked.part, _fields(lowered([reading], model).plan)
        first.setdefault(part, reading)
        if plans.setdefault(part, fields) != fields:
            place = reading.started.program.place
            message = f"{len(readings)} commands that do not say the same"
            right = "give one, or a pair of prefill and decode"
            raise InputErrors(InputError("COMMAND-PAIR", message, place, help=right))
    return first


def _parted(readings: Sequence[Reading]) -> list[Reading]:
    """Of a pair that does not say which is which, the first is prefill's."""
    parts: list[Part] = [reading.asked.part for reading in readings]
    other: dict[Part, Part] = {"prefill": "decode", "decode": "prefill", "both": "both"}
    if parts == ["both", "both"]:
        parts = ["prefill", "decode"]
    elif "both" in parts:
        at = parts.index("both")
        parts[at] = other[parts[1 - at]]
    return [
        replace(reading, asked=replace(reading.asked, part=part))
        for reading, part in zip(readings, parts, strict=True)
    ]


def _pair(readings: Sequence[Reading]) -> bool:
    """Whether the user has joined two commands by hand."""
    return readings[0].started.program.place.file == COMMAND


def _fields(node: Node) -> object:
    """A plan's fields without places."""
    return plain(node)


def _ask_one_model(readings: Sequence[Reading]) -> None:
    names = {reading.asked.model for reading in readings if reading.asked.model}
    if len(names) > 1:
        first, second = sorted(names)[:2]
        place = readings[1].place("model", "model_path")
        message = f"two models: {first[:60]} and {second[:60]}"
        right = "one model for both phases"
        raise InputErrors(InputError("COMMAND-PAIR", message, place, "model", right))
