"""The law is gone through once for a view, and breaks what it breaks clause by clause."""

from __future__ import annotations

import pytest

from shardproof.fuzzing.misses import Miss, patterns
from shardproof.fuzzing.plans import random_plan
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.judge import breaks_just, holds, keeps_all, views, wrong_in
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan


def broken(model: Model, plan: Plan) -> set[str]:
    """Clause by clause."""
    seen = views(model, plan)
    return {clause.code for clause in LAW if not holds(clause, seen)}


def ask(model: Model, plan: Plan) -> None:
    codes = broken(model, plan)
    assert {*wrong_in(views(model, plan))} == codes
    assert keeps_all(model, plan) == (not codes)
    assert breaks_just(model, plan, codes)
    assert breaks_just(model, plan, [LAW[0].code]) == (codes == {LAW[0].code})


@pytest.mark.parametrize("clause", [clause.code for clause in LAW])
def test_of_near_misses(clause: str) -> None:
    every: tuple[Miss, ...] = patterns()[clause]
    for miss in every:
        assert broken(miss.model, miss.plan) == {clause}
        ask(miss.model, miss.plan)


def test_of_random_plans() -> None:
    for seed in range(150):
        ask(*random_plan(seed))
