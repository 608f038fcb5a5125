"""Who says what of a plan: legal, illegal or unknown. A table, so that another may be added."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from shardproof.executor.run.outcome import Counterexample
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import evaluate
from shardproof.spec.law.judge import instances, views
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.execution import Bench, Found, runs_of

Word = Literal["legal", "illegal", "unknown"]


@dataclass(frozen=True, slots=True)
class Said:
    """A decider's word, and why: the first clause that is broken, or what came of which run."""

    word: Word
    why: str = ""
    miss: float = 0.0
    """The chance at most that a plan which differs was taken for right."""


Decider = Callable[[Model, Plan], Said]


def law(module: str) -> Decider:
    """Every clause until one is broken, those that speak of the module first."""
    near = sorted(LAW, key=lambda clause: module not in clause.modules)

    def decide(model: Model, plan: Plan) -> Said:
        return by_clauses(near, model, plan)

    return decide


def by_clauses(clauses: Sequence[Clause], model: Model, plan: Plan) -> Said:
    seen = views(model, plan)
    for clause in clauses:
        if not all(evaluate(clause.formula, view) for _, view in instances(clause, seen)):
            return Said("illegal", clause.code)
    if any(view.handoff and view.handoff.undecided for view in seen["decode"]):
        return Said("unknown", "the handoff was not decided")
    return Said("legal")


def execution(bench: Bench) -> Decider:
    """Runs on a bench, which keeps what plans of one model and workload share."""

    def decide(model: Model, plan: Plan) -> Said:
        return of_runs(bench.run(model, runs_of(model, plan)))

    return decide


def of_runs(found: Found) -> Said:
    """What runs say: a counterexample, or equal everywhere with everything met."""
    if found.outcome is not None:
        return Said("illegal", told(found.outcome))
    if not found.coverage.full:
        return Said("unknown", str(found.coverage), found.miss)
    return Said("legal", "", found.miss)


def told(outcome: Counterexample) -> str:
    return f"{outcome.tried}: {outcome}"


def deciders(module: str, bench: Bench) -> Mapping[str, Decider]:
    """All of them, by name. Each is asked of every plan; execution once for plans that run alike."""
    return {"law": law(module), "execution": execution(bench)}
