"""Reads a user's file, or text, into a tree that remembers places."""

from __future__ import annotations

import os
import stat
from itertools import islice

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.source.decode import decode, text_of
from shardproof.spec.source.json_reader import read_json
from shardproof.spec.source.meant import meant
from shardproof.spec.source.nearest import nearest
from shardproof.spec.source.node import Node
from shardproof.spec.source.paths import beside, opened, status
from shardproof.spec.source.text import Text, shown

PLAN_LIMIT = 1 << 20
# Enough to find a typo; a folder may hold millions of names.
_NAMES_READ = 2_000
_NAME_IT = "name a YAML or JSON file that you may read"

_KINDS = (
    (stat.S_ISDIR, "a directory"),
    (stat.S_ISFIFO, "not a regular file but a pipe"),
    (stat.S_ISSOCK, "not a regular file but a socket"),
    (stat.S_ISCHR, "not a regular file but a device"),
    (stat.S_ISBLK, "not a regular file but a device"),
)


def read_file(path: str, limit: int = PLAN_LIMIT) -> Node:
    """The tree of the file at `path`; `InputErrors`, and nothing else, if there is none.

    Nothing is read of what is not a regular file of at most `limit` bytes.
    """
    if not path:
        raise _refused("FILE-MISSING", path, "is no file name", _NAME_IT)
    try:
        data = _bytes_of(path, limit)
    except FileNotFoundError:
        raise InputErrors(_missing(path)) from None
    except (OSError, ValueError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        raise _refused("FILE-MISSING", path, f"cannot be read: {reason}", _NAME_IT) from None
    return read_text(decode(data, path), path)


def read_text(text: str, file: str, line: int = 1) -> Node:
    """The tree of `text`, named `file` in errors; raises `InputErrors` and nothing else.

    Of a part of a file, `line` is the one that it begins on.

    A file named `.json` is JSON. Another one that starts with a bracket is JSON
    if it can be, else YAML in flow style; everything else is YAML.
    """
    source = text_of(text, file, line)
    first = source.content.lstrip(" \t\r\n")[:1]
    if not first:
        right = "write a mapping such as `tp: 8`"
        raise _refused("FILE-SYNTAX", file, "is empty", right, line if line > 1 else 0)
    if file.lower().endswith(".json"):
        return read_json(source)
    return _either(source) if first in "{[" else _yaml(source)


def _either(source: Text) -> Node:
    """JSON or flow YAML; where it is neither, the error of the one that got further."""
    try:
        return read_json(source)
    except InputErrors as as_json:
        if as_json.errors[-1].code != "FILE-SYNTAX":
            raise
        try:
            return _yaml(source)
        except InputErrors as as_yaml:
            further = _reached(as_yaml) > _reached(as_json)
            raise (as_yaml if further else as_json) from None


def _reached(found: InputErrors) -> Place:
    return found.errors[-1].place or Place("")


def _yaml(source: Text) -> Node:
    # Imported here: a JSON file must not pay some 20 ms for the YAML package.
    from shardproof.spec.source.yaml_reader import read_yaml

    return read_yaml(source)


def _bytes_of(path: str, limit: int) -> bytes:
    found = status(path)
    for is_kind, words in _KINDS:
        if is_kind(found.st_mode):
            raise _refused("FILE-KIND", path, f"is {words}", "name a YAML or JSON file")
    if not stat.S_ISREG(found.st_mode):
        raise _refused("FILE-KIND", path, "is not a regular file", "name a YAML or JSON file")
    if found.st_size > limit:
        raise _too_big(path, f"{found.st_size:,} bytes long", limit)
    with opened(path) as file:
        # The size just seen may be a lie: a growing file, or one of /proc.
        data = file.read(limit + 1)
    if len(data) > limit:
        raise _too_big(path, f"more than {limit:,} bytes long", limit)
    return data


def _too_big(path: str, size: str, limit: int) -> InputErrors:
    return _refused("FILE-SIZE", path, f"is {size}", f"name a file of at most {limit:,} bytes")


def _missing(path: str) -> InputError:
    folder, name = os.path.split(path)
    try:
        with os.scandir(folder or ".") as entries:
            names = sorted(entry.name for entry in islice(entries, _NAMES_READ))
    except FileNotFoundError:
        message = f"{shown(path)} does not exist, nor does the folder {shown(folder)}"
        return InputError("FILE-MISSING", message, Place(path), help=meant(path) or _NAME_IT)
    except OSError:
        names = []
    near = nearest(name, names)
    right = f"did you mean {shown(beside(path, near))}?" if near else _NAME_IT
    return InputError("FILE-MISSING", f"{shown(path)} does not exist", Place(path), help=right)


def _refused(code: str, file: str, what: str, right: str, line: int = 0) -> InputErrors:
    place = Place(file, line, 1) if line else Place(file)
    what = f"the document {what}" if line else f"{shown(file)} {what}"
    return InputErrors(InputError(code, what, place, help=right))
