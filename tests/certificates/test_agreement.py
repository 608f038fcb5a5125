"""The checker accepts exactly the legal plans."""

from __future__ import annotations

import json
from typing import cast

import pytest

from shardproof.certificate.made import canonical_plan
from shardproof.fuzzing.plans import random_plan
from shardproof.spec.errors import InputErrors
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of as read_plan
from tests.certificates.agreement import beside, words
from tests.certificates.forging import forget
from tests.executor.run.cases import written
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import plan_of
from tests.spec.engine.parted import RIGHT, WRONG, made
from tests.tiers import sampled

EACH = [pytest.param(8), pytest.param(580, marks=pytest.mark.long)]
"""Plans of a module; in the long run more than 5,000 of all."""
SELDOM_LEGAL = {"embedding": 20, "experts": 40, "ffn": 20, "keys_over_tp": 40, "kv_cache": 20}
"""Modules of which fewer plans would show nothing legal."""


@pytest.mark.parametrize("each", EACH)
@pytest.mark.parametrize("module", UNIVERSES)
def test_the_checker_accepts_exactly_what_check_calls_legal(module: str, each: int) -> None:
    found = beside(module, max(each, SELDOM_LEGAL.get(module, 0)))
    assert found.words["legal", "legal"]
    assert found.words["illegal", "forged"]
    assert found.parted == found.unknown == []


@pytest.mark.parametrize("seed", sampled(range(0, 400, 25), every=16))
def test_the_checker_agrees_on_random_plans_of_all_kinds_of_models(seed: int) -> None:
    for number in range(seed, seed + 25):
        model, plan = random_plan(number)
        ours, theirs, why = words(model, plan)
        assert (ours == "legal") == (theirs == "legal"), f"plan {number}: {theirs}, {why}"
    forget()


@pytest.mark.parametrize(
    "plan",
    [
        {"sequence": {"cut": [3, 2]}, "decode": {"sp": 3, "sequence": {"layout": "keys"}}},
        {"sequence": {"cut": {"listed": [["0-2"], ["3-4"]]}}, "decode": {"sp": 4}},
        {"prefill": {"sequence": {"keys": [3, 2, 1]}}, "decode": {"sp": 1}},
        {"prefill": {"sequence": {"keys": [4]}}, "workload": {"prompt": None}},
    ],
)
def test_a_cut_by_hand_that_a_phase_never_reads_may_be_for_other_ranks(
    plan: dict[str, object],
) -> None:
    model, _ = written("llama", "tp: 1")
    work = {
        "batch": 2,
        "prompt": 5,
        "steps": 1,
        **cast("dict[str, object]", plan.get("workload", {})),
    }
    whole = read_plan({"sp": 2, **plan, "workload": work})
    assert words(model, whole)[:2] == ("legal", "legal")


@pytest.mark.parametrize("name", [*RIGHT, *WRONG])
def test_the_checker_agrees_where_deciders_once_parted(name: str) -> None:
    model, told = made((RIGHT | WRONG)[name])
    plan = plan_of(told)
    legal = name in RIGHT and can_be_written(plan)
    assert words(model, plan)[1] == ("legal" if legal else "forged")


def can_be_written(plan: Plan) -> bool:
    """Whether the language has the plan: values of a program may list an index twice on a rank."""
    try:
        read_plan(json.loads(json.dumps(canonical_plan(plan))))
    except InputErrors:
        return False
    return True
