"""Files that are written whole, or not at all."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.source.paths import folder_of, status

if TYPE_CHECKING:
    from pathlib import Path

STDOUT = "-"


def is_folder(path: str) -> bool:
    """Whether a folder of this name is here; no name is too long to ask."""
    try:
        return stat.S_ISDIR(status(path).st_mode)
    except (OSError, ValueError):
        return False


def is_file(path: str) -> bool:
    """Whether a file of this name is here; no name is too long to ask."""
    try:
        return stat.S_ISREG(status(path).st_mode)
    except (OSError, ValueError):
        return False


def write_whole(path: str, data: bytes, option: str) -> None:
    """Put `data` into the file that `option` names (`-` is standard output).

    Whoever reads the file meanwhile sees what was there, and if this fails it stays.
    """
    if path == STDOUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        return
    try:
        from pathlib import Path

        target = Path(path).resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(data)  # a device or a pipe, which nothing can take the place of
        else:
            _replace(target, data)
    except (OSError, ValueError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        raise _refused(path, f"cannot be written: {why}", option, "name another file") from None


def ask_target(
    path: str,
    is_ours: Callable[[str], bool],
    option: str,
    kind: str = "",
    *,
    force: bool = False,
) -> None:
    """Refuse, before any work is done, to write over anything but what is ours.

    A device or a pipe holds nothing that could be lost.
    """
    if path == STDOUT:
        return
    try:
        there = os.path.lexists(path)
        mode = status(path).st_mode if there else stat.S_IFREG
    except (OSError, ValueError):  # a link that leads nowhere, or no name at all
        raise _refused(path, "cannot be written: it is no file", option, "name a file") from None
    if not path or not is_folder(folder_of(path)):
        why = "there is no folder of that name" if path else "it is no file name"
        message = f"cannot be written: {why}"
        raise _refused(path, message, option, "name a file in a folder that is there")
    if stat.S_ISDIR(mode) or stat.S_ISBLK(mode) or stat.S_ISSOCK(mode):
        raise _refused(path, "cannot be written: it is no file", option, "name a file")
    if stat.S_ISREG(mode) and there and not force and not is_ours(path):
        right = "name another file" + (", or say --force" if option == "--output" else "")
        what = "the file exists" + (f", and is no {kind}" if kind else "")
        raise _refused(path, what, option, right)


def _replace(target: Path, data: bytes) -> None:
    import secrets  # few commands write a file, and it brings all of OpenSSL

    beside = target.with_name(f".shardproof-{os.getpid()}-{secrets.token_hex(4)}")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            beside.chmod(target.stat().st_mode & 0o7777)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def _refused(path: str, what: str, option: str, right: str) -> InputErrors:
    return InputErrors(InputError("FILE-WRITE", what, Place(path), option, right))
