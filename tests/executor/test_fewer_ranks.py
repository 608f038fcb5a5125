"""What is right by value is run over fewer ranks of tp, where nothing tells its ranks apart."""

from __future__ import annotations

from typing import Any

import pytest

from shardproof.executor.run.verdict import search as searching
from shardproof.spec.engine.by_value import ByValue
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.verdict import decide
from shardproof.verdict import deciders
from shardproof.verdict.fewer_ranks import RANKS, over_fewer_ranks

Json = dict[str, Any]
LLAMA: Json = {
    "model_type": "llama", "num_hidden_layers": 1, "hidden_size": 32, "intermediate_size": 64,
    "num_attention_heads": 32, "num_key_value_heads": 2, "head_dim": 4, "vocab_size": 32,
    "max_position_embeddings": 64,
}  # fmt: skip
COPY: Json = {"insert": "same", "of": "layers.*.ffn.down"}
LOST: Json = {"drop": "layers.*.ffn.all_reduce"}


def both(edit: Json, **words: object) -> tuple[Model, Plan]:
    return model_from_config(LLAMA), plan_of({"tp": 8, "edits": [edit], **words})


def ranks_run(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Over how many ranks of tp runs are looked for."""
    met: list[int] = []
    search = searching.search

    def noted(model: Model, plan: Plan) -> searching.Searched:
        met.append(plan.phase("prefill").tp)
        return search(model, plan, trials=1)

    monkeypatch.setattr(searching, "search", noted)
    return met


def test_what_is_right_is_run_over_few_ranks(monkeypatch: pytest.MonkeyPatch) -> None:
    met = ranks_run(monkeypatch)
    assert deciders.decided(decide(*both(COPY))).word == "legal"
    assert met == [RANKS]


def test_what_differs_over_few_ranks_is_run_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    met = ranks_run(monkeypatch)

    def right(_model: Model, _plan: Plan) -> ByValue:
        return ByValue("legal")

    monkeypatch.setattr(deciders, "by_value", right)
    found = deciders.decided(decide(*both(LOST)))
    assert (found.word, found.disagree) == ("unknown", True)
    assert met == [RANKS, 8]


def test_a_plan_that_is_wrong_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    met = ranks_run(monkeypatch)
    assert deciders.decided(decide(*both(LOST))).word == "illegal"
    assert met == [8]


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        ({**COPY, "ranks": {"tp": [1]}}, {}),
        ({**COPY, "but": {"tp": [7]}}, {}),
        ({"insert": "broadcast", "of": "layers.0.ffn.norm", "root": 6}, {}),
        (COPY, {"ffn": {"width": "zigzag"}}),
        (COPY, {"decode": {"tp": 4}}),
        (COPY, {"stream": "tokens"}),
        (COPY, {"devices": 8}),
    ],
)
def test_ranks_that_are_told_apart_are_all_run(edit: Json, words: Json) -> None:
    assert over_fewer_ranks(*both(COPY)) is not None
    assert over_fewer_ranks(*both(edit, **words)) is None
