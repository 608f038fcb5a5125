"""Decode: the steps in their ticks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from shardproof.executor.run.cache import newest
from shardproof.executor.run.faults import Refused
from shardproof.executor.run.groups import key_of
from shardproof.executor.run.rank import Work
from shardproof.executor.run.registers import Machine, token_of
from shardproof.executor.run.result import Run
from shardproof.executor.run.transport import IN_MEMORY, Ran, Stop, Transport
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.program.op import real


@dataclass(frozen=True, slots=True, order=True)
class Turn:
    """One visit of some sequences in one step, in its tick."""

    tick: int
    step: int
    visit: int
    group: int
    sequences: tuple[int, ...]


def turns(m: Machine, batch: int, steps: int) -> Iterator[Turn]:
    """The schedule of decode."""
    schedule, visits = m.program.phase.schedule, len(m.program.visits)
    ctx = m.program.contexts[0]
    if schedule.ticks is not None:
        at = {visit.stage: number for number, visit in enumerate(m.program.visits)}
        for tick, stage, sequence, step in schedule.ticks:
            if stage in at:
                yield Turn(tick, step, at[stage], sequence, (sequence,))
        return
    period = visits if schedule.period is None else schedule.period
    count = min(schedule.microbatches, batch)
    together = ctx.phase.sp if ctx.layout == "deal" else 1
    for step in range(1, steps + 1):
        for group in range(count):
            members = tuple(s for s in range(batch) if s % count == group)
            start = group + (step - 1) // together * max(period, 1 if together > 1 else 0)
            if together == 1:
                start = group + (step - 1) * period
            for visit in range(visits):
                yield Turn(start + visit, step, visit, group, members)


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
    for number, turn in enumerate(sorted(turns(m, batch, steps))):
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
