"""The position of a token, as its place in the sequence or as a rank counts it."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.executor.run.state.rank import Rank
from shardproof.spec.layout.chunks import own_of


def positions_of(rank: Rank, how: str) -> list[int]:
    """The positions that a rank gives its own tokens."""
    places = list(rank.work.places)
    if how == "global":
        return list(map(rank.work.position, places))
    if how == "row":
        return places
    if how == "chunk":
        return [place - rank.work.counted_from for place in places]
    if how == "first":
        return [rank.work.first] * len(places)
    if how == "drafted":
        return [place + rank.work.gap for place in places]
    if rank.ctx.name == "decode":
        # Only where the ranks share the cached keys is there a local count that differs.
        if rank.ctx.layout == "keys" and rank.ctx.phase.sp > 1:
            return [sum(rank.owns_key(key) for key in range(i)) for i in places]
        return places
    return list(range(len(places)))


def counted(rank: Rank, places: Sequence[int]) -> list[int]:
    """Exchanged tokens, each counted by the rank of sp whose own it is; a step has one alone."""
    if rank.ctx.name == "decode":
        return [0] * len(places)
    phase, low = rank.ctx.phase, rank.work.counted_from
    chunk = range(low, low + rank.work.together)
    local: dict[int, int] = {}
    for owner in range(phase.sp):
        own = own_of(phase.sequence.cut, chunk, phase.sp, owner)
        for at, place in enumerate(place for run in own for place in run):
            local.setdefault(place, at)
    return [local.get(place, rank.work.position(place)) for place in places]
