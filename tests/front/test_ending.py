"""Plain commands end at once; whoever asked to be called at the end is called."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.front.running import PLANS

ENDS = """\
import atexit, sys
from shardproof.__main__ import command
class Kept:
    def __del__(self):
        print("taken apart", flush=True)
kept = Kept()
atexit.register(print, "called")
sys.argv = ["shardproof", *sys.argv[1:]]
{more}
command()
"""


def ended(more: str, *words: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, "-c", ENDS.format(more=more), *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


@pytest.mark.parametrize(("plan", "code"), [("llama-3.1-70b-tp8", 0), ("llama-3.1-70b-tp6", 1)])
def test_a_check_ends_at_once(plan: str, code: int) -> None:
    found, lines = ended("", "check", str(PLANS / f"{plan}.yaml"))
    assert found == code
    assert plan in lines[0]
    assert lines[-1] == "called"


@pytest.mark.parametrize("more", ["import multiprocessing", "import cProfile"])
def test_one_that_is_watched_does_not(more: str) -> None:
    found, lines = ended(more, "check", str(PLANS / "llama-3.1-70b-tp8.yaml"))
    assert (found, lines[-2:]) == (0, ["called", "taken apart"])
