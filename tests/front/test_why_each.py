"""Each reason of `why` has a counterexample of its own, or says with which it shares one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from shardproof import Model
from shardproof.asking import why
from shardproof.fuzzing.plans import random_plan
from shardproof.proofs.nearest.change import Tree, read_tree
from shardproof.spec.law.judge import judge
from tests.front.running import MODELS, Shell, plan_of
from tests.tiers import sampled

PLANS: tuple[tuple[str, Tree], ...] = (
    ("mixtral-8x7b", {"ep": 3}),
    ("mixtral-8x7b", {"ep": 5, "pp": 2}),
    ("deepseek-v3", {"tp": 3, "ep": 3}),
    ("llama-3.1-8b", {"tp": 3, "pp": 2, "stages": {"layers": [16, 15]}}),
    ("qwen2-7b", {"tp": 8, "decode": {"tp": 4, "dp": 2}, "handoff": {"storage": "raw"}}),
)
RANDOM = 16
"""Plans at random that have some reasons, and not many."""


@cache
def seeds() -> tuple[int, ...]:
    return tuple(s for s in range(130) if 1 < len(judge(*random_plan(s, 16)).reasons) < 6)


@pytest.mark.parametrize(("name", "tree"), PLANS, ids=str)
def test_it_breaks_where_all_others_are_mended(name: str, tree: Tree) -> None:
    plan = read_tree(tree)
    assert plan is not None
    found = why(Model.from_config(MODELS / f"{name}.json"), plan, nearest=0)
    assert len(found.told) > 1
    said: list[str] = []
    for each in found.told:
        assert each.shown is not None
        assert each.shown.alone
        kept = each.shown.witness
        assert [r.clause for r in judge(kept.model, kept.plan).reasons] == [each.reason.clause]
        said.append(str(each.shown.found))
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("which", sampled(range(RANDOM), every=8))
def test_one_that_is_not_its_own_says_whose_it_is(which: int) -> None:
    """Of plans at random, seeded."""
    model, plan = random_plan(seeds()[which], 16)
    for each in why(model, plan, nearest=0).told:
        assert each.shown is not None
        kept = each.shown.witness
        broken = {reason.clause.code for reason in judge(kept.model, kept.plan).reasons}
        assert broken == {each.reason.clause.code, *each.shown.shared}
        assert each.shown.alone == (not each.shown.shared)


def test_degrees_that_set_a_clause_apart_are_told(shell: Shell, tmp_path: Path) -> None:
    done = shell("why", plan_of(tmp_path, "mixtral-8x7b", "ep: 3"))
    assert "with dp 3; batch 1" in " ".join(done.out.split())


def test_what_is_shared_is_said(shell: Shell, tmp_path: Path) -> None:
    text = "dp: 2\ntp: 2\ndecode: {dp: 1, tp: 4}\nhandoff: {cache: stays}"
    done = shell("why", plan_of(tmp_path, "llama-3.1-8b", text))
    assert "nothing near was found that breaks one alone" in " ".join(done.out.split())
    data = shell("why", plan_of(tmp_path, "llama-3.1-8b", text), "--format", "json").data
    shared = [reason["counterexample"]["shared_with"] for reason in data["reasons"]]
    codes = [reason["code"] for reason in data["reasons"]]
    assert any(shared)
    assert all(set(each) <= set(codes) for each in shared)
