"""How an open plan is written, and what is said of one that is written wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.proofs.open.lines import DEGREES, OpenPlan, is_open, read_open
from shardproof.spec.errors import InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of, read_plan
from shardproof.spec.source.read import read_text

MODELS = Path(__file__).parents[3] / "examples" / "models"
MODEL = Model.from_config(MODELS / "llama-3.1-8b.json")


def opened(text: str) -> OpenPlan:
    return read_open(read_text(text, "plan.yaml"), MODEL)


def allowed(text: str, path: str) -> tuple[object, ...]:
    return opened(text).lines[path].allowed


def fault(text: str) -> tuple[str, int, int, str]:
    with pytest.raises(InputErrors) as caught:
        opened(text)
    (error,) = caught.value.errors
    assert error.place
    return error.code, error.place.line, error.place.column, f"{error.message}; {error.help}"


class TestWhatMayStand:
    """`?`, a list of choices, or a range of numbers."""

    @pytest.mark.parametrize(
        "text", ["devices: 12\ntp: ?", "{devices: 12, tp: ?}", "devices: 12\ntp: '?' # all"]
    )
    def test_a_degree_divides_the_devices(self, text: str) -> None:
        assert allowed(text, "tp") == (1, 2, 3, 4, 6, 12)

    def test_a_word_is_any_of_its_words(self) -> None:
        assert allowed("ffn: {up: {split: ?}}", "ffn.up.split") == ("out", "in", "none")

    def test_a_flag_is_either(self) -> None:
        assert allowed("embedding: {mask: ?}", "embedding.mask") == (True, False)

    def test_a_cut_is_any_regular_one(self) -> None:
        found = allowed("attention: {heads: ?, kv_heads: ?}", "attention.heads")
        assert CutSpec("balanced") in found
        assert CutSpec("needed") not in found
        kv = allowed("attention: {kv_heads: ?}", "attention.kv_heads")
        assert CutSpec("needed") in kv

    def test_a_group_is_any_axes(self) -> None:
        assert len(allowed("ffn: {down: {group: ?}}", "ffn.down.group")) == 16
        assert len(allowed("mesh: ?", "mesh")) == 24

    def test_a_range_holds_both_ends(self) -> None:
        assert allowed("tp: 2..5", "tp") == (2, 3, 4, 5)

    def test_choices_are_read_as_the_field_is(self) -> None:
        text = "attention: {heads: {any: [even, [16, 16], {strided: 2}]}}"
        assert allowed(text, "attention.heads") == (
            CutSpec("even"),
            CutSpec("sizes", sizes=(16, 16)),
            CutSpec("strided", block=2),
        )

    def test_a_phase_may_be_open_by_itself(self) -> None:
        plan = opened("tp: 2\ndecode: {tp: {any: [1, 2]}}")
        assert [line.path for line in plan.open] == ["decode.tp"]
        assert plan.complete({"decode.tp": 1}).phase("decode").tp == 1
        assert plan.complete({"decode.tp": 1}).phase("prefill").tp == 2

    def test_a_completion_is_the_plan_that_says_so(self) -> None:
        plan = opened("devices: 4\ntp: ?\npp: ?\nffn: {width: ?, up: {split: in}}")
        made = plan.complete({"tp": 2, "pp": 2, "ffn.width": CutSpec("chunk")})
        said = {"tp": 2, "pp": 2, "ffn": {"width": "chunk", "up": {"split": "in"}}}
        assert made == plan_of({"devices": 4, **said})

    def test_a_closed_plan_is_not_open(self) -> None:
        assert not is_open(read_text("tp: 8\nmodel: '?'", "plan.yaml"))
        assert is_open(read_text("decode: {tp: ?}", "plan.yaml"))


class TestMistakes:
    """Each error has its place, and says what would be right."""

    @pytest.mark.parametrize(
        ("text", "where", "says"),
        [
            ("pp: 2\ntp: ?", (2, 5), "add `devices: N`"),
            ("schedule: {period: ?}", (1, 20), "write a range such as 1..8"),
            ("tp: 8..2", (1, 5), "no range of it"),
            ("tp: 0..2", (1, 5), "from 1 to"),
            ("tp: 1..100000", (1, 5), "100,000 values are too many"),
            ("tp: {any: []}", (1, 5), "any lists no values"),
            ("tp: {any: 3}", (1, 5), "any lists no values"),
            ("stream: 1..2", (1, 9), "it is no number"),
            ("workload: {steps: ?}", (1, 19), "cannot be left open"),
            ("devices: ?\ntp: 2", (1, 10), "cannot be left open"),
        ],
    )
    def test_of_what_is_left_open(self, text: str, where: tuple[int, int], says: str) -> None:
        code, line, column, told = fault(text)
        assert (code, (line, column)) == ("PLAN-OPEN", where)
        assert says in told

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("tp: {any: [1, x]}", "PLAN-TYPE"),
            ("stream: {any: [whole, tokns]}", "PLAN-WORD"),
            ("hidden: {any: [evn]}", "PLAN-CUT"),
            ("tq: ?", "PLAN-KEY"),
            ("ffn: ?", "PLAN-TYPE"),
            ("tp: ?x", "PLAN-TYPE"),
            ("devices: 2\ntp: ?\nedits: [{drop: head.logits}]", "PLAN-EDIT"),
        ],
    )
    def test_of_what_is_chosen_from(self, text: str, code: str) -> None:
        assert fault(text)[0] == code

    @pytest.mark.parametrize("text", ["tp: ?", "tp: 1..8", "tp: {any: [1]}", "hidden: ?"])
    def test_a_command_for_closed_plans_says_so(self, text: str) -> None:
        with pytest.raises(InputErrors) as caught:
            read_plan(read_text(text, "plan.yaml"))
        (error,) = caught.value.errors
        assert (error.code, error.place and error.place.line) == ("PLAN-OPEN", 1)
        assert "shardproof plans" in error.help


def test_devices_are_what_degrees_multiply_to() -> None:
    assert read_plan(read_text("devices: 8\ntp: 4\npp: 2", "plan.yaml")) == Plan(
        devices=8, tp=4, pp=2
    )
    with pytest.raises(InputErrors) as caught:
        read_plan(read_text("tp: 4\npp: 2\ndevices: 6", "plan.yaml"))
    (error,) = caught.value.errors
    assert (error.code, error.place and error.place.line) == ("PLAN-SHAPE", 3)
    assert set(DEGREES) == {"dp", "pp", "sp", "tp", "ep"}
