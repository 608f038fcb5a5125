"""Decode: the steps in their ticks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains import Ids
from shardproof.executor.run.ops.kv_cache import newest
from shardproof.executor.run.runtime.transport import IN_MEMORY, Ran, Stop, Transport
from shardproof.executor.run.runtime.turns import turns
from shardproof.executor.run.state.faults import Refused
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Work
from shardproof.executor.run.state.registers import Machine, token_of
from shardproof.executor.run.state.result import Run
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.drafts import Pass, passes_of
from shardproof.spec.program.op import real


def run_decode(
    m: Machine,
    batch: int,
    prompt: int,
    steps: int,
    run: Run,
    transport: Transport = IN_MEMORY,
    drafts: Ids | None = None,
    of_row: tuple[int, int] = (1, 0),
) -> None:
    """`drafts`: the model's own tokens, from which a step's drafts are taken.

    `of_row`: of how many sequences of a row of prefill these are which, one of each row.
    """
    ctx = m.program.contexts[0]
    sequences = cut_of(ctx, "batch.sequences")
    shared: list[Ran] = []
    tick = -1
    stages = [visit.stage for visit in m.program.visits]
    passes = passes_of(ctx.phase.draft, steps)
    several = ctx.phase.draft.tokens is not None
    if several and drafts is None:
        raise ValueError("nobody says which tokens are drafted")
    for number, turn in enumerate(sorted(turns(ctx, stages, batch, len(passes)))):
        if turn.tick != tick:
            share(m, shared, transport)
            shared, tick = [], turn.tick
        visit = m.program.visits[turn.visit]
        ranks = m.of_stage(visit.stage)
        transport.arrive(m, number, ranks)
        # A schedule may go on behind the last token.
        now = passes[turn.step - 1] if turn.step <= len(passes) else Pass(turn.step - 1, 1, 0, 0)
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
            first = prompt + now.begin
            ids = np.zeros((1, len(own), now.width), np.int64)
            if visit.has_embedding and own and transport.runs(rank):
                ids = np.stack([token_of(m, s, rank.at["tp"], turn.tick) for s in own], axis=1)[
                    ..., None
                ]
                if several and drafts is not None:
                    behind = drafted(drafts, own, first, now, ctx.model.vocab)
                    ids = np.concatenate((np.broadcast_to(ids, (*behind.shape[:2], 1)), behind), 2)
            places = tuple(range(first, first + now.width))
            rank.work = Work(
                own, places, ids, prompt, turn.step, rejected=now.rejected, gap=now.gap,
                of_row=of_row,
            )  # fmt: skip
        # Ranks that take turns have registers of their own.
        lane = (turn.step - 1) % ctx.phase.sp if ctx.layout in ("deal", "alternate") else 0
        register = turn.group * ctx.phase.sp + lane
        # What is sent for the token behind this one is read next.
        last = prompt + now.last + (now.rejected if ctx.phase.draft.reads_last else 0)
        transport.visit(m, Stop(number, turn.visit, register, turn.tick, last), ranks, run)
        if now.width == 1:
            shared += [(rank, newest(rank)) for rank in ranks if rank.work.sequences]
    share(m, shared, transport)


def drafted(tokens: Ids, own: Sequence[int], first: int, now: Pass, vocab: int) -> Ids:
    """A step's drafts: as many of the model's own tokens as are kept, and others behind them."""
    some = tokens[:, list(own), first + 1 : first + now.width]
    some = some.copy()
    some[:, :, now.kept - 1 :] = (some[:, :, now.kept - 1 :] + 1) % vocab
    return some


def share(m: Machine, ran: Sequence[Ran], transport: Transport) -> None:
    """Where ranks of sp take turns, a step's cache entries reach the others."""
    ctx = m.program.contexts[0]
    if ctx.layout not in ("deal", "alternate") or (
        ctx.layout == "alternate" and ctx.phase.cache.turns == "own"
    ):
        return
    transport.share(m, ran)
