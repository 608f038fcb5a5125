"""Sharded programs of further kinds, each right in one way and wrong in another that is near."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AbstractMesh
from jax.sharding import PartitionSpec as P

S, F, B = jax.ShapeDtypeStruct, jnp.float32, jnp.bfloat16
N, T, D, V, HEADS = 4, 8, 8, 16, 4
MESH = AbstractMesh((N,), ("tp",))
X, W1, W2, G, HEAD = S((T, D), F), S((D, 16), F), S((16, D), F), S((D,), F), S((D, V), F)
QKV = S((T, HEADS, 2), F)
ROWS, COLUMNS, WHOLE = P("tp"), P(None, "tp"), P()
MLP = WHOLE, COLUMNS, ROWS
HEADED = (COLUMNS,) * 3


def over(function, given, out):
    return jax.shard_map(function, mesh=MESH, in_specs=given, out_specs=out, check_vma=False)


def me():
    return lax.axis_index("tp")


# --- constants in two kinds of floats ---


def gelu(x, a, b):
    return jax.nn.gelu(x @ a, approximate=True) @ b


def coarse_gelu(kind, cube):
    def rank(x, a, b):
        x, a, b = (each.astype(kind) for each in (x, a, b))
        h = x @ a
        inner = np.sqrt(2 / np.pi).astype(kind) * (h + cube * h**3)
        return lax.psum((0.5 * h * (1 + jnp.tanh(inner))) @ b, "tp").astype(F)

    return over(rank, MLP, WHOLE), gelu, (X, W1, W2)


ANGLES = np.arange(T)[:, None] * 10.0 ** -np.arange(D // 2)[None]
COS, SIN = np.cos(ANGLES).astype(np.float32), np.sin(ANGLES).astype(np.float32)


def turned(x, cos, sin):
    a, b = jnp.split(x, 2, -1)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def coarse_table(shift):
    """The tables of a rotary embedding in bfloat16; each rank takes its rows."""

    def rank(x):
        tables = (jnp.asarray(np.roll(each, shift, 0).astype(B)) for each in (COS, SIN))
        return turned(x, *(lax.dynamic_slice_in_dim(t, 2 * me(), 2).astype(F) for t in tables))

    return over(rank, (ROWS,), ROWS), lambda x: turned(x, COS, SIN), (X,)


# --- attention ---


def masked(q, k, v, keep, bias=0.0):
    scores = jnp.where(keep, jnp.einsum("qhd,khd->hqk", q, k) / 2 + bias, -jnp.inf)
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(scores, -1), v)


def everything(q, k, v):
    return masked(q, k, v, jnp.ones((T, T), bool))


def butterfly(*, weighted):
    """Keys dealt out; ranks that are one bit apart merge what they have, log2 of n times."""

    def rank(q, k, v):
        scores = jnp.einsum("qhd,khd->hqk", q, k) / 2
        lse = jax.nn.logsumexp(scores, -1).T[..., None]
        out = jnp.einsum("hqk,khd->qhd", jax.nn.softmax(scores, -1), v)
        for bit in (1, 2):
            pairs = [(at, at ^ bit) for at in range(N)]
            other, his = (lax.ppermute(each, "tp", pairs) for each in (out, lse))
            both = jnp.logaddexp(lse, his)
            if weighted:
                out = out * jnp.exp(lse - both) + other * jnp.exp(his - both)
            else:
                out = (out + other) / 2
            lse = both
        return out

    return over(rank, (WHOLE, ROWS, ROWS), WHOLE), everything, (QKV,) * 3


def causal(q, k, v):
    return masked(q, k, v, jnp.tril(jnp.ones((T, T), bool)))


ORDER = np.array([0, 7, 1, 6, 2, 5, 3, 4])


def zigzag(*, positions):
    """Each rank has one early token and one late one; keys are gathered in that order."""

    def outer(q, k, v):
        def rank(q, k, v):
            k, v = (lax.all_gather(each, "tp", axis=0, tiled=True) for each in (k, v))
            every = jnp.asarray(ORDER if positions else np.arange(T))
            own = lax.dynamic_slice_in_dim(every, 2 * me(), 2)
            return masked(q, k, v, every[None] <= own[:, None])

        made = over(rank, (ROWS,) * 3, ROWS)(*(each[ORDER] for each in (q, k, v)))
        return made[np.argsort(ORDER)]

    return outer, causal, (QKV,) * 3


def windowed(q, k, v):
    at = jnp.arange(T)
    away = at[:, None] - at[None]
    return masked(q, k, v, (away >= 0) & (away < 3))


def halo(width):
    """Each rank has two tokens, and gets the last keys of the rank before."""

    def rank(q, k, v):
        on = [(at, at + 1) for at in range(N - 1)]
        k, v = (
            jnp.concatenate([lax.ppermute(each, "tp", on)[2 - width :], each]) for each in (k, v)
        )
        at = 2 * me()
        keys, own = at - width + jnp.arange(width + 2), at + jnp.arange(2)
        away = own[:, None] - keys[None]
        return masked(q, k, v, (away >= 0) & (away < 3) & (keys >= 0)[None])

    return over(rank, (ROWS,) * 3, ROWS), windowed, (QKV,) * 3


def exchanged(concat):
    """Heads for tokens and back, by all-to-all."""

    def rank(q, k, v):
        q, k, v = (
            lax.all_to_all(each, "tp", split_axis=1, concat_axis=0, tiled=True)
            for each in (q, k, v)
        )
        made = masked(q, k, v, jnp.ones((T, T), bool))
        if concat == 1:
            return lax.all_to_all(made, "tp", split_axis=0, concat_axis=1, tiled=True)
        made = lax.all_to_all(made, "tp", split_axis=0, concat_axis=0, tiled=True)
        return made.reshape(2, HEADS, 2)

    return over(rank, (ROWS,) * 3, ROWS), everything, (QKV,) * 3


SLOPES = 2.0 ** -(2.0 * np.arange(1, HEADS + 1))


def sloped(q, k, v):
    away = jnp.arange(T)[None] - jnp.arange(T)[:, None]
    return masked(q, k, v, jnp.ones((T, T), bool), SLOPES[:, None, None] * away)


def slopes(*, of_rank):
    def rank(q, k, v):
        away = jnp.arange(T)[None] - jnp.arange(T)[:, None]
        own = jnp.asarray(SLOPES, F)[me()] if of_rank else jnp.asarray(SLOPES, F)[0]
        return masked(q, k, v, jnp.ones((T, T), bool), own * away)

    return over(rank, HEADED, COLUMNS), sloped, (QKV,) * 3


def sunk(q, k, v, sink):
    e = jnp.exp(jnp.einsum("qhd,khd->hqk", q, k) / 2)
    below = e.sum(-1) + jnp.exp(sink)[:, None]
    return jnp.einsum("hqk,khd->qhd", e, v) / below.T[..., None]


def sinks(*, once):
    """Keys dealt out; the sink of each head stands in the denominator once."""

    def rank(q, k, v, sink):
        e = jnp.exp(jnp.einsum("qhd,khd->hqk", q, k) / 2)
        below, more = e.sum(-1), jnp.exp(sink)[:, None]
        below = lax.psum(below, "tp") + more if once else lax.psum(below + more, "tp")
        return lax.psum(jnp.einsum("hqk,khd->qhd", e, v), "tp") / below.T[..., None]

    given = (WHOLE, ROWS, ROWS, WHOLE)
    return over(rank, given, WHOLE), sunk, (*(QKV,) * 3, S((HEADS,), F))


# --- norms, heads and losses ---


def layer_norm(x, g):
    away = x - x.mean(-1, keepdims=True)
    return away * lax.rsqrt((away**2).mean(-1, keepdims=True) + 1e-5) * g


def chan(*, between):
    """Means and squares of shards, merged as Chan does it."""

    def rank(x, g):
        n = x.shape[-1]
        mean = x.mean(-1, keepdims=True)
        squares = ((x - mean) ** 2).sum(-1, keepdims=True)
        whole = lax.pmean(mean, "tp")
        if between:
            squares = squares + n * (mean - whole) ** 2
        squares = lax.psum(squares, "tp")
        return (x - whole) * lax.rsqrt(squares / D + 1e-5) * g

    return over(rank, (COLUMNS, ROWS), COLUMNS), layer_norm, (X, G)


def normed(x, g, a, b):
    x = x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-6) * g
    return jax.nn.silu(x @ a) @ b


def sequence_parallel(axis):
    """Norms on one's own tokens, gathered before the columns and scattered behind the rows."""

    def rank(x, g, a, b):
        x = x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-6) * g
        x = lax.all_gather(x, "tp", axis=0, tiled=True)
        part = jax.nn.silu(x @ a) @ b
        made = lax.psum_scatter(part, "tp", scatter_dimension=axis, tiled=True)
        return made if axis == 0 else made.reshape(2, D)

    return over(rank, (ROWS, WHOLE, COLUMNS, ROWS), ROWS), normed, (X, G, W1, W2)


