"""What failed before comes first where it is of the same run, and never where a seed is given."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shardproof.harness.answers import Answer
from shardproof.harness.case import Case
from shardproof.harness.executors import fuzzed
from shardproof.harness.ours import run_case
from shardproof.harness.outcome import Wrong
from shardproof.harness.run import Run
from shardproof.harness.space import space_of


class Asked:
    """An executor in this process, which remembers what it was asked for."""

    def __init__(self, answer: Callable[[Case], Any]) -> None:
        self.cases: list[str] = []
        self._answer = answer

    def supports(self, case: Case) -> str | None:
        del case

    def run(self, case: Case) -> Answer:
        self.cases.append(case.digest)
        return self._answer(case)

    def close(self) -> None:
        pass


def right(case: Case) -> Any:
    return run_case(case)


def wrong(case: Case) -> Any:
    """Not in the plainest case, which is drawn first by every run."""
    return run_case(case) * (0 if case.seed else 1)


def cases_of(answer: Callable[[Case], Any], name: str, seed: int | None) -> list[str]:
    """What is asked of an executor of this name, until it fails or has done five cases."""
    space = space_of({"layers": 1}, {"tp": 2, "fits": True})
    run = Run(space, "float64", repeats="no", replayed_by=name)
    asked = Asked(answer)
    try:
        fuzzed(asked, run, seed, "shardproof-dev", 5)
    except Wrong:
        assert answer is wrong
    return asked.cases


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_what_failed_comes_first_in_the_same_executor_and_never_where_a_seed_is_given() -> None:
    before = cases_of(right, "engine:A", 3)
    first, *_, smallest = cases_of(wrong, "engine:A", None)
    assert first != smallest
    assert cases_of(right, "engine:A", 3) == before
    assert cases_of(wrong, "engine:A", None)[0] == smallest
    assert cases_of(right, "engine:B", None)[0] != smallest
