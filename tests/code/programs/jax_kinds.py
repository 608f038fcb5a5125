"""Mistakes of further kinds in JAX, each beside the right program: rings, gradients, heads, experts."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AbstractMesh
from jax.sharding import PartitionSpec as P

S, F = jax.ShapeDtypeStruct, jnp.float32
LINE, GRID = AbstractMesh((4,), ("tp",)), AbstractMesh((2, 2), ("dp", "tp"))
X, W1, W2, G = S((8, 16), F), S((16, 32), F), S((32, 16), F), S((16,), F)
Q, K, KEYS = S((6, 8, 4), F), S((6, 2, 4), F), S((6, 4, 4), F)
EXPERTS, CHOSEN = S((4, 16, 8), F), np.array([0, 0, 0, 1, 2, 3, 3, 1])


def over(function, given, out, mesh=LINE):
    return jax.shard_map(function, mesh=mesh, in_specs=given, out_specs=out, check_vma=False)


def mlp(x, a, b):
    return jax.nn.gelu(x @ a) @ b


def product(x, w):
    return x @ w


def collective_matmul(shift):
    """Rows go round while they are multiplied."""

    def rank(x, w):
        out, held = jnp.zeros((8, w.shape[1])), x
        for step in range(4):
            owner = (lax.axis_index("tp") - step) % 4
            out = lax.dynamic_update_slice(out, held @ w, (owner * 2, 0))
            held = lax.ppermute(held, "tp", [(at, (at + shift) % 4) for at in range(4)])
        return out

    return over(rank, (P("tp"), P(None, "tp")), P(None, "tp")), product, (X, W1)


def gradients(axis, scale):
    def rank(x, y, a, b):
        def loss(a, b):
            return ((lax.psum(jax.nn.gelu(x @ a) @ b, "tp") - y) ** 2).mean()

        return tuple(lax.psum(each, axis) * scale for each in jax.grad(loss, (0, 1))(a, b))

    def alone(x, y, a, b):
        return jax.grad(lambda a, b: ((mlp(x, a, b) - y) ** 2).mean(), (0, 1))(a, b)

    weights = P(None, "tp"), P("tp")
    return over(rank, (P("dp"), P("dp"), *weights), weights, GRID), alone, (X, X, W1, W2)


def bias_gradient(*, after):
    """A bias that each rank adds a quarter of, or all of it behind the sum."""

    def rank(x, y, a, b, bias):
        def loss(bias):
            part = jax.nn.gelu(x @ a) @ b
            made = lax.psum(part, "tp") + bias if after else lax.psum(part + bias / 4, "tp")
            return ((made - y) ** 2).sum()

        return lax.psum(jax.grad(loss)(bias), "tp") / (1 if after else 4)

    def alone(x, y, a, b, bias):
        return jax.grad(lambda bias: ((mlp(x, a, b) + bias - y) ** 2).sum())(bias)

    given = (P(), P(), P(None, "tp"), P("tp"), P())
    return over(rank, given, P()), alone, (X, X, W1, W2, G)


def attention(q, k, v):
    groups = q.shape[1] // k.shape[1]
    k, v = jnp.repeat(k, groups, 1), jnp.repeat(v, groups, 1)
    scores = jnp.einsum("qhd,khd->hqk", q, k) / 2.0
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(scores, -1), v)


def fewer_keys(group):
    """Two groups of keys for four ranks."""

    def rank(q, k, v):
        at = group(lax.axis_index("tp"))
        k, v = (lax.dynamic_slice_in_dim(each, at, 1, 1) for each in (k, v))
        return attention(q, k, v)

    heads = P(None, "tp")
    return over(rank, (heads, P(), P()), heads), attention, (Q, K, K)


def keys_of_heads(copies):
    """Keys of all heads, copied for the queries, of which a rank takes its own."""

    def rank(q, k, v):
        at = 2 * lax.axis_index("tp")
        k, v = (copies(lax.all_gather(each, "tp", axis=1, tiled=True)) for each in (k, v))
        k, v = (lax.dynamic_slice_in_dim(each, at, 2, 1) for each in (k, v))
        return attention(q, k, v)

    heads = P(None, "tp")
    return over(rank, (heads, heads, heads), heads), attention, (Q, KEYS, KEYS)


def experts(capacity):
    """Each rank has an expert, and room for so many tokens."""

    def rank(x, w, chosen):
        mine = chosen == lax.axis_index("tp")
        at = jnp.cumsum(mine) - 1
        kept = mine & (at < capacity)
        room = jnp.zeros((capacity, x.shape[1]))
        room = room.at[jnp.where(kept, at, capacity)].set(x, mode="drop")
        made = (room @ w[0])[jnp.clip(at, 0, capacity - 1)]
        return lax.psum(jnp.where(kept[:, None], made, 0), "tp")

    def alone(x, w, chosen):
        return jnp.einsum("td,tdf->tf", x, w[chosen])

    return over(rank, (P(), P("tp"), P()), P()), alone, (X, EXPERTS, CHOSEN)


def weighted_mean(*, of_means):
    def rank(x, w):
        total = (x * w[:, None]).sum(0)
        if of_means:
            return lax.pmean(total / w.sum(), "tp")
        return lax.psum(total, "tp") / lax.psum(w.sum(), "tp")

    def alone(x, w):
        return (x * w[:, None]).sum(0) / w.sum()

    return over(rank, (P("tp"), P("tp")), P()), alone, (X, S((8,), F))


def gathered(axis):
    """Gathered without `tiled`: a new axis, where it is put."""

    def rank(x, w):
        return lax.all_gather(x @ w, "tp", axis=axis, tiled=False).reshape(8, -1)

    return over(rank, (P(), P(None, "tp")), P()), product, (X, W1)


RIGHT = {
    "collective matmul": collective_matmul(1), "gradients over dp": gradients("dp", 0.25),
    "bias gradient by parts": bias_gradient(after=False),
    "two groups of keys": fewer_keys(lambda rank: rank // 2),
    "keys repeated": keys_of_heads(lambda k: jnp.repeat(k, 2, 1)), "experts with room": experts(3),
    "weighted mean": weighted_mean(of_means=False), "gathered along a new axis": gathered(1),
}  # fmt: skip
WRONG = {
    "collective matmul, other way round": collective_matmul(-1),
    "collective matmul, two on": collective_matmul(2),
    "gradients over tp": gradients("tp", 0.25), "gradients, another scale": gradients("dp", 0.5),
    "bias gradient summed": bias_gradient(after=True),
    "groups of keys in turn": fewer_keys(lambda rank: rank % 2),
    "keys tiled": keys_of_heads(lambda k: jnp.tile(k, (1, 2, 1))),
    "a token without room": experts(2), "mean of means": weighted_mean(of_means=True),
    "gathered along the first axis": gathered(0), "gathered along the last axis": gathered(2),
}  # fmt: skip
