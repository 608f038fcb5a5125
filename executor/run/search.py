"""A counterexample to a plan: workloads, seeds and planted winners tried one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.executor.run.beside import Plant, run_plan
from shardproof.executor.run.outcome import Counterexample, Equal
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan, Workload

SIZES = ((3, 5, 3), (1, 4, 2), (1, 1, 1), (2, 3, 0))
"""Batch, prompt and steps where the plan leaves them open: more than one of each; a remainder in
what the first divides; one of each, so that ranks are left without a sequence or a token; and no
step at all."""
SEEDS = (1, 2)
PLANTS: tuple[Plant, ...] = ("nothing", "zeros")


def counterexample(model: Model, plan: Plan, trials: int = 2) -> Counterexample | None:
    """The first run that is not equal, if there is one."""
    for workload, seed, plant in attempts(plan):
        outcome = run_plan(model, plan, workload, seed, trials, plant)
        if not isinstance(outcome, Equal):
            return outcome
    return None


def attempts(plan: Plan) -> Iterator[tuple[Workload, int, Plant]]:
    """What is tried, the likeliest first: another seed matters only where chance decides."""
    sizes = workloads(plan)
    for workload in sizes:
        yield workload, SEEDS[0], "nothing"
    small = sizes[min(1, len(sizes) - 1)]
    for plant in PLANTS[1:]:
        yield small, SEEDS[0], plant
    for seed in SEEDS[1:]:
        yield small, seed, "nothing"


def workloads(plan: Plan) -> list[Workload]:
    """Those of the table; what the plan says stays."""
    said = plan.workload
    found = (
        Workload(
            batch=batch if said.batch is None else said.batch,
            prompt=prompt if said.prompt is None else said.prompt,
            steps=steps if said.steps is None else said.steps,
        )
        for batch, prompt, steps in SIZES
    )
    unique = {(w.batch, w.prompt, w.steps): w for w in found}
    return list(unique.values())
