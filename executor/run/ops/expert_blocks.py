"""Feed-forward blocks of experts, or a rank's share of their width."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from shardproof.executor.domains import (
    CannotRun,
    Domain,
    Mask,
    Tensor,
    along,
    take,
)
from shardproof.executor.run.ops.block_scales import of_parts, side, times_scales
from shardproof.executor.run.ops.elementwise import shared
from shardproof.executor.run.ops.fused import FUSED, numbered, taken_apart, together
from shardproof.executor.run.state.rank import Rank, picked
from shardproof.spec.model.model import Dense
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.experts import Experts, SharedExpert
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """What of one expert, or of several, a rank computes."""

    width: tuple[int, ...] | None
    """The intermediate dimensions, where they are split."""
    numbers: tuple[int, ...] | None = None
    """Which of the experts, where weights hold several: x has an axis of them before the last."""
    place: int = 0
    """The rank's place among those that share an expert."""
    ranks: int = 1


ShareOf = Callable[[Rank, Any], Share]
WeightOf = Callable[[Rank, Any], Tensor]


@dataclass(frozen=True, slots=True)
class Block:
    """What all ranks have a share of."""

    base: str
    """The prefix of the weights' names."""
    spec: Dense
    share: ShareOf
    weights: Mapping[str, WeightOf]
    several: bool = False
    bias: str = "first"


def weights_by(base: Callable[[Any], str], share: ShareOf) -> Mapping[str, WeightOf]:
    """How a rank cuts each weight of a block, by the weight's name."""
    axes = {"up": -1, "gate": -1, "up.bias": -1, "gate.bias": -1, "down": -2, "down.bias": None}
    return {name: partial(own_weight, base, share, name, axis) for name, axis in axes.items()}


def own_weight(
    base: Callable[[Any], str], share_of: ShareOf, name: str, axis: int | None, rank: Rank,
    op: Experts | SharedExpert,
) -> Tensor:  # fmt: skip
    """A weight of the rank's experts, cut along the axis of the width."""
    if name in FUSED and op.fused:
        return block_of_fused(base, share_of, name, rank, op)
    share, weight = rank.once(op, share_of), f"{base(op)}.{name}"
    found = numbers = rank.numbers(weight)
    if share.numbers is not None:
        found = take(found, 0, share.numbers)
    if share.width is not None and axis is not None:
        found = picked(rank.domain, found, axis, share.width)
    if axis is None or rank.block(weight) is None:
        return found
    width, whole = (
        side(numbers.shape[axis:][:1], [share.width], [op.width]),
        side(numbers.shape[-1 if name == "down" else -2 :][:1], [None], ()),
    )
    ends = (width, whole) if name == "down" else (whole, width)
    return times_scales(rank, op, weight, found, *ends, share.numbers)


def block_of_fused(
    base: Callable[[Any], str], share_of: ShareOf, name: str, rank: Rank, op: Experts | SharedExpert
) -> Tensor:
    """What a rank takes for its part of gate or up, of its block of the one weight of both."""
    share, split = rank.once(op, share_of), op.width
    weights = {each: f"{base(op)}.{each}" for each in ("gate", "up")}
    parts = {each: rank.numbers(weight) for each, weight in weights.items()}
    if share.numbers is not None:
        parts = {each: take(found, 0, share.numbers) for each, found in parts.items()}
    shape = parts[name].values.shape
    rows = {each: w.values.reshape(shape[0], -1, shape[-1]) for each, w in parts.items()}
    total = together(op, op.fused, rows)
    sizes = [shape[-1]] if split is None else [len(part) for part in split.parts]
    place = 0 if split is None else rank.along(split.axis)
    low, width = 2 * sum(sizes[:place]), sizes[place]
    if low + 2 * width > total.shape[2]:
        raise CannotRun(op.out, ((total.shape[2],),), "the block is beyond the fused weight")
    own = dict.fromkeys(parts, (width,))
    taken = total[:, :, low : low + 2 * width]
    found = taken_apart(op, op.read or op.fused, taken, own)[name]
    shard = Tensor(found.reshape(*shape[:-1], width), parts[name].degree)
    if rank.block(weights[name]) is None:
        return shard
    wanted = {
        each: taken_apart(
            op, op.read or op.fused,
            together(op, op.fused, numbered(dict.fromkeys(parts, shape[-1:]), each))[
                :, :, low : low + 2 * width
            ],
            own,
        )[name][0, 0].tolist()
        for each in parts
    }  # fmt: skip
    return of_parts(rank, op, weights, name, shard, wanted, split, share.numbers)


@dataclass(frozen=True, slots=True)
class Feed:
    """A block as a rank runs it."""

    rank: Rank
    op: Op
    block: Block

    def weight(self, name: str) -> Tensor:
        return self.rank.once(self.op, self.block.weights[name])

    def product(self, name: str, x: Tensor) -> Tensor:
        pattern = "xyei,eio->xyeo" if self.block.several else "xyi,io->xyo"
        return self.rank.domain.contract(pattern, x, self.weight(name))


def feed(
    rank: Rank, op: Experts | SharedExpert, block: Block, x: Tensor,
    only: Mask | None = None, weight: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The rank's result for x; a routing weight multiplies the hidden activation."""
    own = Feed(rank, op, block)
    hidden = activated(own, x, only)
    if weight is not None:
        hidden = times(rank.domain, hidden, weight)
    y = own.product("down", hidden)
    return with_down_bias(own, y) if block.spec.down_bias else y


def activated(own: Feed, x: Tensor, only: Mask | None) -> Tensor:
    block, spec, domain = own.block, own.block.spec, own.rank.domain
    up = first(own, "up", x)
    asked = None if only is None else along(only, up.shape[-1])
    if not (spec.gated or spec.joint):
        return domain.apply(spec.activation, block.base, up, only=asked)
    gate = first(own, "gate", x)
    if spec.joint:
        return domain.apply(spec.activation, block.base, gate, up, only=asked)
    return domain.mul(domain.apply(spec.activation, block.base, gate, only=asked), up)


def first(own: Feed, name: str, x: Tensor) -> Tensor:
    """Up or gate, with its bias."""
    y = own.product(name, x)
    if not own.block.spec.up_bias:
        return y
    return own.rank.domain.add(y, shared(y, own.weight(f"{name}.bias")))


def with_down_bias(own: Feed, y: Tensor) -> Tensor:
    domain, share, bias = own.rank.domain, own.rank.once(own.op, own.block.share), own.block.bias
    if bias == "first" and share.place != 0:
        return y
    vector = own.weight("down.bias")
    if bias == "divided":
        vector = domain.scale(vector, domain.reciprocal(domain.integers(np.asarray(share.ranks))))
    return domain.add(y, shared(y, vector))


def times(domain: Domain, x: Tensor, weight: Tensor) -> Tensor:
    """All of x's last axis times one number."""
    return domain.scale_rows(x, weight)
