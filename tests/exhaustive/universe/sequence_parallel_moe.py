"""Sequence-parallel MoE: each rank of tp routes and sends tokens of its own to the experts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import every, hand
from tests.exhaustive.universe.experts import experts_of
from tests.exhaustive.universe.moe import (
    BIASED,
    CHOSEN,
    COMBINE,
    DISPATCH,
    GATED_SHARED,
    GIVEN,
    ONE_OF_TWO,
    SIGMOID,
    TWO_OF_THREE,
    WEIGHT,
    WITH_SHARED,
    at,
    of,
)
from tests.exhaustive.universe.own_ranks import OVER
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of
from tests.exhaustive.universe.words import STREAMS

OURS = ("own", "part", "gathered")
SENT = one_of("moe.input", *OURS)
GROUPS = (("ep", "tp"), ("ep",), ("tp",), ("ep", "tp", "dp"), ("sp",))
FEW = (CutSpec("balanced"), CutSpec("whole"), CutSpec("strided"))
THREE = replace(TWO_OF_THREE, shared=WITH_SHARED.shared)


def sending(setting: Setting) -> Sequence[Axis]:
    """Whose tokens a rank sends, of which stream, how and among whom."""
    del setting
    return (
        SENT,
        one_of("stream", *STREAMS),
        one_of("moe.dispatch", *DISPATCH),
        one_of("moe.combine", *COMBINE),
        one_of("moe.group", *GROUPS),
        one_of("moe.experts", *FEW),
        one_of("moe.copies", "all", "one"),
        one_of("moe.router.choose", "all", "own"),
        one_of("moe.tp", None, 1, 2),
    )


def tokens(setting: Setting) -> Sequence[Axis]:
    """How a prompt's tokens lie over tp, evenly or not: some ranks may have none."""
    prompt, tp = setting.written.get("workload.prompt"), setting.degree("tp")
    by_hand = isinstance(prompt, int) and setting.degree("sp") == 1
    cuts = every(prompt, tp) if by_hand and isinstance(prompt, int) else (*FEW, CutSpec("even"))
    return (
        SENT,
        one_of("prefill.stream_tokens", *cuts),
        one_of("stream", "tokens", "hidden"),
        one_of("moe.dispatch", "auto", "gather", "all_to_all"),
        one_of("moe.combine", "auto", "all_to_all", "reduce_scatter"),
        one_of("moe.copies", "all", "one"),
        one_of("moe.experts", CutSpec("balanced"), CutSpec("strided")),
    )


def owners(setting: Setting) -> Sequence[Axis]:
    """Every way to own experts that get tokens of all ranks."""
    return (
        SENT,
        one_of("stream", "tokens", "whole"),
        one_of("moe.dispatch", *DISPATCH),
        one_of("moe.combine", "auto", "none", "all_to_all"),
        one_of("moe.copies", "all", "one"),
        one_of("moe.index", "own", "global"),
        one_of("moe.experts", *every(experts_of(setting).experts, setting.degree("ep"))),
    )


def routing(setting: Setting) -> Sequence[Axis]:
    """What a rank's own router sees and chooses among, and where weights and biases come in."""
    del setting
    return (
        SENT,
        one_of("stream", *STREAMS),
        one_of("moe.router.split", "none", "hidden", "experts"),
        one_of("moe.router.sum", "before", "after", "none"),
        one_of("moe.router.choose", "all", "own"),
        one_of("moe.router.renormalise", "all", "own"),
        one_of("moe.weight", *WEIGHT),
        one_of("moe.bias", "first", "divided", "every"),
        one_of("moe.tp", None, 1, 2),
        one_of("moe.width", *hand(2, 2)[:8]),
        one_of("moe.dispatch", "auto", "gather", "all_to_all"),
        one_of("moe.combine", "auto", "none", "all_to_all"),
    )


