"""One expert's feed-forward block, or a rank's share of its width."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shardproof.executor.domains import (
    Domain,
    Mask,
    Tensor,
    expand,
    part,
    reshape,
    spread,
)
from shardproof.executor.run.rank import Rank, picked
from shardproof.spec.model.model import Dense


@dataclass(frozen=True, slots=True)
class Share:
    """What of an expert a rank computes."""

    base: str
    """The prefix of its weights' names."""
    spec: Dense
    width: tuple[int, ...] | None
    """The intermediate dimensions, where they are split."""
    number: int | None = None
    """Which of the experts, where weights hold several."""
    place: int = 0
    """The rank's place among those that share the expert."""
    ranks: int = 1
    bias: str = "first"

    def weight(self, rank: Rank, name: str, axis: int | None) -> Tensor:
        """A weight, cut along the axis of the width."""
        found = rank.weight(f"{self.base}.{name}")
        if self.number is not None:
            found = reshape(part(found, 0, self.number, self.number + 1), found.shape[1:])
        if self.width is None or axis is None:
            return found
        return picked(rank.domain, found, axis, self.width)


def feed(
    rank: Rank, share: Share, x: Tensor, only: Mask | None = None, weight: Tensor | None = None
) -> Tensor:
    """The share's result for x; a routing weight multiplies the hidden activation."""
    hidden = activated(rank, share, x, only)
    if weight is not None:
        hidden = times(rank.domain, hidden, weight)
    y = rank.domain.contract("xyi,io->xyo", hidden, share.weight(rank, "down", 0))
    return with_down_bias(rank, share, y) if share.spec.down_bias else y


def activated(rank: Rank, share: Share, x: Tensor, only: Mask | None) -> Tensor:
    spec, domain = share.spec, rank.domain
    up = first(rank, share, "up", x)
    asked = None if only is None else np.broadcast_to(only[..., None], (domain.trials, *up.shape))
    if not (spec.gated or spec.joint):
        return domain.apply(spec.activation, share.base, up, only=asked)
    gate = first(rank, share, "gate", x)
    if spec.joint:
        return domain.apply(spec.activation, share.base, gate, up, only=asked)
    return domain.mul(domain.apply(spec.activation, share.base, gate, only=asked), up)


def first(rank: Rank, share: Share, name: str, x: Tensor) -> Tensor:
    """Up or gate, with its bias."""
    y = rank.domain.contract("xyi,io->xyo", x, share.weight(rank, name, 1))
    if not share.spec.up_bias:
        return y
    bias = share.weight(rank, f"{name}.bias", 0)
    return rank.domain.add(y, spread(bias, y.shape, (y.rank - 1,)))


def with_down_bias(rank: Rank, share: Share, y: Tensor) -> Tensor:
    if share.bias == "first" and share.place != 0:
        return y
    domain, vector = rank.domain, share.weight(rank, "down.bias", None)
    if share.bias == "divided":
        vector = domain.scale(vector, domain.reciprocal(domain.integers(np.asarray(share.ranks))))
    return domain.add(y, spread(vector, y.shape, (y.rank - 1,)))


def times(domain: Domain, x: Tensor, weight: Tensor) -> Tensor:
    """Each token times its number: weight is [..., tokens, 1]."""
    flat = reshape(weight, weight.shape[:-1])
    return domain.mul(x, expand(flat, flat.rank, x.shape[-1]))
