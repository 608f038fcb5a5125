"""Ranks that have one number in both phases, and when one of them lacks what it reads."""

from __future__ import annotations

from itertools import product

import pytest

from shardproof.executor.run.trials.workloads import workloads
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.decide import batches
from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.partners import lacking, pairs
from shardproof.spec.plan.phase import Batch, Phase
from shardproof.spec.plan.plan import Workload
from shardproof.spec.plan.read import plan_of
from tests.executor.run.cases import written
from tests.spec.plan.test_lengths import SPECS

LONGEST = 40


def lacks(old: Phase, new: Phase, n: int) -> bool:
    """Whether some rank reads what its partner has not, by every index of every rank."""
    both = [(Cut(p.batch.sequences, n, p.dp), p) for p in (old, new)]
    has, reads = (
        [
            {i for run in cut.indices(rank // (p.sp * p.tp) % p.dp) for i in run if i < n}
            for rank in range(p.dp * p.sp * p.tp)
        ]
        for cut, p in both
    )
    return any(not wanted <= there for wanted, there in zip(reads, has, strict=True))


@pytest.mark.parametrize("degrees", [(2, 2, 4, 1), (4, 1, 2, 2), (3, 2, 2, 3), (1, 4, 4, 1)])
def test_whoever_lacks_anything_at_some_batch_does_at_one_of_these(
    degrees: tuple[int, int, int, int],
) -> None:
    met = {True: 0, False: 0}
    for one, other in product(SPECS, repeat=2):
        old = Phase(dp=degrees[0], tp=degrees[1], batch=Batch(sequences=one))
        new = Phase(dp=degrees[2], tp=degrees[3], batch=Batch(sequences=other))
        found = lacking(old, new, "dp")
        assert not found.undecided
        assert all(lacks(old, new, n) for n in found.lengths), f"{one} and {other}"
        wrong = any(lacks(old, new, n) for n in range(1, LONGEST))
        assert bool(found.lengths) == wrong, f"{one} and {other}"
        met[wrong] += 1
    assert met[degrees[0] > 1]


def test_ranks_of_one_number_need_not_be_of_one_replica() -> None:
    old, new = Phase(dp=2, tp=2), Phase(dp=4)
    assert pairs(old, new, "dp") == ((0, 0), (0, 1), (1, 2), (1, 3))
    assert lacking(old, new, "dp").lengths == (2,)


def test_of_alike_phases_and_of_pools_of_other_sizes_nothing_is_looked_at() -> None:
    assert lacking(Phase(dp=4), Phase(dp=4), "dp").lengths == ()
    assert lacking(Phase(dp=4), Phase(dp=2), "dp").lengths == ()
    strided = Batch(sequences=CutSpec("strided"))
    assert lacking(Phase(dp=4), Phase(dp=4, batch=strided), "dp").lengths


def test_of_more_ranks_than_are_compared_it_says_so() -> None:
    found = lacking(Phase(dp=2, tp=1 << 16), Phase(dp=1 << 17), "dp")
    assert found.undecided
    many = plan_of(
        {"dp": 2, "tp": 1 << 16, "decode": {"dp": 1 << 17, "tp": 1},
         "handoff": {"cache": "by_rank"}}
    )  # fmt: skip
    with pytest.raises(Uncovered):
        batches(many)


def test_a_batch_is_looked_at_and_run_of_which_a_rank_lacks_a_sequence() -> None:
    kept = "{dp: 2, tp: 2, decode: {dp: 4, tp: 1}, handoff: {cache: by_rank}}"
    model, plan = written("multi-query", kept)
    assert any(each.batch == 2 and each.steps for each in workloads(plan))
    assert by_value(model, plan).word == "illegal"
    others = [n for n in batches(plan) if n != 2]
    for n in others:
        assert by_value(model, plan.with_(workload=Workload(batch=n))).word == "legal"
