"""What solvers were asked for each theorem: files in SMT-LIB, and the published digests of them.

`shardproof prove --smt DIR` writes the files. Only their digests are published, and a test holds
each theorem's questions against its own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shardproof.proofs.theorems.run import Ran

DIGESTS = Path(__file__).resolve().parent / "published" / "questions.json"


def questions(ran: tuple[Ran, ...]) -> str:
    """A theorem's questions one after the other, each a script of its own; "" where none is."""
    return "".join(
        f"; {each.name}, question {number}\n(reset)\n{script}\n"
        for each in ran
        for number, script in enumerate(each.scripts)
    )


def write_questions(folder: Path, name: str, ran: tuple[Ran, ...]) -> None:
    """`NAME.smt2`, of a theorem that asks anything."""
    if text := questions(ran):
        (folder / f"{name}.smt2").write_bytes(text.encode())


def entry(ran: tuple[Ran, ...]) -> dict[str, object]:
    """What is published of a theorem's questions; nothing of one that asks none."""
    if not (text := questions(ran)):
        return {}
    asked = sum(len(each.scripts) for each in ran)
    return {"questions": asked, "sha256": sha256(text.encode()).hexdigest()}


def digests(entries: Mapping[str, Mapping[str, object]]) -> str:
    """The published file; an entry a line, so that two changes meet only where they touch one."""
    lines = [f"{json.dumps(name)}: {json.dumps(each)}" for name, each in entries.items() if each]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def published() -> dict[str, dict[str, object]]:
    return json.loads(DIGESTS.read_text("utf-8"))
