"""Attention: heads and their dimensions, four projections, scores, and tokens that are split."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Attention, Latent, Layer, Model, Rope, Scales
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import PLAIN, cut, every, hand
from tests.exhaustive.universe.small import HEAD, alone, small, work
from tests.exhaustive.universe.universe import (
    Axis,
    Family,
    Setting,
    Universe,
    crossed,
    one_of,
    together,
)
from tests.exhaustive.universe.words import COLLECTIVES, GROUPS, INPUTS, ONCE, STREAMS, back, read

QKV = ("heads", "head_dim", "in", "none")
NEEDED = CutSpec("needed")
SP_CUTS = (*PLAIN, CutSpec("strided", block=2))


def of(attention: Attention, layers: int = 1) -> Model:
    return small(attention=attention, hidden=2, layers=layers)


def biased(attention: Attention) -> Attention:
    return replace(attention, q_bias=True, k_bias=True, v_bias=True, out_bias=True)


TWO = replace(HEAD, heads=2, kv_heads=2)
ROTATED = replace(TWO, head_dim=4, value_dim=4, positions="rope", rope=Rope(4, "half"))
PARTLY = replace(ROTATED, rope=Rope(2, "interleaved"))
SHARED = replace(TWO, kv_heads=1)
GROUPED = replace(HEAD, heads=4, kv_heads=2, head_dim=1, value_dim=1)
SLOPED = replace(TWO, positions="alibi")
SINKS = replace(TWO, sinks=True)
NORMED = replace(TWO, qk_norm="head")
WIDE_NORMED = replace(TWO, qk_norm="width")
NEAR = replace(TWO, window=1)
TWO_NEAR = replace(TWO, window=2, softcap=2.0)
LATENT = Attention(
    heads=2, kv_heads=2, head_dim=4, value_dim=2, rope=Rope(2, "interleaved"),
    latent=Latent(kv_rank=2, nope=2, rope=2),
)  # fmt: skip
QUANTISED = replace(GROUPED, scales=Scales(2, 1))
IN_BLOCKS = replace(TWO, scales=Scales(3, 2))
LATENT_IN_BLOCKS = replace(LATENT, scales=Scales(2, 2))
OURS: Written = alone("attention") | {"hidden": CutSpec("balanced")}


def at(model: Model, *size: int, **written: object) -> Setting:
    return Setting(model, OURS | (work(*size) if size else {})).having(**written)


def sums(where: str = "") -> Axis:
    """How the first projections are split, and where their sums are taken if there are any."""
    split = "attention.qkv.split"
    return (
        *one_of(split, "heads", "none", where=where),
        *crossed(
            one_of(split, "head_dim", where=where),
            one_of("attention.scores.sum", "softmax", "after", "none", where=where),
        ),
        *crossed(
            one_of(split, "in", where=where),
            one_of("attention.qkv.q_sum", "boundary", "scores", where=where),
            one_of("attention.qkv.k_sum", "boundary", "scores", where=where),
            one_of("attention.qkv.v_sum", "boundary", "output", where=where),
        ),
    )


def projections(setting: Setting) -> Sequence[Axis]:
    """What enters, what leaves, and where sums are taken."""
    del setting
    return (
        read("attention.qkv"),
        sums(),
        one_of("attention.qkv.collective", *COLLECTIVES),
        back("attention.out"),
        one_of("attention.out.collective", *COLLECTIVES),
    )


def heads(setting: Setting) -> Sequence[Axis]:
    """Every cut of the query heads with every kind of cut of the KV heads."""
    model, tp = setting.model, setting.degree("tp")
    attention = model.kinds[0].attention
    kv = (
        (NEEDED, *hand(attention.kv_heads, tp))
        if attention.kv_heads > 1
        else (
            NEEDED,
            *PLAIN,
            *(cut([[0] if rank == r else [] for rank in range(tp)]) for r in range(tp)),
        )
    )
    return (
        one_of("attention.kv_heads", *kv),
        one_of("attention.qkv.collective", "auto", "all_gather"),
        one_of("attention.qkv.fused", "grouped", "blocks"),
        one_of("attention.scores.per_head", "own", "first"),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.out.collective", "auto", "none"),
        one_of("attention.heads", *every(attention.heads, tp)),
    )  # fmt: skip


def dimensions(setting: Setting) -> Sequence[Axis]:
    """Every cut of the dimensions of a head."""
    attention = setting.model.kinds[0].attention
    rotated = attention.rope.dim // 2 if attention.rope else 0
    tp = setting.degree("tp")
    made = dict.fromkeys((*every(attention.head_dim - rotated, tp), *hand(attention.head_dim, tp)))
    return (
        one_of("attention.qkv.split", "head_dim"),
        one_of("attention.pairs", "kept", "apart"),
        one_of("attention.scores.sum", "softmax", "after", "none"),
        one_of("attention.scores.scale", "full", "local"),
        one_of("attention.scores.statistic", "summed", "local"),
        one_of("attention.qkv.collective", "auto", "all_gather", "all_reduce"),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.head_dim", *made),
    )


def biases(setting: Setting) -> Sequence[Axis]:
    """Where biases and the residual join, and which norms read what is left."""
    del setting
    return (
        one_of("stream", *STREAMS),
        sums(),
        one_of("attention.qkv.bias", *ONCE),
        one_of("attention.qkv.collective", "auto", "none"),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.out.bias", *ONCE),
        one_of("attention.out.residual", *ONCE),
        one_of("attention.out.sum", "boundary", "norm"),
        one_of("attention.out.collective", "auto", "none"),
    )


def groups(setting: Setting) -> Sequence[Axis]:
    """Over whom the collectives run."""
    del setting
    return (
        one_of("attention.qkv.split", *QKV),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.qkv.group", *GROUPS),
        one_of("attention.scores.group", *GROUPS),
        one_of("attention.out.group", *GROUPS),
        one_of("attention.qkv.collective", "auto", "all_gather"),
        one_of("attention.out.collective", "auto", "none"),
        one_of("attention.scores.sum", "softmax", "after"),
    )


def gathers(setting: Setting) -> Sequence[Axis]:
    """Over whom a stream that is split is gathered before the first projection."""
    del setting
    return (
        one_of("stream", *STREAMS),
        one_of("attention.qkv.input", *INPUTS),
        one_of("attention.qkv.gather.group", *GROUPS),
        one_of("attention.qkv.split", *QKV),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.out.collective", "auto", "none", "all_reduce"),
    )


def tokens(setting: Setting) -> Sequence[Axis]:
    """Prompt tokens over sp: positions, masks, exchange, merging, and what is kept."""
    prompt = setting.written.get("workload.prompt")
    cuts = every(prompt, setting.degree("sp")) if isinstance(prompt, int) else SP_CUTS
    return (
        one_of("sequence.positions", "global", "local"),
        one_of("sequence.mask", "global", "local"),
        together(
            *crossed(
                one_of("sequence.exchange", "gather", "none"),
                one_of("sequence.rotate", "before", "after"),
                one_of("sequence.keep", "auto", "all", "own"),
            ),
            *crossed(
                one_of("sequence.exchange", "ring"),
                one_of("sequence.rotate", "before", "after"),
                one_of("sequence.keep", "auto", "all", "own"),
                one_of("sequence.merge", "quotient", "divided", "none"),
                one_of("sequence.base", "same", "mixed"),
            ),
        ),
        one_of("prefill.sequence.cut", *cuts),
    )


def orders(setting: Setting) -> Sequence[Axis]:
    """Every order of a fused weight, with every order that its blocks are taken apart in."""
    attention, tp = setting.model.kinds[0].attention, setting.degree("tp")
    return (
        one_of("attention.qkv.fused", "blocks", "grouped"),
        one_of("attention.qkv.stored", "parts", "groups"),
        one_of("attention.qkv.read", "auto", "parts", "groups"),
        one_of("attention.qkv.split", "heads", "in", "none"),
        one_of("attention.kv_heads", NEEDED, CutSpec("even"), CutSpec("whole")),
        one_of("attention.out.split", "in", "none"),
        one_of("attention.heads", *hand(attention.heads, tp)),
    )


def in_chunks(setting: Setting) -> Sequence[Axis]:
    """Prompts that are read in several passes, and what is looked at of those before."""
    del setting
    return (
        one_of("prefill.chunks.tokens", None, 1, 2, 3),
        one_of("prefill.chunks.prefix", None, 1, 2),
        one_of("prefill.chunks.keys", "all", "own"),
        one_of("prefill.chunks.positions", "global", "local"),
        one_of("prefill.chunks.mask", "global", "local"),
        one_of("sequence.exchange", "gather", "ring", "none"),
        one_of("sequence.keep", "auto", "all", "own"),
        one_of("decode.sequence.layout", "repeat", "keys"),
        one_of("prefill.sequence.cut", *SP_CUTS),
    )


def in_a_row(setting: Setting) -> Sequence[Axis]:
    """Several sequences in what prefill reads, and what is made of their boundaries."""
    ends = setting.degree("workload.prompt")
    rows = ((ends - 1, 1), (1, ends - 1), (2, ends - 2))
    return (
        one_of("prefill.packed.sequences", CutSpec("whole"), *(CutSpec("sizes", r) for r in rows)),
        one_of("prefill.packed.positions", "sequence", "row"),
        one_of("prefill.packed.mask", "sequence", "row"),
        one_of("prefill.packed.token", "own", "previous"),
        one_of("prefill.packed.entries", "own", "row"),
        one_of("prefill.sequence.positions", "global", "local"),
        one_of("prefill.sequence.exchange", "gather", "ring", "heads"),
        one_of("prefill.sequence.merge", "quotient", "divided", "none"),
        one_of("prefill.chunks.tokens", None, 2, 3),
        one_of("prefill.sequence.cut", *SP_CUTS),
    )


def filled_up(setting: Setting) -> Sequence[Axis]:
    """A prompt and pads, on either side of it, and what is made of them."""
    row = setting.degree("workload.prompt")
    return (
        one_of(
            "prefill.packed.sequences",
            *(CutSpec("sizes", each) for each in ((row - 1, 1), (1, row - 1), (2, row - 2))),
        ),
        one_of("prefill.packed.pads", "left", "right"),
        one_of("prefill.packed.positions", "sequence", "row"),
        one_of("prefill.packed.mask", "sequence", "row"),
        one_of("prefill.packed.token", "own", "previous", "row"),
        one_of("prefill.packed.entries", "own", "row"),
        one_of("prefill.sequence.positions", "global", "local"),
        one_of("prefill.sequence.exchange", "gather", "ring", "heads"),
        one_of("prefill.chunks.tokens", None, 2, 3),
        one_of("prefill.sequence.cut", *SP_CUTS),
    )


def with_drafts(setting: Setting) -> Sequence[Axis]:
    """Steps that read several tokens, and what is left of those that are taken back."""
    del setting
    return (
        one_of("decode.draft.tokens", None, 1, 2),
        one_of("decode.draft.accepted", None, 0, 1),
        one_of("decode.draft.positions", "global", "first", "drafted"),
        one_of("decode.draft.mask", "global", "local", "none"),
        one_of("decode.draft.rejected", "overwritten", "kept"),
        one_of("decode.draft.token", "kept", "last"),
        one_of("decode.sequence.layout", "repeat", "keys"),
        one_of("cache.update", "append", "late", "skip"),
    )


def phases(setting: Setting) -> Sequence[Axis]:
    """Decode that is laid out apart from prefill."""
    del setting
    return (
        sums("prefill."),
        sums("decode."),
        one_of("attention.qkv.collective", "auto", "all_gather", "none", where="prefill."),
        one_of("attention.qkv.collective", "auto", "all_gather", "none", where="decode."),
        one_of("attention.out.split", "in", "out", "none", where="decode."),
        one_of("stream", *STREAMS, where="decode."),
        one_of("attention.qkv.input", *INPUTS, where="decode."),
    )


def parallel(model: Model) -> Model:
    kind = model.kinds[0]
    return replace(model, kinds=(replace(kind, parallel=True),))


def normed(model: Model, norm: str) -> Model:
    kind: Layer = model.kinds[0]
    return replace(model, kinds=(replace(kind, norm=norm),))


def scales(setting: Setting) -> Sequence[Axis]:
    """Which scales of quantised projections ranks have, and how each is found."""
    attention = setting.model.kinds[0].attention
    return (
        one_of("attention.scales.cut", "own", "even", "whole"),
        one_of("attention.scales.index", "own", "local", "global"),
        one_of("attention.qkv.split", *QKV),
        one_of("attention.qkv.collective", "auto", "all_gather"),
        one_of("attention.qkv.fused", "grouped", "blocks"),
        one_of("attention.qkv.stored", "parts", "groups"),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.kv_heads", NEEDED, CutSpec("even"), CutSpec("whole")),
        one_of("attention.heads", *hand(attention.heads, setting.degree("tp"))),
    )


UNIVERSE = Universe(
    "attention",
    (
        Family("projections", (
            *(at(of(x), 1, 2, 1, tp=2) for x in (TWO, NORMED, LATENT, ROTATED)),
            at(of(TWO), 1, 2, 1, tp=1), at(of(TWO), 1, 2, 1, tp=3), at(of(NEAR), 1, 2, 1, tp=2),
            at(of(TWO), tp=2),
        ), projections),
        Family("heads", (
            *(at(of(x), 1, 2, 1, tp=2) for x in (TWO, SHARED, GROUPED, SLOPED, SINKS, LATENT)),
            at(of(GROUPED), 1, 2, 1, tp=3), at(of(SHARED), 1, 1, 1, tp=3),
            at(of(biased(TWO)), 1, 2, 1, tp=2), at(of(WIDE_NORMED), 1, 2, 1, tp=2),
        ), heads),
        Family("dimensions", (
            *(at(of(x), 1, 2, 1, tp=2)
              for x in (TWO, ROTATED, PARTLY, NORMED, WIDE_NORMED, LATENT)),
            at(of(SINKS), 1, 1, 1, tp=2), at(of(ROTATED), 1, 2, 1, tp=3),
        ), dimensions),
        Family("biases", (
            *(at(of(biased(x)), 1, 2, 1, tp=2) for x in (TWO, NORMED, SHARED)),
            at(parallel(of(biased(TWO))), 1, 2, 1, tp=2),
            at(normed(of(biased(TWO)), "post"), 1, 2, 1, tp=2),
            at(normed(of(biased(TWO)), "sandwich"), 1, 2, 1, tp=2),
            at(replace(of(biased(TWO)), residual_scale=0.5), 1, 2, 1, tp=2),
            at(replace(of(biased(WIDE_NORMED)), norm="layer", norm_bias=True), 1, 2, 1, tp=2),
        ), biases),
        Family("groups", (
            at(of(TWO), 1, 2, 1, tp=2, sp=2), at(of(TWO), 2, 2, 1, tp=2, dp=2),
            at(of(TWO), 1, 2, 1, tp=2, pp=2), at(of(TWO), 1, 2, 1, tp=2),
        ), groups),
        Family("gathers", (
            at(of(TWO), 1, 2, 1, tp=2, sp=2), at(of(TWO), 2, 2, 1, tp=2, dp=2),
            at(of(TWO), 1, 2, 1, tp=2, pp=2), at(of(TWO), 1, 2, 1, tp=2),
            at(of(TWO), 1, 2, 1, sp=2),
        ), gathers),
        Family("tokens", (
            *(at(of(x), 1, 3, 1, sp=2)
              for x in (TWO, ROTATED, SLOPED, SINKS, NEAR, TWO_NEAR, LATENT)),
            at(of(ROTATED), 1, 1, 1, sp=2), at(of(ROTATED), 1, 2, 1, sp=3),
            at(of(ROTATED), sp=2), at(of(SINKS), sp=3), at(of(ROTATED), 1, 4, 0, sp=2),
            at(of(ROTATED), 1, 2, 1, sp=2, tp=2),
        ), tokens),
        Family("scales", (
            at(of(QUANTISED), 1, 2, 1, tp=2), at(of(IN_BLOCKS), 1, 2, 1, tp=2),
            at(of(LATENT_IN_BLOCKS), 1, 2, 1, tp=2),
        ), scales),
        Family("orders", (
            *(at(of(x), 1, 2, 1, tp=2) for x in (TWO, GROUPED)), at(of(TWO), 1, 2, 1, tp=1),
        ), orders),
        Family("chunks", (
            *(at(of(x), 1, 4, 1, sp=2) for x in (ROTATED, SLOPED)),
            at(of(NEAR), 1, 3, 1, tp=2), at(of(TWO), sp=2),
        ), in_chunks),
        Family("rows", (
            *(at(of(x), 1, 4, 1, sp=2) for x in (ROTATED, SLOPED, SINKS)),
            at(of(NEAR), 1, 5, 1, tp=2), at(of(TWO_NEAR), 1, 5, 1, sp=2),
            at(of(LATENT), 1, 4, 1, tp=2),
        ), in_a_row),
        Family("pads", (
            *(at(of(x), 1, 4, 1, sp=2) for x in (ROTATED, SLOPED, SINKS)),
            at(of(NEAR), 1, 5, 1, tp=2), at(of(LATENT), 1, 4, 1, tp=2),
        ), filled_up),
        Family("drafts", (
            *(at(of(x), 1, 2, 3, sp=2) for x in (ROTATED, SLOPED)),
            at(of(NEAR), 1, 2, 3, tp=2), at(of(TWO), tp=2),
        ), with_drafts),
        Family("phases", (at(of(TWO), 1, 2, 1, tp=2), at(of(GROUPED), 1, 2, 1, tp=2)), phases),
    ),
)  # fmt: skip
