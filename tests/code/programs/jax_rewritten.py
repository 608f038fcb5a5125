"""Functions written in another way, each right in one form and wrong in another that is near."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AbstractMesh
from jax.sharding import PartitionSpec as P

S, F = jax.ShapeDtypeStruct, jnp.float32
N, T, D, V = 4, 8, 8, 16
MESH = AbstractMesh((N,), ("tp",))
X, W1, W2, G, HEAD = S((T, D), F), S((D, 16), F), S((16, D), F), S((D,), F), S((D, V), F)
ROWS, COLUMNS, WHOLE = P("tp"), P(None, "tp"), P()


def over(function, given, out):
    return jax.shard_map(function, mesh=MESH, in_specs=given, out_specs=out, check_vma=False)


# --- an activation between two projections ---


def activated(form, plain):
    """Columns, a function of each number, rows, and their sum."""

    def rank(x, a, b):
        return lax.psum(form(x @ a) @ b, "tp")

    def alone(x, a, b):
        return plain(x @ a) @ b

    return over(rank, (WHOLE, COLUMNS, ROWS), WHOLE), alone, (X, W1, W2)


def mish(h):
    return h * jnp.tanh(jax.nn.softplus(h))


def mish_of_squares(h):
    """tanh(log(u)) is (u² - 1) / (u² + 1)."""
    u = (1 + jnp.exp(h)) ** 2
    return h * (u - 1) / (u + 1)


def gelu_tanh(h):
    return jax.nn.gelu(h, approximate=True)


def gelu_by_sigmoid(h):
    """(1 + tanh z) / 2 is a logistic of 2z."""
    return h * jax.nn.sigmoid(2 * np.sqrt(2 / np.pi) * (h + 0.044715 * h * h * h))


def gelu_quick(h):
    return h * jax.nn.sigmoid(1.702 * h)


# --- a norm along a split axis ---


def normed(form, plain):
    """Its own part of each token, and how to sum over all."""

    def rank(x, g):
        return form(x, g, lambda own: lax.psum(own.sum(-1, keepdims=True), "tp"))

    return over(rank, (COLUMNS, ROWS), COLUMNS), plain, (X, G)


def rms(x, g):
    return x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6) * g


def layer(x, g):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5) * g


def unit(x, g):
    return x / jnp.sqrt((x * x).sum(-1, keepdims=True)) * g


def squared_unit(x, g):
    return x * x / (x * x).sum(-1, keepdims=True) * g


# --- a softmax along a split vocabulary ---


def spread(form, plain, out=COLUMNS):
    def rank(x, head):
        return form(x @ head, lambda own: lax.psum(own.sum(-1, keepdims=True), "tp"))

    return over(rank, (WHOLE, COLUMNS), out), lambda x, head: plain(x @ head), (X, HEAD)


def top(s):
    return lax.pmax(s.max(-1, keepdims=True), "tp")


def softmax(s):
    return jax.nn.softmax(s, -1)


def log_softmax(s):
    return jax.nn.log_softmax(s, -1)


def logsumexp(s):
    return jax.nn.logsumexp(s, -1, keepdims=True)


LOG2E = float(np.log2(np.e))


def lse_base_two(s, total):
    m = top(s * LOG2E)
    return (m + jnp.log2(total(jnp.exp2(s * LOG2E - m)))) / LOG2E


def lse_base_two_unscaled(s, total):
    m = top(s * LOG2E)
    return m + jnp.log2(total(jnp.exp2(s * LOG2E - m)))


def entropy(s):
    p = jax.nn.softmax(s, -1)
    return -(p * jax.nn.log_softmax(s, -1)).sum(-1, keepdims=True)


def entropy_by_lse(s, total):
    """log Z less the mean of what is below it."""
    m = top(s)
    e = jnp.exp(s - m)
    z = total(e)
    return m + jnp.log(z) - total(e * s) / z


def sigmoid(h):
    return 1 / (1 + jnp.exp(-h))


RIGHT = {
    "a root squared": normed(lambda x, g, total: x * jnp.sqrt(total(x * x)) ** 2 * g,
                             lambda x, g: x * (x * x).sum(-1, keepdims=True) * g),
    "rsqrt twice": normed(lambda x, g, total: x * x * lax.rsqrt(total(x * x)) * lax.rsqrt(total(x * x)) * g,
                          squared_unit),
    "rsqrt squared": normed(lambda x, g, total: (x * lax.rsqrt(total(x * x))) ** 2 * g, squared_unit),
    "a root by rsqrt": normed(lambda x, g, total: x / (total(x * x) * lax.rsqrt(total(x * x))) * g, unit),
    "a root of the size": normed(
        lambda x, g, total: x * np.sqrt(D).astype(np.float32) / jnp.sqrt(total(x * x)) * g,
        lambda x, g: x * lax.rsqrt((x * x).mean(-1, keepdims=True)) * g),
    "a root of a product": normed(
        lambda x, g, total: x / (jnp.sqrt(total(x * x)) * jnp.sqrt(total(x * x) + 1)) * g,
        lambda x, g: x / jnp.sqrt((x * x).sum(-1, keepdims=True) * ((x * x).sum(-1, keepdims=True) + 1)) * g),
    "a root by exp and log": normed(
        lambda x, g, total: x * jnp.exp(-0.5 * jnp.log(total(x * x) / D + 1e-6)) * g, rms),
    "a power of minus a half": normed(lambda x, g, total: x * (total(x * x) / D + 1e-6) ** -0.5 * g, rms),
    "a power of three halves": normed(
        lambda x, g, total: x / (total(x * x) * jnp.sqrt(total(x * x))) * g,
        lambda x, g: x * (x * x).sum(-1, keepdims=True) ** -1.5 * g),
    "variance by moments": normed(
        lambda x, g, total: (x - total(x) / D) * lax.rsqrt(total(x * x) / D - (total(x) / D) ** 2 + 1e-5) * g,
        layer),
    "epsilon of the sum": normed(
        lambda x, g, total: x * np.sqrt(8).astype(np.float32) * lax.rsqrt(total(x * x) + 8e-6) * g, rms),
    "silu by a quotient": activated(lambda h: h / (1 + jnp.exp(-h)), jax.nn.silu),
    "silu by exp above": activated(lambda h: h * jnp.exp(h) / (jnp.exp(h) + 1), jax.nn.silu),
    "silu by log-sigmoid": activated(lambda h: h * jnp.exp(-jnp.log1p(jnp.exp(-h))), jax.nn.silu),
    "sigmoid by tanh": activated(lambda h: 0.5 + 0.5 * jnp.tanh(0.5 * h), jax.nn.sigmoid),
    "tanh by sigmoid": activated(lambda h: 2 * sigmoid(2 * h) - 1, jnp.tanh),
    "tanh by exp": activated(lambda h: (jnp.exp(h) - jnp.exp(-h)) / (jnp.exp(h) + jnp.exp(-h)), jnp.tanh),
    "tanh by sinh": activated(lambda h: jnp.sinh(h) / jnp.cosh(h), jnp.tanh),
    "softplus by log1p": activated(lambda h: jnp.log1p(jnp.exp(h)), jax.nn.softplus),
    "softplus turned": activated(lambda h: h + jnp.log1p(jnp.exp(-h)), jax.nn.softplus),
    "softplus by sigmoid": activated(lambda h: -jnp.log(jax.nn.sigmoid(-h)), jax.nn.softplus),
    "softplus in base two": activated(lambda h: jnp.log2(1 + jnp.exp2(h * LOG2E)) / LOG2E, jax.nn.softplus),
    "softplus that is stable": activated(
        lambda h: jnp.maximum(h, 0) + jnp.log1p(jnp.exp(-jnp.abs(h))), jax.nn.softplus),
    "log-sigmoid": activated(lambda h: -jnp.logaddexp(-h, 0.0), jax.nn.log_sigmoid),
    "mish of squares": activated(mish_of_squares, mish),
    "gelu by a logistic": activated(gelu_by_sigmoid, gelu_tanh),
    "quick gelu": activated(lambda h: h / (1 + jnp.exp(-1.702 * h)), gelu_quick),
    "exp of log": activated(lambda h: jnp.exp(jnp.log(jnp.exp(h) + 1)), lambda h: jnp.exp(h) + 1),
    "a chain of reciprocals": activated(lambda h: 1 / (1 / (1 / (1 + jnp.exp(h)))), lambda h: 1 / (1 + jnp.exp(h))),
    "a product of exponentials": activated(lambda h: jnp.exp(h / 2) * jnp.exp(h / 2), jnp.exp),
    "exp of expm1": activated(lambda h: jnp.expm1(h) + 1, jnp.exp),
    "relu by a mask": activated(lambda h: jnp.where(h > 0, h, 0), jax.nn.relu),
    "relu by a product": activated(lambda h: h * (h > 0), jax.nn.relu),
    "relu by an absolute value": activated(lambda h: (h + jnp.abs(h)) / 2, jax.nn.relu),
    "squared relu": activated(lambda h: jnp.where(h > 0, h * h, 0), lambda h: jax.nn.relu(h) ** 2),
    "leaky relu": activated(lambda h: jnp.maximum(h, 0) + 0.01 * jnp.minimum(h, 0), jax.nn.leaky_relu),
    "an absolute value by a root": activated(lambda h: jnp.sqrt(h * h), jnp.abs),
    "log-sum-exp in base two": spread(lse_base_two, logsumexp, WHOLE),
    "softmax in base two": spread(
        lambda s, total: jnp.exp2(s * LOG2E - top(s * LOG2E)) / total(jnp.exp2(s * LOG2E - top(s * LOG2E))), softmax),
    "softmax by log-sum-exp": spread(
        lambda s, total: jnp.exp(s - (top(s) + jnp.log(total(jnp.exp(s - top(s)))))), softmax),
    "softmax without a shift": spread(lambda s, total: jnp.exp(s) / total(jnp.exp(s)), softmax),
    "log-softmax by a log": spread(
        lambda s, total: jnp.log(jnp.exp(s - top(s)) / total(jnp.exp(s - top(s)))), log_softmax),
    "entropy by log-sum-exp": spread(entropy_by_lse, entropy, WHOLE),
}  # fmt: skip
"""Name: sharded, reference, arguments."""

WRONG = {
    "a root not squared": normed(lambda x, g, total: x * jnp.sqrt(total(x * x)) * g,
                                 lambda x, g: x * (x * x).sum(-1, keepdims=True) * g),
    "rsqrt once": normed(lambda x, g, total: x * x * lax.rsqrt(total(x * x)) * g, squared_unit),
    "a root of own squares": normed(lambda x, g, total: x * jnp.sqrt((x * x).sum(-1, keepdims=True)) ** 2 * g,
                                    lambda x, g: x * (x * x).sum(-1, keepdims=True) * g),
    "a root of another size": normed(
        lambda x, g, total: x * np.sqrt(D // N).astype(np.float32) / jnp.sqrt(total(x * x)) * g,
        lambda x, g: x * lax.rsqrt((x * x).mean(-1, keepdims=True)) * g),
    "a sum of roots": normed(lambda x, g, total: x / (jnp.sqrt(total(x * x)) + 1) * g,
                             lambda x, g: x / jnp.sqrt((x * x).sum(-1, keepdims=True) + 1) * g),
    "roots summed over ranks": normed(
        lambda x, g, total: x / lax.psum(jnp.sqrt((x * x).sum(-1, keepdims=True)), "tp") * g, unit),
    "a power of a half": normed(lambda x, g, total: x * (total(x * x) / D + 1e-6) ** 0.5 * g, rms),
    "exp and log of a third": normed(
        lambda x, g, total: x * jnp.exp(-jnp.log(total(x * x) / D + 1e-6) / 3) * g, rms),
    "moments without the square": normed(
        lambda x, g, total: (x - total(x) / D) * lax.rsqrt(total(x * x) / D - total(x) / D + 1e-5) * g, layer),
    "moments of the sum": normed(
        lambda x, g, total: (x - total(x) / D) * lax.rsqrt(total(x * x) / D - total(x) ** 2 / D + 1e-5) * g, layer),
    "unbiased variance": normed(
        lambda x, g, total: (x - total(x) / D) * lax.rsqrt(total((x - total(x) / D) ** 2) / (D - 1) + 1e-5) * g,
        layer),
    "epsilon of the mean": normed(
        lambda x, g, total: x * np.sqrt(8).astype(np.float32) * lax.rsqrt(total(x * x) + 1e-2) * g,
        lambda x, g: x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-2) * g),
    "silu of the other sign": activated(lambda h: h / (1 + jnp.exp(h)), jax.nn.silu),
    "silu without its factor": activated(lambda h: 1 / (1 + jnp.exp(-h)), jax.nn.silu),
    "sigmoid by tanh, not halved": activated(lambda h: 0.5 + 0.5 * jnp.tanh(h), jax.nn.sigmoid),
    "tanh by sigmoid, not doubled": activated(lambda h: 2 * sigmoid(h) - 1, jnp.tanh),
    "softplus turned, not added": activated(lambda h: jnp.log1p(jnp.exp(-h)), jax.nn.softplus),
    "softplus in base two, unscaled": activated(lambda h: jnp.log2(1 + jnp.exp2(h * LOG2E)), jax.nn.softplus),
    "softplus stable, not turned": activated(
        lambda h: jnp.maximum(h, 0) + jnp.log1p(jnp.exp(jnp.abs(h))), jax.nn.softplus),
    "mish without squares": activated(
        lambda h: h * (jnp.exp(h)) / (jnp.exp(h) + 2), mish),
    "gelu by a logistic, not doubled": activated(
        lambda h: h * jax.nn.sigmoid(np.sqrt(2 / np.pi) * (h + 0.044715 * h**3)), gelu_tanh),
    "gelu for quick gelu": activated(lambda h: jax.nn.gelu(h, approximate=True), gelu_quick),
    "relu of the other sign": activated(lambda h: jnp.where(h < 0, h, 0), jax.nn.relu),
    "relu squared before": activated(lambda h: jax.nn.relu(h * h), lambda h: jax.nn.relu(h) ** 2),
    "a root of a square": activated(lambda h: jnp.sqrt(h * h), lambda h: h),
    "a root of what may be below zero": activated(lambda h: jnp.sqrt(h) ** 2, lambda h: h),
    "two roots of what may be below zero": activated(
        lambda h: jnp.sqrt(h) * jnp.sqrt(h + 1), lambda h: jnp.sqrt(h * (h + 1))),
    "exp of a log of what may be below zero": activated(lambda h: jnp.exp(2 * jnp.log(h)), lambda h: h * h),
    "leaky by another slope": activated(lambda h: jnp.maximum(h, 0.02 * h), jax.nn.leaky_relu),
    "log-sum-exp in base two, unscaled": spread(lse_base_two_unscaled, logsumexp, WHOLE),
    "softmax in base two, unscaled": spread(
        lambda s, total: jnp.exp2(s - top(s)) / total(jnp.exp2(s - top(s))), softmax),
    "log-softmax of own keys": spread(
        lambda s, total: s - top(s) - jnp.log(jnp.exp(s - top(s)).sum(-1, keepdims=True)), log_softmax),
    "entropy without the logarithm": spread(
        lambda s, total: top(s) - total(jnp.exp(s - top(s)) * s) / total(jnp.exp(s - top(s))), entropy, WHOLE),
    "log of a sum of logs": spread(lambda s, total: total(jnp.log(jnp.exp(s))), logsumexp, WHOLE),
}  # fmt: skip
FOR_REAL_FUNCTIONS = (
    "a root squared", "rsqrt twice", "rsqrt squared", "a root by rsqrt", "a root of the size",
    "a root of a product", "a root by exp and log", "a power of three halves", "epsilon of the sum",
    "tanh by exp", "tanh by sinh", "softplus turned", "softplus by sigmoid",
    "softplus that is stable", "a product of exponentials", "relu by a mask", "relu by a product",
    "relu by an absolute value", "squared relu", "leaky relu", "an absolute value by a root",
    "log-sum-exp in base two", "log-softmax by a log",
)  # fmt: skip
"""Right forms that are so by more laws than those of any exp, root and maximum."""
