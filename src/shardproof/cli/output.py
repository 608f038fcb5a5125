"""Where commands print: one place for width, colour and excerpts."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from typing import TextIO

from shardproof.reports.printable import on_terminal
from shardproof.reports.terminal import Lines, Page, errors_text
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.source.paths import read_as_text
from shardproof.texts.inputs import CONFIG_LIMIT, SHOWN, typed


def page(stream: object = None) -> Page:
    """The page of a stream: a terminal's own width, 100 at most, and its colours."""
    out = stream or sys.stdout
    terminal = bool(getattr(out, "isatty", lambda: False)())
    if not terminal:
        return Page(100)
    import shutil  # which brings every archiver; few who start a command sit at a terminal

    width = min(100, max(40, shutil.get_terminal_size().columns))
    return Page(width, "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb")


def lines_of(files: Iterable[str], known: Lines | None = None) -> Lines:
    """The lines of the files that are pointed at; none for what cannot be read again.

    What is known is not read.
    """
    out: Lines = dict(known or {})
    for name in set(files) - out.keys():
        if name == SHOWN:
            out[name] = typed().split("\n")
            continue
        try:
            # Lines are counted as the readers count them: they end at a line feed alone.
            with read_as_text(name) as file:
                out[name] = file.read(CONFIG_LIMIT).split("\n")
        except (OSError, ValueError):
            continue
    return out


def put(text: str) -> None:
    """Print a line, whatever the terminal can show of it."""
    _write(text, sys.stdout)


def _write(text: str, stream: TextIO) -> None:
    print(on_terminal(text, stream.encoding or "utf-8"), file=stream)


def put_json(data: object) -> None:
    sys.stdout.write(json_text(data) + "\n")


def json_text(data: object) -> str:
    import json  # most answers are text

    # The one control character that is ASCII and that JSON lets stand.
    return json.dumps(data, indent=2, ensure_ascii=True).replace("\x7f", "\\u007f")


def put_note(text: str) -> None:
    """What is worth knowing beside the answer: on stderr, where no program looks for one."""
    _write(page(sys.stderr).wrap(text, "", "  "), sys.stderr)


def put_errors(
    wrong: InputErrors | Sequence[InputError], form: str = "text", lines: Lines | None = None
) -> None:
    """Errors of input: for a person on stderr; for a program where it looks for the answer.

    `lines` are those of what is in no file.
    """
    errors = wrong.errors if isinstance(wrong, InputErrors) else wrong
    if form == "json":
        from shardproof.reports.verdict_json import errors_data

        put_json(errors_data(errors))
        return
    files = [error.place.file for error in errors if error.place and error.place.line]
    text = errors_text(errors, page(sys.stderr), lines_of(files, lines))
    _write(text, sys.stderr)
