"""Batch and replicas: who serves which sequences, and what a replica without any does."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Dense, Model, Moe, Router
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import PLAIN, every, hand
from tests.exhaustive.universe.small import alone, small, work
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of

DENSE = small(hidden=2)
SPARSE = small(
    hidden=2, ffn=Moe(experts=2, router=Router("softmax", 1), expert=Dense(width=2, gated=False))
)
DEEP = small(hidden=2, layers=2)
OURS: Written = alone("moe")
DISPATCH = ("auto", "local", "gather", "all_to_all")
COMBINE = ("auto", "none", "all_reduce", "reduce_scatter", "all_to_all")
HANDOFF = ("logical", "by_rank", "stays", "first")


def at(model: Model, *size: int, **written: object) -> Setting:
    return Setting(model, OURS | (work(*size) if size else {})).having(**written)


def cuts(setting: Setting) -> tuple[CutSpec, ...]:
    batch = setting.written.get("workload.batch")
    return every(batch, setting.degree("dp")) if isinstance(batch, int) else PLAIN


def owning(setting: Setting) -> Sequence[Axis]:
    """Every way to deal sequences, in decode, and in prefill where these are not too many."""
    few = cuts(setting)
    batch = setting.written.get("workload.batch")
    if len(few) > 100 and isinstance(batch, int):
        few = hand(batch, setting.degree("dp"))
    return (
        one_of("handoff.cache", *HANDOFF),
        one_of("batch.sequences", *few, where="prefill."),
        one_of("batch.sequences", *cuts(setting), where="decode."),
    )


def idling(setting: Setting) -> Sequence[Axis]:
    """Replicas that share experts, some of them without a sequence."""
    return (
        one_of("batch.idle", "join", "skip", where="prefill."),
        one_of("batch.idle", "join", "skip", where="decode."),
        one_of("moe.dispatch", *DISPATCH),
        one_of("moe.combine", *COMBINE),
        one_of("moe.experts", *hand(2, setting.degree("ep"))),
        one_of("decode.schedule.microbatches", 1, 2),
        one_of("batch.sequences", *cuts(setting)),
    )


def waiting(setting: Setting) -> Sequence[Axis]:
    """Groups of sequences that follow each other over stages."""
    return (
        one_of("decode.schedule.microbatches", 1, 2, 3),
        one_of("decode.schedule.period", None, 1, 2, 3),
        one_of("stages.order", "stage", "layer"),
        one_of("stages.token", "returned", "kept"),
        one_of("batch.idle", "join", "skip"),
        one_of("handoff.cache", "logical", "by_rank"),
        one_of("batch.sequences", *cuts(setting)),
    )


UNIVERSE = Universe(
    "batch",
    (
        Family("owning", (
            *(at(DENSE, batch, 1, 1, dp=dp) for batch in (1, 2, 3) for dp in (1, 2, 3)),
            at(DENSE, 3, 2, 0, dp=2), at(DENSE, 2, 1, 1, dp=4), at(DENSE, 4, 1, 1, dp=2),
            at(DENSE, dp=2), at(DENSE, 2, 1, 1, dp=2, tp=2), at(DENSE, 2, 1, 2, dp=2, sp=2),
            at(SPARSE, 3, 1, 1, dp=2, ep=2),
        ), owning),
        Family("idling", (
            *(at(SPARSE, batch, 1, 1, dp=2, ep=2) for batch in (1, 2, 3)),
            at(SPARSE, 2, 1, 1, dp=3, ep=3), at(SPARSE, 1, 2, 2, dp=2, ep=2),
            at(SPARSE, 2, 1, 1, dp=2, tp=2, ep=2), at(SPARSE, dp=2, ep=2),
            at(SPARSE, 2, 1, 1, dp=2, ep=1), at(SPARSE, 1, 1, 0, dp=2, ep=2),
        ), idling),
        Family("waiting", (
            at(DEEP, 2, 1, 2, dp=2, pp=2), at(DEEP, 3, 1, 1, dp=2, pp=2), at(DEEP, 3, 1, 2, pp=2),
            at(DEEP, 3, 1, 2, dp=3, pp=2), at(DEEP, dp=2, pp=2),
        ), waiting),
    ),
)  # fmt: skip
