"""Keys over ranks that queries are split over already (decode context parallel).

Ranks of sp have some of the cached keys each, of the same KV heads. A step's queries are gathered
over them, each rank attends with all of these to its own keys, the parts are merged, and each rank
goes on with its own heads.
"""

from __future__ import annotations

from functools import lru_cache

from shardproof.spec.layout.context import Context
from shardproof.spec.layout.shared_keys import sharing
from shardproof.spec.program.op import Split, listed_split
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Gathered:
    """The query heads of a rank of tp, of all its ranks of sp: which, and whose stand where."""

    heads: Split
    places: Split


def gathered(ctx: Context, own: Split) -> Gathered:
    """`own`: the heads of each of the ranks that queries lie over."""
    return _gathered(own, tuple(sharing(ctx, tp) for tp in range(ctx.phase.tp)))


@lru_cache(maxsize=256)
def _gathered(own: Split, tps: tuple[tuple[int, ...], ...]) -> Gathered:
    heads: list[tuple[int, ...]] = []
    places: list[tuple[int, ...]] = [()] * len(own)
    for ranks in tps:
        found: list[int] = []
        for rank in ranks:
            first = len(found)
            found += own.parts[rank]
            places[rank] = tuple(range(first, len(found)))
        heads.append(tuple(found))
    size = max(map(len, heads))
    return Gathered(
        listed_split("tp", own.size, heads), listed_split(own.axis, size, places, exact=False)
    )
