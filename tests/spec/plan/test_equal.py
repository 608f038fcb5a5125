"""Plans are equal where they say the same, at the top and in each phase."""

from __future__ import annotations

from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Phase, Sequence
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.phase import canonical
from tests.executor.run.cases import CASES

KEYS = Sequence(layout="keys")


def test_a_default_that_a_phase_writes_is_another_plan() -> None:
    assert Plan(sp=2, decode=Phase(sp=1)) != Plan(sp=2, decode=Phase())
    assert Plan(sp=2, decode=Phase(sp=1)) == Plan(sp=2, decode=Phase(sp=1))


def test_a_default_at_the_top_and_a_phase_that_says_nothing_are_the_same() -> None:
    assert Plan(tp=1) == Plan()
    assert Plan(sp=2, decode=Phase()) == Plan(sp=2)
    assert hash(Plan(sp=2, decode=Phase())) == hash(Plan(sp=2))


def test_one_lowers_to_another_program_behind_the_other() -> None:
    model = Model.from_config(CASES / "models" / "llama.json")
    plans = (Plan(sp=2, decode=Phase(sp=1, sequence=KEYS)), Plan(sp=2, decode=Phase(sequence=KEYS)))
    merges = [
        any(op.kind == "merge_ranks" for visit in program.visits for op in visit.ops)
        for plan in plans
        if (program := canonical(model, plan, "decode"))
    ]
    assert merges == [False, True]
