"""Degrees are those of polynomials: never too small, and not much too large."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Degree, Family, Field
from shardproof.executor.domains.degree import of_product, of_reciprocal, of_sum

FIELD = Field(trials=1)
F, G = Family(count=3, degree=2, of=b"f"), Family(count=1, degree=5, of=b"g")


def test_a_sum_has_the_larger_degree() -> None:
    assert of_sum(Degree(2), Degree(7)) == Degree(7)


def test_a_product_adds_degrees() -> None:
    assert of_product(Degree(2), Degree(7)) == Degree(9)


def test_a_sum_of_fractions_is_over_the_common_denominator() -> None:
    # a/F + b/G = (aG + bF) / FG, where F is three polynomials of degree 2
    made = of_sum(Degree(1, {F: 1}), Degree(2, {G: 1}))
    assert (made.numerator, made.denominator) == (max(1 + 5, 2 + 6), 11)


def test_a_sum_over_one_denominator_keeps_it() -> None:
    made = of_sum(Degree(1, {F: 1}), Degree(4, {F: 1}))
    assert (made.numerator, made.denominator) == (4, 6)


def test_a_sum_of_powers_takes_the_higher() -> None:
    made = of_sum(Degree(1, {F: 2}), Degree(1, {F: 1}))
    assert (made.numerator, made.denominator) == (1 + 6, 12)


def test_a_product_of_fractions_multiplies_denominators() -> None:
    made = of_product(Degree(1, {F: 1}), Degree(1, {F: 1, G: 1}))
    assert (made.numerator, made.denominator) == (2, 17)


def test_a_reciprocal_stands_over_all_the_new_denominators() -> None:
    # 1/b for three b = p/F of degree 4: F (two other p's) / (all three p's)
    made = of_reciprocal(Degree(4, {F: 1}), 3, b"h")
    assert (made.numerator, made.denominator) == (6 + 8, 12)


def test_ranks_that_divide_by_the_same_bring_in_one_denominator() -> None:
    x, y = FIELD.random("x", (3,)), FIELD.random("y", (3,))
    ones = [FIELD.reciprocal(FIELD.add(x, zero)) for zero in (FIELD.zeros((3,)), FIELD.zeros((3,)))]
    assert FIELD.add(*ones).degree.denominator == 3
    assert FIELD.add(ones[0], FIELD.reciprocal(y)).degree.denominator == 6


def test_values_of_functions_are_fresh() -> None:
    x = FIELD.random("x", (3,))
    squared = FIELD.mul(x, x)
    assert FIELD.apply("f", "k", squared).degree == Degree(1)


def test_a_long_sum_of_fractions_has_no_more_denominators_than_there_are() -> None:
    x = FIELD.random("x", (3, 4))
    inverse = FIELD.reciprocal(FIELD.sum(x, 1))
    total = FIELD.sum(FIELD.mul(inverse, inverse), 0)
    assert total.degree.denominator == 2 * 3


def test_what_is_known_is_of_degree_zero() -> None:
    assert FIELD.integers(np.arange(3)).degree == FIELD.ones((3,)).degree == Degree(0)
