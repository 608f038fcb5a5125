"""Where a layer leaves a stream that is wrong, the next one says what all layers would."""

from __future__ import annotations

import pytest

from shardproof.spec.engine import decide
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.folding import NotFolded, Walk
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.reads import Switch
from shardproof.spec.program.lower.parts import last_part, layer_part
from shardproof.spec.record import replace
from tests.executor.run.cases import written

UNOWNED: dict[str, object] = {"tp": 5, "attention": {"heads": "balanced"}}
"""Of 12 neurons 10 are on some rank, and all heads are."""
FEED: dict[str, dict[str, object]] = {
    "neurons on no rank": UNOWNED,
    "over stages": {**UNOWNED, "pp": 2},
    "tokens over tp": {**UNOWNED, "stream": "tokens"},
    "with prompts over sp": {**UNOWNED, "sp": 2},
    "heads as well": {"tp": 5},
    "never summed": {"tp": 2, "ffn": {"down": {"collective": "none"}}},
}


def tall() -> Model:
    model, _ = written("llama", "tp: 2")
    return replace(model, layers=model.layers * 4)


def nobody(*_: object) -> None:
    """Asks no next layer."""


def never(*_: object) -> None:
    raise AssertionError("all layers are run")


@pytest.mark.parametrize("name", FEED)
def test_the_blame_is_that_of_all_layers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    model, plan = tall(), plan_of(FEED[name])
    decide.forget()
    found = by_value(model, plan)
    monkeypatch.setattr(Walk, "ask_next", nobody)
    monkeypatch.setattr(Switch, "on", False)
    decide.forget()
    assert by_value(model, plan) == found


def test_no_other_layer_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    decide.forget()
    monkeypatch.setattr(decide, "layer_by_layer", never)
    found = by_value(tall(), plan_of(UNOWNED))
    assert found.op == "layers.1.attended"


def test_a_refusal_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    model = tall()
    decide.forget()
    found = by_value(model, plan_of(UNOWNED))
    monkeypatch.setattr(Walk, "ask_next", never)
    assert by_value(model, plan_of(UNOWNED)) == found


def test_parts_that_say_the_same_are_one_object_whatever_pp() -> None:
    model = tall()
    plans: list[Plan] = [plan_of({"tp": 2, "pp": pp}) for pp in (2, 3, 4)]
    assert len({id(last_part(model, plan, "decode")) for plan in plans}) == 1
    assert len({id(layer_part(model, plan, "prefill", 0, leaves=1)) for plan in plans}) == 1
    other = plan_of({"tp": 2, "pp": 2, "lm_head": {"cut": "balanced"}})
    assert last_part(model, other, "decode") is not last_part(model, plans[0], "decode")


def test_what_is_raised_as_an_answer_is_raised_anew() -> None:
    kept = NotFolded()
    assert kept.bare() is not kept
    assert kept.bare().__traceback__ is None
