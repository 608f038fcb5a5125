"""Runs the command line in this process, as `main` would."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from shardproof.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
MODELS = ROOT / "examples" / "models"
PLANS = ROOT / "examples" / "plans"


@dataclass(frozen=True, slots=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:  # noqa: ANN401  (whatever JSON holds)
        return json.loads(self.out)


Shell = Callable[..., Done]


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    """`shell("check", path)` gives code, output and errors."""

    def run(*words: str | Path) -> Done:
        code = main([str(word) for word in words])
        shown = capsys.readouterr()
        return Done(code, shown.out, shown.err)

    return run


def written(folder: Path, text: str, name: str = "plan.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def plan_of(folder: Path, model: str, text: str, name: str = "plan.yaml") -> Path:
    return written(folder, f"model: {MODELS / model}.json\n{text}", name)
