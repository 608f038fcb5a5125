"""Indices of ranks that do the same, each of its own: one number for what they have in one place.

Ranks of tp of which each has as many indices in as many runs do the same at other indices, and one
of them stands for its *class*. An index that is another one on each member is written as that of
the first member and a *shift*: by how much further on it is on each of them. Shifts are numbered,
and an index with shift `n` is `n * SHIFTED` larger. So two indices are equal on every member
exactly if they are equal numbers, and whatever picks, joins and compares indices does so for all.
Where indices are equal on some members alone, the class is parted (`Differ`) and begun again.

Members stand in the order of their replicas, within one in that of tp. A shift that repeats itself
is known by what it repeats, so one that is alike on all replicas has a number for each rank of tp.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import lcm

from shardproof.spec.engine.spelling import Cover, Number, canon, swept
from shardproof.spec.program.runs import Runs

SHIFTED = 1 << 44
"""From here on a number is an index with a shift."""
_STEP = SHIFTED >> 1
"""A run with such a step goes from shift to shift."""


class Differ(Exception):
    """Members of a class that do not all do the same, told apart by what they do."""

    def __init__(self, labels: Sequence[Hashable]) -> None:
        self.labels = tuple(labels)
        super().__init__(f"{len(set(self.labels))} kinds of {len(self.labels)} ranks")


_NUMBERS: dict[tuple[int, ...], int] = {}
_SHIFTS: list[tuple[int, ...]] = [()]


def shift(by: tuple[int, ...]) -> int:
    """The number of a shift, in units of an index; 0 where nothing moves."""
    found = _NUMBERS.get(by)
    if found is None:
        if not any(by):
            return 0
        once = _repeated(by)
        if once != by:
            found = _NUMBERS[by] = shift(once) // SHIFTED
        else:
            found = _NUMBERS[by] = len(_SHIFTS)
            _SHIFTS.append(by)
    return found * SHIFTED


def _repeated(by: tuple[int, ...]) -> tuple[int, ...]:
    """What a shift is made of over and over."""
    size = len(by)
    for count in range(1, size // 2 + 1):
        if size % count == 0 and by[count:] == by[:-count]:
            return by[:count]
    return by


def apart(index: int) -> tuple[int, int]:
    """An index as that of the first member, and its shift."""
    rest = index % SHIFTED
    return rest, index - rest


@lru_cache(maxsize=4096)
def scaled(by: int, factor: int) -> int:
    return shift(tuple(factor * x for x in _SHIFTS[by // SHIFTED])) if by else 0


@lru_cache(maxsize=4096)
def combined(one: int, two: int) -> int:
    if not one or not two:
        return one or two
    a, b = _SHIFTS[one // SHIFTED], _SHIFTS[two // SHIFTED]
    return shift(tuple(a[m % len(a)] + b[m % len(b)] for m in range(lcm(len(a), len(b)))))


def is_shifted(runs: Iterable[range]) -> bool:
    for run in runs:  # noqa: SIM110  (asked so often that a generator would be felt)
        if run.start >= SHIFTED or run.stop > SHIFTED:
            return True
    return False


def of_one_shift(run: range) -> Iterable[range]:
    if -_STEP < run.step < _STEP:
        return (run,)
    return (range(i, i + 1) for i in run)


def moves(covered: Cover) -> bool:
    return bool(covered) and covered[-1][1] > SHIFTED


def highest(run: range) -> int:
    """The highest index of a run, on any member."""
    index, by = apart(max(run[0], run[-1]))
    return index + (max(_SHIFTS[by // SHIFTED]) if by else 0)


def members(runs: Iterable[range]) -> int:
    """After how many members of a class these indices repeat themselves; 1 if nothing moves."""
    found = {index // SHIFTED for run in runs if run.start >= 0
             for index in (run[0], run[-1]) if index >= SHIFTED}  # fmt: skip
    return lcm(*(len(_SHIFTS[by]) for by in found))


def at(index: int, member: int) -> int:
    if index < SHIFTED:
        return index
    by = _SHIFTS[index // SHIFTED]
    return index % SHIFTED + by[member % len(by)]


def of_member(runs: Runs, member: int) -> Runs:
    """What these indices are on one rank of the class."""
    out: list[range] = []
    for run in runs:
        if run.start < SHIFTED and run.stop <= SHIFTED:
            out.append(run)
        elif -_STEP < run.step < _STEP:
            start = at(run.start, member)
            out.append(range(start, start + len(run) * run.step, run.step))
        else:
            out += (range(i, i + 1) for i in (at(i, member) for i in run))
    return canon(out)


def family(parts: Sequence[Runs]) -> Runs:
    """The indices of each member as those of the class."""
    first = parts[0]
    if all(part == first for part in parts):
        return first
    shapes = [tuple((len(r), r.step, r.start < 0) for r in part) for part in parts]
    if len(set(shapes)) > 1:
        raise Differ(shapes)
    out: list[range] = []
    for number, run in enumerate(first):
        if run.start < 0:
            out.append(run)
        else:
            by = shift(tuple(part[number].start - run.start for part in parts))
            out.append(range(run.start + by, run.stop + by, run.step))
    return canon(out)


@lru_cache(maxsize=8192)
def by_members(make: Callable[..., Runs], *of: Runs) -> Runs:
    """A function of indices, of each member's own."""
    count = lcm(*map(members, of))
    return family([make(*(of_member(runs, m) for runs in of)) for m in range(count)])


