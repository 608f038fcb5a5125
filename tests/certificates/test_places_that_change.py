"""What changes from a step on: the placement of experts, for some ranks or layers, and turns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shardproof.spec.plan.read import plan_of
from tests.certificates.agreement import words
from tests.executor.run.cases import written

BEFORE = [[0, 1], [2, 3]]
APART = [[0], [1], [2], [3]]
OF_BOTH = [[0, 1], [1, 2, 3]]


@pytest.mark.parametrize(
    ("before", "after", "more", "said"),
    [
        (BEFORE, [[1, 0], [3, 2]], {}, "legal"),
        (BEFORE, [[2, 1], [0, 3]], {}, "forged"),
        (OF_BOTH, [[0], [1, 2, 3]], {"copies": "one"}, "forged"),
        (OF_BOTH, [[1, 0], [1, 2, 3]], {"copies": "one"}, "legal"),
        (BEFORE, [[1, 0], [3, 2]], {"dispatch": "all_to_all"}, "legal"),
        (BEFORE, [[2, 1], [0, 3]], {"dispatch": "all_to_all"}, "forged"),
        (APART, [[0], [3], [1], [2]], {"dispatch": "all_to_all"}, "legal"),
        (APART, [[1], [0], [2], [3]], {"dispatch": "all_to_all"}, "forged"),
    ],
)
def test_what_the_first_rank_follows_alone(
    before: list[list[int]], after: list[list[int]], more: dict[str, str], said: str
) -> None:
    model, _ = written("mixtral", "tp: 1")
    change = {"step": 1, "experts": {"listed": after}, "follows": "first"}
    moe = {"experts": {"listed": before}, "rebalance": change, **more}
    ranks = len(before)
    plan = plan_of({"tp": ranks, "ep": ranks, "moe": moe})
    ours, theirs, _ = words(model, plan)
    assert theirs == said
    assert (ours == "legal") == (said == "legal")


@pytest.mark.parametrize("follows", ["routing", "weights", "first"])
def test_a_layer_follows_its_own_word(follows: str) -> None:
    model, _ = written("mixtral", "tp: 1")
    change = {"step": 2, "experts": {"listed": [[0, 2], [1, 3]]}}
    own = {"moe": {"rebalance": {"follows": follows}}}
    plan = {"tp": 2, "ep": 2, "moe": {"experts": {"listed": BEFORE}, "rebalance": change}}
    assert words(model, plan_of(plan))[:2] == ("legal", "legal")
    assert words(model, plan_of({**plan, "layers": {"0": own}}))[:2] == ("illegal", "forged")


@pytest.mark.parametrize(
    ("workload", "said"),
    [({}, "forged"), ({"prompt": 3}, "forged"), ({"prompt": 3, "steps": 2}, "legal"),
     ({"prompt": 4, "steps": 2}, "forged"), ({"steps": 1}, "legal")],
)  # fmt: skip
def test_a_turn_sees_the_one_before_within_a_chunk(workload: dict[str, int], said: str) -> None:
    """Ranks of sp that take turns, each with its own entries, where keys are those of a chunk."""
    model, _ = written("llama", "tp: 1")
    kinds = tuple(replace(k, attention=replace(k.attention, chunk=2)) for k in model.kinds)
    turns = {"sequence": {"layout": "alternate"}, "cache": {"turns": "own"}}
    plan = plan_of({"sp": 2, "decode": {"sp": 2, **turns}, "workload": workload})
    ours, theirs, _ = words(replace(model, kinds=kinds), plan)
    assert theirs == said
    assert (ours == "legal") == (said == "legal")
