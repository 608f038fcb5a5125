"""What cuts do over all lengths of an axis: where two part, and what a rank ever has."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import lcm

from shardproof.spec.plan.cuts import Cut, CutSpec

MOVING = ("even", "chunk", "balanced", "padded", "zigzag")
"""Cuts under which the rank of an index depends on the length of the axis."""


def telling(one: CutSpec, ranks: int, other: CutSpec, others: int) -> Sequence[int]:
    """The lengths to be tried: ranks that have the same at each of them have the same at all.

    Whose turn it is under a strided cut does not depend on the length, and repeats; so two of them
    are alike where they are over one common period. All other kinds show what they do within two
    rounds, whatever the remainder.
    """
    if one.kind == other.kind == "strided":
        return (lcm(turns(one, ranks), turns(other, others)),)
    return range(1, 2 * max(turns(one, ranks), turns(other, others)) + 2)


def turns(spec: CutSpec, ranks: int) -> int:
    """The indices that it takes for every rank to have had its turn."""
    return max(ranks * spec.block, spec.multiple)


def first_of(spec: CutSpec, n: int, more: int | None, parts: int, rank: int) -> tuple[range, ...]:
    """Which of the first `n` indices `rank` has of an axis longer by `more`, or (None) by any."""
    if more is None:
        return ever(spec, n, parts, rank)
    return tuple(run[: bisect_left(run, n)] for run in Cut(spec, n + more, parts).indices(rank))


def ever(spec: CutSpec, n: int, parts: int, rank: int) -> tuple[range, ...]:
    """Which of the first `n` indices `rank` has at some length of the axis beyond `n`.

    As the axis grows, a piece moves upwards and the first one takes in all there is. A piece that
    moves by no more than it is long leaves no index out.
    """
    if rank == 0 and spec.kind in MOVING:
        return (range(n),)
    if spec.kind in ("even", "chunk", "padded"):
        unit = (spec.multiple or parts) if spec.kind == "padded" else parts
        return _in_steps(n, unit, parts, rank)
    next_ = first_of(spec, n, 1, parts, rank)
    if spec.kind in MOVING:
        return tuple(range(run.start, n) for run in next_[:1] if run)
    return next_


def _in_steps(n: int, unit: int, parts: int, rank: int) -> tuple[range, ...]:
    """`ever` of a rank behind the first, where the pieces all grow at every `unit` of indices."""
    runs: list[range] = []
    units, low = n // unit + 1, 0
    while low < n:
        each = units * unit // parts
        low = min(n, rank * each)
        if rank * -(-unit // parts) <= each:
            return (*runs, range(low, n))
        runs.append(range(low, min(n, low + each)))
        units += 1
    return tuple(runs)
