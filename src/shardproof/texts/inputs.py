"""What a command reads: files, standard input, and the folder in which both have to be."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from typing import TextIO, cast

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.record import dataclass
from shardproof.spec.source.decode import decode
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import read_file, read_text

CONFIG_LIMIT = 4 << 20
"""Bytes of a config, the largest input that there is."""
STDIN = "-"
LINES = (".jsonl", ".ndjson")
"""How files are named that hold a value in JSON on each line."""
SHOWN = "<stdin>"
"""What standard input is called in errors."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a command line says of the model, and of where files may be."""

    model: str | None = None
    """A config in place of the one that a plan names."""
    family: str | None = None
    """What a config is read as whose own family nobody knows."""
    root: str | None = None
    """The folder outside of which nothing is read."""

    @property
    def words(self) -> tuple[str, ...]:
        """The options that say the same, for a command that is told."""
        said = (("--model", self.model), ("--as", self.family), ("--root", self.root))
        return tuple(
            word for option, value in said if value is not None for word in (option, value)
        )


def given_of(model: Given | str | None) -> Given:
    """The same, where a caller may have no more to say than the config."""
    return model if isinstance(model, Given) else Given(model)


def shown_name(path: str) -> str:
    """A file as errors and verdicts name it."""
    return SHOWN if path == STDIN else path


def read_input(path: str, limit: int, root: str | None = None) -> Node:
    """The tree of a file, or of standard input (`-`)."""
    if path != STDIN:
        ask_inside(path, root)
        return read_file(path, limit)
    data = _standard_input()
    if len(data) > limit:
        message = f"{SHOWN} is more than {limit:,} bytes long"
        right = f"write at most {limit:,} bytes"
        raise InputErrors(InputError("FILE-SIZE", message, Place(SHOWN), help=right))
    return read_text(decode(data, SHOWN), SHOWN)


def typed() -> str:
    """What was read from standard input, as far as it is text."""
    return _standard_input().decode("utf-8-sig", "replace")


def _standard_input() -> bytes:
    """All of it, however often it is named; one byte more than any input may have."""
    # Python has no such stream where it was closed before the start.
    stream = cast("TextIO | None", sys.stdin)
    if stream is None:
        message = "standard input is closed"
        raise InputErrors(InputError("FILE-MISSING", message, Place(SHOWN), help="name a file"))
    try:
        return _all_of(stream)
    except OSError as wrong:
        message = f"standard input cannot be read: {wrong.strerror}"
        raise InputErrors(InputError("FILE-MISSING", message, Place(SHOWN))) from None


@lru_cache(maxsize=1)
def _all_of(stream: TextIO) -> bytes:
    return stream.buffer.read(CONFIG_LIMIT + 1)


def ask_inside(path: str, root: str | None) -> None:
    """Refuse a file outside of `root`, wherever links on its way lead."""
    if root is None:
        return
    if not os.path.isdir(root):  # noqa: PTH112  (`pathlib` takes longer to import)
        message = f"--root: {root} is no folder"
        raise InputErrors(InputError("USAGE", message, field="--root", help="name a folder"))
    if "\0" in path:
        return  # a name that no file can have is refused by whoever opens it
    home, target = os.path.realpath(root), os.path.realpath(path)
    if os.path.commonpath((home, target)) == home:
        return
    message = f"{path} is outside of {root}, and --root keeps what is read inside"
    right = "name a file inside, or another folder"
    raise InputErrors(InputError("FILE-OUTSIDE", message, Place(path), help=right))
