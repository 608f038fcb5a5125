"""What failed before comes first where it is of the same run, and never where a seed is given."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies
from hypothesis.internal.conjecture import providers

import shardproof
from shardproof.harness.answers import Answer
from shardproof.harness.case import Case
from shardproof.harness.executors import fuzzed
from shardproof.harness.numbers import below
from shardproof.harness.ours import run_case
from shardproof.harness.outcome import NoPower, Wrong
from shardproof.harness.power import APART
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


def reads_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if some that were imported had these numbers."""
    read = type(providers.GLOBAL_CONSTANTS)(integers={*range(100, 60_000, 60)})
    monkeypatch.setattr(providers, "_get_local_constants", lambda: read)
    providers.CONSTANTS_CACHE.cache.clear()


def test_no_number_is_taken_from_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    def numbers() -> list[int]:
        drawn: list[int] = []

        @hypothesis.seed(3)
        @hypothesis.settings(max_examples=300, database=None)
        @hypothesis.given(strategies.data())
        def test(data: strategies.DataObject) -> None:
            drawn.append(below(data.draw, APART, "seed"))

        test()
        return drawn

    before = numbers()
    reads_modules(monkeypatch)
    assert numbers() == before


def test_a_seed_gives_the_same_cases_whatever_is_imported_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As by an engine that imports what it needs when it is asked, which a run that goes on is not.

    In tests Hypothesis reads no module (conftest), so it is told what it would have read.
    """
    drawn: list[str] = []

    def first(_: Run, case: Callable[[int], Case]) -> Case:
        return case(0)

    def declines(case: Case) -> str:
        drawn.append(case.digest)
        return "nothing today"

    monkeypatch.setattr(Run, "_strong", first)

    def test(case: Case) -> None:
        raise AssertionError(case)

    run = shardproof.fuzz(
        test, seed=3, examples=40, models="llama", plans={"tp": 1}, supports=declines
    )
    with pytest.raises(NoPower):
        run()
    before = [*drawn]
    drawn.clear()
    reads_modules(monkeypatch)
    with pytest.raises(NoPower):
        run()
    assert len(before) == 40
    assert drawn == before


def test_numbers_are_spread_evenly_over_all_that_there_are() -> None:
    rng = Random(1)

    def draw(strategy: Any) -> Any:
        return rng.choice(strategy.elements)

    for count in (1, 2, 64, 65, 130, 4096, APART):
        found = {below(draw, count, "here") for _ in range(2000)}
        assert min(found) >= 0
        assert max(found) < count
        assert len(found) == count or len(found) > 400
