"""What is done, a line a batch: a line is there whole, or the batch is done again.

Each line is kept by the disk before the next one. A run that was killed leaves at most one torn
line, at the end, which is cut off.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, cast

import shardproof
from shardproof.fuzzing.cases import Kind
from shardproof.fuzzing.tally import Tally, tally_data, tally_of
from shardproof.spec.errors import InputError, InputErrors, Place

MARK = "shardproof_fuzz"
VERSION = 1
OPTION = "--journal"
PACKAGE = Path(shardproof.__file__).parent


@cache
def made_with() -> str:
    """A digest of every file of the package: another one draws other plans, or judges otherwise."""
    found = sha256()
    for folder, folders, names in os.walk(PACKAGE, followlinks=True):
        folders.sort()
        for name in sorted(names):
            if name.endswith((".py", ".json")):
                path = Path(folder) / name
                found.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
                found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


@dataclass(frozen=True, slots=True, order=True)
class Batch:
    """Which cases: so many of the batch of this number."""

    number: int
    kind: Kind
    count: int


@dataclass(slots=True)
class Journal:
    """An open journal, or none that is kept anywhere."""

    seed: int
    done: dict[Batch, Tally] = field(default_factory=dict[Batch, Tally])
    file: BinaryIO | None = None

    def add(self, batch: Batch, tally: Tally) -> None:
        self.done[batch] = tally
        if self.file is not None:
            _write(self.file, {"batch": _batch_data(batch), **tally_data(tally)})


@contextmanager
def opened(path: str | None, seed: int | None, otherwise: int) -> Generator[Journal]:
    """The journal at this path, begun or gone on with; its seed, if it has one, is the run's.

    Nobody else may write to it meanwhile.
    """
    if path is None:
        yield Journal(otherwise if seed is None else seed)
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
        yield _read(path, file, seed, otherwise)


def _read(path: str, file: BinaryIO, seed: int | None, otherwise: int) -> Journal:
    file.seek(0)
    data = file.read()
    head = _head(path, data)
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        file.truncate(len(whole))
    if head is None:
        found = Journal(otherwise if seed is None else seed, file=file)
        _write(file, {MARK: VERSION, "seed": found.seed, "made_with": made_with()})
        return found
    if seed is not None and seed != head["seed"]:
        message = f"it was begun with seed {head['seed']}, and --seed says {seed}"
        raise _refused(path, message, "leave --seed out, or name another file")
    if head["made_with"] != made_with():
        message = "it was begun by another version of shardproof"
        raise _refused(path, message, "name another file")
    found = Journal(head["seed"], file=file)
    for number, line in enumerate(whole.split(b"\n")[1:-1], 2):
        try:
            each = json.loads(line)
            batch = Batch(**each.pop("batch"))
            found.done[batch] = tally_of(each)
        except (ValueError, TypeError, LookupError):
            raise InputErrors(
                InputError(
                    "FUZZ-JOURNAL",
                    "the line holds no batch of a journal",
                    Place(path, number, 1),
                    OPTION,
                    "name another file, or cut it off from this line on",
                )
            ) from None
    return found


def _head(path: str, data: bytes) -> dict[str, Any] | None:
    """The first line of a journal; none where nothing was written, or that line is torn."""
    if not data:
        return None
    first, ends, _ = data.partition(b"\n")
    found: Any = None
    with suppress(ValueError):
        found = json.loads(first)
    if isinstance(found, dict):
        head = cast("dict[str, Any]", found)
        seed = head.get("seed")
        if head.get(MARK) == VERSION and isinstance(seed, int) and "made_with" in head:
            return head
    if not ends and MARK.encode() in first[: len(MARK) + 2]:
        return None  # a run was killed while it wrote this
    raise _refused(path, "the file exists, and is no journal of `shardproof fuzz`", "name another")


def _write(file: BinaryIO, line: Mapping[str, Any]) -> None:
    file.write(json.dumps(line, sort_keys=True).encode() + b"\n")
    file.flush()
    os.fsync(file.fileno())


def _batch_data(batch: Batch) -> dict[str, Any]:
    return {"kind": batch.kind, "number": batch.number, "count": batch.count}


def _refused(path: str, what: str, right: str) -> InputErrors:
    return InputErrors(InputError("FUZZ-JOURNAL", what, Place(path), OPTION, right))
