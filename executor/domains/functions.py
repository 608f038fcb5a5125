"""The real functions behind the names: what a model computes where numbers are floats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import erf

import numpy as np

from shardproof.executor.domains.tensor import Array

Function = Callable[..., Array]

_ERF: Callable[[Array], Array] = np.vectorize(erf, otypes=[np.float64])


def sigmoid(x: Array) -> Array:
    # exp of a negative number alone, so that nothing overflows
    small = np.exp(-np.abs(x))
    return np.where(x >= 0, 1 / (1 + small), small / (1 + small))


def gelu(x: Array) -> Array:
    return 0.5 * x * (1 + _ERF(x / np.sqrt(2.0)).astype(x.dtype))


def gelu_tanh(x: Array) -> Array:
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x: Array) -> Array:
    return x * sigmoid(x)


def relu(x: Array) -> Array:
    return np.maximum(x, 0)


def relu2(x: Array) -> Array:
    return relu(x) ** 2


def softplus(x: Array) -> Array:
    return np.logaddexp(x, 0)


def decay(a: Array, rate: Array, step: Array) -> Array:
    """How much of its state a head keeps: less the larger the gate and the head's own rate."""
    return np.exp(-np.exp(rate) * softplus(a + step))


def softcap(x: Array, cap: float) -> Array:
    return cap * np.tanh(x / cap)


def rsqrt(x: Array, epsilon: float = 0.0) -> Array:
    return 1 / np.sqrt(x + epsilon)


def power(x: Array, exponent: float) -> Array:
    return x**exponent


def clamped_swiglu(gate: Array, up: Array, alpha: float = 1.702, limit: float = 7.0) -> Array:
    gate = np.minimum(gate, limit)
    return (np.clip(up, -limit, limit) + 1) * gate * sigmoid(alpha * gate)


def swiglu(gate: Array, up: Array) -> Array:
    return silu(gate) * up


FUNCTIONS: Mapping[str, Function] = {
    "exp": np.exp,
    "rsqrt": rsqrt,
    "sigmoid": sigmoid,
    "tanh": np.tanh,
    "softplus": softplus,
    "decay": decay,
    "softcap": softcap,
    "power": power,
    "relu": relu,
    "relu2": relu2,
    "silu": silu,
    "swish": silu,
    "swiglu": swiglu,
    "gelu": gelu,
    "gelu_tanh": gelu_tanh,
    "gelu_new": gelu_tanh,
    "gelu_fast": gelu_tanh,
    "gelu_pytorch_tanh": gelu_tanh,
    "clamped_swiglu": clamped_swiglu,
}
"""By name; an activation that has none here can be run in the field alone."""
