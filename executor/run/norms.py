"""Norms over the stream, whose statistic may be summed over ranks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains import Tensor, expand, part, reshape, spread, stack
from shardproof.executor.run.elementwise import shared
from shardproof.executor.run.rank import Rank, picked
from shardproof.spec.program.op import Op, Split


def do_norm(rank: Rank, op: Op) -> Tensor:
    """A norm over the last axis; over a rank's own piece it takes the piece's size."""
    x = rank.get(op.ins[0])
    return normalised(rank, op.about["weight"], x, moments(rank, x, None), x.shape[-1],
                      rank.own(op.about.get("split")))  # fmt: skip


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
    rank: Rank, weight: str, x: Tensor, stat: Tensor, size: int, own: tuple[int, ...] | None
) -> Tensor:
    domain, model = rank.domain, rank.ctx.model
    one_over_size = domain.constant("reciprocal", size)
    if model.norm == "layer":
        # The mean square of what is left when the mean is off: E x^2 - mean^2, exactly.
        mean = domain.scale(pick_last(stat, 0), one_over_size)
        x = domain.sub(x, expand(mean, mean.rank, x.shape[-1]))
        total = pick_last(stat, 1)
        cross = domain.mul(mean, pick_last(stat, 0))
        squares = domain.mul(mean, mean)
        twice = domain.add(cross, cross)
        many = domain.scale(squares, domain.integers(np.asarray(size)))
        square_sum = domain.add(domain.sub(total, twice), many)
    else:
        square_sum = pick_last(stat, 1)
    mean_square = domain.scale(square_sum, one_over_size)
    root = domain.apply("rsqrt", weight if "." in weight else f".{weight}", mean_square)
    y = domain.mul(x, expand(root, root.rank, x.shape[-1]))
    gain = rank.weight(weight)
    gain = reshape(gain, (int(np.prod(gain.shape)),))
    if own is not None:
        gain = picked(domain, gain, 0, own)
    y = domain.mul(y, shared(y, gain))
    if model.norm == "layer" and model.norm_bias:
        bias = rank.weight(f"{weight}.bias")
        bias = reshape(bias, (int(np.prod(bias.shape)),))
        y = domain.add(y, shared(y, bias if own is None else picked(domain, bias, 0, own)))
    return y


def pick_last(x: Tensor, index: int) -> Tensor:
    return reshape(part(x, -1, index, index + 1), x.shape[:-1])


def do_moments(rank: Rank, op: Op) -> Tensor:
    split: Split = op.about["split"]
    own = rank.own(split) or ()
    return moments(rank, rank.get(op.ins[0]), copies(split, own))


def copies(split: Split, own: Sequence[int]) -> list[int]:
    """How many ranks hold each of these indices."""
    return [sum(part_.count(i) for part_ in split.parts) for i in own]


def do_norm_with(rank: Rank, op: Op) -> Tensor:
    split: Split = op.about["split"]
    x, stat = rank.get(op.ins[0]), rank.get(op.ins[1])
    return normalised(rank, op.about["weight"], x, stat, split.size, rank.own(split))
