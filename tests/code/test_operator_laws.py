"""Every operator of code: a law that it keeps on exact numbers, and that float64 keeps as well."""

# Operators are lambdas, of which nobody knows the types.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from math import erf, erfc, lgamma, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest

from shardproof.code import exact as table
from shardproof.executor.code import CodeField, Exact, fingerprint
from shardproof.executor.domains.tensor import Array

F = CodeField(seed=11)
SHAPE, ORDER = (3, 4), [2, 0, 3, 1]
AXES: dict[str, Any] = {"axes": (1,)}
ALONG: dict[str, Any] = {"axis": 1, "reverse": False}


def each(how: Callable[[float], float]) -> Callable[[Array], Array]:
    return np.vectorize(how, otypes=[np.float64])


def accumulated(how: np.ufunc) -> Callable[..., Array]:
    def run(x: Array, axis: int, *, reverse: bool) -> Array:
        return (
            np.flip(how.accumulate(np.flip(x, axis), axis), axis)
            if reverse
            else how.accumulate(x, axis)
        )

    return run


def reduced(how: np.ufunc) -> Callable[..., Array]:
    return lambda x, axes: how.reduce(x, axis=axes)


FLOATS: dict[str, Callable[..., Any]] = {
    "add": np.add, "add_any": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide,
    "neg": np.negative, "max": np.maximum, "min": np.minimum, "abs": np.abs, "sign": np.sign,
    "clamp": lambda low, x, high: np.minimum(np.maximum(x, low), high),
    "is_finite": np.isfinite, "floor": np.floor, "ceil": np.ceil, "round": np.round,
    "rem": np.fmod, "square": np.square, "integer_pow": lambda x, y: x**y, "pow": np.power,
    "exp": np.exp, "exp2": np.exp2, "expm1": np.expm1, "log": np.log, "log2": np.log2,
    "log1p": np.log1p, "logistic": lambda x: 1 / (1 + np.exp(-x)), "tanh": np.tanh,
    "sinh": np.sinh, "cosh": np.cosh, "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x),
    "erf": each(erf), "erfc": each(erfc), "lgamma": each(lgamma),
    "digamma": each(lambda x: (lgamma(x + 1e-4) - lgamma(x - 1e-4)) / 2e-4),
    "erf_inv": each(lambda x: NormalDist().inv_cdf((x / 4 + 1) / 2) / sqrt(2)),
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": lambda x: np.arcsin(x / 4),
    "acos": lambda x: np.arccos(x / 4), "atan": np.arctan, "atan2": np.arctan2,
    "asinh": np.arcsinh, "acosh": lambda x: np.arccosh(1 + x * x),
    "atanh": lambda x: np.arctanh(x / 4),
    "cbrt": np.cbrt, "nextafter": np.nextafter,
    "reduce_sum": reduced(np.add), "reduce_prod": reduced(np.multiply),
    "reduce_max": reduced(np.maximum), "reduce_min": reduced(np.minimum),
    "cumsum": accumulated(np.add), "cumprod": accumulated(np.multiply),
    "cummax": accumulated(np.maximum), "cummin": accumulated(np.minimum),
}  # fmt: skip
"""Functions of a part of the line alone are those of a quarter, which is there for each input."""


class Exactly:
    """Operators on numbers of the field."""

    x, y, z = F.random("x", SHAPE), F.random("y", SHAPE), F.exp(F.random("z", SHAPE))

    @staticmethod
    def run(name: str, *operands: Exact, **params: Any) -> Any:
        return table.exact(F, name, params, operands)

    @staticmethod
    def number(value: float) -> Exact:
        return F.number(value)

    @staticmethod
    def moved(x: Any, index: Any) -> Any:
        return x.moved(lambda v: v[(slice(None), *index)]) if isinstance(x, Exact) else x[index]


class InFloats:
    """The same in float64."""

    x, y = np.random.default_rng(5).standard_normal((2, *SHAPE))
    z = np.random.default_rng(6).uniform(0.5, 2, SHAPE)

    @staticmethod
    def run(name: str, *operands: Array, **params: Any) -> Any:
        return FLOATS[name](*operands, **params)

    @staticmethod
    def number(value: float) -> Array:
        return np.array(value)

    @staticmethod
    def moved(x: Array, index: Any) -> Array:
        return x[index]


