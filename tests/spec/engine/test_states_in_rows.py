"""A state on ranks that have parts of a row each: which of them are right, by all deciders."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from shardproof.spec.engine.by_value import by_value
from shardproof.spec.plan.cuts import CutSpec, Kind
from tests.certificates.agreement import words
from tests.exhaustive.decide import panel
from tests.exhaustive.execution import Bench, runs_of
from tests.exhaustive.universe.state import ALONE, at
from tests.exhaustive.universe.universe import plan_of
from tests.exhaustive.work import has_no_shape
from tests.tiers import sampled

ROW = 4
SIDES, STATES = ("none", "left", "right"), ("own", "carried")
LEGAL: tuple[tuple[Kind, int | None, int], ...] = (
    ("balanced", None, 9),
    ("balanced", 2, 3),
    ("strided", None, 3),
    ("strided", 2, 3),
)
"""How tokens are dealt out, those of each pass; and how many rows are right, counted by hand."""


@pytest.mark.parametrize("dealt", sampled(LEGAL, every=4), ids=str)
def test_a_state_is_right_where_all_of_a_sequence_and_nothing_before_it_is(
    dealt: tuple[Kind, int | None, int],
) -> None:
    """Nobody exchanges tokens, so a rank's state is of what it has, pads among it."""
    cut, chunk, legal = dealt
    execution, found = panel("state", Bench()).execution, Counter[str]()
    for first, pads, state in product(range(1, ROW), SIDES, STATES):
        more = {
            "packed.sequences": CutSpec("sizes", (first, ROW - first)),
            "packed.pads": pads,
            "packed.state": state,
            "chunks.tokens": chunk,
            "sequence.exchange": "ring",
            "sequence.cut": CutSpec(cut),
        }
        rows = {f"prefill.{path}": value for path, value in more.items()}
        plan = plan_of({**at(ALONE, 1, ROW, 1, sp=2).written, **rows})
        assert not has_no_shape(plan)
        ran = execution(ALONE, runs_of(ALONE, plan)).word
        _, checked, why = words(ALONE, plan)
        said = by_value(ALONE, plan).word, "legal" if checked == "legal" else "illegal"
        assert said == (ran, ran), f"{plan}: {why}"
        found[ran] += 1
    assert found["legal"] == legal
