"""What models may have beside their sizes, given to a small one now and then."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from shardproof.fuzzing.chooser import Chooser
from shardproof.spec.model.model import Attention, Dense, Layer, Model, Moe, Router

SELDOM = 0.15
Part = TypeVar("Part", Attention, Dense, Router, Moe, Model)


def featured(model: Model, rng: Chooser) -> Model:
    """The same sizes, and other biases, norms, scales, caps and ways of routing."""
    model = replace(model, kinds=tuple(_layer(kind, rng) for kind in model.kinds))
    model = _turned(model, rng, "tied", "head_bias", "embedding_norm", "final_norm")
    numbers = {"embedding_scale": 2.0, "residual_scale": 0.5, "logit_scale": 0.5}
    model = _given(model, rng, **numbers, logit_softcap=20.0, layer_scale=True)
    if model.hidden > 1 and rng.random() < SELDOM:
        return replace(model, norm="layer", norm_bias=rng.random() < 0.5)
    return model


def _layer(kind: Layer, rng: Chooser) -> Layer:
    ffn = kind.ffn
    if kind.feeds:
        ffn = _experts(ffn, rng) if isinstance(ffn, Moe) else _dense(ffn, rng)
    if kind.attends and kind.feeds and rng.random() < SELDOM:
        return replace(kind, attention=_attention(kind.attention, rng), ffn=ffn, norm="pre",
                       parallel=True, norms=rng.choice((1, 2)))  # fmt: skip
    norm = rng.choice((kind.norm, "pre", "post", "sandwich"))
    norm = "pre" if kind.parallel else norm
    return replace(kind, attention=_attention(kind.attention, rng), ffn=ffn, norm=norm)


def _attention(found: Attention, rng: Chooser) -> Attention:
    if found.delta is not None or not found.heads:
        return found  # nothing else is said of a layer with a state, or without attention
    if (
        found.indexer is not None or found.shares_index
    ):  # all keys are seen, and there is no sink beside them
        found = _turned(found, rng, "q_bias", "k_bias", "v_bias", "out_bias", "position_scale")
        return _given(found, rng, softcap=30.0, scale=0.3)
    found = _turned(found, rng, "q_bias", "k_bias", "v_bias", "out_bias", "sinks", "position_scale")
    seen = {"window": rng.choice((None, 1, 2)), "chunk": rng.choice((None, 1, 2))}
    found = _given(found, rng, softcap=30.0, scale=0.3, **seen)
    if found.position_scale or found.positions == "alibi":
        found = replace(found, chunk=None)  # scores of a chunk depend on no position by themselves
    if found.latent is not None and rng.random() < SELDOM:
        return replace(found, latent=replace(found.latent, q_rank=rng.randint(2, 6)))
    if found.latent is None:
        found = _turned(found, rng, "value_norm")
        if found.head_dim == found.value_dim and found.k_bias == found.v_bias:
            found = _turned(found, rng, "keys_as_values")
        elif found.k_bias != found.v_bias:
            found = replace(found, keys_as_values=False)
        return _given(found, rng, qk_norm=rng.choice(("none", "head", "width", "bare")))
    return found


def _dense(found: Dense, rng: Chooser) -> Dense:
    found = _turned(found, rng, "up_bias", "down_bias")
    found = found if found.joint else _turned(found, rng, "gated")
    return _turned(found, rng, "joint") if found.gated else found


def _experts(found: Moe, rng: Chooser) -> Moe:
    shared = found.shared
    if rng.random() < SELDOM:
        shared = rng.choice((None, Dense(width=2, gated=False)))
    router = _turned(found.router, rng, "renormalise", "bias", "correction")
    router = _given(router, rng, scale=rng.choice((None, 2.0)),
                    score=rng.choice(("softmax", "sigmoid", "topk_softmax")))  # fmt: skip
    router = _grouped(router, found.experts, rng)
    found = replace(found, router=router, expert=_dense(found.expert, rng),
                    shared=shared and _dense(shared, rng))  # fmt: skip
    found = _turned(found, rng, "input_weighted", "shared_gate", "own_norms")
    return found if found.shared else replace(found, shared_gate=False, own_norms=False)


def _grouped(router: Router, experts: int, rng: Chooser) -> Router:
    """Experts chosen within the best groups, where they are in groups of as many."""
    counts = [n for n in range(2, experts + 1) if experts % n == 0]
    if not counts or rng.random() > 2 * SELDOM:
        return router
    groups = rng.choice(counts)
    top, each = rng.randint(1, groups), experts // groups
    score = rng.choice(("max", "top2")) if each > 1 else "max"
    return replace(router, groups=groups, top_groups=top, group_score=score,
                   top_k=min(router.top_k, top * each))  # fmt: skip


def _turned(part: Part, rng: Chooser, *names: str) -> Part:
    """Some of what it has or has not, the other way round."""
    found = {name: not getattr(part, name) for name in names if rng.random() < SELDOM}
    return replace(part, **found)


def _given(part: Part, rng: Chooser, **values: object) -> Part:
    found: dict[str, object] = {k: v for k, v in values.items() if rng.random() < SELDOM}
    return replace(part, **found)
