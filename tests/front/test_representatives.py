"""A plan is what its representative is found to be: right, or wrong by the same clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from shardproof.fuzzing.cases import Kind, batch
from shardproof.proofs.order.program import in_order
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.representative import (
    Numbers,
    numbers_of,
    representative,
    rewritten_representative,
)
from shardproof.spec.engine.usual_cuts import IN_A_ROW, PATHS, USUAL, usual_cuts
from shardproof.spec.errors import Place
from shardproof.spec.law.judge import judge
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import named_cut
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.reads import rewritten
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.record import replace
from shardproof.spec.source.node import Node
from shardproof.verdict.confirming import by_representative, wrong_by_representative
from tests.tiers import sampled

LLAMA = model_from_config({
    "model_type": "llama", "num_hidden_layers": 8, "hidden_size": 16, "intermediate_size": 24,
    "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 4, "vocab_size": 16,
    "max_position_embeddings": 64,
})  # fmt: skip
NARROW = replace(LLAMA, kinds=tuple(replace(k, ffn=replace(k.ffn, width=20)) for k in LLAMA.kinds))
EXPERTS = model_from_config({
    "model_type": "mixtral", "num_hidden_layers": 4, "hidden_size": 16, "intermediate_size": 24,
    "num_attention_heads": 4, "num_key_value_heads": 2, "vocab_size": 16,
    "num_local_experts": 8, "num_experts_per_tok": 2, "max_position_embeddings": 64,
})  # fmt: skip
KINDS: tuple[Kind, ...] = ("legal", "whole", "near")
PLANS = 3
NUMBERS = range(1, 121)
DEGREES = {"dp": (1, 2, 3, 5), "pp": (1, 2, 3, 4), "sp": (1, 2, 3, 5, 6)}

CUTS_OF_WEIGHTS = [path.split(".") for path in PATHS]


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
            if rng.random() < 0.3:
                pool = {"dp": rng.choice(DEGREES["dp"])}
                plan = plan.with_(decode=(plan.decode or Phase()).with_(**pool))
            for section, name in CUTS_OF_WEIGHTS if rng.random() < 0.5 else ():
                cut = {name: named_cut(rng.choice(IN_A_ROW))}
                plan = plan.with_(**{section: getattr(plan, section).with_(**cut)})
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
        if (words := both(model, plan, right=True)) is not None and words[1] == "legal":
            assert words[0] == "legal", (number, plan)
            met["confirmed"] += 1
    assert min(met["legal"], met["illegal"], met["confirmed"]) > 0


def both(model: Model, plan: Plan, *, right: bool = False) -> tuple[str, str] | None:
    """What is said of a plan and of another one that stands for it, if both are known."""
    numbers = numbers_of(model, plan, right=right)
    if numbers is None:
        return None
    few = rewritten_representative(model, plan, numbers) or representative(plan, numbers)
    if few == plan:
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


def test_cuts_that_leave_nothing_over_are_one_program_and_others_are_not() -> None:
    met = Counter[tuple[str, bool]]()
    for tp, *names in product((1, 4, 8), IN_A_ROW, ("balanced", "padded"), ("balanced", "chunk")):
        heads, vocabulary, columns = names
        plan = plan_of({
            "tp": tp, "attention": {"heads": heads}, "ffn": {"width": columns},
            "embedding": {"cut": vocabulary}, "lm_head": {"cut": vocabulary},
        })  # fmt: skip
        usual, _ = usual_cuts(NARROW, plan)
        same = lower(NARROW, plan, "prefill").visits
        for path in PATHS:
            one = ((path, USUAL[path]),)
            phase = rewritten(plan.phase("prefill"), one)
            if phase == plan.phase("prefill"):
                continue
            if path in dict(usual):
                assert lower(NARROW, plan.with_(prefill=phase), "prefill").visits == same
            met[path, path in dict(usual)] += 1
            if tp == 8 and path in ("attention.heads", "ffn.width"):
                assert path not in dict(usual)
    assert all(met[path, True] for path in PATHS)


def test_replicas_that_have_their_sequences_from_one_or_send_them_to_one_are_few() -> None:
    def few(first: int, second: int, batch: int | None) -> tuple[object, int | None]:
        size = {} if batch is None else {"batch": batch}
        told = {"tp": 2, "dp": first, "decode": {"dp": second}, "workload": size}
        found = numbers_of(LLAMA, plan_of(told), right=True)
        assert found is not None
        return found.pools, found.batch

    assert {few(1, n, None) for n in range(2, 9)} == {((1, 2), None)}
    assert {few(n, 1, 9 * n) for n in range(2, 9)} == {((2, 1), 5)}
    assert {few(1, n, 2) for n in range(3, 9)} == {((1, 3), 2)}
    assert {few(1, n, 1) for n in range(2, 9)} == {((1, 2), 1)}
    assert few(2, 4, None) == (None, None)


def test_replicas_that_share_experts_stand_for_others_that_do() -> None:
    def few(
        ep: int, dp: int, batch: int | None = None, **other: object
    ) -> tuple[int | None, int | None]:  # fmt: skip
        size = {} if batch is None else {"batch": batch}
        told = {"tp": 2, "dp": dp, "ep": ep, "workload": size, **other}
        found = numbers_of(EXPERTS, plan_of(told), right=True)
        assert found is not None
        return found.dp, found.batch

    assert {few(4, dp) for dp in (2, 4, 6, 8)} == {(2, None)}
    assert {few(2, dp) for dp in (1, 3, 8)} == {(1, None)}
    assert {few(8, dp, 100) for dp in (4, 8)} == {(4, 9)}
    assert few(4, 3) == few(8, 6) == (None, None)
    assert few(4, 8, 7)[0] is None
    assert few(4, 8, mesh=["dp", "pp", "tp", "sp"])[0] is None
    assert numbers_of(EXPERTS, plan_of({"tp": 2, "dp": 8, "ep": 4}), right=False) == Numbers(
        None, None, None, pp=1, joined=True
    )


def test_a_replica_without_a_sequence_stays_beside_one_that_has_one() -> None:
    told = {"tp": 2, "dp": 5, "workload": {"batch": 3}}
    for right in (True, False):
        found = numbers_of(LLAMA, plan_of(told), right=right)
        assert found is not None
        assert (found.batch, found.dp) == (1, 2)


def test_a_refusal_is_shared_for_the_same_reasons_alone() -> None:
    plan = plan_of({"tp": 3, "dp": 3, "workload": {"prompt": 30, "batch": 9, "steps": 2}})
    (first, *others) = judge(LLAMA, plan).reasons
    assert wrong_by_representative(LLAMA, plan, (first, *others))
    assert not wrong_by_representative(LLAMA, plan, (*others, first, first))
    for changed in (
        replace(first, message=f"{first.message} of 7"),
        replace(first, phases=()),
        replace(first, clause=replace(first.clause, code="NOT-THIS")),
    ):
        assert not wrong_by_representative(LLAMA, plan, (changed, *others))


def test_what_phases_alone_do_not_say_is_not_written_out_in_them() -> None:
    written = {"tp": 2, "dp": 2, "ffn": {"width": "chunk"}, "lm_head": {"cut": "chunk"}}
    for other, kept in (
        ({}, {"ffn.width", "lm_head.cut"}),
        ({"lm_head": {"cut": "chunk", "over": ["dp", "tp"]}}, {"ffn.width"}),
        ({"handoff": {"cache": "by_rank"}}, None),
        ({"devices": 4}, None),
        ({"sp": 2, "decode": {"sp": 2}}, None),
    ):
        plan = plan_of({**written, **other})
        numbers = numbers_of(LLAMA, plan, right=True)
        assert numbers is not None
        few = rewritten_representative(LLAMA, plan, numbers)
        assert (few is None) == (kept is None)
        if kept is not None:
            assert {path for path, _ in usual_cuts(LLAMA, plan)[0]} == kept
