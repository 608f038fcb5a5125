"""A run of cases that is killed goes on: nothing is lost, and nothing is counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import shardproof
from shardproof.harness.case import Case
from shardproof.harness.outcome import Tally, Wrong
from shardproof.spec.errors import InputErrors
from tests.harness.mutants import Picky

WITHIN = 240
"""Seconds for what takes two or three."""
TEST = """
import time
from pathlib import Path

import shardproof
from tests.harness.mutants import Picky

asked = Path(__file__).with_name("asked")


@shardproof.fuzz(
    models={"families": "llama", "layers": 1}, plans={"tp": (1, 2)}, examples=8, seed=3,
    repeats="no",
)
def test_engine(case):
    with asked.open("a") as file:
        file.write(case.digest + "\\n")
    time.sleep(0.05)
    case.check(Picky().run(case))
"""


def fuzzed(journal: Path | None, count: list[str], **choices: Any) -> Tally:
    def test(case: Case) -> None:
        count.append(case.digest)
        case.check(Picky().run(case))

    small = {"families": "llama", "layers": 1}
    usual: dict[str, Any] = {"examples": 10, "models": small, "plans": {"tp": (1, 2)}}
    name = None if journal is None else str(journal)
    whole = shardproof.fuzz(test, journal=name, profile="shardproof-dev", **(usual | choices))
    whole()
    return whole.shardproof_run.tally


def cases_of(journal: Path) -> list[str]:
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    return [line["case"] for line in lines if "case" in line]


class TestInOneProcess:
    """A journal that is read again."""

    def test_what_is_done_is_not_asked_again_and_counts_once(self, tmp_path: Path) -> None:
        first: list[str] = []
        again: list[str] = []
        path = tmp_path / "journal"
        tally = fuzzed(path, first)
        assert len(set(first)) == len(cases_of(path)) == len(set(cases_of(path))) == tally.cases > 3
        assert str(fuzzed(path, again)) == str(tally)
        assert again == []

    def test_it_may_be_made_longer(self, tmp_path: Path) -> None:
        path = tmp_path / "journal"
        tally = fuzzed(path, [], examples=4, seed=5)
        longer: list[str] = []
        assert fuzzed(path, longer, examples=14, seed=5).cases > tally.cases
        assert not set(cases_of(path)[: tally.cases]) & set(longer)

    def test_a_run_of_a_seed_that_was_drawn_draws_the_same(self, tmp_path: Path) -> None:
        path = tmp_path / "journal"
        whole = fuzzed(path, [])
        head, *rest = path.read_text().splitlines(keepends=True)
        path.write_text(head + "".join(rest[:3]))
        again: list[str] = []
        assert str(fuzzed(path, again)) == str(whole)
        assert len(set(again)) == whole.cases - 3

    @pytest.mark.long
    def test_what_fails_is_asked_again(self, tmp_path: Path) -> None:
        path = tmp_path / "journal"

        def wrong(case: Case) -> None:
            case.check(0 * Picky().run(case) if case.tp == 2 else Picky().run(case))

        for _ in range(2):
            with pytest.raises(Wrong):
                shardproof.fuzz(
                    wrong,
                    journal=str(path),
                    seed=2,
                    models="llama",
                    plans={"tp": (1, 2)},
                    folder=str(tmp_path),
                )()

    def test_another_seed_or_space_is_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "journal"
        fuzzed(path, [], examples=2, seed=5)
        with pytest.raises(InputErrors, match="begun with seed 5, and not 6"):
            fuzzed(path, [], examples=2, seed=6)
        with pytest.raises(InputErrors, match="begun with another space"):
            fuzzed(path, [], examples=2, seed=5, plans={"tp": 4})


def ran(folder: Path, journals: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_engine.py",
         f"--shardproof-journal={journals}"],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )  # fmt: skip


def summed(output: bytes) -> str:
    [line] = [each for each in output.decode().splitlines() if " cases: " in each]
    return line


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    (tmp_path / "test_engine.py").write_text(TEST)
    whole = summed(ran(tmp_path, tmp_path / "whole").communicate(timeout=WITHIN)[0])
    (tmp_path / "asked").unlink()
    first = ran(tmp_path, tmp_path / "killed")
    until = time.monotonic() + WITHIN
    while time.monotonic() < until:
        files = list((tmp_path / "killed").glob("*.jsonl"))
        if files and len(cases_of_torn(files[0])) >= 3:
            break
        time.sleep(0.02)
    os.killpg(first.pid, signal.SIGKILL)
    first.communicate()
    [journal] = (tmp_path / "killed").glob("*.jsonl")
    before = cases_of_torn(journal)
    assert len(before) >= 3
    assert summed(ran(tmp_path, tmp_path / "killed").communicate(timeout=WITHIN)[0]) == whole
    after = cases_of(journal)
    assert after[: len(before)] == before
    assert len(after) == len(set(after)) > len(before)


def cases_of_torn(journal: Path) -> list[str]:
    lines = journal.read_text().split("\n")[:-1]
    return [json.loads(line)["case"] for line in lines if '"case"' in line]
