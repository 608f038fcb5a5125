"""Operators that look at one value at a time, and additions that differ by rank."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains import Tensor, spread
from shardproof.executor.run.state.rank import Pair, Rank
from shardproof.spec.program.ops.attention import First, Second
from shardproof.spec.program.ops.stream import Act, Add, AddOn, Joint, Mul, Scale


def do_add(rank: Rank, op: Add) -> Tensor:
    return rank.domain.add(rank.get(op.ins[0]), rank.get(op.ins[1]))


def do_mul(rank: Rank, op: Mul) -> Tensor:
    return rank.domain.mul(rank.get(op.ins[0]), rank.get(op.ins[1]))


def do_add_on(rank: Rank, op: AddOn) -> Tensor:
    x, y = rank.get(op.ins[0]), rank.get(op.ins[1])
    return on_some(rank, x, y, op.on, op.over)


def do_scale(rank: Rank, op: Scale) -> Tensor:
    if op.by == "layer_scale":
        return rank.domain.scale(rank.get(op.ins[0]), rank.weight(op.name))
    value = getattr(rank.ctx.model, op.by)
    return rank.domain.scale(rank.get(op.ins[0]), rank.domain.number(op.name, value))


def do_act(rank: Rank, op: Act) -> Tensor:
    return rank.domain.apply(op.fn, op.key, rank.get(op.ins[0]))


def do_joint(rank: Rank, op: Joint) -> Tensor:
    gate, up = rank.get(op.ins[0]), rank.get(op.ins[1])
    return rank.domain.apply(op.fn, op.key, gate, up)


def on_some(
    rank: Rank, x: Tensor, addend: Tensor, on: str, over: Sequence[str] | None = None
) -> Tensor:
    """X plus an addend: on every rank of tp, on the first, or a share on each.

    `over`: of the ranks over these axes, where a module lies over others than tp's.
    """
    place, ranks = rank.share(over)
    if on == "first" and place != 0:
        return x
    if on == "divided":
        share = rank.domain.integers(np.asarray(ranks))
        addend = rank.domain.scale(addend, rank.domain.reciprocal(share))
    return rank.domain.add(x, addend)


def shared(x: Tensor, vector: Tensor) -> Tensor:
    """A vector over the last axes of x, repeated over the others."""
    return spread(vector, x.shape, range(x.rank - vector.rank, x.rank))


def do_first(rank: Rank, op: First) -> Tensor:
    """The keys of keys and values."""
    return rank.of(op.ins[0], Pair).keys


def do_second(rank: Rank, op: Second) -> Tensor:
    return rank.of(op.ins[0], Pair).values
