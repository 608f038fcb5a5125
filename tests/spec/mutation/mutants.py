"""The law with one mistake in it, made mechanically: every one of them, by a stable name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.domains import Domain, all_domains
from shardproof.spec.law.formula import formula, text
from shardproof.spec.law.values import VALUES
from shardproof.spec.plan.plan import PHASES
from tests.spec.mutation.change import changes, told
from tests.spec.mutation.family import Family, families, holds, members, replaced

OF_CLAUSES = {
    "delete": "the clause is deleted",
    "phase": "a phase is dropped from a clause, or one is added",
    "scope": "one kind of layer is read instead of every one, or the other way round",
    "only": "a clause is read of other feed-forward blocks than those that it speaks of",
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A law that differs in a clause, in the definition of a value, or in what these share."""

    name: str
    """The same as long as what it changes is the same."""
    kind: str
    where: str
    """The clause, the value, or the family of formulas."""
    told: str
    clauses: tuple[Clause, ...] = ()
    """Those that differ, in the place of the clauses of the same codes."""
    values: tuple[tuple[str, str], ...] = ()
    """The definitions that differ, by the names of their values."""

    @property
    def definitions(self) -> Mapping[str, str]:
        return {**VALUES, **dict(self.values)} if self.values else VALUES


@cache
def all_mutants() -> tuple[Mutant, ...]:
    return tuple(_all())


@cache
def _known() -> Mapping[str, Domain]:
    return all_domains()


def _all() -> Iterator[Mutant]:
    for clause in LAW:
        yield from _of_clause(clause)
    for name in VALUES:
        if formula(VALUES[name]) not in members():
            yield from _of_value(name)
    for family in families():
        yield from _of_family(family)


def deleted(clause: Clause) -> Mutant:
    return _clause(clause, "delete", "deleted", text="True")


def _of_clause(clause: Clause) -> Iterator[Mutant]:
    yield deleted(clause)
    if len(clause.phases) > 1:
        for phase in clause.phases:
            yield _clause(clause, "phase", f"read in {phase} alone", phases=(phase,))
    elif not clause.code.startswith("HANDOFF"):  # what it lacks is known of decode alone
        yield _clause(clause, "phase", "read in both phases", phases=PHASES)
    other = "layer" if clause.scope == "phase" else "phase"
    yield _clause(clause, "scope", f"read once a {other}", scope=other)
    if clause.only != "any":
        yield _clause(clause, "only", "read of every block", only="any")
    for change in changes(clause.formula, _known(), members()):
        yield _clause(clause, change.kind, told(change), text=text(change.whole))


def _clause(clause: Clause, kind: str, what: str, **changed: object) -> Mutant:
    new = replace(clause, **changed)  # pyright: ignore[reportArgumentType]
    return Mutant(
        _name(clause.code, kind, str(sorted(changed.items()))), kind, clause.code, what, (new,)
    )


def _of_value(name: str) -> Iterator[Mutant]:
    for change in changes(formula(VALUES[name]), _known(), members()):
        new = text(change.whole)
        yield Mutant(
            _name(name, change.kind, new), change.kind, name, told(change), (), ((name, new),)
        )


def _of_family(family: Family) -> Iterator[Mutant]:
    some = frozenset(family.members)
    held = [clause for clause in LAW if holds(clause.formula, some)]
    defined = {name: f for name, said in VALUES.items() if holds(f := formula(said), some)}
    for change in changes(family.members[0], _known(), members()):
        by = family.alike(change.whole)
        clauses = tuple(
            replace(clause, text=text(new))
            for clause in held
            if (new := replaced(clause.formula, by)) != clause.formula
        )
        values = tuple(
            (name, text(new))
            for name, definition in defined.items()
            if (new := replaced(definition, by)) != definition
        )
        name = _name(family.name.replace(" ", "-"), change.kind, text(change.whole))
        yield Mutant(name, change.kind, family.name, told(change), clauses, values)


def _name(where: str, kind: str, said: str) -> str:
    return f"{where}.{kind}.{sha256(said.encode()).hexdigest()[:6]}"
