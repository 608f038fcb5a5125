"""`shardproof check`: verdicts, reasons, places, exit codes, JSON."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from shardproof.reports.verdict_schema import verdict_schema
from shardproof.spec.model.families import MODULES
from tests.front.running import MODELS, PLANS, Shell, plan_of, written

HEAVY = {"z3", "sympy", "hypothesis", "networkx", "scipy", "numpy"}
SELDOM = {
    "json",
    "decimal",
    "fractions",
    "fnmatch",
    "pathlib",
    "argparse",
    "dataclasses",
    "inspect",
}
"""Of the standard library, what a usual check of one plan does without."""


class TestVerdicts:
    """The numbers of published models on degrees that do and do not divide them."""

    def test_an_even_plan_is_legal(self, shell: Shell) -> None:
        assert shell("check", PLANS / "llama-3.1-70b-tp8.yaml").code == 0

    def test_all_that_does_not_divide_is_told_in_one_run(self, shell: Shell) -> None:
        done = shell("check", PLANS / "llama-3.1-70b-tp6.yaml")
        assert done.code == 1
        assert "64 heads cut evenly in 6: 10 each, heads 60–63 on no rank" in done.out
        assert "28,672 intermediate dimensions cut evenly in 6" in done.out

    def test_balanced_cuts_make_it_legal(self, shell: Shell) -> None:
        assert shell("check", PLANS / "llama-3.1-70b-tp6-balanced.yaml").code == 0

    def test_other_cuts_of_the_same_degrees_are_named(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("check", plan_of(tmp_path, "qwen2-7b", "tp: 8"), "--format", "json")
        assert done.code == 1
        assert done.data["same_degrees"] == "legal"
        assert [reason["code"] for reason in done.data["reasons"]] == ["ATTN-HEADS-OWNED"]
        assert "heads 24–27 on no rank" in done.data["reasons"][0]["message"]

    def test_a_vocabulary_that_does_not_divide_is_padded(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        assert shell("check", plan_of(tmp_path, "gpt2", "tp: 2")).code == 0

    def test_what_is_not_modelled_makes_it_unknown(self, shell: Shell, tmp_path: Path) -> None:
        config = (MODELS / "llama-3.1-8b.json").read_text("utf-8")
        model = written(tmp_path, config.replace("{", '{"warp_factor": 9,', 1), "m.json")
        done = shell("check", written(tmp_path, "tp: 8"), "--model", model)
        assert done.code == 3
        assert "warp_factor" in done.out


class TestPlaces:
    """A reason points into the user's own file, at what was written."""

    def test_at_the_degree_where_the_cut_is_a_default(self, shell: Shell, tmp_path: Path) -> None:
        path = plan_of(tmp_path, "qwen2-7b", "\npp: 2\ntp: 8")
        [reason] = shell("check", path, "--format", "json").data["reasons"]
        assert reason["place"] == {"file": str(path), "line": 4, "column": 1, "field": "tp"}

    def test_at_the_cut_where_it_was_written(self, shell: Shell, tmp_path: Path) -> None:
        path = plan_of(tmp_path, "qwen2-7b", "tp: 8\nattention: {heads: even}")
        [reason] = shell("check", path, "--format", "json").data["reasons"]
        assert (reason["place"]["line"], reason["place"]["column"]) == (3, 13)

    def test_a_phases_own_choice_comes_first(self, shell: Shell, tmp_path: Path) -> None:
        path = plan_of(tmp_path, "qwen2-7b", "tp: 4\ndecode:\n  tp: 8")
        [reason] = shell("check", path, "--format", "json").data["reasons"]
        assert (reason["place"]["line"], reason["phases"]) == (4, ["decode"])


