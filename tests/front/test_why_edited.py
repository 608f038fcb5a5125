"""`why` of a plan that edits its program: the edit to blame, the operator, and what a run shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest

from shardproof.reports.verdict_schema import verdict_schema
from shardproof.spec.engine.by_value import ByValue
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.verdict import deciders
from tests.front.running import PLANS, Shell, plan_of

TWICE = """tp: 2
edits:
  - {insert: same, of: layers.*.ffn.down}
  - {insert: all_reduce, of: layers.*.ffn.all_reduce}
"""


class TestEditedPlans:
    def test_the_edit_is_named_with_its_line(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("why", plan_of(tmp_path, "llama-3.1-8b", TWICE))
        assert done.code == 1
        assert "edits[1]: without it the plan is legal" in done.out
        assert "edits[0]" not in done.out
        assert "plan.yaml:5:5" in done.out

    def test_it_says_no_less_than_run(self, shell: Shell, tmp_path: Path) -> None:
        """The operator at which the two part, with both values."""
        plan = plan_of(tmp_path, "llama-3.1-8b", TWICE)
        word = "First divergence"
        assert word in shell("run", plan).out
        assert word in shell("why", plan).out
        assert (
            "  operator: in prefill: layers.0.ffn.all_reduce.all_reduce" in shell("why", plan).out
        )

    def test_a_hang_says_who_waits(self, shell: Shell) -> None:
        done = shell("why", PLANS / "rank-without-all-reduce.yaml")
        assert "edits[0]: without it the plan is legal" in done.out
        assert "rank tp 0 waits for rank tp 1" in done.out

    def test_as_data_and_kept(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "llama-3.1-8b", TWICE)
        done = shell("why", plan, "--format", "json", "--keep", tmp_path)
        jsonschema.validate(done.data, verdict_schema())
        assert done.data["counterexample"]["kind"] == "different"
        [note] = [each for each in done.data["notes"] if each["code"] == "NOTE-EDIT"]
        assert note["message"] == "without edits[1] the plan is legal"
        assert shell("run", tmp_path / "edits.json").code == 1

    def test_a_strategy_that_is_illegal_too(self, shell: Shell, tmp_path: Path) -> None:
        text = "tp: 6\nedits: [{insert: same, of: layers.*.ffn.down}]"
        done = shell("why", plan_of(tmp_path, "llama-3.1-8b", text))
        assert "Without its edits the plan is illegal too (ATTN-HEADS-OWNED, FFN-WID" in done.out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prefill: {sp: 2, sequence: {cut: zigzag}}\nworkload: {prompt: 8}", "sp:[0–1, 6–7 | 2–5]"),
        ("tp: 2\nffn: {width: strided}", "tp:[0–14334 by 2 | 1–14335 by 2] of 14336"),
        ("tp: 2\nattention: {heads: [20, 12]}", "heads=tp:20+12 of 32"),
        (
            "tp: 2\nedits: [{change: layers.0.attention.out, heads: [[1, 0, 2], [3]]}]",
            "[1–0 by -1, 2 | 3]",
        ),
    ],
)
def test_a_program_shows_which_indices_a_map_gives(
    shell: Shell, tmp_path: Path, text: str, told: str
) -> None:
    done = shell("run", plan_of(tmp_path, "llama-3.1-8b", text), "--program", "prefill")
    assert told in done.out


BY_VALUE = """tp: 2
edits:
  - {insert: broadcast, of: layers.*.ffn.norm}
  - {insert: times, of: layers.*.ffn.down, by: [1, 2], as: layers.*.half}
  - {insert: times, of: layers.*.half, by: [2, 1]}
"""


def always(word: ByValue) -> Callable[[Model, Plan], ByValue]:
    def said(model: Model, plan: Plan, *, briefly: bool = False) -> ByValue:
        del model, plan, briefly
        return word

    return said


class TestByValue:
    """Of edited programs the engine decides."""

    @pytest.mark.parametrize("command", ["check", "run", "why"])
    def test_what_is_right_is_legal(self, command: str, shell: Shell, tmp_path: Path) -> None:
        text = "tp: 2\nedits: [{insert: broadcast, of: layers.*.ffn.norm}]"
        done = shell(command, plan_of(tmp_path, "llama-3.1-8b", text))
        assert done.code == 0, done.out
        assert "unknown" not in done.out

    def test_so_it_is_where_no_smaller_model_can_be_run(self, shell: Shell, tmp_path: Path) -> None:
        text = "tp: 2\nedits: [{change: head.gather_logits, order: [0, 1]}]"
        assert shell("check", plan_of(tmp_path, "llama-3.1-8b", text)).code == 0
        assert shell("run", plan_of(tmp_path, "llama-3.1-8b", text)).code == 3

    def test_of_what_is_right_nobody_is_to_blame(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("check", plan_of(tmp_path, "llama-3.1-8b", BY_VALUE), "--format", "json")
        jsonschema.validate(done.data, verdict_schema())
        assert (done.data["verdict"], done.data["blame"], done.data["notes"]) == ("legal", None, [])

    def test_blame_says_operator_rank_interval_and_coefficient(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        done = shell("check", plan_of(tmp_path, "llama-3.1-8b", TWICE), "--format", "json")
        jsonschema.validate(done.data, verdict_schema())
        blame = done.data["blame"]
        assert blame["operator"] == "layers.0.ffn.all_reduce.all_reduce"
        assert (blame["phase"], blame["rank"]) == ("prefill", "rank tp 0")
        assert blame["coefficients"] == ["coefficient 2 of layers.0.ffn.down, not 1"]
        assert blame["indices"] == "hidden 0–4095"
        assert blame["role"] == "all_reduce of ffn.down"
        assert {"FFN-OUT-WHOLE", "FFN-OUT-GROUP"} <= {*blame["clauses"]}

    def test_a_certificate_is_made_of_it(self, shell: Shell, tmp_path: Path) -> None:
        plan, cert = plan_of(tmp_path, "llama-3.1-8b", BY_VALUE), tmp_path / "cert.json"
        assert shell("certify", plan, "-o", cert).code == 0
        done = shell("verify", cert)
        assert (done.code, done.out.partition(":")[0]) == (0, f"{cert}"), done.out

    def test_why_names_the_value_that_is_wrong_first(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("why", plan_of(tmp_path, "llama-3.1-8b", TWICE))
        told = " ".join(done.out.split())
        assert (
            "operator: in prefill: layers.0.ffn.all_reduce.all_reduce rank tp 0 has coefficient 2 "
            "of layers.0.ffn.down, not 1 on hidden 0–4095" in told
        )
        assert "law: FFN-OUT-WHOLE: The block's shards or partial sums are joined" in told
        assert "law: FFN-OUT-GROUP: The block's collective runs over the block's own ranks" in told

    def test_what_is_right_by_value_and_differs_is_a_disagreement(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(deciders, "by_value", always(ByValue("legal")))
        done = shell("check", plan_of(tmp_path, "llama-3.1-8b", TWICE))
        assert done.code == 3
        assert "by value all outputs are the model's, and yet a run is not" in " ".join(
            done.out.split()
        )
