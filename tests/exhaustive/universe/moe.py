"""The mixture of experts around its experts: router, dispatch, combine, weights, shared experts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Dense, Model, Moe, Router
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import every, hand
from tests.exhaustive.universe.small import EXPERTS, ROUTER, alone, small, work
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of
from tests.exhaustive.universe.words import STREAMS

DISPATCH = ("auto", "local", "gather", "all_to_all")
COMBINE = ("auto", "none", "all_reduce", "reduce_scatter", "all_to_all")
GROUPS = ((), ("ep",), ("tp",), ("ep", "tp"), ("dp",), ("ep", "tp", "dp"), ("sp",), ("ep", "sp"))
WEIGHT = ("auto", "output", "hidden", "input")
BIAS = ("first", "divided", "every")
TWO = Router("softmax", top_k=2)
RENORMALISED = Router("softmax", top_k=2, renormalise=True)
BLOCK = Dense(width=2, gated=False)


def of(moe: Moe) -> Model:
    return small(ffn=moe, hidden=2)


ONE_OF_TWO = EXPERTS
TWO_OF_THREE = Moe(experts=3, router=RENORMALISED, expert=BLOCK)
ONE = Moe(experts=1, router=ROUTER, expert=BLOCK)
TOP_ONE = Moe(experts=2, router=Router("softmax", 1, renormalise=True), expert=BLOCK)
SIGMOID = Moe(experts=3, router=Router("sigmoid", 2, scale=2.5, correction=True), expert=BLOCK)
CHOSEN = Moe(experts=2, router=Router("topk_softmax", 2, bias=True), expert=BLOCK)
BIASED = Moe(experts=2, router=TWO, expert=replace(BLOCK, up_bias=True, down_bias=True))
WITH_SHARED = Moe(experts=2, router=TWO, expert=BLOCK, shared=BLOCK)
GATED_SHARED = replace(WITH_SHARED, shared_gate=True, shared=replace(BLOCK, down_bias=True))
GIVEN = replace(BIASED, input_weighted=True)
GROUPED = Moe(experts=4, router=Router("softmax", 1, groups=2, top_groups=1), expert=BLOCK)

OURS: Written = alone("moe") | {"hidden": CutSpec("balanced")}


def at(model: Model, *size: int, **written: object) -> Setting:
    return Setting(model, OURS | (work(*size) if size else {})).having(**written)


def sending(setting: Setting) -> Sequence[Axis]:
    """Every way to send tokens out and to bring results back, over every group."""
    del setting
    return (
        one_of("stream", *STREAMS),
        one_of("moe.dispatch", *DISPATCH),
        one_of("moe.combine", *COMBINE),
        one_of("moe.group", *GROUPS),
        one_of("moe.experts", CutSpec("balanced"), CutSpec("whole"), CutSpec("strided")),
        one_of("moe.copies", "all", "one"),
        one_of("moe.router.choose", "all", "own"),
        one_of("moe.tp", None, 1, 2),
    )


def routing(setting: Setting) -> Sequence[Axis]:
    """Where the router is split, and what it chooses among."""
    del setting
    return (
        one_of("stream", *STREAMS),
        one_of("moe.router.split", "none", "hidden", "experts"),
        one_of("moe.router.sum", "before", "after", "none"),
        one_of("moe.router.choose", "all", "own"),
        one_of("moe.router.renormalise", "all", "own"),
        one_of("moe.experts", CutSpec("balanced"), CutSpec("whole"), CutSpec("strided"),
               CutSpec("even"), CutSpec("chunk")),
        one_of("moe.weight", *WEIGHT),
        one_of("moe.dispatch", "auto", "gather", "all_to_all"),
        one_of("moe.combine", "auto", "none", "all_reduce"),
    )  # fmt: skip


def weighing(setting: Setting) -> Sequence[Axis]:
    """Where weights multiply and biases are added, for experts that are split over tp."""
    del setting
    return (
        one_of("moe.weight", *WEIGHT),
        one_of("moe.bias", *BIAS),
        one_of("moe.tp", None, 1, 2),
        one_of("moe.width", *hand(2, 2)),
        one_of("moe.experts", CutSpec("balanced"), CutSpec("whole"), CutSpec("even")),
        one_of("moe.combine", "auto", "none", "all_reduce"),
        one_of("moe.copies", "all", "one"),
        one_of("stream", *STREAMS),
    )


def sharing(setting: Setting) -> Sequence[Axis]:
    """The shared experts beside the routed ones."""
    moe = setting.model.kinds[0].ffn
    assert isinstance(moe, Moe)
    return (
        one_of("stream", *STREAMS),
        one_of("moe.shared.split", "width", "none", "first"),
        one_of("moe.shared.sum", "own", "routed", "none"),
        one_of("moe.shared.scale", "one", "divided"),
        one_of("moe.dispatch", *DISPATCH),
        one_of("moe.combine", *COMBINE),
        one_of("moe.group", ("ep", "tp"), ("ep",), ("tp",)),
        one_of("moe.shared.width", *every(2, setting.degree("tp"))),
    )


def leaving(setting: Setting) -> Sequence[Axis]:
    """Sums that are left to the next norm, of this layer, of the next one, or of another stage."""
    del setting
    return (
        one_of("stream", *STREAMS),
        one_of("moe.sum", "boundary", "norm", "both"),
        one_of("norm.completes", "all", "layers", "kind", "stage", "none"),
        one_of("moe.dispatch", "auto", "local", "gather", "all_to_all"),
        one_of("moe.combine", "auto", "none", "all_reduce"),
        one_of("moe.group", ("ep", "tp"), ("ep",), ("tp",)),
        one_of("moe.input", "gathered", "own", "part"),
        one_of("moe.shared.split", "width", "none"),
        one_of("moe.shared.sum", "own", "routed", "none"),
        one_of("stages.stream", "merged", "separate", "partial"),
    )


def two_layers(moe: Moe) -> Model:
    """One dense, and one with experts behind it."""
    first = of(moe)
    (kind,) = first.kinds
    return replace(first, kinds=(replace(kind, ffn=BLOCK), kind), layers=(0, 1, 1))


def phases(setting: Setting) -> Sequence[Axis]:
    """Decode that sends and brings back in its own way."""
    return (
        one_of("moe.dispatch", *DISPATCH, where="prefill."),
        one_of("moe.combine", *COMBINE, where="prefill."),
        one_of("moe.dispatch", *DISPATCH, where="decode."),
        one_of("moe.combine", *COMBINE, where="decode."),
        one_of("stream", *STREAMS, where="decode."),
        one_of("moe.experts", *hand(2, setting.degree("ep")), where="decode."),
        one_of("moe.router.choose", "all", "own", where="decode."),
    )


UNIVERSE = Universe(
    "moe",
    (
        Family("sending", (
            *(at(of(x), 1, 2, 1, tp=2, ep=2) for x in (ONE_OF_TWO, TWO_OF_THREE)),
            at(of(ONE_OF_TWO), 2, 2, 1, dp=2, ep=2), at(of(TWO_OF_THREE), 1, 2, 1, dp=2, ep=2),
            at(of(ONE_OF_TWO), 1, 2, 1, sp=2, ep=2), at(of(ONE), 1, 1, 1, tp=2, ep=2),
            at(of(ONE_OF_TWO), 1, 2, 1, tp=2), at(of(TWO_OF_THREE), 1, 2, 1),
            at(of(TWO_OF_THREE), 2, 2, 1, dp=2, tp=2, ep=2),
            at(of(TWO_OF_THREE), 2, 1, 1, dp=2, tp=2, ep=4),
            at(of(ONE_OF_TWO), dp=2, ep=2),
        ), sending),
        Family("routing", (
            *(at(of(x), 1, 2, 1, tp=2, ep=2) for x in
              (TWO_OF_THREE, SIGMOID, CHOSEN, TOP_ONE, GROUPED, ONE)),
            at(of(TWO_OF_THREE), 1, 2, 1, tp=2), at(of(TWO_OF_THREE), 1, 2, 1, tp=3, ep=3),
        ), routing),
        Family("weighing", (
            *(at(of(x), 1, 2, 1, tp=2, ep=ep) for x in (BIASED, GIVEN, CHOSEN) for ep in (1, 2)),
            at(of(BIASED), 1, 2, 1, tp=2, dp=2, ep=2), at(of(GIVEN), 1, 2, 1, dp=2, ep=2),
        ), weighing),
        Family("sharing", (
            *(at(of(x), 1, 2, 1, tp=2, ep=ep)
              for x in (WITH_SHARED, GATED_SHARED) for ep in (1, 2)),
            at(of(WITH_SHARED), 1, 2, 1, dp=2, tp=2, ep=2),
        ), sharing),
        Family("leaving", (
            *(at(of(x), 1, 2, 1, tp=2, ep=ep)
              for x in (TWO_OF_THREE, WITH_SHARED) for ep in (1, 2)),
            at(two_layers(WITH_SHARED), 1, 2, 1, tp=2, ep=2, ffn__down__sum="norm"),
            at(two_layers(ONE_OF_TWO), 1, 2, 1, pp=2, tp=2),
            at(two_layers(WITH_SHARED), 1, 2, 1, pp=3, tp=2, ep=2),
            at(of(WITH_SHARED), 2, 2, 1, dp=2, tp=2, ep=2),
            at(of(ONE_OF_TWO), 1, 2, 1, tp=4, ep=2),
        ), leaving),
        Family("phases", (
            at(of(ONE_OF_TWO), 1, 2, 1, tp=2, ep=2), at(of(ONE_OF_TWO), 2, 1, 1, dp=2, ep=2),
        ), phases),
    ),
)  # fmt: skip
