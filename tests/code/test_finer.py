"""What `FinerField` knows besides, law by law; and what neither field calls equal."""

from __future__ import annotations

from collections.abc import Callable
from math import log

import numpy as np
import pytest

from shardproof.executor.code.field import CodeField, joined
from shardproof.executor.code.finer import FinerField
from shardproof.executor.code.values import Exact, fingerprint

pytestmark = pytest.mark.long

ONES = np.ones((4, 6), np.int64)
Form = Callable[[CodeField, Exact, Exact], Exact]
LAWS: dict[str, tuple[Form, Form]] = {
    "root squared": (lambda f, a, _: f.power(f.sqrt(a), 2), lambda _, a, __: a),
    "root of a product": (
        lambda f, a, b: f.mul(f.sqrt(a), f.sqrt(b)), lambda f, a, b: f.sqrt(f.mul(a, b))),
    "root of a reciprocal": (
        lambda f, a, _: f.sqrt(f.reciprocal(a)), lambda f, a, _: f.rsqrt(a)),
    "root of a ninth": (
        lambda f, a, _: f.sqrt(f.div(a, f.number(9))),
        lambda f, a, _: f.div(f.sqrt(a), f.number(3))),
    "number over its root": (lambda f, a, _: f.mul(a, f.rsqrt(a)), lambda f, a, _: f.sqrt(a)),
    "root of a root": (lambda f, a, _: f.power(f.sqrt(f.sqrt(a)), 4), lambda _, a, __: a),
    "sum of roots": (
        lambda f, a, b: f.power(f.add(f.mul(b, f.sqrt(a)), f.sqrt(a)), 2),
        lambda f, a, b: f.mul(a, f.power(f.add(b, f.number(1)), 2))),
    "roots side by side": (
        lambda f, a, b: f.power(joined(f, [f.sqrt(a), f.sqrt(b)], 0), 2),
        lambda f, a, b: joined(f, [a, b], 0)),
    "root of a square": (lambda f, a, _: f.sqrt(f.mul(a, a)), lambda f, a, _: f.absolute(a)),
    "exp of a multiple": (
        lambda f, a, _: f.exp(f.mul(a, f.number(3))), lambda f, a, _: f.power(f.exp(a), 3)),
    "exp of a half": (
        lambda f, a, _: f.power(f.exp(f.mul(a, f.number(0.5))), 2), lambda f, a, _: f.exp(a)),
    "exp of a half logarithm": (
        lambda f, a, _: f.exp(f.mul(f.log(a), f.number(-0.5))), lambda f, a, _: f.rsqrt(a)),
    "logarithm of a root": (
        lambda f, a, _: f.plain(f.log(f.sqrt(a))),
        lambda f, a, _: f.plain(f.mul(f.log(a), f.number(0.5)))),
    "logarithm of a reciprocal": (
        lambda f, a, _: f.plain(f.log(f.reciprocal(a))),
        lambda f, a, _: f.negative(f.plain(f.log(a)))),
    "root beside a number of the text": (
        lambda f, a, _: f.power(joined(f, [f.sqrt(a), f.integers(ONES)], 0), 2),
        lambda f, a, _: joined(f, [a, f.integers(ONES)], 0)),
    "exp of a number of the text": (
        lambda f, a, _: f.mul(a, f.exp(f.number(-log(10) / 8))),
        lambda f, a, _: f.div(a, f.function("pow", f.number(10), f.number(1 / 8)))),
    "exp2 of a whole number": (
        lambda f, a, _: f.mul(a, f.exp(f.mul(f.number(-3), f.number(log(2))))),
        lambda f, a, _: f.div(a, f.number(8))),
    "maximum with zero": (
        lambda f, a, _: f.larger(a, f.number(0)),
        lambda f, a, _: f.mul(f.number(0.5), f.add(a, f.absolute(a)))),
}  # fmt: skip
NOT_SO: dict[str, tuple[Form, Form]] = {
    "root of a sum": (
        lambda f, a, b: f.add(f.sqrt(a), f.sqrt(b)), lambda f, a, b: f.sqrt(f.add(a, b))),
    "root without its square": (lambda f, a, _: f.sqrt(a), lambda _, a, __: a),
    "root cubed": (lambda f, a, _: f.power(f.sqrt(a), 3), lambda _, a, __: a),
    "roots of two numbers": (lambda f, a, b: f.mul(f.sqrt(a), f.sqrt(b)), lambda _, a, __: a),
    "root of a square, with its sign": (lambda f, a, _: f.sqrt(f.mul(a, a)), lambda _, a, __: a),
    "exp of a multiple, another": (
        lambda f, a, _: f.exp(f.mul(a, f.number(3))), lambda f, a, _: f.power(f.exp(a), 2)),
    "exp of another number of the text": (
        lambda f, a, _: f.mul(a, f.exp(f.number(-log(10) / 8))),
        lambda f, a, _: f.div(a, f.function("pow", f.number(10), f.number(1 / 7)))),
    "exp of a sum": (
        lambda f, a, b: f.exp(f.add(a, b)), lambda f, a, b: f.add(f.exp(a), f.exp(b))),
    "maximum with one": (
        lambda f, a, _: f.larger(a, f.number(1)), lambda f, a, _: f.larger(a, f.number(0))),
}  # fmt: skip


def holds(field: CodeField, law: tuple[Form, Form]) -> bool:
    a, b = (field.random(name, (4, 6)) for name in "ab")
    one, other = (form(field, a, b) for form in law)
    return np.array_equal(fingerprint(one), fingerprint(other))


@pytest.mark.parametrize("name", LAWS)
@pytest.mark.parametrize("folded", [False, True])
def test_a_law_of_the_real_functions_holds_in_the_finer_field_alone(
    name: str, *, folded: bool
) -> None:
    for seed in range(3):
        assert holds(FinerField(seed, 8, folded=folded), LAWS[name])
        assert not holds(CodeField(seed, 8), LAWS[name])


@pytest.mark.parametrize("name", NOT_SO)
@pytest.mark.parametrize("folded", [False, True])
def test_what_is_no_law_holds_in_neither(name: str, *, folded: bool) -> None:
    for seed in range(3):
        assert not holds(FinerField(seed, 8, folded=folded), NOT_SO[name])
        assert not holds(CodeField(seed, 8), NOT_SO[name])
