"""Rotary positions, over all of a head or over the dimensions of a rank."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Tensor, concat, spread, take
from shardproof.executor.run.positions import counted, positions_of
from shardproof.executor.run.rank import Rank
from shardproof.executor.run.scores import layer_key
from shardproof.spec.program.op import Op


def do_rope(rank: Rank, op: Op) -> Tensor:
    """Pairs of dimensions turned by their position's angles."""
    x, attention = rank.get(op.ins[0]), rank.ctx.layer.attention
    places = rope_positions(rank, op)
    dims = rank.own(op.about["dims"])
    if dims is None:
        rotated = x.shape[3] if op.about["shared"] else attention.head_dim
        dims = tuple(range(attention.head_dim - rotated, attention.head_dim))
    base = attention.latent.nope if attention.latent is not None else 0
    rope = attention.rope
    if rope is None:
        return x
    half = rope.dim // 2
    first, second, angles = local_pairs(dims, base, half, rope.pairs)
    if not first:
        return x
    domain, key = rank.domain, layer_key(op, "attention")
    cos = take(domain.table("cos", key, places, half), 1, angles)
    sin = take(domain.table("sin", key, places, half), 1, angles)
    a, b = take(x, 3, first), take(x, 3, second)
    cos, sin = spread(cos, a.shape, (1, 3)), spread(sin, a.shape, (1, 3))
    turned = (
        domain.sub(domain.mul(a, cos), domain.mul(b, sin)),
        domain.add(domain.mul(b, cos), domain.mul(a, sin)),
    )
    rest = [i for i in range(len(dims)) if i not in {*first, *second}]
    came_from = [*first, *second, *rest]
    whole = concat((*turned, take(x, 3, rest)), 3)
    return take(whole, 3, np.argsort(came_from).tolist())


def local_pairs(
    dims: tuple[int, ...], base: int, half: int, style: str
) -> tuple[list[int], list[int], list[int]]:
    """Where the two of each pair stand on the rank, and which angle turns them.

    A rank that has one of a pair alone takes what stands in its place: the rotated
    dimensions that it has are paired as a rank with all of them would.
    """
    turned = [i for i, d in enumerate(dims) if base <= d < base + 2 * half]
    held = {dims[i] - base: i for i in turned}
    first: list[int] = []
    second: list[int] = []
    angles: list[int] = []
    whole = True
    for j in range(half):
        a, b = (j, j + half) if style == "half" else (2 * j, 2 * j + 1)
        if (a in held) != (b in held):
            whole = False
        elif a in held:
            first.append(held[a])
            second.append(held[b])
            angles.append(j)
    if whole:
        return first, second, angles
    count = len(turned) // 2
    if style == "half":
        return turned[:count], turned[count : 2 * count], list(range(count))
    return turned[0 : 2 * count : 2], turned[1 : 2 * count : 2], list(range(count))


def rope_positions(rank: Rank, op: Op) -> list[int]:
    if op.about["of"] == "own":
        return positions_of(rank, op.about["positions"])
    places = [place for block in rank.exchanged for place in block]
    return places if op.about["positions"] == "global" else counted(rank, places)
