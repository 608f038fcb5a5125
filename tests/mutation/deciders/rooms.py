"""Where mistakes are made, how many, and who is to notice them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from tests.mutation.deciders.changes import ROOT, Mistake, drawn, mistakes_in


@dataclass(frozen=True, slots=True)
class Room:
    """A part of the code, and the deciders that rest on it."""

    name: str
    folder: str
    """Below the root; or one file."""
    deciders: Sequence[str]
    tests: Sequence[str]
    """What else may notice one that no case does."""
    mistakes: int
    words: frozenset[str] = frozenset()
    """Files and functions that are not asked for a word, or put one into sentences."""

    def every(self) -> Iterator[Mistake]:
        path = ROOT / self.folder
        files = [path] if path.is_file() else sorted(path.glob("*.py"))
        for file in files:
            if file.stem not in self.words:
                yield from self.those_of(file.relative_to(ROOT).as_posix())

    def those_of(self, file: str) -> Iterator[Mistake]:
        return (each for each in mistakes_in(file) if each.function not in self.words)


SHARED = ("law", "checker", "engine")
"""Who rests on layout and lowering; the checker compares them with its own."""
READERS = ("agreement", "edited", "model_reader", "plan_reader", "words")
ROOMS = (
    Room("layout", "spec/layout", SHARED, ("tests/spec/law", "tests/spec/plan"), 20),
    Room("lowering", "spec/program/lower", SHARED, ("tests/spec/program",), 20),
    Room(
        "engine",
        "spec/engine",
        ("engine",),
        ("tests/spec/engine",),
        10,
        frozenset({"blame", "difference", "naming", "representative", "spelling", "watching"}),
    ),
    Room(
        "checker",
        "src/shardproof/certificate/checker.py",
        ("checker",),
        tuple(f"tests/certificates/test_{each}.py" for each in READERS),
        10,
        frozenset({
            "about", "asked_for", "bytes_of", "clean", "degree", "degree_words", "json_of", "main",
            "model_path", "model_words", "say", "stated_text", "text_of",
        }),
    ),
)  # fmt: skip


@cache
def all_mistakes() -> tuple[Mistake, ...]:
    return tuple(each for room in ROOMS for each in drawn(room.every(), room.mistakes))


@cache
def by_name() -> dict[str, Mistake]:
    return {each.name: each for each in all_mistakes()}


def room_of(mistake: Mistake) -> Room:
    return next(room for room in ROOMS if mistake.file.startswith(room.folder))
