"""The canonical plans: every product of the five primitives computes what the model computes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shardproof.executor.run.outcome.outcome import Equal
from shardproof.executor.run.verdict.beside_reference import run_plan
from shardproof.executor.run.verdict.floats import LIMIT, run_floating
from shardproof.executor.run.verdict.rounding import Rounding
from shardproof.spec.law.judge import judge
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.verdict.shrink import shrink
from tests.executor.canonical import (
    ALL,
    ARCHITECTURES,
    MODELS,
    WORKLOAD,
)
from tests.tiers import sampled

# A stride that shares no factor with the pattern of the products meets all degrees.
SOME = ALL[::25]


Runs = Callable[[Model, Plan], str]
"""What a plan does on a small model that the model does not; empty where nothing."""


def differs(architecture: str, plan: Plan, runs: Runs) -> str:
    """What a legal plan does that the model does not."""
    model = model_from_config(MODELS / f"{architecture}.json")
    small = shrink(model, plan)
    if small.obstacle:
        return small.obstacle
    if judge(model, plan).reasons:
        return ""
    return runs(small.model, plan)


def exactly(model: Model, plan: Plan) -> str:
    outcome = run_plan(model, plan, WORKLOAD, seed=1, trials=1)
    return "" if isinstance(outcome, Equal) else str(outcome)


def in_float64(model: Model, plan: Plan) -> str:
    found = run_floating(model, plan, WORKLOAD, "float64", seed=1, trials=1)
    if not isinstance(found, Rounding):
        return str(found)
    flips = found.tokens.flipped + found.experts.flipped
    return f"{flips} flips, {found.size}" if flips or found.size > LIMIT else ""


def test_the_sample_meets_every_degree() -> None:
    for axis in ("tp", "sp", "pp", "dp", "ep"):
        met = {getattr(plan, axis) for _, plan in SOME}
        assert met == {1, 2, 3, 4}, axis


def test_the_canonical_plans_are_legal() -> None:
    """Apart from experts whose blocks do not divide a stage."""
    for architecture in ARCHITECTURES:
        model = model_from_config(MODELS / f"{architecture}.json")
        broken = {r.clause.code for _, plan in ALL[::7] for r in judge(model, plan).reasons}
        assert broken <= {"MOE-MESH"}, architecture


@pytest.mark.parametrize("architecture", ARCHITECTURES)
@pytest.mark.parametrize("named", sampled(SOME, every=3), ids=lambda named: named[0])
def test_a_canonical_plan_is_equal(architecture: str, named: tuple[str, Plan]) -> None:
    name, plan = named
    assert differs(architecture, plan, exactly) == "", name


@pytest.mark.parametrize("architecture", ARCHITECTURES)
@pytest.mark.parametrize("named", sampled(SOME[::3], every=4), ids=lambda named: named[0])
def test_a_canonical_plan_is_right_in_float64(architecture: str, named: tuple[str, Plan]) -> None:
    name, plan = named
    assert differs(architecture, plan, in_float64) == "", name


@pytest.mark.long
@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_every_canonical_plan_is_equal(architecture: str) -> None:
    found = {name: text for name, plan in ALL if (text := differs(architecture, plan, exactly))}
    assert found == {}


@pytest.mark.long
@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_every_canonical_plan_is_right_in_float64(architecture: str) -> None:
    found = {name: text for name, plan in ALL if (text := differs(architecture, plan, in_float64))}
    assert found == {}
