"""Quantised weights: what of a product is made of numbers that have another block's scale.

A number times its own scale is the model's weight, so where a rank finds each scale nothing is
different from a weight that has none. Elsewhere a column is of nobody's weight.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from shardproof.spec.engine.indices import Beyond
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.shifts import Differ, is_shifted
from shardproof.spec.engine.values import CannotRun
from shardproof.spec.engine.weights import shape_of
from shardproof.spec.layout.block_scales import Along, Missing, along, always_right, wrong
from shardproof.spec.model.scaled import block_of, blocks_along
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.attention import LatentKeys, LatentValues
from shardproof.spec.program.ops.experts import Experts, SharedExpert
from shardproof.spec.program.ops.stream import Linear, OutLinear
from shardproof.spec.program.runs import Runs

Scaled = Linear | OutLinear | LatentKeys | LatentValues | Experts | SharedExpert


class Bad(NamedTuple):
    """The places of a shard at which numbers are multiplied with another block's scale."""

    rows: frozenset[int]
    columns: frozenset[int]
    told: Hashable
    """What tells one such product from another."""


class Axes(NamedTuple):
    """The axes of a weight that it contracts, or that it gives, and a rank's part of each."""

    own: Sequence[Runs]
    splits: Sequence[Split | None] = ()


def asks(op: Scaled) -> bool:
    """Whether it depends on where numbers stand if each is multiplied with its own scale."""
    return not always_right(op.scales, op.scale_of)


def bad_scales(
    stage: Stage, rank: Rank, op: Scaled, weight: str, rows: Axes, columns: Axes
) -> Bad | None:
    """What is wrong of a shard of a weight; None where nothing is, or the weight has no scales."""
    block = block_of(stage.ctx.model, weight) if asks(op) else None
    if block is None:
        return None
    ins, outs = shape_of(stage.ctx.model, weight)
    if ".experts." in weight:  # each expert has scales of its own
        ins, rows = (ins[1:], Axes(rows.own[1:], rows.splits)) if len(ins) > 1 else (ins, rows)
        outs, columns = (
            (outs[1:], Axes(columns.own[1:], columns.splits)) if len(outs) > 1 else (outs, columns)
        )
    # Ranks of a class that have other numbers than each other are told apart first.
    dimensions = [
        (sizes, part, one_dimension(stage, rank, op, sizes, size, part.splits))
        for sizes, part, size in ((ins, rows, block[1]), (outs, columns, block[0]))
    ]
    bad_rows, bad_columns = (
        _bad(numbers(sizes, part.own), along) for sizes, part, along in dimensions
    )
    told = bad_rows, bad_columns
    return Bad(bad_rows, bad_columns, told) if bad_rows or bad_columns else None


def bad_of_parts(
    stage: Stage, rank: Rank, op: Linear | Experts | SharedExpert, weight: str,
    shapes: Mapping[str, Sequence[int]], taken: Mapping[str, Runs], splits: Sequence[Split | None],
    name: str = "",
) -> Bad | None:  # fmt: skip
    """The same of what a rank takes for its part of a weight, of several that lie in one.

    A number of another part has its scale among those of that part.
    """
    size = block_of(stage.ctx.model, weight) if asks(op) else None
    name = name or weight.rsplit(".", 1)[1]
    if size is None:
        return None
    along = one_dimension(stage, rank, op, shapes[name], size[0], splits)
    blocks: list[int] = []
    first = 0
    for part in (name, *(n for n in shapes if n != name)):
        if part in taken:
            own = _numbers((prod(shapes[part]),), (taken[part],))
            here = [i if i < 0 else first + i // along.block for i in own]
            blocks = [max(each) for each in zip(blocks, here, strict=True)] if blocks else here
        first += blocks_along(prod(shapes[part]), along.block)
    columns = bad_places(tuple(blocks), along)
    return Bad(frozenset(), columns, columns) if columns else None


def one_dimension(
    stage: Stage, rank: Rank, op: Scaled, sizes: Sequence[int], block: int,
    splits: Sequence[Split | None],
) -> Along:  # fmt: skip
    """The rows of a weight, or its columns, whose axes are these."""
    at = 0, 1
    split = next((each for each in splits if each is not None), None)
    if split is not None:
        places = stage.coordinates(split.axis, rank)
        if len(set(places)) > 1:
            raise Differ(places)
        at = places[0], len(split)
    return along(prod(sizes), block, op.scales, op.scale_of, at)


def numbers(sizes: Sequence[int], own: Sequence[Runs]) -> tuple[int, ...]:
    """The numbers of a shard in their order, by their places in the whole weight."""
    if any(is_shifted(runs) for runs in own):
        raise Beyond
    return _numbers(tuple(sizes), tuple(own))


@lru_cache(maxsize=1024)
def _numbers(sizes: tuple[int, ...], own: tuple[Runs, ...]) -> tuple[int, ...]:
    found = [0]
    for size, runs in zip(sizes, own, strict=True):
        mine = [i for run in runs for i in run]
        found = [at * size + i if at >= 0 and i >= 0 else -1 for at in found for i in mine]
    return tuple(found)


def _bad(shard: tuple[int, ...], of: Along) -> frozenset[int]:
    return bad_places(tuple([i if i < 0 else i // of.block for i in shard]), of)


def bad_places(blocks: tuple[int, ...], of: Along) -> frozenset[int]:
    try:
        return wrong(blocks, of)
    except Missing as why:
        raise CannotRun(str(why)) from None
