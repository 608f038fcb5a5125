"""A placement that the first rank of ep alone goes by is decided by what each rank computes."""

from __future__ import annotations

import pytest

from shardproof.spec.plan.read import plan_of
from tests.certificates.agreement import words
from tests.executor.run.cases import written

BEFORE = [[0, 1], [2, 3]]
OF_BOTH = [[0, 1], [1, 2, 3]]


@pytest.mark.parametrize(
    ("before", "after", "more", "said"),
    [
        (BEFORE, [[1, 0], [3, 2]], {}, "legal"),
        (BEFORE, [[2, 1], [0, 3]], {}, "forged"),
        (OF_BOTH, [[0], [1, 2, 3]], {"copies": "one"}, "forged"),
        (OF_BOTH, [[1, 0], [1, 2, 3]], {"copies": "one"}, "legal"),
        (BEFORE, [[1, 0], [3, 2]], {"dispatch": "all_to_all"}, "legal"),
        (BEFORE, [[2, 1], [0, 3]], {"dispatch": "all_to_all"}, "unknown"),
    ],
)
def test_what_the_first_rank_follows_alone(
    before: list[list[int]], after: list[list[int]], more: dict[str, str], said: str
) -> None:
    model, _ = written("mixtral", "tp: 1")
    change = {"step": 1, "experts": {"listed": after}, "follows": "first"}
    moe = {"experts": {"listed": before}, "rebalance": change, **more}
    plan = plan_of({"tp": 2, "ep": 2, "moe": moe})
    ours, theirs, _ = words(model, plan)
    assert theirs == said
    assert (ours == "legal") == (said == "legal")
