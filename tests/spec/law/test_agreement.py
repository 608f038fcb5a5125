"""The two readings of the law agree: `evaluate` and Z3, clause by clause, on random plans.

A failure names the seed: `shardproof.fuzzing.plans.random_plan(seed)` gives the plan.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from shardproof.fuzzing.plans import random_plan
from shardproof.proofs import z3_typed as z3
from shardproof.proofs.encode import OPERATIONS, Operation
from shardproof.proofs.law_judge import SolverJudge, judge_with_z3, readings
from shardproof.proofs.z3_typed import Bool, Int, Term
from shardproof.spec.law.compiling import texts
from shardproof.spec.law.formula import Expr, evaluate, formula
from shardproof.spec.law.judge import judge
from tests.tiers import sampled

PLANS, CHUNK = 5_000, 125
MANY_PLANS, LARGE_CHUNK = 100_000, 1_000


def disagreements(solver: SolverJudge, seeds: Iterable[int]) -> list[str]:
    """Where the solver's answer on a clause is not that of evaluation."""
    found: list[str] = []
    for seed in seeds:
        model, plan = random_plan(seed)
        broken: set[str] = set()
        for phase, kind, view, clauses in readings(model, plan):
            held = solver.decide(clauses, view)
            for clause, holds in zip(clauses, held, strict=True):
                if holds != bool(evaluate(clause.formula, view)):
                    found.append(f"random_plan({seed}), {phase}, kind {kind}: {clause.code}")
                if not holds:
                    broken.add(clause.code)
        judged = {reason.clause.code for reason in judge(model, plan).reasons}
        if judged != broken:
            found.append(f"random_plan({seed}), as a whole: {sorted(judged ^ broken)}")
    return found


@pytest.fixture(scope="module")
def solver() -> SolverJudge:
    return SolverJudge()


@pytest.mark.parametrize("start", sampled(range(0, PLANS, CHUNK), every=40))
def test_evaluation_and_solver_agree(solver: SolverJudge, start: int) -> None:
    assert disagreements(solver, range(start, start + CHUNK)) == []


@pytest.mark.long
@pytest.mark.parametrize("start", range(PLANS, PLANS + MANY_PLANS, LARGE_CHUNK))
def test_evaluation_and_solver_agree_on_very_many(solver: SolverJudge, start: int) -> None:
    assert disagreements(solver, range(start, start + LARGE_CHUNK)) == []


def test_no_other_answer_is_possible(solver: SolverJudge) -> None:
    for seed in range(40):
        for *_, view, clauses in readings(*random_plan(seed)):
            held = solver.decide(clauses, view)
            assert solver.forced(clauses, view, held), f"random_plan({seed})"
            other = (not held[0], *held[1:])
            assert not solver.forced(clauses, view, other), f"random_plan({seed})"


def test_a_plan_is_judged_as_one() -> None:
    for seed in range(40):
        model, plan = random_plan(seed)
        broken = {code for code, holds in judge_with_z3(model, plan).items() if not holds}
        assert broken == {reason.clause.code for reason in judge(model, plan).reasons}


def unchanged(term: Bool) -> Bool:
    return term


def swapped(test: Bool, yes: Term, no: Term) -> Term:
    return OPERATIONS["if"](test, no, yes)


def the_first(sought: Term, item: Term, *_: Term) -> Bool:
    return z3.same(sought, item)


def rounded_up(left: Int, right: Int) -> Int:
    return z3.quotient(z3.minus(z3.plus(left, right), z3.int_value(1)), right)


WRONG: dict[str, Operation] = {
    "not": unchanged,
    "and": OPERATIONS["or"],
    "or": OPERATIONS["and"],
    "if": swapped,
    "in": the_first,
    "==": OPERATIONS["!="],
    "!=": OPERATIONS["=="],
    "<": z3.at_most,
    "<=": z3.less,
    ">": OPERATIONS[">="],
    ">=": OPERATIONS[">"],
    "+": z3.minus,
    "-": z3.plus,
    "*": z3.plus,
    "//": rounded_up,
    "%": z3.quotient,
}
"""A mistake that one might make in each operation."""


def telling_seeds() -> Iterator[int]:
    """Some of the plans: a few as they come, those that reckon with a padded axis, and more."""
    yield from range(50)
    padded = re.compile(r"multiple=[1-9]")
    yield from (seed for seed in range(3_000) if padded.search(repr(random_plan(seed)[1])))
    yield from range(50, 4 * CHUNK)


def operations(expr: Expr) -> Iterator[str]:
    yield expr.op
    for arg in expr.args:
        yield from operations(arg)


USED = frozenset(op for text in texts() for op in operations(formula(text)))
"""The language has more than the law has come to need."""


@pytest.mark.parametrize("op", sampled([op for op in OPERATIONS if op in USED], every=4))
def test_a_wrong_operation_is_noticed(op: str) -> None:
    solver = SolverJudge({**OPERATIONS, op: WRONG[op]})
    assert any(disagreements(solver, [seed]) for seed in telling_seeds())
