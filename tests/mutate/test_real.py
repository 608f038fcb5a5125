"""The agent around torch and JAX themselves; `make agree-executors` runs this."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutate.collectives import SIZE

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
REASON = "outside the lock: pip install torch==2.13.0 jax safetensors"


def started(module: str, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", f"tests.mutate.{module}", *words]
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    return subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def test_every_collective_of_torch(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=REASON)
    ranks = [started("real_ranks", str(rank), str(tmp_path)) for rank in range(SIZE)]
    for each in ranks:
        said, _ = each.communicate(timeout=300)
        assert each.returncode == 0, said
    for rank in range(SIZE):
        found = json.loads((tmp_path / f"found-{rank}.json").read_text())
        assert len(found) > 20
        assert {name: lines for name, lines in found.items() if lines} == {}


def test_every_collective_of_jax(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason=REASON)
    process = started("real_devices", str(tmp_path))
    said, _ = process.communicate(timeout=300)
    assert process.returncode == 0, said
    found = json.loads((tmp_path / "found.json").read_text())
    assert found["parted"] == []
    # What differs is told by the compiled program itself.
    assert len(found["differ"]) == found["changes"] == 27
