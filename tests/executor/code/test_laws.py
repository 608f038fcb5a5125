"""The field for code: what is an identity there is one of real numbers, and float64 says so too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardproof.executor.code import CodeField, Exact, fingerprint
from shardproof.executor.code.field import broadcast, choose, joined
from shardproof.executor.domains.tensor import Array

F = CodeField(seed=7)
Law = Callable[[Any, Any, Any, Any], tuple[Any, Any]]
"""Both sides, of operators and three matrices."""


class Exactly:
    """A law's operators in the field."""

    def __init__(self, f: CodeField) -> None:
        self.f = f
        self.add, self.sub, self.mul, self.div = f.add, f.sub, f.mul, f.div
        self.exp, self.log, self.negative = f.exp, f.log, f.negative
        self.logistic, self.tanh, self.sqrt, self.rsqrt = f.logistic, f.tanh, f.sqrt, f.rsqrt
        self.power, self.larger, self.smaller, self.absolute = (
            f.power,
            f.larger,
            f.smaller,
            f.absolute,
        )

    def number(self, value: float, kind: str = "float64") -> Exact:
        return self.f.constants(np.array(value, kind))

    def sum(self, a: Exact) -> Exact:
        return self.f.sum(a, [len(a.shape) - 1])

    def max(self, a: Exact) -> Exact:
        return self.f.maximum(a, [len(a.shape) - 1])

    def column(self, a: Exact, n: int) -> Exact:
        wide = a.moved(lambda v: v[..., None])
        return broadcast(wide, (*a.shape, n))

    def part(self, a: Exact, start: int, stop: int) -> Exact:
        return a.moved(lambda v: v[..., start:stop])

    def dot(self, a: Exact, b: Exact) -> Exact:
        return self.f.dot(a, b)


class Floats:
    """The same in float64."""

    add, sub, mul, div = np.add, np.subtract, np.multiply, np.divide
    exp, log, negative, sqrt, power = np.exp, np.log, np.negative, np.sqrt, np.power
    tanh, larger, smaller, absolute = np.tanh, np.maximum, np.minimum, np.abs
    dot = np.matmul

    @staticmethod
    def logistic(a: Array) -> Array:
        return 1 / (1 + np.exp(-a))

    @staticmethod
    def rsqrt(a: Array) -> Array:
        return 1 / np.sqrt(a)

    @staticmethod
    def number(value: float, kind: str = "float64") -> Array:
        return np.array(np.array(value, kind), np.float64)

    @staticmethod
    def sum(a: Array) -> Array:
        return a.sum(-1)

    @staticmethod
    def max(a: Array) -> Array:
        return a.max(-1)

    @staticmethod
    def column(a: Array, n: int) -> Array:
        return np.broadcast_to(a[..., None], (*a.shape, n))

    @staticmethod
    def part(a: Array, start: int, stop: int) -> Array:
        return a[..., start:stop]


ROWS, WIDTH = 3, 6


def softmax(o: Any, x: Any) -> Any:
    e = o.exp(x)
    return o.div(e, o.column(o.sum(e), WIDTH))


def stable_softmax(o: Any, x: Any) -> Any:
    return softmax(o, o.sub(x, o.column(o.max(x), WIDTH)))


def lse(o: Any, x: Any, n: Any) -> Any:
    m = o.max(x)
    return o.add(m, o.log(o.sum(o.exp(o.sub(x, o.column(m, n))))))


def online(o: Any, x: Any, y: Any) -> Any:
    """A softmax-weighted sum over two blocks of keys, the first put right when the second comes."""
    first, second = o.part(x, 0, 2), o.part(x, 2, WIDTH)
    m = o.max(first)
    w = o.exp(o.sub(first, o.column(m, 2)))
    total, out = o.sum(w), o.sum(o.mul(w, o.part(y, 0, 2)))
    new = o.larger(m, o.max(second))
    old = o.exp(o.sub(m, new))
    w = o.exp(o.sub(second, o.column(new, 4)))
    total = o.add(o.mul(total, old), o.sum(w))
    out = o.add(o.mul(out, old), o.sum(o.mul(w, o.part(y, 2, WIDTH))))
    return o.div(out, total)


