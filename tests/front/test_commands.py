"""explain, schema, init, diff, and the public names."""

from __future__ import annotations

from pathlib import Path

import pytest

import shardproof
from shardproof import InputErrors, Model, check, load_plan, plan
from shardproof.spec.law.clauses import LAW
from tests.front.running import MODELS, PLANS, Shell, plan_of, written
from tests.tiers import sampled


class TestExplain:
    def test_alone_it_lists_every_clause(self, shell: Shell) -> None:
        done = shell("explain")
        assert done.code == 0
        assert all(clause.code in done.out for clause in LAW)

    @pytest.mark.parametrize("clause", LAW, ids=lambda c: c.code)
    def test_shows_sentence_source_formula_and_near_miss(
        self, shell: Shell, clause: object
    ) -> None:
        [found] = [one for one in LAW if one is clause]
        out = " ".join(shell("explain", found.code.lower()).out.split())
        assert found.sentence in out
        assert found.documents[0] in out
        assert "For example: " in out
        out = " ".join(shell("explain", found.code.lower(), "--formula").out.split())
        assert found.sentence in out
        assert "It holds if" in out

    def test_a_misspelt_code_is_answered_with_the_nearest(self, shell: Shell) -> None:
        done = shell("explain", "FFN-ACT-SUN")
        assert done.code == 2
        assert "did you mean FFN-ACT-SUM?" in done.err


class TestInit:
    @pytest.mark.parametrize("model", sorted(MODELS.glob("*.json")), ids=lambda p: p.stem)
    @pytest.mark.parametrize("devices", sampled(["8", "1", "24"], every=3))
    def test_writes_a_legal_plan(
        self, shell: Shell, tmp_path: Path, model: Path, devices: str
    ) -> None:
        target = tmp_path / "plan.yaml"
        assert shell("init", model, "-o", target, "-n", devices).code == 0
        done = shell("check", target, "--format", "json")
        assert (done.code, done.data["world_size"]) == (0, int(devices))

    def test_what_is_commented_out_is_the_default(self, shell: Shell, tmp_path: Path) -> None:
        target = tmp_path / "plan.yaml"
        shell("init", MODELS / "mixtral-8x7b.json", "-o", target)
        lines = target.read_text("utf-8").splitlines()
        whole = [line.removeprefix("# ") for line in lines if line != "#"]
        # What is left of the comments' comments, and the example at the end, are comments still.
        kept = [
            ln for ln in whole if not ln.startswith(("A plan for", "Every choice", "What only"))
        ]
        end = kept.index("decode:") if "decode:" in kept else len(kept)
        full = written(tmp_path, "\n".join(kept[:end]), "full.yaml")
        assert shell("diff", target, full).code == 0

    def test_an_existing_file_stays(self, shell: Shell, tmp_path: Path) -> None:
        target = written(tmp_path, "mine")
        assert shell("init", MODELS / "gpt2.json", "-o", target).code == 2
        assert target.read_text("utf-8") == "mine"
        assert shell("init", MODELS / "gpt2.json", "-o", target, "--force").code == 0


class TestDiff:
    def test_plans_that_mean_the_same(self, shell: Shell, tmp_path: Path) -> None:
        a = plan_of(tmp_path, "gpt2", "tp: 2", "a.yaml")
        b = plan_of(tmp_path, "gpt2", "decode: {tp: 2}\nprefill: {tp: 2}", "b.yaml")
        assert shell("diff", a, b).code == 0

    def test_plans_that_differ(self, shell: Shell) -> None:
        tp6, balanced = "llama-3.1-70b-tp6.yaml", "llama-3.1-70b-tp6-balanced.yaml"
        done = shell("diff", PLANS / tp6, PLANS / balanced)
        assert (done.code, done.out.splitlines()) == (
            1,
            ["attention.heads: even -> balanced", "ffn.width: even -> balanced"],
        )


class TestPython:
    def test_the_readmes_program(self) -> None:
        verdict = check(Model.from_config(str(MODELS / "qwen2-7b.json")), plan(tp=8))
        assert (verdict.word, verdict.same_degrees) == ("illegal", "legal")

    def test_plans_from_files(self) -> None:
        assert load_plan(PLANS / "llama-3.1-70b-tp8.yaml").tp == 8

    def test_errors_are_values(self) -> None:
        with pytest.raises(InputErrors) as wrong:
            plan(tp=0, colour="red")
        assert [error.code for error in wrong.value.errors] == ["PLAN-RANGE", "PLAN-KEY"]

    def test_every_public_name_is_there(self) -> None:
        assert all(hasattr(shardproof, name) for name in shardproof.__all__)


def test_version(shell: Shell) -> None:
    assert shell("--version").out.strip() == shardproof.__version__
