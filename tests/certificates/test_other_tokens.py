"""A router's scores that ranks put together of other tokens; pads that are normed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from shardproof.certificate.valued import NotChecked
from shardproof.fuzzing.plans import Written
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.cuts import CutSpec
from tests.certificates.forging import certified
from tests.exhaustive.universe.universe import plan_of

MODELS = Path(__file__).parents[1] / "cases" / "models"
ONE = Model.from_config(MODELS / "one-expert.json")
OF_OTHERS: Written = {
    "tp": 2, "moe.input": "part", "moe.router.split": "hidden",
    "workload.batch": 2, "workload.prompt": 4, "workload.steps": 0,
}  # fmt: skip


def routed(**changes: object) -> Model:
    """The model of one expert, with another router."""
    (kind,) = ONE.kinds
    assert isinstance(kind.ffn, Moe)
    router = replace(kind.ffn.router, **changes)  # pyright: ignore[reportArgumentType]
    return replace(ONE, kinds=(replace(kind, ffn=replace(kind.ffn, router=router)),))


@pytest.mark.parametrize("split", ["hidden", "experts"])
def test_one_expert_is_chosen_whosever_scores_they_are(split: str) -> None:
    plan = plan_of({**OF_OTHERS, "moe.router.split": split})
    assert by_value(ONE, plan).word == "legal"
    certified(ONE, plan)


@pytest.mark.parametrize("split", ["hidden", "experts"])
def test_ranks_need_as_many_tokens_as_each_other(split: str) -> None:
    for size in ({"workload.prompt": 3}, {"workload.prompt": None}, {"workload.steps": 1}):
        plan = plan_of({**OF_OTHERS, "moe.router.split": split, **size})
        assert by_value(ONE, plan).word == "illegal"
        with pytest.raises(NotChecked, match="of other tokens"):
            certified(ONE, plan)


def test_a_weight_that_a_score_changes_is_that_of_its_own_token() -> None:
    model, plan = routed(score="sigmoid", renormalise=False), plan_of(OF_OTHERS)
    assert by_value(model, plan).word == "illegal"
    with pytest.raises(NotChecked, match="of other tokens"):
        certified(model, plan)


def test_pads_are_normed_where_a_mean_is_taken_off() -> None:
    """Of one key alone a score is of no account."""
    model = Model.from_config(MODELS / "bare-layer-norm.json")
    padded: Written = {
        "tp": 2,
        "attention.head_dim": CutSpec("padded"),
        "attention.qkv.split": "head_dim",
    }
    with pytest.raises(NotChecked, match="the mean is taken off pads, too"):
        certified(model, plan_of(padded))
    certified(Model.from_config(MODELS / "bare-rms-norm.json"), plan_of(padded))
    alone = plan_of({**padded, "workload.prompt": 1, "workload.steps": 0})
    assert by_value(model, alone).word == "legal"
    certified(model, alone)
