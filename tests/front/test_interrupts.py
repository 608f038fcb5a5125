"""Ctrl-C ends a command at once, wherever it is, and its worker processes with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.front.running import MODELS, PLANS

if not Path("/proc/self/stat").exists():
    pytest.skip("who still lives is read from /proc", allow_module_level=True)
WITHIN = 20
"""Seconds, on a machine that has other things to do."""
LARGE = str(MODELS / "deepseek-v3.json")
COMMANDS = {
    "workers": ("prove",),
    "one process": ("prove", "--jobs", "1"),
    "the law read": ("plans", LARGE, "--devices", "1048576", "--budget", "600"),
    "a solver": ("plans", str(MODELS / "llama-3.1-405b.json"), "-n", "1048576", "--apart",
                 "--budget", "600"),
    "runs": ("run", str(PLANS / "llama-3.1-70b-tp8.yaml"), "--prompt", "200", "--trials", "16"),
}  # fmt: skip


def processes() -> Iterator[tuple[int, int]]:
    """Parent and group of each process that still lives."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent, group, *_ = file.read_text("ascii", "replace").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if state != "Z":
            yield int(parent), int(group)


def left(leader: int) -> bool:
    """Whether anybody of a group lives."""
    return any(group == leader for _, group in processes())


@pytest.mark.parametrize("to", [os.kill, os.killpg], ids=["it alone", "all of its group"])
@pytest.mark.parametrize("name", COMMANDS)
def test_nothing_lives_on(name: str, to: Callable[[int, int], None]) -> None:
    words = [sys.executable, "-m", "shardproof", *COMMANDS[name]]
    begun = subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    )
    deadline = time.monotonic() + WITHIN
    while name == "workers" and time.monotonic() < deadline:
        if sum(parent == begun.pid for parent, _ in processes()) >= 3:
            break
        time.sleep(0.05)
    time.sleep(1.5)
    assert begun.poll() is None, "it was over before"
    to(begun.pid, signal.SIGINT)
    _, said = begun.communicate(timeout=WITHIN)
    assert (begun.returncode, said) == (130, b"interrupted\n")
    while left(begun.pid) and time.monotonic() < deadline + WITHIN:
        time.sleep(0.05)
    assert not left(begun.pid)
