"""Plans with one thing of one operator changed, beside few tokens."""

from __future__ import annotations

from random import Random

from shardproof.fuzzing.edits import one_change
from shardproof.fuzzing.programs import FEW, legal_with, of_few_tokens, programs_of
from shardproof.spec.law.judge import judge
from shardproof.spec.plan.plan import Workload

FEWER = {Workload(batch=batch, prompt=prompt, steps=steps) for batch, prompt, steps in FEW}


def test_one_operand_or_one_field_is_another() -> None:
    rng = Random(1)
    model, plan = legal_with(rng, "scores")
    ops = programs_of(model, plan)["prefill"]
    read = said = 0
    for _ in range(200):
        edit = one_change(rng, ops, plan.phase("prefill"), "scores")
        if edit.action == "drop":
            continue
        before = ops[edit.name].ins
        changed = [at for at, name in enumerate(edit.of) if name != before[at]]
        assert len(edit.about) + len(edit.of) > 0
        assert not (edit.about and edit.of)
        assert len(edit.about) <= 1
        # Two are in each other's place.
        assert len(changed) < 2 or [before[at] for at in changed] == [
            edit.of[at] for at in reversed(changed)
        ]
        read, said = read + bool(changed), said + bool(edit.about)
    assert min(read, said) > 20


def test_a_plan_of_few_tokens_is_legal() -> None:
    rng = Random(2)
    found: list[bool] = []
    for _ in range(12):
        model, plan = legal_with(rng, "weigh")
        few = of_few_tokens(rng, model, plan)
        assert not judge(model, few).reasons
        found.append(few.workload in FEWER)
    assert sum(found) > 6