def told_apart(lists: Sequence[tuple[Runs, ...]]) -> None:
    """Ask that lists of indices which differ do so on every member of the class."""
    if any(is_shifted(runs) for each in lists for runs in each):
        _told_apart(tuple(lists))


@lru_cache(maxsize=4096)
def _told_apart(lists: tuple[tuple[Runs, ...], ...]) -> None:
    if all(_everywhere(one, two) for one, two in combinations(lists, 2)):
        return
    count = lcm(*(members(runs) for each in lists for runs in each))
    labels: list[Hashable] = []
    for member in range(count):
        first: dict[tuple[Runs, ...], int] = {}
        labels.append(tuple(
            first.setdefault(tuple(of_member(runs, member) for runs in each), number)
            for number, each in enumerate(lists)
        ))  # fmt: skip
    if len(set(labels)) > 1:
        raise Differ(labels)


def _everywhere(one: tuple[Runs, ...], two: tuple[Runs, ...]) -> bool:
    """Whether lists are seen to differ on every member: by their pads, or under one shift."""
    for a, b in zip(one, two, strict=True):
        if a == b:
            continue
        shapes = [[(len(r), r.start < 0) for r in runs] for runs in (a, b)]
        if any(pad for shape in shapes for _, pad in shape) and shapes[0] != shapes[1]:
            places = [[*_places(shape)] for shape in shapes]
            if places[0] != places[1]:
                return True
        by = {r.start // SHIFTED for runs in (a, b) for r in runs if r.start >= 0}
        if len(by) == 1:
            return True
    return False


def _places(shape: Sequence[tuple[int, bool]]) -> Iterable[int]:
    """Where pads begin and end."""
    at, before = 0, False
    for size, pad in shape:
        if pad != before:
            yield at
        at, before = at + size, pad


def cover_of_member(covered: Cover, member: int) -> Cover:
    changes: dict[int, Number] = {}
    for low, high, count in covered:
        first = at(low, member)
        last = first + high - low
        changes[first] = changes.get(first, 0) + count
        changes[last] = changes.get(last, 0) - count
    return swept(changes)


def cover_family(parts: Sequence[Cover]) -> Cover:
    first = parts[0]
    if all(part == first for part in parts):
        return first
    shapes = [tuple((high - low, count) for low, high, count in part) for part in parts]
    if len(set(shapes)) > 1:
        raise Differ(shapes)
    out: list[tuple[int, int, Number]] = []
    for number, (low, high, count) in enumerate(first):
        by = shift(tuple(part[number][0] - low for part in parts))
        out.append((low + by, high + by, count))
    return tuple(sorted(out, key=lambda each: each[0]))


def settled(covered: Cover) -> Cover:
    """One spelling also for what moves by several shifts: the intervals of each member in order."""
    if not moves(covered):
        return covered
    by = {low // SHIFTED for low, _, _ in covered}
    return covered if len(by) == 1 else _settled(covered)


@lru_cache(maxsize=4096)
def _settled(covered: Cover) -> Cover:
    return cover_family([cover_of_member(covered, m) for m in range(members_of(covered))])


def members_of(covered: Cover) -> int:
    """After how many members what they cover repeats itself."""
    return lcm(*(len(_SHIFTS[low // SHIFTED]) for low, _, _ in covered if low >= SHIFTED))


@lru_cache(maxsize=4096)
def of_all(covered: Cover, members: int) -> Cover:
    """What all members of the class, so many, cover together."""
    changes: dict[int, Number] = {}
    for low, high, count in covered:
        size = high - low
        by = _SHIFTS[low // SHIFTED] or (0,)
        often = count * (members // len(by))
        for each in by:
            first = low % SHIFTED + each
            changes[first] = changes.get(first, 0) + often
            changes[first + size] = changes.get(first + size, 0) - often
    return swept(changes)
