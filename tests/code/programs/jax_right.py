"""Sharded programs in JAX beside the same for one device, as their authors would write them."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AbstractMesh
from jax.sharding import PartitionSpec as P

S = jax.ShapeDtypeStruct
F = jnp.float32
B, T, D, H, KV, HD, FF = 2, 8, 16, 8, 4, 4, 32


def shard_map(function, mesh, in_specs, out_specs):
    return jax.shard_map(
        function, mesh=mesh, in_specs=in_specs, out_specs=out_specs, check_vma=False
    )


# --- a Llama block ---


def rms_norm(x, weight):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5) * weight


def rope(x, positions):
    half = x.shape[-1] // 2
    inverse = 10000.0 ** (-jnp.arange(half, dtype=F) / half)
    angles = positions[:, None] * inverse
    cos, sin = jnp.cos(angles)[:, None], jnp.sin(angles)[:, None]
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def attention(q, k, v):
    groups = q.shape[2] // k.shape[2]
    k, v = jnp.repeat(k, groups, 2), jnp.repeat(v, groups, 2)
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(HD)
    mask = jnp.tril(jnp.ones((q.shape[1], k.shape[1]), bool))
    weights = jax.nn.softmax(jnp.where(mask, scores, -jnp.inf), -1)
    return jnp.einsum("bhqk,bkhd->bqhd", weights, v)


def attend(x, p):
    batch, tokens = x.shape[:2]
    positions = jnp.arange(tokens, dtype=F)
    q = (x @ p["wq"]).reshape(batch, tokens, -1, HD)
    k = (x @ p["wk"]).reshape(batch, tokens, -1, HD)
    v = (x @ p["wv"]).reshape(batch, tokens, -1, HD)
    q, k = rope(q, positions), rope(k, positions)
    return attention(q, k, v).reshape(batch, tokens, -1) @ p["wo"]


def feed(x, p):
    return (jax.nn.silu(x @ p["gate"]) * (x @ p["up"])) @ p["down"]


def block(x, p):
    x = x + attend(rms_norm(x, p["norm1"]), p)
    return x + feed(rms_norm(x, p["norm2"]), p)


PARAMS = {
    "norm1": S((D,), F), "norm2": S((D,), F), "wq": S((D, H * HD), F), "wk": S((D, KV * HD), F),
    "wv": S((D, KV * HD), F), "wo": S((H * HD, D), F), "gate": S((D, FF), F), "up": S((D, FF), F),
    "down": S((FF, D), F),
}  # fmt: skip
SPECS = {
    "norm1": P(), "norm2": P(), "wq": P(None, "tp"), "wk": P(None, "tp"), "wv": P(None, "tp"),
    "wo": P("tp", None), "gate": P(None, "tp"), "up": P(None, "tp"), "down": P("tp", None),
}  # fmt: skip
X = S((B, T, D), F)


def block_tp(x, p):
    x = x + lax.psum(attend(rms_norm(x, p["norm1"]), p), "tp")
    return x + lax.psum(feed(rms_norm(x, p["norm2"]), p), "tp")


def block_tp_sp(x, p):
    h = lax.all_gather(rms_norm(x, p["norm1"]), "tp", axis=1, tiled=True)
    x = x + lax.psum_scatter(attend(h, p), "tp", scatter_dimension=1, tiled=True)
    h = lax.all_gather(rms_norm(x, p["norm2"]), "tp", axis=1, tiled=True)
    return x + lax.psum_scatter(feed(h, p), "tp", scatter_dimension=1, tiled=True)


def llama_tp():
    return shard_map(block_tp, AbstractMesh((4,), ("tp",)), (P(), SPECS), P()), block, (X, PARAMS)


def llama_tp_sp():
    mesh = AbstractMesh((4,), ("tp",))
    spec = P(None, "tp")
    return shard_map(block_tp_sp, mesh, (spec, SPECS), spec), block, (X, PARAMS)


def llama_dp_tp():
    mesh = AbstractMesh((2, 2), ("dp", "tp"))
    return shard_map(block_tp, mesh, (P("dp"), SPECS), P("dp")), block, (X, PARAMS)


def llama_gradients():
    sharded = jax.shard_map(
        block_tp, mesh=AbstractMesh((4,), ("tp",)), in_specs=(P(), SPECS), out_specs=P()
    )

    def loss(f):
        return lambda x, p: (f(x, p) ** 2).sum()

    return jax.grad(loss(sharded), (0, 1)), jax.grad(loss(block), (0, 1)), (X, PARAMS)


# --- ring attention: every rank has its queries, keys travel ---


def plain_attention(q, k, v):
    s = jnp.einsum("qhd,khd->hqk", q, k) * HD**-0.5
    mask = jnp.arange(q.shape[0])[:, None] >= jnp.arange(k.shape[0])[None]
    w = jax.nn.softmax(jnp.where(mask, s, -jnp.inf), -1)
    return jnp.einsum("hqk,khd->qhd", w, v)


def ring_rank(q, k, v):
    n = lax.axis_size("cp")
    me, length = lax.axis_index("cp"), q.shape[0]
    rows = me * length + jnp.arange(length)
    perm = [(i, (i + 1) % n) for i in range(n)]

    def turn(carry, step):
        k, v, m, total, out = carry
        owner = (me - step) % n
        columns = owner * length + jnp.arange(length)
        s = jnp.einsum("qhd,khd->hqk", q, k) * HD**-0.5
        s = jnp.where(rows[:, None] >= columns[None], s, -jnp.inf)
        new = jnp.maximum(m, s.max(-1))
        safe = jnp.where(jnp.isinf(new), 0.0, new)
        old = jnp.exp(m - safe)
        w = jnp.exp(s - safe[..., None])
        total = total * old + w.sum(-1)
        out = out * old[..., None] + jnp.einsum("hqk,khd->hqd", w, v)
        k, v = lax.ppermute((k, v), "cp", perm)
        return (k, v, new, total, out), None

    heads = q.shape[1]
    start = (
        k, v, jnp.full((heads, length), -jnp.inf), jnp.zeros((heads, length)),
        jnp.zeros((heads, length, HD)),
    )  # fmt: skip
    (_, _, _, total, out), _ = lax.scan(turn, start, jnp.arange(n))
    return (out / total[..., None]).transpose(1, 0, 2)


def ring():
    mesh, spec = AbstractMesh((4,), ("cp",)), P("cp")
    args = (S((T, 2, HD), F),) * 3
    return shard_map(ring_rank, mesh, (spec,) * 3, spec), plain_attention, args


# --- one query over keys that are split: merge by log-sum-exp ---


def decode_attention(q, k, v):
    s = jnp.einsum("hd,khd->hk", q, k) * HD**-0.5
    return jnp.einsum("hk,khd->hd", jax.nn.softmax(s, -1), v)


def lse_rank(q, k, v):
    s = jnp.einsum("hd,khd->hk", q, k) * HD**-0.5
    lse = jax.nn.logsumexp(s, -1)
    out = jnp.einsum("hk,khd->hd", jnp.exp(s - lse[:, None]), v)
    every = lax.all_gather(lse, "cp")
    outs = lax.all_gather(out, "cp")
    top = every.max(0)
    weights = jnp.exp(every - top)
    return (weights[..., None] * outs).sum(0) / weights.sum(0)[:, None]


def lse_rank_summed(q, k, v):
    s = jnp.einsum("hd,khd->hk", q, k) * HD**-0.5
    lse = jax.nn.logsumexp(s, -1)
    out = jnp.einsum("hk,khd->hd", jnp.exp(s - lse[:, None]), v)
    top = lax.pmax(lse, "cp")
    weight = jnp.exp(lse - top)
    return lax.psum(weight[:, None] * out, "cp") / lax.psum(weight, "cp")[:, None]


def lse(rank=lse_rank):
    mesh = AbstractMesh((4,), ("cp",))
    args = (S((2, HD), F), S((T, 2, HD), F), S((T, 2, HD), F))
    return shard_map(rank, mesh, (P(), P("cp"), P("cp")), P()), decode_attention, args


def lse_summed():
    return lse(lse_rank_summed)


# --- experts: tokens are sent to the ranks that own them ---

E = 8


def expert(x, w1, w2):
    return jax.nn.gelu(x @ w1) @ w2


def route(x, router):
    scores = jax.nn.softmax(x @ router, -1)
    top, ids = lax.top_k(scores, 2)
    return top / top.sum(-1, keepdims=True), ids


def moe(x, router, w1, w2):
    weights, ids = route(x, router)
    every = jax.vmap(expert, (None, 0, 0))(x, w1, w2)
    picked = jnp.take_along_axis(every, ids.T[..., None], 0)
    return (weights.T[..., None] * picked).sum(0)


def moe_rank(x, router, w1, w2):
    tokens = x.shape[0]
    weights, ids = route(x, router)
    hot = jax.nn.one_hot(ids, E, dtype=jnp.int32).reshape(-1, E)
    slot = (jnp.cumsum(hot, 0) * hot).sum(-1) - 1
    flat, capacity = ids.reshape(-1), tokens
    buffer = jnp.zeros((E, capacity, D)).at[flat, slot].set(jnp.repeat(x, 2, 0))
    sent = lax.all_to_all(buffer, "ep", 0, 1, tiled=True)
    done = jax.vmap(expert)(sent, w1, w2)
    back = lax.all_to_all(done, "ep", 1, 0, tiled=True)
    picked = back[flat, slot].reshape(tokens, 2, D)
    return (weights[..., None] * picked).sum(1)


def experts():
    mesh = AbstractMesh((4,), ("ep",))
    args = (S((T, D), F), S((D, E), F), S((E, D, 8), F), S((E, 8, D), F))
    specs = (P("ep"), P(), P("ep"), P("ep"))
    return shard_map(moe_rank, mesh, specs, P("ep")), moe, args


# --- the greedy token over a split vocabulary ---

V = 16


def greedy(x, head):
    return jnp.argmax(x @ head, -1)


def greedy_rank(x, head):
    logits = x @ head
    best, at = logits.max(-1), jnp.argmax(logits, -1)
    at = at + lax.axis_index("tp") * logits.shape[-1]
    values, ids = lax.all_gather(best, "tp"), lax.all_gather(at, "tp")
    winner = jnp.argmax(values, 0)
    return jnp.take_along_axis(ids, winner[None], 0)[0]


def vocabulary():
    mesh = AbstractMesh((4,), ("tp",))
    return (
        shard_map(greedy_rank, mesh, (P(), P(None, "tp")), P()),
        greedy,
        (S((T, D), F), S((D, V), F)),
    )


def loss(x, table, targets):
    logits = x @ table
    return jax.nn.logsumexp(logits, -1) - jnp.take_along_axis(logits, targets[:, None], 1)[:, 0]


def loss_rank(x, table, targets):
    logits = x @ table
    width = logits.shape[-1]
    first = lax.axis_index("tp") * width
    top = lax.pmax(logits.max(-1), "tp")
    total = lax.psum(jnp.exp(logits - top[:, None]).sum(-1), "tp")
    local = targets - first
    inside = (local >= 0) & (local < width)
    own = jnp.take_along_axis(logits, jnp.clip(local, 0, width - 1)[:, None], 1)[:, 0]
    target = lax.psum(jnp.where(inside, own, 0.0), "tp")
    return jnp.log(total) + top - target


def cross_entropy():
    mesh = AbstractMesh((4,), ("tp",))
    targets = np.array([0, 3, 5, 15, 8, 11, 4, 7], np.int32)
    args = (S((T, D), F), S((D, V), F), targets)
    return shard_map(loss_rank, mesh, (P(), P(None, "tp"), P()), P()), loss, args


# --- stages of a pipeline ---


def layers(x, w):
    for i in range(w.shape[0]):
        x = x + jnp.tanh(x @ w[i])
    return x


def pipeline_rank(x, w):
    n = lax.axis_size("pp")
    me = lax.axis_index("pp")
    batches = x.shape[0]
    perm = [(i, (i + 1) % n) for i in range(n)]

    def tick(carry, t):
        state, out = carry
        feed_in = x[jnp.clip(t, 0, batches - 1)]
        state = jnp.where(me == 0, feed_in, state)
        state = layers(state, w)
        done = t - (n - 1)
        mine = (me == n - 1) & (done >= 0)
        out = jnp.where(mine, out.at[jnp.clip(done, 0, batches - 1)].set(state), out)
        return (lax.ppermute(state, "pp", perm), out), None

    start = jnp.zeros_like(x[0]), jnp.zeros_like(x)
    (_, out), _ = lax.scan(tick, start, jnp.arange(batches + n - 1))
    return lax.psum(jnp.where(me == n - 1, out, 0.0), "pp")


def pipeline():
    mesh = AbstractMesh((4,), ("pp",))
    args = (S((3, 2, D), F), S((4, D, D), F))
    return shard_map(pipeline_rank, mesh, (P(), P("pp")), P()), layers, args


RIGHT = {
    "llama_tp": llama_tp, "llama_tp_sp": llama_tp_sp, "llama_dp_tp": llama_dp_tp,
    "llama_gradients": llama_gradients, "ring": ring, "lse": lse, "lse_summed": lse_summed,
    "experts": experts, "vocabulary": vocabulary, "cross_entropy": cross_entropy,
    "pipeline": pipeline,
}  # fmt: skip
