"""The index of sparse attention: which of the keys that it sees a query attends to."""

from __future__ import annotations

from shardproof.executor.domains import Ids, Mask, Tensor, one_hot, reshape, top_k
from shardproof.executor.reference.cache import Cache
from shardproof.executor.reference.norm import layer_norm
from shardproof.executor.reference.positions import Positions, rotate, visible
from shardproof.executor.reference.site import Site, linear
from shardproof.spec.model.model import Attention, Indexer


def index_keys(at: Site, index: Indexer, x: Tensor, positions: Positions) -> Tensor:
    """One key a token, [tokens, dims], under a norm of its own."""
    key = layer_norm(at, "index.k.norm", linear(at, "index.k", "td,dk->tk", x))
    key = reshape(key, (x.shape[0], 1, index.head_dim))
    if index.rope is not None:
        key = rotate(at, index.rope, key, positions)
    return at.note("index.keys", reshape(key, (x.shape[0], index.head_dim)))


def chosen_keys(
    at: Site, spec: Attention, index: Indexer, latent: Tensor, x: Tensor, positions: Positions,
    cache: Cache,
) -> Mask:  # fmt: skip
    """Which keys each query attends to, [trials, tokens, keys]: the best of those that it sees.

    `latent` is what the layer's own queries are made of.
    """
    domain, keys = at.domain, cache["index"]
    q = linear(at, "index.q", "td,dhk->thk", latent)
    if index.rope is not None:
        q = rotate(at, index.rope, q, positions)
    at.note("index.q.rotated", q)
    products = domain.scale(
        domain.contract("thk,sk->ths", q, keys), domain.constant("root", index.head_dim)
    )
    each = at.note("index.each", domain.apply("relu", f"{at.path}.index", products))
    weights = domain.scale(
        linear(at, "index.weights", "td,dh->th", x), domain.constant("root", index.heads)
    )
    scores = at.note("index.scores", domain.contract("th,ths->ts", weights, each))
    seen = visible(spec, positions, range(keys.shape[0]))
    path = f"{at.path}.index"
    fed = at.notes.fed
    ids = fed[path] if fed is not None else best(at, index, scores, seen)
    at.notes.routes[path] = ids
    found: Mask = one_hot(ids, keys.shape[0]) & seen
    return found


def best(at: Site, index: Indexer, scores: Tensor, seen: Mask) -> Ids:
    """The best `top_k` keys of each query, [trials, tokens, chosen]; all, where there are fewer."""
    ranks = at.domain.ranks(f"{at.path}.index", scores)
    ranks = ranks * seen  # of keys that are not seen the first are taken, which nobody attends to
    return top_k(ranks, min(index.top_k, scores.shape[1]), allowed=seen)
