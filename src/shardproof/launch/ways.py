"""What else the engine takes on the same devices, as whole commands of its own."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping

from shardproof.launch.commands import of_words
from shardproof.launch.launched import Launched, launched
from shardproof.proofs.nearest.memory import Room, memory
from shardproof.spec.dialects.asked import Engine
from shardproof.spec.dialects.flags.table import table
from shardproof.spec.dialects.launch import Pool
from shardproof.spec.dialects.others import Other, Others
from shardproof.spec.dialects.profiles.alternatives import Way, alternatives
from shardproof.spec.dialects.reading import Reading, bearing
from shardproof.spec.dialects.words import shown
from shardproof.spec.errors import InputErrors
from shardproof.spec.verdict import Verdict, Word
from shardproof.texts.inputs import Given

PROGRAMS: Mapping[Engine, str] = {
    "vllm": "vllm serve",
    "sglang": "python -m sglang.launch_server",
    "tensorrt-llm": "trtllm-serve",
}
WORKERS: Mapping[Engine, str] = {
    "vllm": "python -m dynamo.vllm",
    "sglang": "python -m dynamo.sglang",
    "tensorrt-llm": "python -m dynamo.trtllm",
}
ROOM = 1.001
"""No device is given more weights than it had; the last digits are those of a division."""
MOST, MOST_TRIED = 4, 6


def others(found: Launched, given: Given, room: Room | None = None) -> Others | None:
    """Ways for the pool that the engine refuses; none of a pair, whose pools hang together.

    With `room`, all that devices of so much memory can hold; without, none that puts more weights
    on a device than the command.
    """
    if len(found.launch.pools) != 1 or found.gravest.outcome == "accepted":
        return None
    [pool] = found.launch.pools
    if pool.asked.engine not in PROGRAMS:
        return None
    ways = alternatives(
        pool.asked, found.found.published, most=MOST_TRIED, heavier=room is not None
    )
    each = [way for way in ways.ways if room is not None or way.weights <= ROOM]
    why = ways.why
    if ways.ways and not each:
        why = "every other way holds more weights on a device than this one; --memory SIZE says how"
        why += " much there is room for"
    right: list[Other] = []
    for other in _judged(pool, each, given, room):
        right.append(other)
        if len(right) == MOST:
            break
    return Others(tuple(right), ways.degrees, why)


def _judged(pool: Pool, ways: list[Way], given: Given, room: Room | None) -> Iterator[Other]:
    """Those that are read again as commands, taken by the engine, and not refused by the law."""
    for way in ways:
        words = command_of(pool.reading, way)
        try:
            again = launched(of_words(words), given, pool.asked.version)
            verdict = again.verdict()
        except InputErrors:
            continue
        if verdict is not None and not fits(verdict, room):
            continue
        law: Word = "unknown" if verdict is None else verdict.word
        if law != "illegal" and again.gravest.outcome == "accepted":
            yield Other(way.says, shown(words), law)


def fits(verdict: Verdict, room: Room | None) -> bool:
    """Whether devices can hold the plan, as far as that is known."""
    if room is None or verdict.model.unread:
        return True
    return memory(verdict.model, verdict.plan, room).fits(room)


def command_of(reading: Reading, way: Way) -> list[str]:
    """The command's own words, without those that are changed, and what is said in their place."""
    words = [word.text for word in reading.started.words]
    gone: set[int] = set()
    for name in way.changed:
        if (said := reading.asked.options.get(name)) is not None and said.source == "command line":
            gone |= set(range(said.index, said.index + len(shlex.split(said.spelled))))
    kept = [word for at, word in enumerate(words) if at not in gone]
    for name, value in way.changed.items():
        if value is not None and (new := way.asked.options.get(name)) is not None:
            kept += [*_spelled(reading, name, shlex.split(new.spelled))]
    return [*_variables(reading, way), *_program(reading).split(), *kept]


def _program(reading: Reading) -> str:
    programs = WORKERS if reading.started.kind == "dynamo" else PROGRAMS
    return programs[reading.asked.engine]


def _spelled(reading: Reading, name: str, words: list[str]) -> list[str]:
    """An option's words as the program takes them: Dynamo's are the engine's but for one."""
    if reading.started.kind != "dynamo" or reading.asked.engine != "tensorrt-llm":
        return words
    known = {flag.name: flag.words[0] for flag in table("dynamo-tensorrt-llm").flags}
    return [known.get(name, words[0]), *words[1:]]


def _variables(reading: Reading, way: Way) -> list[str]:
    """Those that bear on the engine, as the command has them and as the way changes them."""
    own = {name: word.text for name, word in reading.started.env.items()
           if bearing(name) != "neither" and word.lost is None}  # fmt: skip
    return [f"{name}={value}" for name, value in {**own, **way.env}.items() if value]
