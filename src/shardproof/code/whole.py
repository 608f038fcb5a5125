"""JAX's primitives on concrete integers and booleans, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from shardproof.executor.code.values import Opaque
from shardproof.executor.domains.tensor import Array

PLAIN: Mapping[str, Callable[..., Any]] = {
    "add": np.add, "add_any": np.add, "sub": np.subtract, "mul": np.multiply, "neg": np.negative,
    "max": np.maximum, "min": np.minimum, "abs": np.abs, "sign": np.sign, "and": np.bitwise_and,
    "or": np.bitwise_or, "xor": np.bitwise_xor, "not": np.invert, "shift_left": np.left_shift,
    "shift_right_arithmetic": np.right_shift, "pow": np.power, "square": np.square,
    "population_count": np.bitwise_count,
}  # fmt: skip
REDUCTIONS: Mapping[str, np.ufunc] = {
    "reduce_sum": np.add, "reduce_prod": np.multiply, "reduce_max": np.maximum,
    "reduce_min": np.minimum, "reduce_and": np.bitwise_and, "reduce_or": np.bitwise_or,
    "reduce_xor": np.bitwise_xor,
}  # fmt: skip
SCANS: Mapping[str, np.ufunc] = {
    "cumsum": np.add, "cumprod": np.multiply, "cummax": np.maximum, "cummin": np.minimum,
}  # fmt: skip


def whole(name: str, p: Mapping[str, Any], operands: Sequence[Array]) -> Array:
    """The result, or `Opaque`; whoever asks gives it the kind of integers that JAX has there."""
    with np.errstate(over="ignore"):
        if name in PLAIN:
            return np.asarray(PLAIN[name](*operands))
        if name in REDUCTIONS:
            return np.asarray(REDUCTIONS[name].reduce(operands[0], axis=tuple(p["axes"])))
        if name in SCANS:
            return scanned(SCANS[name], operands[0], p["axis"], reverse=p["reverse"])
    match name, *operands:
        case ("div", a, b):
            return quotient(a, b)
        case ("rem", a, b):
            return np.where(b == 0, a, np.fmod(a, np.where(b == 0, 1, b)))
        case ("integer_pow", a):
            return a ** p["y"]
        case ("clamp", low, a, high):
            return np.clip(a, low, high)
        case ("shift_right_logical", a, b):
            kind = f"u{a.itemsize}"
            return (a.view(kind) >> b.astype(kind)).view(a.dtype)
        case _:
            raise Opaque(name)


def quotient(a: Array, b: Array) -> Array:
    """Towards zero."""
    safe = np.where(b == 0, 1, b)
    made = np.sign(a) * np.sign(safe) * (np.abs(a) // np.abs(safe))
    return np.where(b == 0, -1, made)


def scanned(how: np.ufunc, x: Array, axis: int, *, reverse: bool) -> Array:
    if reverse:
        return np.flip(how.accumulate(np.flip(x, axis), axis), axis)
    return how.accumulate(x, axis)
