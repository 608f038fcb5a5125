"""What a float of a program's text stands for."""

from __future__ import annotations

from fractions import Fraction

import pytest

from shardproof.executor.code.literals import Named, meaning


@pytest.mark.parametrize(("value", "meant"), [
    (1 - 0.9, Fraction(1, 10)), (1 - 0.95, Fraction(1, 20)), (1 - 0.999, Fraction(1, 1000)),
    (1 - 0.9999, Fraction(1, 10_000)), (0.1 + 0.2, Fraction(3, 10)), (0.98 - 1, Fraction(-1, 50)),
])  # fmt: skip
def test_a_difference_of_short_decimals_is_one(value: float, meant: Fraction) -> None:
    """Computed in float64, where it is off by some places of its own."""
    assert meaning(value, "float64") == Named(meant)


def test_what_is_near_to_one_is_itself() -> None:
    for value in (0.001 * (1 + 1e-11), 0.1 + 1e-12, 0.0010000012):
        assert meaning(value, "float64") != meaning(round(value, 4), "float64")
