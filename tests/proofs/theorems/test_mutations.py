"""A statement with a mistake is not proved: hundreds of mistakes, each refuted by numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from shardproof.proofs.theorems.numbers import refuted
from shardproof.proofs.theorems.prove import prove
from tests.proofs.theorems.mutations import Mutant, mutants

TRIED = 30
"""In `make test`; `make test-long` tries more."""
MORE = 970
LEAST = 24

ALL = mutants()


def survivors(chosen: list[Mutant]) -> tuple[int, list[str]]:
    """How many are false, by a model; and those of them that are proved all the same."""
    false = [mutant for mutant in chosen if refuted(mutant.statement, 400) is not None]
    return len(false), [str(each) for each in false if prove(each.statement, each.by).proved]


def test_no_false_statement_is_proved() -> None:
    count, proved = survivors(ALL[:TRIED])
    assert proved == []
    assert count >= LEAST


@pytest.mark.long
def test_no_false_statement_is_proved_among_many() -> None:
    count, proved = survivors(ALL[TRIED : TRIED + MORE])
    assert proved == []
    assert count > MORE // 2


def test_mutants_are_of_all_theorems_and_of_all_kinds() -> None:
    assert len({mutant.theorem for mutant in ALL}) > 40
    kinds = Counter(mutant.what.split(":")[0].split()[0] for mutant in ALL)
    assert set(kinds) == {"claim", "given", "let"}
    assert min(kinds.values()) > 300
