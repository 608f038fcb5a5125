"""Who passes cache entries on to whom, where each rank of decode takes those of one of prefill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.lengths import telling
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import held_by
from shardproof.spec.record import dataclass
from shardproof.spec.rules.refused import NoRule

MOST_RANKS = 65_536
"""Ranks that are compared one by one where the phases' degrees differ."""
MOST_REPLICAS = 128
"""Whose sequences are compared one by one, where any number of these is to be served."""
MOST_BATCHES, MOST_SEQUENCES = 1 << 10, 1 << 16
"""Numbers of sequences that are tried, and how many there are at most."""

AXES = ("pp", "dp", "sp", "tp")
Mesh = tuple[tuple[str, int], ...]
"""The axes that have more than one rank in the order of the mesh, slowest first."""
Both = tuple[int, int]
"""A coordinate of a rank that gives, and that of the rank which takes."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """The coordinates of the ranks that pass entries on, axis by axis; None: each to its own."""

    pp: frozenset[Both]
    dp: frozenset[Both]
    sp: frozenset[Both]
    tp: frozenset[Both]
    reads: frozenset[tuple[Both, Both]] = frozenset()
    """Those along sp and tp together, of ranks of which one reads something of the other."""


def pairs_of(plan: Plan, old: Context, new: Context, stages: Sequence[int]) -> Pairs | None:
    """Who passes on what these stages of decode use; None where ranks are numbered alike."""
    before, after = mesh(old), mesh(new)
    if before == after:
        return None
    if new.world > MOST_RANKS:
        raise NoRule(f"{new.world} ranks of other degrees are too many to compare")
    served = _served(plan, old, new)
    return _paired(before, after, tuple(stages), _asked(plan, new), served)


def _asked(plan: Plan, new: Context) -> int:
    """How many ranks of sp run a step: where they take turns, no more than there are steps."""
    steps, sp = plan.workload.steps, new.phase.sp
    in_turn = new.layout in ("alternate", "deal")
    return sp if steps is None or not in_turn else min(sp, steps)


def _served(plan: Plan, old: Context, new: Context) -> frozenset[Both] | None:
    """Replicas that have a sequence in common; with -1, those of decode that have any.

    None: too many to compare, and any may.
    """
    before, after, batch = old.phase, new.phase, plan.workload.batch
    if batch is None and max(before.dp, after.dp) > MOST_REPLICAS:
        return None
    found: set[Both] = set()
    for n in counts(batch, before, after):
        givers = _holders(Cut(before.batch.sequences, n, before.dp))
        for sequence, takers in _holders(Cut(after.batch.sequences, n, after.dp)).items():
            found |= set(product((-1, *givers.get(sequence, ())), takers))
    return frozenset(found)


def counts(batch: int | None, old: Phase, new: Phase) -> Sequence[int]:
    """How many sequences there may be: as many as tell the phases' cuts of them apart."""
    if batch is not None:
        return (batch,)
    if max(old.dp, new.dp) > MOST_REPLICAS:
        raise NoRule(f"{max(old.dp, new.dp)} replicas are too many to compare for any batch")
    tried = telling(old.batch.sequences, old.dp, new.batch.sequences, new.dp)
    if len(tried) > MOST_BATCHES or tried[-1] > MOST_SEQUENCES:
        raise NoRule(f"cuts that part at {tried[-1]} sequences or less are not compared")
    return tried


def _holders(cut: Cut) -> dict[int, list[int]]:
    """The ranks that have each index."""
    found: dict[int, list[int]] = {}
    for rank in cut.busy_ranks():
        for run in held_by(cut, rank, pads=False):
            for index in run:
                found.setdefault(index, []).append(rank)
    return found


def each_to_its_own(count: int) -> Iterator[Both]:
    return ((at, at) for at in range(count))


def mesh(ctx: Context) -> Mesh:
    degrees = ((axis, int(getattr(ctx.phase, axis))) for axis in ctx.phase.mesh)
    return tuple((axis, degree) for axis, degree in degrees if degree > 1)


@lru_cache(maxsize=64)
def _paired(
    old: Mesh, new: Mesh, stages: tuple[int, ...], asked: int, served: frozenset[Both] | None
) -> Pairs:
    """Rank by rank, for those that are on one of these stages in the new phase.

    Layers and sequences are needed where so many ranks of sp are `asked` and a replica serves any;
    tokens and heads where a rank gets anything, having a sequence in common.
    """
    found: dict[str, set[Both]] = {axis: set() for axis in AXES}
    reads: set[tuple[Both, Both]] = set()
    world = 1
    for _, degree in new:
        world *= degree
    for rank in range(world):
        giver, taker = _coordinates(old, rank), _coordinates(new, rank)
        if taker.get("pp", 0) not in stages:
            continue
        both = {axis: (giver.get(axis, 0), taker.get(axis, 0)) for axis in AXES}
        giver_dp, taker_dp = both["dp"]
        needed = both["sp"][1] < asked and (served is None or (-1, taker_dp) in served)
        met = served is None or (giver_dp, taker_dp) in served
        for axis in AXES:
            if needed if axis in ("pp", "dp") else met:
                found[axis].add(both[axis])
        if met:
            reads.add((both["sp"], both["tp"]))
    pp, dp, sp, tp = (frozenset(found[axis]) for axis in AXES)
    return Pairs(pp, dp, sp, tp, frozenset(reads))


def _coordinates(axes: Mesh, rank: int) -> dict[str, int]:
    out: dict[str, int] = {}
    for axis, degree in reversed(axes):
        rank, out[axis] = divmod(rank, degree)
    return out
