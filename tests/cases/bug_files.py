"""The files of bugs: what each says of itself above its plan.

Bugs for which no public incident was found stand in `synthetic`, and say so.

Line one is the verdict: `illegal:` and the codes of the law, or `illegal: run` where the law has no
word for it and a run shows it. Then the sources, each with the id that it has in the collection;
then what happens, the first line as a title.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
BUGS = sorted((HERE / "bugs").glob("*.yaml"))
SYNTHETIC = sorted((HERE / "synthetic").glob("*.yaml"))
FIXED = HERE / "bugs" / "fixed"
UNWRITTEN = HERE / "bugs" / "unwritten.md"
SOURCE = re.compile(r"([A-Z]\d\d) (\S+)")


@dataclass(frozen=True)
class Bug:
    file: Path
    verdict: str
    sources: tuple[tuple[str, str], ...]
    """Ids and addresses."""
    story: tuple[str, ...]

    @property
    def codes(self) -> list[str]:
        return self.verdict.removeprefix("illegal: ").split(", ")

    @property
    def title(self) -> str:
        return self.story[0]

    @property
    def fixed(self) -> Path:
        return self.file.parent / "fixed" / self.file.name


def bug(file: Path) -> Bug:
    """What a file says of itself, in the comment above its plan."""
    lines = file.read_text("utf-8").splitlines()
    comment: list[str] = []
    for line in lines:
        if not line.startswith("# "):
            break
        comment.append(line.removeprefix("# "))
    verdict, *rest = comment
    sources: list[tuple[str, str]] = []
    while rest and (found := SOURCE.fullmatch(rest[0])):
        sources.append((found[1], found[2]))
        rest.pop(0)
    if not sources and rest[0].startswith("synthetic: "):
        rest.pop(0)
    return Bug(file, verdict, tuple(sources), tuple(rest))
