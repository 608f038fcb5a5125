"""The ranks that have one number in both phases, of which one is given what the other has."""

from __future__ import annotations

from bisect import bisect_left
from itertools import product
from typing import Literal

from shardproof.spec.plan.cuts import Cut, CutSpec, first_missing
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


Pairs = tuple[tuple[int, int], ...]


def pairs(old: Phase, new: Phase, axis: Literal["dp", "sp"]) -> Pairs:
    """Where ranks of one number stand on an axis, in prefill and in decode; none of so many."""
    world = [phase.pp * phase.dp * phase.sp * phase.tp for phase in (old, new)]
    if world[0] != world[1] or world[0] > MOST:
        return ()
    at = AXES.index(axis)
    return tuple({(giver[at], taker[at]): 0 for taker, giver in partners(old, new).items()})


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
    world = [phase.pp * phase.dp * phase.sp * phase.tp for phase in (old, new)]
    if ranks == others == 1 or world[0] != world[1]:
        return Lacking()  # one has all, or no rank has a partner
    same = all(getattr(old, each) == getattr(new, each) for each in (*AXES, "mesh"))
    if same and one == other:
        return Lacking()
    last = telling(one, ranks, other, others)[-1]
    if world[0] > MOST:
        return Lacking(undecided=True)
    beside = pairs(old, new, axis)
    if len(beside) * last > MOST:
        return Lacking(undecided=True)
    firsts = (
        next((n for n in range(1, last + 1) if _lacks(cuts, n, giver, taker)), 0)
        for giver, taker in beside
    )
    return Lacking(tuple(sorted({*firsts} - {0})))


def _lacks(cuts: list[tuple[CutSpec, int]], n: int, giver: int, taker: int) -> bool:
    has, reads = (Cut(spec, n, ranks) for spec, ranks in cuts)
    wanted = [run[: bisect_left(run, n)] for run in reads.indices(taker)]  # a pad reads nothing
    return first_missing(wanted, has.indices(giver)) is not None
