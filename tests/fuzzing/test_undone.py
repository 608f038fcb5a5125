"""Edits that undo each other leave a plan right, and one thing changed in them is mostly wrong."""

from __future__ import annotations

from random import Random

import pytest

from shardproof.fuzzing.cases import OPERATORS
from shardproof.fuzzing.models import random_model
from shardproof.fuzzing.plans import Written, build
from shardproof.fuzzing.programs import legal_with, with_edits
from shardproof.fuzzing.shapes import Tensor, tensors
from shardproof.fuzzing.tally import decided
from shardproof.fuzzing.undone import WAYS, Chain, Undoing, missed
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.check_edits import wrong_edits

EACH = 5
DENSE = (
    random_model(Random(3), 2, 1, 2),
    build(Plan, {"tp": 2, "workload.batch": 2, "workload.prompt": 2, "workload.steps": 1}),
)


def place(way: Undoing, rng: Random) -> tuple[Model, Plan, list[Tensor]]:
    """A plan that has a tensor of which a way makes sense, and all such tensors."""
    blocks = "block_own" in way.kinds
    while True:  # where ranks have other numbers of sequences no tensor has one shape
        model, plan = legal_with(rng, "block_own") if blocks else DENSE
        if there := [of for of in tensors(model, plan) if of.dims and way.where(of)]:
            return model, plan, there


def made(way: Undoing, of: Tensor, rng: Random) -> tuple[Edit, ...]:
    chain = Chain(of)
    way.make(rng, chain)
    return tuple(chain.edits)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.make.__name__.strip("_"))
def test_what_is_undone_is_right(way: Undoing) -> None:
    rng = Random(1)
    model, plan, there = place(way, rng)
    words: list[str] = []
    while len(words) < EACH:
        tried = plan.with_(edits=made(way, rng.choice(there), rng))
        if tried.edits and not any(wrong_edits(model, tried)):
            words.append(by_value(model, tried).word)
    assert words == ["legal"] * EACH


def test_a_near_miss_is_mostly_wrong() -> None:
    rng, words = Random(2), list[str]()
    model, plan = DENSE
    among = [of for of in tensors(model, plan) if of.dims]
    while len(words) < 15:
        way = rng.choice(WAYS[:5])
        edits = missed(rng, made(way, rng.choice(among), rng), among)
        tried = plan.with_(edits=edits)
        if not any(wrong_edits(model, tried)):
            words.append(by_value(model, tried).word)
    assert words.count("illegal") > 5
    assert words.count("unknown") < 5


@pytest.mark.long
def test_every_operator_is_hit_on_both_sides() -> None:
    found = sum(
        (decided("edited", 9407, number, 16) for number in range(68)), decided("edited", 1, 0, 0)
    )
    assert found.total == 68 * 16
    assert {*OPERATORS} == {each for each in OPERATORS if found.operators[each]}
    assert {*OPERATORS} == {each for each in OPERATORS if found.refused[each]}
    assert found.partings == []


def test_a_row_of_several_sequences_takes_no_edits() -> None:
    model = random_model(Random("rows"), 1, 1, 1)
    alone: Written = {"tp": 1, "workload.prompt": 3, "workload.steps": 1}
    row: Written = {**alone, "prefill.packed.sequences": CutSpec("sizes", (2, 1))}
    for written, takes in ((alone, True), (row, False)):
        plan = build(Plan, written)
        among = tensors(model, plan)
        found = [with_edits(Random(seed), model, plan, among) for seed in range(4)]
        assert any(found) is takes
