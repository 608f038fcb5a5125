"""Exact runs of a shrunk plan beside the model, as a certificate tells them: evidence, no proof."""

from __future__ import annotations

from itertools import islice

from shardproof.executor.run.outcome.outcome import Equal
from shardproof.executor.run.outcome.runnable import obstacle
from shardproof.executor.run.verdict.beside_reference import run_again
from shardproof.executor.run.verdict.search import tries
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.node import Plain
from shardproof.verdict.shrink import shrink


def evidence(model: Model, plan: Plan, runs: int) -> list[Plain]:
    """So many runs, fewer where there is nothing else to try; an error where one is not equal."""
    small = shrink(model, plan)
    if small.obstacle:
        raise InputErrors(InputError("RUNS", f"no run can show it: {small.obstacle}"))
    found: list[Plain] = []
    made = (tried for tried in tries(small.model, small.plan)
            if tried.plant == "everything" and not obstacle(small.model, small.plan, tried)
            )  # fmt: skip
    for tried in islice(made, runs):
        outcome = run_again(small.model, small.plan, tried)
        if not isinstance(outcome, Equal):
            message = f"a run of this plan is not the model's ({outcome}): a mistake of shardproof"
            raise InputErrors(
                InputError("RUNS", message, help="shardproof run PLAN --witness FILE")
            )
        found.append(
            {
                "workload": {
                    "batch": tried.batch, "prompt": tried.prompt, "steps": tried.steps,
                },
                "seed": tried.seed,
                "trials": tried.trials,
                "equal": True,
                "run again by verify": False,
            }
        )  # fmt: skip
    return found