def merged(o: Any, x: Any, y: Any) -> Any:
    """The same by log-sum-exps of two blocks that were divided already."""
    parts: list[tuple[Any, Any]] = []
    for start, stop in ((0, 3), (3, WIDTH)):
        block = o.part(x, start, stop)
        each = lse(o, block, stop - start)
        weights = o.exp(o.sub(block, o.column(each, stop - start)))
        parts.append((each, o.sum(o.mul(weights, o.part(y, start, stop)))))
    (a, u), (b, v) = parts
    top = o.larger(a, b)
    p, q = o.exp(o.sub(a, top)), o.exp(o.sub(b, top))
    return o.div(o.add(o.mul(p, u), o.mul(q, v)), o.add(p, q))


def by_two(o: Any, x: Any) -> Any:
    """An exponential by way of exp2, with constants in two kinds of floats."""
    return o.exp(o.mul(o.mul(x, o.number(1 / np.log(2), "float32")), o.number(np.log(2))))


LAWS: dict[str, Law] = {
    "addition is associative": lambda o, x, y, z: (o.add(o.add(x, y), z), o.add(x, o.add(y, z))),
    "addition commutes": lambda o, x, y, z: (o.add(x, y), o.add(y, x)),
    "products distribute": lambda o, x, y, z: (
        o.mul(x, o.add(y, z)),
        o.add(o.mul(x, y), o.mul(x, z))),
    "a quotient of a sum is a sum": lambda o, x, y, z: (
        o.div(o.add(x, y), z), o.add(o.div(x, z), o.div(y, z))),
    "matrices are linear": lambda o, x, y, z: (
        o.dot(o.add(x, y), transposed(z)),
        o.add(o.dot(x, transposed(z)), o.dot(y, transposed(z)))),
    "a sum in parts": lambda o, x, y, z: (
        o.sum(x), o.add(o.sum(o.part(x, 0, 2)), o.sum(o.part(x, 2, WIDTH)))),
    "a softmax sees no maximum": lambda o, x, y, z: (softmax(o, x), stable_softmax(o, x)),
    "a softmax goes on": lambda o, x, y, z: (o.sum(o.mul(softmax(o, x), y)), online(o, x, y)),
    "softmaxes merge": lambda o, x, y, z: (o.sum(o.mul(stable_softmax(o, x), y)), merged(o, x, y)),
    "log-sum-exp sees no maximum": lambda o, x, y, z: (lse(o, x, WIDTH), o.log(o.sum(o.exp(x)))),
    "log-softmax": lambda o, x, y, z: (
        o.exp(o.sub(x, o.column(lse(o, x, WIDTH), WIDTH))), softmax(o, x)),
    "a maximum in parts": lambda o, x, y, z: (
        o.max(x), o.larger(o.max(o.part(x, 0, 4)), o.max(o.part(x, 2, WIDTH)))),
    "a maximum of one is it": lambda o, x, y, z: (o.max(o.part(x, 0, 1)), o.sum(o.part(x, 0, 1))),
    "a minimum is a maximum of negatives": lambda o, x, y, z: (
        o.smaller(x, y), o.negative(o.larger(o.negative(x), o.negative(y)))),
    "exp of a negative": lambda o, x, y, z: (
        o.mul(o.exp(x), o.exp(o.negative(x))), o.div(x, x)),
    "exp by way of exp2": lambda o, x, y, z: (by_two(o, x), o.exp(x)),
    "exp undoes log": lambda o, x, y, z: (o.exp(o.log(o.mul(x, x))), o.mul(x, x)),
    "sigmoids of opposites": lambda o, x, y, z: (
        o.add(o.logistic(x), o.logistic(o.negative(x))), o.div(y, y)),
    "a sigmoid is a quotient": lambda o, x, y, z: (
        o.logistic(x), o.div(o.exp(x), o.add(o.exp(x), o.number(1)))),
    "tanh is odd": lambda o, x, y, z: (o.tanh(o.negative(x)), o.negative(o.tanh(x))),
    "an inverse root": lambda o, x, y, z: (
        o.rsqrt(o.mul(x, x)), o.div(o.number(1), o.sqrt(o.mul(x, x)))),
    "a cube": lambda o, x, y, z: (o.power(x, 3), o.mul(o.mul(x, x), x)),
    "a constant in two kinds": lambda o, x, y, z: (
        o.mul(x, o.number(0.1, "float64")), o.div(x, o.number(10.0, "float32"))),
    "a root in two kinds": lambda o, x, y, z: (
        o.mul(x, o.number(128**-0.5, "float32")), o.div(x, o.number(128**0.5))),
    "log of a positive": lambda o, x, y, z: (o.absolute(o.exp(x)), o.exp(x)),
}  # fmt: skip


