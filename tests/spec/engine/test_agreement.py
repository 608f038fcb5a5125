"""Law, engine and runs on plans and edits at random: what is called right runs right.

A failure names the seed; `shardproof.fuzzing.plans.random_plan(seed, 8)` gives the plan.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from shardproof.executor.run.verdict.search import counterexample
from shardproof.fuzzing.edits import random_edit
from shardproof.fuzzing.plans import Written, random_plan
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.decide import decide
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.program.lower.phase import lower
from tests.executor.run.cases import ACCEPTED, load, written
from tests.exhaustive.universe.cuts import cut
from tests.exhaustive.universe.universe import plan_of
from tests.tiers import sampled


def disagreements(seeds: range) -> list[str]:
    """Plans that the law accepts and the engine does not, or the engine alone, wrongly."""
    found: list[str] = []
    for seed in seeds:
        model, plan = random_plan(seed, 8)
        judged = judge(model, plan)
        if judged.undecided:
            continue
        codes = [reason.clause.code for reason in judged.reasons]
        said = by_value(model, plan)
        if said.word == ("illegal" if codes else "legal"):
            continue
        if codes and said.word == "legal" and counterexample(model, plan) is None:
            continue
        found.append(f"random_plan({seed}, 8): law {codes or 'legal'}, engine {said}"[:400])
    return found


@pytest.mark.parametrize("start", sampled(range(0, 1000, 50), every=20))
def test_law_and_engine_agree_on_random_plans(start: int) -> None:
    assert disagreements(range(start, start + 50)) == []


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 21_000, 500))
def test_law_and_engine_agree_on_many_random_plans(start: int) -> None:
    assert disagreements(range(start, start + 500)) == []


def parted_edits(seed: int, count: int) -> list[str]:
    """Edited plans of which runs show another thing than the engine says."""
    rng, wrong = random.Random(seed), list[str]()
    for _ in range(count):
        file = rng.choice(ACCEPTED)
        model, plan = load(file)
        phase = rng.choice(("prefill", "decode"))
        ops = {op.out: op for visit in lower(model, plan, phase).visits for op in visit.ops}
        edits = tuple(random_edit(rng, ops, plan.phase(phase)) for _ in range(rng.randrange(1, 3)))
        edited = plan.with_(edits=edits)
        if any(wrong_edits(model, edited)):
            continue
        said = by_value(model, edited)
        if said.word == "unknown":
            continue
        found = counterexample(model, edited)
        if (found is None) != (said.word == "legal"):
            wrong.append(f"{file.stem}: {edits}: engine {said}, runs {found}")
    return wrong


def test_an_edited_plan_runs_as_the_engine_says() -> None:
    assert parted_edits(1, 50) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 22))
def test_many_edited_plans_run_as_the_engine_says(seed: int) -> None:
    assert parted_edits(seed, 400) == []


def test_pads_are_no_zeros_behind_an_activation() -> None:
    insert = "{{insert: all_reduce, of: {}, group: [tp]}}"
    edit = "tp: 2\nffn: {{width: {{padded: 24}}}}\nedits:\n  - " + insert
    after = written("gpt2", edit.format("layers.0.ffn.act"))
    assert decide(*after) is not None
    assert counterexample(*after) is not None
    before = written("gpt2", edit.format("layers.0.ffn.bias"))
    assert decide(*before) is None
    assert counterexample(*before) is None


@pytest.mark.parametrize("more", [{}, {"tp": 2, "ep": 2}])
@pytest.mark.parametrize("combine", ["auto", "all_to_all"])
class TestAnExpertTwiceOnARank:
    """What is listed is slots: which of them are computed is what `copies` says."""

    def of(self, more: Written, combine: str, copies: str) -> tuple[Model, Plan]:
        model, _ = written("mixtral", "{}")
        owned = [[0, 1], [2, 2, 3]] if more else [[0, 1, 2, 2, 3]]
        said = {"moe.experts": cut(owned), "moe.copies": copies, "moe.combine": combine}
        dispatch = "local" if combine == "auto" else combine
        return model, plan_of({**more, **said, "moe.dispatch": dispatch})

    def test_computed_in_each_slot_it_counts_twice(self, more: Written, combine: str) -> None:
        model, plan = self.of(more, combine, "all")
        assert {reason.clause.code for reason in judge(model, plan).reasons} == {"MOE-EXPERTS-ONCE"}
        assert decide(model, plan) is not None
        assert counterexample(model, plan) is not None

    def test_computed_in_one_slot_it_counts_once(self, more: Written, combine: str) -> None:
        model, plan = self.of(more, combine, "one")
        assert judge(model, plan).reasons == ()
        assert decide(model, plan) is None
        assert counterexample(model, plan) is None


class TestLayers:
    """All layers, each once, in their order, and each with its own entries."""

    @pytest.mark.parametrize(
        ("stages", "right"),
        [
            ("layers: {listed: [[0], []]}", False),
            ("layers: {listed: [[0, 1], [1]]}", False),
            ("layers: {listed: [[1], [0]]}", False),
            ("layers: {listed: [[1], [0]]}, order: layer", True),
        ],
    )
    def test_each_once_and_in_order(self, stages: str, *, right: bool) -> None:
        model, plan = written("llama", f"pp: 2\nstages: {{{stages}}}")
        assert (decide(model, plan) is None) == right

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
        assert (by_value(four, plan).word == "legal") == right


LAST = "edits: [{{change: layers.0.attention.q.rope, phase: prefill, positions: last{}}}]"
FIRST = ", ranks: {sp: [0]}"


@pytest.mark.parametrize("ranks", [1, 2, 3])
class TestQueriesTurnedByTheLastPosition:
    """The first token sees itself alone, so the second shows it, on the rank that has both."""

    def of(self, ranks: int, cut: str, only: str, prompt: str) -> tuple[Model, Plan]:
        workload = f"workload: {{prompt: {prompt}}}\n" if prompt else ""
        return written(
            "llama", f"{workload}sp: {ranks}\nsequence: {{cut: {cut}}}\n" + LAST.format(only)
        )

    @pytest.mark.parametrize("cut", ["balanced", "strided", "zigzag"])
    @pytest.mark.parametrize("only", ["", FIRST])
    def test_however_long_a_prompt_is(self, ranks: int, cut: str, only: str) -> None:
        plan = self.of(ranks, cut, only, "")
        assert by_value(*plan).word == "illegal"
        assert counterexample(*plan) is not None

    def test_of_two_tokens_on_that_rank_it_is_right(self, ranks: int) -> None:
        plan = self.of(ranks, "balanced", FIRST, str(2 * ranks))
        assert by_value(*plan).word == "legal"
        assert counterexample(*plan) is None

    def test_of_three_it_is_not(self, ranks: int) -> None:
        plan = self.of(ranks, "balanced", FIRST, str(2 * ranks + 1))
        assert by_value(*plan).word == "illegal"
        assert counterexample(*plan) is not None
