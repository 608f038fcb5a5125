"""Prefill: chunk by chunk, the stages one after the other."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Ids
from shardproof.executor.run.runtime.transport import IN_MEMORY, Stop, Transport
from shardproof.executor.run.state.faults import Refused
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Rank, Work
from shardproof.executor.run.state.registers import Machine
from shardproof.executor.run.state.result import Run
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.chunks import chunks_of, own_of
from shardproof.spec.layout.packed import row_of
from shardproof.spec.program.op import real


def run_prefill(m: Machine, prompts: Ids, run: Run, transport: Transport = IN_MEMORY) -> None:
    chunks = chunks_of(m.program.phase, prompts.shape[2])
    count = len(m.program.visits)
    for at, chunk in enumerate(chunks):
        for visit_number, visit in enumerate(m.program.visits):
            number = at * count + visit_number
            ranks = m.of_stage(visit.stage)
            transport.arrive(m, number, ranks)
            for rank in ranks:
                rank.work = work_of(m, rank, prompts, chunk)
            stop = Stop(number, visit_number, at, number, prompts.shape[2] - 1)
            transport.visit(m, stop, ranks, run)


def work_of(m: Machine, rank: Rank, prompts: Ids, chunk: range) -> Work:
    """A rank's own tokens of its own sequences."""
    ctx, phase = m.program.contexts[0], m.program.phase
    own = tuple(real(cut_of(ctx, "batch.sequences"), rank.at["dp"]))
    if any(i >= prompts.shape[1] for i in own):
        raise Refused("tokens", key_of(rank), f"there is no sequence {max(own)}")
    runs = own_of(phase.sequence.cut, chunk, phase.sp, rank.at["sp"])
    places = tuple(place for run in runs for place in run)
    if any(i >= prompts.shape[2] for i in places):
        raise Refused("tokens", key_of(rank), f"token {max(places)} does not exist")
    ids = (
        prompts[:, list(own)][:, :, list(places)]
        if own
        else np.zeros((1, 0, len(places)), np.int64)
    )
    row = row_of(phase, ctx.name)
    return Work(own, places, ids, chunk.start, together=len(chunk), row=row)
