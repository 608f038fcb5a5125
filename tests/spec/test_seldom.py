"""A pattern that is compiled when it is asked is the pattern, to whoever asks."""

from __future__ import annotations

import re
import sys

import pytest

from shardproof.spec.seldom import seldom


@pytest.mark.parametrize("flags", [0, re.IGNORECASE])
def test_it_finds_what_the_pattern_finds(flags: int) -> None:
    given = r"(a+)(b)?"
    lazy, plain = seldom(given, flags), re.compile(given, flags)
    for text in ("aab", "xAb", "", "aba"):
        for ask in ("match", "fullmatch", "search"):
            ours, theirs = getattr(lazy, ask)(text), getattr(plain, ask)(text)
            assert (ours and ours.groups()) == (theirs and theirs.groups())
        assert lazy.sub(r"<\1>", text) == plain.sub(r"<\1>", text)
    assert lazy.pattern == given
    assert lazy.flags == plain.flags


def test_nothing_is_compiled_before_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    compile_ = re.compile

    def compiled(pattern: str, flags: int = 0) -> re.Pattern[str]:
        asked.append(pattern)
        return compile_(pattern, flags)

    monkeypatch.setattr(sys.modules["re"], "compile", compiled)
    lazy = seldom("a")
    assert asked == []
    assert lazy.match("a") is not None
    assert lazy.match("a") is not None
    assert asked == ["a"]
