"""The guide's project, made from its own blocks and run as it says."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest

from shardproof.cli import code as command
from shardproof.cli.app import run
from shardproof.cli.code import EXITS
from shardproof.code.judging import ENDLESS
from tests.docs.consoles import blocks

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "code.md"
REASON = "outside the lock: pip install jax"


@cache
def block(language: str, holding: str) -> str:
    [found] = [b.text for b in blocks(GUIDE) if b.language == language and holding in b.text]
    return found


def words() -> list[str]:
    return block("sh", "pair.py:pair").split()[1:]


def test_the_command_of_the_guide_is_one() -> None:
    asked: list[tuple[str | None, int]] = []

    def noted(name: str | None, ranks: int, *rest: object) -> int:
        del rest
        asked.append((name, ranks))
        return 0

    with patch.object(command, "code", noted):
        assert run(words()) == 0
    assert asked == [("pair.py:pair", 4)]


def test_the_table_has_every_word_with_its_exit() -> None:
    text = GUIDE.read_text("utf-8")
    for word, code in EXITS.items():
        assert f"| `{word}` | {code:d} |" in text
    assert f"below -{ENDLESS:.0f} stand for -inf" in text


def shown(folder: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    asked = [sys.executable, "-m", "shardproof", *words()]
    return subprocess.run(asked, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_the_example_prints_what_the_page_shows(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason=REASON)
    model = block("py", "def rank")
    (tmp_path / "model.py").write_text(model, "utf-8")
    (tmp_path / "pair.py").write_text(block("py", "pair ="), "utf-8")
    done = shown(tmp_path)
    assert (done.returncode, done.stdout) == (1, block("text", "pair.py:pair")), done.stderr
    right = model.replace(' + w["bias"]\n    return x + jax.lax.psum(part, "tp")',
                          '\n    return x + jax.lax.psum(part, "tp") + w["bias"]')  # fmt: skip
    assert right != model
    (tmp_path / "model.py").write_text(right, "utf-8")
    done = shown(tmp_path)
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, "pair.py:pair: equal"), done.stderr


@pytest.mark.long
def test_the_script_of_the_guide_prints_what_the_page_shows(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="outside the lock: pip install torch")
    (tmp_path / "train.py").write_text(block("py", "def step"), "utf-8")
    asked = block("sh", "torchrun").split()[1:]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    command = [sys.executable, "-m", "shardproof", *asked]
    done = subprocess.run(
        command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, block("text", "train.py: differs")), done.stderr


@pytest.mark.long
def test_the_example_of_pytorch_prints_what_the_page_shows(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="outside the lock: pip install torch")
    (tmp_path / "mlp.py").write_text(block("py", "part = F.silu"), "utf-8")
    asked = block("sh", "mlp.py:program").split()[1:]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    command = [sys.executable, "-m", "shardproof", *asked]
    done = subprocess.run(
        command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, block("text", "mlp.py:program")), done.stderr
