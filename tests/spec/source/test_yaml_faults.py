from __future__ import annotations

import pytest

from tests.spec.source.reading import brief, fault

# Text, line, column, a piece of what is said, a piece of what would be right.
CASES = [
    ("a:\n\tb: 1", 2, 1, r"a tab stands where only spaces may indent: `\tb: 1`", "with spaces"),
    ("a: @b", 1, 4, "cannot start with this character: `@b`", "double quotes"),
    ("a: b: c", 1, 5, "a second `:`", "double quotes"),
    ("a: - b", 1, 4, "a list entry `-`", "a new line"),
    ("a: 1\nb\nc: 1", 2, 1, "is not a `key: value`: `b`", "`key: value`"),
    ("- a\nb: 1", 2, 1, "does not continue what stands above it: `b: 1`", "indentation"),
    ("a: [1, 2\nb: 3", 2, 2, "a list in `[ ]`", "`]` at the end"),
    ("a: {b: 1, c: 2\n", 2, 1, "a mapping in `{ }`", "`}` at the end"),
    ("a: ]", 1, 4, "a value is missing", "`null`"),
    ('a: "b\nc: 1', 1, 4, 'not closed: `"b`', "close it"),
    ("a: 'b\n---\n", 1, 4, "not closed before a `---`", "close it"),
    (r'a: "\q"', 1, 6, "not an escape", "single quotes"),
    ("a: |x\n  b", 1, 4, "block text", "`|` or `>`"),
    ("a: &\n", 1, 4, "`&` starts an anchor", "double quotes"),
    ("a: *\n", 1, 4, "`*` starts an alias", "double quotes"),
    ("a: !<\n", 1, 4, "`!` starts a tag", "quotes"),
    ("a: !b!c d", 1, 4, "a tag that is not defined: `!b!c d`", "remove the tag"),
    ("%YAML x\n---\na", 1, 1, "`%` starts a directive", "remove the directive"),
    ("a: 1\n... b", 2, 5, "after the document's `...`", "remove it"),
    ("{a: b}}", 1, 7, "belongs to nothing", "brackets"),
    (r'a: "\U00110000"', 1, 1, "something after this cannot be read", "escapes"),
]


@pytest.mark.parametrize(("text", "line", "column", "said", "right"), CASES)
def test_the_parsers_complaint_is_said_in_our_words(
    text: str, line: int, column: int, said: str, right: str
) -> None:
    error = fault(text)
    assert brief(error) == ("FILE-SYNTAX", line, column)
    assert said in error.message
    assert right in error.help


def test_junk_is_never_echoed_in_full() -> None:
    assert len(fault("a: @" + "x" * 60_000).message) < 200
