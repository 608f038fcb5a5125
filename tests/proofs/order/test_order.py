"""Order on any plan that has to be accepted, and on programs with a mistake in them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

import pytest

from shardproof.fuzzing.plans import random_plan
from shardproof.proofs.order.boundaries import crossings
from shardproof.proofs.order.deadlock import stuck
from shardproof.proofs.order.fold import Values, folded, same_graph
from shardproof.proofs.order.steps import chains, depth, extends, step_graph, ticks
from shardproof.proofs.theorems.cases import rewritten, without
from shardproof.proofs.theorems.models import models
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.lower.phase import PhaseProgram, lower
from shardproof.spec.program.op import Op, Where
from tests.tiers import sampled

SOME = 20
"""Seeds of a test, of which at least four give a legal plan."""


@cache
def legal(first: int) -> list[tuple[int, Model, Plan]]:
    found = ((seed, *random_plan(seed, 8)) for seed in range(first, first + SOME))
    return [(s, m, p) for s, m, p in found if p.workload.steps != 0 and not judge(m, p).reasons]


@pytest.mark.parametrize("first", sampled(range(0, 400, SOME), every=4))
class TestOfLegalPlans:
    """Whatever a legal plan chooses, what waits for what is as in the model."""

    def test_steps_form_a_chain(self, first: int) -> None:
        assert len(legal(first)) >= 4
        for seed, model, plan in legal(first):
            program = lower(model, plan, "decode")
            assert chains(program, 3), seed
            assert depth(program, 3) == 3, seed

    def test_the_schedule_extends_the_order(self, first: int) -> None:
        for seed, model, plan in legal(first):
            program, work = lower(model, plan, "decode"), plan.workload
            sequences, steps = work.batch or 2, work.steps or 3
            times = ticks(program, program.phase, sequences, steps)
            assert extends(times, step_graph(program, sequences, steps)) is None, seed

    def test_no_rank_waits_for_ever(self, first: int) -> None:
        for seed, model, plan in legal(first):
            assert [stuck(lower(model, plan, name)) for name in PHASES] == [None, None], seed


MODEL = models()[0]
PROGRAM = lower(MODEL, plan_of({"tp": 2, "pp": 2}), "decode")


def differs(program: PhaseProgram) -> bool:
    values = Values()
    whole = lower(MODEL, Plan(), "decode")
    return bool(same_graph(folded(program, values), folded(whole, values)))


class TestOfMistakes:
    @pytest.mark.parametrize("kind", ["act", "norm", "rope", "mul", "add", "quotient", "linear"])
    def test_an_operator_that_is_lost_is_missed(self, kind: str) -> None:
        assert not differs(PROGRAM)
        assert differs(without(kind, PROGRAM))

    def test_rows_of_a_module_over_other_ranks_are_the_same_rows(self) -> None:
        own = plan_of({"dp": 2, "tp": 2, "ffn": {"over": ["dp", "tp"]}})
        program = lower(MODEL, own, "decode")
        assert any(op.kind == "gather_rows" for visit in program.visits for op in visit.ops)
        assert not differs(program)
        assert differs(without("act", program))

    def test_a_collective_that_one_rank_skips_is_never_joined(self) -> None:
        def skip(op: Op) -> Op:
            alone = (Where((("tp", (0,)),)),)
            return replace(op, where=alone) if op.kind == "all_reduce" else op

        assert "never joins" in (stuck(rewritten(PROGRAM, skip)) or "")

    def test_a_part_that_nobody_sends(self) -> None:
        assert stuck(PROGRAM) is None
        assert "is sent" in (stuck(without("send", PROGRAM)) or "")

    def test_a_late_sum_is_reported(self) -> None:
        assert crossings(PROGRAM) == []
        late = plan_of({"tp": 2, "ffn": {"gate": {"split": "in", "sum": "product"}}})
        early = plan_of({"tp": 2, "ffn": {"gate": {"split": "in", "sum": "activation"}}})
        told = partial(lower, MODEL, name="prefill")
        assert [len(crossings(told(plan=plan))) for plan in (late, early)] == [0, len(MODEL.layers)]
