"""The checker needs nothing: one file, in an empty environment, without anything of ours."""

from __future__ import annotations

import ast
import json
import re
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


TEXTS = ('{"a": [1, -2.5e3, "é\\n\\u00e9", null, true]} \n', "[]", "NaN", "[1,]", '{"a" 1}', "",
         "nul", "{} {}", "\ufeff{}", '"\x01"', '"\\q"', "[", "-Infinity", "1" * 5000)  # fmt: skip


@pytest.mark.parametrize("parts", [True, False])
@pytest.mark.parametrize("text", TEXTS)
def test_it_reads_what_the_package_reads(
    text: str,
    parts: bool,  # noqa: FBT001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the parts of `json` that it takes by themselves, and where these are not there."""
    if not parts:
        monkeypatch.setattr(checker, "SCAN", None)
        monkeypatch.setattr(checker, "WRITE", None)
    try:
        right = json.loads(text)
    except ValueError as why:
        with pytest.raises(type(why), match=re.escape(str(why))):
            checker.loads(text)
        return
    found = checker.loads(text)
    assert repr(found) == repr(right)
    assert checker.quick(found) == json.dumps(right, ensure_ascii=False, separators=(",", ":"))
    assert json.loads(checker.quick({"b": found, "a": 1}))["a"] == 1


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


def files(folder: Path) -> None:
    """A certificate, its config, and one of another model."""
    made = certified(*written("llama", "tp: 2"))
    (folder / "cert.json").write_text(made, "utf-8")
    config = json.loads(made)["predicate"]["config"]
    (folder / "config.json").write_text(json.dumps(config), "utf-8")
    (folder / "other.json").write_text(json.dumps({**config, "name": "another"}), "utf-8")


@pytest.mark.parametrize(
    ("plan", "more", "why"),
    [
        ({"tp": 4, "model": "config.json"}, "", "another plan"),
        ({"tp": 4}, "--model config.json", "another plan"),
        ({"tp": 2, "model": "other.json"}, "", "another config"),
        ({"tp": 2}, "--model other.json", "another config"),
        ({"tp": 2, "model": "config.json"}, "--model other.json", "another config"),
        ({"tp": 2, "edits": [{"drop": "x"}], "model": "config.json"}, "", "another plan"),
    ],
)
def test_a_certificate_of_something_else(
    plan: dict[str, object], more: str, why: str, tmp_path: Path
) -> None:
    """The model that a plan names is asked for with it, unless another is given in its place."""
    files(tmp_path)
    (tmp_path / "plan.json").write_text(json.dumps(plan), "utf-8")
    done = alone("cert.json", "--plan", "plan.json", *more.split(), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (4, "")
    assert done.stdout.startswith(f"not of this plan: it is of {why}\n")


def test_a_plan_is_known_however_it_is_written(tmp_path: Path) -> None:
    files(tmp_path)
    same = {"tp": 2, "ffn": {"width": "even", "up": {"split": "out"}}, "stages": {"embedding": 0}}
    (tmp_path / "plan.json").write_text(json.dumps(same), "utf-8")
    asked = ("--plan", "plan.json", "--model", "config.json")
    assert alone("cert.json", *asked, cwd=tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "usage: "),
        ("cert.json cert.json", "usage: "),
        ("cert.json --plan", "usage: "),
        ("none.json", "none.json: No such file"),
        ("cert.json --plan none.json", "none.json: No such file"),
        ("cert.json --plan wrong.json", "wrong.json: no JSON: Expecting property name enclosed"),
        ("cert.json --plan bare.json", "bare.json: it names no model: add --model CONFIG.json"),
        ("cert.json --plan lost.json", "none/config.json: No such file"),
        ("cert.json --plan bad.json --model bare.json", "bad.json: tp cannot be 0"),
        ("cert.json --model wrong.json", "wrong.json: no JSON"),
    ],
)
def test_a_mistake_is_told_with_its_place(words: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "cert.json").write_text("{}", "utf-8")
    (tmp_path / "wrong.json").write_text("{tp: 2}", "utf-8")
    (tmp_path / "bare.json").write_text('{"tp": 2}', "utf-8")
    (tmp_path / "bad.json").write_text('{"tp": 0}', "utf-8")
    (tmp_path / "lost.json").write_text('{"model": "none/config.json"}', "utf-8")
    done = alone(*words.split(), cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(why)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "text", ["{}", "not JSON", "[" * 5000, '{"predicate": {"verdict": "illegal"}}', "9" * 9999]
)
def test_nonsense_is_no_certificate_and_no_crash(text: str, tmp_path: Path) -> None:
    (tmp_path / "cert.json").write_text(text, "utf-8")
    done = alone("cert.json", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("cert.json: no certificate: ")


def test_what_it_does_not_know_is_unknown() -> None:
    made = certified(*written("llama", "tp: 2"))
    other = made.replace('"verdict":"legal"', '"verdict":"illegal"')
    assert checker.judge(other)[0] == "unknown"
