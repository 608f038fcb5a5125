"""`shardproof prove`: what it runs, names and ends with."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from shardproof.cli import prove as command
from shardproof.cli.app import run
from shardproof.proofs.theorems.library import BY_NAME, LIBRARY
from shardproof.proofs.theorems.run import Ran, run_all
from shardproof.proofs.theorems.solvers import exported
from shardproof.proofs.theorems.space import Space
from shardproof.proofs.theorems.theorem import Sums, Theorem
from shardproof.proofs.z3_typed import Bool
from shardproof.reports.questions import published

NAME = "linear_of_shares_is_a_share"


def test_a_theorem_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prove", NAME, "--format", "json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    [found] = said["theorems"]
    assert (said["proved"], found["proved"], found["name"]) == (True, True, NAME)
    assert (found["operators"], found["facts"]) == ([], ["sums"])
    assert found["steps"][0]["twins"][0]["model"]


def test_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prove", "--list", "--format", "json"]) == 0
    listed: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["theorems"]
    assert [each["name"] for each in listed] == [theorem.name for theorem in LIBRARY]
    assert all(each["operators"] or each["facts"] or each["lines"] for each in listed)


def test_a_theorem_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prove", "row_split_sum"]) == 2
    assert "did you mean row_split_sums?" in capsys.readouterr().err


def test_questions_are_written_as_their_published_digests_say(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "questions"
    assert run(["prove", NAME, "--z3-only", "--jobs", "1", "--smt", str(folder)]) == 0
    [file] = folder.iterdir()
    assert file.name == f"{NAME}.smt2"
    text = file.read_bytes()
    asked = published()[NAME]
    assert sha256(text).hexdigest() == asked["sha256"]
    assert text.count(b"(check-sat)") == asked["questions"]
    assert asked["questions"]


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert run(["prove", NAME, "--smt", str(tmp_path / "file" / "questions")]) == 2
    assert "error[USAGE] cannot be written: " in " ".join(capsys.readouterr().err.split())


def test_a_question_is_the_same_whatever_was_asked_before() -> None:
    """Its text is not what z3 names by counting all that it ever made."""
    first = exported(terms(8))
    gc.collect()
    made = [*reversed(terms(20)), *terms(20, "other.")]
    assert exported(terms(8)) == first
    assert made
    assert "(let" in first


def terms(clauses: int, view: str = "asked.") -> list[Bool]:
    here = Space("decode", "dense", view)
    return here.around(here.clauses[:clauses])


def in_this_process(
    theorems: Sequence[Theorem], *, jobs: int, solvers: bool
) -> Iterator[tuple[Theorem, tuple[Ran, ...]]]:
    assert jobs > 0
    return run_all(theorems, solvers=solvers)


def test_what_is_not_proved_is_no_success(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    theorem = BY_NAME[NAME]
    [step] = theorem.steps
    assert isinstance(step, Sums)
    false = replace(step.statement, claim=f"{step.statement.claim} + W(0, o)")
    wrong = replace(theorem, steps=(replace(step, statement=false),))
    monkeypatch.setitem(command.BY_NAME, NAME, wrong)
    monkeypatch.setattr(command, "run_all", in_this_process)  # a worker has the library as it is
    assert run(["prove", NAME]) == 1
    assert "not proved: what is left is" in capsys.readouterr().out
