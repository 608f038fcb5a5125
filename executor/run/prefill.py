"""Prefill: the stages one after the other."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Ids
from shardproof.executor.run.faults import Refused
from shardproof.executor.run.groups import key_of
from shardproof.executor.run.rank import Work
from shardproof.executor.run.registers import Machine, collect, deliver, keep_tokens
from shardproof.executor.run.result import Run
from shardproof.executor.run.visit import give_out, run_visit
from shardproof.spec.law.axes import cut_of
from shardproof.spec.program.op import real


def run_prefill(m: Machine, prompts: Ids, run: Run) -> None:
    ctx = m.program.contexts[0]
    sequences, tokens = cut_of(ctx, "batch.sequences"), cut_of(ctx, "sequence.cut")
    for visit_number, visit in enumerate(m.program.visits):
        ranks = m.of_stage(visit.stage)
        for rank in ranks:
            own = tuple(real(sequences, rank.at["dp"]))
            if any(i >= prompts.shape[1] for i in own):
                raise Refused("tokens", key_of(rank), f"there is no sequence {max(own)}")
            places = tuple(real(tokens, rank.at["sp"]))
            if any(i >= prompts.shape[2] for i in places):
                raise Refused("tokens", key_of(rank), f"token {max(places)} does not exist")
            ids = (
                prompts[:, list(own)][:, :, list(places)]
                if own
                else np.zeros((1, 0, len(places)), np.int64)
            )
            rank.work = Work(own, places, ids)
        deliver(m, visit_number, ranks, 0, tick=visit_number)
        run_visit(visit, ranks, m.program.contexts)
        collect(m, visit_number, ranks, 0, tick=visit_number)
        if visit.has_head:
            give_out("prefill", ranks, run)
            keep_tokens(m, ranks, visit_number, last=prompts.shape[2] - 1)