def transposed(z: Any) -> Any:
    if isinstance(z, Exact):
        return z.moved(lambda v: v.swapaxes(-1, -2))
    return z.T


def same(a: Exact, b: Exact) -> bool:
    return bool((fingerprint(a) == fingerprint(b)).all())


@pytest.mark.parametrize("law", LAWS, ids=str)
def test_a_law_is_an_identity_of_the_field_and_of_floats(law: str) -> None:
    exact = [F.random(name, (ROWS, WIDTH)) for name in "xyz"]
    left, right = LAWS[law](Exactly(F), *exact)
    assert isinstance(left, Exact)
    assert isinstance(right, Exact)
    assert same(left, right)
    floats = [np.random.default_rng(3).standard_normal((3, ROWS, WIDTH))[i] for i in range(3)]
    a, b = LAWS[law](Floats, *floats)
    np.testing.assert_allclose(a, b, rtol=1e-6)


WRONG: dict[str, Law] = {
    "exp is not additive": lambda o, x, y, z: (o.exp(o.add(x, y)), o.add(o.exp(x), o.exp(y))),
    "a function of a partial sum": lambda o, x, y, z: (
        o.logistic(o.add(x, y)),
        o.add(o.logistic(x), o.logistic(y))),
    "weights of two bases": lambda o, x, y, z: (
        o.div(o.exp(x), o.add(o.exp(x), o.exp(y))), o.div(o.exp(x), o.add(o.exp(x), o.exp(z)))),
    "a softmax over a part": lambda o, x, y, z: (
        softmax(o, x),
        o.div(o.exp(x), o.column(o.sum(o.exp(o.part(x, 0, 5))), WIDTH))),
    "a maximum that misses one": lambda o, x, y, z: (o.max(x), o.max(o.part(x, 0, 5))),
    "an unequal shift": lambda o, x, y, z: (
        o.exp(o.sub(x, o.column(o.max(x), WIDTH))),
        o.exp(o.sub(x, o.column(o.max(y), WIDTH)))),
    "a mean of other numbers": lambda o, x, y, z: (o.div(x, o.number(7)), o.div(x, o.number(8))),
    "another constant": lambda o, x, y, z: (o.mul(x, o.number(0.1)), o.mul(x, o.number(0.1000001))),
}  # fmt: skip


@pytest.mark.parametrize("law", WRONG, ids=str)
def test_what_is_no_law_is_no_identity(law: str) -> None:
    exact = [F.random(name, (ROWS, WIDTH)) for name in "xyz"]
    left, right = WRONG[law](Exactly(F), *exact)
    assert isinstance(left, Exact)
    assert isinstance(right, Exact)
    assert (fingerprint(left) != fingerprint(right)).all()


