"""A night of right executors: what it says of floats in which nothing is known, and of failures."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from shardproof.harness.case import Case
from shardproof.harness.ours import Numpy, Reals, run_case
from shardproof.harness.outcome import Outcome, Tally
from tests.harness import nightly


class Wrong(Numpy):
    """Half as much again."""

    def run(self, case: Case) -> Reals:  # pyright: ignore[reportIncompatibleMethodOverride]
        return 1.5 * run_case(case)


HERE = f"{__name__}:{Wrong.__name__}"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(monkeypatch: pytest.MonkeyPatch, engine: nightly.Engine, *words: str) -> int:
    monkeypatch.setattr(nightly, "engines", lambda: {"it": engine})
    monkeypatch.setattr(sys, "argv", ["nightly", "--budget", "1s", "--seed", "7", *words])
    return nightly.main()


def test_right_executors_pass_and_the_share_that_counts_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = {"models": {"layers": 1}, "plans": {"tp": 1}}
    it = nightly.Engine("shardproof.harness.ours:Numpy", few)
    assert run(monkeypatch, it, "--dtypes", "float32") == 0
    said = capsys.readouterr().out
    assert "seed 7; 1 s for each of it in float32" in said
    assert "float32: " in said
    assert "answers had power" in said


def test_what_fails_is_shown_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    it = nightly.Engine(HERE, {"models": {"layers": 1}, "plans": {"tp": 1}})
    assert run(monkeypatch, it, "--dtypes", "float32", "float64") == 1
    said = capsys.readouterr().out
    assert said.count("wrong answer, to a legal plan") == 2
    assert "shardproof replay" in said


def test_floats_without_power_are_unknown_and_not_passed() -> None:
    night = nightly.Night({"bfloat16": Counter(), "float32": Counter()})
    right, unknown = Tally(), Tally()
    right.note(Outcome("right", legal=True, tier="float", dtype="float32"))
    unknown.note(Outcome("unknown", legal=True, tier="float", dtype="bfloat16"))
    night.note("float32", right)
    assert night.code == 3
    night.note("bfloat16", unknown)
    assert night.code == 3
    assert "bfloat16: 1 case: 1 unknown; unknown: 0 of 1 answers had power" in str(night)
    night.note("bfloat16", right)
    assert night.code == 0


def test_what_is_not_installed_is_said() -> None:
    assert nightly.missing(nightly.Engine("x:Y", {}, needs=("json", "no_such_thing"))) == (
        "no_such_thing"
    )
    assert nightly.missing(nightly.engines()["numpy"]) == ""
