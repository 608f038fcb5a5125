"""Keys over ranks that queries are split over already: whose heads, whose keys, whose sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.spec.model.model import Model
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
    biased,
    of,
)
from tests.exhaustive.universe.cuts import PLAIN, every, hand
from tests.exhaustive.universe.heads_for_tokens import HANDOFF, MANY, TURNED, attention_of
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of
from tests.exhaustive.universe.words import COLLECTIVES, INPUTS, ONCE

OVER = (("tp", "sp"), ("sp", "tp"))
SUMMED = (None, ("tp",), ("sp",), ("tp", "sp"), ("sp", "tp"))
"""Over whom a sum is taken; nothing said is over the ranks of queries."""
KEYS = (CutSpec("strided"), CutSpec("strided", block=2), CutSpec("balanced"), CutSpec("even"))
EVEN = CutSpec("even"), CutSpec("balanced")


def shared(model: Model, *size: int, **written: object) -> Setting:
    """With cached keys over sp in decode, and queries over sp and tp."""
    found = at(model, *size, **written)
    return found.having(decode__sequence__layout="keys", decode__attention__over=("tp", "sp"))


def ranks(setting: Setting) -> int:
    return setting.degree("decode.sp") * setting.degree("decode.tp")


def queries(setting: Setting) -> Sequence[Axis]:
    """Every way to lay the query heads over the ranks, with the KV heads that they read."""
    attention, tp = attention_of(setting), setting.degree("decode.tp")
    return (
        one_of("decode.attention.over", *OVER),
        one_of("decode.attention.kv_heads", NEEDED, *hand(attention.kv_heads, tp)),
        one_of("decode.attention.scores.per_head", "own", "first"),
        one_of("decode.sequence.keys", *KEYS),
        one_of("decode.attention.out.group", *SUMMED[:3]),
        one_of("handoff.cache", *HANDOFF[:2]),
        one_of("decode.attention.heads", *every(attention.heads, ranks(setting))),
    )


def projections(setting: Setting) -> Sequence[Axis]:
    """What the projections give, over whom it is joined, and what the stream is."""
    del setting
    return (
        one_of("decode.attention.over", *OVER),
        one_of("decode.attention.qkv.split", "heads", "in", "none"),
        one_of("decode.attention.qkv.collective", *COLLECTIVES[:4]),
        one_of("decode.attention.qkv.group", *SUMMED),
        one_of("decode.attention.out.split", "in", "out", "none"),
        one_of("decode.attention.out.collective", *COLLECTIVES),
        one_of("decode.attention.out.group", *SUMMED),
        one_of("decode.attention.out.input", *INPUTS),
    )


def streams(setting: Setting) -> Sequence[Axis]:
    """A stream that is split over tp beside queries over more ranks, and biases."""
    del setting
    return (
        one_of("decode.stream", "whole", "tokens", "hidden"),
        one_of("decode.attention.qkv.split", "heads", "in", "none"),
        one_of("decode.attention.qkv.input", *INPUTS),
        one_of("decode.attention.qkv.bias", *ONCE),
        one_of("decode.attention.out.split", "in", "out", "none"),
        one_of("decode.attention.out.sum", "boundary", "norm"),
        one_of("decode.attention.out.bias", *ONCE),
        one_of("decode.attention.out.residual", *ONCE),
        one_of("decode.attention.scores.statistic", "summed", "local"),
        one_of("decode.hidden", CutSpec("balanced"), CutSpec("even")),
    )


def keys(setting: Setting) -> Sequence[Axis]:
    """Which rank has which key, how parts are merged, and what a step writes."""
    prompt, steps = (setting.written.get(f"workload.{name}") for name in ("prompt", "steps"))
    cuts = (
        every(prompt + steps, setting.degree("decode.sp"))
        if isinstance(prompt, int) and isinstance(steps, int)
        else (*PLAIN, CutSpec("strided", block=2))
    )
    return (
        one_of("decode.sequence.keys", *cuts),
        one_of("decode.sequence.merge", "quotient", "divided", "none"),
        one_of("decode.sequence.base", "same", "mixed"),
        one_of("decode.cache.update", "append", "recompute", "late", "skip"),
        one_of("decode.cache.slots", "global", "local"),
        one_of("decode.sequence.positions", "global", "local"),
        one_of("decode.attention.over", *OVER, ("tp",)),
        one_of("decode.attention.heads", *EVEN),
    )


def layouts(setting: Setting) -> Sequence[Axis]:
    """The word where ranks of sp do something else, of both phases, and from prefill's ranks."""
    del setting
    meshes = (("pp", "dp", "sp", "tp"), ("pp", "dp", "tp", "sp"), ("tp", "sp", "dp", "pp"))
    return (
        one_of("attention.over", *OVER, ("tp",)),
        one_of("decode.sequence.layout", "keys", "repeat", "alternate", "deal"),
        one_of("decode.tp", 1, 2),
        one_of("decode.sp", 1, 2, 3),
        one_of("prefill.tp", 1, 2, 4),
        one_of("prefill.sp", 1, 2),
        one_of("prefill.sequence.cut", CutSpec("zigzag"), CutSpec("balanced")),
        one_of("sequence.keep", "auto", "own"),
        one_of("mesh", *meshes, where="decode."),
        one_of("handoff.cache", *HANDOFF, "first"),
        one_of("handoff.storage", "same", "raw"),
    )


UNIVERSE = Universe(
    "keys_over_tp",
    (
        Family("queries", (
            *(shared(of(x), 1, 2, 1, decode__sp=2)
              for x in (GROUPED, TURNED, SHARED, SLOPED, SINKS, LATENT, TWO_NEAR)),
            *(shared(of(x), 1, 2, 1, decode__sp=2, decode__tp=2) for x in (TURNED, SINKS)),
            shared(of(replace(GROUPED, output_gate=True)), 1, 2, 1, decode__sp=2),
            shared(of(MANY), 1, 2, 1, decode__sp=3), shared(of(SHARED), 1, 1, 1, decode__sp=3),
            shared(of(GROUPED), decode__sp=2),
        ), queries),
        Family("projections", (
            *(shared(of(x), 1, 2, 1, decode__sp=2, decode__tp=2) for x in (GROUPED, LATENT)),
            shared(of(TURNED), 1, 2, 1, decode__sp=2),
            shared(of(TURNED), decode__sp=2, decode__tp=2),
        ), projections),
        Family("streams", (
            *(shared(of(biased(x)), 1, 2, 1, decode__sp=2, decode__tp=2)
              for x in (GROUPED, WIDE_NORMED)),
            shared(of(biased(ROTATED)), 1, 2, 1, decode__sp=2),
            shared(of(biased(LATENT)), 1, 2, 1, decode__sp=2, decode__tp=2),
        ), streams),
        Family("keys", (
            shared(of(TURNED), 1, 2, 2, decode__sp=2), shared(of(SINKS), 1, 1, 2, decode__sp=3),
            shared(of(LATENT), 1, 3, 1, decode__sp=2), shared(of(GROUPED), 2, 1, 1, decode__sp=2),
            shared(of(replace(TWO_NEAR, heads=4)), 1, 3, 1, decode__sp=2, decode__tp=2),
            shared(of(TURNED), decode__sp=2),
        ), keys),
        Family("layouts", (
            at(of(TURNED), 1, 3, 1), at(of(GROUPED), 2, 2, 1), at(of(LATENT), 1, 2, 1),
            at(of(GROUPED), 2, 2, 1, dp=2),
        ), layouts),
    ),
)  # fmt: skip