@dataclass
class Made:
    """One expression in the field, and the same in floats."""

    exact: Exact
    floats: Array


@st.composite
def expressions(draw: st.DrawFn) -> tuple[Made, Made]:
    """An expression, and one that reads its inputs in another order, with the results put back."""
    seed = draw(st.integers(0, 1000))
    f = CodeField(seed)
    order = draw(st.permutations(range(4)))
    names = draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=6))
    x, y = f.random("x", (4, 4)), f.random("y", (4, 4))
    rng = np.random.default_rng(seed)
    u, v = rng.uniform(0.5, 1.5, (2, 4, 4))

    def run(o: Any, a: Any, b: Any) -> Any:
        for name in names:
            a = step(o, name, a, b)
        return a

    at = list(order)
    back = [at.index(i) for i in range(4)]
    plain = Made(run(Exactly(f), x, y), run(Floats, u, v))
    mixed: Exact = run(Exactly(f), taken(x, at), taken(y, at))
    rows = Made(
        taken(mixed, back),
        run(Floats, u[at], v[at])[back],
    )
    return plain, rows


def taken(x: Exact, at: list[int]) -> Exact:
    return x.moved(lambda v: v[:, at])


STEPS = ("add", "mul", "exp", "softmax", "negative", "logistic", "square", "div")


def step(o: Any, name: Any, a: Any, b: Any) -> Any:
    match name:
        case "add":
            return o.add(a, b)
        case "mul":
            return o.mul(a, b)
        case "exp":
            return o.exp(o.negative(o.mul(a, a)))
        case "softmax":
            e = o.exp(o.sub(a, o.column(o.max(a), 4)))
            return o.div(e, o.column(o.sum(e), 4))
        case "negative":
            return o.negative(a)
        case "logistic":
            return o.logistic(a)
        case "square":
            return o.power(a, 2)
        case _:
            return o.div(a, o.add(o.mul(b, b), o.number(1)))


@settings(max_examples=40, deadline=None)
@given(expressions())
def test_rows_are_computed_apart(pair: tuple[Made, Made]) -> None:
    plain, rows = pair
    assert same(plain.exact, rows.exact)
    np.testing.assert_allclose(plain.floats, rows.floats, rtol=1e-9)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1000), st.lists(st.integers(1, 5), min_size=1, max_size=4))
def test_a_softmax_over_any_blocks_is_one_softmax(seed: int, sizes: list[int]) -> None:
    f = CodeField(seed)
    o, n = Exactly(f), sum(sizes)
    x, y = f.random("x", (2, n)), f.random("y", (2, n))
    m = f.constants(np.full(2, -np.inf))
    total, out, at = f.zeros((2,)), f.zeros((2,)), 0
    for size in sizes:
        block = o.part(x, at, at + size)
        new = f.larger(m, o.max(block))
        old = f.exp(f.sub(m, new))
        w = f.exp(f.sub(block, o.column(new, size)))
        total = f.add(f.mul(total, old), o.sum(w))
        out = f.add(f.mul(out, old), o.sum(f.mul(w, o.part(y, at, at + size))))
        m, at = new, at + size
    e = f.exp(x)
    assert same(f.div(out, total), f.div(o.sum(f.mul(e, y)), o.sum(e)))


def test_what_is_masked_weighs_nothing() -> None:
    x = F.random("x", (ROWS, WIDTH))
    mask = np.tril(np.ones((ROWS, WIDTH), np.bool_))
    hidden = choose(F, mask, x, F.number(-np.inf))
    e = F.exp(F.sub(hidden, Exactly(F).column(F.maximum(hidden, [1]), WIDTH)))
    assert (e.x[:, ~mask] == 0).all()
    first = e.moved(lambda v: v[:, :1, :1])
    assert (first.x == 1).all()


