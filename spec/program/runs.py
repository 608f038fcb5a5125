"""A rank's indices of an axis as a few runs, in local order, and what is asked of them.

A run is a `range`, ascending or descending. Negative indices are pads: a run of -1, -2, -3 is three
of them. Nothing here lists an index where a run says as much; runs with a step that lie between
others are taken apart, and only these.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from shardproof.spec.plan.cuts import merged

PAD = -1
"""In a list of indices: a local index that is padding."""

Runs = tuple[range, ...]


def pads(count: int) -> Runs:
    """So many pads."""
    return (range(-1, -1 - count, -1),) if count > 0 else ()


def length(runs: Runs) -> int:
    """How many local indices there are, pads included."""
    return sum(map(len, runs))


def listed(runs: Runs) -> tuple[int, ...]:
    """Every index in local order, each pad as `PAD`."""
    return tuple(i if i >= 0 else PAD for run in runs for i in run)


def runs_of(indices: Sequence[int]) -> Runs:
    """The runs of a list of indices."""
    out: list[range] = []
    at = 0
    while at < len(indices):
        end = at + 1
        if indices[at] < 0:
            while end < len(indices) and indices[end] < 0:
                end += 1
            out += pads(end - at)
        else:
            step = _step(indices[at : at + 3])
            # Behind a 0 that a descending run ends at, -1 is a pad.
            while step and end < len(indices) and 0 <= indices[end] == indices[end - 1] + step:
                end += 1
            out.append(range(indices[at], indices[at] + (end - at) * (step or 1), step or 1))
        at = end
    return tuple(out)


def _step(three: Sequence[int]) -> int:
    """By how much a run goes on that begins so; 0 is a single index."""
    if len(three) < 2 or three[1] < 0:
        return 0
    step = three[1] - three[0]
    if step in (1, -1):
        return step
    return step if len(three) == 3 and three[2] >= 0 and three[2] - three[1] == step else 0


def real(runs: Runs) -> Runs:
    """The runs without pads."""
    return tuple(run for run in runs if run and run.start >= 0)


def inside(runs: Runs, size: int) -> Runs:
    """What is of an axis of this size, of ascending runs."""
    return tuple(run[: bisect_left(run, size)] for run in runs)


def has_pads(runs: Runs) -> bool:
    return any(run and run.start < 0 for run in runs)


def joined(runs: Iterable[range]) -> Runs:
    """The same runs, of which none goes on where the one before it ends."""
    out: list[range] = []
    for run in runs:
        if out and out[-1].step == run.step == 1 and out[-1].stop == run.start:
            out[-1] = range(out[-1].start, run.stop)
        else:
            out.append(run)
    return tuple(out)


def same(a: Runs, b: Runs) -> bool:
    """Whether both are the same indices in the same order, however they are put in runs."""
    if a == b:
        return True
    if length(a) != length(b):
        return False
    left, right = _pieces(a), _pieces(b)
    one, other = next(left, None), next(right, None)
    while one is not None and other is not None:
        both = min(len(one), len(other))
        first, second = one[:both], other[:both]
        if first != second and not (first.start < 0 and second.start < 0):
            return False
        one = one[both:] or next(left, None)
        other = other[both:] or next(right, None)
    return True


def _pieces(runs: Runs) -> Iterator[range]:
    return (run for run in runs if run)


def groups_of(run: range, size: int) -> Runs:
    """The groups, of so many neighbours each, that the indices of a run fall in."""
    if run.step > size or run.step < 0:
        return runs_of([i // size for i in run])
    return (range(run[0] // size, run[-1] // size + 1),) if run else ()


def indices(runs: Iterable[Runs]) -> list[range]:
    """The indices that stand in any of these, pads left out, as ascending runs that never touch."""
    return merged(_upwards(run) for each in runs for run in real(each))


def _upwards(run: range) -> range:
    return run if run.step > 0 else run[::-1]


def lost(wanted: Runs, held: Runs) -> int | None:
    """The first index of `wanted` that is not among `held`; pads want nothing."""
    if real(wanted) == real(held):
        return None
    have = indices([held])
    for run in indices([wanted]):
        at = run.start
        for piece in have:
            if piece.start <= at < piece.stop:
                at = piece.stop
        if at < run.stop:
            return at
    return None


def counts(parts: Iterable[Runs], size: int) -> list[tuple[range, int]]:
    """The axis as ascending runs, with how often each stands in these; what is beyond, nowhere."""
    changes: dict[int, int] = {0: 0, size: 0}
    for piece in (_upwards(run) for part in parts for run in real(part)):
        for run in [piece] if piece.step == 1 else (range(i, i + 1) for i in piece):
            low, high = min(run.start, size), min(run.stop, size)
            if low < high:
                changes[low] = changes.get(low, 0) + 1
                changes[high] = changes.get(high, 0) - 1
    out: list[tuple[range, int]] = []
    count = 0
    for low, high in pairwise(sorted(changes)):
        count += changes[low]
        out.append((range(low, high), count))
    return out