class TestSeveralPlans:
    """2 beats 3 beats 1 beats 0, and each plan has its say."""

    @pytest.mark.parametrize(
        ("names", "code"),
        [
            (["legal", "legal"], 0),
            (["legal", "illegal"], 1),
            (["illegal", "unknown", "legal"], 3),
            (["unknown", "bad", "illegal"], 2),
        ],
    )
    def test_the_gravest_decides(
        self, shell: Shell, tmp_path: Path, names: list[str], code: int
    ) -> None:
        config = (MODELS / "qwen2-7b.json").read_text("utf-8")
        written(tmp_path, config, "known.json")
        written(tmp_path, config.replace("{", '{"warp_factor": 9,', 1), "unknown.json")
        plans = {
            "legal": "model: known.json\ntp: 4",
            "illegal": "model: known.json\ntp: 8",
            "unknown": "model: unknown.json\ntp: 4",
            "bad": "model: known.json\ntp: four",
        }
        paths = [written(tmp_path, plans[n], f"{i}.yaml") for i, n in enumerate(names)]
        done = shell("check", *paths, "--format", "json")
        assert done.code == code
        assert [one.get("verdict", "bad") for one in done.data] == names
        jsonschema.validate(done.data, verdict_schema())


class TestBadInput:
    """File, line, column, what was read, what would be right; never a traceback."""

    def test_every_error_at_once(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("check", plan_of(tmp_path, "qwen2-7b", "tp: x\nattn: 3\nmoe: {experts: evn}"))
        assert done.code == 2
        assert done.out == ""
        places = [f"plan.yaml:{place}:" in done.err for place in ("2:5", "3:1", "4:16")]
        assert places == [True, True, True]

    def test_a_model_that_is_not_there_is_the_plans_mistake(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        done = shell("check", written(tmp_path, "tp: 2\nmodel: nowhere.json"))
        assert done.code == 2
        assert "plan.yaml:2:8:" in done.err

    def test_errors_of_plan_and_model_stand_in_the_files_order(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        text = "tp: 8\nmodel: nowhere.json\nattention: {heads: evn}"
        done = shell("check", written(tmp_path, text), "--format", "json")
        assert [error["place"]["line"] for error in done.data["errors"]] == [2, 3]

    def test_a_plan_needs_a_model(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("check", written(tmp_path, "tp: 2"), "--format", "json")
        assert done.code == 2
        assert [error["code"] for error in done.data["errors"]] == ["PLAN-MODEL"]

    @pytest.mark.parametrize("words", [["chek"], ["check"], ["check", "x", "--fromat", "json"], []])
    def test_usage(self, shell: Shell, words: list[str]) -> None:
        assert shell(*words).code == 2


def test_a_plan_from_standard_input(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(b"{tp: 8}"))
    monkeypatch.setattr(sys, "stdin", stdin)
    done = shell("check", "-", "--model", MODELS / "qwen2-7b.json")
    assert done.code == 1
    assert "<stdin>:1:2" in done.out


def test_check_imports_nothing_heavy() -> None:
    program = (
        "import sys; from shardproof.__main__ import main; "
        f"main(['check', {str(PLANS / 'llama-3.1-70b-tp6.yaml')!r}]); "
        "print(*sorted({name.split('.')[0] for name in sys.modules}))"
    )
    assert "shardproof" in (loaded := loaded_by(program))
    assert loaded & HEAVY == set()


def test_a_usual_check_reads_what_it_needs() -> None:
    program = (
        "import sys; from shardproof.__main__ import main; "
        f"main(['check', {str(PLANS / 'llama-3.1-70b-tp8.yaml')!r}]); "
        "families = 'shardproof.spec.model.families.'; "
        "print(*sorted(name.removeprefix(families) if name.startswith(families) else "
        "name.split('.')[0] for name in sys.modules))"
    )
    loaded = loaded_by(program)
    assert loaded & (HEAVY | SELDOM) == set()
    assert loaded & {*MODULES} == {"llama"}


def loaded_by(program: str) -> set[str]:
    """The last line that a program says, in words."""
    env = {name: said for name, said in os.environ.items() if not name.startswith("COVERAGE_")}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=env
    )
    return set(done.stdout.splitlines()[-1].split())
