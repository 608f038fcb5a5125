"""Which scale a number of a rank's shard of a quantised weight is multiplied with.

Along a dimension of a weight so many numbers share a scale, a block. A shard has some numbers, in
an order of its own; its rank has some of the scales, and finds that of a number in one of three
ways. Blocks are told by number; -1 is that of a number which is a pad, and is multiplied with none.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from shardproof.spec.layout.context import Context
from shardproof.spec.record import dataclass

ScaleCut = Literal["own", "even", "whole"]
ScaleIndex = Literal["own", "local", "global"]


STATE = (
    "whether each number of the projections of a state is multiplied with the scale of its own "
    "block: of such layers that is known where scales are found by block (`attention: {scales: "
    "{cut: own, index: own}}`)"
)


def always_right(cut: ScaleCut, index: ScaleIndex) -> bool:
    """Whether a number has its own scale wherever it stands."""
    return index == "own" and cut != "even"


def unjudged(ctx: Context) -> bool:
    """Whether a layer has scales of which it depends on more than is known if they are right.

    They are those of a state's projections, of which several lie in one weight, beside numbers
    that have none.
    """
    layer, said = ctx.layer, ctx.phase.attention.scales
    state = layer.attends and layer.attention.delta is not None
    return state and layer.attention.scales is not None and not always_right(said.cut, said.index)


@dataclass(frozen=True, slots=True)
class Along:
    """One dimension of a weight, on one rank."""

    count: int
    """How many blocks there are."""
    block: int
    """How many numbers are in one."""
    cut: ScaleCut
    index: ScaleIndex
    place: int = 0
    ranks: int = 1
    """The rank's place among those that the dimension is split over, and how many these are."""

    @property
    def always_right(self) -> bool:
        return always_right(self.cut, self.index)


class Missing(Exception):
    """A scale is looked for where the rank has none."""

    def __init__(self, block: int, at: int, there: int) -> None:
        self.block, self.at, self.there = block, at, there
        super().__init__(
            f"scale {at} is looked up among {there} on the rank, for a number of block {block}"
        )


def along(size: int, block: int, cut: ScaleCut, index: ScaleIndex, at: tuple[int, int]) -> Along:
    """A dimension of so many numbers; blocks of zero are all of it."""
    block = block or max(size, 1)
    return Along(-(-size // block), block, cut, index, *at)


def held(blocks: Sequence[int], of: Along) -> Sequence[int]:
    """The blocks whose scales the rank has, in their order there."""
    match of.cut:
        case "whole":
            return range(of.count)
        case "even":
            each = of.count // of.ranks
            return range(of.place * each, (of.place + 1) * each)
        case "own":
            return list(dict.fromkeys(block for block in blocks if block >= 0))


@lru_cache(maxsize=4096)
def read(blocks: tuple[int, ...], of: Along) -> tuple[int, ...]:
    """For each number of a shard, of this block, the block whose scale is read."""
    there = held(blocks, of)
    known = {block: at for at, block in enumerate(there)}
    found: list[int] = []
    for place, block in enumerate(blocks):
        if block < 0:
            found.append(block)
            continue
        if of.index == "own":
            if block not in known:
                raise Missing(block, block, len(there))
            found.append(block)
            continue
        at = place // of.block if of.index == "local" else block
        if at >= len(there):
            raise Missing(block, at, len(there))
        found.append(there[at])
    return tuple(found)


def wrong(blocks: tuple[int, ...], of: Along) -> frozenset[int]:
    """The places in a shard of numbers that are multiplied with the scale of another block."""
    if of.always_right:
        return frozenset()
    got = read(blocks, of)
    if got == blocks:
        return frozenset()
    return frozenset(
        at for at, (one, two) in enumerate(zip(blocks, got, strict=True)) if one != two
    )
