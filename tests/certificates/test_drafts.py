"""Steps of decode that read drafts, over keys of which each rank of sp has few."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shardproof.certificate.valued import NotChecked
from shardproof.fuzzing.plans import Written
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.plan.cuts import CutSpec
from tests.certificates.forging import certified
from tests.exhaustive.universe.attention import TWO, of
from tests.exhaustive.universe.universe import plan_of

BY_PLACES: Written = {
    "tp": 1, "decode.sp": 3, "decode.sequence.layout": "keys",
    "decode.sequence.keys": CutSpec("zigzag"), "decode.draft.tokens": 1,
    "decode.draft.mask": "local", "workload.batch": 1, "workload.prompt": 2,
}  # fmt: skip


@pytest.mark.parametrize("steps", [None, 3])
def test_a_mask_by_places_is_wrong_where_a_rank_has_two_keys(steps: int | None) -> None:
    plan = plan_of({**BY_PLACES, "workload.steps": steps})
    assert by_value(of(TWO), plan).word == "illegal"
    with pytest.raises(NotChecked, match="keys from the first one"):
        certified(of(TWO), plan)


def test_where_each_rank_has_one_it_may_be_right() -> None:
    plan = plan_of({**BY_PLACES, "workload.prompt": 1, "workload.steps": 1})
    assert by_value(of(TWO), plan).word == "legal"
    certified(of(TWO), plan)
    later = plan_of({**BY_PLACES, "workload.prompt": 1, "workload.steps": 3})
    assert by_value(of(TWO), later).word == "illegal"
    with pytest.raises(NotChecked, match="keys from the first one"):
        certified(of(TWO), later)


def test_of_any_number_of_steps_it_is_wrong() -> None:
    """Beside a window each step has few keys; in the end a rank has more before a query's own."""
    plan, model = plan_of({**BY_PLACES, "workload.prompt": 1}), of(replace(TWO, window=1))
    assert by_value(model, plan).word == "illegal"
    with pytest.raises(NotChecked, match="keys from the first one"):
        certified(model, plan)
