"""Plans held against a mutated law: which clauses it says that they break."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import evaluate, formula, names
from shardproof.spec.law.judge import instances, views
from shardproof.spec.law.values import VALUES
from shardproof.spec.law.view import View
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from tests.cases.by_law import broken_by
from tests.executor.run.cases import CASES, load
from tests.spec.mutation.mutants import Mutant

Views = dict[PhaseName, list[View]]


@dataclass(frozen=True, slots=True)
class Held:
    """A plan and the clauses that it is to break; its views stay, for mutant after mutant."""

    name: str
    expected: frozenset[str]
    seen: Views

    def parts(self, mutant: Mutant) -> str:
        """What is said otherwise of this plan than by its file; nothing where all is as it was."""
        seen = changed(self.seen, mutant)
        for clause in concerned(mutant):
            try:
                broken = breaks(clause, seen)
            except (ArithmeticError, LookupError, TypeError, ValueError) as error:
                return f"{clause.code} raises {type(error).__name__}"
            if broken != (clause.code in self.expected):
                return f"{'+' if broken else '-'}{clause.code}"
        return ""


def held(name: str, expected: Iterable[str], model: Model, plan: Plan) -> Held:
    return Held(name, frozenset(expected), views(model, plan))


def breaks(clause: Clause, seen: Views) -> bool:
    expr = clause.formula
    return any(not evaluate(expr, view) for _, view in instances(clause, seen))


def broken(mutant: Mutant | None, seen: Views) -> frozenset[str]:
    """All that the plan breaks by the mutated law, or by the law."""
    law = LAW
    if mutant is not None:
        seen = changed(seen, mutant)
        law = tuple(other(clause, mutant) for clause in LAW)
    return frozenset(clause.code for clause in law if breaks(clause, seen))


def other(clause: Clause, mutant: Mutant) -> Clause:
    return next((new for new in mutant.clauses if new.code == clause.code), clause)


def changed(seen: Views, mutant: Mutant) -> Views:
    """The views with the mutant's definitions; what does not rest on these stays known."""
    if not mutant.values:
        return seen
    stale = frozenset[str]().union(*(resting_on(name) for name, _ in mutant.values))
    definitions = mutant.definitions
    return {
        phase: [
            replace(
                view,
                known={name: value for name, value in view.known.items() if name not in stale},
                definitions=definitions,
                modules={},  # those of the law stay the law's
            )
            for view in seen[phase]
        ]
        for phase in PHASES
    }


@cache
def concerned(mutant: Mutant) -> tuple[Clause, ...]:
    """The clauses, as the mutant has them, whose word may be another."""
    stale = frozenset[str]().union(*(resting_on(name) for name, _ in mutant.values))
    law = {clause.code: clause for clause in mutant.clauses}
    return tuple(
        law.get(clause.code, clause)
        for clause in LAW
        if clause.code in law or not stale.isdisjoint(names(clause.formula))
    )


@cache
def resting_on(name: str) -> frozenset[str]:
    """A value, and the values whose definitions rest on it."""
    found = {name}
    for value in _order():
        if not found.isdisjoint(_needs()[value]):
            found.add(value)
    return frozenset(found)


@cache
def _needs() -> Mapping[str, frozenset[str]]:
    return {name: frozenset(names(formula(definition))) for name, definition in VALUES.items()}


@cache
def _order() -> tuple[str, ...]:
    from shardproof.spec.law.domains import definition_order

    return definition_order()


def files() -> list[Path]:
    """The committed plans whose verdict is the law's."""
    return sorted(
        file
        for folder in ("near_misses", "accepted", "bugs", "bugs/fixed", "synthetic", "unusual")
        for file in (CASES / folder).glob("*.yaml")
        if verdict(file) != "illegal: run"
    )


def verdict(file: Path) -> str:
    return file.read_text("utf-8").partition("\n")[0].removeprefix("# ")


@cache
def cases() -> tuple[Held, ...]:
    return tuple(
        held(str(file.relative_to(CASES)), broken_by(file), *load(file)) for file in files()
    )


def slice_of(mutant: Mutant, among: Iterable[Held]) -> list[Held]:
    """The plans in the order in which they are tried: what the clause is named for comes first."""
    codes = {clause.code for clause in concerned(mutant)}
    return sorted(among, key=lambda each: not codes & each.expected)


def noticed(mutant: Mutant, among: Iterable[Held] | None = None) -> tuple[str, str] | None:
    """The first plan that tells the mutant from the law, and how; none where it survives."""
    for each in slice_of(mutant, cases() if among is None else among):
        if said := each.parts(mutant):
            return each.name, said
    return None
