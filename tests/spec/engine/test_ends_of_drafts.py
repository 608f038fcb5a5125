"""Drafts: so many tokens as the engine looks at show every step of decode that there is."""

from __future__ import annotations

from itertools import product

import pytest

from shardproof.spec.layout.drafts import ends_to_tell, fewer_steps, passes_of, tokens_to_tell
from shardproof.spec.plan.phase import Draft

DRAFTS = [
    Draft(tokens=tokens, accepted=accepted)
    for tokens, accepted in product(range(1, 6), (None, *range(6)))
    if accepted is None or accepted <= tokens
]
MANY = range(1, 60)


def kinds(draft: Draft, steps: int) -> set[tuple[int, int]]:
    return {(each.width, each.kept) for each in passes_of(draft, steps)}


@pytest.mark.parametrize("draft", DRAFTS, ids=str)
def test_every_kind_of_step_is_in_one_of_the_numbers(draft: Draft) -> None:
    looked_at = ends_to_tell(draft, tokens_to_tell(draft))
    every = {kind for steps in MANY for kind in kinds(draft, steps)}
    assert {kind for steps in looked_at for kind in kinds(draft, steps)} == every


@pytest.mark.parametrize("draft", DRAFTS, ids=str)
def test_fewer_tokens_end_in_the_same_steps(draft: Draft) -> None:
    enough = tokens_to_tell(draft)
    for steps in MANY:
        fewer = fewer_steps(draft, steps, enough)
        assert fewer <= steps
        assert kinds(draft, fewer) == kinds(draft, steps)
