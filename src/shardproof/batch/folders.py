"""The plans of a folder: every file below it that may be one, in the order of their names."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from shardproof.batch.documents import documents
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.plan.aliases import other_file
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.section import fields_of
from shardproof.spec.source.node import Node
from shardproof.texts.inputs import LINES

YAML = (".yaml", ".yml")
SUFFIXES = (*YAML, ".json", *LINES)


def files_below(folder: str) -> Iterator[str]:
    """Files that may hold plans, by their names' ends; nothing whose name begins with a dot."""

    def refuse(wrong: OSError) -> None:
        message = f"the folder cannot be read: {wrong.strerror}"
        place = Place(str(wrong.filename))
        raise InputErrors(InputError("FILE-MISSING", message, place, help="name another folder"))

    for path, inner, names in os.walk(folder, onerror=refuse):
        inner[:] = sorted(name for name in inner if not name.startswith("."))
        for name in sorted(names):
            if not name.startswith(".") and name.lower().endswith(SUFFIXES):
                yield str(Path(path, name))


def holds_several(path: str) -> bool:
    """Whether a file holds a stream of documents; of one that cannot be read nobody knows."""
    name = path.lower()
    if name.endswith(LINES):
        return True
    if not name.endswith(YAML) or not Path(path).is_file():
        return False
    try:
        with Path(path).open("rb") as file:
            found = documents(file)
            return next(found, None) is not None and next(found, None) is not None
    except OSError:
        return False


def is_plan(root: Node) -> bool:
    """Whether a file has anything of a plan, so that whoever names its folder means it."""
    keys = root.value
    if not isinstance(keys, dict) or other_file(keys) is not None:
        return False
    return "shardproof_replay" in keys or any(name in keys for name in fields_of(Plan))
