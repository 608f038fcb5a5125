"""What Hypothesis draws: legal where it says so, one clause broken where it says so, and small."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar
from unittest.mock import Mock

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy

from shardproof import check
from shardproof.fuzzing import strategies
from shardproof.fuzzing.misses import Miss, clauses
from shardproof.fuzzing.near import MOST, is_plan
from shardproof.fuzzing.plans import ranks, written_in
from shardproof.fuzzing.strategies import (
    legal_plans,
    models,
    near_misses,
    near_plans,
    plans,
    programs,
)
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.check_edits import wrong_edits
from tests.executor.run.cases import CASES
from tests.fuzzing.publish import PUBLISHED, published

T = TypeVar("T")
LLAMA = Model.from_config(CASES / "models" / "llama.json")
FEW = settings(
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
    ],
    phases=(Phase.generate,),
)


def simplest(strategy: SearchStrategy[T], holds: Callable[[T], bool]) -> T:
    return find(
        strategy,
        holds,
        settings=settings(FEW, max_examples=150, phases=(Phase.generate, Phase.shrink)),
    )


def codes(model: Model, plan: Plan) -> list[str]:
    return [reason.clause.code for reason in judge(model, plan).reasons]


@FEW
@given(legal_plans())
def test_legal_plans_are_legal(drawn: tuple[Model, Plan]) -> None:
    assert codes(*drawn) == []
    assert is_plan(drawn[1])


@FEW
@given(legal_plans(model=LLAMA, most_ranks=4))
def test_those_of_one_model_are_of_it(drawn: tuple[Model, Plan]) -> None:
    assert drawn[0] == LLAMA
    assert codes(*drawn) == []
    assert is_plan(drawn[1], 4)


@FEW
@given(legal_plans(model=models(tp=2)))
def test_a_model_may_be_drawn_by_another_strategy(drawn: tuple[Model, Plan]) -> None:
    assert codes(*drawn) == []


@FEW
@given(near_misses())
def test_near_misses_break_one_clause(miss: Miss) -> None:
    assert codes(miss.model, miss.plan) == [miss.clause]


def test_what_breaks_a_clause_and_is_right_by_value_is_no_near_miss(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = {"split": "in", "sum": "activation"}
    right = plan_of(
        {"tp": 1, "stream_tokens": {"padded": 2}, "ffn": {"gate": gate, "up": {"split": "none"}}}
    )
    assert codes(LLAMA, right) == ["FFN-ACT-SUM"]
    assert check(LLAMA, right).legal
    wrong = plan_of({"tp": 2, "ffn": {"gate": gate, "up": {"split": "none"}}})
    for plan in (right, wrong):
        drawn = Miss("FFN-ACT-SUM", LLAMA, plan)
        monkeypatch.setattr(strategies, "near_miss", Mock(return_value=drawn))
        if plan is wrong:
            assert simplest(near_misses(), lambda _: True) == drawn
        else:
            with pytest.raises(Unsatisfiable):
                simplest(near_misses(), lambda _: True)


@pytest.mark.parametrize("clause", clauses())
def test_each_clause_has_near_misses(clause: str) -> None:
    found = simplest(near_misses(clause=clause), lambda _: True)
    assert codes(found.model, found.plan) == [clause]


def test_no_clause_is_without() -> None:
    assert set(clauses()) == {clause.code for clause in LAW}


def test_near_misses_begin_at_those_of_the_tests() -> None:
    assert PUBLISHED.read_text(encoding="utf-8") == published()


@FEW
@given(near_plans(), plans())
def test_all_plans_have_a_shape(near: tuple[Model, Plan], whole: tuple[Model, Plan]) -> None:
    assert is_plan(near[1], MOST)
    assert is_plan(whole[1], MOST)


@settings(FEW, max_examples=15)
@given(programs())
def test_programs_are_edited(drawn: tuple[Model, Plan]) -> None:
    assert drawn[1].edits
    assert not any(wrong_edits(*drawn))


@pytest.mark.long
def test_what_fails_is_made_small() -> None:
    _, plan = simplest(legal_plans(), lambda drawn: drawn[1].tp > 1)
    assert ranks(plan) == 2
    assert len(written_in(plan)) <= 4
    model, _ = simplest(plans(), lambda drawn: drawn[0].kinds[0].attention.heads > 2)
    assert len(model.layers) == 1
