from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.source.node import Scalar
from shardproof.spec.source.yaml_scalars import is_long_integer, resolved

CORE = {
    None: ["", "~", "null", "Null", "NULL"],
    True: ["true", "True", "TRUE"],
    False: ["false", "False", "FALSE"],
    10: ["10", "+10", "010", "0xA", "0xa", "0o12"],
    -3: ["-3"],
    0.5: ["0.5", ".5", "+.5", "5e-1", "5E-1"],
    8.0: ["8.", "8.0", "8e0"],
    math.inf: [".inf", ".Inf", "+.INF"],
    -math.inf: ["-.inf"],
}
TEXT = [
    *("yes", "No", "on", "OFF", "y", "nULL", "tRUE", "inf", "NaN", "<<", "=", "١", ".", "-", "+"),
    *("1_000", "0b1", "0xg", "-0x1", "1:30", "--1", "1-", "e5", "1e", ".e1", "2001-01-01"),
]


@pytest.mark.parametrize(("value", "word"), [(v, w) for v, words in CORE.items() for w in words])
def test_the_words_of_the_core_schema(value: Scalar, word: str) -> None:
    assert resolved(word) == value
    assert type(resolved(word)) is type(value)


@pytest.mark.parametrize("word", TEXT)
def test_everything_else_is_text(word: str) -> None:
    assert resolved(word) == word


def test_a_nan_is_a_float() -> None:
    assert all(str(resolved(word)) == "nan" for word in (".nan", ".NaN", ".NAN"))


@given(st.integers(26, 5_000), st.sampled_from(["", "-", "+", "0x", "0o"]))
def test_a_long_integer_is_known_before_it_is_converted(digits: int, sign: str) -> None:
    assert is_long_integer(sign + "1" * digits)
    assert not is_long_integer(sign + "1" * 25)
    assert not is_long_integer("a" * digits)
