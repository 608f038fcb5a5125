"""Norms over the stream, whose statistic may be summed over ranks."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from shardproof.executor.domains import (
    CannotRun,
    Domain,
    Tensor,
    expand,
    part,
    reshape,
    spread,
    stack,
)
from shardproof.executor.run.ops.elementwise import shared
from shardproof.executor.run.state.rank import Rank, picked
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.norms import HeadMoments, Moments, Norm, NormWith
from shardproof.spec.record import dataclass


def do_norm(rank: Rank, op: Norm) -> Tensor:
    """A norm over the last axis; over a rank's own piece it takes the piece's size."""
    x = rank.get(op.ins[0])
    own = rank.own(op.split)
    return normalised(rank, op.weight, x, own_sums(rank, x), x.shape[-1], own)


@dataclass(frozen=True, slots=True)
class Sums:
    """Over the last axis: of the values where the norm takes off a mean, and of the squares.

    Where the mean is of what the rank has, it is taken off before anything is squared.
    """

    squares: Tensor | None
    values: Tensor | None


def own_sums(rank: Rank, x: Tensor) -> Sums:
    domain = rank.domain
    if rank.ctx.model.norm == "layer":
        return Sums(None, domain.sum(x, -1))
    return Sums(domain.squares(x), None)


def sums_of(stat: Tensor) -> Sums:
    """Of moments that may have been summed over ranks."""
    return Sums(pick_last(stat, 1), pick_last(stat, 0))


def moments(rank: Rank, x: Tensor, counts: Sequence[int] | None) -> Tensor:
    """Sum and sum of squares over the last axis: [..., 2]; an index with copies counts in parts."""
    domain = rank.domain
    if counts is not None and any(c != 1 for c in counts):
        share = domain.reciprocal(domain.integers(np.asarray(counts)))
        weighed = domain.mul(x, spread(share, x.shape, (x.rank - 1,)))
    else:
        weighed = x
    return stack((domain.sum(weighed, -1), domain.sum(domain.mul(weighed, x), -1)), x.rank - 1)


def normalised(
    rank: Rank, weight: str, x: Tensor, sums: Sums, size: int, own: tuple[int, ...] | None,
    *, bare: bool = False,
) -> Tensor:  # fmt: skip
    """Every row by its sums, times its weight, if it has any."""
    domain, model = rank.domain, rank.ctx.model
    one_over_size = domain.constant("reciprocal", size)
    square_sum = sums.squares
    if sums.values is not None and model.norm == "layer":
        mean = domain.scale(sums.values, one_over_size)
        x = domain.sub(x, expand(mean, mean.rank, x.shape[-1]))
        if square_sum is not None:
            square_sum = without_mean(domain, square_sum, mean, sums.values, size)
    if square_sum is None:
        square_sum = domain.squares(x)
    mean_square = domain.scale(square_sum, one_over_size)
    root = domain.apply("rsqrt", weight if "." in weight else f".{weight}", mean_square)
    y = domain.scale_rows(x, root)
    if bare:
        return y
    y = domain.mul(y, shared(y, vector(rank, weight, own)))
    if model.norm == "layer" and model.norm_bias:
        y = domain.add(y, shared(y, vector(rank, f"{weight}.bias", own)))
    return y


def without_mean(
    domain: Domain, square_sum: Tensor, mean: Tensor, total: Tensor, size: int
) -> Tensor:
    """The sum of squares of what is left when the mean is off: E x^2 - mean^2, exactly."""
    cross = domain.mul(mean, total)
    squares = domain.mul(mean, mean)
    twice = domain.add(cross, cross)
    many = domain.scale(squares, domain.integers(np.asarray(size)))
    return domain.add(domain.sub(square_sum, twice), many)


def vector(rank: Rank, name: str, own: tuple[int, ...] | None) -> Tensor:
    """A weight that may have an axis of heads, as one over all that is normed; a rank's own."""
    found = rank.weight(name)
    flat = found if found.rank == 1 else reshape(found, (prod(found.shape),))
    return flat if own is None else picked(rank.domain, flat, 0, own)


def pick_last(x: Tensor, index: int) -> Tensor:
    return reshape(part(x, -1, index, index + 1), x.shape[:-1])


def do_moments(rank: Rank, op: Moments) -> Tensor:
    split = map_needed(op)
    own, x = rank.own(split) or (), rank.get(op.ins[0])
    check_length(op, x, own)
    return moments(rank, x, copies(split, own))


def check_length(op: Moments | HeadMoments, x: Tensor, own: Sequence[int]) -> None:
    """Refuse a map of another number of indices than the rank has."""
    if len(own) != x.shape[-1]:
        why = f"its map has {len(own)} indices, and the piece {x.shape[-1]}"
        raise CannotRun(op.out, (x.shape,), why)


def map_needed(op: Moments | NormWith) -> Split:
    split: Split | None = op.split
    if split is None:
        raise CannotRun(op.out, (), "nothing says which part is this rank's")
    return split


def copies(split: Split, own: Sequence[int]) -> list[int]:
    """How many ranks hold each of these indices."""
    return [sum(part_.count(i) for part_ in split.parts) for i in own]


def do_norm_with(rank: Rank, op: NormWith) -> Tensor:
    split = map_needed(op)
    x, stat = rank.get(op.ins[0]), rank.get(op.ins[1])
    return normalised(rank, op.weight, x, sums_of(stat), split.size, rank.own(split))