def softmax(x, head):
    return jax.nn.softmax(x @ head, -1)


def padded_vocabulary(*, hidden):
    """Thirteen tokens, padded to sixteen."""

    def rank(x, head):
        scores = x @ head
        at = me() * V // N + jnp.arange(V // N)
        if hidden:
            scores = jnp.where(at < 13, scores, -jnp.inf)
        e = jnp.exp(scores)
        return e / lax.psum(e.sum(-1, keepdims=True), "tp")

    def outer(x, head):
        head = jnp.pad(head, ((0, 0), (0, 3)))
        return over(rank, (WHOLE, COLUMNS), COLUMNS)(x, head)[:, :13]

    return outer, softmax, (X, S((D, 13), F))


def capped(x, head):
    return jnp.tanh(x @ head / 30) * 30


def soft_cap(*, first):
    """Inputs are split: the cap stands behind the sum."""

    def rank(x, head):
        part = x @ head
        if first:
            return lax.psum(jnp.tanh(part / 30) * 30, "tp")
        return jnp.tanh(lax.psum(part, "tp") / 30) * 30

    return over(rank, (COLUMNS, ROWS), WHOLE), capped, (X, HEAD)


LABELS = np.array([0, 3, 5, 15, 8, 11, 4, 7])


def smoothed(x, head):
    scores = jax.nn.log_softmax(x @ head, -1)
    return -(0.9 * scores[jnp.arange(T), LABELS] + 0.1 * scores.mean(-1))


