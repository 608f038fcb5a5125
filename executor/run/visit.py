"""A visit: every operator of a stage on every rank."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.executor.domains import CannotRun, Tensor
from shardproof.executor.run.faults import Refused
from shardproof.executor.run.groups import key_of
from shardproof.executor.run.operators import ALIKE, CACHE, LOCAL, TOGETHER
from shardproof.executor.run.rank import Rank
from shardproof.executor.run.result import Run
from shardproof.spec.law.context import Context
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.lower.phase import Visit
from shardproof.spec.program.op import Op


def run_visit(visit: Visit, ranks: Sequence[Rank], contexts: Sequence[Context]) -> None:
    """Every operator of a visit, on every rank of the stage."""
    for op in visit.ops:
        run_op(op, ranks, contexts)


def run_op(op: Op, ranks: Sequence[Rank], contexts: Sequence[Context]) -> None:
    layers = contexts[0].model.layers
    if op.about["layer"] >= len(layers):
        raise Refused(op.out, None, f"there is no layer {op.about['layer']}")
    for rank in ranks:
        rank.ctx = contexts[layers[op.about["layer"]]]
    if op.kind in TOGETHER:
        try:
            TOGETHER[op.kind](op, ranks)
        except CannotRun as fault:
            raise Refused(op.out, None, str(fault)) from fault
        for rank in ranks:
            if rank.watch is not None:
                rank.watch(rank, op)
        return
    made: dict[tuple[int, ...], object] = {}
    for rank in ranks:
        try:
            if op.kind in ALIKE and not op.about.get("split"):
                # Ranks that were given one tensor make one tensor of it.
                given = tuple(id(rank.get(name)) for name in op.ins)
                if given not in made:
                    made[given] = LOCAL[op.kind](rank, op)
                rank.env[op.out] = made[given]
            elif op.kind in LOCAL:
                rank.env[op.out] = LOCAL[op.kind](rank, op)
            else:
                CACHE[op.kind](rank, op)
        except CannotRun as fault:
            raise Refused(op.out, key_of(rank), str(fault)) from fault
        if rank.watch is not None:
            rank.watch(rank, op)


def give_out(name: PhaseName, ranks: Sequence[Rank], run: Run) -> None:
    """The logits that each rank of the head's stage holds."""
    for rank in ranks:
        logits = rank.get("head.logits")
        for i, sequence in enumerate(rank.work.sequences):
            for j, place in enumerate(rank.work.places):
                values = logits.values[:, i, j]
                run.logits[name, key_of(rank), sequence, place] = Tensor(values, logits.degree)
