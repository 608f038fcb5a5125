"""`--memory`: what fits on a device, of plans, of commands, and of what is offered instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.front.running import MODELS, Shell, plan_of, written

LARGE = MODELS / "llama-3.1-70b.json"


class TestCheck:
    def test_a_plan_that_fits(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("check", plan_of(tmp_path, "llama-3.1-70b", "tp: 8"), "--memory", "80GB")
        assert done.code == 0
        assert "memory: fits in 80 GB a device" in done.out
        assert "estimate" in done.out

    def test_one_that_does_not_is_legal_and_fails(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("check", plan_of(tmp_path, "llama-3.1-70b", "tp: 8"), "--memory", "16GB")
        assert done.code == 1
        assert ": legal" in done.out
        assert "the weights alone are 1.64 GB too much" in done.out

    def test_as_data(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "llama-3.1-70b", "tp: 8")
        data = shell("check", plan, "--memory", "16GB", "--format", "json").data
        assert data["verdict"] == "legal"
        assert data["memory"]["fits"] is False
        assert data["memory"]["device_bytes"] == 16 * 10**9
        assert data["memory"]["decode"]["left_bytes"] < 0
        data = shell("check", plan, "--format", "json").data
        assert data["memory"]["fits"] is None
        assert data["memory"]["decode"]["weight_bytes"] == 17_640_734_720

    def test_of_a_family_that_nobody_knows_nothing_is_said(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        model = written(tmp_path, '{"model_type": "of_tomorrow", "hidden_size": 8}', "m.json")
        plan = written(tmp_path, "tp: 2")
        done = shell("check", plan, "--model", model, "--memory", "80GB")
        assert (done.code, "memory" in done.out) == (3, False)
        data = shell("check", plan, "--model", model, "--memory", "80GB", "--format", "json").data
        assert data["memory"] is None

    def test_quantisation_may_stand_in_a_file_beside(self, shell: Shell, tmp_path: Path) -> None:
        config = written(tmp_path, LARGE.read_text("utf-8"), "config.json")
        plan = written(tmp_path, "tp: 8")
        words = ("check", plan, "--model", config, "--format", "json")
        whole = shell(*words).data["memory"]["decode"]
        said = '{"quantization": {"quant_algo": "FP8", "kv_cache_quant_algo": "FP8"}}'
        written(tmp_path, said, "hf_quant_config.json")
        half = shell(*words).data["memory"]["decode"]
        assert half["weight_bytes"] < 0.53 * whole["weight_bytes"]
        assert half["kv_bytes_per_token"] * 2 == whole["kv_bytes_per_token"]

    @pytest.mark.parametrize("form", ["markdown", "sarif", "junit", "short"])
    def test_reports_that_do_not_tell_it_refuse_it(
        self, shell: Shell, tmp_path: Path, form: str
    ) -> None:
        plan = plan_of(tmp_path, "llama-3.1-8b", "tp: 2")
        assert shell("check", plan, "--memory", "80GB", "--format", form).code == 2

    @pytest.mark.parametrize("said", ["80", "GB", "-1GB", "80XB", "1e9GB", "0GB", "nanGB", ""])
    def test_a_size_has_a_unit(self, shell: Shell, tmp_path: Path, said: str) -> None:
        done = shell("check", plan_of(tmp_path, "llama-3.1-8b", "tp: 2"), f"--memory={said}")
        assert done.code == 2
        assert "80GB" in done.err

    @pytest.mark.parametrize("said", ["80GB", "80gb", "80 GB", "80G", "80000MB", "0.08TB"])
    def test_units_are_powers_of_ten(self, shell: Shell, tmp_path: Path, said: str) -> None:
        plan = plan_of(tmp_path, "llama-3.1-8b", "tp: 2")
        data = shell("check", plan, "--memory", said, "--format", "json").data
        assert data["memory"]["device_bytes"] == 80 * 10**9


class TestLaunch:
    def command(self, shell: Shell, *words: str) -> dict[str, object]:
        done = shell("check", "-m", LARGE, "--memory", "80GB", "--format", "json", "--", *words)
        return done.data["memory"]

    def test_vllm_takes_a_share_of_the_device(self, shell: Shell) -> None:
        words = ("vllm", "serve", "m", "-tp", "8", "--gpu-memory-utilization", "0.5")
        found = self.command(shell, *words)
        assert (found["share"], found["share_of"]) == (0.5, "all")

    def test_and_its_own_where_nothing_is_said(self, shell: Shell) -> None:
        assert self.command(shell, "vllm", "serve", "m", "-tp", "8")["share"] == 0.92

    def test_sglang_bounds_weights_and_cache(self, shell: Shell) -> None:
        server = ("python", "-m", "sglang.launch_server", "--model-path", "m", "--tp", "8")
        found = self.command(shell, *server, "--mem-fraction-static", "0.7")
        assert (found["share"], found["share_of"]) == (0.7, "static")

    def test_tensorrt_llm_bounds_the_cache(self, shell: Shell) -> None:
        words = (
            "trtllm-serve",
            "m",
            "--tp_size",
            "8",
            "--kv_cache_free_gpu_memory_fraction",
            "0.8",
        )
        found = self.command(shell, *words)
        assert (found["share"], found["share_of"]) == (0.8, "rest")

    def test_what_does_not_fit_fails(self, shell: Shell) -> None:
        done = shell(
            "check", "-m", LARGE, "--memory", "16GB", "--", "vllm", "serve", "m", "-tp", "8"
        )
        assert done.code == 1
        assert "does not fit" in done.out

    @pytest.mark.parametrize(
        ("words", "tokens", "sequences", "said"),
        [
            (("vllm", "serve", "m", "-tp", "2", "--max-num-seqs", "32",
              "--max-num-batched-tokens", "4k"), 4_000, 32, ("--max-num-batched-tokens",)),
            (("vllm", "serve", "m", "-tp", "2", "--max-num-seqs", "32"), 8_192, 32,
             ("(assumed)", "--max-num-seqs")),
            (("trtllm-serve", "m", "--tp_size", "2", "--max_batch_size", "64", "--max_num_tokens",
              "2048"), 2_048, 64, ("--max_num_tokens", "--max_batch_size")),
            (("python", "-m", "sglang.launch_server", "--model-path", "m", "--tp", "4", "--dp", "2",
              "--enable-dp-attention", "--chunked-prefill-size", "4096", "--max-running-requests",
              "65"), 2_048, 33, ("--chunked-prefill-size", "--max-running-requests")),
            (("python", "-m", "sglang.launch_server", "--model-path", "m", "--tp", "4",
              "--chunked-prefill-size", "-1"), 8_192, 256, ("(assumed)",)),
        ],
        ids=["both", "sequences", "trtllm", "each replica", "unchunked"],
    )  # fmt: skip
    def test_what_is_worked_on_at_once_is_the_commands(
        self, words: tuple[str, ...], tokens: int, sequences: int, said: tuple[str, ...],
        shell: Shell,
    ) -> None:  # fmt: skip
        found = self.command(shell, *words)
        assert (found["tokens_at_once"], found["sequences_at_once"]) == (tokens, sequences)
        assert found["assumed"] == ("(assumed)" in said)
        told = shell("check", "--memory", "80GB", "--model", LARGE, "--", *words).out
        assert all(option in " ".join(told.split()) for option in said)


class TestPlans:
    def test_no_plan_needs_more_than_there_is(self, shell: Shell) -> None:
        every = shell("plans", LARGE, "-n", "8", "--limit", "99", "--format", "json").data
        words = ("plans", LARGE, "-n", "8", "--limit", "99", "--memory", "40GB", "--format", "json")
        few = shell(*words).data
        assert every["count"] == few["count"] == 20
        assert few["fitting"] == len(few["plans"]) == 10
        weights = [each["counts"]["decode"]["weight_bytes"] for each in few["plans"]]
        assert max(weights) < 40 * 10**9

    def test_none_may_fit(self, shell: Shell) -> None:
        done = shell("plans", LARGE, "-n", "2", "--memory", "16GB")
        assert done.code == 1
        assert "none of them fits in 16 GB a device" in done.out


class TestWhy:
    def test_near_plans_fit(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "llama-3.1-70b", "tp: 6")
        words = ("why", plan, "--memory", "45GB", "--format", "json")
        data = shell(*words).data
        assert data["nearest"]
        for row in data["nearest"]:
            assert row["counts"]["decode"]["weight_bytes"] < 45 * 10**9
        assert data["memory"]["fits"] is True