def label_smoothing(*, over_all):
    def rank(x, head):
        logits = x @ head
        total = jnp.log(lax.psum(jnp.exp(logits).sum(-1), "tp"))
        at = LABELS - me() * 4
        own = jnp.take_along_axis(logits, jnp.clip(at, 0, 3)[:, None], 1)[:, 0]
        target = lax.psum(jnp.where((at >= 0) & (at < 4), own, 0.0), "tp")
        mean = logits.mean(-1)
        mean = lax.pmean(mean, "tp") if over_all else lax.psum(mean, "tp")
        return total - 0.9 * target - 0.1 * mean

    return over(rank, (WHOLE, COLUMNS), WHOLE), smoothed, (X, HEAD)


def z_loss(x, head):
    return (jax.nn.logsumexp(x @ head, -1) ** 2).mean()


def squared_logarithm(*, of_sum):
    def rank(x, head):
        e = jnp.exp(x @ head).sum(-1)
        if of_sum:
            return (jnp.log(lax.psum(e, "tp")) ** 2).mean()
        return lax.psum((jnp.log(e) ** 2).mean(), "tp")

    return over(rank, (WHOLE, COLUMNS), WHOLE), z_loss, (X, HEAD)


# --- experts, stages and weights ---


def shared(x, a, experts):
    shares = jax.nn.sigmoid(x @ a)
    return jax.nn.gelu(x) + jnp.einsum("te,td,edf->tf", shares, x, experts)


def shared_expert(scale):
    """What all ranks have is added on each, in so many parts."""

    def rank(x, a, experts):
        shares = jax.nn.sigmoid(x @ a)[:, me()][:, None]
        return lax.psum(jax.nn.gelu(x) / scale + shares * (x @ experts[0]), "tp")

    given = (WHOLE, WHOLE, ROWS)
    return over(rank, given, WHOLE), shared, (X, S((D, N), F), S((N, D, D), F))


def gradient(x, y, w):
    return jax.grad(lambda w: (((x @ w) - y) ** 2).mean())(w)


def fully_sharded(scale):
    """Weights are gathered, and their gradients scattered."""

    def rank(x, y, w):
        whole = lax.all_gather(w, "tp", axis=0, tiled=True)
        made = jax.grad(lambda w: (((x @ w) - y) ** 2).mean())(whole)
        return lax.psum_scatter(made, "tp", scatter_dimension=0, tiled=True) * scale

    return over(rank, (ROWS,) * 3, ROWS), gradient, (X, X, S((D, D), F))


def projected(x, w):
    q, k, v = jnp.split(x @ w, 3, -1)
    return everything(*(each.reshape(T, HEADS, 2) for each in (q, k, v)))


def fused(*, by_head):
    """Columns of one weight: of each rank its own queries, keys and values."""
    plain = np.arange(3 * D)
    order = plain.reshape(3, N, -1).transpose(1, 0, 2).ravel() if by_head else plain

    def rank(x, w):
        q, k, v = (each.reshape(T, 1, 2) for each in jnp.split(x @ w, 3, -1))
        return masked(q, k, v, jnp.ones((T, T), bool))

    def outer(x, w):
        return over(rank, (WHOLE, COLUMNS), COLUMNS)(x, w[:, order])

    return outer, projected, (X, S((D, 3 * D), F))


