"""Products of sums: those of the model are terms by themselves, and parts are multiplied out."""

from __future__ import annotations

from typing import Any

import pytest

from shardproof.certificate import checker
from tests.certificates.refusals import config_of

Json = dict[str, Any]
IN = {"split": "in"}
LATE: dict[str, tuple[Json, Json]] = {
    "a factor is summed behind the product": (
        {"ffn": {"up": {**IN, "sum": "product"}, "gate": IN}},
        {"ffn": {"up": {**IN, "sum": "product"}, "gate": {**IN, "sum": "product"}}},
    ),
    "queries are summed as scores": (
        {"attention": {"qkv": {**IN, "q_sum": "scores"}}},
        {"attention": {"qkv": {**IN, "q_sum": "scores"}, "scores": {"sum": "none"}}},
    ),
    "all is split by input, and nothing late": (
        {"attention": {"qkv": IN}, "ffn": {"up": IN, "gate": IN}},
        {"attention": {"qkv": IN}, "ffn": {"up": {**IN, "collective": "none"}, "gate": IN}},
    ),
    "a hidden dimension that is split": (
        {"stream": "hidden"},
        {"stream": "hidden", "ffn": {"down": {"collective": "none"}}},
    ),
}
"""Each beside a plan that sums too late, or never."""


def derived(plan: Json) -> Any:  # noqa: ANN401
    checker.begin()
    return checker.rebuilt(checker.model_of(config_of("llama-3.1-8b")), checker.plan_of(plan))


@pytest.mark.parametrize("tp", [2, 8])
@pytest.mark.parametrize("name", LATE)
def test_a_part_times_a_factor_is_a_part_of_the_product(name: str, tp: int) -> None:
    right, wrong = LATE[name]
    derived({"tp": tp, **right})
    with pytest.raises(checker.No):
        derived({"tp": tp, **wrong})


@pytest.mark.parametrize("name", LATE)
def test_a_derivation_is_the_same_with_all_multiplied_out(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = {"tp": 4, **LATE[name][0]}
    found = derived(plan)
    monkeypatch.setattr(checker, "times", checker.opened)
    assert derived(plan) == found


def test_what_the_model_multiplies_is_not_multiplied_out() -> None:
    derived({"tp": 4, "stream": "hidden"})
    assert checker.OPENED == [False, False]
