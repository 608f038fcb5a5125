"""Every field of a model changes what the reference computes; none is merely carried along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, cast

import pytest

from shardproof.spec.model.model import (
    Attention,
    Delta,
    Dense,
    Indexer,
    Latent,
    Layer,
    Model,
    Moe,
    Rope,
    Router,
    Scales,
)
from tests.executor.reference.models import (
    ATTENTION,
    DELTA,
    DENSE,
    INDEXED,
    LATENT,
    LAYER,
    MAMBA,
    MODEL,
    MOE,
    ROUTER,
    run,
    with_attention,
    with_ffn,
    with_layer,
)

Change = tuple[Model, Model]
INDEX = Indexer(heads=2, head_dim=5, top_k=2, rope=Rope(2))


def attention(base: Attention = ATTENTION, /, **change: object) -> Change:
    changed = replace(base, **cast("dict[str, Any]", change))
    return with_attention(base), with_attention(changed)


def dense(base: Dense = DENSE, /, **change: object) -> Change:
    return with_ffn(base), with_ffn(replace(base, **cast("dict[str, Any]", change)))


def moe(base: Moe = MOE, /, **change: object) -> Change:
    return with_ffn(base), with_ffn(replace(base, **cast("dict[str, Any]", change)))


def router(base: Router = ROUTER, /, **change: object) -> Change:
    return moe(replace(MOE, router=base), router=replace(base, **cast("dict[str, Any]", change)))


def sharing(second: Attention) -> Model:
    """A layer with an index, and one behind it."""
    kinds = tuple(replace(LAYER, attention=each) for each in (INDEXED, second))
    return replace(MODEL, kinds=kinds, layers=(0, 1))


def layer(base: Layer = LAYER, /, **change: object) -> Change:
    return with_layer(base), with_layer(replace(base, **cast("dict[str, Any]", change)))


def model(base: Model = MODEL, /, **change: object) -> Change:
    return base, replace(base, **cast("dict[str, Any]", change))


def latent(**change: int) -> Change:
    """A latent's sizes and those of the heads that are made from it."""
    parts = cast("Latent", LATENT.latent)
    parts = replace(parts, **cast("dict[str, Any]", change))
    return attention(
        LATENT, latent=parts, head_dim=parts.nope + parts.rope, rope=Rope(parts.rope, "interleaved")
    )


PARALLEL = replace(LAYER, parallel=True)
LAYERED = replace(MODEL, norm="layer")
TWO_GROUPS = replace(ROUTER, groups=3, top_groups=2, group_score="top2")

CHANGES: Mapping[str, Change] = {
    "Rope.dim": attention(rope=Rope(2)),
    "Rope.pairs": attention(rope=Rope(4, "interleaved")),
    "Latent.kv_rank": latent(kv_rank=5),
    "Latent.nope": latent(nope=4),
    "Latent.rope": latent(rope=4),
    "Latent.q_rank": latent(q_rank=4),
    "Delta.kernel": attention(DELTA, delta=Delta(2)),
    "Delta.rule": attention(DELTA, delta=Delta(3, rule="mamba")),
    "Delta.norm": attention(MAMBA, delta=Delta(3, rule="mamba", norm="width")),
    "Attention.output_gate": attention(output_gate=True),
    "Attention.delta": (with_attention(ATTENTION), with_attention(DELTA)),
    "Attention.heads": attention(heads=2),
    "Attention.kv_heads": attention(kv_heads=4),
    "Attention.head_dim": attention(head_dim=6),
    "Attention.value_dim": attention(value_dim=5),
    "Attention.positions": attention(positions="alibi", rope=None),
    "Attention.rope": attention(rope=None),
    "Attention.latent": (with_attention(ATTENTION), with_attention(LATENT)),
    "Attention.window": attention(window=3),
    "Attention.sinks": attention(sinks=True),
    "Attention.softcap": attention(softcap=5.0),
    "Attention.scale": attention(scale=0.5),
    "Attention.q_bias": attention(q_bias=True),
    "Attention.k_bias": attention(k_bias=True),
    "Attention.v_bias": attention(v_bias=True),
    "Attention.out_bias": attention(out_bias=True),
    "Attention.qk_norm": attention(qk_norm="head"),
    "Dense.width": dense(width=7),
    "Dense.gated": dense(gated=False),
    "Dense.activation": dense(activation="gelu"),
    "Dense.up_bias": dense(up_bias=True),
    "Dense.down_bias": dense(down_bias=True),
    "Dense.joint": dense(joint=True),
    "Dense.scales": dense(scales=Scales(2, 3)),
    "Router.score": router(score="sigmoid"),
    "Router.top_k": router(top_k=1),
    "Router.renormalise": router(renormalise=True),
    "Router.groups": router(groups=3),
    "Router.top_groups": router(top_groups=2),
    "Router.group_score": router(TWO_GROUPS, group_score="max"),
    "Router.bias": router(bias=True),
    "Router.correction": router(correction=True),
    "Router.scale": router(scale=2.5),
    "Moe.experts": moe(experts=8),
    "Moe.router": moe(router=replace(ROUTER, score="topk_softmax")),
    "Moe.expert": moe(expert=replace(DENSE, gated=False)),
    "Moe.shared": moe(shared=None),
    "Moe.shared_gate": moe(shared_gate=True),
    "Moe.input_weighted": moe(input_weighted=True),
    "Moe.latent": moe(latent=3),
    "Layer.attention": layer(attention=replace(ATTENTION, window=1)),
    "Layer.ffn": layer(ffn=MOE),
    "Layer.norm": layer(norm="post"),
    "Layer.parallel": layer(parallel=True),
    "Layer.norms": layer(PARALLEL, norms=1),
    "Model.hidden": model(hidden=6),
    "Model.vocab": model(vocab=12),
    "Model.kinds": model(kinds=(replace(LAYER, ffn=MOE),)),
    "Model.layers": model(layers=(0,)),
    "Model.norm": model(norm="layer"),
    "Model.norm_bias": model(LAYERED, norm_bias=True),
    "Model.tied": model(tied=True),
    "Model.head_bias": model(head_bias=True),
    "Model.max_positions": model(max_positions=16),
    "Model.embedding_scale": model(embedding_scale=2.0),
    "Model.embedding_norm": model(embedding_norm=True),
    "Model.residual_scale": model(residual_scale=0.5),
    "Model.logit_scale": model(logit_scale=0.5),
    "Model.logit_softcap": model(logit_softcap=3.0),
    "Model.final_norm": model(final_norm=False),
    "Attention.indexer": attention(INDEXED, indexer=None),
    "Indexer.heads": attention(INDEXED, indexer=replace(INDEX, heads=3)),
    "Indexer.head_dim": attention(INDEXED, indexer=replace(INDEX, head_dim=4)),
    "Indexer.top_k": attention(INDEXED, indexer=replace(INDEX, top_k=3)),
    "Indexer.rope": attention(INDEXED, indexer=replace(INDEX, rope=None)),
    "Attention.chunk": attention(chunk=2),
    "Attention.position_scale": attention(position_scale=True),
    "Attention.keys_as_values": attention(keys_as_values=True),
    "Attention.value_norm": attention(value_norm=True),
    "Attention.scales": attention(scales=Scales(2, 3)),
    "Model.layer_scale": model(layer_scale=True),
    "Moe.own_norms": moe(own_norms=True),
    "Attention.shares_index": (
        sharing(replace(INDEXED, indexer=None)),
        sharing(replace(INDEXED, indexer=None, shares_index=True)),
    ),
}
"""For each field two models that differ in it."""

