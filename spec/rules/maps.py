"""What rules ask of an index map, by run arithmetic: nothing here lists an axis index by index.

Where a map follows from a cut the answers are closed forms. Else they cost as much as there are
runs, on ranks that have any; only where every rank has a part of its own is each looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.program.op import Split
from shardproof.spec.program.runs import (
    Runs,
    counts,
    has_pads,
    indices,
    is_everything,
    length,
    listed,
    lost,
    real,
    same,
    with_pads,
)

MANY = 4096
"""Maps of which an answer is kept."""


def _cut_over(split: Split, size: int) -> Cut | None:
    """The cut that a map follows from, where it is of an axis of this size."""
    cut = split.cut
    return cut if cut is not None and cut.n == size else None


def parts_of(split: Split) -> Iterator[Runs]:
    """What each rank has that has anything."""
    return (split.part(rank) for rank in split.filled())


@lru_cache(maxsize=MANY)
def normal(split: Split | None, size: int) -> Split | None:
    """A map, or None where it gives every rank everything in order."""
    if split is None:
        return None
    if split.spec is not None:
        return None if _gives_all_tokens(split.spec, len(split)) else split
    cut = _cut_over(split, size)
    if cut is not None and cut.spec.kind == "whole":
        return None
    everything = all(is_everything(split.part(rank), size) for rank in range(len(split)))
    return None if everything else split


def _gives_all_tokens(spec: CutSpec, ranks: int) -> bool:
    """Whether every rank is given tokens as they stand, however many there are."""
    if not spec.listed:
        return ranks == 1 or spec.kind == "whole"
    first = spec.listed[0]
    return is_everything(first, length(first)) and all(same(part, first) for part in spec.listed)


@lru_cache(maxsize=MANY)
def missing(split: Split, size: int) -> int | None:
    """The first index that no rank has."""
    cut = _cut_over(split, size)
    if cut is not None:
        return next((run.start for run in cut.unowned()), None)
    return lost((range(size),), tuple(run for part in parts_of(split) for run in part))


@lru_cache(maxsize=MANY)
def repeated(split: Split, size: int) -> int | None:
    """The first index that stands more than once, on one rank or on several."""
    cut = _cut_over(split, size)
    if cut is not None:
        return next((run.start for run in cut.doubled()), None)
    return next((run.start for run, count in counts(parts_of(split), size) if count > 1), None)


@lru_cache(maxsize=MANY)
def beyond(split: Split, size: int) -> int | None:
    """The first index that the axis does not have, rank by rank."""
    cut = _cut_over(split, size)
    if cut is not None and cut.beyond() < 0:
        return None
    runs = (run for part in parts_of(split) for run in part)
    return next((i for run in runs for i in (_first_beyond(run, size),) if i is not None), None)


def _first_beyond(run: range, size: int) -> int | None:
    if not run or max(run[0], run[-1]) < size:
        return None
    return run[0] if run[0] >= size else run[-(-(size - run[0]) // run.step)]


def as_stored(split: Split | None, stored: Split | None, size: int) -> Split | None:
    """A map, or that of the storage where it has a pad wherever the map names what is not there."""
    if split is None or stored is None or split.size < 0 or len(split) != len(stored):
        return split
    if beyond(split, size) is None:
        return split
    fits = all(same(with_pads(split.part(i), size), stored.part(i)) for i in range(len(split)))
    return stored if fits else split


@lru_cache(maxsize=MANY)
def copies(split: Split, size: int) -> bool:
    """Whether every rank has every index once, in one order for all, so that nothing is split."""
    first = real(split.part(0))
    if length(first) != size or indices([first]) != ([range(size)] if size else []):
        return False
    return all(same(real(split.part(rank)), first) for rank in range(1, len(split)))


@lru_cache(maxsize=MANY)
def alike(split: Split) -> bool:
    """Whether every rank has the same indices in the same order."""
    return all(same(split.part(rank), split.part(0)) for rank in range(1, len(split)))


def all_as_long(split: Split, size: int) -> bool:
    """Whether every rank has so many indices, pads included."""
    return all(length(split.part(rank)) == size for rank in range(len(split)))


@lru_cache(maxsize=MANY)
def everywhere(split: Split, size: int) -> bool:
    """Whether every rank has every index, in whatever order, and no pads."""
    cut = _cut_over(split, size)
    if cut is not None and cut.spec.kind == "whole":
        return True
    return all(is_all(split.part(rank), size) for rank in range(len(split)))


def is_all(part: Runs, size: int) -> bool:
    """Whether these are all indices, in whatever order."""
    return not has_pads(part) and indices([part]) == ([range(size)] if size else [])


def sole_holder(split: Split, size: int) -> int | None:
    """The one rank that has all of an axis, where all others have none of it."""
    filled = list(islice((rank for rank in split.filled() if length(split.part(rank))), 2))
    return filled[0] if len(filled) == 1 and is_all(split.part(filled[0]), size) else None


@lru_cache(maxsize=MANY)
def with_all(split: Split, size: int) -> frozenset[int]:
    """The ranks that have every index, with or without pads beside."""
    cut = _cut_over(split, size)
    if cut is not None and cut.spec.kind == "whole":
        return frozenset(range(cut.parts))
    every = [range(size)] if size else []
    return frozenset(rank for rank in split.busy() if indices([real(split.part(rank))]) == every)


@lru_cache(maxsize=MANY)
def with_all_once(split: Split, size: int) -> frozenset[int]:
    """The ranks that have every index and none twice, with or without pads beside."""
    return frozenset(
        rank for rank in with_all(split, size) if length(real(split.part(rank))) == size
    )


@lru_cache(maxsize=MANY)
def ranks_with_any(split: Split) -> frozenset[int]:
    """The ranks that have any index."""
    return frozenset(rank for rank in split.busy() if length(real(split.part(rank))))


@lru_cache(maxsize=MANY)
def undivided(split: Split, size: int) -> bool:
    """Whether each rank has every index once, or none; and no pad beside an index."""
    if split.spec is not None:
        return False
    return all(
        is_all(part, size) if length(real(part)) else length(part) in (0, size)
        for part in (split.part(rank) for rank in range(len(split)))
        if length(part)
    )


def alike_at(split: Split, one: int, other: int) -> bool:
    """Whether two ranks have the same indices in the same order."""
    return split.spec is None and same(split.part(one), split.part(other))


@lru_cache(maxsize=MANY)
def firsts(split: Split, size: int) -> dict[int, tuple[int, ...]]:
    """Of ranks that have any index: theirs in local order, each where it is met first.

    The first two ranks that have several are enough to know: no more is listed.
    """
    found: dict[int, tuple[int, ...]] = {}
    several = 0
    for rank in split.busy():
        rows = tuple(dict.fromkeys(i for run in real(split.part(rank)) for i in run if i < size))
        if rows:
            found[rank] = rows
        several += len(rows) > 1
        if several > 1:
            break
    return found


def begins_with_all(part: Runs, size: int) -> bool:
    """Whether all indices come first, in their order."""
    end = 0
    for run in part:
        if end >= size:
            break
        if not run or run.start != end or (len(run) > 1 and run.step != 1):
            return False
        end = run.stop
    return end >= size


@lru_cache(maxsize=MANY)
def filled_up(split: Split, size: int, *, longer: bool = False) -> int | None:
    """The rank that has every index in order, where each other one has as many pads.

    If the ranks may have `longer` pieces, with pads behind these.
    """
    if split.spec is not None or not size:
        return None
    owners = [rank for rank in split.busy() if length(real(split.part(rank)))]
    if len(owners) != 1:
        return None
    own = split.part(owners[0])
    if not same(own, (range(size),)) and not (longer and begins_with_all(own, size)):
        return None
    if length(real(own)) != size:
        return None
    return owners[0] if all_as_long(split, length(own)) else None


@lru_cache(maxsize=MANY)
def own_inverse(split: Split, size: int) -> bool:
    """Whether one rank has all in an order which, applied twice, changes nothing."""
    if split.spec is not None or len(split) != 1 or not is_all(split.part(0), size):
        return False
    order = listed(split.part(0))
    return all(order[place] == i for i, place in enumerate(order))


def pads_beside(split: Split) -> bool:
    """Whether some rank has a pad beside an index."""
    return any(has_pads(part) and length(real(part)) for part in parts_of(split))


def any_pads(split: Split) -> bool:
    """Whether some rank has a pad."""
    cut = split.cut
    if cut is not None:
        each = cut.padded_size // cut.parts
        return split.pads and cut.spec.kind == "padded" and each * cut.parts > cut.n
    return any(map(has_pads, parts_of(split)))
