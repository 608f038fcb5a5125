"""Choosing the best by a domain's ranks, ties to the lowest number."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains.domain import Domain
from shardproof.executor.domains.tensor import Array, CannotRun, Ids, Mask, Tensor


def top_k(ranks: Array, k: int, ids: Ids | None = None, allowed: Mask | None = None) -> Ids:
    """The ids of the k best of each row, best first: [trials, …, n] gives [trials, …, k].

    An entry's id is its place, unless ids are given. An entry that is not allowed comes
    after every one that is.
    """
    n = ranks.shape[-1]
    if k > n:
        raise CannotRun("top_k", (ranks.shape[1:],), f"{k} of {n} are asked for")
    places = np.broadcast_to(np.arange(n, dtype=np.int64) if ids is None else ids, ranks.shape)
    keys = [places, -ranks]  # the last key counts first
    if allowed is not None:
        keys.append(np.broadcast_to(~allowed, ranks.shape))
    order = np.lexsort(keys, axis=-1)[..., :k]
    return np.take_along_axis(places, order, axis=-1)


def argmax(domain: Domain, key: str, values: Tensor) -> Ids:
    """The id of the best of each row: [trials, …, n] gives [trials, …]."""
    return top_k(domain.ranks(key, values), 1)[..., 0]
