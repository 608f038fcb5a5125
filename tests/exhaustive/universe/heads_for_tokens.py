"""Heads for tokens (Ulysses): how heads are dealt over sp, and in which order tokens stand then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.spec.model.model import Attention, Layer, Model, Rope
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.attention import (
    GROUPED,
    LATENT,
    NEEDED,
    ROTATED,
    SHARED,
    SINKS,
    SLOPED,
    TWO_NEAR,
    WIDE_NORMED,
    at,
    of,
)
from tests.exhaustive.universe.cuts import PLAIN, every, hand
from tests.exhaustive.universe.index import THREE, chosen
from tests.exhaustive.universe.state import GATED, STATE
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of

ORDERS = ("ranks", "turns", "sequence")
HANDOFF = ("logical", "by_rank", "stays")
TURNED = replace(GROUPED, head_dim=2, value_dim=2, positions="rope", rope=Rope(2))
MANY = replace(SHARED, heads=4, sinks=True)


def several(*kinds: Layer) -> Model:
    return Model("heads", "heads", 4, 3, kinds, tuple(range(len(kinds))))


STATES = several(STATE, GATED)
CHOSEN = several(chosen(2, THREE))


def attention_of(setting: Setting) -> Attention:
    return setting.model.kinds[0].attention


def dealing(setting: Setting) -> Sequence[Axis]:
    """Heads in any way over sp, with the KV heads that they read or others."""
    attention, sp = attention_of(setting), setting.degree("sp")
    own = attention.heads // setting.degree("tp")
    kv = max(1, attention.kv_heads // setting.degree("tp"))
    return (
        one_of("sequence.heads", *every(own, sp)),
        one_of("sequence.kv_heads", NEEDED, *hand(kv, sp)),
        one_of("sequence.order", *ORDERS),
        one_of("sequence.rotate", "before", "after"),
        one_of("sequence.keep", "auto", "own"),
        one_of("attention.scores.per_head", "own", "first"),
        one_of("sequence.mask", "global", "local"),
        one_of("handoff.cache", *HANDOFF),
    )


def tokens(setting: Setting) -> Sequence[Axis]:
    """Tokens dealt in any way, and how they stand behind the exchange."""
    prompt, sp = setting.written.get("workload.prompt"), setting.degree("sp")
    cuts = every(prompt, sp) if isinstance(prompt, int) else (*PLAIN, CutSpec("strided", block=2))
    return (
        one_of("prefill.sequence.cut", *cuts),
        one_of("sequence.order", *ORDERS),
        one_of("sequence.mask", "global", "local"),
        one_of("sequence.positions", "global", "local"),
        one_of("sequence.rotate", "before", "after"),
        one_of("sequence.keep", "auto", "all", "own"),
        one_of("sequence.heads", CutSpec("balanced"), CutSpec("even"), CutSpec("whole")),
    )


def over_both(setting: Setting) -> Sequence[Axis]:
    """Heads over tp and, in each rank of it, over sp."""
    attention, tp, sp = attention_of(setting), setting.degree("tp"), setting.degree("sp")
    few = tuple(CutSpec(kind) for kind in ("even", "balanced", "whole", "padded"))
    return (
        one_of("attention.heads", *hand(attention.heads, tp)),
        one_of("attention.kv_heads", NEEDED, CutSpec("whole"), CutSpec("balanced")),
        one_of("sequence.heads", *few, *hand(2, sp)[-4:]),
        one_of("sequence.kv_heads", NEEDED, CutSpec("even"), CutSpec("whole")),
        one_of("attention.qkv.split", "heads", "none", "in", "head_dim"),
        one_of("attention.qkv.collective", "auto", "all_gather", "none"),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.out.input", "auto", "gathered"),
        one_of("stream", "whole", "tokens", "hidden"),
        one_of("sequence.keep", "auto", "own"),
        one_of("sequence.order", "ranks", "turns"),
    )


def handed(setting: Setting) -> Sequence[Axis]:
    """From ranks that have all tokens of some heads to those of decode."""
    del setting
    meshes = (("pp", "dp", "sp", "tp"), ("pp", "dp", "tp", "sp"), ("tp", "sp", "dp", "pp"))
    return (
        one_of("decode.tp", 1, 2, 4),
        one_of("decode.sp", 1, 2),
        one_of("decode.dp", 1, 2),
        one_of("decode.sequence.layout", "repeat", "keys", "alternate", "deal"),
        one_of("decode.sequence.keys", CutSpec("strided"), CutSpec("balanced")),
        one_of("mesh", *meshes, where="prefill."),
        one_of("mesh", *meshes, where="decode."),
        one_of("sequence.keep", "auto", "own"),
        one_of("prefill.sequence.cut", CutSpec("balanced"), CutSpec("strided")),
        one_of("prefill.sequence.heads", CutSpec("even"), CutSpec("strided"), CutSpec("whole")),
        one_of("handoff.cache", *HANDOFF, "first"),
        one_of("handoff.storage", "same", "raw"),
        one_of("handoff.slice", "memory", "index"),
    )


def others(setting: Setting) -> Sequence[Axis]:
    """Beside it the other ways to reach keys, of layers with a state, a latent or an index."""
    size = attention_of(setting).heads
    few = tuple(CutSpec(kind) for kind in ("balanced", "zigzag", "chunk", "strided", "whole"))
    return (
        one_of("sequence.exchange", "heads", "heads", "gather", "none"),
        one_of("prefill.sequence.cut", *few),
        one_of("sequence.heads", CutSpec("balanced"), *hand(size, setting.degree("sp"))[-5:]),
        one_of("sequence.kv_heads", NEEDED, CutSpec("even"), CutSpec("whole")),
        one_of("sequence.order", *ORDERS),
        one_of("sequence.mask", "global", "local"),
        one_of("sequence.positions", "global", "local"),
        one_of("sequence.rotate", "before", "after"),
        one_of("sequence.keep", "auto", "own"),
        one_of("handoff.cache", *HANDOFF),
        one_of("attention.qkv.split", "heads", "none"),
    )


def by_heads(model: Model, *size: int, **written: object) -> Setting:
    return at(model, *size, sequence__exchange="heads", **written)


UNIVERSE = Universe(
    "heads_for_tokens",
    (
        Family("dealing", (
            *(by_heads(of(x), 1, 3, 1, sp=2) for x in (GROUPED, TURNED, SHARED, SLOPED, SINKS)),
            by_heads(of(LATENT), 1, 3, 1, sp=2), by_heads(of(MANY), 1, 3, 1, sp=3),
            by_heads(of(GROUPED), 1, 2, 1, sp=3), by_heads(of(TURNED), 1, 3, 1, sp=2, tp=2),
            by_heads(of(GROUPED), 2, 1, 1, sp=2), by_heads(of(WIDE_NORMED), 1, 3, 0, sp=2),
            by_heads(of(TURNED), sp=2),
        ), dealing),
        Family("tokens", (
            *(by_heads(of(x), 1, 3, 1, sp=2) for x in (ROTATED, TWO_NEAR, SLOPED)),
            by_heads(of(ROTATED), 1, 4, 1, sp=2), by_heads(of(ROTATED), 2, 2, 1, sp=2),
            by_heads(of(SINKS), 1, 3, 1, sp=3), by_heads(of(GROUPED), 1, 1, 1, sp=2),
            by_heads(of(ROTATED), sp=2), by_heads(of(LATENT), sp=2),
        ), tokens),
        Family("over_both", (
            *(by_heads(of(x), 1, 3, 1, sp=2, tp=2) for x in (GROUPED, TURNED, LATENT)),
            by_heads(of(MANY), 1, 2, 1, sp=2, tp=2), by_heads(of(TURNED), 1, 2, 1, sp=3, tp=2),
            by_heads(of(WIDE_NORMED), 1, 2, 1, sp=2, tp=2), by_heads(of(TURNED), sp=2, tp=2),
        ), over_both),
        Family("handed", (
            by_heads(of(GROUPED), 2, 2, 1, prefill__sp=2, prefill__tp=2),
            by_heads(of(GROUPED), 2, 2, 2, prefill__sp=4),
            by_heads(of(TURNED), 1, 3, 1, prefill__sp=2),
            by_heads(of(MANY), 2, 2, 1, prefill__sp=2, prefill__dp=2),
        ), handed),
        Family("others", (
            at(STATES, 1, 3, 1, sp=2), at(STATES, 1, 3, 1, sp=2, tp=2), at(STATES, sp=2),
            at(CHOSEN, 1, 4, 1, sp=2), at(CHOSEN, 1, 3, 1, sp=2, tp=2), at(CHOSEN, sp=2),
            at(of(LATENT), 1, 3, 1, sp=2, tp=2), at(STATES, 2, 2, 1, sp=2),
        ), others),
    ),
)  # fmt: skip
