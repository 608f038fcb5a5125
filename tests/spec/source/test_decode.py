from __future__ import annotations

import pytest

from shardproof.spec.errors import InputErrors
from shardproof.spec.source.decode import decode
from tests.spec.source.reading import brief, fault, value


def test_a_byte_that_is_not_utf8_is_named_with_its_place() -> None:
    with pytest.raises(InputErrors) as caught:
        decode(b"\xef\xbb\xbfa: 1\n\xc3\xa9: \xff", "a.yaml")
    (only,) = caught.value.errors
    assert brief(only) == ("FILE-TEXT", 2, 4)
    assert "byte 13 of the file, 0xff," in only.message


def test_a_byte_order_mark_does_not_move_a_place() -> None:
    with pytest.raises(InputErrors) as caught:
        decode(b"\xef\xbb\xbfa\xff", "a.yaml")
    assert brief(caught.value.errors[0]) == ("FILE-TEXT", 1, 2)


@pytest.mark.parametrize("mark", [b"\xff\xfe", b"\xfe\xff"])
def test_utf16_is_named(mark: bytes) -> None:
    with pytest.raises(InputErrors, match="UTF-16"):
        decode(mark + b"a\0", "a.yaml")


@pytest.mark.parametrize("file", ["a.yaml", "a.json"])
def test_a_byte_order_mark_is_no_part_of_the_text(file: str) -> None:
    assert value('\ufeff{"a": 1}', file) == {"a": 1}
    assert brief(fault("\ufeff[1,]", "a.json")) == ("FILE-SYNTAX", 1, 3)


@pytest.mark.parametrize("char", ["\0", "\x07", "\x1b", "\x7f", "\x85", "\ud800", "\uffff"])
def test_a_control_character_is_refused_at_its_place(char: str) -> None:
    error = fault(f"a: 1\nbc{char}: 2")
    assert brief(error) == ("FILE-TEXT", 2, 3)
    assert f"U+{ord(char):04X}" in error.message
