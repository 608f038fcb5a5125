"""Rotary positions, over all of a head or over the dimensions of a rank."""

from __future__ import annotations

from functools import lru_cache

from shardproof.executor.domains import CannotRun, Tensor, concat, spread, take
from shardproof.executor.run.ops.positions import counted, positions_of
from shardproof.executor.run.ops.scores import layer_key
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.ops.attention import Rope
from shardproof.spec.record import dataclass


def do_rope(rank: Rank, op: Rope) -> Tensor:
    """Pairs of dimensions turned by their position's angles.

    With `sequences`, those alone are given the positions that the operator says.
    """
    x, how, some = rank.get(op.ins[0]), op.positions, op.sequences
    if some is None:
        return rotated(rank, op, x, rope_positions(rank, op, how))
    both = [rotated(rank, op, x, rope_positions(rank, op, each)) for each in ("global", how)]
    own = rank.work.sequences
    return take(concat(both, 0), 0, [i + len(own) * (s in some) for i, s in enumerate(own)])


def rotated(rank: Rank, op: Rope, x: Tensor, places: list[int]) -> Tensor:
    attention = rank.ctx.layer.attention
    dims = rank.own(op.dims)
    if dims is None:
        count = x.shape[3] if op.shared else attention.head_dim
        dims = tuple(range(attention.head_dim - count, attention.head_dim))
    if x.shape[3] != len(dims):
        raise CannotRun(op.out, (x.shape,), f"a head has {len(dims)} dimensions here")
    base = attention.latent.nope if attention.latent is not None else 0
    rope = attention.rope
    if rope is None:
        return x
    half = rope.dim // 2
    pairs = local_pairs(dims, base, half, rope.pairs)
    if not pairs.both:
        return x
    domain, key = rank.domain, layer_key(op, "attention")
    both, others = take(x, 3, pairs.both), take(x, 3, pairs.others)
    cos, sin = angles(rank, key, tuple(places), half, pairs)
    cos, sin = spread(cos, both.shape, (1, 3)), spread(sin, both.shape, (1, 3))
    turned = domain.two_products(both, cos, others, sin)
    if pairs.rest:
        turned = concat((turned, take(x, 3, pairs.rest)), 3)
    return take(turned, 3, pairs.back)


def angles(
    rank: Rank, key: str, places: tuple[int, ...], half: int, pairs: Pairs
) -> tuple[Tensor, Tensor]:
    """What `both` are multiplied by, and `others`: cos and cos, and -sin and sin.

    [places, dimensions] each.
    """
    asked = key, places, half, pairs.angles
    found = rank.kept.turns.get(asked)
    if found is None:
        domain = rank.domain
        cos = take(domain.table("cos", key, places, half), 1, pairs.angles)
        sin = take(domain.table("sin", key, places, half), 1, pairs.angles)
        minus = domain.sub(domain.zeros(sin.shape), sin)
        found = rank.kept.turns[asked] = concat((cos, cos), 1), concat((minus, sin), 1)
    return found


@dataclass(frozen=True, slots=True)
class Pairs:
    """Where on the rank the two of each pair stand, and which angle turns them."""

    both: tuple[int, ...]
    """The first of all pairs, then the second."""
    others: tuple[int, ...]
    """The other of each."""
    angles: tuple[int, ...]
    rest: tuple[int, ...]
    """What is in no pair."""
    back: tuple[int, ...]
    """Where each dimension stands when `both` and the rest lie in this order."""


@lru_cache(maxsize=256)
def local_pairs(dims: tuple[int, ...], base: int, half: int, style: str) -> Pairs:
    """The pairs among a rank's dimensions.

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
    if not whole:
        count = len(turned) // 2
        angles = list(range(count))
        if style == "half":
            first, second = turned[:count], turned[count : 2 * count]
        else:
            first, second = turned[0 : 2 * count : 2], turned[1 : 2 * count : 2]
    both = (*first, *second)
    rest = tuple(i for i in range(len(dims)) if i not in both)
    order = (*both, *rest)
    back = tuple(order.index(i) for i in range(len(dims)))
    return Pairs(both, (*second, *first), tuple(angles), rest, back)


def rope_positions(rank: Rank, op: Rope, how: str) -> list[int]:
    which = op.which
    own = which == "own"
    if how == "last":
        count = len(rank.work.places) if own else sum(map(len, rank.exchanged))
        return [max(rank.work.places, default=0)] * count
    if own:
        return positions_of(rank, how)
    places = [place for block in rank.exchanged for place in block]
    if how == "global":
        return list(map(rank.work.position, places))
    if how == "row":
        return places
    if how == "first":
        return [rank.work.first] * len(places)
    if how == "drafted":
        return [place + rank.work.gap for place in places]
    if how == "chunk":
        return [place - rank.work.counted_from for place in places]
    return list(range(len(places))) if which == "all" else counted(rank, places)
