"""Layers with a state: how their heads are cut, whose tokens they are made of, what decode gets."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Attention, Delta, Dense, Layer, Model, Rope
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import hand
from tests.exhaustive.universe.small import alone, work
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of

BLOCK = Dense(width=2, gated=False)
STATE = Layer(
    Attention(4, 2, 2, 2, positions="none", delta=Delta(2)), BLOCK
)  # fmt: skip
NARROW = Layer(
    Attention(2, 2, 1, 2, positions="none", delta=Delta(3)), BLOCK
)  # fmt: skip
CHANNEL = Layer(
    Attention(4, 4, 2, 2, positions="none", delta=Delta(2, rule="channel", gate_rank=2)), BLOCK
)  # fmt: skip
"""Each dimension of a key fades by itself."""
GATED = Layer(Attention(4, 2, 4, 4, rope=Rope(2), output_gate=True), BLOCK)
GROUPS = Layer(
    Attention(4, 2, 2, 2, positions="none", delta=Delta(2, rule="mamba", norm="group")), BLOCK
)
WIDTH = Layer(
    Attention(4, 1, 2, 2, positions="none", delta=Delta(3, rule="mamba", norm="width")), BLOCK
)


def of(*kinds: Layer) -> Model:
    return Model("state", "state", 4, 3, kinds, tuple(range(len(kinds))))


ALONE, BOTH, FEW = of(STATE), of(STATE, GATED), of(NARROW, GATED)
MAMBA, MIXED = of(GROUPS), of(WIDTH, STATE)
FADING = of(CHANNEL, GATED)


def at(
    model: Model, batch: int = 0, prompt: int = 0, steps: int | None = None, **more: object
) -> Setting:
    """Of so much, or of any workload."""
    written: Written = {**alone("attention"), "hidden": CutSpec("balanced")}
    declared = work(batch, prompt, steps) if batch else {}
    degrees = {name.replace("__", "."): value for name, value in more.items()}
    return Setting(model, {**written, **degrees, **declared})


def cuts(setting: Setting, size: int) -> tuple[CutSpec, ...]:
    few = (CutSpec("even"), CutSpec("balanced"), CutSpec("whole"), CutSpec("padded"))
    return tuple(dict.fromkeys((*few, *hand(size, setting.degree("tp"))[:4])))


def heads(setting: Setting) -> Sequence[Axis]:
    """Projections and what joins them."""
    size = setting.model.kinds[0].attention.heads
    return (
        one_of("attention.qkv.split", "heads", "in", "none", "head_dim"),
        one_of("attention.heads", *cuts(setting, size)),
        one_of("attention.kv_heads", CutSpec("needed"), CutSpec("whole"), CutSpec("even")),
        one_of("attention.qkv.collective", "auto", "none", "all_gather", "all_reduce"),
        one_of("attention.qkv.k_sum", "boundary", "scores"),
        one_of("attention.qkv.v_sum", "boundary", "output"),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.out.input", "auto", "own", "gathered"),
        one_of("stream", "whole", "tokens", "hidden"),
        one_of("attention.qkv.fused", "grouped", "blocks"),
    )


def inside(setting: Setting) -> Sequence[Axis]:
    """Cuts inside the heads."""
    del setting
    dims = (CutSpec("even"), CutSpec("balanced"), CutSpec("whole"), CutSpec("padded"))
    return (
        one_of("attention.qkv.split", "head_dim"),
        one_of("attention.head_dim", *dims),
        one_of("attention.qkv.collective", "auto", "none", "all_gather"),
        one_of("attention.qkv.group", ("tp",), ("dp",)),
        one_of("attention.out.split", "in", "out", "none"),
        one_of("attention.out.input", "auto", "own", "gathered"),
        one_of("attention.scores.sum", "softmax", "none"),
        one_of("stream", "whole", "tokens"),
    )


def tokens(setting: Setting) -> Sequence[Axis]:
    """Tokens over sp, before decode and in it."""
    del setting
    orders = (CutSpec("balanced"), CutSpec("zigzag"), CutSpec("chunk"), CutSpec("whole"))
    return (
        one_of("sequence.cut", *orders),
        one_of("sequence.exchange", "gather", "ring", "none"),
        one_of("sequence.layout", "repeat", "keys", "alternate", "deal", where="decode."),
        one_of("sequence.keys", CutSpec("strided"), CutSpec("balanced"), where="decode."),
        one_of("sequence.mask", "global", "local"),
        one_of("cache.turns", "own", "shared", where="decode."),
        one_of("handoff.cache", "logical", "by_rank", "stays"),
        one_of("handoff.storage", "same", "raw"),
    )


def handed(setting: Setting) -> Sequence[Axis]:
    """From prefill to decode, by ranks that cut heads otherwise."""
    size = setting.model.kinds[0].attention.heads
    return (
        one_of("attention.heads", *cuts(setting, size), where="prefill."),
        one_of("attention.heads", *cuts(setting, size)[:3], where="decode."),
        one_of("attention.qkv.split", "heads", "none", where="decode."),
        one_of("attention.kv_heads", CutSpec("needed"), CutSpec("whole")),
        one_of("handoff.cache", "logical", "by_rank", "stays", "first"),
        one_of("handoff.storage", "same", "converted", "raw"),
        one_of("handoff.slice", "memory", "index"),
        one_of("cache.update", "append", "late"),
        one_of("cache.slots", "global", "local"),
        one_of("cache.pads", "nowhere", "first"),
    )


def chunks(setting: Setting) -> Sequence[Axis]:
    """A state that is carried from chunk to chunk, beside keys that are."""
    del setting
    return (
        one_of("prefill.chunks.tokens", None, 1, 2),
        one_of("prefill.chunks.prefix", None, 1),
        one_of("prefill.chunks.state", "carried", "dropped"),
        one_of("prefill.chunks.keys", "all", "own"),
        one_of("sequence.exchange", "gather", "none"),
        one_of("sequence.keep", "all", "own"),
        one_of("prefill.sequence.cut", CutSpec("balanced"), CutSpec("strided"), CutSpec("whole")),
    )


def in_a_row(setting: Setting) -> Sequence[Axis]:
    """States of several sequences in what prefill reads, and keys of their tokens."""
    ends = setting.degree("workload.prompt")
    rows = ((ends - 1, 1), (2, ends - 2))
    return (
        one_of("prefill.packed.sequences", CutSpec("whole"), *(CutSpec("sizes", r) for r in rows)),
        one_of("prefill.packed.pads", "none", "left", "right"),
        one_of("prefill.packed.state", "own", "carried"),
        one_of("prefill.packed.mask", "sequence", "row"),
        one_of("prefill.packed.entries", "own", "row"),
        one_of("prefill.chunks.tokens", None, 2, 3),
        one_of("prefill.sequence.exchange", "gather", "ring", "heads"),
        one_of("prefill.sequence.cut", CutSpec("balanced"), CutSpec("strided"), CutSpec("whole")),
    )


def drafts(setting: Setting) -> Sequence[Axis]:
    """A state that is put back behind drafts, or not, and entries that are overwritten, or not."""
    del setting
    return (
        one_of("decode.draft.tokens", None, 1, 2),
        one_of("decode.draft.accepted", None, 0, 1),
        one_of("decode.draft.state", "rolled_back", "kept"),
        one_of("decode.draft.rejected", "overwritten", "kept"),
        one_of("decode.draft.mask", "global", "none"),
        one_of("decode.draft.token", "kept", "last"),
        one_of("cache.update", "append", "late"),
    )


def phases(setting: Setting) -> Sequence[Axis]:
    """Heads that are cut otherwise in decode, of projections that are split otherwise."""
    size, tp = setting.model.kinds[0].attention.heads, setting.degree("tp")
    regular, by_hand = (CutSpec("balanced"), CutSpec("whole")), hand(size, tp)[-7:]
    return (
        one_of("attention.heads", *regular, *by_hand[:5], where="prefill."),
        one_of("attention.heads", *regular, by_hand[0], by_hand[5], where="decode."),
        one_of("attention.qkv.split", "heads", "in", where="prefill."),
        one_of("attention.qkv.split", "heads", "in", where="decode."),
        one_of("attention.out.split", "in", "out", "none", where="prefill."),
        one_of("attention.out.split", "in", "out", "none", where="decode."),
        one_of("attention.scores.statistic", "summed", "local"),
        one_of("stream", "whole", "tokens", "hidden", where="prefill."),
        one_of("stream", "whole", "tokens", where="decode."),
        one_of("handoff.cache", "logical", "by_rank", "first"),
    )


def passes(setting: Setting) -> Sequence[Axis]:
    """A state that goes through passes, stages and drafts, on heads that are cut in each way."""
    size, tp = setting.model.kinds[0].attention.heads, setting.degree("tp")
    regular, by_hand = (CutSpec("balanced"), CutSpec("whole")), hand(size, tp)[-7:]
    return (
        one_of("prefill.chunks.tokens", None, 1, 2),
        one_of("prefill.chunks.state", "carried", "dropped"),
        one_of("prefill.chunks.keys", "all", "own"),
        one_of("attention.heads", *regular, *by_hand[:5], where="prefill."),
        one_of("attention.heads", *regular, by_hand[0], by_hand[5], where="decode."),
        one_of("decode.draft.tokens", None, 1, 2),
        one_of("decode.draft.accepted", None, 0, 1),
        one_of("decode.draft.state", "rolled_back", "kept"),
        one_of("cache.update", "append", "late"),
        one_of("handoff.cache", "logical", "by_rank", "first"),
    )


UNIVERSE = Universe(
    "state",
    (
        Family("heads", (
            at(ALONE, 1, 2, 1, tp=2), at(BOTH, 1, 2, 1, tp=2), at(FEW, 1, 1, 1, tp=2),
            at(ALONE, 1, 3, 0, tp=3), at(ALONE, 1, 2, 1, tp=4), at(ALONE, 1, 2, 1),
            at(BOTH, tp=2), at(FADING, 1, 2, 1, tp=2),
        ), heads),
        Family("inside", (
            at(ALONE, 1, 2, 1, tp=2), at(BOTH, 1, 2, 1, tp=2), at(FEW, 1, 1, 1), at(ALONE, tp=2),
        ), inside),
        Family("tokens", (
            at(ALONE, 1, 3, 2, sp=2), at(BOTH, 2, 4, 1, sp=2), at(FEW, 1, 1, 1, sp=2),
            at(ALONE, 1, 2, 2, sp=2, tp=2), at(BOTH, sp=2),
        ), tokens),
        Family("chunks", (
            at(ALONE, 1, 3, 1, tp=2), at(ALONE, 1, 3, 1, sp=2), at(BOTH, 1, 3, 1, sp=2),
            at(FADING, 1, 3, 1, sp=2),
        ), chunks),
        Family("rows", (
            at(ALONE, 1, 4, 1, tp=2), at(ALONE, 1, 4, 1, sp=2), at(BOTH, 1, 5, 1, sp=2),
        ), in_a_row),
        Family("drafts", (
            at(ALONE, 1, 2, 3, tp=2), at(BOTH, 1, 1, 3, tp=2), at(BOTH, tp=2),
        ), drafts),
        Family("handed", (
            at(ALONE, 1, 2, 1, tp=2), at(BOTH, 1, 2, 2, tp=2), at(FEW, 2, 1, 1, dp=2, tp=2),
            at(ALONE, 1, 2, 1, tp=2, pp=1),
        ), handed),
        Family("phases", (
            at(ALONE, 1, 2, 1, tp=2), at(BOTH, 1, 2, 1, tp=2), at(MAMBA, 1, 2, 1, tp=2),
            at(MIXED, 2, 3, 1, tp=2),
        ), phases),
        Family("passes", (
            at(ALONE, 1, 3, 3, tp=2), at(BOTH, 1, 3, 3, tp=2, pp=2), at(MIXED, 1, 3, 3, tp=2, pp=2),
        ), passes),
    ),
)  # fmt: skip
