"""Indices in local order as runs with one spelling each, and how often a sum has every index.

Runs are those of `spec/program/runs.py`: ranges of global indices, a negative start being pads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from shardproof.spec.program.runs import Runs, length, pads

Number = int | Fraction
Cover = tuple[tuple[int, int, Number], ...]
"""Ascending intervals [low, high) that do not touch with one count, each with its count."""

MOST = 1 << 18
"""Indices that are gone through one by one before an answer is given up."""


class Beyond(Exception):
    """More to go through one by one than is worth it; nothing is said of such a plan."""


BLOCKS = 1 << 50
"""From here on an index stands for one of the block of any rank (`spec/engine/uniform.py`)."""


class NotUniform(Exception):
    """Ranks do not all do the same, so that one does not stand for all."""


class Outside(Exception):
    """A place that is not on the rank is read."""


def whole(size: int) -> Runs:
    return (range(size),) if size else ()


def canon(pieces: Iterable[range]) -> Runs:
    """The same indices with one spelling: every run goes on for as long as its step holds."""
    out: list[range] = []
    for piece in pieces:
        rest = piece
        while rest:
            rest = _joined(out, rest)
    return tuple(out)


def _joined(out: list[range], piece: range) -> range:
    """Put what goes on with the last run there, or begin another; what is left of the piece."""
    last = out[-1] if out else None
    if piece.start < 0:
        count = len(piece)
        if last is not None and last.start < 0:
            out[-1] = range(-1, -1 - count - len(last), -1)
        else:
            out.append(range(-1, -1 - count, -1))
        return range(0)
    if last is None or last.start < 0:
        out.append(piece if len(piece) > 1 else range(piece.start, piece.start + 1))
        return range(0)
    step = piece.start - last.start if len(last) == 1 else last.step
    if step and piece.start == last[-1] + step:
        if len(piece) == 1 or piece.step == step:
            out[-1] = _span(last.start, step, len(last) + len(piece))
            return range(0)
        out[-1] = _span(last.start, step, len(last) + 1)
        return piece[1:]
    out.append(piece if len(piece) > 1 else range(piece.start, piece.start + 1))
    return range(0)


def _span(start: int, step: int, count: int) -> range:
    return range(start, start + step * count, step)


def pick(runs: Runs, places: Runs) -> Runs:
    """What stands at these local places; at a pad, a pad."""
    if len(places) == 1 and places[0] == range(length(runs)):
        return runs
    if len(runs) == 1 and runs[0] == range(len(runs[0])):
        if places and places[0].start >= BLOCKS:
            return places
        if any(place.start >= 0 and max(place[0], place[-1]) >= len(runs[0]) for place in places):
            raise Outside
        return canon(places)
    return canon(_picked(runs, places))


def _picked(runs: Runs, places: Runs) -> Iterator[range]:
    for place in places:
        if not place:
            continue
        if place.start >= BLOCKS:
            raise NotUniform
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


def padded(runs: Runs, before: int, behind: int) -> Runs:
    return canon((*pads(before), *runs, *pads(behind)))


def has_pads(runs: Runs) -> bool:
    for run in runs:  # noqa: SIM110  (asked so often that a generator would be felt)
        if run.start < 0:
            return True
    return False


def bounds(runs: Runs) -> Iterator[int]:
    """Where in local order a run ends."""
    at = 0
    for run in runs:
        at += len(run)
        yield at


def matched(have: Runs, want: Runs) -> tuple[Runs, Runs]:
    """Of two lists of indices, place by place: those that are in both, and in one pair of others.

    A place where one of them has a pad counts for nothing.
    """
    if have == want:
        return (tuple(run for run in have if run.start >= 0) if has_pads(have) else have), ()
    if any(run.start >= BLOCKS for run in (*have, *want)):
        raise NotUniform
    edges = sorted({0, *bounds(have), *bounds(want)})
    same: list[range] = []
    apart: list[range] = []
    for low, high in pairwise(edges):
        one, two = part(have, low, high), part(want, low, high)
        if one == two:
            if one[0].start >= 0:
                same += one
        elif one[0].start >= 0 and two[0].start >= 0:
            if len(one) == len(two) == 1 and one[0].step == two[0].step:
                apart += (*one, *two)
                continue
            if high - low > MOST:
                raise Beyond
            for at in range(low, high):
                (i,), (j,) = part(one, at - low, at - low + 1), part(two, at - low, at - low + 1)
                if i == j:
                    same.append(i)
                else:
                    apart += (i, j)
    return canon(same), tuple(apart)


def cover(runs: Iterable[range]) -> Cover:
    """How often each index is there."""
    changes: dict[int, Number] = {}
    total = 0
    for run in runs:
        if run.start < 0 or not run:
            continue
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
    return _swept(changes)


def _swept(changes: dict[int, Number]) -> Cover:
    out: list[tuple[int, int, Number]] = []
    count: Number = 0
    start = 0
    for edge in sorted(changes):
        change = changes[edge]
        if not change:
            continue
        if count:
            out.append((start, edge, count))
        count, start = count + change, edge
    return tuple(out)


def added(covers: Sequence[Cover]) -> Cover:
    changes: dict[int, Number] = {}
    for each in covers:
        for low, high, count in each:
            changes[low] = changes.get(low, 0) + count
            changes[high] = changes.get(high, 0) - count
    return _swept(changes)


def times(covered: Cover, by: Number) -> Cover:
    if by == 1:
        return covered
    return tuple((low, high, plain(count * by)) for low, high, count in covered) if by else ()


def plain(x: Number) -> Number:
    """A fraction that is whole, as a whole number."""
    return x.numerator if isinstance(x, Fraction) and x.denominator == 1 else x


def over(a: Number, b: Number) -> Number:
    return plain(Fraction(a) / Fraction(b))


def grid(heads: Runs, dims: Runs, size: int) -> Iterator[range]:
    """The flat indices of heads times dimensions, of which a head has `size`."""
    if dims and dims[0].start >= BLOCKS:
        from shardproof.spec.engine.uniform import block, named

        what, size, each = named(dims)
        count = heads[0].stop if len(heads) == 1 else 0
        if heads != whole(count):
            raise NotUniform
        yield from block(f"{what} of {count} heads", count * size, count * each)
        return
    if heads and heads[0].start >= BLOCKS:
        from shardproof.spec.engine.uniform import block, named

        what, count, each = named(heads)
        if dims != whole(size):
            raise NotUniform
        yield from block(what, count * size, each * size)
        return
    if dims == whole(size):
        for run in heads:
            for head in [run] if abs(run.step) == 1 else (range(i, i + 1) for i in run):
                low, high = min(head[0], head[-1]), max(head[0], head[-1])
                yield range(low * size, (high + 1) * size)
        return
    for run in heads:
        for head in run:
            for dim in dims:
                yield range(dim.start + head * size, dim.stop + head * size, dim.step)
