"""What is done, line by line in a file: a line is there whole, or the chunk is done again.

Each finished chunk is one line, written at once and kept by the disk before the next one. A run
that was killed leaves at most one torn line, at the end, which is cut off.
"""

from __future__ import annotations

import json
import os
from base64 import b64decode, b64encode
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.exhaustive.canonical import NAME
from tests.exhaustive.universe.universe import code, executed
from tests.exhaustive.work import KINDS, WORDS, Result

Line = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Journal:
    path: Path

    def lines(self) -> Iterator[Line]:
        """Every whole line."""
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield json.loads(line)

    def mend(self) -> None:
        """Cut off what a killed run left behind its last whole line."""
        if not self.path.exists():
            return
        with self.path.open("r+b") as file:
            data = file.read()
            file.truncate(data.rfind(b"\n") + 1)

    def append(self, line: Line) -> None:
        with self.path.open("ab") as file:
            file.write(json.dumps(line, sort_keys=True).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())


def line_of(result: Result, stamp: str) -> Line:
    return {
        "module": result.module,
        "chunk": result.number,
        "universe": stamp,
        "code": code(),
        "executed": executed(),
        "written": result.written,
        "words": {word: packed(result.words[word]) for word in WORDS},
        "wrong": {kind: packed(result.wrong[kind]) for kind in KINDS},
        "miss": result.miss,
        "worst": result.worst,
        "reasons": dict(result.reasons),
        "classes": {each.about: each.count for each in result.disagreements},
    }


def packed(names: Collection[bytes]) -> str:
    return b64encode(b"".join(sorted(names))).decode()


def names_in(text: str) -> Iterator[bytes]:
    data = b64decode(text)
    return (data[at : at + NAME] for at in range(0, len(data), NAME))
