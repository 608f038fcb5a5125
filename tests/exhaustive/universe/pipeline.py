"""Pipeline and schedule: which stage runs which layers, what it sends, when decode steps run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import every, hand
from tests.exhaustive.universe.small import alone, small, work
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, crossed, one_of
from tests.exhaustive.universe.words import STREAMS

SENDS = ("auto", "hidden", "residual", "both", "nothing")
ONCE = ("after", "first", "divided", "every")
TWO, THREE, ONE = small(layers=2), small(layers=3), small(layers=1)
TIED = replace(TWO, tied=True)
SCALED = replace(TWO, residual_scale=0.5)


def shaped(**shape: object) -> Model:
    kind = replace(TWO.kinds[0], **shape)  # type: ignore[arg-type]
    return replace(TWO, kinds=(kind,))


OURS: Written = alone() | {"hidden": CutSpec("balanced")}
SUMMED: Written = alone("ffn", "attention") | {
    "attention.qkv.split": "in",
    "ffn.up.split": "in",
    "hidden": CutSpec("balanced"),
}


def at(model: Model, *size: int, **written: object) -> Setting:
    return Setting(model, OURS | (work(*size) if size else {})).having(**written)


def summed(model: Model, *size: int, **written: object) -> Setting:
    return Setting(model, SUMMED | (work(*size) if size else {})).having(**written)


def owning(setting: Setting) -> Sequence[Axis]:
    """Every way to give layers to stages, and where the ends are."""
    stages = range(setting.degree("pp"))
    return (
        one_of("stages.embedding", *stages),
        one_of("stages.head", None, *stages),
        one_of("stages.order", "stage", "layer"),
        one_of("stages.offset", "sum", "equal"),
        one_of("stages.token", "returned", "kept"),
        one_of("stages.receivers", "all", "first"),
        one_of("stages.layers", *every(len(setting.model.layers), setting.degree("pp"))),
    )


def sending(setting: Setting) -> Sequence[Axis]:
    """What crosses from a stage to the next, where a sum may still be due."""
    del setting
    return (
        one_of("stages.stream", "merged", "separate", "partial"),
        one_of("stages.send", *SENDS),
        one_of("stages.receivers", "all", "first"),
        one_of("stream", *STREAMS),
        one_of("norm.completes", "all", "layers", "kind", "stage", "none"),
        crossed(
            one_of("ffn.down.split", "in", "none"),
            one_of("ffn.down.sum", "boundary", "norm", "both"),
            one_of("ffn.down.residual", *ONCE),
        ),
        crossed(
            one_of("attention.out.split", "in", "none"),
            one_of("attention.out.sum", "boundary", "norm", "both"),
            one_of("attention.out.residual", *ONCE),
        ),
        one_of("stages.order", "stage", "layer"),
    )


def phases(setting: Setting) -> Sequence[Axis]:
    """Prefill and decode in stages of their own."""
    stages, layers = range(setting.degree("pp")), len(setting.model.layers)
    few = (CutSpec("balanced"), CutSpec("strided"), CutSpec("whole"), CutSpec("chunk"))
    return (
        one_of(
            "stages.layers", *(few if layers > 2 else hand(layers, len(stages))), where="prefill."
        ),
        one_of("stages.layers", *hand(layers, len(stages)), where="decode."),
        one_of("stages.embedding", *stages, where="decode."),
        one_of("stages.head", None, *stages, where="decode."),
        one_of("stages.head", None, *stages, where="prefill."),
        one_of("stages.token", "returned", "kept", where="prefill."),
        one_of("stages.token", "returned", "kept", where="decode."),
        one_of("stages.order", "stage", "layer", where="decode."),
        one_of("handoff.cache", "logical", "by_rank"),
    )


def periods(setting: Setting) -> Sequence[Axis]:
    """When a sequence's next step starts, for groups of sequences that follow each other."""
    return (
        one_of("decode.schedule.microbatches", 1, 2, 3),
        one_of("decode.schedule.period", None, 0, 1, 2, 3, 4, 5),
        one_of("stages.order", "stage", "layer"),
        one_of("stages.token", "returned", "kept"),
        one_of("stages.receivers", "all", "first"),
        one_of("stages.send", *SENDS),
        one_of("stages.embedding", *range(setting.degree("pp"))),
        one_of("stages.layers", *hand(len(setting.model.layers), setting.degree("pp"))),
    )


