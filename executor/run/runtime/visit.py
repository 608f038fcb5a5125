"""A visit: every operator of a stage on every rank.

Ranks that run one list go through it in step. Where some operators are not every rank's,
each rank goes on by itself to its next collective, and waits there for the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.executor.domains import CannotRun, Tensor
from shardproof.executor.run.ops.axes import check_axes
from shardproof.executor.run.ops.operators import (
    ByRank,
    OfCache,
    change_cache,
    make_local,
    make_together,
)
from shardproof.executor.run.runtime.out_of_step import run_apart
from shardproof.executor.run.runtime.replicas import repeated
from shardproof.executor.run.state.faults import Refused
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Kept, Rank
from shardproof.executor.run.state.result import Run
from shardproof.executor.run.state.same_result import distinct, firsts, give
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.lower.phase import Visit
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.every import Collective

LOGITS = "head.logits"
"""What a rank that ran the head gives out."""


def run_visit(visit: Visit, ranks: Sequence[Rank], contexts: Sequence[Context]) -> None:
    """Every operator of a visit, on every rank of the stage."""
    if not in_step(visit, ranks[0].kept, contexts):
        run_apart(visit.ops, ranks, contexts, run_local, run_together)
        return
    running, lookers_on = repeated(visit, ranks)
    for op in visit.ops:
        turn_to(op, ranks, contexts)
        if isinstance(op, Collective):
            run_together(op, running)
        else:
            run_local(op, running)
        for one, rank in (
            lookers_on if isinstance(op, OfCache) or ranks[0].watch is not None else ()
        ):
            give(op, one, rank)
            if rank.watch is not None:
                rank.watch(rank, op)


def in_step(visit: Visit, kept: Kept, contexts: Sequence[Context]) -> bool:
    """Whether every rank runs every operator of a visit; asked once for all of its runs."""
    known = kept.in_step.get(id(visit))
    if known is None:
        check_layers(visit, contexts)
        known = kept.in_step[id(visit)] = visit, not any(op.where for op in visit.ops)
    return known[1]


def check_layers(visit: Visit, contexts: Sequence[Context]) -> None:
    for op in visit.ops:
        if op.layer >= len(contexts[0].model.layers):
            raise Refused(op.out, None, f"there is no layer {op.layer}")


def turn_to(op: Op, ranks: Sequence[Rank], contexts: Sequence[Context]) -> None:
    """The ranks look at the operator's layer."""
    ctx = contexts[contexts[0].model.layers[op.layer]]
    for rank in ranks:
        rank.ctx = ctx


def run_together(op: Collective, ranks: Sequence[Rank]) -> None:
    """A collective, over all of its groups among these ranks."""
    those, others = distinct(op, ranks)
    try:
        for rank in ranks if ranks[0].ctx.plan.edits else ():
            check_axes(rank, op)
        make_together(op, those)
    except CannotRun as fault:
        raise Refused(op, None, str(fault)) from fault
    if (memory := ranks[0].kept.memory) is not None:
        for rank in those:
            rank.env[op.out] = memory.one(rank.env.get(op.out))
    for first, rank in others:
        give(op, first, rank)
    for rank in ranks:
        if rank.watch is not None:
            rank.watch(rank, op)


def run_local(op: ByRank | OfCache, ranks: Sequence[Rank]) -> None:
    """An operator that every rank runs by itself."""
    edited = bool(ranks[0].ctx.plan.edits)
    memory = ranks[0].kept.memory
    for first, rank in zip(firsts(op, ranks), ranks, strict=True):
        try:
            if edited:
                check_axes(rank, op)
            if first is not rank:
                give(op, first, rank)
            elif isinstance(op, OfCache):
                change_cache(rank, op)
            elif memory is None:
                rank.env[op.out] = make_local(rank, op)
            else:
                rank.env[op.out] = memory.of(rank, op, make_local)
        except CannotRun as fault:
            raise Refused(op, key_of(rank), str(fault)) from fault
        if rank.watch is not None:
            rank.watch(rank, op)


def give_out(name: PhaseName, ranks: Sequence[Rank], run: Run) -> None:
    """The logits that each rank of the head's stage holds."""
    for rank in ranks:
        try:
            logits = rank.get(LOGITS)
        except CannotRun as fault:
            raise Refused(LOGITS, key_of(rank), str(fault)) from fault
        work = rank.work
        if logits.shape[:2] != (len(work.sequences), len(work.places)):
            why = f"logits of {logits.shape[1]} tokens, where the rank has {len(work.places)}"
            raise Refused(LOGITS, key_of(rank), why)
        for i, sequence in enumerate(work.sequences):
            for j, place in enumerate(work.places[: len(work.places) - work.rejected]):
                if (named := work.named(sequence, place)) is not None:
                    values = logits.values[:, i, j]
                    run.logits[name, key_of(rank), *named] = Tensor(values, logits.degree)
