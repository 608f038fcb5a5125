"""Which runs a plan is given: few, and all of them by turns."""

from __future__ import annotations

from functools import cache
from typing import Literal

import pytest

from shardproof.executor.run.verdict.search import tries
from shardproof.fuzzing import saying
from shardproof.fuzzing.bench import Bench, runs_from, steps_named
from shardproof.fuzzing.cases import Case, batch
from shardproof.fuzzing.saying import Said, Says, says
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import replace


@cache
def edited() -> tuple[tuple[Case, Says], ...]:
    """Edited plans of which the checker does not say that they are legal."""
    bench = Bench()
    each = ((case, says(case.model, case.plan, bench, 1)) for case in batch("edited", 3, 0))
    return tuple(pair for pair in each if pair[1].words["checker"].word != "legal")


def test_an_edited_plan_is_run_where_the_engine_was_asked() -> None:
    for word in ("legal", "illegal"):
        found = [said for _, said in edited() if said.words["engine"].word == word]
        assert found
        assert all(said.runs == 1 for said in found)
        assert all(said.differs == (word == "illegal") for said in found)


@pytest.mark.parametrize(("is_", "said"), [("illegal", "legal"), ("legal", "illegal")])
def test_an_engine_that_is_wrong_of_an_edited_plan_is_noticed(
    is_: str, said: saying.Word, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = next(case for case, found in edited() if found.words["engine"].word == is_)

    def mistaken(*_: object) -> Said:
        return Said(said)

    monkeypatch.setattr(saying, "_valued", mistaken)
    assert says(case.model, case.plan, Bench(), 1).parted


def test_each_workload_has_its_turn() -> None:
    for kind in ("whole", "near", "edited"):
        for case in list(batch(kind, 3, 1))[:6]:
            full = tries(case.model, case.plan)
            every = [tried for tried in full if tried.plant == "everything"]
            begun = [runs_from(case.model, case.plan, number) for number in range(60)]
            assert all(sorted(map(str, each)) == sorted(map(str, every)) for each in begun)
            least = steps_named(case.plan)
            wanted = {str(each) for each in every if each.steps >= least} or {*map(str, every)}
            assert {str(each[0]) for each in begun} == wanted


@pytest.mark.parametrize(
    ("phase", "steps", "fewest"), [(None, (), 0), ("decode", (), 2), (None, (3,), 3)]
)
def test_an_edit_of_decode_is_run_with_its_steps(
    phase: Literal["decode"] | None, steps: tuple[int, ...], fewest: int
) -> None:
    model = next(iter(batch("near", 3, 1))).model
    same = Edit("insert", "same", of=("head.logits",))
    edits = (same, replace(same, phase=phase, steps=steps))
    begun = [runs_from(model, Plan(edits=edits), number)[0].steps for number in range(5)]
    assert min(begun) == fewest
