"""No clause follows from the others: for each there is a plan that breaks it, and it alone.

The solver is asked twice of such a plan: whether the law without the clause can hold there, and
whether the law with it can. Every field and fact is fixed by the plan, so the answers are about
that plan; that the first is yes and the second no shows that the others do not imply the clause.
"""

from __future__ import annotations

from dataclasses import dataclass

from shardproof.proofs.encode import Encoding
from shardproof.proofs.law_judge import readings
from shardproof.proofs.z3_typed import Solver
from shardproof.spec.law.clauses import LAW
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan

RESTATED: dict[str, str] = {}
"""Clauses that say again what others say, each with the reason why it is there all the same."""


@dataclass(frozen=True, slots=True)
class Independent:
    """What the solver says of a plan that is to break one clause alone."""

    code: str
    others_hold: bool
    all_hold: bool

    @property
    def shown(self) -> bool:
        return self.others_hold and not self.all_hold


def independent(code: str, model: Model, plan: Plan) -> Independent:
    """Whether a plan shows that a clause does not follow from the others."""
    return Independent(code, _can_hold(model, plan, code), _can_hold(model, plan, ""))


def _can_hold(model: Model, plan: Plan, without: str) -> bool:
    """Whether every clause but one can hold in every phase and kind of layer of the plan."""
    solver = Solver()
    for phase, kind, view, clauses in readings(model, plan):
        # What a module over ranks of its own calls tp is another number than the stage's.
        encoding = Encoding(f"{phase}.{kind}.{view.module}.")
        asked = [clause for clause in clauses if clause.code != without]
        used = encoding.names_of(asked)
        solver.add(*encoding.defined(used))
        solver.add(*(encoding.fixed(n, view(n)) for n in sorted(used) if not encoding.is_value(n)))
        solver.add(*(encoding.clause_term(clause) for clause in asked))
    answer = solver.check()
    if answer == "unknown":
        raise RuntimeError(f"z3 gave up: {solver.why_unknown()}")
    return answer == "sat"


def codes() -> tuple[str, ...]:
    """Every clause that is to be independent of the others."""
    return tuple(clause.code for clause in LAW if clause.code not in RESTATED)
