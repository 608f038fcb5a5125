"""Every accepted plan runs right; that near misses do not is in test_publish.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.executor.run.outcome.outcome import Equal
from shardproof.executor.run.trials.workloads import workloads
from shardproof.executor.run.verdict.beside_reference import run_plan
from shardproof.executor.run.verdict.search import counterexample
from tests.executor.run.cases import ACCEPTED, NEAR_MISSES, load
from tests.tiers import sampled


def names(files: list[Path]) -> list[str]:
    return [file.stem for file in files]


@pytest.mark.parametrize("file", sampled(ACCEPTED, every=12), ids=names(ACCEPTED))
def test_an_accepted_plan_runs_right(file: Path) -> None:
    model, plan = load(file)
    assert str(counterexample(model, plan)) == "None"


@pytest.mark.parametrize("file", ACCEPTED[::20], ids=names(ACCEPTED[::20]))
def test_an_equal_run_says_how_sure_it_is(file: Path) -> None:
    model, plan = load(file)
    outcome = run_plan(model, plan, workloads(plan)[0], seed=3, trials=3)
    assert isinstance(outcome, Equal)
    assert 0 < outcome.bound.miss < 1e-12
    assert outcome.bound.arguments > 1
    assert outcome.outputs > 0


def test_a_run_is_the_same_for_a_seed() -> None:
    model, plan = load(NEAR_MISSES[0])
    assert counterexample(model, plan) == counterexample(model, plan)


def test_a_run_needs_its_three_numbers() -> None:
    model, plan = load(ACCEPTED[0])
    with pytest.raises(ValueError, match="a batch, a prompt and a number of steps"):
        run_plan(model, plan, plan.workload)
