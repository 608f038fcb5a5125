"""Experts: who owns which, over which ranks each is split, and how a rank finds its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.spec.model.model import Dense, Model, Moe, Router, Scales
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import REGULAR, every, hand
from tests.exhaustive.universe.moe import COMBINE, DISPATCH, OURS, of
from tests.exhaustive.universe.small import EXPERTS, ROUTER, work
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of

BLOCK = Dense(width=2, gated=False, down_bias=True)
TWO = EXPERTS
THREE = Moe(experts=3, router=Router("softmax", 2), expert=BLOCK)
GATED = Moe(experts=2, router=ROUTER, expert=Dense(width=3), shared=Dense(width=3))
ALONE = Moe(experts=2, router=ROUTER, expert=Dense(width=3, up_bias=True))
QUANTISED = replace(
    GATED, expert=Dense(width=3, scales=Scales(2, 0)), shared=Dense(width=3, scales=Scales(0, 2))
)
FOUR = Moe(experts=4, router=ROUTER, expert=BLOCK)
ONE = Moe(experts=1, router=ROUTER, expert=BLOCK)
BOTH = Moe(experts=2, router=Router("softmax", 2, renormalise=True), expert=BLOCK)


def at(model: Model, *size: int, **written: object) -> Setting:
    return Setting(model, OURS | (work(*size) if size else {})).having(**written)


def experts_of(setting: Setting) -> Moe:
    moe = setting.model.kinds[0].ffn
    assert isinstance(moe, Moe)
    return moe


def owners(setting: Setting) -> Sequence[Axis]:
    """Every way to own the experts, with every way to reach them."""
    return (
        one_of("moe.dispatch", *DISPATCH),
        one_of("moe.combine", *COMBINE),
        one_of("moe.copies", "all", "one"),
        one_of("moe.index", "own", "global"),
        one_of("moe.router.choose", "all", "own"),
        one_of("moe.experts", *every(experts_of(setting).experts, setting.degree("ep"))),
    )


def widths(setting: Setting) -> Sequence[Axis]:
    """Every cut of an expert's width over the ranks that share it."""
    moe = experts_of(setting)
    return (
        one_of("moe.dispatch", "auto", "gather", "all_to_all"),
        one_of("moe.combine", "auto", "none", "all_reduce"),
        one_of("moe.group", ("ep", "tp"), ("ep",), ("tp",)),
        one_of("moe.bias", "first", "divided", "every"),
        one_of("moe.experts", CutSpec("balanced"), CutSpec("whole")),
        one_of("moe.copies", "all", "one"),
        one_of("moe.width", *every(moe.expert.width, 2)),
    )


def blocks(setting: Setting) -> Sequence[Axis]:
    """How many ranks share the experts, and in which order ranks stand in the mesh."""
    del setting
    return (
        one_of("ep", 1, 2, 3, 4),
        one_of("moe.tp", None, 1, 2, 3, 4),
        one_of("moe.experts", *REGULAR),
        one_of("moe.dispatch", *DISPATCH),
        one_of("moe.combine", *COMBINE),
        one_of("moe.copies", "all", "one"),
        one_of("moe.width", CutSpec("even"), CutSpec("balanced"), CutSpec("whole")),
    )


ORDERS = ("parts", "interleaved", "swapped")


def orders(setting: Setting) -> Sequence[Axis]:
    """Every order of experts' gate and up in one weight, and every order that is read."""
    moe = experts_of(setting)
    ranks = setting.degree("tp")
    shared = moe.shared is not None
    return (
        one_of("moe.fused", "blocks", "grouped"),
        one_of("moe.stored", *ORDERS),
        one_of("moe.read", "auto", *ORDERS),
        one_of("moe.width", *hand(moe.expert.width, ranks)),
        *((
            one_of("moe.shared.split", "width", "none"),
            one_of("moe.shared.fused", "blocks", "grouped"),
            one_of("moe.shared.stored", *ORDERS),
            one_of("moe.shared.read", "auto", *ORDERS),
        ) if shared else (one_of("ep", 1, 2), one_of("moe.tp", None, 1))),
    )  # fmt: skip


