"""Whatever the bytes are, reading ends soon, in a tree or in errors with places in the text."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.errors import InputErrors
from shardproof.spec.source.decode import decode
from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_text
from shardproof.spec.source.yaml_reader import YAML_LIMIT
from tests.tiers import sampled

SAMPLE = """\
%YAML 1.2
---
model: &m config.json # note
tp: 0x8
prefill: {sp: 2, "cut": [1, 2.5, .inf]}
decode:
  - !!str yes
  - ? key
    : *m
  - |+
   text
  - 'it''s'
  - "\\ud83d\\ude00\\
    x"
"""
PIECES = [
    *"-?:,[]{}#&*!|>'\"%@`\\/~<=.+0aA\n\r\t \0é😀\ufeff\u2028",
    *("\n  ", "---\n", "\n...\n", "- ", ": ", "&a ", "*a", "<<", "!!int ", "!!x ", "null", "true"),
    *("%TAG ! x\n", "%YAML 1.1\n", "\\U00110000", "\\ud800", "NaN", "1" * 30, "1e5", "//", '""'),
]
FILES = st.sampled_from(["a.yaml", "a.json"])


def check(text: str, file: str) -> None:
    try:
        plain(read_text(text, file))
    except InputErrors as found:
        lines = text.removeprefix("\ufeff").split("\n")
        for error in found.errors:
            place = error.place
            assert place is not None
            assert place.file == file
            assert place.line <= len(lines)
            assert place.line == 0 or 1 <= place.column <= len(lines[place.line - 1]) + 1
            assert error.code.startswith("FILE-")
            assert error.help
            assert error.message.isprintable()
            assert len(error.message) < 300


@given(st.text(alphabet=st.characters()), FILES)
def test_any_text(text: str, file: str) -> None:
    check(text, file)


@given(st.lists(st.sampled_from(PIECES)), FILES)
def test_any_pieces_of_the_two_languages(pieces: list[str], file: str) -> None:
    check("".join(pieces), file)


@given(
    st.integers(0, len(SAMPLE)), st.integers(0, 20), st.lists(st.sampled_from(PIECES), max_size=3)
)
def test_a_good_file_damaged_anywhere(start: int, cut: int, pieces: list[str]) -> None:
    check(SAMPLE[:start] + "".join(pieces) + SAMPLE[start + cut :], "a.yaml")


def test_the_good_file_is_good() -> None:
    assert plain(read_text(SAMPLE, "a.yaml"))


@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    try:
        text = decode(data, "a.yaml")
    except InputErrors:
        return
    check(text, "a.yaml")


def nested(inner: str) -> str:
    return "[" * 62 + inner + "]" * 62


# The slowest found of some eighty, each filled up to the limit.
SLOW = {
    "lists opened and closed": nested("],[" * 400) + ",",
    "values deep inside": nested("1," * 400) + ",",
    "empty lists": "[],",
    "pairs in a flow list": "a: b,",
    "lists on one line": "- - - a\n",
    "empty keys": "? \n",
    "anchors": "- &a\n",
    "aliases": "- &a 1\n- *a\n",
    "tags": "- !!str\n",
    "block text": "- |\n a\n\n",
    "quoted lines": "a\n",
    "comments": "# a\n",
    "brackets": "[",
    "dashes": "- ",
}


@pytest.mark.parametrize("piece", SLOW.values(), ids=SLOW)
@pytest.mark.parametrize("before", sampled(["", "[", '"'], every=3))
def test_the_slowest_yaml_is_soon_over(piece: str, before: str) -> None:
    text = (before + piece * (YAML_LIMIT // len(piece)))[:YAML_LIMIT]
    start = time.perf_counter()
    check(text, "a.yaml")
    # Some 2.3 s at most where this was measured; a slower machine is no fault.
    assert time.perf_counter() - start < 20
