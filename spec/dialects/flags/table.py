"""A table of options, and which of them a version has."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, cast

from shardproof.spec.record import dataclass, field

Kind = Literal["flag", "bool", "int", "num", "float", "str", "json", "list", "append", "maybe"]
Bears = Literal["parallel", "profile", "neither"]
_NUMBERS = re.compile(r"(\d+)\.(\d+)(?:\.(\d+))?(?:\.?(rc|dev|post)(\d+))?")
_ORDER = {"dev": -2, "rc": -1, None: 0, "post": 1}


@dataclass(frozen=True, slots=True)
class Flag:
    """One option."""

    name: str
    """By which it is known here: its long name, with underscores."""
    kind: Kind
    words: tuple[str, ...]
    """How it is said, as `--tensor-parallel-size` and `-tp`."""
    bears: Bears
    after: str | None
    before: str | None

    def is_in(self, version: str) -> bool:
        """Whether that version has it."""
        at = order_of(version)
        return not (
            (self.after is not None and at <= order_of(self.after))
            or (self.before is not None and at >= order_of(self.before))
        )

    @property
    def off(self) -> tuple[str, ...]:
        """The words that say no, of what may be said both ways."""
        if self.kind != "bool":
            return ()
        return tuple("--no-" + word[2:] for word in self.words if word.startswith("--"))


@dataclass(frozen=True)
class Table:
    """All options of an engine."""

    versions: tuple[str, ...]
    flags: tuple[Flag, ...]
    _of: dict[str, Mapping[str, tuple[Flag, bool]]] = field(
        default_factory=dict[str, "Mapping[str, tuple[Flag, bool]]"], compare=False
    )

    @property
    def newest(self) -> str:
        return self.versions[-1]

    def of(self, version: str) -> Mapping[str, tuple[Flag, bool]]:
        """By each word of that version, its option, and whether the word says no."""
        if version not in self._of:
            there = [flag for flag in self.flags if flag.is_in(version)]
            words = {word: (flag, False) for flag in there for word in flag.words}
            words |= {word: (flag, True) for flag in there for word in flag.off}
            self._of[version] = words
        return self._of[version]

    @property
    def words(self) -> Mapping[str, tuple[Flag, bool]]:
        """The same of all versions, the newest first."""
        found: dict[str, tuple[Flag, bool]] = dict(self.of(self.newest))
        for flag in self.flags:
            for word in flag.words:
                found.setdefault(word, (flag, False))
            for word in flag.off:
                found.setdefault(word, (flag, True))
        return found


@cache
def table(name: str) -> Table:
    """The table of this name, which is that of an engine."""
    path = Path(__file__).parent / f"{name}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    rows = cast("list[tuple[str, Kind, str, Bears, str | None, str | None]]", data["flags"])
    flags = (Flag(n, k, tuple(w.split()), b, after, before) for n, k, w, b, after, before in rows)
    return Table(tuple(data["versions"]), tuple(flags))


@cache
def joined(name: str, *beside: str) -> Table:
    """A table and the words of others that it lacks; the versions are its own."""
    own = table(name)
    words = {word for flag in own.flags for word in flag.words}
    flags = list(own.flags)
    for other in beside:
        for flag in table(other).flags:
            if words.isdisjoint(flag.words):
                flags.append(flag)
                words |= {*flag.words}
    return Table(own.versions, tuple(flags))


def order_of(version: str) -> tuple[int, ...]:
    """Where a version stands among others; one that has no numbers is newer than all."""
    match = _NUMBERS.match(version.lstrip("v"))
    if match is None:
        return (2**31,)
    major, minor, patch, word, count = match.groups()
    return (int(major), int(minor), int(patch or 0), _ORDER[word], int(count or 0))


def is_version(text: str) -> bool:
    """Whether this has a version's numbers."""
    return _NUMBERS.match(text.lstrip("v")) is not None
