"""Each clause of the law says something that no other clauses say."""

from __future__ import annotations

import pytest

from shardproof.proofs.independence import RESTATED, codes, independent
from shardproof.spec.law.clauses import BY_CODE
from tests.cases.test_cases import case
from tests.proofs.publish_independence import BREAKS, TABLE, row, table
from tests.published import AGAIN, first_cells
from tests.tiers import sampled

PRINTED = TABLE.read_text(encoding="utf-8")
LINES = first_cells(PRINTED)
BROKEN = "sat | unsat |"
"""The others hold, and not with it."""


@pytest.mark.parametrize("code", sampled(codes(), every=5))
def test_a_clause_is_implied_by_none_of_the_others(code: str) -> None:
    told = row(code) + "\n"
    assert told.endswith(f"| {BROKEN}\n")
    assert LINES.get(f"`{code}`") == told, AGAIN + "tests.proofs.publish_independence`"


def test_a_restatement_is_a_clause_and_says_why() -> None:
    assert all(code in BY_CODE and why for code, why in RESTATED.items())


def test_a_plan_that_breaks_another_clause_shows_nothing() -> None:
    first, second = (case(BREAKS[code]) for code in ("ATTN-HEADS-OWNED", "LM-BIAS"))
    assert not independent("LM-BIAS", first.model, first.plan).shown
    assert not independent("ATTN-HEADS-OWNED", second.model, second.plan).shown


def test_the_published_table_is_these_rows_alone() -> None:
    assert table(lambda code: LINES[f"`{code}`"].rstrip("\n")) == PRINTED
