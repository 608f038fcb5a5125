"""Attention over heads: each reads the keys and values of its group's K/V head."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Mask, Parts, Tensor, concat, part, quotient, reshape, spread
from shardproof.executor.reference.cache import Cache, extended
from shardproof.executor.reference.norm import bare_norm, norm
from shardproof.executor.reference.positions import (
    Positions,
    alibi,
    rotate,
    scale_by_position,
    visible,
)
from shardproof.executor.reference.site import Site, linear
from shardproof.spec.model.model import Attention, Model


def attention(
    at: Site, model: Model, spec: Attention, x: Tensor, positions: Positions, past: Cache
) -> tuple[Tensor, Cache]:
    """The block's output for the tokens x, [tokens, hidden], and the cache with them in it."""
    q = linear(at, "q", "td,dhk->thk", x, bias=spec.q_bias)
    k = linear(at, "k", "td,dgk->tgk", x, bias=spec.k_bias)
    v = k if spec.keys_as_values else linear(at, "v", "td,dgk->tgk", x, bias=spec.v_bias)
    v = bare_norm(at, model, "v.norm", v) if spec.value_norm else v
    if spec.qk_norm in ("head", "width"):
        q, k = head_norm(at, model, spec, "q.norm", q), head_norm(at, model, spec, "k.norm", k)
    if spec.rope is not None:
        q = at.note("q.rotated", rotate(at, spec.rope, q, positions))
        k = at.note("k.rotated", rotate(at, spec.rope, k, positions))
    if spec.qk_norm == "bare":
        q, k = (bare_norm(at, model, f"{w}.norm", x) for w, x in (("q", q), ("k", k)))
    cache = extended(past, key=k, value=v)
    mixed = mix(at, spec, q, cache["key"], cache["value"], positions)
    if spec.output_gate:
        gate = at.domain.apply("sigmoid", at.path, linear(at, "gate", "td,dhv->thv", x))
        at.note("acted", gate)
        mixed = at.note("gated", at.domain.mul(mixed, gate))
    return linear(at, "out", "thv,hvd->td", mixed, bias=spec.out_bias), cache


def head_norm(at: Site, model: Model, spec: Attention, name: str, x: Tensor) -> Tensor:
    """A norm over each head's dimensions, or over those of all heads together."""
    if spec.qk_norm == "head":
        return norm(at, model, name, x)
    tokens, heads, dims = x.shape
    flat = norm(at, model, name, reshape(x, (tokens, heads * dims)))
    return at.note(name, reshape(flat, x.shape))


def mix(
    at: Site, spec: Attention, q: Tensor, k: Tensor, v: Tensor, positions: Positions,
    only: Mask | None = None,
) -> Tensor:  # fmt: skip
    """Values weighted by the softmax of scores: [tokens, heads, value_dim].

    q is [tokens, heads, dims], k and v are [keys, kv_heads, dims], of all
    positions from 0 up to the last query's. Where `only` is given, [trials, tokens, keys],
    no other keys count.
    """
    domain = at.domain
    (tokens, heads, dims), (keys, groups, _) = q.shape, k.shape
    grouped = reshape(q, (tokens, groups, heads // groups, dims))
    scores = reshape(domain.contract("tgrd,sgd->tgrs", grouped, k), (tokens, heads, keys))
    scores = domain.scale(at.note("products", scores), score_scale(at, spec))
    if spec.position_scale:
        scores = scale_by_position(at, scores, positions)
    if spec.softcap is not None:
        scores = domain.apply("softcap", at.path, scores, constants=(spec.softcap,))
    if spec.positions == "alibi":
        scores = domain.add(scores, alibi(at, heads, tokens, range(keys)))
    at.note("scores", scores)

    seen = visible(spec, positions, range(keys))
    seen = seen if only is None else seen & only
    mask = np.broadcast_to(seen[:, :, None, :], (len(seen), *scores.shape))
    if spec.sinks:  # one more entry in each row, which is always seen and has no value
        sink = spread(at.weight("sinks"), (tokens, heads, 1), (1,))
        scores = concat((scores, sink), -1)
        mask = np.concatenate((mask, np.ones((len(seen), tokens, heads, 1), np.bool_)), axis=-1)
    weight = domain.exponentials(at.path, scores, mask)
    at.note("weights", weight.values)
    of_values = reshape(part(weight.values, -1, 0, keys), (tokens, groups, heads // groups, keys))
    numerator = domain.contract("tgrs,sgv->tgrv", of_values, v)
    numerator = reshape(numerator, (tokens, heads, v.shape[-1]))
    parts = Parts(numerator, domain.sum(weight.values, -1), weight.shift)
    return at.note("mixed", quotient(domain, parts))


def score_scale(at: Site, spec: Attention) -> Tensor:
    if spec.scale is None:
        return at.domain.constant("root", spec.head_dim)
    return at.domain.number("attention.scale", spec.scale)