Law = Callable[[Any], tuple[Any, Any]]
"""Both sides, of what runs operators and has two tensors, and one that is above zero."""
COLUMNS = (slice(None), ORDER)
LAST, FIRST = (slice(None), -1), (slice(None), 0)


def permuted(name: str, count: int, **params: Any) -> Law:
    """Elements by themselves: what is in another order gives the results in that order."""

    def law(o: Any) -> tuple[Any, Any]:
        given = (o.z, o.x)[:count] if name in POSITIVE else (o.x, o.y)[:count]
        moved = [o.moved(each, COLUMNS) for each in given]
        return o.run(name, *moved, **params), o.moved(o.run(name, *given, **params), COLUMNS)

    return law


def parity(name: str, sign: int) -> Law:
    def law(o: Any) -> tuple[Any, Any]:
        made = o.run(name, o.x)
        return o.run(name, o.run("neg", o.x)), made if sign > 0 else o.run("neg", made)

    return law


POSITIVE = {"log", "log1p", "log2", "sqrt", "rsqrt", "lgamma", "digamma", "pow", "acosh", "rem"}
TWO = {"add", "add_any", "sub", "mul", "div", "max", "min", "rem", "pow", "atan2", "nextafter"}
LAWS: dict[str, Law] = {
    "add: any order": lambda o: (
        o.run("add", o.x, o.run("add", o.y, o.z)), o.run("add_any", o.run("add", o.z, o.x), o.y)),
    "sub: of itself and another": lambda o: (o.run("add", o.run("sub", o.x, o.y), o.y), o.x),
    "mul: distributes": lambda o: (
        o.run("mul", o.x, o.run("add", o.y, o.z)),
        o.run("add", o.run("mul", o.x, o.y), o.run("mul", o.x, o.z))),
    "div: of a product": lambda o: (o.run("div", o.run("mul", o.x, o.z), o.z), o.x),
    "neg: twice": lambda o: (o.run("neg", o.run("neg", o.x)), o.x),
    "max: any order, of one twice": lambda o: (
        o.run("max", o.x, o.run("max", o.y, o.x)), o.run("max", o.y, o.x)),
    "min: of negatives": lambda o: (
        o.run("min", o.x, o.y), o.run("neg", o.run("max", o.run("neg", o.x), o.run("neg", o.y)))),
    "clamp: from both sides": lambda o: (
        o.run("clamp", o.number(-1), o.x, o.number(1)),
        o.run("min", o.run("max", o.x, o.number(-1)), o.number(1))),
    "abs, sign: the number": lambda o: (o.run("mul", o.run("sign", o.x), o.run("abs", o.x)), o.x),
    "is_finite: of numbers": lambda o: (
        o.run("is_finite", o.x), o.run("is_finite", o.run("neg", o.y))),
    "floor, ceil: of a text": lambda o: (
        o.run("floor", o.number(-2.5)), o.run("neg", o.run("ceil", o.number(2.5)))),
    "round: of a text": lambda o: (o.run("round", o.number(2.6)), o.number(3)),
    "rem: of a text": lambda o: (o.run("rem", o.number(7), o.number(4)), o.number(3)),
    "square: a product": lambda o: (o.run("square", o.x), o.run("mul", o.x, o.x)),
    "integer_pow: a product": lambda o: (
        o.run("integer_pow", o.x, y=3), o.run("mul", o.x, o.run("square", o.x))),
    "integer_pow: below": lambda o: (
        o.run("integer_pow", o.z, y=-2), o.run("div", o.number(1), o.run("square", o.z))),
    "pow: a root": lambda o: (o.run("pow", o.z, o.number(0.5)), o.run("sqrt", o.z)),
    "pow: below": lambda o: (
        o.run("pow", o.z, o.number(-0.3)),
        o.run("div", o.number(1), o.run("pow", o.z, o.number(0.3)))),
    "exp: of a negative": lambda o: (
        o.run("mul", o.run("exp", o.x), o.run("exp", o.run("neg", o.x))), o.run("div", o.z, o.z)),
    "exp: a shift by a logarithm": lambda o: (
        o.run("exp", o.run("add", o.x, o.run("log", o.z))), o.run("mul", o.z, o.run("exp", o.x))),
    "exp2: in another base": lambda o: (
        o.run("exp2", o.x), o.run("exp", o.run("mul", o.x, o.number(float(np.log(2)))))),
    "expm1: one less": lambda o: (
        o.run("add", o.run("expm1", o.x), o.number(1)), o.run("exp", o.x)),
    "log: undone": lambda o: (o.run("exp", o.run("log", o.z)), o.z),
    "log2: undone": lambda o: (o.run("exp2", o.run("log2", o.z)), o.z),
    "log1p: one more": lambda o: (
        o.run("exp", o.run("log1p", o.z)), o.run("add", o.z, o.number(1))),
    "logistic: a quotient": lambda o: (
        o.run("logistic", o.x),
        o.run("div", o.run("exp", o.x), o.run("add", o.run("exp", o.x), o.number(1)))),
    "tanh: of a logistic": lambda o: (
        o.run("tanh", o.x), o.run("sub", o.run("mul", o.number(2), o.run(
            "logistic", o.run("mul", o.number(2), o.x))), o.number(1))),
    "sinh, cosh: an exponential": lambda o: (
        o.run("add", o.run("sinh", o.x), o.run("cosh", o.x)), o.run("exp", o.x)),
    "sqrt: times its inverse": lambda o: (
        o.run("mul", o.run("sqrt", o.z), o.run("rsqrt", o.z)), o.run("div", o.x, o.x)),
    "rsqrt: below": lambda o: (
        o.run("rsqrt", o.z), o.run("div", o.number(1), o.run("sqrt", o.z))),
    "erfc: what is left": lambda o: (
        o.run("add", o.run("erf", o.x), o.run("erfc", o.x)), o.run("div", o.z, o.z)),
    "reduce_sum: linear": lambda o: (
        o.run("reduce_sum", o.run("add", o.x, o.y), **AXES),
        o.run("add", o.run("reduce_sum", o.x, **AXES), o.run("reduce_sum", o.y, **AXES))),
    "cumsum: ends in the sum": lambda o: (
        o.moved(o.run("cumsum", o.x, **ALONG), LAST), o.run("reduce_sum", o.x, **AXES)),
    "cumsum: from the other side": lambda o: (
        o.moved(o.run("cumsum", o.x, axis=1, reverse=True), FIRST),
        o.run("reduce_sum", o.x, **AXES)),
    "cumprod: ends in the product": lambda o: (
        o.moved(o.run("cumprod", o.x, **ALONG), LAST), o.run("reduce_prod", o.x, **AXES)),
    "cummax: ends in the maximum": lambda o: (
        o.moved(o.run("cummax", o.x, **ALONG), LAST), o.run("reduce_max", o.x, **AXES)),
    "cummin: ends in the minimum": lambda o: (
        o.moved(o.run("cummin", o.x, **ALONG), LAST), o.run("reduce_min", o.x, **AXES)),
    **{f"{name}: any order of a row": (lambda o, name=name: (
        o.run(name, o.moved(o.x, COLUMNS), **AXES), o.run(name, o.x, **AXES)))
       for name in ("reduce_sum", "reduce_prod", "reduce_max", "reduce_min")},
    **{f"{name}: by elements": permuted(name, 2 if name in TWO else 1)
       for name in FLOATS if name not in ("clamp", "integer_pow") and "reduce" not in name
       and not name.startswith("cum")},
    **{f"{name}: of a negative": parity(name, sign)
       for name, sign in table.FUNCTIONS.items() if sign},
}  # fmt: skip


@pytest.mark.parametrize("law", LAWS)
def test_a_law_of_an_operator_is_one_of_floats(law: str) -> None:
    left, right = LAWS[law](Exactly)
    if isinstance(left, Exact):
        assert isinstance(right, Exact)
        assert (fingerprint(F.plain(left)) == fingerprint(F.plain(right))).all()
    else:
        assert (left == right).all()
    one, other = LAWS[law](InFloats)
    np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12)


def test_every_operator_has_a_law() -> None:
    text = ast.walk(ast.parse(inspect.getsource(table)))
    patterns = [each.pattern for each in text if isinstance(each, ast.match_case)]
    values = [each for pattern in patterns for each in ast.walk(pattern)]
    named = {
        each.value.value
        for each in values
        if isinstance(each, ast.MatchValue) and isinstance(each.value, ast.Constant)
    }
    told = {name.strip() for law in LAWS for name in law.partition(":")[0].split(",")}
    assert told == named | set(table.FUNCTIONS)
