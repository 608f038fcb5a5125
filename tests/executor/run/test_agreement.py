"""Law and execution, written apart, agree on random plans near the border."""

from __future__ import annotations

import pytest

from tests.executor.run.agreement import disagreement
from tests.tiers import sampled

BATCHES = range(0, 300, 25)
LONG = range(100_000, 104_000, 100)


@pytest.mark.parametrize("first", sampled(BATCHES, every=12))
def test_the_law_accepts_exactly_what_runs_right(first: int) -> None:
    found = [disagreement(seed, 6) for seed in range(first, first + BATCHES.step)]
    assert [each for each in found if each] == []


@pytest.mark.long
@pytest.mark.parametrize("first", LONG)
def test_the_law_accepts_exactly_what_runs_right_on_many_plans(first: int) -> None:
    found = [disagreement(seed, 16) for seed in range(first, first + LONG.step)]
    assert [each for each in found if each] == []
