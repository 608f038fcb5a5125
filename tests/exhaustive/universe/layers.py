"""Layers with choices of their own, beside layers that are as the plan says of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from shardproof.fuzzing.plans import Written, build
from shardproof.spec.model.model import Dense, Layer, Model, Moe
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.layers import Layers
from shardproof.spec.plan.phase import OfLayers
from tests.exhaustive.universe.cuts import every, hand
from tests.exhaustive.universe.small import BLIND, EXPERTS, FFN, HEAD, alone, small, work
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of
from tests.exhaustive.universe.words import GROUPS, SPLITS, STREAMS

HEADS = replace(HEAD, heads=2, kv_heads=1)
BIASED = Dense(width=2, gated=False, up_bias=True, down_bias=True)
OURS: Written = alone("ffn", "attention", "moe") | {"hidden": CutSpec("balanced")}
FEW = (CutSpec("balanced"), CutSpec("whole"), CutSpec("strided"))


def of(*kinds: Layer, order: tuple[int, ...] = (0, 1)) -> Model:
    """Layers of these kinds; of one alone, two of it."""
    if len(kinds) == 1:
        return replace(small(hidden=2), kinds=kinds, layers=(0, 0))
    return replace(small(hidden=2), kinds=kinds, layers=order)


DENSE = of(Layer(BLIND, FFN))
WITH_BIAS = of(Layer(BLIND, BIASED))
FIRST_DENSE = of(Layer(BLIND, FFN), Layer(BLIND, EXPERTS))
BETWEEN = of(Layer(BLIND, FFN), Layer(BLIND, EXPERTS), order=(1, 0, 1))
ROUTED = of(Layer(BLIND, EXPERTS))
IN_TURN = of(Layer(BLIND, replace(EXPERTS, expert=Dense(width=2))))
LOOKING = of(Layer(HEADS, FFN))
WINDOWS = of(Layer(replace(HEADS, window=2), FFN), Layer(HEADS, FFN))


WHOLE: Written = {"attention.qkv.split": "none", "attention.out.split": "none"}
"""Attention on every rank: of one head there is nothing to split."""


def at(model: Model, *size: int, **written: object) -> Setting:
    ours = OURS if model.kinds[0].attention.heads > 1 else OURS | WHOLE
    return Setting(model, ours | (work(*size) if size else {})).having(**written)


def own(names: Sequence[str], **fields: Sequence[object]) -> Axis:
    """What layers of one of these names say: every combination, and nothing; `__` is a dot."""
    paths = [path.replace("__", ".") for path in fields]
    rows = [dict(zip(paths, row, strict=True)) for row in product(*fields.values())]
    made = [Layers(((name, build(OfLayers, row)),)) for name in names for row in rows]
    return ({}, *({"layers": each} for each in made))


def dense(setting: Setting) -> Sequence[Axis]:
    """A dense block that is split otherwise, read otherwise, or joined otherwise."""
    names = ("0", "1", "dense") if len(setting.model.kinds) == 1 else ("dense",)
    return (
        one_of("stream", *STREAMS),
        one_of("ffn.up.split", *SPLITS),
        one_of("ffn.down.split", *SPLITS),
        one_of("ffn.down.collective", "auto", "none", "all_reduce"),
        own(
            names,
            ffn__up__split=SPLITS,
            ffn__up__input=("auto", "own"),
            ffn__down__split=SPLITS,
            ffn__down__collective=("auto", "none", "all_reduce", "reduce_scatter"),
            ffn__down__sum=("boundary", "norm"),
        ),
    )


def apart(setting: Setting) -> Sequence[Axis]:
    """A dense block over ranks of its own, in some layers alone."""
    n = FFN.width
    names = ("1", "dense") if len(setting.model.kinds) == 1 else ("dense",)
    return (
        one_of("stream", *STREAMS),
        one_of("ffn.over", ("tp",), ("dp", "tp")),
        own(
            names,
            ffn__over=(("tp",), ("dp", "tp"), ("dp",), ()),
            ffn__up__split=("out", "none"),
            ffn__down__split=("in", "none"),
            ffn__up__input=("auto", "own"),
            ffn__width=(CutSpec("balanced"), CutSpec("even"), *every(n, 2)[:4]),
            ffn__down__group=(None, ("tp",), ("dp", "tp")),
        ),
    )


def attention(setting: Setting) -> Sequence[Axis]:
    """Heads that are split otherwise in some layers; what is cached follows."""
    kinds = len(setting.model.kinds)
    return (
        one_of("stream", "whole", "tokens"),
        one_of("attention.qkv.split", "heads", "in", "none"),
        one_of("attention.out.split", "in", "none"),
        own(
            ("0", "1") if kinds == 1 else ("sliding", "full"),
            attention__qkv__split=("heads", "in", "none"),
            attention__out__split=("in", "none"),
            attention__out__collective=("auto", "none", "all_reduce"),
            attention__heads=FEW,
            attention__kv_heads=(CutSpec("needed"), CutSpec("whole"), CutSpec("even")),
        ),
        one_of("handoff.cache", "logical", "by_rank"),
    )


def experts(setting: Setting) -> Sequence[Axis]:
    """Experts that lie otherwise in some layers, and what is sent for them."""
    kinds = [isinstance(kind.ffn, Moe) for kind in setting.model.kinds]
    return (
        one_of("stream", *STREAMS[:2]),
        one_of("moe.experts", *FEW),
        one_of("moe.dispatch", "auto", "all_to_all"),
        own(
            ("1", "experts") if all(kinds) else ("experts",),
            moe__experts=(*FEW, *every(2, setting.degree("ep"))[:4]),
            moe__copies=("all", "one"),
            moe__dispatch=("auto", "local", "gather", "all_to_all"),
            moe__combine=("auto", "none", "all_reduce", "all_to_all"),
            moe__tp=(None, 1, 2),
        ),
    )


def phases(setting: Setting) -> Sequence[Axis]:
    """Layers that differ in prefill and in decode."""
    del setting
    found = own(
        ("0", "1"),
        ffn__up__split=("out", "none"),
        ffn__down__split=("in", "none"),
        attention__qkv__split=("heads", "none"),
        attention__out__split=("in", "none"),
    )
    return (
        tuple({f"prefill.{k}": v for k, v in each.items()} for each in found),
        tuple({f"decode.{k}": v for k, v in each.items()} for each in found),
        one_of("attention.out.split", "in", "none"),
        one_of("handoff.cache", "logical", "by_rank", "stays"),
    )


def gathers(setting: Setting) -> Sequence[Axis]:
    """Over whom a layer gathers its stream, beside layers that do as the plan says of all."""
    names = ("1", "dense") if len(setting.model.kinds) == 1 else ("dense",)
    return (
        one_of("stream", *STREAMS),
        one_of("ffn.up.input", "auto", "own"),
        one_of("ffn.up.gather.group", *GROUPS),
        one_of("attention.qkv.gather.group", ("tp",), ("dp", "tp")),
        own(
            names,
            ffn__up__input=("auto", "own"),
            ffn__up__gather__group=GROUPS,
            ffn__up__split=SPLITS,
            ffn__down__split=SPLITS,
        ),
    )


def orders(setting: Setting) -> Sequence[Axis]:
    """How gate and up of a layer's experts are stored, cut and read, beside those of others."""
    stored = ("parts", "interleaved", "swapped")
    return (
        one_of("moe.fused", "grouped", "blocks"),
        one_of("moe.stored", *stored),
        one_of("moe.width", *hand(2, setting.degree("tp"))),
        own(
            ("1",),
            moe__fused=("grouped", "blocks"),
            moe__stored=stored,
            moe__read=("auto", *stored),
        ),
    )


