"""`shardproof plans`: legal plans counted, filtered and put in order."""

from __future__ import annotations

from math import prod
from pathlib import Path

import pytest

from shardproof.verdict import legal
from tests.front.running import MODELS, PLANS, Shell, plan_of, written

LARGE = MODELS / "llama-3.1-405b.json"


class TestOfAModel:
    """Every degree open, everything else canonical."""

    def test_are_counted_and_listed(self, shell: Shell) -> None:
        done = shell("plans", LARGE, "--devices", "64", "--limit", "3")
        assert done.code == 0
        assert done.out.startswith(f"{LARGE}: 84 legal plans\n")
        assert len([line for line in done.out.splitlines() if " GB " in line]) == 3

    def test_as_data(self, shell: Shell) -> None:
        data = shell("plans", LARGE, "-n", "64", "--format", "json").data
        assert (data["count"], data["complete"], len(data["plans"])) == (84, True, 10)
        weights = [each["counts"]["decode"]["weight_bytes"] for each in data["plans"]]
        assert weights == sorted(weights)

    @pytest.mark.parametrize(
        ("key", "of"),
        [
            ("decode-syncs", "syncs"),
            ("decode-bytes", "bytes_per_token"),
            ("kv", "kv_bytes_per_token"),
        ],
    )
    def test_the_order_is_the_one_asked_for(self, shell: Shell, key: str, of: str) -> None:
        data = shell("plans", LARGE, "-n", "64", "--by", key, "--format", "json").data
        found = [each["counts"]["decode"][of] for each in data["plans"]]
        assert found == sorted(found)

    def test_the_best_is_one(self, shell: Shell) -> None:
        one = shell("plans", LARGE, "-n", "64", "--best", "--format", "json").data["plans"]
        ten = shell("plans", LARGE, "-n", "64", "--format", "json").data["plans"]
        assert one == ten[:1]

    def test_fields_can_be_set(self, shell: Shell) -> None:
        data = shell(
            "plans", LARGE, "-n", "64", "--set", "tp=4..8", "--set", "sp=1", "--format", "json"
        ).data
        found = [each["plan"] for each in data["plans"]]
        assert {plan["tp"] for plan in found} == {4, 8}
        assert {plan["sp"] for plan in found} == {1}

    def test_phases_apart_multiply(self, shell: Shell) -> None:
        both = shell(
            "plans", LARGE, "-n", "8", "--apart", "--budget", "600", "--format", "json"
        ).data
        assert both["complete"]
        assert both["count"] > shell("plans", LARGE, "-n", "8", "--format", "json").data["count"]
        assert "prefill" in both["plans"][0]["plan"]

    def test_what_is_listed_is_legal(self, shell: Shell, tmp_path: Path) -> None:
        data = shell("plans", LARGE, "-n", "16", "--limit", "100", "--format", "json").data
        assert len(data["plans"]) == data["count"]
        for each in data["plans"][::7]:
            degrees = "\n".join(f"{name}: {value}" for name, value in each["plan"].items())
            assert shell("check", plan_of(tmp_path, "llama-3.1-405b", degrees)).code == 0


class TestBudget:
    """What takes too long is unknown, and what can be seen at once is not asked of the law."""

    def test_a_search_that_takes_too_long_is_given_up(self, shell: Shell) -> None:
        done = shell("plans", LARGE, "-n", "1048576", "--budget", "0.05")
        assert done.code == 3
        assert "not within 0.05 seconds" in " ".join(done.out.split())

    def test_nothing_is_told_where_nobody_looks(self, shell: Shell) -> None:
        assert shell("plans", LARGE, "-n", "8").err == ""

    @pytest.mark.parametrize("words", [("--set", "sp=61"), ("--set", "sp=61", "--apart")])
    def test_degrees_that_cannot_multiply_are_seen_without_the_law(
        self, shell: Shell, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
    ) -> None:
        monkeypatch.setattr(legal, "Question", None)
        done = shell("plans", LARGE, "-n", "8", *words)
        assert done.code == 1
        told = " ".join(done.out.split())
        assert "`devices: 8` is asked for, and because `sp: 61` is set, no plan is legal." in told


