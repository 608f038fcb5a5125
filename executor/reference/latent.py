"""Latent attention (MLA): keys and values of all heads are read from one small cached latent."""

from __future__ import annotations

from shardproof.executor.domains import Mask, Tensor, concat, expand, part, reshape
from shardproof.executor.reference.attention import mix
from shardproof.executor.reference.cache import Cache, extended
from shardproof.executor.reference.indexer import chosen_keys, index_keys
from shardproof.executor.reference.norm import norm
from shardproof.executor.reference.positions import Positions, rotate
from shardproof.executor.reference.site import Site, linear
from shardproof.spec.model.model import Attention, Model


def latent_attention(
    at: Site, model: Model, spec: Attention, x: Tensor, positions: Positions, past: Cache,
    chosen: Mask | None = None,
) -> tuple[Tensor, Cache, Mask | None]:  # fmt: skip
    """As `attention`. A head's query and key are a part without position and a rotated part.

    `chosen` are the keys that an index before has chosen; with an index of its own the layer
    chooses anew.
    """
    latent = spec.latent
    if latent is None:
        raise ValueError("latent attention needs the sizes of its latent")
    compressed = linear(at, "kv_down", "td,dr->tr", x)
    compressed = norm(at, model, "kv_down.norm", compressed)
    rotated = reshape(linear(at, "k_rope", "td,dr->tr", x), (x.shape[0], 1, latent.rope))
    q_latent = query_latent(at, model, spec, x)
    q = linear(at, "q", "td,dhk->thk", q_latent, bias=spec.q_bias)
    plain_q, rotated_q = part(q, -1, 0, latent.nope), part(q, -1, latent.nope, q.shape[-1])
    if spec.rope is not None:
        rotated_q = rotate(at, spec.rope, rotated_q, positions)
        rotated = rotate(at, spec.rope, rotated, positions)
    q = at.note("q.rotated", concat((plain_q, rotated_q), -1))
    rotated = at.note("k.rotated", reshape(rotated, (x.shape[0], latent.rope)))

    new = {"latent": compressed, "rotated": rotated}
    if spec.indexer is not None:
        new["index"] = index_keys(at, spec.indexer, x, positions)
    cache = extended(past, **new)
    if spec.indexer is not None:
        chosen = chosen_keys(at, spec, spec.indexer, q_latent, x, positions, cache)
    k = linear(at, "k", "sr,rhk->shk", cache["latent"], bias=spec.k_bias)
    k = at.note("keys", concat((k, expand(cache["rotated"], 1, spec.heads)), -1))
    v = linear(at, "v", "sr,rhk->shk", cache["latent"], bias=spec.v_bias)
    only = chosen if spec.indexer is not None or spec.shares_index else None
    mixed = mix(at, spec, q, k, v, positions, only)
    return linear(at, "out", "thv,hvd->td", mixed, bias=spec.out_bias), cache, chosen


def query_latent(at: Site, model: Model, spec: Attention, x: Tensor) -> Tensor:
    """What queries are made of: the hidden state, or a latent of their own."""
    if spec.latent is None or spec.latent.q_rank is None:
        return x
    return norm(at, model, "q_down.norm", linear(at, "q_down", "td,dr->tr", x))
