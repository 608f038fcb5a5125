"""Constants in two kinds of floats: which of them are read as one number."""

from __future__ import annotations

from math import pi, sqrt

import ml_dtypes
import numpy as np
import pytest

from shardproof.executor.code import CodeField
from shardproof.executor.code.readings import Readings, Text, several, text_of, told, ways
from shardproof.executor.domains.tensor import Array


def rounded(value: float | Array, kind: str) -> Text:
    dtype = np.dtype(getattr(ml_dtypes, kind, kind))
    text = text_of(np.asarray(value).astype(dtype).astype(np.float64), kind)
    assert text is not None
    return text


ROOT = sqrt(2 / pi)


def only(ours: set[Text], theirs: set[Text]) -> Readings:
    first, *_ = ways(ours, theirs)
    return first


@pytest.mark.parametrize("kind", ["bfloat16", "float16"])
def test_a_coarse_number_is_read_as_the_fine_one_that_rounds_to_it(kind: str) -> None:
    coarse, fine = rounded(ROOT, kind), rounded(ROOT, "float32")
    assert only({coarse}, {fine}) == only({fine}, {coarse}) == {coarse: fine}
    readings = {coarse: fine}
    field = CodeField(3, readings=readings)
    own = field.constants(-coarse.values, kind)
    assert (own.x == field.constants(-fine.values, "float32").x).all()
    assert (own.x != CodeField(3).constants(-coarse.values, kind).x).any()
    assert told(readings)[0].endswith(" is read as 0.797885 in float32: one number rounds to both")


def test_two_coarse_kinds_meet() -> None:
    a, b = rounded(0.044715, "bfloat16"), rounded(0.044715, "float16")
    assert only({a}, {b}) == {a: b}


def test_numbers_that_do_not_meet_or_are_one_already_stand() -> None:
    eps = rounded(1e-5, "float32"), rounded(1e-6, "bfloat16")
    assert not [*ways({eps[0]}, {eps[1]})]
    assert not [*ways({rounded(0.1, "bfloat16")}, {rounded(0.1, "float32")})]
    # Of one kind they are two numbers, however close.
    assert not [*ways({rounded(0.044715, "float32")}, {rounded(0.0447151, "float32")})]


def test_tables_are_read_place_by_place() -> None:
    angles = np.cos(np.arange(8.0) / 3)
    coarse, fine = rounded(angles, "bfloat16"), rounded(angles, "float32")
    assert only({coarse}, {fine}) == {coarse: fine}
    moved = rounded(np.roll(angles, 1), "float32")
    assert not [*ways({coarse}, {moved})]
    given = CodeField(3, readings={coarse: fine}).given(coarse.values, "bfloat16")
    assert (given.x == CodeField(3).given(fine.values, "float32").x).all()


def test_what_may_be_many_numbers_is_tried_in_many_ways_or_not_decided() -> None:
    coarse = rounded(0.044715, "bfloat16")
    two = {rounded(0.044715, "float32"), rounded(0.0447, "float32")}
    assert [*ways({coarse}, two)] == [{coarse: each} for each in sorted(two, key=lambda t: t.held)]
    assert not several({coarse}, two)
    numbers = [0.101, 0.201, 0.303, 0.407, 0.601]
    shift = {rounded(k, "bfloat16") for k in numbers}
    fine = {rounded(k, "float32") for k in numbers}
    assert len([*ways(shift, fine)]) == 1
    assert several(shift, fine | {rounded(k * 1.0001, "float32") for k in numbers})
    # One that the other program has as well may be itself.
    one = rounded(1.0, "bfloat16")
    shared = ({one, coarse}, {rounded(1.0, "float32"), rounded(1.001, "float32"), *two})
    assert sorted(one in each for each in ways(*shared)) == [False, False, True, True]


def test_what_is_no_number_or_nothing_is_no_text() -> None:
    assert text_of(np.array([]), "float32") is None
    assert text_of(np.array(0.0), "float32") is None
    assert text_of(np.array([1.0, np.inf]), "float32") is None
    listening = CodeField().listening()
    listening.constants(np.array(-0.5, np.float32))
    assert listening.texts == {rounded(0.5, "float32")}
