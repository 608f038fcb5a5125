"""Prefill: the stages one after the other."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Ids
from shardproof.executor.run.runtime.transport import IN_MEMORY, Stop, Transport
from shardproof.executor.run.state.faults import Refused
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Work
from shardproof.executor.run.state.registers import Machine
from shardproof.executor.run.state.result import Run
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.program.op import real


def run_prefill(m: Machine, prompts: Ids, run: Run, transport: Transport = IN_MEMORY) -> None:
    ctx = m.program.contexts[0]
    sequences, tokens = cut_of(ctx, "batch.sequences"), cut_of(ctx, "sequence.cut")
    for visit_number, visit in enumerate(m.program.visits):
        ranks = m.of_stage(visit.stage)
        transport.arrive(m, visit_number, ranks)
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
        stop = Stop(visit_number, visit_number, 0, visit_number, prompts.shape[2] - 1)
        transport.visit(m, stop, ranks, run)
