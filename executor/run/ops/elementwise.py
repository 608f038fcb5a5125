"""Operators that look at one value at a time, and additions that differ by rank."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains import Tensor, spread
from shardproof.executor.run.state.rank import Pair, Rank
from shardproof.spec.program.op import Op


def do_add(rank: Rank, op: Op) -> Tensor:
    return rank.domain.add(rank.get(op.ins[0]), rank.get(op.ins[1]))


def do_mul(rank: Rank, op: Op) -> Tensor:
    return rank.domain.mul(rank.get(op.ins[0]), rank.get(op.ins[1]))


def do_add_on(rank: Rank, op: Op) -> Tensor:
    about = op.about
    x, y = rank.get(op.ins[0]), rank.get(op.ins[1])
    return on_some(rank, x, y, about["on"], about.get("over"))


def do_scale(rank: Rank, op: Op) -> Tensor:
    value = getattr(rank.ctx.model, op.about["by"])
    return rank.domain.scale(rank.get(op.ins[0]), rank.domain.number(op.about["name"], value))


def do_act(rank: Rank, op: Op) -> Tensor:
    return rank.domain.apply(op.about["fn"], op.about["key"], rank.get(op.ins[0]))


def do_joint(rank: Rank, op: Op) -> Tensor:
    gate, up = rank.get(op.ins[0]), rank.get(op.ins[1])
    return rank.domain.apply(op.about["fn"], op.about["key"], gate, up)


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


def do_first(rank: Rank, op: Op) -> Tensor:
    """The keys of keys and values."""
    return rank.of(op.ins[0], Pair).keys


def do_second(rank: Rank, op: Op) -> Tensor:
    return rank.of(op.ins[0], Pair).values
