"""Exact runs of a shrunk plan beside the model, as a certificate tells them: evidence, no proof."""

from __future__ import annotations

from itertools import islice

from shardproof.executor.run.beside import run_plan
from shardproof.executor.run.outcome import Equal
from shardproof.executor.run.search import attempts
from shardproof.executor.shrink import shrink
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.node import Plain


def evidence(model: Model, plan: Plan, runs: int) -> list[Plain]:
    """So many runs, fewer where there is nothing else to try; an error where one is not equal."""
    small = shrink(model, plan)
    if small.obstacle:
        raise InputErrors(InputError("RUNS", f"no run can show it: {small.obstacle}"))
    found: list[Plain] = []
    for workload, seed, plant in islice(attempts(plan), runs):
        outcome = run_plan(small.model, plan, workload, seed, None, plant)
        if not isinstance(outcome, Equal):
            message = f"a run of this plan is not the model's ({outcome}): a mistake of shardproof"
            raise InputErrors(
                InputError("RUNS", message, help="shardproof run PLAN --witness FILE")
            )
        tried = outcome.tried
        found.append(
            {
                "workload": {
                    "batch": workload.batch, "prompt": workload.prompt, "steps": workload.steps,
                },
                "seed": seed,
                "trials": tried.trials,
                "equal": True,
                "run again by verify": False,
            }
        )  # fmt: skip
    return found
