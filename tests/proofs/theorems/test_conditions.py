"""Side conditions are those of the rules: none is left out, and each refusal makes one false."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest

from shardproof.fuzzing.plans import random_plan
from shardproof.proofs.theorems.asked.condition import Condition
from shardproof.proofs.theorems.conditions import CONDITIONS
from shardproof.spec.layout.context import own_ranks
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.rules.table import RULES
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import sample
from tests.proofs.theorems import rule_code
from tests.proofs.theorems.explained import Refused, pattern, refused
from tests.proofs.theorems.reasons import EDITED, MEANINGLESS, NOT_CONDITIONS

EACH, SEEDS = 90, range(300)
NAMED = {sentence for condition in CONDITIONS for sentence in condition.refuses}
SELDOM = 40
"""Conditions of which so few plans as are looked at here may have no example."""


def test_every_refusal_of_a_rule_is_a_condition_or_has_its_reason() -> None:
    refusals = rule_code.refusals()
    open_ = {told for told in refusals if told.split(": ", 1)[1] not in NAMED}
    assert open_ - set(NOT_CONDITIONS) == set()
    assert set(NOT_CONDITIONS) <= set(refusals), "a reason for what no rule says"
    assert len(set(NOT_CONDITIONS)) == len(NOT_CONDITIONS)


def test_every_sentence_of_a_condition_is_one_that_a_rule_says() -> None:
    said = {told.split(": ", 1)[1] for told in rule_code.refusals()}
    assert said >= NAMED


def test_conditions_are_of_rules_that_there_are() -> None:
    assert {rule for each in CONDITIONS for rule in each.rules} <= {
        *RULES, "send", "receive", "schedule",
    }  # fmt: skip
    assert len({each.says for each in CONDITIONS}) > 90


def plans() -> Iterator[tuple[Model, Plan]]:
    """Some of every product of every universe, and some at random, of which rules speak."""
    every = chain(_of_universes(), (random_plan(seed, 8) for seed in SEEDS))
    return (each for each in every if not own_ranks(*each))


def _of_universes() -> Iterator[tuple[Model, Plan]]:
    for universe in UNIVERSES.values():
        for chunk in sample(universe, EACH):
            for number in chunk.plans:
                yield chunk.model(number), chunk.plan(number)


@cache
def looked_at() -> tuple[Refused, ...]:
    return tuple(found for model, plan in plans() if (found := refused(model, plan)) is not None)


class TestOfPlansWithoutDerivation:
    """What the law implies is enough: where rules refuse a strategy, a condition fails."""

    def test_some_condition_is_false_of_each(self) -> None:
        assert len(looked_at()) > 400
        assert [str(each.why) for each in looked_at() if not each.false] == []

    def test_most_often_it_is_one_that_names_the_sentence(self) -> None:
        near = [each for each in looked_at() if set(each.named) & set(each.false)]
        assert len(near) > 0.9 * len(looked_at())

    def test_no_strategy_is_refused_as_edits_alone_are(self) -> None:
        never = [pattern(told.split(": ", 1)[1]) for told in (*EDITED, *MEANINGLESS)]
        strange = [each.why for each in looked_at() if not each.named]
        found = [str(why) for why in strange if any(one.fullmatch(why.why) for one in never)]
        assert found == []

    def test_conditions_have_examples(self) -> None:
        met = {each for found in looked_at() for each in found.named if each in found.false}
        assert len(CONDITIONS) - len(met) <= SELDOM, [e.says for e in CONDITIONS if e not in met]


@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda each: each.says[:60])
def test_a_condition_says_what_it_is_of(condition: Condition) -> None:
    assert condition.rules
    assert condition.refuses
