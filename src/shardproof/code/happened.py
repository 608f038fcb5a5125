"""What happened before what, on ranks that hear of each other by messages and collectives alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Stamp = Mapping[int, int]
"""For each rank, up to which of its events something is known."""
FROM_ROOT, TO_ROOT = ("broadcast", "scatter"), ("reduce", "gather")


@dataclass(slots=True)
class Clocks:
    """For each rank, what it knows of the others."""

    known: dict[int, dict[int, int]] = field(default_factory=dict[int, dict[int, int]])

    def event(self, rank: int) -> Stamp:
        """Something happens on a rank: what it knows there, itself included."""
        own = self.known.setdefault(rank, {})
        own[rank] = own.get(rank, 0) + 1
        return dict(own)

    def heard(self, rank: int, stamp: Stamp) -> None:
        """A rank has got what somebody sent who knew as much."""
        own = self.known.setdefault(rank, {})
        for other, count in stamp.items():
            own[other] = max(own.get(other, 0), count)

    def knows(self, rank: int, other: int, stamp: Stamp) -> bool:
        """Whether a rank has heard of what happened on another at this stamp."""
        return self.known.get(rank, {}).get(other, 0) >= stamp.get(other, 0)


def hears(what: str, own: int, root: int, size: int) -> list[int]:
    """The ranks of a group without which one cannot leave a collective."""
    if what in FROM_ROOT:
        return [root]
    if what in TO_ROOT and own != root:
        return [own]
    return [*range(size)]
