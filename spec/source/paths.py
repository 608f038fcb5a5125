"""Paths of files as `pathlib` writes them, which takes longer to import than a file to read."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO, TextIO


def status(path: str) -> os.stat_result:
    """What is at the path, wherever links lead; the empty one is this folder."""
    return os.stat(path or ".")


def opened(path: str) -> BinaryIO:
    return open(path, "rb")


def read_as_text(path: str) -> TextIO:
    """Text with the line ends that it has, whatever in it is none."""
    return open(path, encoding="utf-8-sig", errors="replace", newline="")


def folder_of(path: str) -> str:
    """The folder that a file is in, as `pathlib` writes it."""
    if _unusual(path):
        from pathlib import Path

        return str(Path(path).parent)
    head, slash, _ = path.rpartition("/")
    return _written(head) if head or not slash else "/"


def beside(path: str, name: str) -> str:
    """The file of that name, which counts from the folder of `path`, by the way that is short.

    `plans/../models/x.json` is `models/x.json`, unless `plans` is a link to a folder elsewhere.
    """
    if _unusual(path) or _unusual(name):
        from pathlib import Path

        return str(Path(path).parent / name)
    if name.startswith("/"):
        return _written(name)
    folder, slash, _ = path.rpartition("/")
    while name.startswith("../") and _is_below(folder):
        folder, slash, _ = folder.rpartition("/")
        name = name[3:]
    return _written(f"{folder}{slash}{name}")


def _is_below(folder: str) -> bool:
    """Whether the folder stands in the one that its path names before it."""
    last = folder.rpartition("/")[2]
    return last not in ("", ".", "..") and not os.path.islink(folder)


def name_of(path: str) -> str:
    """The last part of a path, as `pathlib` has it."""
    if _unusual(path) or path in ("", "."):
        from pathlib import PurePath

        return PurePath(path).name
    return path.rpartition("/")[2]


def stem_of(path: str) -> str:
    """The last part of a path without its ending, as `pathlib` has it."""
    name = name_of(path)
    at = name.rfind(".")
    return name[:at] if 0 < at < len(name) - 1 else name


def _unusual(path: str) -> bool:
    """What only `pathlib` knows how to write."""
    return os.sep != "/" or path.startswith("//") or path.endswith(("/", "/."))


def _written(path: str) -> str:
    """Without the parts that lead nowhere."""
    lead = "/" if path.startswith("/") else ""
    kept = [part for part in path.split("/") if part not in ("", ".")]
    return lead + "/".join(kept) or "."
