"""Every right plan has a derivation, and no wrong one: law, rules and runs held together."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shardproof.executor.run.search import counterexample
from shardproof.fuzzing.edits import random_edit
from shardproof.fuzzing.plans import Written, random_plan
from shardproof.spec.law.judge import judge
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.rules.derive import Derivation, Underivable, derive
from shardproof.spec.rules.notation import parse
from shardproof.spec.rules.table import RULES
from tests.cases.bug_files import BUGS, SYNTHETIC
from tests.executor.run.cases import ACCEPTED, NEAR_MISSES, load, written
from tests.exhaustive.universe.cuts import cut
from tests.exhaustive.universe.universe import plan_of
from tests.tiers import sampled


def ids(files: list[Path]) -> list[str]:
    return [file.stem for file in files]


@pytest.mark.parametrize("file", ACCEPTED, ids=ids(ACCEPTED))
def test_an_accepted_plan_is_derived(file: Path) -> None:
    assert isinstance(found := derive(*load(file)), Derivation), str(found)


@pytest.mark.parametrize("file", NEAR_MISSES, ids=ids(NEAR_MISSES))
def test_a_near_miss_has_no_derivation(file: Path) -> None:
    assert isinstance(derive(*load(file)), Underivable)


WRONG = [*BUGS, *SYNTHETIC]


@pytest.mark.parametrize("file", WRONG, ids=ids(WRONG))
def test_a_bug_has_no_derivation_and_its_fixed_version_has_one(file: Path) -> None:
    assert isinstance(derive(*load(file)), Underivable)
    assert isinstance(found := derive(*load(file.parent / "fixed" / file.name)), Derivation), found


def where(model: str, plan: str) -> str:
    found = derive(*written(model, plan))
    assert isinstance(found, Underivable)
    return f"{found.op.split(' = ')[0]}: {found.why}"


class TestWhere:
    """The first operator without a rule says what it got and what it needs."""

    def test_a_sum_left_out_is_missed_where_it_is_added(self) -> None:
        assert where("llama", "tp: 2\nffn: {down: {collective: none}}") == (
            "layers.0.out: one operand is a share of a sum, the other is whole, and counts on "
            "each rank"
        )

    def test_an_activation_before_the_sum(self) -> None:
        plan = "tp: 2\nffn: {gate: {split: in, sum: activation}, up: {split: in}}"
        assert where("llama", plan) == (
            "layers.0.ffn.act: the function silu is applied to each rank's share of a sum"
        )

    def test_heads_on_no_rank(self) -> None:
        assert where("llama-odd", "tp: 2").startswith(
            "layers.0.attention.out: index 6 of head is on no rank"
        )

    def test_an_expert_on_no_rank(self) -> None:
        plan = "ep: 2\ntp: 2\nmoe: {experts: {listed: [[0, 1], [2]]}}"
        assert where("mixtral", plan) == "layers.0.moe.experts: expert 3 is on no rank"

    def test_a_bias_on_every_rank(self) -> None:
        plan = "tp: 2\nffn: {down: {bias: every}}"
        assert where("gpt2", plan).endswith(
            "each of 2 ranks adds the whole of it to its share of the sum"
        )


def disagreements(seeds: range) -> list[str]:
    """Plans on which the law and the rules say different things."""
    found: list[str] = []
    for seed in seeds:
        model, plan = random_plan(seed, 8)
        judged = judge(model, plan)
        derived = derive(model, plan)
        if judged.undecided or isinstance(derived, Derivation) == (not judged.reasons):
            continue
        codes = [reason.clause.code for reason in judged.reasons]
        found.append(f"random_plan({seed}, 8): law {codes or 'legal'}, rules {derived}"[:400])
    return found


@pytest.mark.parametrize("start", sampled(range(0, 1000, 100), every=4))
def test_law_and_rules_agree_on_random_plans(start: int) -> None:
    assert disagreements(range(start, start + 100)) == []


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 21_000, 500))
def test_law_and_rules_agree_on_many_random_plans(start: int) -> None:
    assert disagreements(range(start, start + 500)) == []


def derived_though_wrong(seed: int, count: int) -> list[str]:
    """Edited plans that have a derivation, and a run that is not the model's."""
    rng, wrong = random.Random(seed), list[str]()
    for _ in range(count):
        file = rng.choice(ACCEPTED)
        model, plan = load(file)
        phase = rng.choice(("prefill", "decode"))
        ops = {op.out: op for visit in lower(model, plan, phase).visits for op in visit.ops}
        edits = tuple(random_edit(rng, ops, plan.phase(phase)) for _ in range(rng.randrange(1, 3)))
        edited = plan.with_(edits=edits)
        if any(wrong_edits(model, edited)) or not isinstance(derive(model, edited), Derivation):
            continue
        if (found := counterexample(model, edited)) is not None:
            wrong.append(f"{file.stem}: {edits}: {found}")
    return wrong


def test_an_edited_plan_that_is_derived_runs_right() -> None:
    assert derived_though_wrong(1, 50) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 22))
def test_many_edited_plans_that_are_derived_run_right(seed: int) -> None:
    assert derived_though_wrong(seed, 400) == []


def test_pads_are_no_zeros_behind_an_activation() -> None:
    insert = "{{insert: all_reduce, of: {}, group: [tp]}}"
    edit = "tp: 2\nffn: {{width: {{padded: 24}}}}\nedits:\n  - " + insert
    after = edit.format("layers.0.ffn.act")
    assert where("gpt2", after).endswith("is no share of a sum, and counts once for each rank")
    assert counterexample(*written("gpt2", after)) is not None
    before = written("gpt2", edit.format("layers.0.ffn.bias"))
    assert isinstance(derive(*before), Derivation)
    assert counterexample(*before) is None


@pytest.mark.parametrize("more", [{}, {"tp": 2, "ep": 2}])
@pytest.mark.parametrize("combine", ["auto", "all_to_all"])
def test_an_expert_that_a_rank_has_twice_counts_twice(more: Written, combine: str) -> None:
    """A file that says so is refused; a plan that was made otherwise is judged."""
    model, _ = written("mixtral", "{}")
    owned = [[0, 1], [2, 2, 3]] if more else [[0, 1, 2, 2, 3]]
    said = {"moe.experts": cut(owned), "moe.copies": "one", "moe.combine": combine}
    plan = plan_of({**more, **said, "moe.dispatch": "local" if combine == "auto" else combine})
    assert "MOE-EXPERTS-ONCE" in {reason.clause.code for reason in judge(model, plan).reasons}
    assert isinstance(derive(model, plan), Underivable)
    assert counterexample(model, plan) is not None


def test_a_notation_names_its_dimensions() -> None:
    rule = parse("([s,t,i],[i,o])->([s,t,o]) reduction={i}")
    assert (rule.ins, rule.out, rule.reduction) == (
        (("s", "t", "i"), ("i", "o")), ("s", "t", "o"), ("i",),
    )  # fmt: skip
    with pytest.raises(ValueError, match="is no rule"):
        parse("i,o->o")


def test_what_has_no_rule_is_refused() -> None:
    assert not {"junk", "zeros", "previous", "times", "permute", "broadcast"} & set(RULES)
    edit = "tp: 2\nedits:\n  - {insert: zeros, of: layers.0.out}"
    assert where("llama", edit) == "layers.0.out.zeros: zeros has no rule"
