"""Layers with choices of their own: what is read, what holds, and what no model has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shardproof.api import check
from shardproof.executor.run.witness.files import witness_of
from shardproof.proofs.nearest.search import nearest
from shardproof.spec.engine.decide import decide
from shardproof.spec.errors import InputErrors
from shardproof.spec.law.judge import judge
from shardproof.spec.layout.of_layers import as_written, told_apart, wrong_layers
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.write import plain_section
from shardproof.spec.record import replace
from shardproof.verdict.why_illegal import show

MODELS = Path(__file__).parents[2] / "cases" / "models"
WHOLE = {"gate": {"split": "none"}, "up": {"split": "none"}, "down": {"split": "none"}}
ALONE = {"ffn": {"down": {"collective": "none"}}}


def model(name: str) -> Model:
    return Model.from_config(MODELS / f"{name}.json")


FOUR, DEEPSEEK = model("llama-four"), model("deepseek")


def plan(layers: dict[str, Any], **more: Any) -> Plan:  # noqa: ANN401
    return plan_of({"tp": 2, "layers": layers, **more})


class TestReading:
    """Layers are named by numbers, ranges or kinds, and say what a phase says of its modules."""

    def test_it_is_written_as_it_was_read(self) -> None:
        given = {"0-1,3": {"ffn": WHOLE}, "experts": {"moe": {"copies": "one"}}}
        assert plain_section(plan(given))["layers"] == given

    def test_a_default_that_is_written_counts(self) -> None:
        said = plan({"0": {"ffn": {"down": {"collective": "auto"}}}})
        assert said != plan({"0": {}})
        assert said != plan({})

    def test_a_phase_writes_them_field_by_field(self) -> None:
        both = plan(
            {"0": {"ffn": WHOLE}}, decode={"layers": {"0": {"attention": {"heads": "chunk"}}}}
        )
        decode = both.of(("0",)).phase("decode")
        assert (decode.ffn.up.split, decode.attention.heads.kind) == ("none", "chunk")
        assert both.of(("0",)).phase("prefill").attention.heads.kind == "even"

    def test_a_group_that_is_left_out_follows_the_module(self) -> None:
        said = plan({"0": {"ffn": {"over": ["dp", "tp"]}}}).of(("0",)).phase("prefill")
        assert said.ffn.down.group == ("dp", "tp")

    @pytest.mark.parametrize(
        ("layers", "field"),
        [
            ({"first": {}}, "layers.first"),
            ({"2-1": {}}, "layers.2-1"),
            ({"0-2,1": {}}, "layers.0-2,1"),
            ({"0": {"moe": {"input": "own"}}}, "layers.0.moe.input"),
            ({"0": {"stages": {}}}, "layers.0.stages"),
            ({"0": {"ffn": {"width": [1, 2, 3]}}}, "layers.0.ffn.width"),
        ],
    )
    def test_what_is_no_choice_of_a_layer_is_refused(self, layers: Any, field: str) -> None:  # noqa: ANN401
        with pytest.raises(InputErrors) as wrong:
            plan(layers)
        assert [error.field for error in wrong.value.errors] == [field]


class TestOfAModel:
    """A layer with its own choices is a kind of its own; a plan that names none makes none."""

    def test_who_names_no_layer_has_the_same_model(self) -> None:
        assert told_apart(FOUR, plan_of({"tp": 2})) is FOUR

    def test_a_layer_is_told_apart_once(self) -> None:
        said = plan({"2": ALONE})
        found = told_apart(FOUR, said)
        assert found.layers == (0, 0, 1, 0)
        assert told_apart(found, said) is found

    @pytest.mark.parametrize(
        ("name", "layers", "message"),
        [
            ("llama-four", {"3-4": {}}, "there is no layer 4: llama-four has 4 layers"),
            ("llama-four", {"sliding": {}}, "no layer of llama-four is one of sliding"),
            ("deepseek", {"0-1": {"ffn": {}}},
             "layer 1 of deepseek has no dense feed-forward block"),
            ("deepseek", {"dense": {"moe": {}}}, "layer 0 of deepseek has no experts"),
            ("deepseek", {"0": {"attention": {"heads": "even"}},
                          "full": {"attention": {"heads": "chunk"}}},
             "layers.0 and layers.full both say attention.heads of layer 0"),
        ],
    )  # fmt: skip
    def test_what_it_has_not_is_refused(self, name: str, layers: Any, message: str) -> None:  # noqa: ANN401
        of = replace(model(name), name=name)
        assert [wrong.message for wrong in wrong_layers(of, plan(layers))] == [message]
        with pytest.raises(InputErrors):
            check(of, plan(layers))

    def test_two_names_of_a_layer_may_say_other_things(self) -> None:
        said = plan({"0": {"ffn": WHOLE}, "full": {"attention": {"kv_heads": "whole"}}})
        assert not list(wrong_layers(DEEPSEEK, said))


class TestVerdicts:
    """Law and engine judge each layer by its own choices, and name it."""

    def test_the_message_names_the_layers(self) -> None:
        (reason,) = judge(FOUR, plan({"1,3": ALONE})).reasons
        assert reason.message.startswith("layers 1, 3: the second projection")

    def test_what_all_do_wrong_names_none(self) -> None:
        said = plan({"1": ALONE}, ffn={"down": {"collective": "none"}})
        (reason,) = judge(FOUR, said).reasons
        assert reason.message.startswith("the second projection")

    def test_the_nearest_plan_mends_the_layer_or_drops_what_it_says(self) -> None:
        written: dict[str, Any] = {"tp": 2, "layers": {"2": ALONE}}
        (row,) = nearest(FOUR, written, 1)
        assert {str(change) for near in row.each for change in near.changes} >= {
            "layers.2.ffn.down.collective: none -> auto",
            "layers.2.ffn.down.collective: none -> not written",
        }

    def test_a_counterexample_of_fewer_layers_names_them_anew(self) -> None:
        said = plan({"3": ALONE})
        shown, _ = show(FOUR, said, alone=True)
        assert shown is not None
        small = shown.witness
        assert not any(kind.own for kind in small.model.kinds)
        assert decide(small.model, small.plan) is not None
        assert not list(wrong_layers(small.model, small.plan))

    def test_names_that_come_together_keep_what_both_say(self) -> None:
        said = plan({"0-1": ALONE, "1": {"attention": {"kv_heads": "whole"}}})
        apart = told_apart(FOUR, said)
        _, found = as_written(replace(apart, layers=(apart.layers[1],)), said)
        ((name, own),) = found.layers.entries
        assert (name, {*own.written}) == ("0", {"ffn", "attention"})


def test_a_witness_is_written_without_marks() -> None:
    said = plan({"3": ALONE})
    shown, _ = show(FOUR, said, alone=True)
    assert shown is not None
    again = witness_of(FOUR, shown.witness.model, shown.witness.plan, shown.witness.found)
    assert (again.model, again.plan) == (shown.witness.model, shown.witness.plan)
