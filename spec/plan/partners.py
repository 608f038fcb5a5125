"""The ranks that have one number in both phases, of which one is given what the other has."""

from __future__ import annotations

from bisect import bisect_left
from itertools import product
from typing import Literal

from shardproof.spec.plan.cuts import Cut, first_missing
from shardproof.spec.plan.lengths import telling
from shardproof.spec.plan.phase import Phase
from shardproof.spec.record import dataclass

At = tuple[int, int, int, int]
"""A rank's place in pp, dp, sp and tp."""
AXES = ("pp", "dp", "sp", "tp")
MOST = 1 << 16
"""Ranks that are numbered, and comparisons of two of them at one length of an axis."""


def numbered(phase: Phase) -> list[At]:
    """The ranks in the order of the mesh."""
    every = product(range(phase.pp), range(phase.dp), range(phase.sp), range(phase.tp))
    order = [AXES.index(axis) for axis in phase.mesh]
    return sorted(every, key=lambda at: tuple(at[i] for i in order))


def partners(old: Phase, new: Phase) -> dict[At, At]:
    """The rank of prefill that has each of decode's numbers."""
    return dict(zip(numbered(new), numbered(old), strict=True))


def ranks_of(phase: Phase) -> int:
    """How many there are."""
    return phase.pp * phase.dp * phase.sp * phase.tp


Pairs = tuple[tuple[int, int], ...]
"""Coordinates on one axis of who has entries and of who reads them, each two once."""


def pairs(old: Phase, new: Phase, axis: Literal["dp", "sp"]) -> Pairs:
    """Where ranks of one number stand on an axis, in prefill and in decode.

    None where no rank has a partner, or of more ranks than are numbered.
    """
    if numbered_alike(old, new):
        return tuple((at, at) for at in range(getattr(old, axis)))
    if ranks_of(old) != ranks_of(new) or ranks_of(old) > MOST:
        return ()
    at = AXES.index(axis)
    return tuple({(giver[at], taker[at]): 0 for taker, giver in partners(old, new).items()})


def numbered_alike(old: Phase, new: Phase) -> bool:
    """Whether ranks of one number have the same place in both phases."""
    return all(getattr(old, each) == getattr(new, each) for each in (*AXES, "mesh"))


@dataclass(frozen=True, slots=True)
class Lacking:
    """Lengths of an axis at which a rank of decode reads what its partner does not have."""

    lengths: tuple[int, ...] = ()
    """Of each pair of ranks the first, if there is one."""
    undecided: bool = False
    """Whether there are more ranks, or longer turns, than are compared."""


def lacking(old: Phase, new: Phase, axis: Literal["dp", "sp"]) -> Lacking:
    """Of batches, or of prompts, where they may be any."""
    cuts = [(old.batch.sequences, old.dp), (new.batch.sequences, new.dp)]
    if axis == "sp":
        cuts = [(old.sequence.cut, old.sp), (new.sequence.keys, new.sp)]
    (one, ranks), (other, others) = cuts
    if ranks == others == 1 or (one == other and numbered_alike(old, new)):
        return Lacking()
    if ranks_of(old) != ranks_of(new):
        return Lacking()  # no rank has a partner, whatever the length
    beside, last = pairs(old, new, axis), telling(one, ranks, other, others)[-1]
    if not beside or len(beside) * last > MOST:
        return Lacking(undecided=True)

    def first(pair: tuple[int, int]) -> int:
        each = ((n, Cut(one, n, ranks), Cut(other, n, others)) for n in range(1, last + 1))
        return next((n for n, has, reads in each if lacks(has, reads, (pair,))), 0)

    return Lacking(tuple(sorted({*map(first, beside)} - {0})))


def lacks(given: Cut, read: Cut, beside: Pairs) -> bool:
    """Whether a rank reads, of what there is, what its partner does not have."""
    wanted = ((giver, read.indices(taker)) for giver, taker in beside)
    return any(
        first_missing([run[: bisect_left(run, given.n)] for run in runs], given.indices(giver))
        is not None
        for giver, runs in wanted
    )
