"""A shell's sums: worked out where the values of their variables are known."""

from __future__ import annotations

import pytest

from shardproof.spec.dialects.arithmetic import NotKnown, value_of_sum
from shardproof.spec.dialects.shell import read_script
from shardproof.spec.dialects.words import Word
from shardproof.spec.errors import InputError, Place

SET = {"A": "3", "B": "-2", "W": " 8 ", "T": "many"}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", 1), ("A * 8", 24), ("$A*${A}", 9), ("${X:-5} + 1", 6), ("2+3*4", 14),
        ("(2+3)*4", 20), ("7/2", 3), ("-7/2", -3), ("-7%3", -1), ("7 % -3", 1), ("A-B-1", 4),
        ("W/A", 2), ("-(-A)", 3), ("10-3-2", 5),
    ],
)  # fmt: skip
def test_values_are_a_shells(text: str, value: int) -> None:
    assert value_of_sum(text, SET.get) == value


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "does not end"), ("1+", "does not end"), ("X*2", "X, which is set nowhere"),
        ("T*2", "no whole number"), ("1/0", "divides by zero"), ("(1", "no sum"), ("1)", "no sum"),
        ("A++", "does not end"), ("A<<2", "no sum"), ("1 2", "no sum"),
        ("+".join("1" * 99), "no sum"),
        ("999999999999999999*999999999999999999", "digits"), ("A=4", "no sum"),
    ],
)  # fmt: skip
def test_what_has_no_value_here(text: str, why: str) -> None:
    with pytest.raises(NotKnown, match=why):
        value_of_sum(text, SET.get)


def words(text: str, **given: Word) -> list[Word]:
    [found] = read_script(text, "a.sh", given).commands
    return list(found.words)


def test_sums_in_a_text() -> None:
    text = "N=8\nR=$(( ${I:-0} * N ))\nvllm serve m -dp $((2*(N+1))) -dpr $R --x='$((1))'\n"
    assert [word.text for word in words(text)[3:]] == ["-dp", "18", "-dpr", "0", "--x=$((1))"]


def test_a_sum_that_is_not_known_is_an_error_where_it_is_needed() -> None:
    word = words("vllm serve m -dp $((GROUP * 8))")[-1]
    assert word.lost is not None
    assert "`$((GROUP * 8))` is a sum with GROUP, which is set nowhere" in word.lost.message
    assert word.lost.place == Place("a.sh", 1, 18)


def test_a_variable_whose_value_is_elsewhere() -> None:
    lost = Word("", Place("pod.yaml", 3, 4), InputError("COMMAND-UNSET", "x", Place("pod.yaml")))
    word = words("vllm serve $M", M=lost)[-1]
    assert word.lost is not None
    assert "$M is set by what starts it at pod.yaml:3:4, which is not here" in word.lost.message
