"""What is drawn is always the same, near the border, and what it was asked to be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from shardproof.fuzzing.plans import build, random_plan
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Layer
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.read import plan_of as read_plan
from shardproof.spec.program.lower.phase import lower
from tests.exhaustive.drawn import DRAWS, Single, broken, drawn
from tests.exhaustive.naming import Recent, name_of, runs_of
from tests.exhaustive.solved import WORDS, Question, flat
from tests.exhaustive.universe.small import BLIND, FFN, small


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


def test_layers_that_a_plan_tells_apart_run_in_their_own_contexts() -> None:
    """Kinds are numbered by the first layer of each then, which the model need not do."""
    kinds = tuple(Layer(replace(BLIND, window=window), FFN) for window in (None, 2))
    model = replace(small(), kinds=kinds, layers=(1, 0))
    asked = {"tp": 2, "layers": {"dense": {"attention": {"qkv": {"split": "in"}}}},
             "workload": {"batch": 1, "prompt": 2, "steps": 1}}  # fmt: skip
    plan, recent = read_plan(asked), Recent()
    case = Single(model, plan, {})
    (run,) = runs_of(case, name_of(case, recent).phases, recent)
    for name, program in zip(PHASES, (run.prefill, run.decode), strict=True):
        assert program is not None
        layers = [each.layer for each in program.contexts]
        assert layers == [each.layer for each in lower(model, run.plan, name).contexts]
        assert [each.attention.window for each in layers] == [2, None]
