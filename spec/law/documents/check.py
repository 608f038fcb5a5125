"""What is wrong with the table: against a document's text, against the law, in itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.documents.line import Document, Fate, Line, digest

RESTED_ON: frozenset[Fate] = frozenset({"clause", "theorem", "definition", "default"})
"""Fates of lines that clauses and theorems may rest on."""


def content(text: str) -> dict[int, str]:
    """The lines that say something, by number: not blank, no rule, no fence of code."""
    return {
        number: line.strip()
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() not in ("", "---") and not line.strip().startswith("```")
    }


def against_text(document: Document, text: str) -> list[str]:
    """Lines without an entry, entries of other words, entries without a line."""
    lines = content(text)
    entries = Counter(entry.number for entry in document.lines)
    found = [
        f"{document.name}:{number}: no entry; its digest is {digest(line)}"
        for number, line in lines.items()
        if number not in entries
    ]
    for entry in document.lines:
        place = f"{document.name}:{entry.number}"
        if entry.number not in lines:
            found.append(f"{place}: an entry, where the document says nothing")
        elif digest(lines[entry.number]) != entry.digest:
            now = digest(lines[entry.number])
            found.append(f"{place}: the line changed since its entry ({entry.digest}, now {now})")
    found += [f"{document.name}:{number}: {n} entries" for number, n in entries.items() if n > 1]
    return found


def reference(text: str) -> tuple[str, range]:
    """`moe.md:54-57` as the document's name and the numbers of its lines."""
    name, _, lines = text.partition(":")
    first, _, last = lines.partition("-")
    return name, range(int(first), int(last or first) + 1)


def against_law(documents: Sequence[Document], law: Sequence[Clause]) -> list[str]:
    """Where a clause and a line do not name each other."""
    named = {(each.name, line.number): line.codes for each in documents for line in each.lines}
    known = {clause.code: clause for clause in law}
    found = [
        f"{clause.code}: no line of {each} names it"
        for clause in law
        for each in clause.documents
        if not any(clause.code in named.get((name, n), ()) for name, n in _lines(each))
    ]
    for (name, number), codes in named.items():
        for code in codes:
            if code not in known:
                found.append(f"{name}:{number}: there is no clause {code}")
            elif not any((name, number) in _lines(each) for each in known[code].documents):
                found.append(f"{name}:{number}: {code} does not rest on this line")
    return found


def _lines(text: str) -> list[tuple[str, int]]:
    name, numbers = reference(text)
    return [(name, number) for number in numbers]


def against_theorems(documents: Sequence[Document], theorems: dict[str, str]) -> list[str]:
    """Names without a theorem, and theorems that no line needs."""
    named = {
        theorem: f"{each.name}:{line.number}"
        for each in documents
        for line in each.lines
        for theorem in line.theorems
    }
    unknown = [
        f"{place}: there is no theorem {name}"
        for name, place in named.items()
        if name not in theorems
    ]
    return unknown + [f"{name}: no line rests on it" for name in theorems if name not in named]


def against_fates(document: Document) -> list[str]:
    """Entries that name too little or too much for their fate, or give no reason."""
    return [
        f"{document.name}:{entry.number}: {fault}"
        for entry in document.lines
        for fault in _of_fate(entry)
    ]


def _of_fate(entry: Line) -> Iterator[str]:
    if not entry.why:
        yield "no reason"
    if entry.fate == "clause" and not entry.codes:
        yield "a clause without a code"
    if entry.fate == "theorem" and not entry.theorems:
        yield "a theorem without a name"
    if entry.fate not in RESTED_ON and (entry.codes or entry.theorems):
        yield f"nothing rests on a line of fate {entry.fate!r}"