UNIVERSE = Universe(
    "layers",
    (
        Family("dense", (
            at(DENSE, 1, 2, 1, tp=2), at(WITH_BIAS, 1, 2, 1, tp=2), at(FIRST_DENSE, 1, 2, 1, tp=2),
            at(BETWEEN, 1, 2, 1, tp=2, ep=2), at(DENSE, 1, 2, 1, pp=2, tp=2),
        ), dense),
        Family("apart", (
            at(DENSE, 2, 2, 1, dp=2, tp=2), at(FIRST_DENSE, 2, 2, 1, dp=2, tp=2, ep=2),
            at(FIRST_DENSE, dp=2, tp=1, ep=2),
        ), apart),
        Family("attention", (
            at(LOOKING, 1, 2, 1, tp=2), at(WINDOWS, 1, 3, 1, tp=2), at(LOOKING, tp=3),
            at(LOOKING, 1, 3, 1, sp=2, tp=2),
        ), attention),
        Family("experts", (
            at(ROUTED, 2, 2, 1, dp=2, ep=2), at(FIRST_DENSE, 1, 2, 1, tp=2, ep=2),
            at(BETWEEN, 1, 2, 1, tp=2, ep=2), at(ROUTED, tp=2, ep=2),
        ), experts),
        Family("gathers", (
            at(DENSE, 2, 2, 1, dp=2, tp=2), at(FIRST_DENSE, 1, 2, 1, sp=2, tp=2),
            at(WITH_BIAS, 1, 2, 1, tp=2),
        ), gathers),
        Family("orders", (at(IN_TURN, 1, 2, 1, tp=2), at(IN_TURN, 1, 2, 1, tp=1)), orders),
        Family("phases", (
            at(LOOKING, 1, 2, 1, tp=2), at(LOOKING, 1, 2, 1, tp=2, decode__tp=1),
        ), phases),
    ),
)  # fmt: skip