def sharing(setting: Setting) -> Sequence[Axis]:
    """Shared experts beside experts that are sent tokens: of whose tokens, and who adds them."""
    return (
        SENT,
        one_of("stream", *STREAMS),
        one_of("moe.shared.split", "width", "none", "first"),
        one_of("moe.shared.sum", "own", "routed", "none"),
        one_of("moe.shared.scale", "one", "divided"),
        one_of("moe.shared.over", *OVER[:4], ()),
        one_of("moe.dispatch", "auto", "gather", "all_to_all"),
        one_of("moe.combine", "auto", "none", "reduce_scatter", "all_to_all"),
        one_of("moe.experts", CutSpec("balanced"), *hand(2, setting.degree("ep"))[-3:]),
        one_of("batch.idle", "join", "skip"),
    )


def phases(setting: Setting) -> Sequence[Axis]:
    """Prefill and decode that send in ways of their own."""
    del setting
    return (
        *(one_of("moe.input", *OURS, where=where) for where in ("prefill.", "decode.")),
        *(one_of("stream", *STREAMS, where=where) for where in ("prefill.", "decode.")),
        one_of("moe.dispatch", *DISPATCH, where="prefill."),
        one_of("moe.dispatch", *DISPATCH, where="decode."),
        one_of("moe.combine", *COMBINE, where="prefill."),
        one_of("moe.combine", *COMBINE, where="decode."),
        one_of("moe.copies", "all", "one"),
    )


UNIVERSE = Universe(
    "sequence_parallel_moe",
    (
        Family("sending", (
            at(of(ONE_OF_TWO), 1, 2, 1, tp=2, ep=2), at(of(TWO_OF_THREE), 1, 3, 1, tp=2, ep=2),
            at(of(ONE_OF_TWO), 1, 3, 1, tp=3, ep=3), at(of(ONE_OF_TWO), 1, 2, 1, tp=2),
            at(of(TWO_OF_THREE), 2, 2, 1, dp=2, tp=2, ep=2),
            at(of(ONE_OF_TWO), 2, 1, 1, dp=2, tp=2, ep=4), at(of(ONE_OF_TWO), 1, 3, 1, tp=4, ep=2),
            at(of(TWO_OF_THREE), 1, 4, 1, sp=2, tp=2, ep=2), at(of(ONE_OF_TWO), tp=2, ep=2),
            at(of(ONE_OF_TWO), 1, 1, 2, tp=2, ep=2), at(of(TWO_OF_THREE), dp=2, tp=2, ep=4),
        ), sending),
        Family("tokens", (
            at(of(ONE_OF_TWO), 1, 3, 1, tp=2, ep=2), at(of(TWO_OF_THREE), 2, 2, 1, tp=2, ep=2),
            at(of(THREE), 1, 3, 0, tp=2, ep=2), at(of(ONE_OF_TWO), 1, 2, 1, tp=3, ep=3),
            at(of(ONE_OF_TWO), 1, 3, 1, sp=2, tp=2, ep=2), at(of(TWO_OF_THREE), tp=2, ep=2),
        ), tokens),
        Family("owners", (
            at(of(TWO_OF_THREE), 1, 3, 1, tp=2, ep=2), at(of(ONE_OF_TWO), 1, 2, 1, tp=3, ep=3),
            at(of(ONE_OF_TWO), 2, 2, 1, dp=2, tp=2, ep=2), at(of(SIGMOID), 1, 2, 1, tp=2, ep=2),
        ), owners),
        Family("routing", (
            *(at(of(x), 1, 2, 1, tp=2, ep=ep) for x in (BIASED, GIVEN, CHOSEN) for ep in (1, 2)),
            at(of(TWO_OF_THREE), 1, 3, 1, tp=2, ep=2), at(of(BIASED), 2, 1, 1, dp=2, tp=2, ep=2),
        ), routing),
        Family("sharing", (
            *(at(of(x), 1, 3, 1, tp=2, ep=2) for x in (WITH_SHARED, GATED_SHARED)),
            at(of(WITH_SHARED), 2, 2, 1, dp=2, tp=2, ep=4),
            at(of(GATED_SHARED), 1, 2, 1, sp=2, tp=2, ep=2), at(of(WITH_SHARED), tp=2, ep=2),
        ), sharing),
        Family("phases", (
            at(of(ONE_OF_TWO), 1, 3, 1, tp=2, ep=2), at(of(ONE_OF_TWO), 2, 2, 1, dp=2, tp=2, ep=2),
        ), phases),
    ),
)  # fmt: skip
