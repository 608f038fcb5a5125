"""What is done, a line a mutant: a line is there whole, or the mutant is run again."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, cast

from shardproof.mutate.mutants import Mutant
from shardproof.mutate.outcome import Outcome, Word
from shardproof.spec.errors import InputError, InputErrors, Place

MARK = "shardproof_mutate"
VERSION = 1
OPTION = "--journal"
PACKAGE = Path(__file__).parent
"""Other code of ours might change other calls, or read other outcomes from a run."""
SKIPPED = {"__pycache__", "node_modules", "build", "dist"}


@dataclass(slots=True)
class Journal:
    """An open journal, or none that is kept anywhere."""

    recorded: dict[str, Any] | None = None
    """What the run without a change has said."""
    done: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])
    """By the keys of mutants."""
    file: BinaryIO | None = None

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
        if self.file is not None:
            self.file.write(json.dumps(line).encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())


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
    """The journal at this path, begun or gone on with; `asked` is what it is of.

    Nobody else may write to it meanwhile.
    """
    if path is None:
        yield Journal()
        return
    try:
        file = Path(path).open("a+b")  # noqa: SIM115  (it is closed below)
    except (OSError, ValueError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        raise _refused(path, f"cannot be written: {why}", "name a file") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise _refused(path, "another run writes to it", "wait for it to end") from None
        yield _read(path, file, asked)


def _read(path: str, file: BinaryIO, asked: Mapping[str, Any]) -> Journal:
    file.seek(0)
    data = file.read()
    whole = data[: data.rfind(b"\n") + 1]
    if data and not data.startswith(f'{{"{MARK}"'.encode()[: len(data)]):
        what = "the file exists, and is no journal of `shardproof mutate`"
        raise _refused(path, what, "name another")
    if len(whole) < len(data):
        file.truncate(len(whole))
    journal = Journal(file=file)
    lines = whole.split(b"\n")[:-1]
    if not lines:
        journal._write({MARK: VERSION, **asked})  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        return journal
    _take(path, lines, journal, asked)
    return journal


def _take(path: str, lines: Sequence[bytes], journal: Journal, asked: Mapping[str, Any]) -> None:
    for number, line in enumerate(lines, 1):
        try:
            each = cast("dict[str, Any]", json.loads(line))
            if number == 1:
                _same(path, each, asked)
            elif "recorded" in each:
                journal.recorded = dict(each["recorded"])
            else:
                journal.done[str(each.pop("mutant"))] = {
                    name: each[name] for name in ("word", "test", "said", "seconds")
                }
        except (ValueError, TypeError, LookupError, AttributeError):
            raise InputErrors(
                InputError(
                    "MUTATE-JOURNAL",
                    "the line holds nothing of a journal",
                    Place(path, number, 1),
                    OPTION,
                    "name another file, or cut it off from this line on",
                )
            ) from None


def _same(path: str, head: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    if head[MARK] != VERSION or head.get("made_with") != asked["made_with"]:
        raise _refused(path, "it was begun by another version of shardproof", "name another file")
    words = {"command": "another command", "callers": "another --callers", "code": "other code"}
    for name, said in words.items():
        if head.get(name) != asked[name]:
            raise _refused(path, f"it was begun with {said}", "name another file")


def _refused(path: str, what: str, right: str) -> InputErrors:
    return InputErrors(InputError("MUTATE-JOURNAL", what, Place(path), OPTION, right))
