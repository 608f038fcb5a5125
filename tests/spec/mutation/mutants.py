"""The law with one mistake in it, made mechanically: every one of them, by a stable name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256

from shardproof.spec.law.axes import AXES, UNPADDED
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.domains import all_domains
from shardproof.spec.law.formula import Expr, formula, text
from shardproof.spec.law.values import VALUES
from shardproof.spec.plan.plan import PHASES
from tests.spec.mutation.change import changes, told

OF_CLAUSES = {
    "delete": "the clause is deleted",
    "phase": "a phase is dropped from a clause, or one is added",
    "scope": "one kind of layer is read instead of every one, or the other way round",
    "only": "a clause is read of other feed-forward blocks than those that it speaks of",
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A law that differs in one clause, or in the definition of one value."""

    name: str
    """The same as long as what it changes is the same."""
    kind: str
    where: str
    """The clause or the value; `AXIS` stands for each of the axes that a plan cuts."""
    told: str
    clause: Clause | None = None
    """In the place of the clause of this code."""
    values: tuple[tuple[str, str], ...] = ()
    """In the place of the definitions of these values."""

    @property
    def definitions(self) -> Mapping[str, str]:
        return {**VALUES, **dict(self.values)} if self.values else VALUES


@cache
def all_mutants() -> tuple[Mutant, ...]:
    return tuple(_all())


def _all() -> Iterator[Mutant]:
    for clause in LAW:
        yield from _of_clause(clause)
    for name in VALUES:
        path, _, part = name.rpartition(".")
        if path not in AXES or part not in CUT_PARTS:
            yield from _of_value(name)
    for part in CUT_PARTS:
        yield from _of_cut(part)


def _of_clause(clause: Clause) -> Iterator[Mutant]:
    yield _clause(clause, "delete", "", text="True")
    for phases in ({*clause.phases} - {phase} for phase in clause.phases):
        if phases:
            here = tuple(phase for phase in PHASES if phase in phases)
            yield _clause(clause, "phase", f"{here[0]} alone", phases=here)
    for phase in PHASES:
        # What a handoff lacks is known of decode alone.
        if phase not in clause.phases and "handoff" not in clause.text:
            yield _clause(clause, "phase", f"{phase} too", phases=PHASES)
    other = "layer" if clause.scope == "phase" else "phase"
    yield _clause(clause, "scope", f"read once a {other}", scope=other)
    if clause.only != "any":
        yield _clause(clause, "only", "of every block", only="any")
    for change in changes(clause.formula, all_domains()):
        yield _clause(clause, change.kind, told(change), text=text(change.whole))


def _clause(clause: Clause, kind: str, what: str, **changed: object) -> Mutant:
    new = replace(clause, **changed)  # pyright: ignore[reportArgumentType]
    said = f"{new.phases} {new.scope} {new.only} {new.text if 'text' in changed else ''}"
    return Mutant(_name(clause.code, kind, said), kind, clause.code, what, clause=new)


def _of_value(name: str) -> Iterator[Mutant]:
    for change in changes(formula(VALUES[name]), all_domains()):
        new = text(change.whole)
        yield Mutant(
            _name(name, change.kind, new), change.kind, name, told(change), values=((name, new),)
        )


CUT_PARTS = ("least", "most", "moved", "everywhere", "padded")
PATTERN = "hidden"
"""The axis whose definitions are changed; the others are defined alike, and change alike."""


def _of_cut(part: str) -> Iterator[Mutant]:
    name = f"{PATTERN}.{part}"
    for change in changes(formula(VALUES[name]), all_domains()):
        values = tuple(
            (f"{path}.{part}", text(_moved(change.whole, path)))
            for path in AXES
            if part != "padded" or path not in UNPADDED
        )
        what = told(change).replace(f"{PATTERN}.", "AXIS.")
        new = text(change.whole)
        where = f"AXIS.{part}"
        yield Mutant(_name(where, change.kind, new), change.kind, where, what, values=values)


def _moved(expr: Expr, path: str) -> Expr:
    """A definition for the pattern's axis, as that for another one."""
    if expr.op == "var":
        return Expr("var", value=path + str(expr.value).removeprefix(PATTERN))
    return Expr(expr.op, tuple(_moved(arg, path) for arg in expr.args), expr.value)


def _name(where: str, kind: str, said: str) -> str:
    return f"{where}.{kind}.{sha256(said.encode()).hexdigest()[:6]}"
