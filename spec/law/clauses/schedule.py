"""Decode steps in ticks."""

from __future__ import annotations

from functools import partial

from shardproof.spec.law.clause import Clause

ticks = partial(
    Clause,
    modules=("embedding", "attention", "ffn", "moe", "lm_head"),
    phases=("decode",),
)

SCHEDULE = (
    ticks(
        code="TICK-TOKEN",
        sentence=(
            "A decode step starts when the token that it reads exists, and a stage when the stage"
            " before it is done."
        ),
        documents=(
            "attention.md:97",
            "ffn.md:57",
            "ffn.md:84",
            "embedding_lm_head.md:83",
            "tensor_parallelism.md:168",
            "moe.md:56",
            "moe.md:92",
        ),
        text="""not schedule.late if schedule.listed else schedule.period >= stages.visits""",
        say="{late}",
        at=("schedule.ticks", "schedule.period", "schedule"),
        fix="schedule: {period: null, ticks: null}",
    ),
    ticks(
        code="TICK-COMPLETE",
        sentence="A schedule runs every stage of every step of every sequence.",
        documents=("tensor_parallelism.md:169", "attention.md:87"),
        text="not schedule.listed or not schedule.missing",
        say="the schedule never runs {missing}",
        at=("schedule.ticks",),
        fix="schedule: {ticks: null}",
    ),
)
