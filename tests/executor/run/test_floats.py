"""Plans in floats: what is right differs by rounding, and what is wrong by more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from shardproof.executor.domains import Float
from shardproof.executor.domains.floating import Kind
from shardproof.executor.run.outcome.outcome import CannotRun, Hangs
from shardproof.executor.run.trials.workloads import workloads
from shardproof.executor.run.verdict.beside_reference import run_plan
from shardproof.executor.run.verdict.floats import (
    LIMIT,
    Floated,
    NoFloats,
    again,
    disagreement,
    run_floating,
)
from shardproof.executor.run.verdict.rounding import Rounding
from shardproof.executor.run.verdict.search import counterexample
from tests.executor.run.cases import ACCEPTED, NEAR_MISSES, load, written
from tests.executor.run.floats import KINDS, WORK, not_rescaled, ran
from tests.tiers import named, sampled

Patch = pytest.MonkeyPatch
LOOKS_RIGHT = {
    "DP-IDLE": "no replica is idle with three sequences",
    "LM-PADS": "a pad wins the choice only where it is planted",
    "LM-GREEDY--one-moved-rank": "of ids that tie another is chosen, and no floats tie",
    "SP-POSITIONS--scale": "all places below 8,192 scale scores by one",
}
"""Near misses that the first workload does not show in floats."""
SOME = sampled(ACCEPTED, every=10, also=named(ACCEPTED, "sp-decode-keys"))
"""The last notices a mistake of tests/executor/mutants."""


def names(files: Sequence[Path]) -> list[str]:
    return [file.stem for file in files]


def floated(file: Path, kind: Kind = "float64") -> Rounding:
    model, plan = load(file)
    found = run_floating(model, plan, workloads(plan)[0], kind, seed=1)
    assert isinstance(found, Rounding), str(found)
    return found


def is_right(found: Floated) -> bool:
    """What float64 gives where a plan is right: rounding, and no choice that it could turn."""
    if not isinstance(found, Rounding):
        return False
    return found.size <= LIMIT and found.tokens.flipped == found.experts.flipped == 0


OTHER_ROUTES = "moe-chosen-experts-have-no-choice"
"""Each rank chooses among its own experts, and computes what it would have computed: its routes
are others, and nothing else is."""


@pytest.mark.parametrize("file", SOME, ids=lambda file: file.stem)
def test_an_accepted_plan_is_right_in_float64(file: Path) -> None:
    found = floated(file)
    if file.stem == OTHER_ROUTES:
        assert found.experts.flipped
        found = replace(found, experts=replace(found.experts, flipped=0))
    assert is_right(found)


@pytest.mark.long
@pytest.mark.parametrize("file", ACCEPTED, ids=names(ACCEPTED))
def test_an_accepted_plan_is_right_in_float64_under_every_workload(file: Path) -> None:
    model, plan = load(file)
    for workload in workloads(plan):
        for seed in (1, 2):
            assert is_right(run_floating(model, plan, workload, "float64", seed)), workload


@pytest.mark.parametrize("plan", ["tp: 2", "tp: 2\nprefill: {sp: 2}", "tp: 2\npp: 2"])
@pytest.mark.parametrize("model", ["llama", "mixtral", "gpt2"])
def test_the_shorter_the_numbers_the_larger_the_rounding(model: str, plan: str) -> None:
    """Of sums that are taken in another order; where nothing is summed, nothing need differ."""
    finest, fine, coarse = (ran(plan, model, kind) for kind in KINDS)
    assert 0 < finest.size < fine.size < coarse.size < 1
    assert finest.tokens.made == fine.tokens.made == coarse.tokens.made > 0


@pytest.mark.parametrize("file", ACCEPTED[::24], ids=names(ACCEPTED[::24]))
def test_an_accepted_plan_runs_in_every_kind_of_floats(file: Path) -> None:
    for kind in KINDS:
        found = floated(file, kind)
        assert found.missing is None
        assert 0 <= found.size < 1


@pytest.mark.parametrize("file", NEAR_MISSES[::10], ids=names(NEAR_MISSES[::10]))
def test_a_near_miss_shows_in_float64(file: Path) -> None:
    assert shows(file) == (file.stem not in LOOKS_RIGHT)


@pytest.mark.long
def test_every_near_miss_shows_in_float64() -> None:
    assert {file.stem for file in NEAR_MISSES if not shows(file)} == set(LOOKS_RIGHT)


def shows(file: Path) -> bool:
    model, plan = load(file)
    return not is_right(run_floating(model, plan, workloads(plan)[0], "float64", seed=1))


def test_what_cannot_run_or_hangs_does_so_in_floats() -> None:
    for stem, kind in (("TICK-TOKEN--stage-early", CannotRun), ("DP-IDLE", Hangs)):
        model, plan = load(NEAR_MISSES[0].with_name(f"{stem}.yaml"))
        exact = counterexample(model, plan)
        assert exact is not None
        [found] = again(model, plan, [exact], "bfloat16")
        assert isinstance(found, kind)
        assert isinstance(exact, kind)
        assert (found.op, str(found)) == (exact.op, str(exact))


def test_a_difference_in_float64_alone_is_a_disagreement(monkeypatch: Patch) -> None:
    model, plan = written("llama", "decode: {sp: 2, sequence: {layout: keys}}")
    exact = run_plan(model, plan, WORK, 1)
    right = again(model, plan, [exact], "float64")
    assert disagreement([exact], right) is None
    monkeypatch.setattr(Float, "rescale", not_rescaled)
    wrong = again(model, plan, [exact], "float64")
    assert disagreement([exact], wrong) == wrong[0]
    # Of coarser numbers no size says that it is no rounding.
    assert disagreement([exact], again(model, plan, [exact], "float32")) is None


def test_a_model_without_real_functions_has_no_floats() -> None:
    model, plan = written("llama", "tp: 2")
    ffn = replace(model.kinds[0].ffn, activation="mystery")
    strange = replace(model, kinds=(replace(model.kinds[0], ffn=ffn),))
    found = run_floating(strange, plan, WORK, "float32")
    assert isinstance(found, NoFloats)
    assert "mystery" in str(found)
    assert disagreement([run_plan(strange, plan, WORK)], [found]) is None
