"""Choosing the best by a domain's ranks, ties to the lowest number."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from shardproof.executor.domains.domain import Domain
from shardproof.executor.domains.keyed import Bits
from shardproof.executor.domains.tensor import Array, CannotRun, Ids, Mask, Tensor

Favourites = Callable[[str, Bits], Bits]
"""What an order puts first, in ascending order, by its key; told what it is about to order.

All are in the bits that stand for values, which differ from trial to trial.
"""

NOBODY = np.zeros(0, np.uint64)


def no_favourites(key: str, bits: Bits) -> Bits:
    """Every value is as good as its rank."""
    del key, bits
    return NOBODY


def among(bits: Bits, favourites: Bits) -> Mask:
    """Which of these are favourites, of which there is one at least."""
    places = np.searchsorted(favourites, bits)
    places[places == favourites.size] = 0
    found: Mask = favourites[places] == bits
    return found


def top_k(ranks: Array, k: int, ids: Ids | None = None, allowed: Mask | None = None) -> Ids:
    """The ids of the k best of each row, best first: [trials, …, n] gives [trials, …, k].

    An entry's id is its place, unless ids are given. An entry that is not allowed comes
    after every one that is.
    """
    n = ranks.shape[-1]
    if k > n:
        raise CannotRun("top_k", (ranks.shape[1:],), f"{k} of {n} are asked for")
    if k == 1:
        return best(ranks, ids, allowed)
    if ids is None and allowed is None:
        return np.argsort(-ranks, axis=-1, kind="stable")[..., :k]
    places = np.broadcast_to(np.arange(n, dtype=np.int64) if ids is None else ids, ranks.shape)
    keys = [places, -ranks]  # the last key counts first
    if allowed is not None:
        keys.append(np.broadcast_to(~allowed, ranks.shape))
    order = np.lexsort(keys, axis=-1)[..., :k]
    return np.take_along_axis(places, order, axis=-1)


def best(ranks: Array, ids: Ids | None, allowed: Mask | None) -> Ids:
    """The best of each row alone, which needs no order of the others: [trials, …, 1]."""
    # What is no number comes last.
    if ranks.dtype.kind == "f":
        ranks = np.where(np.isnan(ranks), -np.inf, ranks)
    if allowed is not None:
        allowed = allowed | ~allowed.any(axis=-1, keepdims=True)
        least = -np.inf if ranks.dtype.kind == "f" else np.iinfo(ranks.dtype).min
        ranks = np.where(allowed, ranks, least)
    highest = ranks == ranks.max(axis=-1, keepdims=True)
    if allowed is not None:
        highest &= allowed
    if ids is None:
        return highest.argmax(axis=-1, keepdims=True)
    return np.where(highest, ids, np.iinfo(np.int64).max).min(axis=-1, keepdims=True)


def argmax(domain: Domain, key: str, values: Tensor) -> Ids:
    """The id of the best of each row: [trials, …, n] gives [trials, …]."""
    return top_k(domain.ranks(key, values), 1)[..., 0]
