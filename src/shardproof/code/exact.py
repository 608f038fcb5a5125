"""Arithmetic and functions of JAX on exact numbers, by the name of the primitive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from shardproof.executor.code.field import CodeField, broadcast, choose, paired
from shardproof.executor.code.values import Exact, Opaque, Plane
from shardproof.executor.domains.tensor import Array

Params = Mapping[str, Any]

FUNCTIONS = {
    "sin": -1, "cos": 1, "tan": -1, "asin": -1, "acos": 0, "atan": -1, "atan2": 0, "asinh": -1,
    "acosh": 0, "atanh": -1, "erf": -1, "erf_inv": -1, "lgamma": 0, "digamma": 0, "cbrt": -1,
    "nextafter": 0,
}  # fmt: skip
"""Random functions: 1 where f(-x) = f(x), -1 where f(-x) = -f(x)."""


def exact(  # noqa: C901  (a table of match arms)
    f: CodeField, name: str, p: Params, operands: Sequence[Exact]
) -> Exact | Array:
    """The result, or `Opaque`."""
    match name, *operands:
        case ("add" | "add_any", a, b):
            return f.add(a, b)
        case ("sub", a, b):
            return f.sub(a, b)
        case ("mul", a, b):
            return f.mul(a, b)
        case ("div", a, b):
            return f.div(a, b)
        case ("neg", a):
            return f.negative(a)
        case ("max", a, b):
            return f.larger(a, b)
        case ("min", a, b):
            return f.smaller(a, b)
        case ("clamp", low, a, high):
            return f.smaller(f.larger(a, low), high)
        case ("abs", a):
            return f.absolute(a)
        case ("sign", a):
            return f.sign(a)
        case ("is_finite", a):
            return (
                a.where_plane(Plane.FINITE) if a.plane is not None else np.ones(a.shape, np.bool_)
            )
        case (("floor" | "ceil" | "round"), a):
            return f.rounded(name, a)
        case ("rem", a, b):
            return remainder(f, a, b)
        case ("reduce_sum", a):
            return f.sum(a, p["axes"])
        case ("reduce_max", a):
            return f.maximum(a, p["axes"])
        case ("reduce_min", a):
            return f.minimum(a, p["axes"])
        case ("reduce_prod", a):
            return f.product(a, p["axes"])
        case ("cumsum", a):
            return f.cumulated(a, p["axis"], reverse=p["reverse"])
        case (("cumprod" | "cummax" | "cummin"), a):
            how = {"cumprod": f.mul, "cummax": f.larger, "cummin": f.smaller}[name]
            return f.running(how, a, p["axis"], reverse=p["reverse"])
        case _:
            return function(f, name, p, operands)


def function(  # noqa: C901  (a table of match arms)
    f: CodeField, name: str, p: Params, operands: Sequence[Exact]
) -> Exact:
    match name, *operands:
        case ("square", a):
            return f.power(a, 2)
        case ("integer_pow", a):
            return f.power(a, p["y"])
        case ("pow", a, b):
            return power(f, a, b)
        case ("exp", a):
            return f.exp(a)
        case ("exp2", a):
            return f.exp(f.mul(a, log_of_two(f)))
        case ("expm1", a):
            return f.sub(f.exp(a), f.number(1))
        case ("log", a):
            return f.log(a)
        case ("log2", a):
            return f.div(f.log(a), log_of_two(f))
        case ("log1p", a):
            return f.log(f.add(a, f.number(1)))
        case ("logistic", a):
            return f.logistic(a)
        case ("tanh", a):
            return f.tanh(a)
        case ("sinh", a):
            return f.mul(f.sub(f.exp(a), f.exp(f.negative(a))), f.number(0.5))
        case ("cosh", a):
            return f.mul(f.add(f.exp(a), f.exp(f.negative(a))), f.number(0.5))
        case ("sqrt", a):
            return f.sqrt(a)
        case ("rsqrt", a):
            return f.rsqrt(a)
        case ("erfc", a):
            return f.sub(f.number(1), f.function("erf", a, parity=-1))
        case _ if name in FUNCTIONS:
            return f.function(name, *operands, parity=FUNCTIONS[name])
        case _:
            raise Opaque(name)


def log_of_two(f: CodeField) -> Exact:
    return f.number(float(np.log(2.0)))


def remainder(f: CodeField, a: Exact, b: Exact) -> Exact:
    if a.real is not None and b.real is not None and not np.isnan(a.real + b.real).any():
        return f.constants(np.fmod(a.real[0], b.real[0]))
    return f.function("rem", a, b)


MOST_EXPONENTS, HIGHEST = 64, 1024


def power(f: CodeField, a: Exact, b: Exact) -> Exact:
    """Products and roots where an exponent is a whole or half number; else a random function.

    Of that function a negative exponent gives the reciprocal, as of any power.
    """
    a, b = paired(a, b)
    known: Array | None = b.real
    if known is None or np.isnan(known).any() or b.plane is not None or not known.size:
        return f.function("pow", a, b)
    exponents: Array = np.unique(known)
    twice: Array = exponents * 2
    exact_ones: Array = (twice == np.round(twice)) & (np.abs(exponents) <= HIGHEST)
    halves: Array = exponents[exact_ones][:MOST_EXPONENTS]
    shape = np.broadcast_shapes(a.shape, b.shape)
    real: Array = np.broadcast_to(known[0], shape)
    made: Exact | None = None
    if halves.size < exponents.size:
        above = f.function("pow", a, f.constants(np.abs(known[0])))
        made = choose(f, real < 0, f.reciprocal(above), above) if (real < 0).any() else above
    for each in map(float, halves):
        own = f.power(a, int(each)) if each.is_integer() else f.power(f.sqrt(a), int(2 * each))
        own = broadcast(own, shape)
        made = own if made is None else choose(f, real == each, own, made)
    return f.function("pow", a, b) if made is None else made
