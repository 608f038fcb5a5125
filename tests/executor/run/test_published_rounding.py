"""The published table of rounding is the one that running its plans gives, up to rounding."""

from __future__ import annotations

import numpy as np
import pytest

from shardproof.executor.run.verdict.rounding import Rounding
from tests.executor.run.publish_rounding import HEAD, PUBLISHED, Row, line, measured, rows, size_of

PRINTED = PUBLISHED.read_text(encoding="utf-8").removeprefix(HEAD).splitlines(keepends=True)
ROWS = rows()
SAMPLE = list(range(0, len(ROWS), 11))
UNITS = (2.0**-52, 2.0**-23, 2.0**-7)
"""Of the three kinds: the distance from 1 to the next number. Below it, sizes are chance."""
FACTOR = 8
"""Between the largest of many roundings on one machine and on another."""


def test_the_published_table_has_every_row() -> None:
    assert PUBLISHED.read_text(encoding="utf-8").startswith(HEAD)
    named = [", ".join(cells(printed)[:2]) for printed in PRINTED]
    assert named == [row.name for row in ROWS]


@pytest.mark.parametrize("number", SAMPLE, ids=[ROWS[number].name for number in SAMPLE])
def test_a_published_row_is_what_a_run_gives(number: int) -> None:
    assert is_like(PRINTED[number], ROWS[number], measured(ROWS[number])), (
        "regenerate with `python -m tests.executor.run.publish_rounding`"
    )


def is_like(printed: str, row: Row, found: list[Rounding]) -> bool:
    """The same choices, none flipped in float64, and sizes that another machine may give."""
    old, new = cells(printed), cells(line(row, found))
    made = [[cell.partition(" of ")[2] for cell in each[8:]] for each in (old, new)]
    if made[0] != made[1] or any(cell and not cell.startswith("0,") for cell in old[8:]):
        return False
    before = np.array([float(cell) for cell in old[2:8]])
    now = np.array([size for one in found for size in (size_of(one.logits), size_of(one.caches))])
    units = np.repeat(UNITS, 2)
    apart = np.maximum(before, units) / np.maximum(now, units)
    return bool((apart < FACTOR).all() and (apart > 1 / FACTOR).all())


def cells(printed: str) -> list[str]:
    return [cell.strip() for cell in printed.strip().strip("|").split("|")]


def test_a_row_of_other_numbers_is_not_like_it() -> None:
    row, found = ROWS[0], measured(ROWS[0])
    right = line(row, found)
    assert is_like(right, row, found)
    size = f"{size_of(found[1].logits):.1e}"
    assert not is_like(right.replace(size, "6.0e-05"), row, found)
    assert not is_like(right.replace("of 18", "of 17"), row, found)
    assert not is_like(right.replace("| 0, 0", "| 1, 0"), row, found)
