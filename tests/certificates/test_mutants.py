"""A prover with a mistake in it calls what is not legal so: the checker makes no certificate."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from shardproof.certificate import checker
from shardproof.certificate.made import certificate
from shardproof.certificate.valued import NotChecked
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.reads import forget
from shardproof.spec.program.lower import phase
from shardproof.spec.program.op import Builder, Op
from shardproof.spec.program.ops.attention import CacheStep, Rope, Scores
from shardproof.spec.program.ops.collectives import AllReduce
from shardproof.spec.program.ops.passing import Same
from shardproof.spec.program.ops.stream import Linear
from shardproof.spec.record import replace
from tests.certificates.forging import certified
from tests.executor.run.cases import written

Emit = Callable[[Builder, Op], str]
"""As the lowering writes an operator down."""


@pytest.fixture(autouse=True)
def lowered_anew() -> Iterator[None]:
    """What is lowered with a mistake is not taken for what is lowered without, or with another."""
    made = phase._visits  # pyright: ignore[reportPrivateUsage]
    made.cache_clear()
    forget()
    yield
    made.cache_clear()
    forget()


def refusal(model: Model, plan: Plan) -> NotChecked:
    """Why there is no certificate of a plan that is called legal all the same."""
    with pytest.raises(NotChecked) as found:
        certificate(model, plan, {**model_data(model), "notes": []})
    return found.value


WRONG = {
    "a dropped all-reduce": ("llama", "tp: 2\nattention: {out: {collective: none}}", "the model's"),
    "a wrong owner": ("llama", "tp: 3\nffn: {width: balanced}\nhidden: balanced", "nowhere"),
    "a wrong group": ("llama", "tp: 2\ndp: 2\nffn: {down: {group: [tp, dp]}}", "the group is"),
    "a wrong coefficient": ("gpt2", "tp: 2\nffn: {down: {bias: every}}", "model's"),
    "a sum of some of a module's ranks": (
        "llama",
        "dp: 2\ntp: 2\nffn: {over: [dp, tp], down: {group: [tp]}}",
        "the model's",
    ),
    "a block that one of its ranks alone has": (
        "llama",
        "dp: 2\nffn: {over: [dp], width: [12, 0], down: {collective: none}}",
        "the model's",
    ),
    "a sum over other tokens": (
        "llama",
        "dp: 2\nffn: {over: [dp], up: {input: own}, gate: {input: own}}",
        "other tokens",
    ),
    "a choice among other tokens' logits": (
        "llama",
        "dp: 2\nlm_head: {over: [dp], split: none, input: own, greedy: merged}",
        "other tokens",
    ),
    "a sum of experts over other parts of the tokens": (
        "mixtral",
        "tp: 2\nep: 2\nmoe: {input: part, dispatch: local}",
        "other tokens",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_law_and_engine_would_have_to_miss(name: str) -> None:
    model, text, why = WRONG[name]
    found = written(model, text)
    assert judge(*found).reasons
    assert by_value(*found).word == "illegal"
    told = refusal(*found)
    assert told.refused
    assert why in str(told)


def skipped(emit: Emit) -> Emit:
    return lambda b, op: op.ins[0] if isinstance(op, Rope) else emit(b, op)


def twice(emit: Emit) -> Emit:
    def often(b: Builder, op: Op) -> str:
        again = replace(op)
        made = emit(b, op)
        return emit(b, replace(again, ins=(made,))) if isinstance(op, Rope) else made

    return often


def swapped(emit: Emit) -> Emit:
    return lambda b, op: emit(b, replace(op, ins=op.ins[::-1]) if isinstance(op, Scores) else op)


def another_kind(emit: Emit) -> Emit:
    return lambda b, op: emit(b, Same(op.out, op.ins) if isinstance(op, Rope) else op)


def another_group(emit: Emit) -> Emit:
    return lambda b, op: emit(
        b, replace(op, group=("dp", "tp")) if isinstance(op, AllReduce) else op
    )


def another_weight(emit: Emit) -> Emit:
    def up_for_gate(b: Builder, op: Op) -> str:
        if isinstance(op, Linear) and "gate" in op.weight:
            op = replace(op, weight=op.weight.replace("gate", "up"))
        return emit(b, op)

    return up_for_gate


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (skipped, "rope"),
        (twice, "rope"),
        (swapped, "scores"),
        (another_kind, "rope"),
        (another_group, "all_reduce"),
        (another_weight, "gate"),
    ],
)
@pytest.mark.parametrize("text", ["tp: 2\ndp: 2", "tp: 2\ndp: 2\npp: 2"])
def test_a_lowering_with_a_mistake(
    change: Callable[[Emit], Emit], where: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its program is not the checker's, whatever law and engine say of it."""
    monkeypatch.setattr(Builder, "emit", change(Builder.emit))
    told = refusal(*written("llama", text))
    assert told.ours
    assert where in str(told)


def test_a_layer_that_is_lowered_otherwise_is_found_in_decode_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    emit = Builder.emit

    def in_decode(b: Builder, op: Op) -> str:
        made = emit(b, op)
        return emit(b, Same(ins=(made,))) if isinstance(op, CacheStep) else made

    monkeypatch.setattr(Builder, "emit", in_decode)
    assert "decode: " in str(refusal(*written("llama", "tp: 2")))


def test_without_a_mutation_the_checker_accepts() -> None:
    for name, text in (("llama", "tp: 2"), ("gpt2", "tp: 2"), ("llama", "tp: 2\ndp: 2")):
        made = certified(*written(name, text))
        assert checker.judge(made)[0] == "legal"
        assert json.loads(made)["predicate"]["verdict"] == "legal"
