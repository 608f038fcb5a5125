"""Statements with one small mistake, made mechanically: a bound, a sign, an index, a hypothesis."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256

from shardproof.proofs.theorems.language import Expr, Let, number, text
from shardproof.proofs.theorems.library import LIBRARY
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Check, Indices, Sums

SWAPPED = {"+": "-", "-": "+", "<": "<=", "<=": "<", "==": "!=", "and": "or"}


@dataclass(frozen=True, slots=True)
class Mutant:
    theorem: str
    step: str
    what: str
    by: str
    statement: Statement

    def __str__(self) -> str:
        return f"{self.theorem}, {self.step}: {self.what}"


def changed(expr: Expr, within: frozenset[str] = frozenset()) -> Iterator[tuple[str, Expr]]:
    """Each expression that is another in one place, and what was done there."""
    match expr.op:
        case "number":
            yield f"{expr} is one more", number(expr.number + 1)
        case "+" | "-" | "<" | "<=" | "and":
            yield f"{expr.op} is {SWAPPED[expr.op]}", replace(expr, op=SWAPPED[expr.op])
        case "sum":
            low, high, body = expr.args
            for name, ends in (
                ("begins late", (Expr("+", (low, number(1))), high)),
                ("ends early", (low, Expr("-", (high, number(1))))),
                ("ends late", (low, Expr("+", (high, number(1))))),
            ):
                yield f"a sum over {expr.name} {name}", replace(expr, args=(*ends, body))
        case "*":
            yield f"{expr.args[0]} is left out", expr.args[1]
            yield f"{expr.args[1]} is left out", expr.args[0]
        case "name" if expr.name in within:
            yield f"{expr.name} is one more", Expr("+", (expr, number(1)))
        case "if":
            yield (
                f"{expr.args[0]} is turned around",
                replace(expr, args=(expr.args[0], expr.args[2], expr.args[1])),
            )
        case _:
            pass
    inner = within | {expr.name} if expr.op in ("sum", "all") else within
    for place, arg in enumerate(expr.args):
        for what, other in changed(arg, inner):
            args = (*expr.args[:place], other, *expr.args[place + 1 :])
            yield what, replace(expr, args=args)


def mutants_of(statement: Statement) -> Iterator[tuple[str, Statement]]:
    for what, claim in changed(statement.claimed):
        yield f"claim: {what}", replace(statement, claim=text(claim))
    for place, each in enumerate(statement.hypotheses):
        rest = statement.given
        yield f"given: not {each}", replace(statement, given=rest[:place] + rest[place + 1 :])
        for what, other in changed(each):
            given = (*rest[:place], text(other), *rest[place + 1 :])
            yield f"given: {what}", replace(statement, given=given)
    for place, let in enumerate(statement.definitions.values()):
        for what, other in changed(let.body, frozenset(let.params)):
            lets = (*statement.lets[:place], _told(let, other), *statement.lets[place + 1 :])
            yield f"let {let.name}: {what}", replace(statement, lets=lets)


def _told(let: Let, body: Expr) -> str:
    return f"{let.name}({', '.join(let.params)}) := {text(body)}"


def mutants() -> list[Mutant]:
    """All of them, in an order that mixes theorems and is the same on every run."""
    found: dict[Statement, Mutant] = {}
    for theorem in LIBRARY:
        for step in theorem.steps:
            if isinstance(step, Check):
                continue
            by = "sums" if isinstance(step, Sums) else "indices"
            assert isinstance(step, Sums | Indices)
            for what, statement in mutants_of(step.statement):
                mutant = Mutant(theorem.name, step.name, what, by, statement)
                found.setdefault(statement, mutant)
    return sorted(found.values(), key=lambda each: sha256(str(each).encode()).hexdigest())
