"""Every operator that the engine runs rests on a law, and every law is a theorem of `prove`."""

from __future__ import annotations

import pytest

from shardproof.proofs.theorems.library import BY_NAME
from shardproof.spec.engine.laws import LAWS, NONE, law_of
from shardproof.spec.program.vocabulary import KINDS


def test_every_kind_of_operator_has_a_law_or_a_reason() -> None:
    assert LAWS.keys() | NONE.keys() == KINDS.keys()
    assert not LAWS.keys() & NONE.keys()
    assert all(NONE.values())


@pytest.mark.parametrize("kind", LAWS)
def test_its_laws_are_theorems_that_are_proved_for_such_operators(kind: str) -> None:
    for name in LAWS[kind]:
        theorem = BY_NAME[name]
        assert theorem.steps
        assert kind in theorem.rules or kind in SAID_OF_OTHERS, name


SAID_OF_OTHERS = {
    "first": "of the cache, whose halves they are",
    "second": "of the cache, whose halves they are",
    "gather_rows": "of operators that run on the tokens of several ranks",
    "own_rows": "of operators that run on the tokens of several ranks",
    "handoff": "of what reads the cache behind it",
}
"""Kinds whose law a theorem states of the operators around them."""


def test_a_partial_sum_rests_on_another_law_than_a_shard() -> None:
    assert law_of("linear", partial=False) == "column_split_concatenates"
    assert law_of("linear", partial=True) == "row_split_sums"
    assert law_of("all_reduce", partial=True) == law_of("all_reduce", partial=False)
    assert law_of("junk", partial=False) == ""
