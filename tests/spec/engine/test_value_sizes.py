"""Heads whose values are not as long as their keys: every decider says the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.executor.run.verdict.search import search
from shardproof.spec.engine import decide as engine
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Attention, Dense, Layer, Model, Rope
from shardproof.spec.plan.read import plan_of
from tests.certificates.forging import certified

ATTENTION = Attention(heads=4, kv_heads=2, head_dim=8, value_dim=4, rope=Rope(8))
LAYER = Layer(ATTENTION, Dense(8))
NEAR = replace(LAYER, attention=replace(ATTENTION, kv_heads=4, window=2, sinks=True))
MODEL = Model("values", "values", hidden=8, vocab=8, kinds=(LAYER, NEAR), layers=(0, 1, 1))

RIGHT: tuple[dict[str, Any], ...] = (
    {"tp": 2},
    {"tp": 4},
    {"dp": 2, "workload": {"batch": 1}},
    {"pp": 3},
    {"sp": 2, "tp": 2},
    {"tp": 2, "attention": {"qkv": {"split": "head_dim"}, "pairs": "kept"}},
    {"tp": 2, "attention": {"qkv": {"collective": "all_gather"}}},
    {"tp": 2, "decode": {"tp": 4}},
)
WRONG: tuple[dict[str, Any], ...] = (
    {"tp": 3},
    {"tp": 2, "attention": {"out": {"collective": "none"}}},
    {"tp": 2, "attention": {"qkv": {"split": "head_dim"}, "head_dim": "even", "pairs": "apart"}},
)


@pytest.mark.parametrize("tree", [*RIGHT, *WRONG], ids=str)
def test_all_deciders_agree(tree: dict[str, Any]) -> None:
    plan = plan_of(tree)
    right = tree in RIGHT
    assert (not judge(MODEL, plan).reasons) is right
    assert (engine.decide(MODEL, plan) is None) is right
    assert (search(MODEL, plan).found is None) is right


@pytest.mark.parametrize("tree", RIGHT, ids=str)
def test_the_checker_takes_the_certificate(tree: dict[str, Any]) -> None:
    plan = plan_of(tree)
    assert checker.judge(certified(MODEL, plan))[0] == "legal"
