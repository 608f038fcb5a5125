"""Which replicas are one class, so that one of them stands for all.

The law that this rests on: *what an operator gives in a row is a function of what it is given in
that row and of indices by which maps tell ranks apart*. So replicas that run the same operators, by
maps that do not name them, have the same values, each in its own rows, and are one class.

They are other ones
- by whether they have a sequence; by how many and how these lie only where an operator goes along
  sequences, or a replica without any stays away;
- by edits that are for some of them;
- by the experts that they own, where these lie over replicas. That is an index like others: the
  class has its own shift for it, within one block of ranks, and blocks are made alike.

Whatever joins the rows of replicas (a group of dp, a map over dp, sequences that two of them have)
parts them all: each is then run by itself.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache

from shardproof.spec.engine.ranks import Members, sequences_of_each
from shardproof.spec.engine.values import CannotRun
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.phase import Phase
from shardproof.spec.program.op import Op, Where
from shardproof.spec.program.ops.asked import by_sender, dims_named, group_of, module_of
from shardproof.spec.program.ops.attention import Rope
from shardproof.spec.program.ops.every import Collective, Kinds
from shardproof.spec.program.ops.passing import Junk, Previous
from shardproof.spec.program.runs import Runs, length

Replicas = tuple[Members, ...]
BY_REPLICA: Kinds = frozenset((Junk, Previous))
"""Operators whose result is named by the replica."""


def alone(dp: int) -> Replicas:
    return tuple((at,) for at in range(dp))


def alike(ops: Iterable[Op], contexts: Sequence[Context], batch: int) -> Replicas:
    """Classes of replicas that go through these operators in one way."""
    phase = contexts[0].phase
    if phase.dp == 1:
        return alone(1)
    kinds = _by_sequences(sequences_or_none(phase, batch), phase.schedule.microbatches)
    if kinds is None:
        return alone(phase.dp)
    along = phase.batch.idle == "skip"
    labels: list[Sequence[Hashable]] = []
    told: set[Where] = set()
    for op in ops:
        if _joins(op):
            return alone(phase.dp)
        along = along or _goes_along(op)
        for where in op.where:
            if where not in told:
                told.add(where)
                labels.append(_among(where, phase.dp))
    labels.append(kinds if along else [bool(each) for each in kinds])
    found = alike_in_blocks([*zip(*labels, strict=True)], contexts)
    return alone(phase.dp) if found is None else classes_by(found)


def alike_in_blocks(
    labels: Sequence[Hashable], contexts: Iterable[Context]
) -> Sequence[Hashable] | None:
    """Replicas by their own label and by those of all with which they share experts.

    None where they share experts with a part of another's ranks.
    """
    for per, block in {(ctx.phase.sp * ctx.phase.tp, ctx.block) for ctx in contexts}:
        if max(block, per) % min(block, per):
            return None
        if block > per:
            labels = _alike_in_blocks(labels, block // per)
    return labels


def classes_by(labels: Sequence[Hashable]) -> Replicas:
    parts: dict[Hashable, list[int]] = {}
    for at, label in enumerate(labels):
        parts.setdefault(label, []).append(at)
    return tuple(map(tuple, parts.values()))


def _joins(op: Op) -> bool:
    """Whether an operator sees more of a rank's rows than what is in each."""
    return (
        (bool(op.where) and isinstance(op, Collective))
        or type(op) in BY_REPLICA
        or "dp" in (group_of(op) or ())
        or (isinstance(op, Rope) and op.sequences is not None)
        or "dp" in (module_of(op) or ())
        or any("dp" in x.axis.split("+") for x in op.maps)
    )


def _goes_along(op: Op) -> bool:
    """Whether an operator sees how many sequences there are, or in which order."""
    return "sequence" in dims_named(op) or by_sender(op)


def _among(where: Where, dp: int) -> Sequence[Hashable]:
    """Which replicas are meant."""
    places = [those for at in (where.at, where.but) for axis, those in at if axis == "dp"]
    return [tuple(at in those for those in places) for at in range(dp)]


def sequences_or_none(phase: Phase, batch: int) -> tuple[Runs, ...] | None:
    """The sequences of every replica, where each is there."""
    try:
        return sequences_of_each(phase, batch)
    except CannotRun:
        return None


@lru_cache(maxsize=256)
def _by_sequences(
    every: tuple[Runs, ...] | None, microbatches: int
) -> tuple[tuple[Hashable, ...], ...] | None:
    """How many sequences each replica has, how they lie, and in which microbatches they are.

    Nothing of one without any; None where two have the same one.
    """
    if every is None:
        return None
    if len({i for runs in every for run in runs for i in run}) < sum(map(length, every)):
        return None
    return tuple(
        (_shape(runs), frozenset(s % microbatches for run in runs for s in run)) if runs else ()
        for runs in every
    )


def _shape(runs: Runs) -> Hashable:
    return tuple((run.start - runs[0].start, len(run), run.step) for run in runs)


def _alike_in_blocks(labels: Sequence[Hashable], size: int) -> list[Hashable]:
    """Replicas by their own label and by those of all with which they share experts, in order."""
    numbers: dict[Hashable, int] = {}
    blocks = [
        numbers.setdefault(tuple(labels[at : at + size]), len(numbers))
        for at in range(0, len(labels), size)
    ]
    return [(label, blocks[at // size]) for at, label in enumerate(labels)]
