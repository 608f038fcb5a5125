"""`shardproof run`: what it prints and what it ends with."""

from __future__ import annotations

from pathlib import Path

from tests.front.running import MODELS, PLANS, Shell, plan_of, written


class TestRun:
    def test_a_legal_plan_is_equal(self, shell: Shell) -> None:
        done = shell("run", PLANS / "llama-3.1-70b-tp6-balanced.yaml")
        assert done.code == 0
        assert "equal" in done.out.splitlines()[0]
        assert "16 heads of 4, 8 KV heads" in done.out

    def test_a_difference_names_output_rank_and_both_values(self, shell: Shell) -> None:
        done = shell("run", PLANS / "sum-after-activation.yaml", "--format", "json")
        assert (done.code, done.data["outcome"]) == (1, "different")
        says = done.data["runs"][-1]["says"]
        assert "logits of sequence 0, token 0" in says
        assert "on rank tp 0, where the model has" in says

    def test_what_cannot_run_says_why(self, shell: Shell) -> None:
        done = shell("run", PLANS / "llama-3.1-70b-tp6.yaml")
        assert done.code == 1
        assert "on no rank" in done.out

    def test_sizes_are_what_was_asked_for(self, shell: Shell) -> None:
        words = ["--batch", "2", "--prompt", "3", "--steps", "1", "--format", "json"]
        done = shell("run", PLANS / "llama-3.1-70b-tp8.yaml", *words)
        tried = {run["tried"].split(", seed")[0] for run in done.data["runs"]}
        assert tried == {"batch 2, prompt 3, steps 1"}

    def test_an_open_workload_is_told_with_the_sizes_that_were_run(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        text = "sp: 2\nworkload: {batch: 2}\nsequence: {cut: {strided: 20}}"
        plan = plan_of(tmp_path, "llama-3.1-8b", text)
        done = shell("run", plan)
        assert done.code == 0
        last = done.out.splitlines()[-1]
        assert last == "  open in the plan, and run: prompt 1, 3-5, 21 and 41, steps 0 and 2-3"
        data = shell("run", plan, "--format", "json").data
        assert data["open"] == ["prompt", "steps"]
        assert data["covers"] == {"batch": [2], "prompt": [1, 3, 4, 5, 21, 41], "steps": [0, 2, 3]}

    def test_a_size_that_is_too_much_to_run_leaves_the_outcome_unknown(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        text = "sp: 2\nsequence: {cut: {strided: 5000}}"
        done = shell("run", plan_of(tmp_path, "llama-3.1-8b", text))
        assert done.code == 3
        words = " ".join(done.out.split())
        assert (
            "equal with batch 1-3, prompt 1 and 3-5, steps 0 and 2-3; and batch 1, prompt" in words
        )

    def test_what_is_declared_is_made_smaller_and_what_is_asked_for_is_not(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        plan = plan_of(tmp_path, "llama-3.1-8b", "tp: 2\nworkload: {prompt: 4096}")
        done = shell("run", plan)
        assert done.code == 0
        assert "prompt 5 for 4,096" in " ".join(done.out.split())
        asked = shell("run", PLANS / "llama-3.1-70b-tp8.yaml", "--prompt", "4096")
        assert asked.code == 3
        assert "prompt 4,096" in asked.out
        assert "too much to run here" in asked.out

    def test_more_ranks_than_can_be_run_is_unknown(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("run", plan_of(tmp_path, "llama-3.1-8b", "dp: 1000"))
        assert done.code == 3
        assert "1,000 ranks are too many" in done.out

    def test_bad_input(self, shell: Shell, tmp_path: Path) -> None:
        assert shell("run", tmp_path / "nowhere.yaml").code == 2
        config = MODELS / "gpt2.json"
        assert shell("run", written(tmp_path, "tp: x"), "--model", config).code == 2
