from __future__ import annotations

import pytest

from tests.spec.source.reading import brief, fault

# Text, column, a piece of what is said, a piece of what would be right.
CASES = [
    ("[1, ]", 3, "read `,` before `]`", "remove the comma"),
    ('{"a": 1,}', 8, "read `,` before `}`", "remove the comma"),
    ("[,]", 2, "read `,` where a value", "write a value"),
    ("[1 2]", 4, "read `2` where `,` or `]`", "write `,` or `]`"),
    ("[1}", 3, "read `}`", "write `,` or `]`"),
    ("['a']", 2, "read `'`", "double quotes"),
    ("{'a': 1}", 2, "where a key in double quotes", "double quotes"),
    ("{a: 1}", 2, "read `a`", "a key in double quotes"),
    ('{"a" 1}', 6, "`:` after the key", "`:` after the key"),
    ('{"a": True}', 7, "read `True`", "write `true`"),
    ("[None]", 2, "read `None`", "write `null`"),
    ("[nan]", 2, "read `nan`", "write `NaN`"),
    ("[abc]", 2, "read `abc`", "double quotes"),
    ("[1, // one\n2]", 5, "read `//`", "remove the comment"),
    ("# one\n[]", 1, "read `#`", "remove the comment"),
    ("[012]", 2, "read `012`", "without leading zeros"),
    ("[+1]", 2, "read `+1`", "without `+`"),
    ("[.5]", 2, "read `.5`", "both sides of the point"),
    ("[5.]", 2, "read `5.`", "both sides of the point"),
    ("[0x1F]", 2, "read `0x1F`", "decimal digits"),
    ("[1-2]", 2, "read `1-2`", "a number such as"),
    ("[1]]", 4, "the end of the file", "nothing after it"),
    ('["a', 2, 'the string `"a` is not closed before the file ends', "close it"),
    ('["a\n"]', 2, 'the string `"a` is not closed on its line', "close it"),
    ('["a\t"]', 4, "a tab stands inside a string", r"`\t`"),
    (r'["a\q"]', 4, r"`\q` is not an escape", r"\n"),
    (r'["\u12G4"]', 3, r"`\u12G4` is not an escape", "four hexadecimal digits"),
    ("[1, [2", 7, "`[` on line 1, column 5 is not closed", "complete the file"),
    ('{"a":  ', 6, "the file ends where a value", "complete the file"),
]


@pytest.mark.parametrize(("text", "column", "said", "right"), CASES)
def test_an_error_says_what_was_read_and_what_would_be_right(
    text: str, column: int, said: str, right: str
) -> None:
    error = fault(text, "a.json")
    assert brief(error) == ("FILE-SYNTAX", 1, column)
    assert said in error.message
    assert right in error.help


@pytest.mark.parametrize("text", ["[" + "x" * 10**6, '["' + "x" * 10**6, "[" + "1" * 10**6 + "x"])
def test_junk_is_never_echoed_in_full(text: str) -> None:
    assert len(fault(text, "a.json").message) < 200
