"""Commands and their printed output, as they stand in Markdown."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    file: str
    line: int
    language: str
    text: str


@dataclass(frozen=True, slots=True)
class Command:
    file: str
    line: int
    words: tuple[str, ...]
    output: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {' '.join(self.words)}"


def pages() -> list[Path]:
    return [ROOT / "README.md", *sorted((ROOT / "docs" / "guide").glob("*.md"))]


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    source = page.read_text(encoding="utf-8")
    name = page.relative_to(ROOT).as_posix()
    return [
        Block(name, source.count("\n", 0, match.start()) + 1, match[1], match[2])
        for match in _BLOCK.finditer(source)
    ]


def commands(page: Path) -> list[Command]:
    """Every `$` line of a page's consoles, with what is printed under it."""
    found: list[Command] = []
    for block in blocks(page):
        if block.language != "console":
            continue
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            line, _, output = part.partition("\n")
            found.append(Command(block.file, block.line, tuple(line.split()), output))
    return found


def started(words: Sequence[str]) -> list[str]:
    """The command of a console as it is started here: with this Python, and its own mpiexec."""
    if words[0] == "mpiexec":
        at = list(words).index("shardproof")
        mpiexec = Path(sysconfig.get_path("scripts")) / "mpiexec"
        return [str(mpiexec), *words[1:at], *started(words[at:])]
    return [sys.executable, "-m", *words]
