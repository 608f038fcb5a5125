"""Linear layers, their biases, and slices."""

from __future__ import annotations

from shardproof.executor.domains import CannotRun, Tensor
from shardproof.executor.run.ops.block_scales import side, times_scales
from shardproof.executor.run.ops.elementwise import on_some, shared
from shardproof.executor.run.ops.fused import fused_weight
from shardproof.executor.run.state.rank import Rank, picked
from shardproof.spec.program.ops.stream import Bias, Linear, OutLinear, Slice
from shardproof.spec.program.ops.words import Map


def axis(x: Tensor, dim: str) -> int:
    """Where a named dimension stands in a tensor of the stream, of heads, or of a width."""
    place = {"sequence": 0, "token": 1, "head": 2, "head_dim": 3}.get(dim, x.rank - 1)
    if place >= x.rank:
        raise CannotRun(dim, (x.shape,), f"it has no dimension {dim}")
    return place


def do_linear(rank: Rank, op: Linear) -> Tensor:
    x, weight = rank.get(op.ins[0]), rank.once(op, weight_of)
    return rank.domain.contract(PRODUCTS[weight.rank], x, weight)


PRODUCTS = {rank: f"xyi,i{'abc'[: rank - 1]}->xy{'abc'[: rank - 1]}" for rank in range(1, 5)}
"""By the number of a weight's axes."""


def weight_of(rank: Rank, op: Linear) -> Tensor:
    """A rank's own rows and columns of a linear layer."""
    rows = rank.own(op.rows)
    if op.fused:
        weight = fused_weight(rank, op)
        return weight if rows is None else picked(rank.domain, weight, 0, rows)
    numbers = rank.numbers(op.weight)
    weight = numbers if rows is None else picked(rank.domain, numbers, 0, rows)
    splits = op.heads, op.dims, op.columns
    weight = columns_of(rank, weight, splits)
    if rank.block(op.weight) is None:
        return weight
    shape, own = numbers.shape, [rank.own(split) for split in splits]
    columns = [own[2]] if len(shape) == 2 else own[:2]
    return times_scales(
        rank, op, op.weight, weight,
        side(shape[:1], [rows], [op.rows]), side(shape[1:], columns, splits),
    )  # fmt: skip


def columns_of(rank: Rank, weight: Tensor, splits: tuple[Map, Map, Map]) -> Tensor:
    """A rank's own heads, dimensions or columns of a weight."""
    for split, place in zip(splits, (-2, -1, -1), strict=True):
        own = rank.own(split)
        if own is not None:
            weight = picked(rank.domain, weight, place, own)
    return weight


def do_bias(rank: Rank, op: Bias) -> Tensor:
    x = rank.get(op.ins[0])
    splits = op.heads, op.dims, op.split or op.columns
    vector = columns_of(rank, rank.weight(op.weight), splits)
    return on_some(rank, x, shared(x, vector), op.on, op.over)


def do_slice(rank: Rank, op: Slice) -> Tensor:
    x = rank.get(op.ins[0])
    if op.split is None or op.split.size == -1:
        raise CannotRun(op.out, (x.shape,), "nothing says which part is this rank's")
    split, place = rank.known(op.split), axis(x, op.dim)
    if split.exact and x.shape[place] != split.size:
        why = f"a map of {split.size} indices is for another size"
        raise CannotRun(op.out, (x.shape,), why)
    return picked(rank.domain, x, place, rank.own(split) or ())


def do_out_linear(rank: Rank, op: OutLinear) -> Tensor:
    """[sequences, tokens, heads, dims] to the stream."""
    return rank.domain.contract("xthd,hdo->xto", rank.get(op.ins[0]), rank.once(op, out_weight))


def out_weight(rank: Rank, op: OutLinear) -> Tensor:
    """The rows of a rank's own heads and dimensions, and its columns."""
    numbers = rows = rank.numbers(op.weight)
    if numbers.rank != 3:
        why = f"{op.weight} does not bring heads back to the stream"
        raise CannotRun(op.out, (numbers.shape,), why)
    splits = op.heads, op.dims, op.columns
    every = [rank.own(split) for split in splits]
    for place, own in enumerate(every):
        if own is not None:
            rows = picked(rank.domain, rows, place, own)
    if rank.block(op.weight) is None:
        return rows
    return times_scales(
        rank, op, op.weight, rows,
        side(numbers.shape[:-1], every[:-1], splits[:-1]),
        side(numbers.shape[-1:], every[-1:], splits[-1:]),
    )  # fmt: skip
