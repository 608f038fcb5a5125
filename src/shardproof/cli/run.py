"""`shardproof run`: a plan executed on its ranks, beside the single-device model."""

from __future__ import annotations

from dataclasses import dataclass

from shardproof.api import load
from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.executor.run.beside import run_plan
from shardproof.executor.run.outcome import Equal, Outcome
from shardproof.executor.run.search import attempts
from shardproof.executor.shrink import Shrunk, shrink
from shardproof.reports.runs import run_data, run_text
from shardproof.spec.errors import InputErrors
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Sizes:
    """What a run is asked for; None is what the plan says, or else what is tried."""

    batch: int | None
    prompt: int | None
    steps: int | None


def run(path: str, model: str | None, sizes: Sizes, seed: int, trials: int, form: str) -> Exit:
    """Run the plan under every workload that is tried, until one is not equal."""
    try:
        verdict = load(path, model)
    except InputErrors as wrong:
        put_errors(wrong)
        return Exit.BAD_INPUT
    small = shrink(verdict.model, verdict.plan)
    why = "; ".join(verdict.unknown) or small.obstacle
    outcomes = [] if why else list(_outcomes(verdict, small, sizes, seed, trials))
    if form == "json":
        put_json(run_data(verdict, small, outcomes, why))
    else:
        put(run_text(verdict, small, outcomes, why, page()))
    if why:
        return Exit.UNKNOWN
    return Exit.LEGAL if all(isinstance(one, Equal) for one in outcomes) else Exit.ILLEGAL


def _outcomes(
    verdict: Verdict, small: Shrunk, sizes: Sizes, seed: int, trials: int
) -> list[Outcome]:
    plan = _asked(verdict.plan, sizes)
    found: list[Outcome] = []
    for workload, number, plant in attempts(plan):
        found.append(run_plan(small.model, plan, workload, seed + number, trials, plant))
        if not isinstance(found[-1], Equal):
            break
    return found


def _asked(plan: Plan, sizes: Sizes) -> Plan:
    """The plan under the sizes that were asked for."""
    said = plan.workload
    return plan.with_(
        workload=Workload(
            batch=said.batch if sizes.batch is None else sizes.batch,
            prompt=said.prompt if sizes.prompt is None else sizes.prompt,
            steps=said.steps if sizes.steps is None else sizes.steps,
        )
    )
