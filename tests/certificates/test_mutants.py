"""A prover with a mistake in it certifies what is not legal; the checker refuses each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import Builder, Op, Split
from shardproof.spec.rules import bias, collectives, derive, linear, maps, notation, typed
from shardproof.spec.rules.at import At
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.table import RULES
from tests.certificates.forging import certified
from tests.executor.run.cases import written


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What was derived with another prover is no longer known."""
    _forget()
    yield
    _forget()


def _forget() -> None:
    derive.one_device.cache_clear()
    for each in vars(maps).values():
        if hasattr(each, "cache_clear"):
            each.cache_clear()


def refused(model: Model, plan: Plan) -> str:
    """The mutant certifies the plan, and the checker says why not."""
    word, why = checker.judge(certified(model, plan))
    assert word == "forged", why
    return why


def honest(text: str, model: str = "llama") -> tuple[Model, Plan]:
    """A plan that the prover itself does not derive."""
    found = written(model, text)
    assert not isinstance(derive.derive(*found), derive.Derivation)
    _forget()
    return found


def test_a_dropped_all_reduce(monkeypatch: pytest.MonkeyPatch) -> None:
    model, plan = honest("tp: 2\nattention: {out: {collective: none}}")

    def whole(at: At, op: Op, x: Placed, real: Any = linear.out_linear) -> Placed:  # noqa: ANN401
        made: Placed = real(at, op, x)
        return Placed(made.term, made.dims)

    changed = {**RULES, "out_linear": replace(RULES["out_linear"], apply=whole)}
    monkeypatch.setattr(typed, "RULES", changed)
    assert "the model's" in refused(model, plan)


def test_a_wrong_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    model, plan = honest("tp: 3\nffn: {width: balanced}\nhidden: balanced")

    def nothing(split: Split, size: int) -> None:
        """No index is missing."""

    for module in (maps, notation, collectives):
        monkeypatch.setattr(module, "missing", nothing)
    assert "nowhere" in refused(model, plan)  # the head that nobody has is in no cache


def test_a_wrong_group(monkeypatch: pytest.MonkeyPatch) -> None:
    model, plan = honest("tp: 2\ndp: 2\nffn: {down: {group: [tp, dp]}}")

    def any_group(at: At, op: Op) -> None:
        """Every group will do."""

    monkeypatch.setattr(At, "over_tp", any_group)
    assert "the group is tp+dp" in refused(model, plan)


def test_a_skipped_operator(monkeypatch: pytest.MonkeyPatch) -> None:
    model, plan = written("llama", "tp: 2")
    emit = Builder.emit

    def without(b: Builder, kind: str, *ins: str, **more: Any) -> str:  # noqa: ANN401
        return ins[0] if kind == "rope" else emit(b, kind, *ins, **more)

    monkeypatch.setattr(Builder, "emit", without)
    assert "stand there, of" in refused(model, plan) or "rope" in refused(model, plan)


def test_a_wrong_coefficient(monkeypatch: pytest.MonkeyPatch) -> None:
    model, plan = honest("tp: 2\nffn: {down: {bias: every}}", "gpt2")

    def often(at: At, on: str, x: Placed) -> None:
        """It may count as often as it likes."""

    monkeypatch.setattr(bias, "once", often)
    assert "model's" in refused(model, plan) or "due" in refused(model, plan)


def test_without_a_mutation_the_checker_accepts() -> None:
    for name, text in (("llama", "tp: 2"), ("gpt2", "tp: 2"), ("llama", "tp: 2\ndp: 2")):
        made = certified(*written(name, text))
        assert checker.judge(made)[0] == "legal"
        assert json.loads(made)["predicate"]["verdict"] == "legal"
