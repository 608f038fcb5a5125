"""Passes, drafts, rows and entries that stay: one layer of a kind for all of it.

What each kind of layer, run once, says of a plan, all layers of all ranks say as well: the verdict,
and who is to blame.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from shardproof.fuzzing.plans import Written, build
from shardproof.spec.engine import decide as engine
from shardproof.spec.engine.folding import NotFolded
from shardproof.spec.engine.outputs import Size
from shardproof.spec.model.model import NO_ATTENTION, Attention, Dense, Layer, Model, Moe
from shardproof.spec.plan.cuts import CutSpec, Kind
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.universe.attention import GROUPED, LATENT, NORMED, ROTATED, SINKS, TWO_NEAR
from tests.exhaustive.universe.experts import GATED as EXPERTS
from tests.exhaustive.universe.index import THREE, chosen
from tests.exhaustive.universe.state import GATED, NARROW, STATE
from tests.tiers import sampled

BLOCK = Dense(width=2, gated=False)


def of(attention: Attention, ffn: Dense | Moe = BLOCK) -> Layer:
    return Layer(attention, ffn)


def model(layers: tuple[int, ...], *kinds: Layer) -> Model:
    return Model("folded", "folded", 4, 6, kinds, layers)


MODELS = {
    "rotated": model((0, 0, 0), of(ROTATED)),
    "experts": model((0, 1, 1), of(GROUPED), of(GROUPED, EXPERTS)),
    "latent": model((0, 1, 1), of(LATENT), of(LATENT, EXPERTS)),
    "near": model((0, 1, 0, 1), of(TWO_NEAR), of(SINKS)),
    "normed": model((0, 0, 0), of(NORMED)),
    "state": model((0, 0, 1, 0), STATE, GATED),
    "narrow": model((0, 1, 0), NARROW, of(NO_ATTENTION)),
    "chosen": model((0, 0, 1, 0), chosen(2, THREE), chosen(2, None)),
    "shared": model((0, 1, 0, 1), chosen(2, THREE), chosen(2, None, shares=True)),
}
Words = dict[str, tuple[object, ...]]


def cuts(*kinds: Kind) -> tuple[CutSpec, ...]:
    return tuple(map(CutSpec, kinds))


BALANCED = ("attention.heads", "ffn.width", "lm_head.cut", "embedding.cut", "hidden")
USUAL: Words = {
    "tp": (1, 1, 2, 3),
    "pp": (1, 1, 1, 2),
    "dp": (1, 1, 2),
    "stream": ("whole", "whole", "hidden", "tokens"),
    **dict.fromkeys((*BALANCED, "batch.sequences", "stream_tokens"), cuts("balanced")),
    "lm_head.greedy": ("logits", "merged"),
    "prefill.sp": (1, 1, 2),
    "prefill.sequence.exchange": ("gather", "gather", "ring"),
    "prefill.sequence.cut": cuts("balanced", "balanced", "zigzag"),
}
PASSES: Words = {
    "prefill.chunks.tokens": (1, 2, 2, 3),
    "prefill.chunks.prefix": (None, None, 1, 2),
}
DRAFTS: Words = {
    "decode.draft.tokens": (1, 2, 3),
    "decode.draft.accepted": (None, None, 0, 1),
    "decode.schedule.microbatches": (1, 1, 2),
}
KEYS: Words = {
    "decode.sp": (2,),
    "decode.sequence.layout": ("repeat", "keys"),
    "decode.sequence.keys": cuts("strided", "strided", "balanced"),
}
ROWS: Words = {
    "prefill.packed.sequences": tuple(
        CutSpec("sizes", sizes=sizes) for sizes in ((2, 1), (1, 2, 1), (2, 2))
    )
}
HANDED: Words = {
    "handoff.cache": ("stays", "stays", "by_rank", "first"),
    "pp": (1, 1, 2),
    "mesh": (("pp", "dp", "sp", "tp"), ("pp", "dp", "tp", "sp"), ("tp", "pp", "dp", "sp")),
    "decode.mesh": (None, None, None, ("pp", "tp", "dp", "sp")),
    "decode.tp": (None, None, 2, 4),
    "prefill.sequence.exchange": ("gather", "heads", "heads"),
}
"""A rank of decode goes on from what the rank of its number has."""
WRONG: Words = {
    "prefill.chunks.keys": ("own",),
    "prefill.chunks.positions": ("local",),
    "prefill.chunks.mask": ("local",),
    "prefill.chunks.state": ("dropped",),
    "prefill.packed.positions": ("row",),
    "prefill.packed.mask": ("row",),
    "prefill.packed.state": ("carried",),
    "decode.draft.positions": ("first", "drafted"),
    "decode.draft.mask": ("local", "none"),
    "decode.draft.rejected": ("kept",),
    "decode.draft.state": ("kept",),
    "decode.draft.token": ("last",),
    "prefill.lm_head.greedy": ("own",),
    "lm_head.collective": ("none",),
    "attention.out.collective": ("none",),
    "attention.qkv.split": ("in", "head_dim"),
    "prefill.sequence.cut": cuts("even"),
}
"""Words that are wrong in some plans; at most one of them is in a plan, and so is what tells."""


KINDS = (
    *(PASSES, DRAFTS, DRAFTS, PASSES | DRAFTS, DRAFTS | KEYS, ROWS),
    *(HANDED, HANDED | PASSES, HANDED | DRAFTS),
)


def said_of(more: Words, path: str) -> bool:
    """Whether a plan with these words may say so: of drafts where there are some, and so on."""
    section = path.rpartition(".")[0]
    return any(path.startswith(section) for path in more) or not section.endswith(
        ("chunks", "packed", "draft")
    )


def drawn(rng: Random) -> tuple[Plan, Size]:
    more = rng.choice(KINDS)
    picked = {path: rng.choice(words) for path, words in (USUAL | more).items()}
    if rng.random() < 0.6:
        wrong = rng.choice([path for path in WRONG if said_of(more, path)])
        picked[wrong] = rng.choice(WRONG[wrong])
    written: Written = {path: word for path, word in picked.items() if word is not None}
    plan = build(Plan, written)
    if more is ROWS:
        return plan, Size(2, sum(plan.phase("prefill").packed.lengths), 0)
    return plan, Size(rng.choice((1, 2, 3)), rng.choice((1, 2, 3, 5)), rng.choice((2, 4, 7)))


@pytest.mark.parametrize("number", sampled(range(25), every=25))
def test_one_layer_of_a_kind_says_what_all_of_them_do(number: int) -> None:
    rng = Random(f"passes and drafts {number}")
    said: Counter[tuple[bool, bool]] = Counter()
    for _ in range(60):
        whole = MODELS[rng.choice(tuple(MODELS))]
        plan, size = drawn(rng)
        every = engine.layer_by_layer(whole, plan, size)
        try:
            assert engine.kind_by_kind(whole, plan, size) == every, (whole, plan, size)
            said[True, every is None] += 1
        except NotFolded:
            said[False, every is None] += 1
    # What is right is never left to all layers, and some of what is wrong is not.
    assert said[False, True] == 0, said
    assert said[True, True] >= 15, said
    assert said[True, False] >= 3, said
    assert said[False, False] >= 3, said


def test_the_token_behind_the_last_pass_is_asked_for() -> None:
    """Decode by itself shows nothing of it: its own choices are right."""
    written: Written = {"tp": 2, "prefill.chunks.tokens": 2, "prefill.lm_head.greedy": "own"}
    plan, size = build(Plan, written), Size(1, 3, 2)
    assert engine.layer_by_layer(MODELS["rotated"], plan, size) is not None
    with pytest.raises(NotFolded):
        engine.kind_by_kind(MODELS["rotated"], plan, size)


def test_a_partner_of_another_stage_has_other_layers() -> None:
    """What lies on a rank is its own layers' alone: which they are, a kind by itself cannot say."""
    written: Written = {"pp": 2, "handoff.cache": "stays"}
    size = Size(1, 3, 2)
    assert engine.kind_by_kind(MODELS["rotated"], build(Plan, written), size) is None
    for more in (
        {"decode.stages.layers": CutSpec("sizes", sizes=(1, 2))},
        {"tp": 2, "mesh": ("tp", "pp", "dp", "sp"), "decode.mesh": ("pp", "tp", "dp", "sp")},
    ):
        plan = build(Plan, {**written, **more})
        assert engine.layer_by_layer(MODELS["rotated"], plan, size) is not None
        with pytest.raises(NotFolded):
            engine.kind_by_kind(MODELS["rotated"], plan, size)
