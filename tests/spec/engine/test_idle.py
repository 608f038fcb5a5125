"""Replicas that stay away for want of sequences: nobody waits for them, or somebody does.

Every way to deal two sequences to replicas is counted by hand, and law, engine and, of a part,
execution are held against that.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from shardproof.fuzzing.plans import Written
from shardproof.spec.engine.decide import decide
from shardproof.spec.law.judge import judge
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.execution import Bench, runs_of
from tests.exhaustive.universe.cuts import cut
from tests.exhaustive.universe.small import EXPERTS, alone, small, work
from tests.exhaustive.universe.universe import plan_of

MODEL = small(ffn=EXPERTS, hidden=2)
BATCH, BLOCK = 2, 2
Dealt = tuple[tuple[int, ...], ...]
"""The sequences of each replica."""
SHARES = ((), (0,), (1,), (0, 1))


def dealings(replicas: int) -> Iterator[Dealt]:
    """Those in which each sequence is somewhere."""
    for dealt in product(SHARES, repeat=replicas):
        if {*range(BATCH)} <= {s for own in dealt for s in own}:
            yield dealt


def plan(dealt: Dealt, **more: object) -> Plan:
    """Experts over blocks of two replicas, of one rank each."""
    written: Written = {
        **alone("moe"), **work(BATCH, 2, 1),
        "dp": len(dealt), "ep": BLOCK, "batch.idle": "skip",
        "batch.sequences": cut([list(own) for own in dealt]), **more,
    }  # fmt: skip
    return plan_of(written)


def one_waits(dealt: Dealt, turns: list[set[int]]) -> bool:
    """Whether in some turn one replica of a block has a sequence, and the other has none."""
    return any(
        len({bool(turn & {*own}) for own in dealt[start : start + BLOCK]}) > 1
        for turn in turns
        for start in range(0, len(dealt), BLOCK)
    )


TOGETHER, APART = [{0, 1}], [{0}, {1}]
IN_TICKS = ((0, 0, 0, 1), (1, 0, 1, 1))


@pytest.mark.parametrize("replicas", [2, 4])
@pytest.mark.parametrize(
    ("more", "turns"),
    [
        ({}, TOGETHER),
        ({"decode.schedule.microbatches": 2}, APART),
        ({"decode.schedule.ticks": IN_TICKS}, APART),
    ],
)
def test_somebody_waits_or_nobody(
    replicas: int, more: dict[str, object], turns: list[set[int]]
) -> None:
    found = {True: 0, False: 0}
    bench = Bench()
    for number, dealt in enumerate(dealings(replicas)):
        here = plan(dealt, **more)
        waits = one_waits(dealt, [*TOGETHER, *turns])
        found[waits] += 1
        broken = {reason.clause.code for reason in judge(MODEL, here).reasons}
        assert broken == ({"DP-IDLE"} if waits else set()), dealt
        assert (decide(MODEL, here) is None) is not waits, dealt
        if number % 10 == 0:
            ran = bench.run(MODEL, runs_of(MODEL, here))
            assert (ran.outcome is not None) is waits, dealt
    assert all(found.values())


def test_a_group_of_all_replicas_waits_for_any() -> None:
    dealt = ((0,), (1,), (), ())
    assert not one_waits(dealt, TOGETHER)
    here = plan(dealt, **{"moe.group": ("dp", "ep")})
    assert "DP-IDLE" in {reason.clause.code for reason in judge(MODEL, here).reasons}
    assert decide(MODEL, here) is not None
    assert Bench().run(MODEL, runs_of(MODEL, here)).outcome is not None
