"""What a layer keeps of the tokens that it has seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from shardproof.executor.domains import Tensor, concat

Cache: TypeAlias = Mapping[str, Tensor]
"""`key` [tokens, kv_heads, head_dim], after norm and rotation, and `value` [tokens, kv_heads,
value_dim]; with latent attention `latent` [tokens, kv_rank], after its norm, and `rotated`
[tokens, rope], and where keys are chosen `index` [tokens, index_dim]. A layer with a state goes on
from the `state` [heads, head_dim, value_dim] and from what its convolution saw last, `tail.k` and
`tail.v` [kernel - 1, heads, dims]; `key` and `value` are there what each token gave to it, for who
asks whether ranks know that."""

EMPTY: Cache = {}


def extended(past: Cache, **new: Tensor) -> Cache:
    """The cache with the entries of further tokens behind those it has."""
    return {name: concat((past[name], x), 0) if past else x for name, x in new.items()}
