"""Experts that change their places: two plans whose experts stay say what all steps say."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.spec.engine.decide import layer_by_layer, wrong_at
from shardproof.spec.engine.outputs import Size
from shardproof.spec.law.judge import judge
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.phase import MoePlan, Rebalance
from shardproof.spec.plan.placements import still
from shardproof.spec.plan.plan import Plan
from tests.cases.test_cases import Case

CASES = Path(__file__).parents[2] / "cases"
FILES = sorted([
    *(CASES / "accepted").glob("rebalance-*.yaml"),
    *(CASES / "near_misses").glob("MOE-REBALANCE-*.yaml"),
])  # fmt: skip


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_change_is_right_where_each_placement_is(file: Path) -> None:
    """The program with the change in it, every step run, against the plans without one."""
    case = Case(file, "", "")
    steps = case.plan.workload.steps or case.plan.phase("decode").moe.rebalance.step or 1
    found = layer_by_layer(case.model, case.plan, Size(3, 2, steps))
    assert (found is None) == (wrong_at(case.model, case.plan) is None)
    assert all(each.phase("decode").moe.rebalance.step in (None, 1) for each in still(case.plan))


def slots(*ranks: tuple[int, ...]) -> CutSpec:
    return CutSpec("listed", listed=tuple(tuple(range(e, e + 1) for e in r) for r in ranks))


@pytest.mark.parametrize(
    "to",
    [slots((3, 2), (1, 0)), slots((0, 0, 1), (2, 3, 1)), slots((), (0, 1, 2, 3)),
     slots((1, 3, 1), (2, 1, 0)), slots((0, 1), (1, 3)), slots((2, 2, 2), (0, 1))],
)  # fmt: skip
def test_with_copies_of_one_any_placement_is_right_in_which_each_expert_has_a_slot(
    to: CutSpec,
) -> None:
    case = Case(CASES / "near_misses" / "MOE-INDEX.yaml", "", "")
    moe = MoePlan(copies="one", rebalance=Rebalance(step=2, experts=to))
    plan = Plan(tp=2, ep=2, moe=moe)
    everywhere = {e for rank in to.listed for run in rank for e in run} == {*range(4)}
    assert (wrong_at(case.model, plan) is None) == everywhere
    assert (not judge(case.model, plan).reasons) == everywhere
