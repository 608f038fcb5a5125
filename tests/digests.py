"""Digests of published tables that take long to make, so that none is changed by hand.

Whoever makes such a table writes its digest beside it. Tables that a test makes again in full need
none.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "reports" / "published"
NAME = "digests.json"


def publish(file: Path, text: str) -> None:
    """Write a published table, and its digest, in a folder that holds digests."""
    file.write_bytes(text.encode())
    if not (file.parent / NAME).is_file():
        return
    said = digests(file.parent) | {file.name: digest(file)}
    lines = [f"{json.dumps(name)}: {json.dumps(said[name])}" for name in sorted(said)]
    (file.parent / NAME).write_bytes(("{\n" + ",\n".join(lines) + "\n}\n").encode())


def digests(folder: Path = FOLDER) -> dict[str, str]:
    return json.loads((folder / NAME).read_bytes())


def digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def changed(folder: Path = FOLDER) -> list[str]:
    """The tables that are not as they were written, or not there."""
    return [
        name
        for name, said in digests(folder).items()
        if not (folder / name).is_file() or digest(folder / name) != said
    ]
