"""The schedule of decode: a visit runs after what it reads is there, and before it is replaced."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.spec.rules.at import At
from shardproof.spec.rules.owners import steps_after
from shardproof.spec.rules.refused import NoRule


def in_time(at: At, visits: int, stages: Sequence[int]) -> None:
    """Ask that every step finds the token before it, and every stage the stream of its step."""
    if at.ctx.name != "decode":
        return
    schedule = at.ctx.phase.schedule
    if schedule.ticks is not None:
        _listed(at, schedule.ticks, stages)
    elif schedule.period is not None and schedule.period < visits and steps_after(at, 1):
        raise NoRule(f"a step begins {schedule.period} ticks after the one before it, which takes "
                     f"{visits}")  # fmt: skip


def _listed(at: At, ticks: Sequence[tuple[int, ...]], stages: Sequence[int]) -> None:
    work = at.ctx.plan.workload
    if work.batch is None or work.steps is None:
        raise NoRule("a list of ticks is for a declared number of sequences and steps")
    if len(set(stages)) != len(stages):
        raise NoRule("a list of ticks names a stage that is visited more than once")
    when = {(stage, sequence, step): tick for tick, stage, sequence, step in ticks}
    for sequence in range(work.batch):
        before = -1
        for step in range(1, work.steps + 1):
            for number, stage in enumerate(stages):
                tick = when.get((stage, sequence, step))
                if tick is None:
                    raise NoRule(f"step {step} of sequence {sequence} never runs on stage {stage}")
                if tick <= before:
                    raise NoRule(f"step {step} of sequence {sequence} runs on stage {stage} before "
                                 "what it reads is there")  # fmt: skip
                later = when.get((stages[number - 1], sequence, step + 1)) if number else None
                if later is not None and later < tick:
                    raise NoRule(f"step {step + 1} of sequence {sequence} replaces what stage "
                                 f"{stage} has not read")  # fmt: skip
                before = tick
