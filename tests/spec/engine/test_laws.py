"""Every operator that the engine runs rests on a law, and every law is a theorem of `prove`."""

from __future__ import annotations

import pytest

from shardproof.proofs.theorems.library import BY_NAME
from shardproof.spec.engine.laws import FACTS, LAWS, NONE, law_of
from shardproof.spec.program.vocabulary import KINDS


def test_every_kind_of_operator_has_a_law_or_a_reason() -> None:
    assert LAWS.keys() | NONE.keys() == KINDS.keys()
    assert not LAWS.keys() & NONE.keys()
    assert all(NONE.values())


@pytest.mark.parametrize("name", sorted({name for names in LAWS.values() for name in names}))
def test_a_law_is_a_theorem_that_is_proved(name: str) -> None:
    assert BY_NAME[name].steps


def test_facts_are_theorems_and_laws_of_no_operator() -> None:
    facts = [name for names in FACTS.values() for name in names]
    assert set(facts) <= BY_NAME.keys()
    assert len(set(facts)) == len(facts)
    assert not {name for names in LAWS.values() for name in names} & set(facts)


def test_a_partial_sum_rests_on_another_law_than_a_shard() -> None:
    assert law_of("linear", partial=False) == "column_split_concatenates"
    assert law_of("linear", partial=True) == "row_split_sums"
    assert law_of("all_reduce", partial=True) == law_of("all_reduce", partial=False)
    assert law_of("junk", partial=False) == ""
