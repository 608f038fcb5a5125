"""The guide's projects, made from its own blocks and run as it says."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from shardproof.harness.answers import Answer
from shardproof.harness.space import Space, space_of
from shardproof.harness.suite import NAMES
from tests.docs.consoles import blocks
from tests.harness.cases import FAMILIES
from tests.harness.test_plugin import run_pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "fuzz-your-executor.md"
SERVER = ROOT / "examples" / "executors" / "http_server"
ENGINE = """
from pathlib import Path

import numpy as np
from serve import Model


def logits(checkpoint, tp, prompts, forced):
    model = Model(Path(checkpoint), tp)
    rows = []
    for prompt, steps in zip(prompts, forced):
        cache = [{} for _ in range(model.config["num_hidden_layers"])]
        reads = [list(prompt), *([token] for token in steps)]
        rows.append([model.logits(read, cache) for read in reads])
    return np.array(rows)


class Engine:
    def supports(self, case):
        known = case.model.family in ("llama", "qwen2") and case.ranks == case.tp
        return None if known else "tp of llama and qwen2"

    def open(self, ranks):
        pass

    def run(self, case):
        return logits(case.checkpoint, case.tp, case.prompts, case.forced)

    def close(self):
        pass
"""


@cache
def block(language: str, holding: str) -> str:
    [found] = [b.text for b in blocks(GUIDE) if b.language == language and holding in b.text]
    return found


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The two files, and what the engine is made of."""
    shutil.copy(SERVER / "serve.py", tmp_path)
    (tmp_path / "engine.py").write_text(ENGINE)
    (tmp_path / "test_engine.py").write_text(block("py", "from engine import logits"))
    return tmp_path


@pytest.mark.long
def test_the_two_files_are_fuzzed_by_the_command_of_the_guide(project: Path) -> None:
    assert "pytest" in [
        line for b in blocks(GUIDE) if b.language == "sh" for line in b.text.split()
    ]
    code, said = run_pytest(project, env={"CI": "1"})
    assert code == 0, said
    assert re.search(r"20 cases: \d+ refused, \d+ right", said)


def test_a_mistake_in_the_engine_is_found_by_them(project: Path) -> None:
    serve = project / "serve.py"
    text = serve.read_text("utf-8")
    serve.write_text(text.replace("np.sum(parts, axis=0", "np.sum(parts[1:], axis=0"))
    code, said = run_pytest(project, env={"CI": "1"})
    assert code == 1
    assert "wrong answer, to a legal plan" in said
    assert "judging.py" not in said, "calls of ours are of no use to who wrote the engine"
    [line] = {line[1:].strip() for line in said.splitlines() if "replay    shardproof" in line}
    _, command = line.split(None, 1)
    again = replayed(command, project)
    assert again.returncode == 1, again.stderr
    serve.write_text(text)
    again = replayed(command, project)
    assert again.returncode == 0, again.stderr


def replayed(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", *command.split()]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_the_server_of_the_guide_is_fuzzed(tmp_path: Path) -> None:
    shutil.copy(SERVER / "serve.py", tmp_path)
    text = block("py", "HttpExecutor").replace("python serve.py", f"{sys.executable} serve.py")
    text = text.replace("models=", "examples=3, models=")
    (tmp_path / "test_server.py").write_text(text)
    code, said = run_pytest(tmp_path, env={"CI": "1"})
    assert code == 0, said


def test_the_class_of_the_guide_has_what_is_asked(project: Path) -> None:
    text = block("py", "class Engine:")
    made = text.replace("class Engine:", "class Own:").replace("def test_engine", "def not_run")
    (project / "test_class.py").write_text(
        f"{made}\n\nimport engine\n\n\nclass Engine(Own, engine.Engine):\n"
        "    run = engine.Engine.run\n    supports = engine.Engine.supports\n\n\n"
        "def test_it():\n    shardproof.fuzz_executor(Engine, plans={'tp': (1, 2), 'fits': True},"
        " examples=4)\n"
    )
    code, said = run_pytest(project, "test_class.py", env={"CI": "1"})
    assert code == 0, said


def test_the_suite_is_run_as_the_guide_says(project: Path) -> None:
    [line] = [
        line
        for b in blocks(GUIDE)
        if b.language == "sh"
        for line in b.text.splitlines()
        if "--shardproof-executor" in line
    ]
    words = line.split()[1:]
    code, said = run_pytest(project, *words, "--shardproof-examples=2", "-k", "gqa")
    assert code in (0, 1), said
    assert "shardproof::gqa: 2 cases" in said


def test_names_of_the_guide_are_known() -> None:
    text = GUIDE.read_text("utf-8")
    assert all(family in text for family in FAMILIES)
    named = re.search(r"one item for each capability \((.*), …\)", text)
    assert named is not None
    assert set(named[1].split(", ")) <= set(NAMES)
    assert all(hasattr(Answer, name) for name in ("logprobs", "tokens", "logits"))


def test_the_choices_of_the_guide_are_choices() -> None:
    given: dict[str, dict[str, object]] = {}
    text = block("py", "decode_tp").replace("@shardproof.fuzz", "given.update").replace("\n", " ")
    code = compile(text.partition("  # fmt")[0], "guide", "eval")
    eval(code, {"given": given})  # noqa: S307  (a page of our own)
    assert isinstance(space_of(given["models"], given["plans"]), Space)


def test_every_choice_is_in_the_guide_with_what_is_drawn() -> None:
    told: dict[str, str] = {}
    for row in re.findall(
        r"^\| (`.+) \| ([\d, ;A-Z][\w, ;]*) \|$", GUIDE.read_text("utf-8"), re.MULTILINE
    ):
        names = [name for name in re.findall(r"`(\w+)`", row[0]) if name in Space.__slots__]
        values = row[1].split("; ")
        told |= zip(names, values if len(values) > 1 else values * len(names), strict=True)
    drawn = {name: ", ".join(map(str, getattr(Space(), name))) for name in Space.__slots__}
    assert told == {k: v for k, v in drawn.items() if k not in ("families", "plans")}


def test_the_workflow_is_one() -> None:
    found = YAML(typ="safe", pure=True).load(block("yml", "jobs:"))  # pyright: ignore[reportUnknownMemberType]
    steps = [step.get("run", "") for step in found["jobs"]["fuzz"]["steps"]]
    assert "pytest --shardproof-profile=pr" in steps
