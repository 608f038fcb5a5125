"""Words of other tools, configs in place of plans, and thousands of wrong keys."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from shardproof.spec.errors import MOST_ERRORS, InputError, InputErrors
from shardproof.spec.model.config import model_from_node
from shardproof.spec.plan.aliases import hint, is_config
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import MOST_UNKNOWN, read_plan
from shardproof.spec.plan.section import Section, fields_of
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
        (
            "decode_context_parallel_size: 2",
            "`decode: {sp: 2, sequence: {layout: keys}, attention: {over: [tp, sp]}}`",
        ),
        ("sequence_parallel: true", "here that is `stream: tokens`"),
        ("max_model_len: 4096", "here that is `workload: {prompt: 4096}`"),
        ("enable_lora: true", "a plan cannot say this"),
        ("speculative_config: {}", "decode: {draft: {tokens: N}}"),
        ("draft_model: {}", "a plan cannot say this"),
        ("num_heads: 32", "that is the model's"),
        ("attention: {num_kv_heads: 8}", "that is the model's"),
        ("numLayers: 32", "that is the model's"),
        ("parallel_config: {tensor_parallel_size: 2}", "at the top of the plan"),
        ("backend: nccl", "a plan cannot say this"),
        ("lm_head: {vocab: even}", "here that is `cut`"),
        ("embedding: {rows: strided}", "here that is `cut`"),
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


def every_field(section: type[Section]) -> set[str]:
    parts = {name: field.part for name, field in fields_of(section).items() if field.part}
    inner = (name for part in parts.values() for name in every_field(part))
    return {*fields_of(section), *inner}


@pytest.mark.parametrize("name", sorted(every_field(Plan) - {"tied"}))
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


@pytest.mark.parametrize(
    ("keys", "right"),
    [
        ({"shardproof_witness": 1, "plan": {}}, "`shardproof run x.json`"),
        ({"_type": "s", "predicateType": "p"}, "`shardproof verify x.json`"),
        ({"payloadType": "p", "payload": ""}, "`shardproof verify x.json`"),
        ({"shardproof_model": 1, "name": "x"}, "--model x.json"),
        ({"$schema": "s", "title": "t"}, "a plan that it describes"),
    ],
)
def test_another_file_of_ours_is_told_so(keys: object, right: str) -> None:
    [only] = errors(json.dumps(keys), "x.json")
    assert (only.code, right in only.help) == ("PLAN-KIND", True)


def test_a_plan_with_one_such_key_is_a_plan() -> None:
    assert not is_config(["tp", "hidden_size"])


class TestMany:
    """However many are wrong, a person reads a screen of them."""

    @pytest.mark.parametrize("inside", [(), ("attention", "qkv"), ("decode",)])
    def test_wrong_keys(self, inside: tuple[str, ...]) -> None:
        """In one."""
        body: object = {f"key_{i}": i for i in range(16_000)}
        for name in reversed(inside):
            body = {name: body}
        began = time.monotonic()
        [only] = errors(json.dumps(body), "plan.json")
        where = ".".join(inside) or "a plan"
        names = "'key_0', 'key_1', 'key_2', 'key_3', …"
        assert only.message == f"{where} has none of 16,000 fields: {names}"
        assert only.field == ".".join(inside)
        assert time.monotonic() - began < 5

    def test_those_of_which_something_is_known_are_told_first(self) -> None:
        keys = ["tensor_parallel_size", "zzz", *(f"key_{i}" for i in range(16_000)), "world_size"]
        first, rest = errors(json.dumps(dict.fromkeys(keys, 2)), "plan.json")
        assert "`tp: 2`" in first.help
        assert "none of 16,002 fields: 'zzz', 'key_0'" in rest.message

    def test_wrong_keys_that_are_all_like_ours(self) -> None:
        told = errors(json.dumps({f"tp{i}": i for i in range(3000)}), "plan.json")
        assert len(told) <= MOST_UNKNOWN + 1

    def test_two_are_named(self) -> None:
        [only] = errors("zzz: 1\nyyyy: 2")
        assert only.message == "a plan has none of 2 fields: 'zzz', 'yyyy'"

    @pytest.mark.parametrize("text", [
        {"shardproof_model": 1, **{f"key_{i}": i for i in range(16_000)}},
        {"shardproof_model": 1, "layers": ["x"] * 16_000, "kinds": [{"attention": 1}] * 16_000},
    ], ids=["keys", "values"])  # fmt: skip
    def test_of_a_model(self, text: object) -> None:
        began = time.monotonic()
        with pytest.raises(InputErrors) as caught:
            model_from_node(read_text(json.dumps(text), "model.json"))
        assert len(caught.value.errors) <= MOST_ERRORS + 1
        assert time.monotonic() - began < 5

    def test_edits(self) -> None:
        [only] = errors("edits:\n" + "- {drop: x}\n" * 65)
        assert (only.message, "at most 64" in only.help) == ("edits has 65 edits", True)

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
