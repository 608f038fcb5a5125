"""The guide names what there is: each family that is read, each example."""

from __future__ import annotations

from pathlib import Path

from shardproof.spec.model.families import families
from tests.spec.model.published import NAMES

GUIDE = (Path(__file__).parents[3] / "docs" / "guide" / "models.md").read_text()


def test_the_guide_names_each_family() -> None:
    assert [name for name in families() if "_vl" not in name and f"`{name}`" not in GUIDE] == []


def test_the_guide_says_where_each_example_was_compared() -> None:
    assert [name for name in NAMES if f"`{name}.json`" not in GUIDE] == []