def tick_rows(setting: Setting) -> Sequence[Axis]:
    """Schedules that are written out: every order of the visits, and every one left out."""
    pp, batch = setting.degree("pp"), setting.written["workload.batch"]
    steps = setting.written["workload.steps"]
    assert isinstance(batch, int)
    assert isinstance(steps, int)
    jobs = [(s, b, t) for t in range(1, steps + 1) for b in range(batch) for s in range(pp)]
    rows = [tuple((tick, *job) for tick, job in enumerate(order)) for order in permutations(jobs)]
    rows += [tuple(r for r in row if r[0] != gap) for row in rows[:24] for gap in range(len(jobs))]
    rows += [tuple((tick // 2, *rest) for tick, *rest in row) for row in rows[:400]]  # type: ignore[misc]
    return (
        one_of("stages.receivers", "all", "first"),
        one_of("stages.token", "returned", "kept"),
        one_of("stages.embedding", *range(pp)),
        one_of("decode.schedule.ticks", *dict.fromkeys(rows)),
    )


UNIVERSE = Universe(
    "pipeline",
    (
        Family("owning", (
            at(TWO, 1, 2, 1, pp=2), at(THREE, 1, 2, 1, pp=2), at(TWO, 1, 1, 2, pp=2),
            at(ONE, 1, 2, 1, pp=2), at(TWO, 1, 2, 1, pp=3), at(TWO, 1, 2, 1, pp=1),
            at(TWO, 1, 2, 1, pp=2, tp=2), at(TIED, 1, 2, 1, pp=2, lm_head__tied="shared"),
            at(TWO, pp=2), at(TWO, 1, 2, 0, pp=2),
            at(THREE, 1, 2, 1, pp=3), at(TWO, 1, 2, 2, pp=3), at(THREE, 1, 1, 2, pp=2),
        ), owning),
        Family("sending", (
            *(summed(x, 1, 2, 1, pp=2, tp=2) for x in
              (TWO, SCALED, shaped(parallel=True), shaped(norm="post"), shaped(norm="sandwich"))),
            summed(TWO, 1, 2, 1, pp=2, tp=1), summed(ONE, 1, 2, 1, pp=2, tp=2),
        ), sending),
        Family("phases", (
            at(TWO, 1, 2, 1, pp=2), at(THREE, 1, 2, 2, pp=2), at(TWO, 1, 2, 1, pp=3),
        ), phases),
        Family("periods", (
            at(TWO, 2, 1, 2, pp=2), at(TWO, 1, 2, 3, pp=2), at(TWO, 3, 1, 2, pp=2),
            at(TWO, 2, 1, 1, pp=2), at(ONE, 2, 1, 2, pp=1), at(THREE, 2, 1, 2, pp=3),
            at(TWO, pp=2),
        ), periods),
        Family("ticks", (
            at(TWO, 1, 1, 2, pp=2), at(TWO, 2, 1, 1, pp=2), at(ONE, 2, 1, 2, pp=1),
            at(ONE, 1, 1, 3, pp=2), at(TWO, 3, 1, 1, pp=2), at(ONE, 3, 1, 2, pp=1),
            at(ONE, 2, 1, 3, pp=1),
            at(TWO, 1, 2, 2, pp=2), at(TWO, 2, 2, 1, pp=2), at(TWO, 1, 1, 2, pp=2, tp=2),
        ), tick_rows),
    ),
)  # fmt: skip
