"""Every theorem is proved, by all that have a say, and refuted without what it assumes."""

from __future__ import annotations

import pytest

from shardproof.proofs.theorems.library import LIBRARY
from shardproof.proofs.theorems.run import run
from shardproof.proofs.theorems.theorem import Theorem

LONG = {"every_clause_refuses_what_no_other_does": "asks of each clause of the law by itself"}


def of(theorem: Theorem) -> object:
    marks = [pytest.mark.long] if theorem.name in LONG else []
    return pytest.param(theorem, marks=marks, id=theorem.name)


@pytest.mark.parametrize("theorem", list(map(of, LIBRARY)))
def test_it_is_proved_and_its_twins_are_refuted(theorem: Theorem) -> None:
    for ran in run(theorem):
        assert ran.proved, f"{ran.name}: {ran.why}"
        assert [twin.without for twin in ran.twins if not twin.model] == [], ran.name
