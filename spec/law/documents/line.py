"""One line of a document, and what became of it."""

from __future__ import annotations

import hashlib
from typing import Literal, get_args

from shardproof.spec.record import dataclass

Fate = Literal[
    "clause",
    "theorem",
    "definition",
    "default",
    "note",
    "input error",
    "out of scope",
    "structure",
]
FATES: tuple[Fate, ...] = get_args(Fate)

MEANINGS: dict[Fate, str] = {
    "clause": "a plan can break it, and the law refuses that plan",
    "theorem": "it follows, for all sizes or about the canonical lowering; no plan breaks it",
    "definition": "it says what a word or a part of the model is",
    "default": "it says what a plan does that says nothing; other choices are right as well",
    "note": "it is legal either way, and may be worth saying",
    "input error": "a plan has no words for it; whoever writes it is told the line",
    "out of scope": "it is about something that is not judged",
    "structure": "a heading, a sign-post or a rule of a table",
}


@dataclass(frozen=True, slots=True)
class Line:
    """`digest` binds the entry to the text without copying it; `why` is in our own words.

    `codes` are the clauses and `theorems` the theorems that rest on the line;
    `record` is the decision record where documents differ or are wrong as written.
    """

    number: int
    digest: str
    fate: Fate
    why: str
    codes: tuple[str, ...] = ()
    theorems: tuple[str, ...] = ()
    record: int | None = None


@dataclass(frozen=True, slots=True)
class Document:
    name: str
    lines: tuple[Line, ...]


def digest(line: str) -> str:
    """Enough of a hash to notice that a line changed."""
    return hashlib.sha256(line.strip().encode()).hexdigest()[:12]
