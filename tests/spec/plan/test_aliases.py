"""Words of other tools, configs in place of plans, and thousands of wrong keys."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.plan.aliases import hint, is_config
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import MOST_ERRORS, MOST_UNKNOWN, read_plan
from shardproof.spec.plan.section import fields_of
from shardproof.spec.source.read import read_file, read_text

MODELS = Path(__file__).parents[3] / "examples" / "models"


def errors(text: str, name: str = "plan.yaml") -> tuple[InputError, ...]:
    with pytest.raises(InputErrors) as caught:
        read_plan(read_text(text, name))
    return caught.value.errors


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("tensor_parallel_size: 8", "here that is `tp: 8`"),
        ("tensor-parallel-size: 8", "here that is `tp: 8`"),
        ("tensorParallelSize: 8", "here that is `tp: 8`"),
        ("TP_SIZE: 4", "here that is `tp: 4`"),
        ("pipeline_model_parallel_size: 2", "here that is `pp: 2`"),
        ("world_size: 16", "here that is `devices: 16`"),
        ("nproc_per_node: 8", "here that is `devices: 8`"),
        ("context_parallel_size: 4", "here that is `sp: 4`"),
        ("decode_context_parallel_size: 2", "`decode: {sp: 2, sequence: {layout: keys}}`"),
        ("sequence_parallel: true", "here that is `stream: tokens`"),
        ("max_model_len: 4096", "here that is `workload: {prompt: 4096}`"),
        ("enable_lora: true", "a plan cannot say this"),
        ("speculative_config: {}", "a plan cannot say this"),
    ],
)
def test_a_word_of_another_tool_is_told_ours(written: str, right: str) -> None:
    [only] = errors(written)
    assert only.code == "PLAN-KEY"
    assert right in only.help


def test_what_is_told_is_a_field() -> None:
    for alias in ("tp_size", "pp_size", "dp_size", "ep_size", "cp", "gpus", "model_path", "eplb"):
        said = hint(alias)
        assert said is not None
        field = said.partition("`")[2].partition(":")[0]
        assert field in fields_of(Plan), said


@pytest.mark.parametrize("name", fields_of(Plan))
def test_no_field_of_a_plan_is_an_alias(name: str) -> None:
    assert hint(name) is None


@pytest.mark.parametrize("path", sorted(MODELS.glob("*.json")), ids=lambda path: path.stem)
def test_a_config_given_as_a_plan_is_told_in_one_line(path: Path) -> None:
    with pytest.raises(InputErrors) as caught:
        read_plan(read_file(str(path)))
    [only] = caught.value.errors
    assert only.code == "PLAN-KIND"
    assert "config" in only.message
    assert f"shardproof init {path}" in only.help


def test_a_plan_with_one_such_key_is_a_plan() -> None:
    assert not is_config(["tp", "hidden_size"])


class TestMany:
    """However many are wrong, a person reads a screen of them."""

    def test_wrong_keys(self) -> None:
        text = json.dumps({f"key_{i}": i for i in range(16_000)})
        began = time.monotonic()
        told = errors(text, "plan.json")
        assert len(told) == MOST_UNKNOWN + 1
        assert told[-1].message == "a plan has none of 15,992 more fields, from here on"
        assert sum(len(each.message) + len(each.help) for each in told) < 4000
        assert time.monotonic() - began < 5

    def test_wrong_keys_further_in(self) -> None:
        body = json.dumps({"attention": {"qkv": {f"key_{i}": i for i in range(3000)}}})
        told = errors(body, "plan.json")
        assert len(told) == MOST_UNKNOWN + 1
        assert told[-1].field == "attention.qkv"

    def test_wrong_values(self) -> None:
        ranks = ", ".join(["x"] * 300)
        told = errors("edits:\n" + f"  - {{drop: a, ranks: {{tp: [{ranks}]}}}}\n" * 20)
        assert len(told) == MOST_ERRORS + 1
        assert "more errors in this file" in told[-1].message
        assert told[-1].place is not None

    def test_wrong_keys_are_not_hidden_by_each_other(self) -> None:
        """Another kind of error is told beside them."""
        text = json.dumps({f"key_{i}": i for i in range(100)} | {"tp": 0})
        assert [each.code for each in errors(text, "plan.json")].count("PLAN-RANGE") == 1
