"""The checker needs nothing: one file, in an empty environment, without anything of ours."""

from __future__ import annotations

import ast
import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from shardproof.certificate import checker
from tests.certificates.forging import certified
from tests.executor.run.cases import written

FILE = Path(checker.__file__)
GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "certificates.md"
PLANS = (("llama", "tp: 2"), ("mixtral", "tp: 2\nep: 2"), ("gpt2", "pp: 2\ntp: 2"))


def alone(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", str(FILE), *words]
    return subprocess.run(command, env={}, cwd=cwd, capture_output=True, text=True, check=False)


def test_it_imports_the_standard_library_alone() -> None:
    for node in ast.walk(ast.parse(FILE.read_text("utf-8"))):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or "."] if isinstance(node, ast.ImportFrom) else []
        assert {name.split(".")[0] for name in names} <= {*sys.stdlib_module_names}


@pytest.mark.parametrize(("model", "text"), PLANS)
def test_it_runs_alone_in_an_empty_environment(model: str, text: str, tmp_path: Path) -> None:
    found, plan = written(model, text)
    made = certified(found, plan)
    (tmp_path / "cert.json").write_text(made, "utf-8")
    said = json.loads(made)["predicate"]
    for name in ("config", "plan"):
        (tmp_path / f"{name}.json").write_text(json.dumps(said[name], indent=2), "utf-8")
    done = alone("cert.json", "--plan", "plan.json", "--model", "config.json", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("legal: ")


def test_it_runs_from_bytecode_that_was_compiled_once(tmp_path: Path) -> None:
    (tmp_path / "cert.json").write_text(certified(*written("llama", "tp: 2")), "utf-8")
    (tmp_path / "checker.py").write_bytes(FILE.read_bytes())
    block = next(b for b in GUIDE.read_text("utf-8").split("```") if "py_compile" in b)
    said = ""
    for line in block.splitlines()[1:]:
        command = [sys.executable, *shlex.split(line)[1:]]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        said += done.stdout
    assert said.startswith("legal: ")


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [("plan", {"tp": 4}, "another plan"), ("model", {"model_type": "llama"}, "another config")],
)
def test_a_certificate_of_something_else(name: str, data: object, why: str, tmp_path: Path) -> None:
    (tmp_path / "cert.json").write_text(certified(*written("llama", "tp: 2")), "utf-8")
    (tmp_path / "other.json").write_text(json.dumps(data), "utf-8")
    done = alone("cert.json", f"--{name}", "other.json", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout == f"not of this plan: it is of {why}\n"


def test_a_plan_is_known_however_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "cert.json").write_text(certified(*written("llama", "tp: 2")), "utf-8")
    same = {"tp": 2, "ffn": {"width": "even", "up": {"split": "out"}}, "stages": {"embedding": 0}}
    (tmp_path / "plan.json").write_text(json.dumps(same), "utf-8")
    assert alone("cert.json", "--plan", "plan.json", cwd=tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "usage: "),
        ("cert.json cert.json", "usage: "),
        ("cert.json --plan", "usage: "),
        ("none.json", "none.json: No such file"),
        ("cert.json --plan none.json", "none.json: No such file"),
        ("cert.json --plan wrong.json", "wrong.json:1:2: no JSON"),
    ],
)
def test_a_mistake_is_told_with_its_place(words: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "cert.json").write_text("{}", "utf-8")
    (tmp_path / "wrong.json").write_text("{tp: 2}", "utf-8")
    done = alone(*words.split(), cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(why)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [("{}", 1), ("not JSON", 1), ("[" * 5000, 1), ('{"predicate": {"verdict": "illegal"}}', 1)],
)
def test_nonsense_is_a_verdict_and_no_crash(text: str, code: int, tmp_path: Path) -> None:
    (tmp_path / "cert.json").write_text(text, "utf-8")
    done = alone("cert.json", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (code, "")
    assert done.stdout.startswith("forged: ")


def test_what_it_does_not_know_is_unknown() -> None:
    made = certified(*written("llama", "tp: 2"))
    other = made.replace('"verdict":"legal"', '"verdict":"illegal"')
    assert checker.judge(other)[0] == "unknown"
