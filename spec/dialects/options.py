"""Options as a command says them: its words after the engine's own parser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from shardproof.spec.dialects.asked import Option
from shardproof.spec.dialects.flags.table import Bears, Flag
from shardproof.spec.errors import Place
from shardproof.spec.record import dataclass, field

Class = Literal[Bears, "removed", "unknown"]


@dataclass(frozen=True, slots=True)
class Told:
    """What became of some words: none is dropped in silence."""

    spelled: str
    place: Place
    bears: Class
    name: str = ""
    """Of the option, where it is one."""


class Options(Mapping[str, Option]):
    """Options by their name; also found by any other long name."""

    def __init__(self) -> None:
        self._by_name: dict[str, Option] = {}
        self._other: dict[str, str] = {}

    def __getitem__(self, name: str) -> Option:
        return self._by_name[self._other.get(name, name)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)

    def put(self, flag: Flag, option: Option) -> None:
        """Set an option; the last of two holds."""
        self._by_name[flag.name] = option
        for word in flag.words:
            if not word.startswith("--"):
                continue
            self._other[word.lstrip("-").replace("-", "_")] = flag.name


@dataclass(slots=True)
class Parsed:
    """What a parser found."""

    options: Options = field(default_factory=Options)
    told: list[Told] = field(default_factory=list[Told])
    positional: list[tuple[int, str, Place]] = field(default_factory=list["tuple[int, str, Place]"])
    notes: list[str] = field(default_factory=list[str])
    version: str | None = None
    """The newest version that has all these options, where it is not the newest of all."""
