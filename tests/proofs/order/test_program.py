"""The order of programs with each kind of layer once, beside that of whole programs."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from shardproof.fuzzing.plans import random_plan
from shardproof.proofs.order.boundaries import crossings
from shardproof.proofs.order.deadlock import circle, stuck
from shardproof.proofs.order.joining import AXES, never_joins
from shardproof.proofs.order.program import away, disorder, late, phases
from shardproof.proofs.theorems.models import models
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.lower.phase import PhaseProgram, lower
from shardproof.spec.program.op import Op, Where
from tests.tiers import sampled

SOME = 20
"""Seeds of a test, of which at least four give a legal plan."""
MODEL = models()[0]


@cache
def legal(first: int) -> list[tuple[int, Model, Plan]]:
    drawn = ((seed, *random_plan(seed, 8)) for seed in range(first, first + SOME))
    return [(seed, m, p) for seed, m, p in drawn if by_value(m, p, briefly=True).word == "legal"]


@pytest.mark.parametrize("first", sampled(range(0, 400, SOME), every=4))
class TestOfLegalPlans:
    def test_nobody_waits_for_ever(self, first: int) -> None:
        assert len(legal(first)) >= 4
        for seed, model, plan in legal(first):
            assert disorder(model, plan) is None, seed
            programs = [lower(model, plan, name) for name in phases(plan)]
            assert [stuck(each) for each in programs] == [None] * len(programs), seed
            assert [circle(each) for each in programs] == [[]] * len(programs), seed

    def test_what_is_joined_elsewhere_is_so_in_the_whole_program(self, first: int) -> None:
        """Folded layers say it once, the program for each of them."""
        for seed, model, plan in legal(first):
            told = {(name, each.why) for name, each in away(model, plan)}
            every = {(n, c.why) for n in phases(plan) for c in crossings(lower(model, plan, n))}
            assert told == every, seed


def test_schedules_are_late_where_the_law_says_so() -> None:
    """By period and by listed ticks, of one sequence or of several."""
    rng, said = Random(7), {True: 0, False: 0}
    for _ in range(300):
        steps, batch, pp = rng.randint(1, 3), rng.randint(1, 2), rng.randint(1, 3)
        model = replace(MODEL, layers=(0,) * 3)
        rows = [
            [(step - 1) * pp + stage + rng.choice((0, 0, 0, 1)), stage, sequence, step]
            for sequence in range(batch) for step in range(1, steps + 1) for stage in range(pp)
        ]  # fmt: skip
        schedule = {"ticks": rows} if rng.random() < 0.6 else {"period": rng.randint(0, pp + 1)}
        plan = plan_of({
            "pp": pp, "workload": {"batch": batch, "prompt": 2, "steps": steps},
            "decode": {"schedule": schedule},
        })  # fmt: skip
        codes = {reason.clause.code for reason in judge(model, plan).reasons}
        found = late(model, plan) is not None
        said[found] += 1
        # Of a single step the law does not say that none is behind it.
        assert found <= ("TICK-TOKEN" in codes), (schedule, codes)
        assert found or steps == 1 or "TICK-TOKEN" not in codes, (schedule, codes)
    assert min(said.values()) > 30


PROGRAMS = [
    lower(models()[number], plan_of({"tp": 2, "sp": 2, "dp": 2, "ep": 2}), name)
    for number in (0, 6)
    for name in PHASES
]


def masked(program: PhaseProgram, rng: Random) -> PhaseProgram:
    """The program with a few operators that some ranks alone run."""

    def mask(op: Op) -> Op:
        if rng.random() < 0.9:
            return op
        axes = rng.sample(AXES, rng.randint(1, 2))
        at = tuple((axis, tuple(rng.sample(range(2), rng.randint(1, 2)))) for axis in axes)
        return replace(op, where=(*op.where, Where(at, opposite=rng.random() < 0.3)))

    visits = (replace(v, ops=tuple(map(mask, v.ops))) for v in program.visits)
    return replace(program, visits=tuple(visits))


def test_who_never_joins_is_found_without_looking_at_every_rank() -> None:
    rng, said = Random(3), {True: 0, False: 0}
    for turn in range(300):
        program = masked(PROGRAMS[turn % len(PROGRAMS)], rng)
        # Groups of a block are looked at more strictly: as if they joined all ranks of a stage.
        plain = replace(program, visits=tuple(
            replace(v, ops=tuple(op for op in v.ops if not op.kind.startswith("block_")))
            for v in program.visits
        ))  # fmt: skip
        away_ = any(never_joins(v.ops, plain.phase, v.stage) for v in plain.visits)
        said[away_] += 1
        assert away_ == bool(circle(plain)), turn
    assert min(said.values()) > 30
