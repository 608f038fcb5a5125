"""What is drawn is always the same, near the border, and what it was asked to be."""

from __future__ import annotations

from collections import Counter

import pytest

from shardproof.fuzzing.plans import build, random_plan
from shardproof.spec.law.judge import judge
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.drawn import DRAWS, broken, drawn
from tests.exhaustive.solved import WORDS, Question, flat


@pytest.mark.parametrize("module", DRAWS)
def test_a_number_is_the_same_plans(module: str) -> None:
    first = DRAWS[module](3)
    assert DRAWS[module](4) != first
    assert DRAWS[module](3) == first


def test_most_plans_at_random_are_legal_or_break_a_single_clause() -> None:
    counts = Counter(broken(*each) for number in range(2) for each in drawn("random", number))
    assert counts[0] >= 15
    assert counts[1] >= 15
    assert counts[0] + counts[1] >= 0.8 * counts.total()


def test_a_plan_is_what_it_writes() -> None:
    for seed in range(50):
        _, plan = random_plan(seed, 6)
        assert build(Plan, flat(plan)) == plan


def test_what_no_fact_looks_at_is_open() -> None:
    """Whatever is written there, the facts are as they were."""
    model, plan = random_plan(7, 6)
    question = Question(model, plan)
    assert len(question.open) > 20
    assert {path for _, path in question.open} < set(WORDS)


def test_a_solver_finds_plans_that_break_one_clause() -> None:
    codes = [
        tuple(reason.clause.code for reason in judge(*each).reasons)
        for number in range(2)
        for each in drawn("solver", number)
    ]
    assert () in codes
    assert len({each for each in codes if each}) >= 3
    assert all(len(each) <= 1 for each in codes)