def test_a_row_that_is_all_masked_is_undefined() -> None:
    row = F.constants(np.full((1, 4), -np.inf))
    e = F.exp(F.sub(row, Exactly(F).column(F.maximum(row, [1]), 4)))
    assert e.where_plane(3).all()
    assert F.sum(e, [1]).where_plane(3).all()
    assert F.div(F.zeros((2,)), F.zeros((2,))).where_plane(3).all()


def test_infinities_are_not_numbers() -> None:
    minus, plus = F.number(-np.inf), F.number(np.inf)
    assert F.add(minus, plus).where_plane(3).all()
    assert F.add(minus, F.number(1)).where_plane(1).all()
    assert F.negative(minus).where_plane(2).all()
    assert F.mul(minus, F.number(0)).where_plane(3).all()
    assert F.mul(minus, F.number(-2)).where_plane(2).all()
    assert (F.exp(minus).x == 0).all()
    assert (F.logistic(plus).x == 1).all()
    assert (F.logistic(minus).x == 0).all()
    assert (F.div(F.number(1), plus).x == 0).all()


def test_an_order_knows_negatives_and_constants() -> None:
    x = F.random("x", (50,))
    assert (F.rank(F.negative(x)) == -F.rank(x)).all()
    known = F.constants(np.array([-1e30, -2.0, 0.0, 0.1, 3.0, 1e30]))
    assert (np.diff(F.rank(known)) > 0).all()
    assert (F.rank(x) > F.rank(F.number(-1e30))).all()
    assert (F.rank(F.exp(x)) > 0).all()
    assert F.compared("eq", x, x).all()


def test_a_maximum_is_one_of_its_values_where_they_are_compared() -> None:
    x = F.random("x", (20, 8))
    top = F.maximum(x, [1])
    hit = F.compared("eq", x, top.moved(lambda v: v[..., None]))
    assert (hit.sum(axis=1) == 1).all()
    assert (hit.argmax(axis=1) == F.rank(x).argmax(axis=1)).all()


@pytest.mark.parametrize(("value", "kind", "other", "its"), [
    (0.1, "float32", 0.1, "bfloat16"), (0.044715, "float32", 0.044715, "float64"),
    (1 / 3, "float32", 1 / 3, "float64"), (1e-5, "float32", 1e-5, "float64"),
    (128**-0.5, "float32", 128**-0.5, "float64"), (np.log(2), "float32", np.log(2), "float64"),
    (np.sqrt(2 / np.pi), "float32", np.sqrt(2 / np.pi), "float64"),
    (-0.25, "bfloat16", -0.25, "float64"),
    (1e30, "float32", 1e30, "float64"),
])  # fmt: skip
def test_a_literal_is_one_number_in_two_kinds(
    value: float, kind: str, other: float, its: str
) -> None:
    import ml_dtypes

    assert ml_dtypes
    a = F.constants(np.array(value, np.dtype(kind)))
    b = F.constants(np.array(other, np.dtype(its)))
    assert (a.x == b.x).all()


def test_fields_of_one_seed_are_one_and_of_two_are_two() -> None:
    a, b, c = (CodeField(seed).exp(CodeField(seed).random("x", (4,))) for seed in (1, 1, 2))
    assert same(a, b)
    assert not same(a, c)


def test_degrees_and_arguments_are_counted() -> None:
    f = CodeField(3)
    x = f.random("x", (2, 5))
    product = f.mul(x, x)
    assert product.degree.height == 2
    f.exp(product)
    assert f.ledger.calls["exp"].numerator == 2
    assert len(f.ledger.calls["exp"].arguments()[0]) == 10


def test_tensors_put_together_keep_what_each_has() -> None:
    x = F.random("x", (2, 4))
    top = F.maximum(x, [1])
    both = joined(F, [top, F.random("y", (3,))], 0)
    assert same(both.moved(lambda v: v[:, :2]), top)
    assert same(both.moved(lambda v: v[:, 2:]), F.random("y", (3,)))
