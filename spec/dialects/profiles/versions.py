"""Versions and dates of engines, and which of two is earlier."""

from __future__ import annotations

import re

from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Bound:
    """A release: its version, and the month in which it was made (`2026-09`)."""

    version: str
    date: str


@dataclass(frozen=True, slots=True)
class Version:
    """What the caller named: a version, or a month; the newest that is known where neither."""

    shown: str
    numbers: tuple[int, ...] = ()
    month: str = ""
    note: str = ""

    def since(self, bound: Bound) -> bool:
        """Whether this is that release or a later one."""
        if self.month:
            return self.month >= bound.date
        return self.numbers >= numbers(bound.version)


NUMBERS = re.compile(r"(?<![\w.])v?(\d+\.\d+(?:\.\d+)*)")
MONTH = re.compile(r"(?<!\d)(20\d\d)[-/.](0[1-9]|1[0-2])(?!\d)")
YEAR = re.compile(r"(20\d\d)(?:-(\d\d))?")
"""A year alone stands for its last month."""
NEWEST = frozenset({"", "latest", "main", "nightly", "master", "dev", "head", "stable"})


def numbers(version: str) -> tuple[int, ...]:
    """`0.8.5.post1` as (0, 8, 5)."""
    found = NUMBERS.match(version)
    return tuple(map(int, found.group(1).split("."))) if found else ()


def read_version(named: str | None, newest: Bound) -> Version:
    """A tag, a release or a month; what is none of them is judged as the newest that is known."""
    word = (named or "").strip()
    if month := MONTH.search(word) or YEAR.fullmatch(word):
        shown = "-".join(month.groups("12"))
        if shown > newest.date:
            return Version(newest.version, numbers(newest.version), "", _beyond(word, newest))
        return Version(shown, (), shown)
    found = NUMBERS.search(word)
    if found is None:
        note = (
            ""
            if word.lower() in NEWEST
            else f"version {word!r} is not known: judged as {newest.version}"
        )
        return Version(newest.version, numbers(newest.version), "", note)
    read = tuple(map(int, found.group(1).split(".")))
    if read > numbers(newest.version):
        return Version(found.group(1), read, "", _beyond(word, newest))
    return Version(found.group(1), read)


def _beyond(word: str, newest: Bound) -> str:
    return f"the rules are known up to {newest.version} of {newest.date}; {word} is later"
