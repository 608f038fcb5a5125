"""Index maps: along an axis of the mesh, the global indices of each coordinate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

from shardproof.spec.plan.cuts import Cut, CutSpec, same_map, spans
from shardproof.spec.program.runs import PAD, Runs, joined, length, listed, runs_of, same
from shardproof.spec.program.runs import pads as some_pads
from shardproof.spec.program.runs import real as real_runs
from shardproof.spec.record import dataclass


@dataclass(frozen=True, eq=False)
class Split:
    """Along `axis`, the global indices of each coordinate in local order.

    A map that follows from a cut holds the cut, so that what is asked of it costs nothing per rank.
    Two maps are equal if each coordinate has the same indices, however they came about.
    """

    axis: str
    size: int
    held: Cut | tuple[Runs, ...]
    spec: CutSpec | None = None
    """Where the axis is as long as a rank's own tokens, the cut that is taken of them."""
    exact: bool = True
    """Whether the axis is known to have this size, or one that is no smaller."""
    pads: bool = True
    """Whether what a padded cut has beyond the end of the axis is there, as pads."""

    def of(self, length: int) -> Split:
        """The map over an axis of this length, where that is known only on the rank."""
        if self.spec is None:
            return self
        return split_of(self.axis, Cut(self.spec, length, len(self)), pads=False)

    def part(self, rank: int) -> Runs:
        """The indices of a coordinate, as runs."""
        if isinstance(self.held, Cut):
            return held_by(self.held, rank, pads=self.pads)
        return self.held[rank]

    @cached_property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The indices of each coordinate, one by one."""
        return tuple(listed(self.part(rank)) for rank in range(len(self)))

    @property
    def cut(self) -> Cut | None:
        """What the map follows from, where that is a cut."""
        return self.held if isinstance(self.held, Cut) else None

    def __len__(self) -> int:
        return self.held.parts if isinstance(self.held, Cut) else len(self.held)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Split) and self._about() == other._about() and _alike(self, other)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        # Maps that are looked up beside each other often begin alike, so the sums are in it too.
        some = (self.part(rank) for rank in range(min(len(self), _HASHED)))
        return hash((*self._about(), *map(_trait, some)))

    def __reduce__(self) -> tuple[object, ...]:
        # Without what is kept of it: a hash is another one in another process.
        return Split, (self.axis, self.size, self.held, self.spec, self.exact, self.pads)

    def _about(self) -> tuple[object, ...]:
        return self.axis, self.size, len(self), self.spec, self.exact


_HASHED = 4
"""Coordinates whose indices are in a hash."""


def _trait(part: Runs) -> tuple[int, int, int]:
    """Equal for the same indices in the same order, however they are put in runs."""
    there = real_runs(part)
    total = sum((run[0] + run[-1]) * len(run) for run in there)
    return length(part), total, there[0].start if there else PAD


def _alike(a: Split, b: Split) -> bool:
    """Whether every coordinate has the same indices in both."""
    if isinstance(a.held, Cut) and isinstance(b.held, Cut):
        padded = "padded" in (a.held.spec.kind, b.held.spec.kind)
        # What one of them has as pads, another may have as indices that do not exist.
        if a.held == b.held and a.pads == b.pads:
            return True
        if not padded:
            return same_map(a.held, b.held)
    return all(same(a.part(rank), b.part(rank)) for rank in range(len(a)))


def listed_split(
    axis: str, size: int, parts: Iterable[Sequence[int]], *, exact: bool = True
) -> Split:
    """A map of which every coordinate's indices are given one by one."""
    return Split(axis, size, tuple(runs_of(part) for part in parts), exact=exact)


def held_by(cut: Cut, rank: int, *, pads: bool) -> Runs:
    """A rank's indices under a cut; those of a padded one that are beyond the end are pads."""
    runs = cut.indices(rank)
    if cut.spec.kind != "padded" or not runs or runs[-1].stop <= cut.n:
        return runs
    inside = tuple(run[: max(0, cut.n - run.start)] for run in runs if run.start < cut.n)
    return (*inside, *some_pads(length(runs) - length(inside))) if pads else inside


@lru_cache(maxsize=4096)
def real(cut: Cut, rank: int) -> tuple[int, ...]:
    """A rank's indices in local order, without pads.

    What a person listed beyond the end of the axis stays, so that whoever looks it up finds
    nothing there.
    """
    return listed(held_by(cut, rank, pads=False))


@lru_cache(maxsize=4096)
def split_of(axis: str, cut: Cut, *, pads: bool = True) -> Split:
    """A cut as an index map; beyond the axis' end of a padded cut is padding.

    Weights are padded with zeros. Tokens, layers, experts and sequences are not: there a pad is
    nothing at all (`pads=False`).
    """
    return Split(axis, cut.n, cut, pads=pads)


_SHOWN = 12
"""Ranks of a map that are told one by one."""


def sizes_of(split: Split) -> str:
    """How many indices each coordinate has: `4 each`, or `3+3+2`."""
    sizes = [length(split.part(rank)) for rank in range(min(len(split), _SHOWN))]
    alike = len(set(sizes)) == 1
    if len(split) > 4 and alike and (len(split) <= _SHOWN or _all_have(split, sizes[0])):
        return f"{sizes[0]} each"
    return "+".join(map(str, sizes)) + ("+…" if len(split) > _SHOWN else "")


_WALKED = 4096
"""Ranks of a map that are looked at before an operator is printed."""
_LISTED = 6
"""Ranks of a map whose indices are told."""


def indices_of(split: Split) -> str:
    """Which indices the first coordinates have: `[0–1, 6–7 | 2–5]`."""
    parts = [split.part(rank) for rank in range(min(len(split), _LISTED))]
    told = " | ".join(spans(joined(real_runs(part)), 3) or "none" for part in parts)
    return f"[{told}{' | …' if len(split) > _LISTED else ''}]"


def is_in_row(split: Split) -> bool:
    """Whether sizes say it all: each coordinate has the next indices, or each has all of them."""
    cut = split.cut
    if cut is not None and cut.spec.kind != "listed":
        return len(split) == 1 or cut.spec.kind not in ("zigzag", "strided")
    ranks = range(min(len(split), _WALKED))
    runs = [runs_of(listed(real_runs(split.part(rank)))) for rank in ranks]
    if all(run == (range(split.size),) for run in runs):
        return True
    end = 0
    for part in runs:
        if len(part) > 1 or (part and (part[0].start != end or part[0].step != 1)):
            return False
        end += length(part)
    return True


def _all_have(split: Split, size: int) -> bool:
    """Whether every coordinate has so many indices."""
    cut = split.cut
    if cut is not None and cut.spec.kind in ("even", "whole"):
        return True
    if cut is not None and cut.spec.kind in ("balanced", "chunk", "strided"):
        return length(split.part(len(split) - 1)) == size  # no rank has more than one before it
    if len(split) > _WALKED:
        return False
    return all(length(split.part(rank)) == size for rank in range(len(split)))