MORE: Mapping[str, Change] = {
    "another window": attention(replace(ATTENTION, window=2), window=3),
    "another scale": attention(replace(ATTENTION, scale=0.25), scale=0.5),
    "a norm over the width": attention(replace(ATTENTION, qk_norm="head"), qk_norm="width"),
    "a norm without weights": attention(replace(ATTENTION, qk_norm="head"), qk_norm="bare"),
    "another chunk": attention(replace(ATTENTION, chunk=2), chunk=3),
    "no positions": attention(replace(ATTENTION, positions="alibi", rope=None), positions="none"),
    "one K/V head": attention(kv_heads=1),
    "more value heads to a key head": attention(DELTA, heads=6),
    "a state whose dimensions fade each by itself": attention(
        DELTA, delta=Delta(3, rule="channel")
    ),
    "other values of a state": attention(DELTA, value_dim=5),
    "other keys of a state": attention(DELTA, head_dim=6),
    "sinks beside a latent": attention(LATENT, sinks=True),
    "a window over a latent": attention(LATENT, window=2),
    "biases of a latent": attention(LATENT, k_bias=True),
    "norms on both sides": layer(replace(LAYER, norm="post"), norm="sandwich"),
    "norms after a parallel block": layer(PARALLEL, norm="sandwich"),
    "a joint activation of experts": moe(expert=replace(DENSE, joint=True)),
    "biases of experts": moe(expert=replace(DENSE, up_bias=True)),
    "renormalised weights of the chosen": router(
        replace(ROUTER, score="sigmoid"), renormalise=True
    ),
}

NO_FUNCTION = {
    "Delta.gate_rank": "two linear maps, one behind the other, are one",
    "Layer.own": "names by which a plan speaks of the layer",
    "Model.name": "a name",
    "Model.family": "a name",
    "Model.unmodelled": "says what is not in the other fields, and no verdict rests on it",
    "Model.notes": "for the user",
    "Model.stored": "how many bits a number takes on a device, which no arithmetic knows",
}


def every_field() -> list[str]:
    classes = (Rope, Latent, Delta, Indexer, Attention, Dense, Router, Moe, Layer, Model)
    assert all(is_dataclass(each) for each in classes)
    return [f"{each.__name__}.{field.name}" for each in classes for field in fields(each)]


def test_every_field_is_in_the_table() -> None:
    assert sorted([*CHANGES, *NO_FUNCTION]) == sorted(every_field())


@pytest.mark.parametrize("name", [*CHANGES, *MORE])
def test_a_change_of_the_field_changes_the_logits(name: str) -> None:
    before, after = {**CHANGES, **MORE}[name]
    assert before != after
    one, other = (run(each).sequences[0].logits.values for each in (before, after))
    # in every trial, and at the prompt's last token, which sees all that there is to see
    last = min(one.shape[2], other.shape[2])
    assert (one[:, 4, :last] != other[:, 4, :last]).any(axis=1).all()