def scales(setting: Setting) -> Sequence[Axis]:
    """Which scales of experts ranks have, and how each is found."""
    del setting
    return (
        *(
            one_of(f"{path}.scales.{word}", *words)
            for path in ("moe", "moe.shared")
            for word, words in (
                ("cut", ("own", "even", "whole")), ("index", ("own", "local", "global"))
            )
        ),
        one_of("ep", 1, 2),
        one_of("moe.index", "own", "global"),
        one_of("moe.fused", "grouped", "blocks"),
        one_of("moe.stored", "parts", "interleaved"),
        one_of("moe.shared.split", "width", "none"),
        one_of("moe.width", CutSpec("balanced"), CutSpec("even"), CutSpec("strided")),
        one_of("moe.shared.width", CutSpec("balanced")),
    )  # fmt: skip


def changes(setting: Setting) -> Sequence[Axis]:
    """Owners that change, with all that may follow them."""
    each = every(experts_of(setting).experts, setting.degree("ep"))
    return (
        one_of("moe.copies", "all", "one"),
        one_of("moe.index", "own", "global"),
        one_of("moe.experts", *REGULAR),
        one_of("moe.rebalance.step", 1, 2),
        one_of("moe.rebalance.follows", "all", "routing", "weights", "first"),
        one_of("moe.rebalance.experts", *each),
    )


def phases(setting: Setting) -> Sequence[Axis]:
    """Prefill and decode with owners of their own."""
    moe = experts_of(setting)
    each = every(moe.experts, setting.degree("ep"))
    return (
        one_of("moe.experts", *each, where="prefill."),
        one_of("moe.index", "own", "global", where="decode."),
        one_of("moe.experts", *each, where="decode."),
    )


UNIVERSE = Universe(
    "experts",
    (
        Family("owners", (
            *(at(of(x), 1, 2, 1, tp=2, ep=2) for x in (TWO, THREE, FOUR, ONE, BOTH)),
            *(at(of(x), 1, 2, 1, dp=2, ep=2) for x in (TWO, THREE)),
            at(of(TWO), 1, 2, 1, tp=3, ep=3), at(of(TWO), 1, 1, 1, sp=2, ep=2),
            at(of(THREE), 1, 2, 1, tp=1, ep=1), at(of(THREE), 2, 2, 1, dp=2, tp=2, ep=2),
            at(of(TWO), tp=2, ep=2),
        ), owners),
        Family("widths", (
            at(of(BOTH), 1, 2, 1, tp=2), at(of(BOTH), 1, 2, 1, tp=2, dp=2, ep=2),
            at(of(BOTH), 1, 2, 1, tp=4, ep=2), at(of(THREE), 1, 1, 1, tp=2),
        ), widths),
        Family("blocks", (
            at(of(TWO), 1, 2, 1, tp=2), at(of(TWO), 2, 2, 1, dp=2), at(of(TWO), 1, 2, 1, sp=2),
            at(of(TWO), 2, 1, 1, dp=2, tp=2), at(of(THREE), 1, 2, 1, sp=2, tp=2),
            at(of(TWO), 1, 2, 1, tp=3), at(of(BOTH), 1, 2, 1, tp=1),
            at(of(TWO), 2, 2, 1, dp=2, tp=2, mesh=("pp", "tp", "dp", "sp")),
        ), blocks),
        Family("orders", (
            at(of(GATED), 1, 2, 1, tp=2), at(of(ALONE), 1, 2, 1, tp=2),
        ), orders),
        Family("scales", (at(of(QUANTISED), 1, 2, 1, tp=2),), scales),
        Family("changes", (
            at(of(TWO), 1, 2, 2, tp=2, ep=2), at(of(THREE), 2, 1, 2, dp=2, ep=2),
        ), changes),
        Family("phases", (
            at(of(TWO), 1, 2, 1, tp=2, ep=2), at(of(THREE), 1, 2, 1, tp=2, ep=2),
        ), phases),
    ),
)  # fmt: skip
