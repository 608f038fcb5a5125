"""Experts by value: what a token is sent to, what comes back, and what that is worth.

Each plan here is one on which the engine was once wrong, or may not be.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from shardproof.fuzzing.plans import Written, build
from shardproof.spec.engine import again
from shardproof.spec.engine.decide import decide
from shardproof.spec.engine.values import Held, Rows, Term, World
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.universe import moe
from tests.exhaustive.universe.moe import OURS, of

CHOSEN_ALONE = replace(moe.CHOSEN, router=replace(moe.CHOSEN.router, top_k=1))
ON_TWO: Written = {"tp": 2, "ep": 2, "moe.experts": CutSpec("balanced")}
ON_REPLICAS: Written = {"dp": 2, "ep": 2, "moe.experts": CutSpec("balanced")}
FIRST = CutSpec("sizes", sizes=(2, 0))
TWICE = CutSpec("listed", listed=((range(2),), (range(1, 2),)))

LEGAL: dict[str, tuple[Model, Written]] = {
    "each sums its own experts": (of(moe.TWO_OF_THREE), ON_TWO),
    "one weight of one expert, on its input": (
        of(moe.TOP_ONE), ON_TWO | {"moe.weight": "input"},
    ),
    "the same, shared out among a rank's own": (
        of(moe.TOP_ONE), ON_TWO | {"moe.weight": "input", "moe.router.renormalise": "own"},
    ),
    "one expert chosen, its softmax over a source's own": (
        of(CHOSEN_ALONE), ON_REPLICAS | {"moe.router.renormalise": "own"},
    ),
    "weights shared out among a rank's own, of which it has none": (
        of(moe.CHOSEN), ON_REPLICAS | {"moe.router.renormalise": "own", "moe.experts": FIRST},
    ),
    "an expert on two ranks, of which the first counts": (
        of(moe.ONE_OF_TWO), ON_TWO | {"moe.experts": TWICE, "moe.copies": "one"},
    ),
    "a bias in halves": (
        of(moe.BIASED), {"tp": 2, "moe.tp": 2, "moe.bias": "divided"},
    ),
    "shared experts that join the routed ones": (
        of(moe.WITH_SHARED), ON_TWO | {"moe.shared.sum": "routed"},
    ),
    "groups, and tokens sent between replicas": (of(moe.GROUPED), ON_REPLICAS),
}  # fmt: skip
ILLEGAL: dict[str, tuple[Model, Written]] = {
    "nobody sums": (of(moe.TWO_OF_THREE), ON_TWO | {"moe.combine": "none"}),
    "two weights, each shared out among a rank's own": (
        of(moe.TWO_OF_THREE), ON_TWO | {"moe.router.renormalise": "own"},
    ),
    "weights on the input of what is not linear": (
        of(moe.TWO_OF_THREE), ON_TWO | {"moe.weight": "input"},
    ),
    "two of three weights shared out among a rank's own, of which it has none": (
        of(moe.TWO_OF_THREE),
        ON_REPLICAS
        | {"moe.router.renormalise": "own", "moe.experts": CutSpec("sizes", sizes=(3, 0))},
    ),
    "an expert on two ranks": (of(moe.ONE_OF_TWO), ON_TWO | {"moe.experts": TWICE}),
    "a bias on every rank": (
        of(moe.BIASED), {"tp": 2, "moe.tp": 2, "moe.bias": "every"},
    ),
    "a global number taken for a place": (of(moe.ONE_OF_TWO), ON_TWO | {"moe.index": "global"}),
    "scores that nobody sums": (
        of(moe.ONE_OF_TWO), ON_TWO | {"moe.router.split": "hidden", "moe.router.sum": "none"},
    ),
    "shared experts on every rank, summed with the routed": (
        of(moe.WITH_SHARED),
        ON_TWO | {"moe.shared.sum": "routed", "moe.shared.split": "none"},
    ),
    "a replica without a sequence stays away": (
        of(moe.ONE_OF_TWO), ON_REPLICAS | {"batch.idle": "skip"},
    ),
    "a replica without a sequence of one microbatch stays away": (
        of(moe.ONE_OF_TWO),
        ON_REPLICAS | {"decode.batch.idle": "skip", "decode.schedule.microbatches": 2,
                       "workload.batch": 2, "workload.steps": 1},
    ),
    "an even cut drops a sequence of an open batch": (
        of(moe.ONE_OF_TWO), ON_REPLICAS | {"batch.sequences": CutSpec("even")},
    ),
    "blocks that do not fill the ranks": (of(moe.ONE_OF_TWO), {"tp": 3, "ep": 2, "moe.tp": 1}),
}  # fmt: skip


def plan_of(written: Written) -> Plan:
    return build(Plan, {**OURS, **written})


@pytest.mark.parametrize("name", LEGAL)
def test_a_plan_with_experts_is_right(name: str) -> None:
    model, written = LEGAL[name]
    assert decide(model, plan_of(written)) is None


@pytest.mark.parametrize("name", ILLEGAL)
def test_a_plan_with_experts_is_wrong(name: str) -> None:
    model, written = ILLEGAL[name]
    assert decide(model, plan_of(written)) is not None


MODELS = Path(__file__).parents[3] / "examples" / "models"


@pytest.mark.parametrize("name", ["deepseek-v3", "mixtral-8x7b"])
@pytest.mark.parametrize("dispatch", ["auto", "gather", "all_to_all"])
def test_more_ranks_of_experts_cost_no_more(
    name: str, dispatch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = Model.from_config(MODELS / f"{name}.json")
    many = 8 if name == "mixtral-8x7b" else 64

    def work_of(tp: int) -> int:
        made, held = 0, World.held

        def counted(
            world: World, rows: Rows, sizes: tuple[int, ...], terms: Iterable[Term]
        ) -> Held:
            nonlocal made
            made += 1
            return held(world, rows, sizes, terms)

        plan = build(Plan, {"tp": tp, "ep": tp, "moe.dispatch": dispatch})
        assert decide(model, plan) is None  # one device is run once
        again.forget()  # and no result of this plan is taken again
        with monkeypatch.context() as patch:
            patch.setattr(World, "held", counted)
            assert decide(model, plan) is None
        return made

    assert 50 < work_of(many) <= 1.2 * work_of(2)
