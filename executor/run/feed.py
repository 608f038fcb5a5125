"""Feed-forward blocks of experts, or a rank's share of their width."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from shardproof.executor.domains import (
    Domain,
    Mask,
    Tensor,
    along,
    take,
)
from shardproof.executor.run.elementwise import shared
from shardproof.executor.run.rank import Rank, picked
from shardproof.spec.model.model import Dense


@dataclass(frozen=True, slots=True)
class Share:
    """What of one expert, or of several, a rank computes."""

    base: str
    """The prefix of the weights' names."""
    spec: Dense
    width: tuple[int, ...] | None
    """The intermediate dimensions, where they are split."""
    numbers: tuple[int, ...] | None = None
    """Which of the experts, where weights hold several: x has an axis of them before the last."""
    place: int = 0
    """The rank's place among those that share an expert."""
    ranks: int = 1
    bias: str = "first"
    _weights: dict[str, Tensor] = field(default_factory=dict[str, Tensor])

    def weight(self, rank: Rank, name: str, axis: int | None) -> Tensor:
        """A weight, cut along the axis of the width."""
        found = self._weights.get(name)
        if found is None:
            found = rank.weight(f"{self.base}.{name}")
            if self.numbers is not None:
                found = take(found, 0, self.numbers)
            if self.width is not None and axis is not None:
                found = picked(rank.domain, found, axis, self.width)
            self._weights[name] = found
        return found

    def product(self, rank: Rank, name: str, x: Tensor, axis: int) -> Tensor:
        pattern = "xyi,io->xyo" if self.numbers is None else "xyei,eio->xyeo"
        return rank.domain.contract(pattern, x, self.weight(rank, name, axis))


def feed(
    rank: Rank, share: Share, x: Tensor, only: Mask | None = None, weight: Tensor | None = None
) -> Tensor:
    """The share's result for x; a routing weight multiplies the hidden activation."""
    hidden = activated(rank, share, x, only)
    if weight is not None:
        hidden = times(rank.domain, hidden, weight)
    y = share.product(rank, "down", hidden, -2)
    return with_down_bias(rank, share, y) if share.spec.down_bias else y


def activated(rank: Rank, share: Share, x: Tensor, only: Mask | None) -> Tensor:
    spec, domain = share.spec, rank.domain
    up = first(rank, share, "up", x)
    asked = None if only is None else along(only, up.shape[-1])
    if not (spec.gated or spec.joint):
        return domain.apply(spec.activation, share.base, up, only=asked)
    gate = first(rank, share, "gate", x)
    if spec.joint:
        return domain.apply(spec.activation, share.base, gate, up, only=asked)
    return domain.mul(domain.apply(spec.activation, share.base, gate, only=asked), up)


def first(rank: Rank, share: Share, name: str, x: Tensor) -> Tensor:
    """Up or gate, with its bias."""
    y = share.product(rank, name, x, -1)
    if not share.spec.up_bias:
        return y
    return rank.domain.add(y, shared(y, share.weight(rank, f"{name}.bias", -1)))


def with_down_bias(rank: Rank, share: Share, y: Tensor) -> Tensor:
    if share.bias == "first" and share.place != 0:
        return y
    domain, vector = rank.domain, share.weight(rank, "down.bias", None)
    if share.bias == "divided":
        vector = domain.scale(vector, domain.reciprocal(domain.integers(np.asarray(share.ranks))))
    return domain.add(y, shared(y, vector))


def times(domain: Domain, x: Tensor, weight: Tensor) -> Tensor:
    """All of x's last axis times one number."""
    return domain.scale_rows(x, weight)
