"""A plan is what its representative is found to be: right, or wrong by the same clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from shardproof.fuzzing.cases import Kind, batch
from shardproof.proofs.order.program import in_order
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.representative import numbers_of, representative
from shardproof.spec.errors import Place
from shardproof.spec.law.judge import judge
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.record import replace
from shardproof.spec.source.node import Node
from shardproof.verdict.confirming import by_representative, wrong_by_representative
from tests.tiers import sampled

LLAMA = model_from_config({
    "model_type": "llama", "num_hidden_layers": 8, "hidden_size": 16, "intermediate_size": 24,
    "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 4, "vocab_size": 16,
    "max_position_embeddings": 64,
})  # fmt: skip
KINDS: tuple[Kind, ...] = ("legal", "whole", "near")
PLANS = 3
NUMBERS = range(1, 121)
DEGREES = {"dp": (1, 2, 3, 5), "pp": (1, 2, 3, 4), "sp": (1, 2, 3, 5, 6)}


def drawn(number: int) -> Iterator[tuple[Model, Plan]]:
    """Plans with larger numbers than they are drawn with, of models with more layers."""
    rng = Random(number)
    for kind in KINDS:
        for case in batch(kind, 31, number, PLANS):
            model = replace(case.model, layers=case.model.layers * 3)
            plan = case.plan.with_(
                **{name: rng.choice(few) for name, few in DEGREES.items() if rng.random() < 0.5},
                workload=workload(rng),
            )
            if not [*shape_errors(plan, Node({}, Place("")))]:
                yield model, plan


def workload(rng: Random) -> Workload:
    numbers = {"prompt": (1, 40), "batch": (1, 12), "steps": (0, 7)}
    return Workload(
        **{name: rng.randint(*ends) for name, ends in numbers.items() if rng.random() < 0.7}
    )


@pytest.mark.parametrize("number", sampled(NUMBERS, every=120))
def test_a_plan_is_what_its_representative_is_found_to_be(number: int) -> None:
    said = Counter[str]()
    for model, plan in drawn(number):
        law = judge(model, plan)
        if law.undecided or numbers_of(model, plan, right=True) is None:
            continue
        if law.reasons:
            shared = wrong_by_representative(model, plan, law.reasons)
            assert not shared or by_value(model, plan).word == "illegal", (number, plan)
            said["wrong"] += shared
            continue
        elsewhere = by_representative(model, plan)
        if elsewhere is None:
            said["asked itself"] += 1
            continue
        assert by_value(model, plan).word != "illegal", (number, plan)
        fault, own = in_order(model, plan)
        assert fault is None, (number, plan)
        assert elsewhere == tuple(own), (number, plan)
        said["right"] += 1
    assert said["right"] > said["asked itself"]
    assert said["wrong"]


@pytest.mark.parametrize("number", sampled(NUMBERS, every=120))
def test_a_representative_is_right_exactly_where_its_plan_is(number: int) -> None:
    """Whatever the law says: of most of these it says that they are wrong."""
    met = Counter[str]()
    for model, plan in drawn(number):
        if (words := both(model, plan)) is not None:
            assert words[0] == words[1], (number, plan)
            met[words[0]] += 1
    assert min(met["legal"], met["illegal"]) > 0


def both(model: Model, plan: Plan) -> tuple[str, str] | None:
    """What is said of a plan and of another one that stands for it, if both are known."""
    numbers = numbers_of(model, plan, right=False)
    if numbers is None or (few := representative(plan, numbers)) == plan:
        return None
    words = by_value(model, plan).word, by_value(model, few).word
    return None if "unknown" in words else words


CUTS = ("even", "padded", "chunk", "zigzag", "strided")


@pytest.mark.parametrize("cut", CUTS)
def test_tokens_that_a_cut_leaves_out_are_left_out_of_fewer(cut: str) -> None:
    met = Counter[str]()
    for prompt in (8, 9, 10, 15):
        size = {"prompt": prompt, "batch": 1, "steps": 1}
        words = both(LLAMA, plan_of({"sp": 2, "sequence": {"cut": cut}, "workload": size}))
        if words is not None:
            assert words[0] == words[1], prompt
            met[words[0]] += 1
    assert met["legal"]
    assert (met["illegal"] > 0) == (cut == "even")


@pytest.mark.parametrize("cut", ["even", "chunk"])
def test_sequences_that_a_cut_leaves_out_are_left_out_of_fewer(cut: str) -> None:
    for batch_size in (9, 10, 11):
        size = {"prompt": 2, "batch": batch_size, "steps": 1}
        told = {"dp": 3, "batch": {"sequences": cut}, "workload": size}
        words = both(LLAMA, plan_of(told))
        assert words == 2 * ("illegal" if cut == "even" and batch_size % 3 else "legal",)


def test_many_prompts_batches_steps_replicas_and_stages_have_one_representative() -> None:
    told = {
        numbers_of(LLAMA, plan_of({**degrees, "workload": size}), right=True)
        for degrees in ({"tp": 2, "dp": 3, "pp": 2}, {"tp": 2, "dp": 5, "pp": 3})
        for size in (
            {"prompt": 100, "batch": 10, "steps": 9}, {"prompt": 4096, "batch": 33, "steps": 64},
        )
    }  # fmt: skip
    assert len(told) == 1


def test_a_window_ends_on_the_same_side() -> None:
    kinds = tuple(replace(k, attention=replace(k.attention, window=16)) for k in LLAMA.kinds)
    model = replace(LLAMA, kinds=kinds)

    def few(prompt: int, steps: int) -> tuple[bool, bool]:
        size = {"prompt": prompt, "batch": 2, "steps": steps}
        found = numbers_of(model, plan_of({"tp": 2, "workload": size}), right=True)
        assert found is not None
        assert found.prompt is not None
        assert found.steps is not None
        return found.prompt > 16, found.prompt + found.steps > 16

    assert {few(n, 2) for n in range(3, 15)} == {(False, False)}
    assert {few(n, steps) for n in range(3, 17) for steps in (14, 40)} == {(False, True)}
    assert {few(n, steps) for n in range(17, 60) for steps in (1, 40)} == {(True, True)}
