"""Law, engine and runs say the same of plans over which they once parted."""

from __future__ import annotations

import pytest

from shardproof.fuzzing.plans import Written
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Attention, Model
from tests.exhaustive.execution import Bench, runs_of
from tests.exhaustive.universe.universe import plan_of
from tests.spec.engine.parted import RIGHT, WRONG, made


def said(what: tuple[Model | Attention, Written]) -> tuple[list[str], str, bool]:
    """Broken clauses, the engine's word, whether the runs are equal."""
    model, written = made(what)
    plan = plan_of(written)
    run = Bench().run(model, runs_of(model, plan))
    codes = [reason.clause.code for reason in judge(model, plan).reasons]
    return codes, by_value(model, plan).word, run.outcome is None


@pytest.mark.parametrize("name", RIGHT)
def test_engine_and_runs_accept(name: str) -> None:
    """The law may leave them to the engine."""
    _, word, equal = said(RIGHT[name])
    assert (word, equal) == ("legal", True)


@pytest.mark.parametrize("name", WRONG)
def test_all_refuse(name: str) -> None:
    codes, word, equal = said(WRONG[name])
    assert codes
    assert (word, equal) == ("illegal", False)
