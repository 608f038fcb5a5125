"""`shardproof certify` and `shardproof verify`, as they are typed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import rfc8785

from shardproof.__main__ import main
from shardproof.certificate import program_checker
from shardproof.certificate.ground import ground, made
from shardproof.cli.verify import OF_A_PROGRAM

ROOT = Path(__file__).resolve().parents[2]
MODELS = ROOT / "examples" / "models"


def plan(folder: Path, model: str, text: str, name: str = "plan.yaml") -> str:
    (folder / name).write_text(f"model: {MODELS / f'{model}.json'}\n{text}\n", "utf-8")
    return str(folder / name)


def certify(folder: Path, model: str, text: str, *more: str) -> bytes:
    cert = folder / "cert.json"
    assert main(["certify", plan(folder, model, text), "-o", str(cert), *more]) == 0
    return cert.read_bytes()


class TestCertify:
    """The same inputs give the same bytes, and nothing in them grows with layers or devices."""

    def test_it_is_canonical_json_without_paths_or_times(self, tmp_path: Path) -> None:
        data = certify(tmp_path, "llama-3.1-8b", "tp: 8")
        assert rfc8785.dumps(json.loads(data)) == data
        assert str(tmp_path).encode() not in data
        assert b"examples" not in data

    def test_every_process_gives_the_same_bytes(self, tmp_path: Path) -> None:
        path = plan(tmp_path, "mixtral-8x7b", "tp: 4\nep: 2\ndp: 2")
        found = {
            subprocess.run(
                [sys.executable, "-m", "shardproof", "certify", path],
                env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True,
            ).stdout
            for seed in ("1", "2")
        }  # fmt: skip
        assert len(found) == 1

    def test_the_largest_model_on_thousands_of_ranks_is_small(self, tmp_path: Path) -> None:
        text = "tp: 16\npp: 16\ndp: 32"
        assert len(certify(tmp_path, "llama-3.1-405b", text)) < 200_000

    @pytest.mark.parametrize("text", ["tp: 2", "tp: 3", "tp: {any: [3, 5]}"])
    def test_what_its_json_cannot_hold_is_told_with_its_place(
        self, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        config = (MODELS / "qwen2.5-0.5b.json").read_text("utf-8").strip()
        (tmp_path / "m.json").write_text(config[:-1] + ', "x_token_id": 9007199254740992}', "utf-8")
        (tmp_path / "plan.yaml").write_text(f"model: m.json\n{text}\n", "utf-8")
        cert = tmp_path / "cert.json"
        assert main(["certify", str(tmp_path / "plan.yaml"), "-o", str(cert)]) == 2
        assert "error[CERT-NUMBER] x_token_id" in " ".join(capsys.readouterr().err.split())
        assert not cert.exists()

    @pytest.mark.parametrize(
        ("text", "code"), [("tp: 2", 0), ("tp: 3", 1), ("tp: {any: [3, 5]}", 1)]
    )
    def test_infinity_stands_in_it_as_transformers_writes_it(
        self, text: str, code: int, tmp_path: Path
    ) -> None:
        config = (MODELS / "qwen2.5-0.5b.json").read_text("utf-8").strip()
        more = ', "x_token_id": [0.0, Infinity, -1e999, NaN]}'
        (tmp_path / "m.json").write_text(config[:-1] + more, "utf-8")
        (tmp_path / "plan.yaml").write_text(f"model: m.json\n{text}\n", "utf-8")
        plan, cert = str(tmp_path / "plan.yaml"), str(tmp_path / "cert.json")
        assert main(["certify", plan, "-o", cert]) == code
        names = ("Infinity", "-Infinity", "NaN")
        said = json.loads(Path(cert).read_text("utf-8"))["predicate"]["config"]["x_token_id"]
        assert said == [0, *({"__float__": name} for name in names)]
        assert main(["verify", cert, "--plan", plan]) == code
        (tmp_path / "m.json").write_text(config, "utf-8")
        assert main(["verify", cert, "--plan", plan]) == 4

    def test_neither_layers_nor_ranks_make_it_longer(self, tmp_path: Path) -> None:
        config = json.loads((MODELS / "llama-3.1-8b.json").read_text("utf-8"))
        sizes: list[int] = []
        for layers, text in ((8, "pp: 2\ntp: 2"), (1024, "pp: 256\ntp: 8\ndp: 512")):
            (tmp_path / "m.json").write_text(json.dumps({**config, "num_hidden_layers": layers}))
            (tmp_path / "p.yaml").write_text(f"model: m.json\n{text}\n", "utf-8")
            cert = tmp_path / "c.json"
            assert main(["certify", str(tmp_path / "p.yaml"), "-o", str(cert)]) == 0
            sizes.append(cert.stat().st_size)
        assert abs(sizes[1] - sizes[0]) < 1_000

    def test_runs_are_told_as_evidence(self, tmp_path: Path) -> None:
        said = json.loads(certify(tmp_path, "llama-3.1-8b", "tp: 2", "--runs", "2"))["predicate"]
        assert [run["equal"] for run in said["runs"]] == [True, True]
        assert not any(run["run again by verify"] for run in said["runs"])

    def test_a_place_that_cannot_be_written(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = plan(tmp_path, "llama-3.1-8b", "tp: 2")
        assert main(["certify", path, "-o", str(tmp_path / "no" / "cert.json")]) == 2
        assert "cannot be written" in " ".join(capsys.readouterr().err.split())


class TestVerify:
    """A word, why, and an exit code: legal 0, bad input 2, unknown 3, forged or of another 4."""

    @pytest.mark.parametrize("model", sorted(path.stem for path in MODELS.glob("*.json")))
    def test_a_certificate_of_every_example_model(
        self, model: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        certify(tmp_path, model, "tp: 2\npp: 2\nattention: {heads: balanced}")
        cert, path = str(tmp_path / "cert.json"), str(tmp_path / "plan.yaml")
        config = str(MODELS / f"{model}.json")
        assert main(["verify", cert, "--plan", path, "--model", config]) == 0
        assert ": legal\n" in capsys.readouterr().out

    def test_another_plan_or_config(self, tmp_path: Path) -> None:
        certify(tmp_path, "llama-3.1-8b", "tp: 2")
        cert, other = str(tmp_path / "cert.json"), plan(tmp_path, "llama-3.1-8b", "tp: 4", "o.yaml")
        assert main(["verify", cert, "--plan", other]) == 4
        assert main(["verify", cert, "--model", str(MODELS / "llama-3.1-70b.json")]) == 4

    def test_what_is_forged_is_named(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        data = certify(tmp_path, "llama-3.1-8b", "tp: 2").decode()
        cert = tmp_path / "cert.json"
        cert.write_text(data.replace('"rule":"all_reduce"', '"rule":"pads"', 1), "utf-8")
        assert main(["verify", str(cert)]) == 4
        assert "forged\n  at predicate / " in capsys.readouterr().out

    def test_a_file_that_is_not_there(
        self,
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.chdir(tmp_path)
        Path("cert.json").touch()
        assert main(["verify", "certs.json"]) == 2
        told = capsys.readouterr().err
        assert "`certs.json` does not exist\n  help: did you mean `cert.json`?" in told

    def test_nothing_else_is_imported(self, tmp_path: Path) -> None:
        certify(tmp_path, "llama-3.1-8b", "tp: 2")
        code = (
            "import sys; from shardproof.__main__ import main\n"
            f"main(['verify', {str(tmp_path / 'cert.json')!r}])\n"
            "names = ('shardproof.', 'numpy', 'z3', 'decimal', 'hashlib', 'typing')\n"
            "print(sorted(n for n in sys.modules if n.startswith(names)))"
        )
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        loaded = done.stdout.splitlines()[-1]
        assert "shardproof.certificate.checker" in loaded
        rest = ("spec", "executor", "proofs", "numpy", "z3", "program", "decimal", "hashlib")
        assert not any(name in loaded for name in (*rest, "typing"))

    def test_a_certificate_of_a_program_is_known_by_its_name(self) -> None:
        assert OF_A_PROGRAM == program_checker.PREDICATE

    def test_a_plan_is_no_certificate(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        given = plan(tmp_path, "llama-3.1-8b", "tp: 8")
        assert main(["verify", given]) == 2
        seen = capsys.readouterr()
        assert not seen.out
        told = " ".join(seen.err.split())
        assert "error[CERT-FILE] no certificate: a certificate is JSON, and this is none" in told


def test_what_all_certificates_say_is_the_law_s_and_the_library_s() -> None:
    assert ground() == made()
