"""A lone `?` is a value; wherever YAML has a meaning for it, that stays."""

from __future__ import annotations

import pytest

from shardproof.spec.errors import Place
from shardproof.spec.source.node import place_of
from shardproof.spec.source.question import put_in, stand_in
from shardproof.spec.source.read import read_text
from tests.spec.source.reading import brief, fault, value


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("tp: ?", {"tp": "?"}),
        ("tp: ? # all\npp: ?\r\n", {"tp": "?", "pp": "?"}),
        ("{tp: ?, ffn: {width: ?}}", {"tp": "?", "ffn": {"width": "?"}}),
        ("'tp' : ?", {"tp": "?"}),
        ("a:\n  b: ?\n", {"a": {"b": "?"}}),
        ("a: 'x: ?'", {"a": "x: ?"}),
        ("a: |\n  x: ?\n", {"a": "x: ?\n"}),
        ("? a\n: ? b\n  : c\n", None),
        ("a: \ue000\nb: ?", {"a": "\ue000", "b": "?"}),
        ("a: why?", {"a": "why?"}),
    ],
)
def test_what_it_means(text: str, means: object) -> None:
    if means is None:
        assert stand_in(text) == ""
    else:
        assert value(text) == means


def test_places_are_what_they_were() -> None:
    root = read_text("# ?\na: ?\nb: {c: ?, d: 1}\n", "a.yaml")
    assert place_of(root, ["b", "c"]) == Place("a.yaml", 3, 8)
    assert place_of(root, ["b", "d"]) == Place("a.yaml", 3, 14)


def test_an_error_behind_it_has_its_place() -> None:
    assert brief(fault("a: ?\nb: [1\nc: 2")) == ("FILE-SYNTAX", 3, 2)


def test_where_every_stand_in_is_taken_nothing_is_replaced() -> None:
    text = "a: ?\nb: " + "".join(map(chr, range(0xE000, 0xF900)))
    assert put_in(text, stand_in(text)) == text
