"""Degrees are bounds: no element is a larger polynomial than its tensor says."""

from __future__ import annotations

import pytest

from shardproof.executor.code import CodeField
from shardproof.executor.code.degrees import (
    Below,
    Degree,
    of_any,
    of_product,
    of_reciprocal,
    of_sum,
    of_terms,
)
from shardproof.executor.domains.degree import Family
from shardproof.executor.domains.modular import P
from shardproof.executor.domains.tensor import Array

A, B = Family(4, 2, b"a"), Family(3, 1, b"b")


def test_of_sums_and_products() -> None:
    a = Degree(5, {A: Below(1, 1)})  # n5 / a_i
    b = Degree(2, {B: Below(2, 2)})  # n2 / b_j^2
    total = of_sum(a, b)
    assert (total.numerator, total.denominator) == (7, 4)
    product = of_product(a, b)
    assert (product.numerator, product.denominator) == (7, 4)
    square = of_product(a, a)
    assert (square.numerator, square.denominator) == (10, 4)
    assert of_any(a, b).height == 5 + 2 + 2
    inverse = of_reciprocal(a, 4, b"c")
    assert (inverse.numerator, inverse.denominator) == (2, 5)


@pytest.mark.parametrize(
    ("terms", "above", "below"), [(1, 5, 2), (3, 9, 6), (4, 11, 8), (9, 13, 8)]
)
def test_a_sum_of_many_has_at_most_all_members_below(terms: int, above: int, below: int) -> None:
    total = of_terms(Degree(5, {A: Below(1, 1)}), terms)
    assert (total.numerator, total.denominator) == (above, below)


def rank(columns: list[list[int]]) -> int:
    """Of a matrix modulo p."""
    rows, found = [list(row) for row in columns], 0
    for at in range(len(rows[0])):
        pivot = next((i for i in range(found, len(rows)) if rows[i][at] % P), None)
        if pivot is None:
            continue
        rows[found], rows[pivot] = rows[pivot], rows[found]
        inverse = pow(rows[found][at], -1, P)
        for i in range(found + 1, len(rows)):
            factor = rows[i][at] * inverse % P
            rows[i] = [(x - factor * y) % P for x, y in zip(rows[i], rows[found], strict=True)]
        found += 1
    return found


def expression(f: CodeField, x: Array) -> tuple[list[int], Degree]:
    """A norm-like quotient of sums of quotients, of points on a line."""
    from shardproof.executor.code import Exact
    from shardproof.executor.code.degrees import RANDOM

    a = Exact(x, RANDOM)
    parts = f.reciprocal(f.add(a, f.number(3)))
    total = f.sum(f.mul(parts, a), [1])
    made = f.div(f.mul(total, total), f.add(total, f.number(1)))
    return [int(v) for v in made.x[0]], made.degree


def test_an_expression_is_no_larger_than_its_degree() -> None:
    """On a line it is a rational function of one number; its degree is the rank of a matrix."""
    import numpy as np

    f = CodeField(5, strands=1)
    start, slope = f.random("s", (3,)).x[0], f.random("t", (3,)).x[0]
    points = np.arange(1, 41)
    x = (start[None] + points[:, None] * slope[None]) % P
    values, degree = expression(f, x[None])
    d = max(degree.numerator, degree.denominator)
    # N(t) - v D(t) = 0 has a solution of degree d if and only if columns are dependent.
    matrix = [
        [pow(int(t), k, P) for k in range(d + 1)]
        + [-v * pow(int(t), k, P) % P for k in range(d + 1)]
        for t, v in zip(points, values, strict=True)
    ]
    assert len(matrix) > 2 * d + 2
    assert rank(matrix) < 2 * d + 2
