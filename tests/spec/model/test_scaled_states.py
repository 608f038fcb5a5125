"""Scales of an index, of a gate, and of a state's projections, of which less is known."""

from __future__ import annotations

import json

import pytest

from shardproof.api import check
from shardproof.spec.engine.decide import decide
from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.model.model import Model
from shardproof.spec.model.scaled import of_kind
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.read import read_text
from tests.executor.run.cases import CASES

BLOCKS = {"quant_method": "fp8", "weight_block_size": [4, 4]}
AWAY = "attention: {scales: {index: local}}"


def model(name: str, **quantised: object) -> Model:
    said = json.loads((CASES / "models" / f"{name}.json").read_text("utf-8"))
    return Model.from_config({**said, "quantization_config": {**BLOCKS, **quantised}})


def of_plan(of: Model, *lines: str) -> str:
    return check(of, read_plan(read_text("\n".join(lines), "plan.yaml"))).word


@pytest.mark.parametrize("name", ["state", "kimi", "mamba"])
def test_a_state_with_scales_is_known_where_they_are_found_by_block(name: str) -> None:
    of = model(name)
    assert of_plan(of, "tp: 2") == "legal"
    assert of_plan(of, "tp: 2", AWAY) == "unknown"
    with pytest.raises(Uncovered):
        decide(of, read_plan(read_text(f"tp: 2\n{AWAY}", "plan.yaml")))


def test_a_state_whose_projections_are_left_out_has_none() -> None:
    of = model("state", modules_to_not_convert=["linear_attn"])
    assert of_plan(of, "tp: 2", AWAY) == "legal"


def test_an_index_and_a_gate_have_scales() -> None:
    assert {"attention.index.q", "attention.index.k"} <= {*of_kind(model("indexer").kinds[0])}
    few = model("indexer", modules_to_not_convert=["indexer"])
    assert not any("index" in name for name in of_kind(few.kinds[0]))
    attends = next(kind for kind in model("state").kinds if kind.attention.output_gate)
    assert "attention.gate" in of_kind(attends)
