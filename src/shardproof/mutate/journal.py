"""What is done, a line a mutant: a line is there whole, or the mutant is run again."""

from __future__ import annotations

import os
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

from shardproof.mutate.mutants import Mutant
from shardproof.mutate.outcome import Outcome, Word
from shardproof.texts.journal import Form, Lines
from shardproof.texts.journal import opened as opened_lines

FORM = Form("shardproof_mutate", 1, "MUTATE-JOURNAL", "--journal", "`shardproof mutate`")
SKIPPED = {"__pycache__", "node_modules", "build", "dist"}


@dataclass(slots=True)
class Journal:
    """An open journal, or none that is kept anywhere."""

    recorded: dict[str, Any] | None = None
    """What the run without a change has said."""
    done: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])
    """By the keys of mutants."""
    lines: Lines | None = None

    def record(self, data: dict[str, Any]) -> None:
        self.recorded = data
        self._write({"recorded": data})

    def add(self, outcome: Outcome) -> None:
        data = {
            "word": outcome.word,
            "test": outcome.test,
            "said": outcome.said,
            "seconds": outcome.seconds,
        }
        self.done[outcome.mutant.key] = data
        self._write({"mutant": outcome.mutant.key, **data})

    def outcome(self, mutant: Mutant) -> Outcome | None:
        """What came of it before, if it was run."""
        if (data := self.done.get(mutant.key)) is None:
            return None
        return Outcome(
            mutant, cast("Word", data["word"]), data["test"], data["said"], data["seconds"]
        )

    def _write(self, line: Mapping[str, Any]) -> None:
        if self.lines is not None:
            self.lines.add(line)


def code_of(root: Path) -> str:
    """A digest of all Python files below a folder: another one may have other mutants."""
    found = sha256()
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(
            each for each in folders
            if not each.startswith(".") and each not in SKIPPED
            and not Path(folder, each, "pyvenv.cfg").exists()
        )  # fmt: skip
        for name in sorted(names):
            if name.endswith(".py"):
                path = Path(folder) / name
                found.update(path.relative_to(root).as_posix().encode() + b"\0")
                found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


@contextmanager
def opened(path: str | None, asked: Mapping[str, Any]) -> Generator[Journal]:
    """The journal at this path, begun or gone on with; `asked` is what it is of."""
    if path is None:
        yield Journal()
        return
    with opened_lines(path, FORM, lambda: asked) as lines:
        yield _read(lines, asked)


def _read(lines: Lines, asked: Mapping[str, Any]) -> Journal:
    words = {"command": "another command", "callers": "another --callers", "code": "other code"}
    for name, said in words.items():
        if lines.head.get(name) != asked[name]:
            raise FORM.refused(lines.path, f"it was begun with {said}", "name another file")
    journal = Journal(lines=lines)
    for at, each in enumerate(lines.done):
        try:
            if "recorded" in each:
                journal.recorded = dict(each["recorded"])
            else:
                journal.done[str(each["mutant"])] = {
                    name: each[name] for name in ("word", "test", "said", "seconds")
                }
        except (ValueError, TypeError, LookupError):
            raise lines.no_line(at) from None
    return journal
