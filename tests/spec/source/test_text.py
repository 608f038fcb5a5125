from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.errors import Place
from shardproof.spec.source.text import SHOWN, Text, shown


@given(st.text(alphabet="ab\n\r"), st.lists(st.integers(-2, 60), max_size=8))
def test_a_place_does_not_depend_on_those_asked_for_before(content: str, asked: list[int]) -> None:
    text = Text(content, "f")
    for index in asked:
        before = content[: max(0, index)]
        lines = before.split("\n")
        assert text.at(index) == Place("f", len(lines), len(lines[-1]) + 1)


@given(st.text(alphabet=st.characters()))
def test_what_is_shown_is_printable_and_short(piece: str) -> None:
    assert shown(piece).isprintable()
    assert len(shown(piece)) <= SHOWN + 3


def test_only_what_is_cut_ends_in_an_ellipsis() -> None:
    assert shown("a" * SHOWN) == f"`{'a' * SHOWN}`"
    assert shown("a" * (SHOWN + 1)) == f"`{'a' * SHOWN}…`"
    assert shown("\x00\u202e\n") == r"`\x00\u202e\n`"
