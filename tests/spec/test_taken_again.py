"""Verdicts on plans of one model are what they are where nothing is taken again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from shardproof.fuzzing.cases import Kind, batch
from shardproof.proofs.order.program import in_order
from shardproof.spec.engine import decide, folding
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.folding import Beside, Phased, phased
from shardproof.spec.engine.moments import Moment
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan import reads
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.reads import Switch
from shardproof.spec.record import replace
from shardproof.spec.verdict import decide as by_law
from tests.executor.run.cases import written
from tests.tiers import sampled

KINDS: tuple[Kind, ...] = ("legal", "whole", "near", "miss")
PLANS = 4
NUMBERS = range(1, 13)


def drawn(number: int) -> Iterator[tuple[Model, list[Plan]]]:
    """Plans of models that have more layers than are looked at one by one."""
    for kind in KINDS:
        of: dict[int, tuple[Model, list[Plan]]] = {}
        for case in batch(kind, 29, number, PLANS):
            several = replace(case.model, layers=case.model.layers * 3)
            of.setdefault(id(case.model), (several, []))[1].append(case.plan)
        yield from of.values()


def said(model: Model, plan: Plan) -> tuple[object, ...]:
    """All that is said of a plan without running it."""
    law = by_law(model, plan)
    return (
        law.word, law.reasons, law.unknown, law.same_degrees, law.notes,
        by_value(model, plan), by_value(model, plan, briefly=True), in_order(model, plan),
    )  # fmt: skip


@pytest.mark.parametrize("number", sampled(NUMBERS, every=12))
def test_what_is_said_is_the_same_where_nothing_is_taken_again(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = [*drawn(number)]
    decide.forget()
    together = [said(model, plan) for model, plans in every for plan in plans]
    assert any(len(table.now.known) > 1 for model, _ in every for table in kept(model).values())
    monkeypatch.setattr(Switch, "on", False)
    decide.forget()
    assert [said(model, plan) for model, plans in every for plan in plans] == together


def kept(model: Model) -> reads.Tables:
    return reads.tables_of(model)


@pytest.mark.long
@pytest.mark.parametrize("number", NUMBERS)
def test_the_order_in_which_plans_are_asked_is_of_no_account(number: int) -> None:
    for model, plans in drawn(number):
        decide.forget()
        there = {id(plan): said(model, plan) for plan in plans}
        decide.forget()
        for plan in Random(number).sample(plans, len(plans)):
            assert said(model, plan) == there[id(plan)]


def test_a_row_beside_layers_of_their_own_is_decided() -> None:
    """A plan for each sequence is made of the one that is read, and outlives the reading."""
    model, _ = written("llama", "tp: 2")
    given: dict[str, object] = {
        "tp": 2,
        "workload": {"prompt": 4},
        "prefill": {"packed": {"sequences": [1, 2, 1]}},
        "layers": {"dense": {"attention": {"qkv": {"q_sum": "scores"}}}},
    }
    for tp in (2, 1, 2):
        plan = plan_of({**given, "tp": tp})
        assert by_law(model, plan).reasons == judge(model, plan).reasons


def test_a_phase_is_asked_once_for_plans_that_part_in_the_other_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Prefill whatever ranks read its token, and decode whichever ranks its entries came from."""
    asked: list[str] = []
    ask: Callable[..., Phased] = phased

    def counting(of: Beside, plan: Plan, now: Moment, *given: object) -> Phased:
        asked.append(now.name)
        return ask(of, plan, now, *given)

    monkeypatch.setattr(folding, "phased", counting)
    small, _ = written("llama", "tp: 2")
    model = replace(small, layers=small.layers * 3)
    for often, phase, others in (
        (1, "prefill", [{"tp": 2, "decode": {"tp": tp}} for tp in (1, 2, 4)]),
        (1, "decode", [{"tp": tp, "decode": {"tp": 2}} for tp in (1, 2, 4)]),
        (3, "decode", [{"tp": 2, "decode": {"tp": tp}} for tp in (1, 2, 4)]),
    ):
        decide.forget()
        asked.clear()
        for each in others:
            assert by_value(model, plan_of(each), briefly=True).word == "legal"
        assert asked.count(phase) == often
