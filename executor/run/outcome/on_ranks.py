"""What each rank has where a run and the reference first differ."""

from __future__ import annotations

from shardproof.executor.run.state.faults import Key
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class OnRanks:
    """One entry of a tensor, on the ranks of a stage that have its token."""

    each: tuple[tuple[Key, int | None], ...]
    """None where a rank does not have this index."""
    total: int | None
    """What the ranks that may hold partial sums add up to, if there are several."""
