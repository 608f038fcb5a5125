"""Patterns mean the same on every Python that the project supports.

CPython before 3.11.5, Debian's own among them, misreads a possessive repeat of a group and an
atomic group: a turn that fails halfway counts as if it had matched. One character may repeat so.
"""

from __future__ import annotations

import ast
import re

import pytest

from tests.house.sources import ROOT

FOLDERS = ("spec", "executor", "proofs", "reports", "src", "tests")
_GROUPS = re.compile(r"\)(?:[*+?]|\{\d*,?\d*\})\+|\(\?>")
SIGNS = ("*+", "++", "?+", "}+", "(?>")
"""One of them is in every source that has such a pattern."""
_LETTERS = re.compile(r"\\.|\[\^?\]?(?:[^\\\]]|\\.)*\]", re.DOTALL)


def misread(pattern: str) -> bool:
    """Whether a pattern, or a piece of one, has what old Pythons misread."""
    return _GROUPS.search(_LETTERS.sub("x", pattern)) is not None


def faults(path: str, source: str) -> list[str]:
    """Where a text in a source is such a pattern; which texts are patterns nobody has to say."""
    if not any(sign in source for sign in SIGNS):
        return []
    return [
        f"{path}:{node.lineno}: a possessive or atomic group"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and misread(node.value)
    ]


def test_no_pattern_has_a_possessive_group() -> None:
    here = __file__
    found = [
        fault
        for folder in FOLDERS
        for file in sorted((ROOT / folder).rglob("*.py"))
        if str(file) != here
        for fault in faults(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"(?:[eE][0-9]++)?+", True),
        (r"(a|b)*+", True),
        (r"(?:ab){2,}+", True),
        (r"(?>a+)", True),
        (r"[0-9]++(?:\.[0-9]*+)?", False),
        (r"[()]*+\)++", False),
        (r"(?:a)+b+", False),
    ],
)
def test_a_possessive_group_is_found(pattern: str, expected: bool) -> None:  # noqa: FBT001
    assert misread(pattern) is expected
    assert bool(faults("a.py", f"import re\nP = re.compile({pattern!r})")) is expected
