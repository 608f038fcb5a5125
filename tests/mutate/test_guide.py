"""The guide's project, made from its own blocks and run as it says."""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest

from shardproof.cli import mutate as command
from shardproof.cli.app import run
from shardproof.cli.mutate import ordered
from shardproof.mutate.agent.jax_collectives import FUNCTIONS
from shardproof.mutate.agent.kinds import KINDS
from shardproof.mutate.campaign import PATIENCE, TIMES
from shardproof.mutate.telling import WORDS
from tests.docs.consoles import blocks

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "mutate.md"
REASON = "outside the lock: pip install torch==2.13.0 jax safetensors"


@cache
def block(language: str, holding: str) -> str:
    [found] = [b.text for b in blocks(GUIDE) if b.language == language and holding in b.text]
    return found


def table(heading: str) -> list[str]:
    """The first column of a section's table."""
    section = GUIDE.read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` ", section, re.MULTILINE)


def test_the_tables_have_every_kind_and_every_word() -> None:
    assert tuple(table("What is changed")) == tuple(KINDS)
    assert tuple(table("What comes of a mutant")) == WORDS


def test_every_function_of_jax_is_named() -> None:
    text = GUIDE.read_text("utf-8")
    assert all(f"`{name}`" in text for name in FUNCTIONS)
    assert (PATIENCE, TIMES) == (10, 4)


@pytest.mark.parametrize("options", ["mutate -- ", "mutate --only"])
def test_the_commands_of_the_guide_are_commands(options: str) -> None:
    asked: list[object] = []

    def noted(given: command.Asked, form: str) -> int:
        asked.append((ordered(given), form))
        return 0

    with patch.object(command, "mutate", noted):
        assert run(block("sh", f"shardproof {options}").split()[1:]) == 0
    assert len(asked) == 1


@pytest.mark.long
def test_the_project_comes_to_what_the_guide_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason=REASON)
    (tmp_path / "engine.py").write_text(block("py", "def row_linear"))
    (tmp_path / "test_engine.py").write_text(block("py", "def test_hidden"))
    monkeypatch.chdir(tmp_path)
    # The guide's reader is in the environment that has torch, whoever runs this.
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    assert run(block("sh", "shardproof mutate -- ").split()[1:]) == 1
    assert capsys.readouterr().out == block("text", "5 mutants")
