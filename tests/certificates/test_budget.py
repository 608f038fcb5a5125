"""Whoever verifies what others have made stops at so many steps of work, and says so."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.proofs.clausal import rup
from shardproof.spec.model.config import model_from_config
from shardproof.spec.plan.read import plan_of
from tests.certificates.forging import certified
from tests.certificates.refusals import config_of, forged, none_left, predicate_of, word

Json = dict[str, Any]
FEW = 1 << 20
"""Steps that are enough for what people deploy."""

COSTLY: dict[str, tuple[str, Json]] = {
    "products of sums over more ranks": (
        "llama-3.1-405b", {"tp": 128, "attention": {"qkv": {"split": "in", "k_sum": "scores"}}},
    ),
    "experts over thousands": ("mixtral-8x7b", {"ep": 4096, "dp": 4096}),
}  # fmt: skip
CHEAP: dict[str, tuple[str, Json]] = {
    "DeepSeek-V3 over 256 ranks": ("deepseek-v3", {"ep": 256, "dp": 256}),
    "its experts, gathered": ("deepseek-v3", {"ep": 128, "dp": 128, "moe": {"dispatch": "gather"}}),
    "405B in stages": ("llama-3.1-405b", {"tp": 8, "pp": 16, "dp": 512}),
    "a stream split over hidden": ("llama-3.1-70b", {"tp": 64, "stream": "hidden"}),
    "inputs that are split": (
        "llama-3.1-70b",
        {"tp": 64, "attention": {"qkv": {"split": "in"}}, "ffn": {"up": {"split": "in"}}},
    ),
    "a stream split over tokens": ("llama-3.1-405b", {"tp": 16, "stream": "tokens"}),
    "the longest prompt": (
        "llama-3.1-8b", {"sp": 2, "workload": {"prompt": 2**24}, "sequence": {"cut": "even"}},
    ),
    "a ring over a long prompt": (
        "llama-3.1-8b",
        {"sp": 2, "workload": {"prompt": 4096},
         "sequence": {"cut": "strided", "exchange": "ring", "mask": "local"}},
    ),
}  # fmt: skip


def steps(name: str, plan: Json) -> int:
    """What it takes to work out the derivation, or that there is none."""
    checker.begin()
    try:
        model = checker.model_of(config_of(name))
        checker.rebuilt(model, checker.plan_of(plan))
    except checker.No:
        pass
    return checker.BUDGET - checker.LEFT[0]


@pytest.mark.long
@pytest.mark.parametrize("name", COSTLY)
def test_what_takes_too_long_is_unknown_and_says_so(name: str) -> None:
    model, plan = COSTLY[name]
    with pytest.raises(checker.Stop, match=r"takes more than 10,000,000 steps of work"):
        steps(model, plan)


@pytest.mark.parametrize("name", CHEAP)
def test_what_people_deploy_takes_little(name: str) -> None:
    assert steps(*CHEAP[name]) < 2 * FEW


def test_experts_take_the_square_of_their_ranks() -> None:
    few, more = (steps("deepseek-v3", {"ep": n, "dp": n}) for n in (64, 128))
    assert more < 4.5 * few


def test_a_budget_is_counted_and_not_timed() -> None:
    """As many steps each time, whatever was judged before."""
    first = steps("llama-3.1-8b", {"tp": 8})
    steps("gpt2", {"tp": 2})
    assert steps("llama-3.1-8b", {"tp": 8}) == first


def test_a_certificate_that_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    config = {"model_type": "llama", **SIZES}
    text = certified(model_from_config(config), plan_of({"tp": 2}), config)
    assert checker.judge(text)[0] == "legal"
    monkeypatch.setattr(checker, "BUDGET", 500)
    said = "to check it takes more than 500 steps of work, at which this file stops"
    assert checker.judge(text) == ("unknown", said)


SIZES = {
    "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 8, "vocab_size": 32,
    "intermediate_size": 64, "num_key_value_heads": 8, "max_position_embeddings": 64,
}  # fmt: skip


def test_many_values_are_counted_before_they_are_gone_through() -> None:
    base = {"model_type": "llama", **SIZES}
    text = certified(model_from_config(base), plan_of({"tp": 2}), base)
    said = predicate_of(text)
    for name in ("config", "plan"):
        many: Any = json.loads(json.dumps(said[name]))
        many["x"] = [0] * (checker.VALUES + 1)
        assert checker.judge(forged({**said, name: many}))[0] == "forged"


def test_a_proof_is_gone_through_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    plan: Any = {"devices": 8, "dp": 1, "pp": 1, "sp": 1, "tp": "?"}
    text = none_left("qwen2-7b", plan)
    assert word(text) == "no legal plan"
    monkeypatch.setattr(rup, "STEPS", 10)
    assert word(text) == "unknown"
