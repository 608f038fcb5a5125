"""The space of all plans: every field and fact is open, the law is asserted, a goal denied.

Facts of the model and of the mesh are free beside the fields, so what follows from the law here
follows for more than there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.encode import Encoding
from shardproof.proofs.theorems.solvers import STEPS, exported, z3_says
from shardproof.proofs.theorems.theorem import Check, Checked
from shardproof.proofs.z3_typed import Bool, Solver
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import formula, names

EVERYWHERE = frozenset({"tp", "dp", "sp", "pp", "ep", "stream", "prefill"})
"""What so many clauses speak of that it tells none from another."""


class Space:
    """One view of any plan, and the clauses that are read in it."""

    def __init__(self, phase: str, kind: str, view: str = "") -> None:
        self.encoding = Encoding(view)
        self.phase, self.kind = phase, kind
        self.clauses = tuple(
            clause for clause in LAW if phase in clause.phases and clause.only in ("any", kind)
        )

    def law(self, clauses: Iterable[Clause] | None = None) -> list[Bool]:
        chosen = self.clauses if clauses is None else tuple(clauses)
        return [self.encoding.clause_term(clause) for clause in chosen]

    def says(self, text: str) -> Bool:
        term = self.encoding.term(formula(text))
        if not isinstance(term, Bool):
            raise TypeError(f"no truth: {text}")
        return term

    def names(self, clauses: Iterable[Clause], texts: Iterable[str]) -> list[str]:
        """All that clauses and texts speak of."""
        spoken = [_as_clause(self.clauses[0], text) for text in texts]
        return sorted(self.encoding.names_of([*clauses, *spoken]))

    def around(self, clauses: Iterable[Clause], *texts: str) -> list[Bool]:
        """Domains and definitions of all that clauses and texts name, and the view itself."""
        used = self.names(clauses, texts)
        view = {
            "prefill": self.phase == "prefill",
            "layer.dense": self.kind == "dense",
            "layer.moe": self.kind == "moe",
        }
        read = [self.encoding.fixed(name, view[name]) for name in view if name in used]
        domains = [self.encoding.open(name) for name in used if not self.encoding.is_value(name)]
        return [*domains, *self.encoding.defined(used), *read]

    def near(self, texts: Iterable[str]) -> tuple[Clause, ...]:
        """Clauses that speak of what these texts speak of, in so many words."""
        spoken = frozenset[str]().union(*(names(formula(text)) for text in texts))
        own = spoken - EVERYWHERE
        return tuple(each for each in self.clauses if not own.isdisjoint(names(each.formula)))

    def needed(
        self, terms: Iterable[Bool], among: Iterable[Clause] | None = None
    ) -> tuple[Clause, ...] | None:
        """Clauses, of all or of some, that cannot all hold beside these terms; or None."""
        chosen = self.clauses if among is None else tuple(among)
        solver = Solver.apart()
        solver.limit(STEPS)
        solver.add(*terms)
        for clause in chosen:
            solver.add_named(self.encoding.clause_term(clause), clause.code)
        if solver.check() != "unsat":
            return None
        core = solver.core()
        return tuple(clause for clause in chosen if clause.code in core)


def _as_clause(like: Clause, text: str) -> Clause:
    return replace(like, text=text)


SPACES = tuple((phase, kind) for phase in ("prefill", "decode") for kind in ("dense", "moe"))


@cache
def space(phase: str, kind: str, view: str = "") -> Space:
    return Space(phase, kind, view)


def follows(
    phase: str, kind: str, given: tuple[str, ...], goal: str, *, lawful: bool = True
) -> str | None:
    """The question whether a goal can fail under the law; None where that is not `unsat`.

    Of the law it holds what is needed.
    """
    here = space(phase, kind)
    denied = [*map(here.says, given), z3.negation(here.says(goal))]
    core: tuple[Clause, ...] | None = ()
    # Most often few clauses are enough, and those are asked first.
    for among in (here.near((*given, goal)), here.clauses) if lawful else ():
        core = here.needed([*here.around(among, *given, goal), *denied], among)
        if core is not None:
            break
    if core is None:
        return None
    script = exported([*here.around(core, *given, goal), *denied, *here.law(core)])
    return script if z3_says(script) == "unsat" else None


def once(scripts: Iterable[str]) -> tuple[str, ...]:
    """Each question once, of those that several views put in the same words."""
    return tuple(dict.fromkeys(scripts))


def plans(
    name: str, run: Callable[[], Checked], without: str, twin: Callable[[], Checked]
) -> Check:
    return Check(name, "plans", run, without, twin)
