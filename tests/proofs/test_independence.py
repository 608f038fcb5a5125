"""Each clause of the law says something that no other clauses say."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.proofs.independence import RESTATED, codes, independent
from shardproof.spec.law.clauses import BY_CODE
from tests.cases.test_cases import NEAR_MISSES, case
from tests.proofs.publish_independence import TABLE, table

SHOWN = {case(file).code: file for file in reversed(NEAR_MISSES)}


@pytest.mark.parametrize("code", codes())
def test_a_clause_is_implied_by_none_of_the_others(code: str) -> None:
    file: Path = SHOWN[code]
    each = case(file)
    found = independent(code, each.model, each.plan)
    assert found.others_hold
    assert not found.all_hold


def test_a_restatement_is_a_clause_and_says_why() -> None:
    assert all(code in BY_CODE and why for code, why in RESTATED.items())


def test_a_plan_that_breaks_another_clause_shows_nothing() -> None:
    first, second = (case(SHOWN[code]) for code in ("ATTN-HEADS-OWNED", "LM-BIAS"))
    assert not independent("LM-BIAS", first.model, first.plan).shown
    assert not independent("ATTN-HEADS-OWNED", second.model, second.plan).shown


def test_the_published_table_is_what_the_solver_says() -> None:
    assert TABLE.read_text(encoding="utf-8") == table()
