"""Modules over ranks of their own: law, engine and runs, where one of them once said otherwise.

The verdict is legal where a clause refuses what is right by value.
"""

from __future__ import annotations

import pytest

from shardproof.api import check
from shardproof.executor.run.verdict.search import search
from shardproof.fuzzing.plans import Written, build
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.decide import Word
from tests.exhaustive.universe.own_ranks import HEAD, SHARED
from tests.exhaustive.universe.small import alone, work

WHOLE = alone("moe", "lm_head")
SHORT = work(2, 1, 1)
ONCE: dict[str, tuple[Model, Written, Word, tuple[str, ...]]] = {
    "shared experts are whole, and each rank has them for its own part of the tokens": (
        SHARED,
        {"dp": 2, "tp": 2, "ep": 2, **work(2, 2, 1), "moe.shared.over": ("tp", "dp"),
         "moe.shared.split": "none", "moe.shared.sum": "routed", "moe.input": "part"},
        "legal", (),
    ),
    "the first replica alone has the shared experts, of any batch": (
        SHARED,
        {"dp": 2, "moe.shared.over": ("dp",), "moe.shared.split": "first",
         "moe.shared.sum": "routed"},
        "illegal", ("MOE-SHARED-ONCE",),
    ),
    "a replica without sequences does not come to the shared experts": (
        SHARED,
        {"dp": 2, "moe.shared.over": ("dp",), "moe.shared.split": "none",
         "moe.shared.sum": "routed", "batch.idle": "skip"},
        "illegal", ("DP-IDLE",),
    ),
    "a head that is whole needs nobody else's tokens": (
        HEAD,
        {"dp": 2, **work(1, 1, 1), "lm_head.over": ("dp",), "lm_head.split": "none",
         "lm_head.input": "own", "batch.idle": "skip"},
        "legal", ("LM-TOKENS",),
    ),
    "the best of logits of other sequences is taken": (
        HEAD,
        {"dp": 2, **SHORT, "lm_head.over": ("dp",), "lm_head.split": "none",
         "lm_head.input": "own", "lm_head.greedy": "merged"},
        "illegal", ("LM-TOKENS",),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ONCE)
def test_law_engine_and_runs_agree(name: str) -> None:
    model, written, word, codes = ONCE[name]
    plan = build(Plan, {**WHOLE, **written})
    assert tuple(reason.clause.code for reason in judge(model, plan).reasons) == codes
    assert by_value(model, plan).word == word
    assert check(model, plan).word == word
    assert (search(model, plan).found is None) == (word == "legal")
