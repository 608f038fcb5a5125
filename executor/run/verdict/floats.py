"""A plan run in floats beside the same model on one device, in the same floats.

The run is fed the reference's tokens and routes, so that one flipped choice does not make the rest
another text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np

from shardproof.executor import domains
from shardproof.executor.domains import Float
from shardproof.executor.domains.floating import Kind
from shardproof.executor.reference.generate import generate
from shardproof.executor.run.outcome.outcome import (
    CannotRun,
    Equal,
    Hangs,
    Outcome,
    Tried,
    degrees_of,
)
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.faults import Refused, Stuck
from shardproof.executor.run.state.forced_choices import Fed
from shardproof.executor.run.trials.planting import prompts_for, texts
from shardproof.executor.run.verdict.rounding import Rounding, rounding
from shardproof.executor.weights import random_weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.record import dataclass

LIMIT = 1e-10
"""Of a legal plan in float64: what is larger is no rounding."""


@dataclass(frozen=True, slots=True)
class NoFloats:
    """The model itself cannot be run in floats."""

    tried: Tried
    why: str

    @property
    def kind(self) -> Literal["no floats"]:
        return "no floats"

    def __str__(self) -> str:
        return self.why


Floated = Rounding | CannotRun | Hangs | NoFloats


def run_floating(
    model: Model, plan: Plan, workload: Workload, kind: Kind, seed: int = 0, trials: int = 2
) -> Floated:
    """What comes of the plan in floats under this workload, which sets all three of its numbers."""
    batch, prompt, steps = workload.batch, workload.prompt, workload.steps
    if batch is None or prompt is None or steps is None:
        raise ValueError(f"a run needs a batch, a prompt and a number of steps: {workload}")
    tried = Tried(batch, prompt, steps, seed, trials)
    ours, theirs = (Float(kind, trials=trials, seed=seed) for _ in range(2))
    weights = random_weights(model, ours)
    prompts = prompts_for(model, tried)
    # A wrong plan may divide by nothing or overflow, which is seen in what comes out.
    with np.errstate(all="ignore"):
        try:
            trace = generate(model, weights, texts(plan, prompts), steps, theirs, watch=False)
        except domains.CannotRun as fault:
            return NoFloats(tried, str(fault))
        fed = Fed(trace)
        placed = plan.with_(workload=workload)
        try:
            run = execute(model, placed, weights, prompts, steps, ours, fed=fed,
                          drafts=trace.tokens_of_all)  # fmt: skip
        except Refused as fault:
            return CannotRun(tried, fault.op, fault.rank, fault.why, degrees_of(plan))
        except Stuck as fault:
            return Hangs(tried, fault.op, fault.waiting, fault.absent, degrees_of(plan))
        return rounding(tried, kind, run, fed, ~theirs.ledger.undefined, degrees_of(plan))


def again(model: Model, plan: Plan, outcomes: Sequence[Outcome], kind: Kind) -> list[Floated]:
    """Exact runs made in floats: all of them where all are equal, else the one that is not.

    A planted winner is a number of the field, and there is none in floats.
    """
    found: dict[tuple[Workload, int], Floated] = {}
    for outcome in outcomes if all_equal(outcomes) else outcomes[-1:]:
        tried = outcome.tried
        workload = Workload(batch=tried.batch, prompt=tried.prompt, steps=tried.steps)
        key = workload, tried.seed
        if key not in found:
            found[key] = run_floating(model, plan, workload, kind, tried.seed, tried.trials)
    return list(found.values())


def all_equal(outcomes: Sequence[Outcome]) -> bool:
    return all(isinstance(outcome, Equal) for outcome in outcomes)


def disagreement(outcomes: Sequence[Outcome], floated: Sequence[Floated]) -> Floated | None:
    """A run in floats that no rounding explains, though the exact ones are equal.

    Then one of the two executions is wrong, and so may the verdict be.
    """
    if not all_equal(outcomes):
        return None
    return next(filter(unexplained, floated), None)


def unexplained(one: Floated) -> bool:
    match one:
        case Rounding():
            limit = LIMIT if one.domain == "float64" else np.inf
            return one.missing is not None or one.size > limit
        case NoFloats():
            return False
        case _:
            return True
