"""`certify` and `verify` of what is refused, and of what is signed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from shardproof.proofs.clausal import solve
from shardproof.proofs.open import cells
from tests.certificates.test_signing import keys
from tests.front.running import MODELS, PLANS, Shell, plan_of, shell, written

__all__ = ["shell"]

ILLEGAL, OPEN = PLANS / "llama-3.1-70b-tp6.yaml", PLANS / "qwen2-7b-24-open.yaml"
NONE = "devices: 8\ndp: 1\npp: 1\nsp: 1\ntp: ?\n"
"""Of Qwen2-7B no completion is legal, and there are few."""
LEFT = "devices: 8\ndp: 1\npp: {any: [1, 2]}\nsp: 1\ntp: ?\n"


def on_a_line(text: str) -> str:
    return " ".join(text.split())


class TestOnePlan:
    def test_a_certificate_of_an_illegal_plan(self, shell: Shell, tmp_path: Path) -> None:
        cert = tmp_path / "cert"
        made = shell("certify", ILLEGAL, "-o", cert)
        assert made.code == 1
        assert "ATTN-HEADS-OWNED" in made.out
        assert f"certificate: {cert}, {len(cert.read_bytes()):,} bytes" in made.out
        seen = shell("verify", cert, "--plan", ILLEGAL, "--model", MODELS / "llama-3.1-70b.json")
        assert seen.code == 1
        assert seen.out.startswith(f"{cert}: illegal\n  cannot run: handoff: token 0, KV head 6")

    def test_of_another_plan(self, shell: Shell, tmp_path: Path) -> None:
        cert = tmp_path / "cert"
        shell("certify", ILLEGAL, "-o", cert)
        seen = shell("verify", cert, "--plan", PLANS / "llama-3.1-70b-tp8.yaml")
        assert seen.code == 4
        assert seen.out.startswith(f"{cert}: not of this plan\n  it is of another plan\n  model: ")

    def test_a_plan_that_runs_say_is_illegal(self, shell: Shell, tmp_path: Path) -> None:
        """An edited one, of which the law says nothing."""
        cert = tmp_path / "cert"
        assert shell("certify", PLANS / "rank-without-all-reduce.yaml", "-o", cert).code == 1
        assert "illegal\n  stuck: layers.1" in shell("verify", cert).out

    def test_what_no_run_can_show(self, shell: Shell, tmp_path: Path) -> None:
        cert = tmp_path / "cert"
        plan = plan_of(tmp_path, "qwen2-7b", "tp: 4096\n")
        made = shell("certify", plan, "-o", cert)
        assert made.code == 1
        assert not cert.exists()
        assert "no certificate, for no run can show it: 4,096 ranks are too many" in made.out

    def test_forged(self, shell: Shell, tmp_path: Path) -> None:
        cert = tmp_path / "cert"
        shell("certify", ILLEGAL, "-o", cert)
        cert.write_text(cert.read_text().replace('"tp":6', '"tp":4'))
        seen = shell("verify", cert)
        assert seen.code == 4
        assert seen.out.startswith(f"{cert}: forged\n  at ")


class TestAnOpenPlan:
    def test_a_certificate_that_nothing_is_left(self, shell: Shell, tmp_path: Path) -> None:
        cert = tmp_path / "cert"
        made = shell("certify", OPEN, "-o", cert)
        assert made.code == 1
        assert made.out.startswith(f"{OPEN}: no legal plan\n  none of 252 completions is legal\n")
        seen = shell("verify", cert, "--plan", OPEN, "--model", MODELS / "qwen2-7b.json")
        assert seen.code == 1
        assert seen.out.startswith(f"{cert}: no legal plan\n  none of 252 completions is legal\n")
        assert "plan: dp 1|2|4|8 pp 1|2|4 sp 1|2|4 tp 1|2|3|4|6|8|12\n" in seen.out

    def test_on_the_screen(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "qwen2-7b", NONE)
        done = subprocess.run(
            [sys.executable, "-m", "shardproof", "certify", str(plan)],
            capture_output=True,
            check=False,
        )
        assert done.returncode == 1
        cert = tmp_path / "cert"
        shell("certify", plan, "-o", cert)
        assert done.stdout == cert.read_bytes()
        assert json.loads(done.stdout)["predicate"]["verdict"] == "no legal plan"

    def test_a_legal_plan_is_left(self, shell: Shell, tmp_path: Path) -> None:
        cert = tmp_path / "cert"
        plan = plan_of(tmp_path, "qwen2-7b", LEFT)
        made = shell("certify", plan, "-o", cert)
        assert made.code == 2
        assert not cert.exists()
        said = on_a_line(made.err)
        assert f"{plan}:4:1: error[PLAN-OPEN] the plan is open, and a legal one is left" in said
        assert "pp: 2; tp: 4" in said
        closed = plan_of(tmp_path, "qwen2-7b", "devices: 8\npp: 2\ntp: 4\n", "closed.yaml")
        assert shell("check", closed).code == 0

    def test_a_mistake_in_it_is_told_where_it_stands(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "qwen2-7b", "tp: ?\n")
        made = shell("certify", plan)
        assert made.code == 2
        assert f"{plan}:2:5: error[PLAN-OPEN] tp is left open as ?" in on_a_line(made.err)

    def test_what_is_not_modelled_is_not_known(self, shell: Shell, tmp_path: Path) -> None:
        config = json.loads((MODELS / "qwen2-7b.json").read_text())
        written(tmp_path, json.dumps({**config, "new_gate": 1.5}), "config.json")
        plan = written(tmp_path, "model: config.json\ndevices: 8\ntp: ?\n")
        made = shell("certify", plan)
        assert (made.code, made.out) == (3, f"{plan}: unknown\n  new_gate is not modelled\n")

    def test_too_many_combinations(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(cells, "MOST_READ", 1)
        plan = plan_of(tmp_path, "qwen2-7b", NONE)
        made = shell("certify", plan, "-o", tmp_path / "cert")
        assert made.code == 3
        assert made.out.startswith(f"{plan}: unknown\n  too many combinations to write down")
        assert not (tmp_path / "cert").exists()

    def test_without_the_solver(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        cert, plan = tmp_path / "cert", plan_of(tmp_path, "qwen2-7b", NONE)
        shell("certify", plan, "-o", cert)

        def missing(name: str) -> object:
            raise ModuleNotFoundError(name=name)

        monkeypatch.setattr(solve, "import_module", missing)
        made = shell("certify", plan)
        assert made.code == 2
        assert "pip install 'shardproof[certify]'" in made.err
        # To check one needs no solver.
        assert "no legal plan" in shell("verify", cert).out


class TestSigned:
    def test_signed_and_verified(self, shell: Shell, tmp_path: Path) -> None:
        own, public = keys(tmp_path, "ann", 1)
        _, other = keys(tmp_path, "bob", 2)
        none = plan_of(tmp_path, "qwen2-7b", NONE)
        for plan, word in ((PLANS / "llama-3.1-70b-tp8.yaml", "legal"), (none, "no legal plan")):
            cert = tmp_path / "cert"
            made = shell("certify", plan, "-o", cert, "--sign", own)
            seen = shell("verify", cert, "--key", public)
            assert seen.code == made.code
            assert seen.out.startswith(f"{cert}: {word}\n")
            assert f"\n  signed by {public}, " in seen.out
            wrong = shell("verify", cert, "--key", other)
            assert wrong.code == 4
            assert wrong.out.startswith(f"{cert}: not signed\n")
            assert "nobody has looked at its signatures" in shell("verify", cert).out

    def test_a_payload_that_is_changed(self, shell: Shell, tmp_path: Path) -> None:
        own, public = keys(tmp_path, "ann", 1)
        first, second = tmp_path / "first", tmp_path / "second"
        shell("certify", PLANS / "llama-3.1-70b-tp8.yaml", "-o", first, "--sign", own)
        shell("certify", plan_of(tmp_path, "qwen2-7b", NONE), "-o", second, "--sign", own)
        envelope = json.loads(first.read_bytes())
        envelope["payload"] = json.loads(second.read_bytes())["payload"]
        first.write_text(json.dumps(envelope))
        assert shell("verify", first, "--key", public).out.startswith(f"{first}: not signed\n")

    def test_a_certificate_without_an_envelope(self, shell: Shell, tmp_path: Path) -> None:
        _, public = keys(tmp_path, "ann", 1)
        cert = tmp_path / "cert"
        shell("certify", PLANS / "llama-3.1-70b-tp8.yaml", "-o", cert)
        seen = shell("verify", cert, "--key", public)
        assert (seen.code, seen.out) == (
            4,
            f"{cert}: not signed\n  there is no envelope around it\n",
        )

    def test_a_key_that_is_none_is_a_mistake_of_input(self, shell: Shell, tmp_path: Path) -> None:
        own, public = keys(tmp_path, "ann", 1)
        cert, plan = tmp_path / "cert", plan_of(tmp_path, "qwen2-7b", NONE)
        assert shell("certify", plan, "-o", cert, "--sign", public).code == 2
        assert not cert.exists()
        shell("certify", plan, "-o", cert, "--sign", own)
        seen = shell("verify", cert, "--key", own)
        assert seen.code == 2
        assert f"{own}: error[KEY] a public key in PEM" in on_a_line(seen.err)
