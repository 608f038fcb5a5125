"""Every theorem is proved, by all that have a say, and refuted without what it assumes.

The second solver was asked each question of which the digest is published, so that `make test`
asks it for a sample and holds the questions against their digests; `make test-long` asks it all.
"""

from __future__ import annotations

import pytest

from shardproof.proofs.theorems.library import BY_NAME, LIBRARY
from shardproof.proofs.theorems.run import run
from shardproof.proofs.theorems.theorem import Theorem
from shardproof.reports.questions import DIGESTS, digests, entry, published
from tests.tiers import sampled

LONG = {
    "every_clause_refuses_what_no_other_does": "asks of each clause of the law by itself",
    "dp_composes_with_every_other_degree": "takes as long as ten others",
}
QUICK = [theorem for theorem in LIBRARY if theorem.name not in LONG]
SLOW = [pytest.param(BY_NAME[name], marks=pytest.mark.long) for name in LONG]


def named(theorem: Theorem) -> str:
    return theorem.name


@pytest.mark.parametrize("theorem", [*sampled(QUICK, every=4), *SLOW], ids=named)
def test_it_is_proved_and_its_twins_are_refuted(theorem: Theorem) -> None:
    proved(theorem, solvers=False)


@pytest.mark.parametrize("theorem", [*sampled(QUICK, every=12), *SLOW], ids=named)
def test_the_second_solver_says_so_too(theorem: Theorem) -> None:
    proved(theorem, solvers=True)


def proved(theorem: Theorem, *, solvers: bool) -> None:
    every = tuple(run(theorem, solvers=solvers))
    for ran in every:
        assert ran.proved, f"{ran.name}: {ran.why}"
        assert [twin.without for twin in ran.twins if not twin.model] == [], ran.name
    again = "run `python -m shardproof.reports.theorems`"
    assert published().get(theorem.name, {}) == entry(every), f"other questions: {again}"


def test_digests_are_of_theorems_of_today() -> None:
    assert published().keys() <= BY_NAME.keys()
    assert digests(published()) == DIGESTS.read_text("utf-8")
