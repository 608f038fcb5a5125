"""Decode: the steps in their ticks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.run.ops.kv_cache import newest
from shardproof.executor.run.runtime.transport import IN_MEMORY, Ran, Stop, Transport
from shardproof.executor.run.runtime.turns import turns
from shardproof.executor.run.state.faults import Refused
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Work
from shardproof.executor.run.state.registers import Machine, token_of
from shardproof.executor.run.state.result import Run
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.program.op import real


def run_decode(
    m: Machine,
    batch: int,
    prompt: int,
    steps: int,
    run: Run,
    transport: Transport = IN_MEMORY,
) -> None:
    ctx = m.program.contexts[0]
    sequences = cut_of(ctx, "batch.sequences")
    shared: list[Ran] = []
    tick = -1
    stages = [visit.stage for visit in m.program.visits]
    for number, turn in enumerate(sorted(turns(ctx, stages, batch, steps))):
        if turn.tick != tick:
            share(m, shared, transport)
            shared, tick = [], turn.tick
        visit = m.program.visits[turn.visit]
        ranks = m.of_stage(visit.stage)
        transport.arrive(m, number, ranks)
        for rank in ranks:
            mine = real(sequences, rank.at["dp"])
            if any(i >= batch for i in mine):
                raise Refused("tokens", key_of(rank), f"there is no sequence {max(mine)}")
            own = tuple(i for i in mine if i in turn.sequences)
            if (
                ctx.layout in ("deal", "alternate")
                and (turn.step - 1) % ctx.phase.sp != rank.at["sp"]
            ):
                own = ()
            place = prompt + turn.step - 1
            ids = np.zeros((1, 0, 1), np.int64)
            if visit.has_embedding and own and transport.runs(rank):
                ids = np.stack([token_of(m, s, rank.at["tp"], turn.tick) for s in own], axis=1)[
                    ..., None
                ]
            elif own:
                ids = np.zeros((1, len(own), 1), np.int64)
            rank.work = Work(own, (place,), ids, prompt, turn.step)
        # Ranks that take turns have registers of their own.
        lane = (turn.step - 1) % ctx.phase.sp if ctx.layout in ("deal", "alternate") else 0
        register = turn.group * ctx.phase.sp + lane
        stop = Stop(number, turn.visit, register, turn.tick, prompt + turn.step - 1)
        transport.visit(m, stop, ranks, run)
        shared += [(rank, newest(rank)) for rank in ranks if rank.work.sequences]
    share(m, shared, transport)


def share(m: Machine, ran: Sequence[Ran], transport: Transport) -> None:
    """Where ranks of sp take turns, a step's cache entries reach the others."""
    ctx = m.program.contexts[0]
    if ctx.layout not in ("deal", "alternate") or (
        ctx.layout == "alternate" and ctx.phase.cache.turns == "own"
    ):
        return
    transport.share(m, ran)
