"""Which indices ranks have, in local order, and how often a sum has every index."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from math import lcm

from shardproof.spec.engine.shifts import (
    Differ,
    apart,
    by_members,
    combined,
    family,
    highest,
    is_shifted,
    members,
    of_member,
    of_one_shift,
    scaled,
    settled,
)
from shardproof.spec.engine.spelling import (
    MOST,
    Beyond,
    Cover,
    Number,
    Outside,
    bounds,
    canon,
    has_pads,
    one_in,
    over,
    plain,
    swept,
    whole,
)
from shardproof.spec.program.runs import Runs, length, pads

__all__ = [
    "MOST",
    "Beyond",
    "Cover",
    "Number",
    "Outside",
    "added",
    "beside",
    "bounds",
    "canon",
    "cover",
    "flat",
    "grid",
    "grid_cover",
    "has_pads",
    "matched",
    "one_in",
    "over",
    "padded",
    "part",
    "pick",
    "plain",
    "times",
    "whole",
]


def pick(runs: Runs, places: Runs) -> Runs:
    """What stands at these local places; at a pad, a pad."""
    if len(places) == 1 and places[0] == range(length(runs)):
        return runs
    if len(runs) == 1 and runs[0].step == 1 and not is_shifted(runs) and runs[0].start >= 0:
        low, size = runs[0].start, len(runs[0])
        if any(place.start >= 0 and highest(place) >= size for place in places if place):
            raise Outside
        return canon(
            range(p.start + low, p.stop + low, p.step) if p.start >= 0 else p for p in places
        )
    if is_shifted(places):
        return by_members(pick, runs, places)
    return canon(_picked(runs, places))


def _picked(runs: Runs, places: Runs) -> Iterator[range]:
    for place in places:
        if not place:
            continue
        if place.start < 0:
            yield place
        elif place.step == 1:
            yield from _slice(runs, place.start, place.stop)
        else:
            if len(place) > MOST:
                raise Beyond
            for at in place:
                yield from _slice(runs, at, at + 1)


def _slice(runs: Runs, low: int, high: int) -> Iterator[range]:
    at = 0
    for run in runs:
        start, stop = max(low - at, 0), min(high - at, len(run))
        if start < stop:
            yield run[start:stop]
        at += len(run)
    if high > at:
        raise Outside


def part(runs: Runs, low: int, high: int) -> Runs:
    """Local places from low up to high."""
    return canon(_slice(runs, low, high))


def split_at(runs: Runs, edges: Sequence[int]) -> list[Runs]:
    """Local places between each two of these, which are in order from 0 on: gone through once."""
    found: list[Runs] = []
    more, left = iter(runs), range(0)
    for low, high in pairwise(edges):
        out: list[range] = []
        wanted = high - low
        while wanted:
            if not left:
                try:
                    left = next(more)
                except StopIteration:
                    raise Outside from None
            out.append(left[:wanted])
            wanted -= len(out[-1])
            left = left[len(out[-1]) :]
        found.append(canon(out))
    return found


def padded(runs: Runs, before: int, behind: int) -> Runs:
    return canon((*pads(before), *runs, *pads(behind)))


def beside(one: Runs, two: Runs) -> Runs:
    """Of two lists of one length what stands in each place, where the other has a pad.

    Where both have an index, and not the same, it is the first one's.
    """
    if one == two:
        return one
    if is_shifted(one) or is_shifted(two):
        return by_members(beside, one, two)
    out: list[range] = []
    edges = sorted({0, *bounds(one), *bounds(two)})
    for first, second in zip(split_at(one, edges), split_at(two, edges), strict=True):
        out += first if first[0].start >= 0 else second
    return canon(out)


def matched(have: Runs, want: Runs) -> tuple[Runs, bool]:
    """Of two lists of indices, place by place: those that are in both, and whether others differ.

    A place where one of them has a pad counts for nothing.
    """
    if have == want:
        return (tuple(run for run in have if run.start >= 0) if has_pads(have) else have), False
    if is_shifted(have) or is_shifted(want):
        return _by_members(have, want)
    edges = sorted({0, *bounds(have), *bounds(want)})
    same: list[range] = []
    others = False
    for low, high in pairwise(edges):
        one, two = part(have, low, high), part(want, low, high)
        if one == two:
            if one[0].start >= 0:
                same += one
        elif one[0].start >= 0 and two[0].start >= 0:
            if len(one) == len(two) == 1 and one[0].step == two[0].step:
                others = True
                continue
            if high - low > MOST:
                raise Beyond
            for at in range(low, high):
                (i,), (j,) = part(one, at - low, at - low + 1), part(two, at - low, at - low + 1)
                if i == j:
                    same.append(i)
                else:
                    others = True
    return canon(same), others


@lru_cache(maxsize=4096)
def _by_members(have: Runs, want: Runs) -> tuple[Runs, bool]:
    count = lcm(members(have), members(want))
    found = [matched(of_member(have, m), of_member(want, m)) for m in range(count)]
    # The sizes of what is the same tell members apart, and so where it stands.
    if len({others for _, others in found}) > 1:
        raise Differ([others for _, others in found])
    return family([same for same, _ in found]), found[0][1]


def at_places(runs: Runs, places: Collection[int], *, there: bool) -> Runs:
    """The runs at these places, or at all others, with pads elsewhere."""
    kept = [
        part(runs, at, at + 1)[0] if (at in places) == there else range(-1, -2, -1)
        for at in range(length(runs))
    ]
    return canon(kept)


def largest(runs: Runs) -> int:
    """The largest index, whichever way its run goes; 0 where there is none."""
    return max((max(run[0], run[-1]) for run in runs if run), default=0)


def cover(runs: Iterable[range]) -> Cover:
    """How often each index is there."""
    runs = [run for run in runs if run and run.start >= 0]
    if len(runs) == 1 and abs(runs[0].step) != 1 and 1 < len(runs[0]) <= MOST:
        strided = runs[0] if runs[0].step > 0 else runs[0][::-1]
        return settled(tuple([(i, i + 1, 1) for i in strided]))
    changes: dict[int, Number] = {}
    total = 0
    for run in runs:
        if abs(run.step) == 1 or len(run) == 1:
            low, high = min(run[0], run[-1]), max(run[0], run[-1]) + 1
            changes[low] = changes.get(low, 0) + 1
            changes[high] = changes.get(high, 0) - 1
        else:
            total += len(run)
            if total > MOST:
                raise Beyond
            for i in run:
                changes[i] = changes.get(i, 0) + 1
                changes[i + 1] = changes.get(i + 1, 0) - 1
    return settled(swept(changes))


def added(covers: Sequence[Cover]) -> Cover:
    joined = _joined(covers)
    if joined is not None:
        return settled(joined)
    changes: dict[int, Number] = {}
    for each in covers:
        for low, high, count in each:
            changes[low] = changes.get(low, 0) + count
            changes[high] = changes.get(high, 0) - count
    return settled(swept(changes))


def _joined(covers: Sequence[Cover]) -> Cover | None:
    """All of them, where no index is in two: mostly each rank has its own."""
    out: list[tuple[int, int, Number]] = []
    start, end = 0, -1
    often: Number = 0
    for low, high, count in sorted(chain(*covers)):
        if low < end:
            return None
        if low == end and count == often:
            end = high
            continue
        if often:
            out.append((start, end, often))
        start, end, often = low, high, count
    if often:
        out.append((start, end, often))
    return tuple(out)


def times(covered: Cover, by: Number) -> Cover:
    if by == 1:
        return covered
    return tuple((low, high, plain(count * by)) for low, high, count in covered) if by else ()


def grid(heads: Runs, dims: Runs, size: int) -> Iterator[range]:
    """The flat indices of heads times dimensions, of which a head has `size`, in local order."""
    if dims == whole(size):
        for run in heads:
            if run.start < 0:
                yield range(-1, -1 - len(run) * size, -1)
                continue
            for head in [run] if run.step == 1 else (range(i, i + 1) for i in run):
                low, by = apart(head.start)
                first = low * size + scaled(by, size)
                yield range(first, first + len(head) * size)
        return
    for run in heads:
        for head in run:
            low, by = apart(head) if run.start >= 0 else (0, 0)
            by = scaled(by, size)
            for dim in dims:
                if run.start < 0 or dim.start < 0:
                    yield range(-1, -1 - len(dim), -1)
                    continue
                for some in of_one_shift(dim):
                    start, other = apart(some.start)
                    first = low * size + start + combined(by, other)
                    yield range(first, first + len(some) * some.step, some.step)


@lru_cache(maxsize=4096)
def grid_cover(heads: Runs, dims: Runs, size: int) -> Cover:
    return cover(grid(heads, dims, size))


def flat(heads: Runs, dims: Runs, size: int) -> Runs:
    """Heads and dimensions as one axis."""
    return canon(grid(heads, dims, size))
