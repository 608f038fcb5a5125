"""Sweeps on Ray, whose workers are killed by their process ids.

Ray is an extra, and too large for the lock: `pip install ray`, then
`pytest -m long tests/sweeps/test_ray.py`.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from shardproof.sweeps.work import Asked
from tests.front.running import ROOT
from tests.sweeps.swept import CASES, alone, command, grid, rows
from tests.sweeps.test_kills import done, wait_until

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(find_spec("ray") is None, reason="ray is an extra that the lock leaves out"),
]


def deciding(pid: int) -> list[int]:
    """Processes below this one in which Ray runs a task."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text("utf-8", "replace")
            except OSError:
                continue  # it has ended
            parents[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return [each for each in found if _command(each).startswith(b"ray::_called")]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


@pytest.mark.parametrize("kills", [0, 2])
def test_workers_of_ray_that_are_killed_lose_nothing(tmp_path: Path, kills: int) -> None:
    path, output = grid(tmp_path), tmp_path / "ray.db"
    words = command(
        [path], output, "--jobs", "2", "--on", "ray", "--by", "verdict", "--by", "engine"
    )
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    pipe = subprocess.PIPE
    process = subprocess.Popen(words, env=env, stdout=pipe, stderr=pipe, text=True)
    killed: list[int] = []
    while len(killed) < kills:
        wait_until(lambda: done(output) >= len(killed) and set(deciding(process.pid)), process)
        for worker in set(deciding(process.pid)) - set(killed):
            os.kill(worker, signal.SIGKILL)
            killed.append(worker)
            break
        time.sleep(0.1)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    assert out.endswith(f"{CASES} cases\n")
    asked = Asked((str(path),), by=("verdict", "engine"))
    assert rows(output) == alone(asked, tmp_path / "alone.db")
