from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.errors import Place
from shardproof.spec.source.json_reader import JSON_LIMIT
from shardproof.spec.source.node import Plain, place_of
from shardproof.spec.source.read import read_text
from tests.spec.source.reading import brief, fault, faults, value

DIGITS = 10**25 - 1
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-DIGITS, DIGITS)
    | st.floats(allow_nan=False)
    | st.text()
)
VALUES: st.SearchStrategy[Plain] = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(VALUES, st.sampled_from([None, 0, 1, 3, "\t"]))
def test_what_the_standard_library_writes_is_read_back(
    written: Plain, indent: int | str | None
) -> None:
    assert value(json.dumps(written, indent=indent), "a.json") == written


@given(st.text())
def test_unescaped_text_is_read_back(text: str) -> None:
    raw = json.dumps(text, ensure_ascii=False)
    if raw.isprintable():
        assert value(raw, "a.json") == text


@pytest.mark.parametrize("turns", [999, 1000, 1001, 2500])
def test_a_string_of_many_escapes_is_read_to_its_end(turns: int) -> None:
    raw = '"' + r"a\n\u00e9" * turns
    assert value(raw + 'z"', "a.json") == "a\né" * turns + "z"
    error = fault(raw + '\\x"', "a.json")
    assert (error.code, error.place) == ("FILE-SYNTAX", Place("a.json", 1, len(raw) + 1))


def test_every_node_knows_its_place() -> None:
    root = read_text('{"a": [1,\n  {"bé": "x", "c": null}]}', "a.json")
    assert root.place == Place("a.json", 1, 1)
    assert place_of(root, ["a", 0]) == Place("a.json", 1, 8)
    assert place_of(root, ["a", 1, "c"], key=True) == Place("a.json", 2, 15)
    assert place_of(root, ["a", 1, "c"]) == Place("a.json", 2, 20)


def test_numbers_that_json_lacks_are_floats_for_a_later_check() -> None:
    assert value("[-Infinity, Infinity, 1e999]", "a.json") == [-math.inf, math.inf, math.inf]
    assert str(value("NaN", "a.json")) == "nan"


def test_integers_stay_integers() -> None:
    read = value("[1, 1.0, 1e2, -0]", "a.json")
    assert isinstance(read, list)
    assert [type(each) for each in read] == [int, float, float, int]


def test_a_key_set_twice_is_an_error_at_the_second() -> None:
    error = fault('{"a": 1,\n "b": {"a": 1}, "a": 2}', "a.json")
    assert brief(error) == ("FILE-KEY", 2, 17)
    assert "`a` was set before, on line 1, column 2" in error.message


def test_a_long_integer_is_an_error_at_its_place_and_not_converted() -> None:
    assert value(f"[{DIGITS}, -{DIGITS}]", "a.json") == [DIGITS, -DIGITS]
    error = fault(f"[1, -{'9' * 5_000}]", "a.json")
    assert brief(error) == ("FILE-SYNTAX", 1, 5)
    assert "more than 25 digits" in error.message


def test_the_depth_is_bounded() -> None:
    assert value("[" * 64 + "]" * 64, "a.json")
    assert brief(fault("[" * 65, "a.json")) == ("FILE-DEPTH", 1, 65)
    assert fault('{"a":' * 500_000, "a.json").code == "FILE-DEPTH"


def test_the_number_of_values_is_bounded() -> None:
    assert value("[" + "1," * 199_998 + "1]", "a.json")
    assert brief(fault("[" + "1," * 199_999 + "1]", "a.json")) == ("FILE-NODES", 1, 400_000)


def test_the_length_is_bounded() -> None:
    assert fault(" " * JSON_LIMIT + "1", "a.json").code == "FILE-SIZE"


def test_half_a_surrogate_pair_is_refused() -> None:
    assert value(r'["\ud83d\ude00"]', "a.json") == ["😀"]
    assert brief(fault(r'["a", "\ud83d"]', "a.json")) == ("FILE-TEXT", 1, 7)


def test_errors_that_allow_it_come_together_and_not_without_end() -> None:
    found = faults('{"a": 1, "a": 2, "a": 3, ', "a.json")
    assert [brief(each)[0] for each in found] == ["FILE-KEY", "FILE-KEY", "FILE-SYNTAX"]
    assert len(faults("{" + '"a": 1, ' * 1_000, "a.json")) == 20


@pytest.mark.parametrize("text", ["[1]", '{"a": [true, null]}', '"x"', "-1.5e-3"])
def test_no_beginning_of_a_value_is_a_value(text: str) -> None:
    for end in range(1, len(text)):
        head = text[:end]
        try:
            json.loads(head)
        except ValueError:
            assert fault(head, "a.json").code == "FILE-SYNTAX"
