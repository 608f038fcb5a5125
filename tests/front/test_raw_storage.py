"""Raw storage is judged by what prefill's ranks have stored, however the plan says it."""

from __future__ import annotations

from typing import Any

import pytest

from shardproof.api import check, plan
from shardproof.executor.run.verdict.search import counterexample
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.model.model import Model
from shardproof.verdict.shrink import shrink
from tests.front.running import MODELS
from tests.tiers import sampled

RAW: dict[str, Any] = {"storage": "raw"}
ALL_HEADS: dict[str, Any] = {"attention": {"kv_heads": "whole"}}
ILLEGAL: list[dict[str, Any]] = [
    {"decode": {"tp": 8}, "handoff": RAW},
    {"decode": {"tp": 2}, "handoff": RAW},
    {"tp": 2, "handoff": RAW},
    {"tp": 2, "decode": {"tp": 8}, "handoff": RAW},
    {"tp": 8, "decode": {"tp": 2}, "handoff": {**RAW, "slice": "index"}},
    {"tp": 2, "prefill": ALL_HEADS, "handoff": {**RAW, "cache": "by_rank"}},
    {"tp": 8, "prefill": ALL_HEADS, "handoff": {**RAW, "cache": "stays"}},
]  # fmt: skip
LEGAL: list[dict[str, Any]] = [
    {"tp": 8, "handoff": RAW},
    {"tp": 8, "decode": {"tp": 2}, "handoff": RAW},
    {"decode": {"tp": 8}, "handoff": {**RAW, "slice": "index"}},
    {"decode": {"tp": 8}, "handoff": {"storage": "converted"}},
    {"decode": {"tp": 8}, "handoff": RAW, "workload": {"prompt": 1}},
]


def model(name: str = "llama-3.1-8b") -> Model:
    return Model.from_config(MODELS / f"{name}.json")


def as_edit(written: dict[str, Any]) -> dict[str, Any]:
    """The same plan, with all that it says of the handoff said by an edit."""
    rest = {name: value for name, value in written.items() if name != "handoff"}
    return {**rest, "edits": [{"change": "handoff", **written["handoff"]}]}


@pytest.mark.parametrize("written", sampled(ILLEGAL, every=6))
@pytest.mark.parametrize(
    "name", ["llama-3.1-8b", pytest.param("mixtral-8x7b", marks=pytest.mark.long)]
)
def test_entries_out_of_order_are_refused_and_shown(written: dict[str, Any], name: str) -> None:
    for each in (written, as_edit(written)):
        made = plan(**each)
        assert check(model(name), made).word == "illegal"
        assert by_value(model(name), made).word == "illegal"
        small = shrink(model(name), made)
        assert small.obstacle == ""
        assert counterexample(small.model, made) is not None


@pytest.mark.parametrize("written", sampled(LEGAL, every=4))
def test_entries_that_both_orders_put_in_one_place_are_accepted(written: dict[str, Any]) -> None:
    for each in (written, as_edit(written)):
        made = plan(**each)
        assert check(model(), made).word == "legal"
        assert counterexample(shrink(model(), made).model, made) is None
