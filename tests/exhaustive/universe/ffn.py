"""The dense feed-forward block: three projections, their cuts, sums, biases and the residual."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Dense, Layer, Model, Scales
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import every, hand
from tests.exhaustive.universe.small import BLIND, FFN, alone, small, work
from tests.exhaustive.universe.universe import (
    Axis,
    Family,
    Setting,
    Universe,
    crossed,
    one_of,
)
from tests.exhaustive.universe.words import (
    COLLECTIVES,
    GROUPS,
    INPUTS,
    ONCE,
    SPLITS,
    STREAMS,
    back,
    read,
    split_streams,
)

SUMS = ("boundary", "activation", "product", "down")
HIDDEN = CutSpec("balanced")

PLAIN = small(ffn=FFN)
GATED = small(ffn=Dense(width=2, gated=True))
QUANTISED = small(ffn=Dense(width=3, scales=Scales(2, 2)))
IN_GROUPS = small(ffn=Dense(width=3, scales=Scales(1, 2, ("up", "down"))), hidden=4)
JOINT = small(ffn=Dense(width=2, gated=True, joint=True))
UNEVEN = small(ffn=Dense(width=3, gated=False), hidden=4)
BIASED = small(ffn=Dense(width=2, gated=False, up_bias=True, down_bias=True))
BIASED_GATE = small(ffn=Dense(width=2, up_bias=True, down_bias=True))
SCALED = replace(BIASED, residual_scale=0.5)
POST = replace(BIASED, kinds=(Layer(BLIND, BIASED.kinds[0].ffn, norm="post"),))
SANDWICH = replace(BIASED, kinds=(Layer(BLIND, BIASED.kinds[0].ffn, norm="sandwich"),))
PARALLEL = replace(BIASED, kinds=(Layer(BLIND, BIASED.kinds[0].ffn, parallel=True),))
CENTRED = replace(BIASED, norm="layer", norm_bias=True)

OURS: Written = alone("ffn") | {"hidden": HIDDEN}


def first(name: str, where: str = "") -> Axis:
    """How up or gate is split, and where its sum is taken if there is one."""
    return (
        *one_of(f"{name}.split", "out", "none", where=where),
        *crossed(
            one_of(f"{name}.split", "in", where=where), one_of(f"{name}.sum", *SUMS, where=where)
        ),
    )


def projections(setting: Setting) -> Sequence[Axis]:
    """Up and down of a block without a gate."""
    del setting
    return (
        read("ffn.up"),
        first("ffn.up"),
        one_of("ffn.up.collective", *COLLECTIVES),
        back("ffn.down"),
        one_of("ffn.down.collective", *COLLECTIVES),
    )


def gated(setting: Setting) -> Sequence[Axis]:
    """Gate and up beside each other."""
    del setting
    return (
        read("ffn.gate", "ffn.up"),
        first("ffn.gate"),
        first("ffn.up"),
        one_of("ffn.gate.collective", *COLLECTIVES),
        one_of("ffn.up.collective", *COLLECTIVES),
        one_of("ffn.down.split", *SPLITS),
        one_of("ffn.down.collective", "auto", "none", "all_reduce"),
    )


def biases(setting: Setting) -> Sequence[Axis]:
    """Where biases and the residual join."""
    gate = isinstance(ffn := setting.model.kinds[0].ffn, Dense) and ffn.gated
    return (
        one_of("stream", *STREAMS),
        *((one_of("ffn.gate.bias", *ONCE), one_of("ffn.gate.split", *SPLITS)) if gate else ()),
        first("ffn.up"),
        one_of("ffn.down.split", *SPLITS),
        one_of("ffn.up.bias", *ONCE),
        one_of("ffn.down.bias", *ONCE),
        one_of("ffn.down.residual", *ONCE),
        one_of("ffn.down.sum", "boundary", "norm"),
        one_of("ffn.down.collective", "auto", "none"),
    )


def widths(setting: Setting) -> Sequence[Axis]:
    """Every cut of the width, under each way to use it."""
    ffn = setting.model.kinds[0].ffn
    assert isinstance(ffn, Dense)
    gate = ffn.gated
    return (
        one_of("ffn.up.split", *SPLITS),
        *((one_of("ffn.gate.split", *SPLITS),) if gate else ()),
        one_of("ffn.down.split", *SPLITS),
        one_of("ffn.up.collective", "auto", "all_gather", "all_reduce"),
        one_of("ffn.down.input", "auto", "own"),
        one_of("ffn.down.collective", "auto", "none", "all_reduce"),
        one_of("ffn.fused", "grouped", "blocks"),
        one_of("ffn.width", *every(ffn.width, setting.degree("tp"))),
    )


def orders(setting: Setting) -> Sequence[Axis]:
    """Every order of gate and up in one weight, and every order that a block is taken apart in."""
    ffn = setting.model.kinds[0].ffn
    assert isinstance(ffn, Dense)
    each = ("parts", "interleaved", "swapped")
    return (
        one_of("ffn.fused", "blocks", "grouped"),
        one_of("ffn.stored", *each),
        one_of("ffn.read", "auto", *each),
        one_of("ffn.up.split", *SPLITS),
        one_of("ffn.gate.split", *SPLITS),
        one_of("ffn.down.split", *SPLITS),
        one_of("ffn.width", *hand(ffn.width, setting.degree("tp"))),
    )


def scales(setting: Setting) -> Sequence[Axis]:
    """Which scales of quantised weights ranks have, under every cut, and how each is found."""
    ffn = setting.model.kinds[0].ffn
    assert isinstance(ffn, Dense)
    return (
        one_of("ffn.scales.cut", "own", "even", "whole"),
        one_of("ffn.scales.index", "own", "local", "global"),
        one_of("ffn.fused", "grouped", "blocks"),
        one_of("ffn.stored", "parts", "interleaved"),
        one_of("ffn.gate.split", *SPLITS),
        one_of("ffn.up.split", *SPLITS),
        one_of("ffn.down.split", *SPLITS),
        one_of("ffn.width", *hand(ffn.width, setting.degree("tp"))),
    )


def streams(setting: Setting) -> Sequence[Axis]:
    """Every cut of the stream, under each way to read it and to give it back."""
    whole = one_of("hidden", *every(setting.model.hidden, setting.degree("tp")))
    return (
        (*split_streams(setting), *whole),
        one_of("ffn.up.split", *SPLITS),
        one_of("ffn.down.split", *SPLITS),
        one_of("ffn.up.input", *INPUTS),
        one_of("ffn.down.collective", *COLLECTIVES),
        one_of("norm.statistic", "summed", "local"),
    )


def groups(setting: Setting) -> Sequence[Axis]:
    """Over whom the collectives run."""
    del setting
    return (
        one_of("stream", *STREAMS),
        one_of("ffn.up.group", *GROUPS),
        one_of("ffn.down.group", *GROUPS),
        one_of("ffn.up.split", *SPLITS),
        one_of("ffn.down.split", *SPLITS),
        one_of("ffn.up.collective", "auto", "none", "all_reduce", "all_gather"),
        one_of("ffn.down.collective", "auto", "none", "all_reduce", "reduce_scatter"),
        one_of("ffn.down.sum", "boundary", "norm"),
    )


def groups_of_a_gate(setting: Setting) -> Sequence[Axis]:
    """Over whom the sums of gate and up run."""
    del setting
    return (
        one_of("ffn.gate.group", *GROUPS),
        one_of("ffn.up.group", *GROUPS),
        one_of("ffn.gate.split", *SPLITS),
        one_of("ffn.up.split", *SPLITS),
        one_of("ffn.gate.collective", "auto", "none", "all_reduce"),
        one_of("ffn.up.collective", "auto", "all_gather"),
    )


def gathers(setting: Setting) -> Sequence[Axis]:
    """Over whom a stream that is split is gathered before gate and up."""
    ffn = setting.model.kinds[0].ffn
    assert isinstance(ffn, Dense)
    names = ("ffn.gate", "ffn.up") if ffn.gated else ("ffn.up",)
    first = (
        axis
        for name in names
        for axis in (
            one_of(f"{name}.input", *INPUTS),
            one_of(f"{name}.gather.group", *GROUPS),
            one_of(f"{name}.split", *SPLITS),
        )
    )
    return (
        one_of("stream", *STREAMS),
        *first,
        one_of("ffn.down.split", *SPLITS),
        one_of("ffn.down.collective", "auto", "none", "all_reduce"),
    )


def in_decode(setting: Setting) -> Sequence[Axis]:
    """A decode that goes its own way after a plain prefill."""
    return (
        one_of("stream", *STREAMS, where="decode."),
        first("ffn.up", "decode."),
        one_of("ffn.up.gather.group", *GROUPS, where="decode."),
        one_of("ffn.down.split", *SPLITS, where="decode."),
        one_of("ffn.up.collective", *COLLECTIVES, where="decode."),
        one_of("ffn.down.collective", *COLLECTIVES, where="decode."),
        one_of("ffn.width", *hand(2, setting.degree("tp")), where="decode."),
    )


def at(model: Model, **written: object) -> Setting:
    """A setting of this module with a declared workload of two tokens and a step."""
    return Setting(model, OURS | work(1, 2, 1)).having(**written)


UNIVERSE = Universe(
    "ffn",
    (
        Family("projections", (
            *(at(PLAIN, tp=tp) for tp in (1, 2, 3)), at(UNEVEN, tp=2),
            Setting(PLAIN, OURS | {"tp": 2}),
        ), projections),
        Family("gated", (at(GATED, tp=2), at(JOINT, tp=2)), gated),
        Family("biases", tuple(at(model, tp=2) for model in
               (BIASED, SCALED, POST, SANDWICH, PARALLEL, CENTRED)), biases),
        Family("biases of a gate", (at(BIASED_GATE, tp=2),), biases),
        Family("widths", (at(PLAIN, tp=2), at(UNEVEN, tp=2), at(GATED, tp=2), at(PLAIN, tp=3),
               at(GATED, tp=1)), widths),
        Family("orders", (at(GATED, tp=2), at(JOINT, tp=2), at(GATED, tp=1)), orders),
        Family("scales", (at(QUANTISED, tp=2), at(IN_GROUPS, tp=2), at(QUANTISED, tp=1)), scales),
        Family("streams", (at(PLAIN, tp=2), at(UNEVEN, tp=2), at(PLAIN, tp=3, workload__prompt=1),
               at(CENTRED, tp=2)), streams),
        Family("groups", (at(PLAIN, tp=2), at(PLAIN, tp=2, sp=2), at(PLAIN, tp=2, dp=2),
               at(PLAIN, tp=2, pp=2), at(PLAIN, tp=1, sp=2)), groups),
        Family("groups of a gate", (at(GATED, tp=2), at(GATED, tp=2, sp=2)), groups_of_a_gate),
        Family("gathers", (at(PLAIN, tp=2), at(PLAIN, tp=2, sp=2), at(PLAIN, tp=2, dp=2),
               at(PLAIN, tp=2, pp=2), at(PLAIN, tp=1, sp=2), at(GATED, tp=2),
               at(GATED, tp=2, dp=2)), gathers),
        Family("decode", (
            at(PLAIN, tp=2), at(PLAIN, tp=2, dp=2), Setting(PLAIN, OURS | {"tp": 2}),
        ), in_decode),
    ),
)  # fmt: skip
