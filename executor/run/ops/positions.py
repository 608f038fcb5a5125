"""The position of a token, as its place in the sequence or as a rank counts it."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.executor.run.state.rank import Rank
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.program.op import real


def positions_of(rank: Rank, how: str) -> list[int]:
    """The positions that a rank gives its own tokens."""
    places = list(rank.work.places)
    if how == "global":
        return places
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
    cut = cut_of(rank.ctx, "sequence.cut")
    local: dict[int, int] = {}
    for owner in range(cut.parts):
        for at, place in enumerate(real(cut, owner)):
            local.setdefault(place, at)
    return [local[place] for place in places]