class TestOfAnOpenPlan:
    """What a plan leaves open is completed."""

    def test_is_completed(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "qwen2-7b", "devices: 8\ntp: 8\nattention: {heads: ?}")
        data = shell("plans", plan, "--format", "json").data
        heads = {str(each["plan"]["attention"]["heads"]) for each in data["plans"]}
        assert data["count"] == len(heads)
        assert "balanced" in heads
        assert "even" not in heads

    def test_none_is_said_and_points_to_the_reason(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("plans", plan_of(tmp_path, "qwen2-7b", "devices: 8\ntp: {any: [8]}"))
        assert done.code == 1
        assert "no legal plan" in done.out
        assert "ATTN-HEADS-OWNED" in done.out

    @pytest.mark.parametrize("width", ["[1, 1]", "[384, 384]", "{listed: [['0-767'], []]}"])
    def test_a_cut_by_hand_for_other_ranks_is_a_reason(
        self, shell: Shell, tmp_path: Path, width: str
    ) -> None:
        model = MODELS / "qwen3-30b-a3b.json"
        text = (
            f"model: {model}\ndevices: 4\nep: 2\nsp: 2\ntp: '?'\nmoe: {{tp: 1, width: {width}}}\n"
        )
        done = shell("plans", written(tmp_path, text))
        assert done.code == 1
        assert "a cut by hand has an entry for each rank" in " ".join(done.out.split())

    def test_a_closed_plan_is_one_or_none(self, shell: Shell) -> None:
        assert shell("plans", PLANS / "llama-3.1-70b-tp8.yaml").code == 0
        assert shell("plans", PLANS / "llama-3.1-70b-tp6.yaml").code == 1


class TestOfTwoPools:
    """Devices of prefill and of decode, which may be as many and yet others."""

    def test_each_phase_fills_its_own(self, shell: Shell) -> None:
        for pools in ([8, 8], [4, 8], [2, 3]):
            words = ["--pools", ",".join(map(str, pools)), "--limit", "500", "--format", "json"]
            data = shell("plans", MODELS / "llama-3.1-8b.json", *words).data
            assert data["pools"] == pools
            assert len(data["plans"]) == data["count"] > 0
            for each in data["plans"]:
                for phase, devices in zip(("prefill", "decode"), pools, strict=True):
                    sizes = (each["plan"][phase].get(n, 1) for n in ("dp", "pp", "sp", "tp"))
                    assert prod(sizes) == devices

    def test_equal_pools_have_the_plans_of_phases_apart(self, shell: Shell) -> None:
        model = MODELS / "qwen2-7b.json"
        pools = shell("plans", model, "--pools", "4,4", "--format", "json").data
        apart = shell("plans", model, "-n", "4", "--apart", "--format", "json").data
        assert pools["count"] == apart["count"]
        done = shell("plans", model, "--pools", "4,4")
        assert "8 devices in two pools, 4 for prefill and 4 for decode" in " ".join(
            done.out.split()
        )

    def test_none_is_said_of_both(self, shell: Shell) -> None:
        words = ["--pools", "8,4", "--set", "prefill.tp=3"]
        told = " ".join(shell("plans", MODELS / "qwen2-7b.json", *words).out.split())
        assert "`pools: 8,4` is asked for, and because `prefill.tp: 3` is set" in told

    def test_what_is_left_out_is_said(self, shell: Shell) -> None:
        done = shell("plans", MODELS / "qwen2-7b.json", "-n", "8", "--limit", "4")
        assert "15 are left out; --limit 19 shows all." in done.out
        assert "left out" not in shell("plans", MODELS / "qwen2-7b.json", "-n", "2").out


class TestBadInput:
    @pytest.mark.parametrize(
        "words",
        [
            (LARGE,),
            (LARGE, "-n", "0"),
            (LARGE, "--pools", "8"),
            (LARGE, "--pools", "8,x"),
            (LARGE, "--pools", "0,8"),
            (LARGE, "--pools", "8,8", "-n", "8"),
            (PLANS / "qwen2-7b-open.yaml", "--pools", "8,8"),
            (LARGE, "-n", "8", "--by", "price"),
            (LARGE, "-n", "8", "--limit", "-1"),
            (LARGE, "-n", "8", "--set", "tp"),
            (LARGE, "-n", "8", "--set", "tq=2"),
            ("no.json", "-n", "8"),
        ],
    )
    def test_is_exit_2(self, shell: Shell, words: tuple[object, ...]) -> None:
        done = shell("plans", *words)
        assert (done.code, done.out) == (2, "")
        assert "error[" in done.err

    def test_a_model_that_is_not_modelled(self, shell: Shell, tmp_path: Path) -> None:
        config = LARGE.read_text("utf-8").replace("{", '{"warp_factor": 9,', 1)
        model = written(tmp_path, config, "m.json")
        done = shell("plans", model, "-n", "8")
        assert (done.code, "warp_factor" in done.out) == (3, True)
