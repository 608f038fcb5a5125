"""Every theorem is proved, by all that have a say, and refuted without what it assumes.

So are the questions that were asked, by the published digests of them.
"""

from __future__ import annotations

import pytest

from shardproof.proofs.theorems.library import BY_NAME, LIBRARY
from shardproof.proofs.theorems.run import run
from shardproof.proofs.theorems.theorem import Theorem
from shardproof.reports.questions import DIGESTS, digests, entry, published

LONG = {"every_clause_refuses_what_no_other_does": "asks of each clause of the law by itself"}


def of(theorem: Theorem) -> object:
    marks = [pytest.mark.long] if theorem.name in LONG else []
    return pytest.param(theorem, marks=marks, id=theorem.name)


@pytest.mark.parametrize("theorem", list(map(of, LIBRARY)))
def test_it_is_proved_and_its_twins_are_refuted(theorem: Theorem) -> None:
    every = tuple(run(theorem))
    for ran in every:
        assert ran.proved, f"{ran.name}: {ran.why}"
        assert [twin.without for twin in ran.twins if not twin.model] == [], ran.name
    again = "run `python -m shardproof.reports.theorems`"
    assert published().get(theorem.name, {}) == entry(every), f"other questions: {again}"


def test_digests_are_of_theorems_of_today() -> None:
    assert published().keys() <= BY_NAME.keys()
    assert digests(published()) == DIGESTS.read_text("utf-8")
