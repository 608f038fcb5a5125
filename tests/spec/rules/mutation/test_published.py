"""The published table of mutated rules is what `make mutate-rules` would write."""

from __future__ import annotations

import time

import pytest

from tests.spec.rules.mutation.held import kept
from tests.spec.rules.mutation.mutants import DELETED
from tests.spec.rules.mutation.outcome import reasons, remade
from tests.spec.rules.mutation.published import TABLE, published, read

EVERY = 24
"""Of the mutants, each so-manyth is made by default."""
OPEN = 1_200
"""No more may be neither noticed nor the rules in other words; to be lowered, never raised."""
MOST = 10.0
"""Seconds that the plan which notices a mutant may take."""


def test_the_published_table_is_of_these_mutants() -> None:
    assert TABLE.read_text(encoding="utf-8") == published(read())


def test_each_mutant_of_a_sample_becomes_what_is_published() -> None:
    rightly_published(0)


@pytest.mark.long
@pytest.mark.parametrize("rest", range(1, EVERY))
def test_every_mutant_becomes_what_is_published(rest: int) -> None:
    rightly_published(rest)


def rightly_published(rest: int) -> None:
    wrong: list[str] = []
    for mutant, said in list(read().items())[rest::EVERY]:
        began = time.process_time()
        if remade(mutant, said) != said or time.process_time() - began > MOST:
            wrong.append(mutant.name)
    assert wrong == [], "run `make mutate-rules`"


def test_few_are_left_open_and_none_of_the_deleted() -> None:
    left = [mutant for mutant, each in read().items() if each.column == "open"]
    assert len(left) <= OPEN
    assert not [mutant.name for mutant in left if mutant.kind in DELETED]


def test_a_reason_is_for_a_mutant_that_nothing_is_published_to_notice() -> None:
    said = {mutant.name: each for mutant, each in read().items()}
    assert [name for name in reasons() if name not in said or said[name].by] == []


@pytest.mark.long
def test_a_kept_plan_is_needed() -> None:
    """Of all mutants: one that is left out may be what it is kept for."""
    used = {each.by for each in read().values()}
    assert [each.name for each in kept() if each.name not in used] == []
