"""Sequences that lie in a row: what the checker says of positions in it."""

from __future__ import annotations

import pytest

from tests.certificates.agreement import words
from tests.exhaustive.universe.universe import plan_of
from tests.spec.engine.parted import RIGHT, WRONG, made

ALONE_IN_A_ROW = {
    **{name: "legal" for name in RIGHT if "themselves alone in a row" in name},
    **{name: "forged" for name in WRONG if "a sink beside" in name},
}


@pytest.mark.parametrize("name", ALONE_IN_A_ROW)
def test_a_token_that_is_a_sequence_of_a_row_may_stand_anywhere(name: str) -> None:
    model, given = made({**RIGHT, **WRONG}[name])
    assert words(model, plan_of(given))[1] == ALONE_IN_A_ROW[name]


def test_of_these_both_are_known() -> None:
    assert {*ALONE_IN_A_ROW.values()} == {"legal", "forged"}
