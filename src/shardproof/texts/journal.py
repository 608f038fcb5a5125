"""A file of what is done, a line each: a line is there whole, or what it tells is done again.

Each line is kept by the disk before the next one. A run that was killed leaves at most one torn
line, at the end, which is cut off. The first line says what the journal is of.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, cast

import shardproof
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.record import dataclass

PACKAGE = Path(shardproof.__file__).parent


@cache
def made_with() -> str:
    """A digest of every file of the package: another one draws otherwise, or judges otherwise."""
    found = sha256()
    for folder, folders, names in os.walk(PACKAGE, followlinks=True):
        folders.sort()
        for name in sorted(names):
            if name.endswith((".py", ".json")):
                path = Path(folder) / name
                found.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
                found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


@dataclass(frozen=True, slots=True)
class Form:
    """What journals of one command have in common."""

    mark: str
    """The first key of their first lines, which tells them from other files."""
    version: int
    code: str
    """Of the errors of such a file."""
    option: str
    """That names the file."""
    command: str

    def refused(self, path: str, what: str, right: str, line: int = 0) -> InputErrors:
        place = Place(path, line, 1) if line else Place(path)
        return InputErrors(InputError(self.code, what, place, self.option, right))


@dataclass(slots=True)
class Lines:
    """An open journal: what it is of, and what was done before."""

    form: Form
    path: str
    file: BinaryIO
    head: dict[str, Any]
    done: list[Any]
    """What stands on the lines from the second on."""

    def add(self, line: Mapping[str, Any]) -> None:
        _write(self.file, line)

    def no_line(self, at: int) -> InputErrors:
        """Of one of `done`."""
        message = f"the line holds nothing that {self.form.command} has written"
        help_ = "name another file, or cut it off from this line on"
        return self.form.refused(self.path, message, help_, at + 2)


@contextmanager
def opened(path: str, form: Form, begun: Callable[[], Mapping[str, Any]]) -> Generator[Lines]:
    """The journal at this path, gone on with, or begun with a first line that says this.

    Nobody else may write to it meanwhile.
    """
    try:
        file = Path(path).open("a+b")  # noqa: SIM115  (it is closed below)
    except (OSError, ValueError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        raise form.refused(path, f"cannot be written: {why}", "name a file") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise form.refused(path, "another run writes to it", "wait for it to end") from None
        yield _read(path, form, file, begun)


def _read(path: str, form: Form, file: BinaryIO, begun: Callable[[], Mapping[str, Any]]) -> Lines:
    file.seek(0)
    data = file.read()
    head = _head(path, form, data)
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        file.truncate(len(whole))
    if head is None:
        said = {form.mark: form.version, **begun(), "made_with": made_with()}
        _write(file, said)
        return Lines(form, path, file, said, [])
    if head.get("made_with") != made_with():
        what = "it was begun by another version of shardproof"
        raise form.refused(path, what, "name another file")
    found = Lines(form, path, file, head, [])
    for at, line in enumerate(whole.split(b"\n")[1:-1]):
        try:
            found.done.append(json.loads(line))
        except ValueError:
            raise found.no_line(at) from None
    return found


def _head(path: str, form: Form, data: bytes) -> dict[str, Any] | None:
    """The first line of a journal; none where nothing was written, or that line is torn."""
    if not data:
        return None
    first, ends, _ = data.partition(b"\n")
    found: Any = None
    with suppress(ValueError):
        found = json.loads(first)
    if isinstance(found, dict):
        head = cast("dict[str, Any]", found)
        if head.get(form.mark) == form.version:
            return head
    opening = f'{{"{form.mark}"'.encode()
    if not ends and (first.startswith(opening) or opening.startswith(first)):
        return None  # a run was killed while it wrote this
    what = f"the file exists, and is no journal of {form.command}"
    raise form.refused(path, what, "name another")


def _write(file: BinaryIO, line: Mapping[str, Any]) -> None:
    # The mark stays first, by which a torn first line is known.
    file.write(json.dumps(line).encode() + b"\n")
    file.flush()
    os.fsync(file.fileno())
