"""Sparse attention: who has the keys that an index chooses among, and what its scores are of."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.spec.model.model import Attention, Dense, Indexer, Latent, Layer, Model, Rope
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import hand
from tests.exhaustive.universe.state import at, cuts
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of

BLOCK = Dense(width=2, gated=False)
HALF, PAIRS = Rope(2), Rope(2, "interleaved")


def chosen(heads: int, index: Indexer | None, *, shares: bool = False) -> Layer:
    latent = Latent(kv_rank=3, nope=2, rope=2, q_rank=3)
    attention = Attention(
        heads, heads, 4, 2, rope=PAIRS, latent=latent, indexer=index, shares_index=shares
    )
    return Layer(attention, BLOCK)


def of(*kinds: Layer) -> Model:
    return Model("index", "index", 4, 3, kinds, tuple(range(len(kinds))))


TWO, THREE = Indexer(2, 3, 2, HALF), Indexer(1, 2, 3, PAIRS)
ALONE, BOTH = of(chosen(4, TWO)), of(chosen(2, THREE), chosen(2, None))
SHARED = of(chosen(2, TWO), chosen(2, None, shares=True), chosen(2, THREE))


def heads(setting: Setting) -> Sequence[Axis]:
    """Projections, and what joins them."""
    size = setting.model.kinds[0].attention.heads
    return (
        one_of("attention.qkv.split", "heads", "in", "none", "head_dim"),
        one_of("attention.heads", *cuts(setting, size)),
        one_of("attention.qkv.collective", "auto", "none", "all_gather", "all_reduce"),
        one_of("attention.qkv.group", ("tp",), ("dp",)),
        one_of("attention.qkv.q_sum", "boundary", "scores"),
        one_of("attention.qkv.k_sum", "boundary", "scores"),
        one_of("attention.qkv.input", "auto", "own", "gathered"),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.out.input", "auto", "own", "gathered"),
        one_of("stream", "whole", "tokens", "hidden"),
    )


def tokens(setting: Setting) -> Sequence[Axis]:
    """Tokens over sp, before decode and in it."""
    work = setting.written.get("workload.prompt"), setting.written.get("workload.steps")
    total = sum(n for n in work if isinstance(n, int))
    keys = hand(total, setting.degree("sp"))[:4] if None not in work else ()
    orders = (CutSpec("balanced"), CutSpec("zigzag"), CutSpec("chunk"), CutSpec("whole"))
    kept = (CutSpec("strided"), CutSpec("balanced"), CutSpec("whole"), CutSpec("padded"), *keys)
    return (
        one_of("sequence.cut", *orders),
        one_of("sequence.exchange", "gather", "ring", "none"),
        one_of("sequence.rotate", "before", "after"),
        one_of("sequence.keep", "auto", "all", "own"),
        one_of("sequence.layout", "repeat", "keys", "alternate", "deal", where="decode."),
        one_of("sequence.keys", *dict.fromkeys(kept), where="decode."),
        one_of("sequence.merge", "quotient", "divided", "none"),
        one_of("sequence.mask", "global", "local"),
        one_of("sequence.positions", "global", "local"),
        one_of("cache.turns", "own", "shared", where="decode."),
        one_of("handoff.cache", "logical", "by_rank", "stays"),
    )


def handed(setting: Setting) -> Sequence[Axis]:
    """From prefill to decode, and what a step writes."""
    del setting
    return (
        one_of("attention.qkv.split", "heads", "none", "in", where="prefill."),
        one_of("attention.qkv.split", "heads", "none", where="decode."),
        one_of("handoff.cache", "logical", "by_rank", "stays", "first"),
        one_of("handoff.storage", "same", "converted", "raw"),
        one_of("handoff.slice", "memory", "index"),
        one_of("cache.update", "append", "late", "skip", "recompute"),
        one_of("cache.slots", "global", "local"),
        one_of("stages.stream", "merged", "separate"),
    )


def staged(setting: Setting) -> Sequence[Axis]:
    """Stages, and what crosses to the next."""
    del setting
    return (
        one_of("stages.layers", *(CutSpec("sizes", sizes=n) for n in STAGED)),
        one_of("stages.send", "auto", "both", "hidden", "residual", "nothing"),
        one_of("stages.stream", "merged", "separate"),
        one_of("stages.receivers", "all", "first"),
        one_of("stages.order", "stage", "layer"),
        one_of("attention.qkv.split", "heads", "in", "none"),
        one_of("stream", "whole", "tokens"),
        one_of("sequence.exchange", "gather", "ring", "none"),
        one_of("sequence.layout", "repeat", "keys", where="decode."),
    )


STAGED = ((1, 2), (2, 1), (3, 0), (0, 3))


UNIVERSE = Universe(
    "index",
    (
        Family("heads", (
            at(ALONE, 1, 3, 1, tp=2), at(BOTH, 1, 3, 1, tp=2), at(ALONE, 1, 4, 0, tp=3),
            at(ALONE, 1, 3, 1), at(BOTH, tp=2),
        ), heads),
        Family("tokens", (
            at(ALONE, 1, 3, 2, sp=2), at(BOTH, 2, 4, 1, sp=2), at(ALONE, 1, 1, 1, sp=2),
            at(BOTH, 1, 1, 2, sp=2), at(ALONE, 1, 2, 2, sp=3), at(ALONE, 1, 3, 2, sp=2, tp=2),
            at(BOTH, sp=2),
        ), tokens),
        Family("handed", (
            at(ALONE, 1, 3, 1, tp=2), at(BOTH, 1, 3, 2, tp=2), at(BOTH, 2, 3, 1, dp=2, tp=2),
            at(BOTH, 1, 3, 1, pp=2),
        ), handed),
        Family("staged", (
            at(SHARED, 1, 3, 1, pp=2), at(SHARED, 1, 3, 1, pp=2, tp=2),
            at(SHARED, 1, 3, 2, pp=2, sp=2), at(SHARED, 1, 1, 1, pp=2, sp=2),
        ), staged),
    ),
)  # fmt: skip