def stages(x, w):
    for each in w:
        x = x + jnp.tanh(x @ each)
    return x


def passed_along(first):
    """Each rank runs its layer when what it has is due, and passes it on."""

    def rank(x, w):
        state = x
        for turn in range(N):
            state = jnp.where(me() == turn, state + jnp.tanh(state @ w[0]), state)
            state = lax.ppermute(state, "tp", [(at, (at + 1) % N) for at in range(N)])
        return lax.psum(jnp.where(me() == first, state, 0.0), "tp")

    return over(rank, (WHOLE, ROWS), WHOLE), stages, (X, S((N, D, D), F))


def summed_by(x, w):
    return jnp.cumsum(x @ w, 0)


def running(*, before):
    """Running sums of tokens: a rank starts from what those before it have."""

    def rank(x, w):
        made = jnp.cumsum(x @ w, 0)
        totals = lax.all_gather(made[-1], "tp")
        earlier = jnp.arange(N) < me() if before else jnp.arange(N) <= me()
        return made + jnp.where(earlier[:, None], totals, 0.0).sum(0)

    return over(rank, (ROWS, WHOLE), ROWS), summed_by, (X, W1)


# --- pairs of texts and pictures ---


def paired(x, y):
    s = x @ y.T
    return (jax.nn.logsumexp(s, 0) + jax.nn.logsumexp(s, 1) - 2 * jnp.diag(s)).mean()


def contrasted(*, local):
    """Each rank has the others' rows as negatives, and its own labels lie behind theirs."""

    def rank(x, y):
        every_x, every_y = (lax.all_gather(each, "tp", tiled=True) for each in (x, y))
        at = jnp.arange(len(x)) + (0 if local else me() * len(x))
        rows = jax.nn.log_softmax(x @ every_y.T) + jax.nn.log_softmax(y @ every_x.T)
        return lax.pmean(-jnp.take_along_axis(rows, at[:, None], 1).mean(), "tp")

    return over(rank, (ROWS, ROWS), WHOLE), paired, (X, X)


RIGHT = {
    "gelu by tanh in bfloat16": coarse_gelu(B, 0.044715),
    "gelu by tanh in float16": coarse_gelu(jnp.float16, 0.044715),
    "rotary tables in bfloat16": coarse_table(0),
    "merged by a butterfly": butterfly(weighted=True), "zigzag": zigzag(positions=True),
    "window with a halo": halo(2), "heads for tokens": exchanged(1),
    "slopes of heads": slopes(of_rank=True), "a sink once": sinks(once=True),
    "layer norm by Chan": chan(between=True), "norms on tokens": sequence_parallel(0),
    "vocabulary padded": padded_vocabulary(hidden=True), "cap behind the sum": soft_cap(first=False),
    "labels smoothed": label_smoothing(over_all=True), "z-loss": squared_logarithm(of_sum=True),
    "shared expert in parts": shared_expert(N), "fully sharded": fully_sharded(1 / N),
    "fused by head": fused(by_head=True), "passed along": passed_along(0),
    "running sums": running(before=True), "contrasted": contrasted(local=False),
}  # fmt: skip
WRONG = {
    "gelu by tanh in bfloat16, another cube": coarse_gelu(B, 0.047),
    "gelu by tanh in float16, another cube": coarse_gelu(jnp.float16, 0.04475),
    "rotary tables of the next position": coarse_table(1),
    "merged by a butterfly as means": butterfly(weighted=False),
    "zigzag, positions in turn": zigzag(positions=False), "window with half a halo": halo(1),
    "heads sent back as tokens": exchanged(0), "slopes of the first head": slopes(of_rank=False),
    "a sink on every rank": sinks(once=False), "squares of shards alone": chan(between=False),
    "sums scattered along the width": sequence_parallel(1),
    "pads of a vocabulary count": padded_vocabulary(hidden=False),
    "cap before the sum": soft_cap(first=True), "means of shards summed": label_smoothing(over_all=False),
    "squares of logarithms summed": squared_logarithm(of_sum=False),
    "shared expert on every rank": shared_expert(1), "gradients of ranks summed": fully_sharded(1),
    "fused cut as one": fused(by_head=False), "output of another stage": passed_along(1),
    "running sums with one's own": running(before=False),
    "contrasted with the first rank's": contrasted(local=True),
}  # fmt: skip
