"""Plans of one canonical form run alike, and what the runtime looks at is part of the form."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shardproof.executor.run.outcome.outcome import Equal
from shardproof.executor.run.verdict.beside_reference import run_plan
from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.plan import Plan
from tests.exhaustive import execution
from tests.exhaustive.canonical import canonical
from tests.exhaustive.decide import panel
from tests.exhaustive.execution import SURE, Bench, runs_of, workloads_of
from tests.exhaustive.memory import Memory
from tests.exhaustive.naming import Recent, name_of
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.small import EXPERTS, FFN, HEAD, alone, small, work
from tests.exhaustive.universe.universe import Chunk, Setting, plan_of, sample
from tests.exhaustive.work import asked
from tests.tiers import sampled

MODULES = list(UNIVERSES)
ONE, DEEP, SPARSE = small(attention=HEAD, ffn=FFN), small(layers=2), small(ffn=EXPERTS)
BASE = alone("ffn") | work(1, 2, 1) | {"tp": 2}


def name(model: Model, written: Written) -> bytes:
    """As its runs are named, which is what a campaign calls it."""
    [(_, case)] = Memory().cases(Chunk("", 0, Setting(model, written), (({},),), range(1)))
    found = canonical(runs_of(model, plan_of(written)))
    assert name_of(case, Recent()).name == found
    return found


def word(bench: Bench, model: Model, plan: Plan) -> str:
    """What comes of a plan on the bench, also where the runtime fails."""
    return asked(panel("", bench).execution, model, runs_of(model, plan)).word


def alone_word(seed: int, model: Model, plan: Plan) -> str:
    """What comes of it run by itself, workload by workload."""
    for workload in workloads_of(plan):
        try:
            outcome = run_plan(model, plan, workload, seed)
        except Exception:  # noqa: BLE001  (the bench says unknown then)
            return "unknown"
        if not isinstance(outcome, Equal):
            return "illegal"
    return "legal"


@pytest.mark.parametrize("module", sampled(MODULES, every=6))
def test_a_plan_runs_on_the_bench_as_it_runs_alone(module: str) -> None:
    bench = Bench()
    for chunk in sample(UNIVERSES[module], 40):
        model, plan = chunk.setting.model, chunk.plan(chunk.plans[0])
        together, apart = word(bench, model, plan), alone_word(bench.seed, model, plan)
        assert together == apart, f"{chunk.written(chunk.plans[0])}"


def beside(chunk: Chunk, number: int) -> Iterator[int]:
    """The plans that differ from one in a single axis, up to three an axis."""
    step = 1
    for axis in reversed(chunk.axes):
        place = number // step % len(axis)
        for other in range(1, min(4, len(axis))):
            yield number + ((place + other) % len(axis) - place) * step
        step *= len(axis)


@pytest.mark.parametrize("module", sampled(MODULES, every=8))
def test_plans_of_one_form_run_alike(module: str) -> None:
    bench, shared = Bench(), 0
    for chunk in sample(UNIVERSES[module], 80):
        model, number = chunk.setting.model, chunk.plans[len(chunk.plans) // 2]
        plan = chunk.plan(number)
        form = canonical(runs_of(model, plan))
        for near in beside(chunk, number):
            other = chunk.plan(near)
            if canonical(runs_of(model, other)) == form:
                shared += 1
                assert word(bench, model, plan) == word(bench, model, other), chunk.written(near)
    assert shared


def test_a_bound_is_of_its_own_run() -> None:
    wrong, right = (
        plan_of(given({"ffn.up.split": "in", "ffn.up.collective": "none"})),
        plan_of(given({})),
    )
    shared, own = Bench(), Bench()
    assert shared.run(ONE, runs_of(ONE, wrong)).outcome is not None
    assert shared.run(ONE, runs_of(ONE, right)).miss == own.run(ONE, runs_of(ONE, right)).miss > 0


def test_a_run_that_may_have_missed_too_much_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = runs_of(ONE, plan_of(given({})))
    once = Bench().run(ONE, runs)
    assert 0 < once.miss <= SURE
    monkeypatch.setattr(execution, "SURE", once.miss / 2)
    again = Bench().run(ONE, runs)
    assert again.outcome is None
    assert 0 < again.miss < once.miss / 1e6, "both seeds have to miss it"


SAME: dict[str, tuple[Model, Written, Written]] = {
    "a sum's place where nothing is summed": (
        ONE, {"ffn.up.split": "out"}, {"ffn.up.split": "out", "ffn.up.sum": "activation"}),
    "a degree of one in a group": (ONE, {}, {"ffn.down.group": ("tp", "dp")}),
    "a converted order of storage": (ONE, {}, {"handoff.storage": "converted"}),
    "what stays, and what goes from rank to rank": (
        ONE, {"handoff.cache": "stays"}, {"handoff.cache": "by_rank"}),
    "the order of axes where only one has ranks": (
        ONE, {"handoff.cache": "by_rank"},
        {"handoff.cache": "by_rank", "mesh": ("tp", "sp", "dp", "pp")}),
    "a cut's name": (ONE, {"ffn.width": "even"}, {"ffn.width": "balanced"}),
    "a prefix, and a chunk as long": (
        ONE, {"workload.prompt": 2, "prefill.chunks.prefix": 1},
        {"workload.prompt": 2, "prefill.chunks.tokens": 1}),
    "idle replicas of a dense model": (
        ONE, {"dp": 2, "tp": 1}, {"dp": 2, "tp": 1, "batch.idle": "skip"}),
    "a longer period": (DEEP, {"pp": 2}, {"pp": 2, "decode.schedule.period": 7}),
    "decode where there is none": (
        ONE, {"workload.steps": 0}, {"workload.steps": 0, "decode.ffn.down.collective": "none"}),
}  # fmt: skip
OTHER: dict[str, tuple[Model, Written, Written]] = {
    "a cut": (ONE, {"ffn.width": "even"}, {"ffn.width": "whole"}),
    "a collective": (ONE, {}, {"ffn.down.collective": "none"}),
    "a group": (ONE, {"sp": 2}, {"sp": 2, "ffn.down.group": ("tp", "sp")}),
    "decode alone": (ONE, {}, {"decode.ffn.down.collective": "none"}),
    "raw storage": (ONE, {}, {"handoff.storage": "raw"}),
    "the way of the cache": (ONE, {}, {"handoff.cache": "by_rank"}),
    "the order of ranks": (
        ONE, {"dp": 2, "handoff.cache": "by_rank"},
        {"dp": 2, "handoff.cache": "by_rank", "decode.mesh": ("pp", "tp", "sp", "dp")}),
    "the tokens of a rank, which no operator tells": (
        ONE, {"sp": 2, "workload.prompt": 3, "sequence.exchange": "none"},
        {"sp": 2, "workload.prompt": 3, "sequence.exchange": "none",
         "prefill.sequence.cut": "strided"}),
    "the sequences of a replica": (
        ONE, {"dp": 2, "workload.batch": 3},
        {"dp": 2, "workload.batch": 3, "batch.sequences": "strided"}),
    "what the ranks of sp do in decode": (
        ONE, {"sp": 2}, {"sp": 2, "decode.sequence.layout": "alternate"}),
    "who keeps a step's entry": (
        ONE, {"sp": 2, "decode.sequence.layout": "alternate"},
        {"sp": 2, "decode.sequence.layout": "alternate", "cache.turns": "own"}),
    "which keys a rank has": (
        ONE, {"sp": 2, "decode.sequence.layout": "keys"},
        {"sp": 2, "decode.sequence.layout": "keys", "sequence.keys": "balanced"}),
    "a step too early": (
        DEEP, {"pp": 2, "workload.steps": 2},
        {"pp": 2, "workload.steps": 2, "decode.schedule.period": 0}),
    "the stage of a layer": (DEEP, {"pp": 2}, {"pp": 2, "stages.layers": "whole"}),
    "an idle replica among experts": (
        SPARSE, {"dp": 2, "tp": 1, "ep": 2}, {"dp": 2, "tp": 1, "ep": 2, "batch.idle": "skip"}),
    "a group of experts' own ranks": (
        SPARSE, {"dp": 2, "tp": 1, "moe.tp": 2},
        {"dp": 2, "tp": 1, "moe.tp": 2, "moe.group": ("ep",)}),
    "a replica that is idle in prefill alone": (
        SPARSE, {"dp": 2, "tp": 1, "ep": 2},
        {"dp": 2, "tp": 1, "ep": 2, "prefill.batch.idle": "skip"}),
    "the workload": (ONE, {}, {"workload.prompt": 3}),
    "the tokens of a pass": (
        ONE, {"workload.prompt": 4, "prefill.chunks.tokens": 2},
        {"workload.prompt": 4, "prefill.chunks.tokens": 3}),
    "an earlier pass": (ONE, {"prefill.chunks.tokens": 2},
                        {"prefill.chunks.tokens": 2, "prefill.chunks.prefix": 1}),
    "where a sequence of a row begins": (
        ONE, {"workload.prompt": 4, "prefill.packed.sequences": CutSpec("sizes", (1, 3))},
        {"workload.prompt": 4, "prefill.packed.sequences": CutSpec("sizes", (3, 1))}),
    "which part of a row is pads": (
        ONE, {"workload.prompt": 4, "prefill.packed.sequences": CutSpec("sizes", (1, 3)),
              "prefill.packed.pads": "left"},
        {"workload.prompt": 4, "prefill.packed.sequences": CutSpec("sizes", (1, 3)),
         "prefill.packed.pads": "right"}),
    "the entries of a sequence of a row": (
        ONE, {"workload.prompt": 4, "prefill.packed.sequences": CutSpec("sizes", (1, 3))},
        {"workload.prompt": 4, "prefill.packed.sequences": CutSpec("sizes", (1, 3)),
         "prefill.packed.entries": "row"}),
    "the token behind which a sequence of a row goes on": (
        ONE, {"workload.prompt": 4, "prefill.packed.sequences": CutSpec("sizes", (1, 3))},
        {"workload.prompt": 4, "prefill.packed.sequences": CutSpec("sizes", (1, 3)),
         "prefill.packed.token": "previous"}),
    "the drafts that a step keeps": (
        ONE, {"workload.steps": 3, "decode.draft.tokens": 2},
        {"workload.steps": 3, "decode.draft.tokens": 2, "decode.draft.accepted": 1}),
    "the token that a step begins with": (
        ONE, {"workload.steps": 3, "decode.draft.tokens": 2},
        {"workload.steps": 3, "decode.draft.tokens": 2, "decode.draft.token": "last"}),
    "the seat of what is cached": (
        ONE, {"attention.qkv.split": "in"},
        {"attention.qkv.split": "in", "attention.qkv.k_sum": "scores"}),
}  # fmt: skip


CUTS: dict[object, object] = {
    kind: CutSpec(kind) for kind in ("even", "balanced", "strided", "whole")
}
CUT_FIELDS = ("width", "cut", "sequences", "keys", "layers")


def given(written: Written) -> Written:
    made = {
        path: CUTS.get(value, value) if path.endswith(CUT_FIELDS) else value
        for path, value in written.items()
    }
    return BASE | made


@pytest.mark.parametrize("what", SAME)
def test_what_nothing_looks_at_is_not_told(what: str) -> None:
    model, one, other = SAME[what]
    assert name(model, given(one)) == name(model, given(other))


@pytest.mark.parametrize("what", OTHER)
def test_what_something_looks_at_is_told(what: str) -> None:
    model, one, other = OTHER[what]
    assert name(model, given(one)) != name(model, given(other))


NAMES = """
from tests.exhaustive.canonical import canonical
from tests.exhaustive.execution import runs_of
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import sample
for universe in UNIVERSES.values():
    for chunk in sample(universe, 8):
        for number in chunk.plans:
            print(canonical(runs_of(chunk.setting.model, chunk.plan(number))).hex())
"""


def test_a_name_is_the_same_in_every_process() -> None:
    """Workers find the same plan in different chunks: a set is in another order in each."""
    told = [
        subprocess.run(
            [sys.executable, "-c", NAMES], cwd=Path(__file__).parents[2], check=True,
            env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE,
        ).stdout.split()
        for seed in ("1", "2")
    ]  # fmt: skip
    assert len(told[0]) > 150
    assert told[0] == told[1]
