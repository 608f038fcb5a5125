"""Layers typed once for all of their kind: what is derived is what is derived layer by layer."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from shardproof.fuzzing.plans import random_plan
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.rules.derive import Derivation, derive
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.terms import Terms
from shardproof.spec.source.read import read_text
from tests.cases.bug_files import BUGS, SYNTHETIC
from tests.executor.run.cases import ACCEPTED, NEAR_MISSES, load, written
from tests.tiers import sampled

MODELS = Path(__file__).resolve().parents[3] / "examples" / "models"
FIXED = [file.parent / "fixed" / file.name for file in (*BUGS, *SYNTHETIC)]
CASES = [*ACCEPTED, *NEAR_MISSES, *BUGS, *SYNTHETIC, *FIXED]


def parted(model: Model, plan: Plan) -> str | None:
    """What the two say, where one derives the plan and the other does not."""
    folded, flat = derive(model, plan), derive(model, plan, fold=False)
    if isinstance(folded, Derivation) == isinstance(flat, Derivation):
        return None
    return f"folded {folded}; layer by layer {flat}"


def derived(model: str, plan: str) -> bool:
    assert parted(*written(model, plan)) is None
    return isinstance(derive(*written(model, plan)), Derivation)


@pytest.mark.parametrize("rest", sampled(range(8), every=8))
def test_cases_are_derived_alike(rest: int) -> None:
    found = {file.stem: parted(*load(file)) for file in CASES[rest::8]}
    assert {name: why for name, why in found.items() if why} == {}


@pytest.mark.parametrize("start", sampled(range(0, 240, 60), every=4))
def test_random_plans_are_derived_alike(start: int) -> None:
    found = {seed: parted(*random_plan(seed, 8)) for seed in range(start, start + 60)}
    assert {seed: why for seed, why in found.items() if why} == {}


@pytest.mark.parametrize("start", sampled(range(0, 120, 30), every=4))
def test_random_plans_of_many_ranks_are_derived_alike(start: int) -> None:
    found = {seed: parted(*random_plan(seed)) for seed in range(start, start + 30)}
    assert {seed: why for seed, why in found.items() if why} == {}


class TestLayers:
    """All layers, each once, in their order, and each with its own entries."""

    def test_a_layer_left_out_is_missed(self) -> None:
        assert not derived("llama", "pp: 2\nstages: {layers: {listed: [[0], []]}}")

    def test_a_layer_twice_is_missed(self) -> None:
        assert not derived("llama", "pp: 2\nstages: {layers: {listed: [[0, 1], [1]]}}")

    def test_layers_in_another_order_are_missed(self) -> None:
        assert not derived("llama", "pp: 2\nstages: {layers: {listed: [[1], [0]]}}")
        plan = "pp: 2\nstages: {layers: {listed: [[1], [0]]}, order: layer}"
        assert derived("llama", plan)

    @pytest.mark.parametrize(
        ("prefill", "decode", "right"),
        [("[2, 2]", "[2, 2]", True), ("[2, 2]", "[1, 3]", False), ("[1, 3]", "[2, 2]", False)],
    )
    def test_entries_stay_on_the_stage_of_their_layer(
        self, prefill: str, decode: str, *, right: bool
    ) -> None:
        model, plan = written(
            "llama",
            "pp: 2\nhandoff: {cache: by_rank}\n"
            f"prefill: {{stages: {{layers: {prefill}}}}}\n"
            f"decode: {{stages: {{layers: {decode}}}}}",
        )
        four = replace(model, layers=(0,) * 4)
        assert parted(four, plan) is None
        assert isinstance(derive(four, plan), Derivation) == right


def large(layers: int, plan: str) -> Derivation:
    config = json.loads((MODELS / "llama-3.1-70b.json").read_text("utf-8"))
    model = Model.from_config({**config, "num_hidden_layers": layers})
    found = derive(model, read_plan(read_text(plan, "plan.yaml")))
    assert isinstance(found, Derivation), str(found)
    return found


class TestCost:
    """Operators are typed as often as there are kinds of layers, and ways from one to the next."""

    def test_it_does_not_grow_with_layers(self) -> None:
        assert large(2, "tp: 8").steps == large(1000, "tp: 8").steps < 80

    def test_it_does_not_grow_with_stages_or_ranks(self) -> None:
        few, many = large(8, "pp: 2\ntp: 2"), large(1000, "dp: 625\npp: 200\ntp: 8")
        assert few.steps == many.steps < 90
        assert [len(typed.runs) for typed in many.phases.values()] == [2, 2]


class TestTerms:
    """Layers in a row are one value, however they were taken together."""

    def test_runs_that_go_on_join(self) -> None:
        terms = Terms()
        x, body = terms.of("x"), terms.of("body")
        once = terms.repeat(body, 0, 6, x)
        for ends in ((0, 6), (0, 1, 6), (0, 2, 3, 6), tuple(range(7))):
            value = x
            for low, high in pairwise(ends):
                value = terms.repeat(body, low, high - low, value)
            assert value == once

    def test_others_do_not(self) -> None:
        terms = Terms()
        x, body, other = terms.of("x"), terms.of("body"), terms.of("other")
        right = terms.repeat(body, 0, 2, x)
        first, second = terms.repeat(body, 0, 1, x), terms.repeat(body, 1, 1, x)
        assert terms.repeat(body, 1, 1, first) == right
        assert terms.repeat(body, 0, 1, second) != right
        assert terms.repeat(body, 0, 1, first) != right
        assert terms.repeat(other, 1, 1, first) != right
        assert terms.repeat(body, 2, 1, first) != terms.repeat(body, 0, 3, x)

    def test_a_second_table_goes_on_from_the_first(self) -> None:
        base = Terms()
        x = base.of("x")
        terms = Terms(base)
        y = terms.of("y", (), (x,))
        assert (terms.of("x"), terms.key(y), len(base)) == (x, ("y", (), (x,)), 1)
        assert terms.sum((terms.sum((x, y)), y)) == terms.sum((y, y, x))


def test_what_is_folded_lies_as_it_did() -> None:
    """The stream that leaves the last layer lies as one that was typed layer by layer."""
    for plan in ("tp: 2", "tp: 2\nstream: hidden", "pp: 2\ntp: 2\nstages: {stream: separate}"):
        model, parsed = written("llama", plan)
        folded, flat = derive(model, parsed), derive(model, parsed, fold=False)
        assert isinstance(folded, Derivation)
        assert isinstance(flat, Derivation)
        for name, typed in folded.phases.items():
            mine, theirs = typed.logits, flat.phases[name].logits
            assert isinstance(mine, Placed)
            assert isinstance(theirs, Placed)
            assert replace(mine, term=0) == replace(theirs, term=0)
