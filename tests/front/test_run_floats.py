"""`shardproof run --domain`: the exact outcome, and what floats show of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.executor.domains import Array, Float, Tensor
from tests.front.running import PLANS, Shell, plan_of

LEGAL = PLANS / "llama-3.1-70b-tp8.yaml"
WRONG = PLANS / "sum-after-activation.yaml"
SMALL = ("--batch", "2", "--prompt", "3", "--steps", "2")


class TestRunInFloats:
    @pytest.mark.parametrize("domain", ["float64", "float32", "bfloat16"])
    def test_a_legal_plan_is_equal_and_its_rounding_is_told(
        self, shell: Shell, domain: str
    ) -> None:
        done = shell("run", LEGAL, "--domain", domain, *SMALL)
        assert done.code == 0
        assert ": equal" in done.out.splitlines()[0]
        told = " ".join(done.out.split())
        assert f"in {domain} logits are off by at most " in told
        assert "where the largest there is 1: that is rounding; " in told

    def test_an_illegal_plan_stays_so_and_shows_how_large_the_difference_is(
        self, shell: Shell
    ) -> None:
        done = shell("run", WRONG, "--domain", "bfloat16", *SMALL)
        assert done.code == 1
        assert ": different" in done.out.splitlines()[0]
        assert "in bfloat16 logits are off by " in done.out

    def test_json_has_both(self, shell: Shell) -> None:
        done = shell("run", WRONG, "--domain", "float32", *SMALL, "--format", "json")
        assert (done.code, done.data["outcome"]) == (1, "different")
        floating = done.data["floating"]
        assert (floating["domain"], floating["disagreement"]) == ("float32", False)
        assert floating["runs"][-1]["logits"]["size"] > 0.01

    @pytest.mark.parametrize("words", [(), ("--domain", "exact")])
    def test_without_floats_there_are_none(self, shell: Shell, words: tuple[str, ...]) -> None:
        done = shell("run", LEGAL, *words, *SMALL, "--format", "json")
        assert (done.code, done.data["floating"]) == (0, None)

    def test_a_plan_that_is_not_run_is_not_run_in_floats(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        done = shell("run", plan_of(tmp_path, "llama-3.1-8b", "dp: 1000"), "--domain", "float32")
        assert done.code == 3
        assert "in float32" not in done.out

    def test_another_domain_is_bad_usage(self, shell: Shell) -> None:
        assert shell("run", LEGAL, "--domain", "float16").code == 2

    def test_a_difference_in_float64_alone_ends_with_3_and_is_loud(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def wrong(domain: Float, a: Tensor, shift: Array, to: Array) -> Tensor:
            del domain, shift, to
            return a

        keys = plan_of(tmp_path, "llama-3.1-8b", "decode: {sp: 2, sequence: {layout: keys}}")
        assert shell("run", keys, "--domain", "float64", *SMALL).code == 0
        monkeypatch.setattr(Float, "rescale", wrong)
        done = shell("run", keys, "--domain", "float64", *SMALL)
        assert done.code == 3
        assert "internal disagreement" in done.out
        assert shell("run", keys, *SMALL).code == 0
        data = shell("run", keys, "--domain", "float64", *SMALL, "--format", "json")
        assert (data.code, data.data["floating"]["disagreement"]) == (3, True)
