"""Heads for tokens (Ulysses): an all-to-all before attention, and one behind it.

Ranks of sp have some tokens of all heads that their rank of tp has. Before attention each of them
gets all tokens of a part of these heads, and behind it its own tokens of all of them. A latent,
which all heads share, is gathered.
"""

from __future__ import annotations

from functools import lru_cache

from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.program.op import PAD, Split, held_by, listed_split
from shardproof.spec.program.runs import listed
from shardproof.spec.record import dataclass

BOTH = "tp+sp"
"""Heads of a rank of tp are cut over sp."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Heads that are cut over sp: where they stand on their rank of tp, and which they are."""

    places: Split
    heads: Split


def query_heads(ctx: Context, heads: Split | None) -> Dealt:
    """How the query heads lie once they are exchanged; `heads`: over tp, before."""
    return _cut(heads, ctx.layer.attention.heads, ctx.phase.sequence.heads, ctx.phase.sp)


def kv_heads(ctx: Context, kv: Split | None, heads: Split) -> Dealt:
    """The same of KV heads; `heads`: those of queries behind the exchange."""
    attention, spec = ctx.layer.attention, ctx.phase.sequence.kv_heads
    if spec.kind != "needed":
        return _cut(kv, attention.kv_heads, spec, ctx.phase.sp)
    return _read(kv, attention.kv_heads, heads, attention.heads // attention.kv_heads, ctx.phase.sp)


@lru_cache(maxsize=256)
def _cut(over_tp: Split | None, count: int, spec: CutSpec, sp: int) -> Dealt:
    """By a cut of what each rank of tp has."""
    parts: list[tuple[int, ...]] = []
    for own in _over_tp(over_tp, count):
        cut = Cut(spec, len(own), sp)
        parts += [listed(held_by(cut, rank, pads=True)) for rank in range(sp)]
    return _dealt(over_tp, count, parts, sp)


@lru_cache(maxsize=256)
def _read(over_tp: Split | None, count: int, heads: Split, group: int, sp: int) -> Dealt:
    """Those that the query heads of each rank read, of what its rank of tp has."""
    parts: list[tuple[int, ...]] = []
    for tp, own in enumerate(_over_tp(over_tp, count)):
        for rank in range(sp):
            read = {head // group for head in heads.parts[tp * sp + rank] if head != PAD}
            parts.append(tuple(place for place, kv in enumerate(own) if kv in read))
    return _dealt(over_tp, count, parts, sp)


def _over_tp(split: Split | None, count: int) -> tuple[tuple[int, ...], ...]:
    return (tuple(range(count)),) if split is None else split.parts


def _dealt(over_tp: Split | None, count: int, parts: list[tuple[int, ...]], sp: int) -> Dealt:
    every = _over_tp(over_tp, count)
    axis = "sp" if len(every) == 1 else BOTH
    named = [
        tuple(_at(every[number // sp], place) for place in part)
        for number, part in enumerate(parts)
    ]
    places = listed_split(axis, max(map(len, every)), parts, exact=False)
    return Dealt(places, listed_split(axis, count, named))


def _at(own: tuple[int, ...], place: int) -> int:
    return own[place] if 0 <= place < len(own) else PAD
