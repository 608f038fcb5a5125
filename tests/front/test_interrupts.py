"""Ctrl-C ends a command at once, wherever it is, and its worker processes with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.front.running import MODELS, PLANS
from tests.tiers import sampled

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
    "reasons": ("why", str(PLANS / "llama-3.1-70b-tp8.yaml"), "--devices", "1048576",
                "--budget", "600"),
    "runs": ("run", str(PLANS / "llama-3.1-70b-tp8.yaml"), "--prompt", "8", "--steps", "380",
             "--trials", "1"),
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


@contextmanager
def begun(*words: str) -> Generator[subprocess.Popen[bytes]]:
    """The command, in a group of its own, of which nobody lives on after the test."""
    made = subprocess.Popen(
        [sys.executable, "-m", "shardproof", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield made
    finally:
        if left(made.pid):
            os.killpg(made.pid, signal.SIGKILL)
        made.communicate()


@pytest.fixture
def heard() -> Generator[None]:
    """Commands hear Ctrl-C: a shell has what it starts in the background ignore it, and theirs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("to", [os.kill, os.killpg], ids=["it alone", "all of its group"])
@pytest.mark.parametrize("name", sampled(COMMANDS, every=len(COMMANDS), also=["workers"]))
def test_nothing_lives_on(name: str, to: Callable[[int, int], None]) -> None:
    with begun(*COMMANDS[name]) as command:
        deadline = time.monotonic() + WITHIN
        while name == "workers" and time.monotonic() < deadline:
            if sum(parent == command.pid for parent, _ in processes()) >= 3:
                break
            time.sleep(0.05)
        time.sleep(0.5 if name == "workers" else 1.5)
        assert command.poll() is None, "it was over before"
        to(command.pid, signal.SIGINT)
        _, said = command.communicate(timeout=WITHIN)
        assert (command.returncode, said) == (130, b"interrupted\n")
        while left(command.pid) and time.monotonic() < deadline + WITHIN:
            time.sleep(0.05)
        assert not left(command.pid)


def test_who_is_told_not_to_hear_ctrl_c_does_not() -> None:
    """As a command that a shell has started in the background, or `nohup`."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with begun("prove", "--jobs", "1") as command:
            time.sleep(1.5)
            command.send_signal(signal.SIGINT)
            with pytest.raises(subprocess.TimeoutExpired):
                command.wait(timeout=1)
    finally:
        signal.signal(signal.SIGINT, before)
