"""A plan that goes on from a prefill which another has run ends as it would end alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from shardproof.executor.run.runtime.transport import InMemory, Stop
from shardproof.executor.run.state.rank import Rank
from shardproof.executor.run.state.registers import Machine
from shardproof.executor.run.state.result import Run
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.exhaustive import execution
from tests.exhaustive.canonical import Lowered, of_prefill
from tests.exhaustive.execution import Bench, Found, runs_of
from tests.exhaustive.prefilled import Fault, Prefilled
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.small import HEAD, alone, small, work
from tests.exhaustive.universe.universe import plan_of, sample
from tests.exhaustive.work import has_no_shape
from tests.tiers import sampled

EACH = 12
"""Plans of one product."""
MODEL = small(attention=HEAD, layers=2)


def named(model: Model, plan: Plan) -> list[Lowered]:
    return [replace(run, told=of_prefill(run.prefill)) for run in runs_of(model, plan)]


def kept(bench: Bench) -> list[Prefilled | Fault]:
    return [each for beside in bench.models.values() for each in beside.prefills.values()]


def shown(found: Found) -> tuple[str, str, float]:
    return str(found.outcome), str(found.coverage), found.miss


@pytest.mark.parametrize("module", sampled(("pipeline", "kv_cache", "batch"), every=3))
def test_a_shared_prefill_changes_nothing(module: str) -> None:
    runs = 0
    shared = Bench()
    for chunk in sample(UNIVERSES[module], EACH * 30)[::3]:
        model = chunk.setting.model
        for number in chunk.plans:
            plan = chunk.plan(number)
            if has_no_shape(plan):
                continue
            found = shared.run(model, named(model, plan))
            apart = Bench().run(model, runs_of(model, plan))
            assert shown(found) == shown(apart), chunk.written(number)
            runs += 1
    assert runs > len(kept(shared)) > 0


def test_it_is_run_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Lowered] = []
    begin = execution.prefilled

    def noted(run: Lowered, *rest: object) -> Prefilled | Fault:
        ran.append(run)
        return begin(run, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(execution, "prefilled", noted)
    bench = Bench()
    base = alone() | work(1, 2, 1) | {"tp": 2}
    for handoff in ("logical", "by_rank", "first"):
        bench.run(MODEL, named(MODEL, plan_of(base | {"handoff.cache": handoff})))
    assert len(ran) == 1
    bench.run(MODEL, named(MODEL, plan_of(base | {"attention.out.split": "in"})))
    assert len(ran) == 2, "another prefill"
    bench.run(MODEL, runs_of(MODEL, plan_of(base)))
    assert len(ran) == 3, "one of which no name is known"


def test_a_run_that_has_differed_is_not_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []
    visit = InMemory.visit

    def noted(self: InMemory, m: Machine, stop: Stop, ranks: Sequence[Rank], run: Run) -> None:
        steps.append(stop.last)
        visit(self, m, stop, ranks, run)

    monkeypatch.setattr(InMemory, "visit", noted)
    base = alone() | work(1, 2, 3) | {"tp": 2}
    wrong = plan_of(base | {"cache.update": "skip"})
    found = Bench().run(MODEL, runs_of(MODEL, wrong))
    assert found.outcome is not None
    assert steps == [1, 2], "the prompt, and the first step"
    steps.clear()
    assert Bench().run(MODEL, runs_of(MODEL, plan_of(base))).outcome is None
    assert set(steps) == {1, 2, 3, 4}


def test_decode_does_not_write_in_what_is_shared() -> None:
    bench = Bench()
    plan = plan_of(alone() | work(1, 2, 2) | {"tp": 2})
    bench.run(MODEL, named(MODEL, plan))
    [before] = kept(bench)
    assert isinstance(before, Prefilled)
    slots = [list(e.slots) for rank in before.machine.ranks.values() for e in rank.cache.values()]
    calls = {label: len(call.degrees) for label, call in before.domain.ledger.calls.items()}
    given = set(before.out.logits)
    bench.run(MODEL, named(MODEL, plan.with_(handoff=plan.handoff.with_(cache="by_rank"))))
    assert kept(bench) == [before]
    assert [list(e.slots) for r in before.machine.ranks.values() for e in r.cache.values()] == slots
    assert {label: len(c.degrees) for label, c in before.domain.ledger.calls.items()} == calls
    assert set(before.out.logits) == given
    assert all(phase == "prefill" for phase, *_ in given)


def test_the_handoff_counts_ranks_by_the_mesh_of_the_plan() -> None:
    """In prefill nobody looks at the order of ranks, so that plans of several orders share it."""
    bench = Bench()
    base = alone() | work(2, 2, 1) | {"dp": 2, "tp": 2, "handoff.cache": "by_rank"}
    turned = base | {"prefill.mesh": ("tp", "sp", "dp", "pp")}
    assert bench.run(MODEL, named(MODEL, plan_of(base))).outcome is None
    assert "no cache on this rank" in str(bench.run(MODEL, named(MODEL, plan_of(turned))).outcome)
    assert len(kept(bench)) == 1
    assert bench.run(MODEL, named(MODEL, plan_of(base))).outcome is None
