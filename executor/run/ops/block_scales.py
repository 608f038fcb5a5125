"""Quantised weights on a rank: a shard of numbers, the scales that it has, and which goes to which.

A dimension of a shard is a list of numbers by their places in the whole weight, -1 for a pad.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from shardproof.executor.domains import CannotRun, Tensor, concat, reshape, take
from shardproof.executor.run.state.rank import Rank
from shardproof.executor.weights import Block, split_axes
from shardproof.spec.model.scaled import blocks_along
from shardproof.spec.program.op import PAD, Split
from shardproof.spec.program.ops.attention import LatentKeys, LatentValues
from shardproof.spec.program.ops.experts import Experts, SharedExpert
from shardproof.spec.program.ops.stream import Linear, OutLinear
from shardproof.spec.record import dataclass

Scaled = Linear | OutLinear | LatentKeys | LatentValues | Experts | SharedExpert
Indices = Sequence[int] | None


@dataclass(frozen=True, slots=True)
class Side:
    """The inputs of a shard, or its outputs."""

    numbers: list[int]
    split: Split | None = None
    """How ranks share them."""


def side(sizes: Sequence[int], own: Sequence[Indices], splits: Sequence[Split | None]) -> Side:
    """A dimension that is several axes, of each of which a rank has some indices or all."""
    found = [0]
    for size, mine in zip(sizes, own, strict=True):
        every = range(size) if mine is None else mine
        if found == [0]:
            found = [*every]
        else:
            found = [PAD if PAD in (at, i) else at * size + i for at in found for i in every]
    return Side(found, next((split for split in splits if split is not None), None))


def times_scales(
    rank: Rank, op: Scaled, weight: str, shard: Tensor, inputs: Side, outputs: Side,
    experts: Indices = None,
) -> Tensor:  # fmt: skip
    """Each number of a shard times the scale that the rank finds for it."""
    blocks = rank.block(weight)
    if blocks is None:
        return shard
    scales = rank.weights[f"{weight}.scale"]
    if experts is not None:
        scales = take(scales, 0, tuple(experts))
    first = scales.rank - 2
    both = zip((inputs, outputs), reversed(blocks), sizes(rank, weight), strict=True)
    for axis, (mine, said, total) in enumerate(both, first):
        size = said or max(total, 1)
        wanted = [PAD if i == PAD else i // size for i in mine.numbers]
        scales = of_each(rank, op, scales, axis, wanted, size, mine.split, scales.shape[axis])
    return rank.domain.mul(shard, reshape(scales, shard.shape))


def sizes(rank: Rank, weight: str) -> tuple[int, int]:
    """How many inputs and outputs a whole weight has."""
    shape = rank.weights[weight].shape
    experts, inputs = split_axes(weight, shape)
    return prod(shape[experts : experts + inputs]), prod(shape[experts + inputs :])


def scales_of(rank: Rank, weight: str, of_other: Tensor, blocks: Block) -> Tensor:
    """A weight's scales, or ones beside those of another where it has none."""
    if rank.block(weight) is not None:
        return rank.weights[f"{weight}.scale"]
    count = blocks_along(sizes(rank, weight)[1], blocks[0])
    return rank.domain.ones((*of_other.shape[:-1], count))


def of_each(
    rank: Rank, op: Scaled, scales: Tensor, axis: int, wanted: list[int], size: int,
    split: Split | None, count: int,
) -> Tensor:  # fmt: skip
    """For each number the scale that the rank takes along one axis; a pad takes any.

    `count` is how many of the scales are of the weight itself.
    """
    there = [*range(count)]
    if op.scales == "even" and split is not None:
        each, at = count // len(split), rank.along(split.axis)
        there = there[at * each : (at + 1) * each]
    elif op.scales == "own":
        there = [*dict.fromkeys(i for i in wanted if i != PAD)]
    if op.scale_of == "own" and {*there}.issuperset(wanted):
        return take(scales, axis, tuple(wanted))
    found = [*wanted]
    for place, i in enumerate(wanted):
        if i == PAD:
            found[place] = there[0] if there else 0
        elif op.scale_of == "own" and i not in there:
            raise missing(op, i, i, there)
        elif op.scale_of != "own":
            at = place // size if op.scale_of == "local" else i
            if at >= len(there):
                raise missing(op, i, at, there)
            found[place] = there[at]
    return take(scales, axis, tuple(found))


def missing(op: Scaled, block: int, at: int, there: Sequence[int]) -> CannotRun:
    why = f"scale {at} is looked up among {len(there)} on this rank, for a number of block {block}"
    return CannotRun(op.out, ((len(there),),), why)


def of_parts(
    rank: Rank, op: Scaled, weights: dict[str, str], name: str, shard: Tensor,
    wanted: dict[str, list[int]], split: Split | None, experts: Indices = None,
) -> Tensor:  # fmt: skip
    """A shard of one weight that is taken out of several which lie in one, times scales.

    `wanted` is, for each place of the shard, the number of a part that stands there, or a pad. A
    number of another part has its scale among those of that part.
    """
    blocks = rank.block(weights[name])
    if blocks is None:
        return shard
    every: list[Tensor] = []
    found = [PAD] * len(wanted[name])
    ranks_scales = rank.weights[f"{weights[name]}.scale"].shape[-1]
    for part in (name, *(each for each in weights if each != name)):
        own = scales_of(rank, weights[part], rank.weights[f"{weights[name]}.scale"], blocks)
        own = own if experts is None else take(own, 0, tuple(experts))
        low = sum(x.shape[-1] for x in every)
        size = blocks[0] or max(sizes(rank, weights[part])[1], 1)
        for place, i in enumerate(wanted[part]):
            if i != PAD:
                found[place] = low + i // size
        every.append(own)
    all_of = concat(every, -1)
    inputs, outputs = sizes(rank, weights[name])
    scales = take(all_of, all_of.rank - 2, [i // (blocks[1] or inputs) for i in range(inputs)])
    size = blocks[0] or max(outputs, 1)
    scales = of_each(rank, op, scales, scales.rank - 1, found, size, split, ranks_scales)
    return rank.domain.mul(shard, reshape(scales, shard.shape))
