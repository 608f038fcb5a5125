"""Every bug has a counterexample, and the published table is the one that running them gives."""

from __future__ import annotations

import pytest

from tests.cases.bug_files import BUGS, SYNTHETIC, Bug, bug
from tests.cases.publish_bugs import PUBLISHED, published, row
from tests.published import AGAIN, first_cells
from tests.tiers import sampled

PRINTED = PUBLISHED.read_text(encoding="utf-8")
LINES = first_cells(PRINTED)
EVERY = [bug(file) for file in (*BUGS, *SYNTHETIC)]


@pytest.mark.parametrize("each", sampled(EVERY, every=4), ids=[each.file.stem for each in EVERY])
def test_a_bug_runs_as_its_published_row_says(each: Bug) -> None:
    assert LINES.get(each.title) == row(each), AGAIN + "tests.cases.publish_bugs`"


def test_the_published_table_is_these_rows_alone() -> None:
    assert published(lambda each: LINES[each.title]) == PRINTED
