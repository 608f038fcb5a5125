"""Right programs in other forms, and programs with one subtle mistake each, over four ranks."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AbstractMesh
from jax.sharding import PartitionSpec as P

S, F = jax.ShapeDtypeStruct, jnp.float32
N, T, D, FF, V = 4, 8, 8, 16, 16
MESH = AbstractMesh((N,), ("tp",))
MESH2 = AbstractMesh((2, 2), ("dp", "tp"))
PERM = [(i, (i + 1) % N) for i in range(N)]


def over(function, in_specs, out_specs, mesh=MESH):
    return jax.shard_map(
        function, mesh=mesh, in_specs=in_specs, out_specs=out_specs, check_vma=False
    )


X, W1, W2, G = S((T, D), F), S((D, FF), F), S((FF, D), F), S((D,), F)
TABLE, KEYS = S((V, D), F), S((T, 2, 4), F)
MLP = (P(), P(None, "tp"), P("tp", None))
IDS = np.array([0, 3, 5, 15, 8, 11, 4, 7], np.int32)


# --- references ---


def mlp(x, w1, w2):
    return jax.nn.silu(x @ w1) @ w2


def mlp_gelu(x, w1, w2):
    return jax.nn.gelu(x @ w1, approximate=False) @ w2


def norm(x, g):
    return x / jnp.sqrt((x * x).mean(-1, keepdims=True) + 1e-6) * g


def layer_norm(x, g):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * g


def softmax(x, head):
    return jax.nn.softmax(x @ head, -1)


def log_softmax(x, head):
    return jax.nn.log_softmax(x @ head, -1)


def attention(q, k, v):
    s = jnp.einsum("qhd,khd->hqk", q, k) / jnp.sqrt(4.0)
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(s, -1), v)


def causal(q, k, v):
    s = jnp.einsum("qhd,khd->hqk", q, k) * 0.5
    s = jnp.where(jnp.tril(jnp.ones((T, T), bool)), s, -jnp.inf)
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(s, -1), v)


def embed(ids, table):
    return table[ids]


def top(x, head):
    values, ids = lax.top_k(x @ head, 2)
    return values, ids


def rotary(x):
    angles = jnp.arange(T, dtype=F)[:, None] * 100.0 ** (-jnp.arange(D // 2, dtype=F) / (D // 2))
    a, b = jnp.split(x, 2, -1)
    return jnp.concatenate(
        [a * jnp.cos(angles) - b * jnp.sin(angles), b * jnp.cos(angles) + a * jnp.sin(angles)], -1
    )


HEAD = S((D, V), F)
VOCAB = (P(), P(None, "tp"))
CP = (P("tp"),) * 3
KV = (P(), P("tp"), P("tp"))

# --- right ---


def summed_by_gather(x, w1, w2):
    return lax.all_gather(jax.nn.silu(x @ w1) @ w2, "tp").sum(0)


def summed_by_ring(x, w1, w2):
    part = jax.nn.silu(x @ w1) @ w2
    total = part
    for _ in range(N - 1):
        part = lax.ppermute(part, "tp", PERM)
        total = total + part
    return total


def summed_by_scatter(x, w1, w2):
    part = jax.nn.silu(x @ w1) @ w2
    own = lax.psum_scatter(part, "tp", scatter_dimension=1, tiled=True)
    return lax.all_gather(own, "tp", axis=1, tiled=True)


def mean_times_ranks(x, w1, w2):
    return lax.pmean(jax.nn.silu(x @ w1) @ w2, "tp") * N


def silu_by_hand(x, w1, w2):
    h = x @ w1
    return lax.psum((h / (1 + jnp.exp(-h))) @ w2, "tp")


def silu_by_tanh(x, w1, w2):
    h = x @ w1
    return lax.psum((0.5 * h * (jnp.tanh(h / 2) + 1)) @ w2, "tp")


def silu_by_exp2(x, w1, w2):
    h = x @ w1
    return lax.psum((h / (1 + jnp.exp2(-h * 1.4426950408889634))) @ w2, "tp")


def in_bfloat16(x, w1, w2):
    x, w1, w2 = (each.astype(jnp.bfloat16) for each in (x, w1, w2))
    part = jax.nn.silu(x @ w1) @ w2
    return lax.psum(part.astype(F), "tp").astype(F)


def rows_by_scan(x, w1, w2):
    _, out = lax.scan(lambda c, row: (c, jax.nn.silu(row @ w1) @ w2), None, x)
    return lax.psum(out, "tp")


def rows_by_vmap(x, w1, w2):
    return jax.vmap(lambda row: lax.psum(jax.nn.silu(row @ w1) @ w2, "tp"))(x)


def rematerialised(x, w1, w2):
    return lax.psum(jax.checkpoint(mlp)(x, w1, w2), "tp")


def two_groups(x, w1, w2):
    return lax.psum(lax.psum(jax.nn.silu(x @ w1) @ w2, "tp"), "dp")


def gelu_by_erfc(x, w1, w2):
    h = x @ w1
    return lax.psum((0.5 * h * (1 + lax.erf(h / np.sqrt(2)))) @ w2, "tp")


def norm_split(x, g):
    total = lax.psum((x * x).sum(-1, keepdims=True), "tp")
    return x * lax.rsqrt(total / D + 1e-6) * g


def layer_norm_moments(x, g):
    mean = lax.psum(x.sum(-1, keepdims=True), "tp") / D
    square = lax.psum((x * x).sum(-1, keepdims=True), "tp") / D
    return (x - mean) / jnp.sqrt(square - mean * mean + 1e-5) * g


def softmax_local_shift(x, head):
    s = x @ head
    top = lax.pmax(s.max(-1, keepdims=True), "tp")
    e = jnp.exp(s - top)
    return e / lax.psum(e.sum(-1, keepdims=True), "tp")


def softmax_corrected(x, head):
    s = x @ head
    own = s.max(-1, keepdims=True)
    top = lax.pmax(own, "tp")
    e = jnp.exp(s - own)
    total = lax.psum(e.sum(-1, keepdims=True) * jnp.exp(own - top), "tp")
    return e * jnp.exp(own - top) / total


def log_softmax_split(x, head):
    s = x @ head
    top = lax.pmax(s.max(-1, keepdims=True), "tp")
    return s - top - jnp.log(lax.psum(jnp.exp(s - top).sum(-1, keepdims=True), "tp"))


def keys_summed(q, k, v):
    s = jnp.einsum("qhd,khd->hqk", q, k) * 0.5
    top = lax.pmax(s.max(-1, keepdims=True), "tp")
    e = jnp.exp(s - top)
    out = lax.psum(jnp.einsum("hqk,khd->qhd", e, v), "tp")
    return out / lax.psum(e.sum(-1), "tp").T[..., None]


def flash_base_two(q, k, v):
    """Chunks of keys, base-two exponentials, divided at the end."""
    scale = 0.5 * np.float32(np.log2(np.e))
    m = jnp.full((2, T), -jnp.inf)
    total, out = jnp.zeros((2, T)), jnp.zeros((2, T, 4))
    for at in range(k.shape[0]):
        s = jnp.einsum("qhd,khd->hqk", q, k[at : at + 1]) * scale
        new = jnp.maximum(m, s.max(-1))
        old = jnp.exp2(m - new)
        e = jnp.exp2(s - new[..., None])
        total = total * old + e.sum(-1)
        out = out * old[..., None] + jnp.einsum("hqk,khd->hqd", e, v[at : at + 1])
        m = new
    top = lax.pmax(m, "tp")
    weight = jnp.exp2(m - top)
    out = lax.psum(out * weight[..., None], "tp")
    return (out / lax.psum(total * weight, "tp")[..., None]).transpose(1, 0, 2)


def causal_gathered(q, k, v):
    k, v = (lax.all_gather(each, "tp", axis=0, tiled=True) for each in (k, v))
    rows = lax.axis_index("tp") * q.shape[0] + jnp.arange(q.shape[0])
    s = jnp.einsum("qhd,khd->hqk", q, k) / 2
    s = jnp.where(rows[:, None] >= jnp.arange(T)[None], s, -jnp.inf)
    e = jnp.exp(s - s.max(-1, keepdims=True))
    return jnp.einsum("hqk,khd->qhd", e / e.sum(-1, keepdims=True), v)


def causal_finite_mask(q, k, v):
    """As many write it: a large number in the place of infinity."""
    k, v = (lax.all_gather(each, "tp", axis=0, tiled=True) for each in (k, v))
    rows = lax.axis_index("tp") * q.shape[0] + jnp.arange(q.shape[0])
    s = jnp.einsum("qhd,khd->hqk", q, k) / 2
    s = jnp.where(rows[:, None] >= jnp.arange(T)[None], s, -1e30)
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(s, -1), v)


def embed_masked(ids, table):
    first = lax.axis_index("tp") * table.shape[0]
    local = ids - first
    inside = (local >= 0) & (local < table.shape[0])
    rows = table[jnp.clip(local, 0, table.shape[0] - 1)]
    return lax.psum(jnp.where(inside[:, None], rows, 0), "tp")


def embed_one_hot(ids, table):
    first = lax.axis_index("tp") * table.shape[0]
    return lax.psum(jax.nn.one_hot(ids - first, table.shape[0]) @ table, "tp")


def embed_dropped(ids, table):
    """An index outside of a shard reads zero."""
    local = ids - lax.axis_index("tp") * table.shape[0]
    local = jnp.where(local < 0, table.shape[0], local)
    return lax.psum(table.at[local].get(mode="fill", fill_value=0), "tp")


def top_merged(x, head):
    values, ids = lax.top_k(x @ head, 2)
    ids = ids + lax.axis_index("tp") * head.shape[1]
    values = lax.all_gather(values, "tp", axis=1, tiled=True)
    ids = lax.all_gather(ids, "tp", axis=1, tiled=True)
    best, at = lax.top_k(values, 2)
    return best, jnp.take_along_axis(ids, at, 1)


def rotary_split(x):
    length = x.shape[0]
    positions = lax.axis_index("tp") * length + jnp.arange(length)
    freq = 100.0 ** (-jnp.arange(D // 2, dtype=F) / (D // 2))
    angles = positions.astype(F)[:, None] * freq
    cos, sin = (jnp.concatenate([f(angles)] * 2, -1) for f in (jnp.cos, jnp.sin))
    a, b = jnp.split(x, 2, -1)
    return x * cos + jnp.concatenate([-b, a], -1) * sin


def by_all_to_all(x, w1, w2):
    """From columns to rows and back."""
    rows = lax.all_to_all(x, "tp", 0, 1, tiled=True)
    out = mlp(rows, w1, w2)
    return lax.all_to_all(out, "tp", 1, 0, tiled=True)


def first_rank_sends(x, w1, w2):
    """Rank 0 computes, the others learn it."""
    me = lax.axis_index("tp")
    y = lax.cond(me == 0, lambda: mlp(x, w1, w2), lambda: jnp.zeros((T, D)))
    return lax.psum(y, "tp")


def looped(x, w1, w2):
    part = jax.nn.silu(x @ w1) @ w2

    def body(state):
        i, total, moving = state
        moving = lax.ppermute(moving, "tp", PERM)
        return i + 1, total + moving, moving

    return lax.while_loop(lambda state: state[0] < N - 1, body, (0, part, part))[1]


def whole(*_):
    return tuple(P() for _ in _)


R = {
    "summed by gather": (over(summed_by_gather, MLP, P()), mlp, (X, W1, W2)),
    "summed by ring": (over(summed_by_ring, MLP, P()), mlp, (X, W1, W2)),
    "summed by scatter": (over(summed_by_scatter, MLP, P()), mlp, (X, W1, W2)),
    "mean times ranks": (over(mean_times_ranks, MLP, P()), mlp, (X, W1, W2)),
    "silu by hand": (over(silu_by_hand, MLP, P()), mlp, (X, W1, W2)),
    "silu by tanh": (over(silu_by_tanh, MLP, P()), mlp, (X, W1, W2)),
    "silu by exp2": (over(silu_by_exp2, MLP, P()), mlp, (X, W1, W2)),
    "in bfloat16": (over(in_bfloat16, MLP, P()), mlp, (X, W1, W2)),
    "rows by scan": (over(rows_by_scan, MLP, P()), mlp, (X, W1, W2)),
    "rows by vmap": (over(rows_by_vmap, MLP, P()), mlp, (X, W1, W2)),
    "rematerialised": (over(rematerialised, MLP, P()), mlp, (X, W1, W2)),
    "two groups": (
        over(two_groups, (P(), P(None, ("dp", "tp")), P(("dp", "tp"))), P(), MESH2),
        mlp, (X, W1, W2)),
    "gelu": (over(gelu_by_erfc, MLP, P()), mlp_gelu, (X, W1, W2)),
    "norm over a split axis": (over(norm_split, (P(None, "tp"), P("tp")), P(None, "tp")), norm, (X, G)),
    "layer norm by moments": (
        over(layer_norm_moments, (P(None, "tp"), P("tp")), P(None, "tp")), layer_norm, (X, G)),
    "softmax over a split axis": (over(softmax_local_shift, VOCAB, P(None, "tp")), softmax, (X, HEAD)),
    "softmax put right": (over(softmax_corrected, VOCAB, P(None, "tp")), softmax, (X, HEAD)),
    "log-softmax": (over(log_softmax_split, VOCAB, P(None, "tp")), log_softmax, (X, HEAD)),
    "keys summed": (over(keys_summed, KV, P()), attention, (KEYS,) * 3),
    "flash in base two": (over(flash_base_two, KV, P()), attention, (KEYS,) * 3),
    "causal, keys gathered": (over(causal_gathered, CP, P("tp")), causal, (KEYS,) * 3),
    "causal, finite mask": (over(causal_finite_mask, CP, P("tp")), causal, (KEYS,) * 3),
    "embedding masked": (over(embed_masked, (P(), P("tp")), P()), embed, (IDS, TABLE)),
    "embedding by one-hot": (over(embed_one_hot, (P(), P("tp")), P()), embed, (IDS, TABLE)),
    "embedding dropped": (over(embed_dropped, (P(), P("tp")), P()), embed, (IDS, TABLE)),
    "top-k merged": (over(top_merged, VOCAB, (P(), P())), top, (X, HEAD)),
    "rotary by rotate-half": (over(rotary_split, (P("tp"),), P("tp")), rotary, (X,)),
    "by all-to-all": (over(by_all_to_all, (P(None, "tp"), P(), P()), P(None, "tp")), mlp, (X, W1, W2)),
    "first rank sends": (over(first_rank_sends, whole(1, 2, 3), P()), mlp, (X, W1, W2)),
    "looped": (over(looped, MLP, P()), mlp, (X, W1, W2)),
}  # fmt: skip
"""Name: sharded, reference, arguments."""

# --- wrong ---


def no_sum(x, w1, w2):
    return jax.nn.silu(x @ w1) @ w2


def sum_of_parts(x, w1, w2):
    """Parts of the width added up, where they should stand side by side."""
    return lax.psum(jax.nn.silu(x @ w1), "tp") @ w2


def sum_after_activation(x, w1, w2):
    part = x @ w1
    return lax.psum(jax.nn.silu(part), "tp") @ w2


def bias_on_every_rank(x, w1, w2, b):
    return lax.psum(jax.nn.silu(x @ w1) @ w2 + b, "tp")


def mlp_bias(x, w1, w2, b):
    return mlp(x, w1, w2) + b


def divided_bias_by_wrong_size(x, w1, w2, b):
    return lax.psum(jax.nn.silu(x @ w1) @ w2 + b / (N - 1), "tp")


def mean_for_sum(x, w1, w2):
    return lax.pmean(jax.nn.silu(x @ w1) @ w2, "tp")


def half_the_ranks(x, w1, w2):
    return lax.psum(jax.nn.silu(x @ w1) @ w2, "tp")


def ring_one_short(x, w1, w2):
    part = jax.nn.silu(x @ w1) @ w2
    total = part
    for _ in range(N - 2):
        part = lax.ppermute(part, "tp", PERM)
        total = total + part
    return total


def norm_local(x, g):
    return x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6) * g


def norm_epsilon_each(x, g):
    total = lax.psum((x * x).sum(-1, keepdims=True) / D + 1e-3, "tp")
    return x * lax.rsqrt(total) * g


def norm_large_epsilon(x, g):
    return x / jnp.sqrt((x * x).mean(-1, keepdims=True) + 1e-3) * g


def norm_other_epsilon(x, g):
    total = lax.psum((x * x).sum(-1, keepdims=True), "tp")
    return x * lax.rsqrt(total / D + 1e-5) * g


def rotary_other_base(x):
    length = x.shape[0]
    positions = lax.axis_index("tp") * length + jnp.arange(length)
    angles = positions.astype(F)[:, None] * 100.1 ** (-jnp.arange(D // 2, dtype=F) / (D // 2))
    a, b = jnp.split(x, 2, -1)
    cos, sin = jnp.cos(angles), jnp.sin(angles)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def softmax_local(x, head):
    return jax.nn.softmax(x @ head, -1)


def softmax_own_shift(x, head):
    s = x @ head
    e = jnp.exp(s - s.max(-1, keepdims=True))
    return e / lax.psum(e.sum(-1, keepdims=True), "tp")


def merged_without_weights(q, k, v):
    return lax.pmean(attention(q, k, v), "tp")


def merged_in_another_base(q, k, v):
    s = jnp.einsum("qhd,khd->hqk", q, k) * 0.5
    lse = jax.nn.logsumexp(s, -1)
    out = attention(q, k, v).transpose(1, 0, 2)
    top = lax.pmax(lse, "tp")
    weight = jnp.exp2(lse - top)
    out = lax.psum(weight[..., None] * out, "tp") / lax.psum(weight, "tp")[..., None]
    return out.transpose(1, 0, 2)


def causal_local(q, k, v):
    """Positions that begin at zero on every rank."""
    k, v = (lax.all_gather(each, "tp", axis=0, tiled=True) for each in (k, v))
    rows = jnp.arange(q.shape[0])
    s = jnp.einsum("qhd,khd->hqk", q, k) / 2
    s = jnp.where(rows[:, None] >= jnp.arange(T)[None], s, -jnp.inf)
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(s, -1), v)


def causal_strict(q, k, v):
    k, v = (lax.all_gather(each, "tp", axis=0, tiled=True) for each in (k, v))
    rows = lax.axis_index("tp") * q.shape[0] + jnp.arange(q.shape[0])
    s = jnp.einsum("qhd,khd->hqk", q, k) / 2
    s = jnp.where(rows[:, None] + 1 >= jnp.arange(T)[None], s, -jnp.inf)
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(s, -1), v)


def scaled_by_local_size(q, k, v):
    s = jnp.einsum("qhd,khd->hqk", q, k) / jnp.sqrt(2.0)
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(s, -1), v)


def embed_clipped(ids, table):
    local = ids - lax.axis_index("tp") * table.shape[0]
    return lax.psum(table[jnp.clip(local, 0, table.shape[0] - 1)], "tp")


def embed_edge(ids, table):
    """The first row of every shard is taken for outside."""
    local = ids - lax.axis_index("tp") * table.shape[0]
    inside = (local > 0) & (local < table.shape[0])
    rows = table[jnp.clip(local, 0, table.shape[0] - 1)]
    return lax.psum(jnp.where(inside[:, None], rows, 0), "tp")


def top_without_offset(x, head):
    values, ids = lax.top_k(x @ head, 2)
    values = lax.all_gather(values, "tp", axis=1, tiled=True)
    ids = lax.all_gather(ids, "tp", axis=1, tiled=True)
    best, at = lax.top_k(values, 2)
    return best, jnp.take_along_axis(ids, at, 1)


def top_one_each(x, head):
    """Only the best of every rank is offered."""
    values, ids = lax.top_k(x @ head, 1)
    ids = ids + lax.axis_index("tp") * head.shape[1]
    values = lax.all_gather(values, "tp", axis=1, tiled=True)
    ids = lax.all_gather(ids, "tp", axis=1, tiled=True)
    best, at = lax.top_k(values, 2)
    return best, jnp.take_along_axis(ids, at, 1)


def rotary_local(x):
    return rotary_of(x, jnp.arange(x.shape[0]))


def rotary_of(x, positions):
    freq = 100.0 ** (-jnp.arange(D // 2, dtype=F) / (D // 2))
    angles = positions.astype(F)[:, None] * freq
    a, b = jnp.split(x, 2, -1)
    cos, sin = jnp.cos(angles), jnp.sin(angles)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def rotary_interleaved(x):
    length = x.shape[0]
    positions = lax.axis_index("tp") * length + jnp.arange(length)
    freq = 100.0 ** (-jnp.arange(D // 2, dtype=F) / (D // 2))
    angles = positions.astype(F)[:, None] * freq
    a, b = x[:, 0::2], x[:, 1::2]
    cos, sin = jnp.cos(angles), jnp.sin(angles)
    return jnp.stack([a * cos - b * sin, b * cos + a * sin], -1).reshape(x.shape)


def fused(x, w):
    gate, up = jnp.split(x @ w, 2, -1)
    return jax.nn.silu(gate) * up


def all_to_all_mixed(x, w1, w2):
    rows = lax.all_to_all(x, "tp", 0, 1, tiled=True)
    out = mlp(rows, w1, w2)
    return lax.all_to_all(out[::-1], "tp", 1, 0, tiled=True)


def gelu_tanh(x, w1, w2):
    return lax.psum(jax.nn.gelu(x @ w1, approximate=True) @ w2, "tp")


BIASED = (*MLP, P())
WRONG = {
    "no sum": (over(no_sum, MLP, P()), mlp, (X, W1, W2)),
    "another sum": (over(sum_of_parts, MLP, P()), mlp, (X, W1, W2)),
    "sum after the activation": (
        over(sum_after_activation, (P(None, "tp"), P("tp"), P()), P()), mlp, (X, W1, W2)),
    "bias on every rank": (over(bias_on_every_rank, BIASED, P()), mlp_bias, (X, W1, W2, G)),
    "bias divided wrongly": (over(divided_bias_by_wrong_size, BIASED, P()), mlp_bias, (X, W1, W2, G)),
    "mean for a sum": (over(mean_for_sum, MLP, P()), mlp, (X, W1, W2)),
    "one axis of two": (
        over(half_the_ranks, (P(), P(None, ("dp", "tp")), P(("dp", "tp"))), P(), MESH2),
        mlp, (X, W1, W2)),
    "ring one turn short": (over(ring_one_short, MLP, P()), mlp, (X, W1, W2)),
    "norm of a shard": (over(norm_local, (P(None, "tp"), P("tp")), P(None, "tp")), norm, (X, G)),
    "epsilon on every rank": (
        over(norm_epsilon_each, (P(None, "tp"), P("tp")), P(None, "tp")), norm_large_epsilon, (X, G)),
    "another epsilon": (
        over(norm_other_epsilon, (P(None, "tp"), P("tp")), P(None, "tp")), norm, (X, G)),
    "another base of rotary": (over(rotary_other_base, (P("tp"),), P("tp")), rotary, (X,)),
    "softmax of a shard": (over(softmax_local, VOCAB, P(None, "tp")), softmax, (X, HEAD)),
    "a shift of one's own": (over(softmax_own_shift, VOCAB, P(None, "tp")), softmax, (X, HEAD)),
    "merged without weights": (over(merged_without_weights, KV, P()), attention, (KEYS,) * 3),
    "merged in another base": (over(merged_in_another_base, KV, P()), attention, (KEYS,) * 3),
    "positions of one's own": (over(causal_local, CP, P("tp")), causal, (KEYS,) * 3),
    "mask off by one": (over(causal_strict, CP, P("tp")), causal, (KEYS,) * 3),
    "another scale": (over(scaled_by_local_size, CP, P("tp")), attention, (KEYS,) * 3),
    "embedding clipped": (over(embed_clipped, (P(), P("tp")), P()), embed, (IDS, TABLE)),
    "embedding at the edge": (over(embed_edge, (P(), P("tp")), P()), embed, (IDS, TABLE)),
    "ids without offset": (over(top_without_offset, VOCAB, (P(), P())), top, (X, HEAD)),
    "too few offered": (over(top_one_each, VOCAB, (P(), P())), top, (X, HEAD)),
    "rotary of one's own positions": (over(rotary_local, (P("tp"),), P("tp")), rotary, (X,)),
    "rotary interleaved": (over(rotary_interleaved, (P("tp"),), P("tp")), rotary, (X,)),
    "fused weights cut contiguously": (
        over(fused, (P(), P(None, "tp")), P(None, "tp")), fused, (X, W1)),
    "tokens sent back mixed": (
        over(all_to_all_mixed, (P(None, "tp"), P(), P()), P(None, "tp")), mlp, (X, W1, W2)),
    "another activation": (over(gelu_tanh, MLP, P()), mlp_gelu, (X, W1, W2)),
}  # fmt: skip
