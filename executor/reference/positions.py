"""What a position does inside attention: rotation, ALiBi's bias, and who sees whom."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains import Mask, Tensor, concat, expand, reshape, spread, take
from shardproof.executor.reference.site import Site
from shardproof.spec.model.model import Attention, Rope

Positions = Sequence[int]


def rotate(at: Site, rope: Rope, x: Tensor, positions: Positions) -> Tensor:
    """Turn the pairs of the first `rope.dim` dimensions by their angles.

    x is [tokens, heads, dims]. A pair (a, b) becomes (a cos - b sin, b cos + a sin).
    """
    domain, dims, half = at.domain, x.shape[-1], rope.dim // 2
    if rope.pairs == "half":
        first, second = range(half), range(half, rope.dim)
    else:
        first, second = range(0, rope.dim, 2), range(1, rope.dim, 2)
    a, b = take(x, -1, first), take(x, -1, second)
    cos = spread(domain.table("cos", at.path, positions, half), a.shape, (0, 2))
    sin = spread(domain.table("sin", at.path, positions, half), a.shape, (0, 2))
    turned_a = domain.sub(domain.mul(a, cos), domain.mul(b, sin))
    turned_b = domain.add(domain.mul(b, cos), domain.mul(a, sin))
    rest = range(rope.dim, dims)
    turned = concat((turned_a, turned_b, take(x, -1, rest)), -1)
    if rope.pairs == "half":
        return turned  # in the order that x had
    return take(turned, -1, np.argsort((*first, *second, *rest)).tolist())


def alibi(at: Site, heads: int, tokens: int, positions: Positions) -> Tensor:
    """What is added to scores: a head's slope times a key's position. [tokens, heads, keys]."""
    domain = at.domain
    place = reshape(domain.table("alibi", at.path, positions, 1), (len(positions),))
    return expand(domain.contract("h,s->hs", domain.slopes(heads), place), 0, tokens)


def scale_by_position(at: Site, scores: Tensor, positions: Positions) -> Tensor:
    """Each query's scores, [tokens, heads, keys], times the number that its position has."""
    factors = at.domain.table("position_scale", at.path, positions, 1)
    factors = reshape(factors, (len(positions),))
    return at.domain.mul(scores, spread(factors, scores.shape, (0,)))


def visible(spec: Attention, queries: Positions, keys: Positions) -> Mask:
    """Whether a query sees a key: none after itself, none beyond the window, none of another chunk.

    [1, queries, keys].
    """
    back = np.asarray(queries)[:, None] - np.asarray(keys)[None, :]
    seen = back >= 0
    if spec.window is not None:
        seen &= back < spec.window
    if spec.chunk is not None:
        chunk = [np.asarray(places) // spec.chunk for places in (queries, keys)]
        seen &= chunk[0][:, None] == chunk[1][None, :]
    return seen[None]
