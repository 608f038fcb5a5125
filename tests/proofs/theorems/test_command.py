"""`shardproof prove`: what it runs, names and ends with."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from shardproof.cli import prove as command
from shardproof.cli.app import run
from shardproof.proofs.theorems.library import BY_NAME, LIBRARY
from shardproof.proofs.theorems.theorem import Sums

NAME = "linear_of_shares_is_a_share"


def test_a_theorem_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prove", NAME, "--format", "json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    [found] = said["theorems"]
    assert (said["proved"], found["proved"], found["name"]) == (True, True, NAME)
    assert found["rules"] == ["linear", "out_linear", "head_linear"]
    assert found["steps"][0]["twins"][0]["model"]


def test_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prove", "--list", "--format", "json"]) == 0
    listed: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    assert [each["name"] for each in listed] == [theorem.name for theorem in LIBRARY]
    assert all(each["rules"] or each["lines"] for each in listed)


def test_a_theorem_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prove", "row_split_sum"]) == 2
    assert "did you mean row_split_sums?" in capsys.readouterr().err


def test_what_is_not_proved_is_no_success(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    theorem = BY_NAME[NAME]
    [step] = theorem.steps
    assert isinstance(step, Sums)
    false = replace(step.statement, claim=f"{step.statement.claim} + W(0, o)")
    wrong = replace(theorem, steps=(replace(step, statement=false),))
    monkeypatch.setitem(command.BY_NAME, NAME, wrong)
    assert run(["prove", NAME]) == 1
    assert "not proved: what is left is" in capsys.readouterr().out
