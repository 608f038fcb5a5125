"""What the engine says by value is what runs show: a part of `tests/exhaustive/engine.py`."""

from __future__ import annotations

import pytest

from tests.exhaustive.engine import chunk_of
from tests.tiers import sampled

PARTS = {"ffn": (1, 400, 1300), "attention": (0, 1372, 1464, 3016)}
"""Chunks of other families each; three of them hold plans on which it was once wrong."""


@pytest.mark.parametrize("part", sampled([(m, n) for m, of in PARTS.items() for n in of], every=4))
def test_what_it_says_is_what_runs_show(part: tuple[str, int]) -> None:
    result = chunk_of(part)
    assert not result.disagreements, [(each.about, each.says) for each in result.disagreements]
    assert sum(map(len, result.words.values())) > 50
    assert result.words["legal"]
