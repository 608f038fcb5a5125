"""The published table of bugs is the one that running them gives."""

from __future__ import annotations

from tests.cases.publish_bugs import PUBLISHED, published


def test_the_published_table_is_up_to_date() -> None:
    assert PUBLISHED.read_text(encoding="utf-8") == published(), (
        "regenerate with `python -m tests.cases.publish_bugs`"
    )
