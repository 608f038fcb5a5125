"""Near misses have a counterexample, and the published table is the one that running them gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.executor.run.cases import NEAR_MISSES
from tests.executor.run.publish import PUBLISHED, published, row
from tests.published import AGAIN, first_cells
from tests.tiers import clause_of, named, one_of_each

PRINTED = PUBLISHED.read_text(encoding="utf-8")
LINES = first_cells(PRINTED, column=1)
NEEDED = named(
    NEAR_MISSES,
    *("ATTN-SCALE", "FFN-OUT-WHOLE", "SP-KV-EXCHANGE", "SP-MASK", "SP-POSITIONS", "SP-TURNS"),
    "TICK-TOKEN--listed",
)
"""What notices mistakes of tests/executor/mutants."""
SOME = one_of_each(NEAR_MISSES, clause_of, NEEDED)


@pytest.mark.parametrize("file", SOME, ids=lambda file: file.stem)
def test_a_near_miss_runs_as_its_published_row_says(file: Path) -> None:
    assert LINES.get(file.name) == row(file), AGAIN + "tests.executor.run.publish`"


def test_the_published_table_is_these_rows_alone() -> None:
    assert published(lambda file: LINES[file.name]) == PRINTED
