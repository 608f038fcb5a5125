"""Law, engine, checker and execution on whole plans near a legal one, drawn at random.

A failure names the seed: `shardproof.fuzzing.near.near_plan(seed)` gives the model and the plan.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from shardproof.executor.run.verdict.search import search
from shardproof.fuzzing.near import near_plan
from shardproof.fuzzing.saying import Who, contradiction
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.judge import judge
from shardproof.spec.plan.plan import PHASES
from tests.certificates.agreement import words
from tests.certificates.forging import forget
from tests.tiers import sampled

FEW, RUN = 60, 15
MANY, CHUNK = 12_000, 200


def parted(seeds: Iterable[int], *, every: int) -> tuple[list[str], Counter[bool]]:
    """Where two of them part; every so many plans are run, and those where the others part.

    The law may refuse what is unusual and right by value: then all others are to say legal.
    """
    found: list[str] = []
    said: Counter[bool] = Counter()
    for seed in seeds:
        model, plan = near_plan(seed)
        codes = [reason.clause.code for reason in judge(model, plan).reasons]
        legal: dict[Who, bool] = {"law": not codes}
        legal["engine"] = by_value(model, plan).word == "legal"
        legal["checker"] = words(model, plan)[1] == "legal"
        if seed % every == 0 or len(set(legal.values())) > 1:
            searched = search(model, plan)
            if searched.found is not None or not searched.left_out:
                legal["execution"] = searched.found is None
        said[legal["law"]] += 1
        if contradiction({who: "legal" if yes else "illegal" for who, yes in legal.items()}):
            found.append(f"near_plan({seed}): {legal}, {codes}")
    forget()
    return found, said


@pytest.mark.parametrize("start", sampled(range(0, FEW, 30), every=2))
def test_all_agree(start: int) -> None:
    found, said = parted(range(start, start + 30), every=FEW // RUN)
    assert found == []
    assert said[True]
    assert said[False]


@pytest.mark.long
@pytest.mark.parametrize("start", range(FEW, FEW + MANY, CHUNK))
def test_all_agree_on_very_many(start: int) -> None:
    found, _ = parted(range(start, start + CHUNK), every=4)
    assert found == []


def test_the_same_seed_gives_the_same_plan_and_another_one_another() -> None:
    assert near_plan(3) == near_plan(3)
    assert len({repr(near_plan(seed)) for seed in range(20)}) == 20


def test_phases_differ_and_workloads_and_handoffs_do() -> None:
    plans = [near_plan(seed)[1] for seed in range(150)]
    apart = [
        any(getattr(old, axis) != getattr(new, axis) for axis in ("dp", "pp", "sp", "tp", "ep"))
        for old, new in ([plan.phase(name) for name in PHASES] for plan in plans)
    ]
    assert 30 < sum(apart) < 140
    assert len({plan.handoff.cache for plan in plans}) == 4
    assert {plan.workload.prompt is None for plan in plans} == {True, False}
