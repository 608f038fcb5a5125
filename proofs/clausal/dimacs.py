"""Clauses as solvers and other checkers write them, a line each, with a 0 at its end.

Read strictly: a text that could be taken in two ways is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from shardproof.proofs.clausal.rup import Literals, Refused

_LINE = re.compile(r"(?:-?[1-9][0-9]{0,8} )*0")


def lines_of(clauses: Iterable[Literals]) -> str:
    return "".join(" ".join(map(str, (*clause, 0))) + "\n" for clause in clauses)


def clauses_of(text: str, variables: int) -> list[Literals]:
    """The clauses of a proof, in order; `Refused` of one that takes clauses away again."""
    lines = text.split("\n")
    if lines.pop():
        raise Refused(len(lines) + 1, "it does not end with a line")
    return [_clause(number, line, variables) for number, line in enumerate(lines, 1)]


def _clause(number: int, line: str, variables: int) -> Literals:
    if _LINE.fullmatch(line) is None:
        raise Refused(number, f"no clause is written so: {line[:40]!r}")
    literals = tuple(map(int, line.split(" ")[:-1]))
    if any(abs(literal) > variables for literal in literals):
        raise Refused(number, f"there are {variables} variables, and it names another")
    return literals
