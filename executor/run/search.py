"""A counterexample to a plan: workloads, seeds and planted winners tried one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.executor.run.beside import Plant, run_plan
from shardproof.executor.run.outcome import Counterexample, Equal
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan, Workload

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
    for plant in PLANTS[1:]:
        yield sizes[0], SEEDS[0], plant
    for seed in SEEDS[1:]:
        yield sizes[0], seed, "nothing"


def workloads(plan: Plan) -> list[Workload]:
    """Those of the table, and one with a remainder on every axis; what the plan says stays."""
    said = plan.workload
    degrees = [plan.phase(name) for name in PHASES]
    most = max(p.dp for p in degrees), max(p.sp for p in degrees)
    sizes = [*SIZES, (min(2 * most[0] + 1, 9), min(2 * most[1] + 1, 9), 2)]
    found = (
        Workload(
            batch=batch if said.batch is None else said.batch,
            prompt=prompt if said.prompt is None else said.prompt,
            steps=steps if said.steps is None else said.steps,
        )
        for batch, prompt, steps in sizes
    )
    unique = {(w.batch, w.prompt, w.steps): w for w in found}
    return list(unique.values())
