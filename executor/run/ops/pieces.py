"""The pieces of a tensor that ranks of a group hold, put together or taken apart by a map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from shardproof.executor.domains import CannotRun, Domain, Tensor, concat, take
from shardproof.executor.run.ops.sizes import check_same
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.op import PAD, Op, Split, listed_split
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllToAll,
    Exchange,
    GatherLogits,
    ReduceScatter,
)

UNKNOWN = Split("tp", -1, ())
"""Where nothing is known of the pieces, they are put one after the other."""


def map_of(
    op: AllGather | ReduceScatter | AllToAll | GatherLogits | Exchange, group: Sequence[Rank]
) -> Split:
    """The map of a collective, which has a piece for each rank of the group."""
    split: Split | None = op.split
    if split is None:
        return UNKNOWN
    found = group[0].known(split)
    if "+" in found.axis and len(group) != len(found.parts):
        # Of a map over several axes the parts of those ranks that meet, who have all that there is.
        parts = [rank.own(found) or () for rank in group]
        return listed_split(found.axis, sum(map(len, parts)), parts)
    if not alone(group, found) and len(group) != len(found.parts):
        why = f"{len(group)} ranks, where the map has {len(found.parts)}"
        raise CannotRun(op.out, (), why)
    return found


def alone(group: Sequence[Rank], split: Split) -> bool:
    """Whether a rank is joined with itself, which does nothing to a piece of several."""
    return len(group) == 1 and (len(split.parts) != 1 or split.size == -1)


def in_order(
    op: AllGather | AllToAll | GatherLogits, domain: Domain, pieces: Sequence[Tensor]
) -> list[Tensor]:
    """The pieces as a plan says that they are put together: by owner, reversed, or as listed.

    A place of -1 is one that nobody wrote.
    """
    order = op.order
    if order in ("owner", None):
        return list(pieces)
    places: Sequence[int] = range(len(pieces))[::-1] if order == "reversed" else order
    if len(places) != len(pieces) or max(places) >= len(pieces):
        why = f"{len(pieces)} pieces are put in the order {list(places)}"
        raise CannotRun(op.out, (), why)
    return [
        pieces[place] if place >= 0 else domain.random(f"junk {op.out} {at}", pieces[at].shape)
        for at, place in enumerate(places)
    ]


def assembled(op: Op, domain: Domain, pieces: Sequence[Tensor], split: Split, place: int) -> Tensor:
    """Pieces put where the map says, copies being alike; one that nobody has is missing."""
    if split.size < 0:
        check_same(op, pieces)
        return concat(pieces, place)
    for piece, part in zip(pieces, split.parts, strict=True):
        has = piece.shape[place] if piece.rank > place else 0  # another tensor has fewer axes
        if has != len(part):
            why = f"a piece has {has} indices, its map {len(part)}"
            raise CannotRun(op.out, tuple(p.shape for p in pieces), why)
    order, again = arranged(split.parts, split.size)
    if PAD in order:
        raise CannotRun(op.out, tuple(p.shape for p in pieces),
                        f"index {order.index(PAD)} of {split.size} is on no rank")  # fmt: skip
    whole = concat(pieces, place)
    if again and domain.exact:
        first, second = (take(whole, place, list(each)) for each in zip(*again, strict=True))
        if not np.array_equal(first.values, second.values):
            why = "ranks have different values for the same index"
            raise CannotRun(op.out, tuple(p.shape for p in pieces), why)
    return take(whole, place, order)


@lru_cache(maxsize=256)
def arranged(
    parts: tuple[tuple[int, ...], ...], size: int
) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Where each index stands when the pieces lie side by side, PAD for one that nobody has.

    And of those that several have, the first place and another.
    """
    where: dict[int, int] = {}
    again: list[tuple[int, int]] = []
    offset = 0
    for part in parts:
        for local, index in enumerate(part):
            if index in where:
                again.append((where[index], offset + local))
            elif index != PAD:
                where[index] = offset + local
        offset += len(part)
    return tuple(where.get(index, PAD) for index in range(size)), tuple(again)
