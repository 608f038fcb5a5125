"""The schedule of decode: who runs which step in which tick. No array is needed to know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardproof.spec.layout.context import Context
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Turn:
    """One visit of some sequences in one step, in its tick."""

    tick: int
    step: int
    visit: int
    group: int
    sequences: tuple[int, ...]


def turns(ctx: Context, stages: Sequence[int], batch: int, steps: int) -> Iterator[Turn]:
    """Every visit of `steps` steps; `stages` has the stage of each visit."""
    schedule, visits = ctx.phase.schedule, len(stages)
    if schedule.ticks is not None:
        at = {stage: number for number, stage in enumerate(stages)}
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
