"""A layer's operators in two: up to the stream behind its attention, and what follows.

The second half reads that one tensor, and nothing else that a visit has. So each half is a step of
its own, and plans that differ in the one alone share the other.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

from shardproof.spec.engine.again import ROW_BY_ROW
from shardproof.spec.engine.dispatch import InBlock
from shardproof.spec.engine.local import ByNumber
from shardproof.spec.engine.own_ranks import OfOwnRanks
from shardproof.spec.engine.together import OverGroup
from shardproof.spec.program.lower.parts import Part, told_in
from shardproof.spec.program.op import Op
from shardproof.spec.record import dataclass, replace

ATTENDED = ".attended"
"""How the name of the stream behind attention ends."""
MOST = 1 << 12


@dataclass(frozen=True, slots=True, eq=False)
class Half:
    """One object for all layers whose operators say the same of it."""

    part: Part
    """The operators of the half alone."""


_HALVES: dict[Hashable, Half] = {}


@lru_cache(maxsize=MOST)
def halves_of(part: Part) -> tuple[Half, Half] | None:
    """Both halves of a layer; none where the second reads more than the stream behind attention."""
    at = _behind_attention(part.own)
    if at is None or any(op.out == part.chosen for op in part.own):
        return None
    attended, rest = part.own[at - 1].out, part.own[at:]
    there = part.there is not None
    made = {op.out for op in (*rest, *part.behind)}
    read = {name for op in (*rest, *part.behind) for name in op.ins} - made
    if read != {attended} or not (there or part.left in made):
        return None
    first = Part(part.own[:at], (), None, attended, part.chosen)
    return _one(first), _one(replace(part, own=rest))


def apart(parts: Sequence[Part]) -> list[Part]:
    """Parts, and halves in place of those that have some, each once."""
    every: list[Part] = []
    for part in parts:
        halves = halves_of(part)
        every += [part] if halves is None else [half.part for half in halves]
    return [*dict.fromkeys(every)]


def _behind_attention(ops: Sequence[Op]) -> int | None:
    """Where the operators begin that follow attention, if they know their operands alone."""
    for at in range(len(ops), 0, -1):
        if ops[at - 1].out.endswith(ATTENDED):
            return at
        if not _knows_operands_alone(ops[at - 1]):
            return None
    return None


def _knows_operands_alone(op: Op) -> bool:
    """Whether all that it is given is tensors: neither caches nor which keys were read."""
    return type(op) in ROW_BY_ROW or isinstance(op, (ByNumber, OverGroup, OfOwnRanks, InBlock))


def _one(part: Part) -> Half:
    key = told_in(part)
    if len(_HALVES) > MOST and key not in _HALVES:
        _HALVES.clear()
    return _HALVES.setdefault(key, Half(part))
