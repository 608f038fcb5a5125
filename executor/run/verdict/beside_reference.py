"""A plan run beside the model on one device, and the first output in which they part."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains import Bound, Field, Ids, P, bound
from shardproof.executor.domains.undefined import MET
from shardproof.executor.reference.generate import Trace, generate
from shardproof.executor.run.outcome.compare import differences
from shardproof.executor.run.outcome.coverage import Coverage, Seen, coverage
from shardproof.executor.run.outcome.outcome import (
    STRANDS,
    CannotRun,
    Different,
    Equal,
    Hangs,
    Outcome,
    Plant,
    Tried,
    degrees_of,
)
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.faults import Refused, Stuck, Undefined
from shardproof.executor.run.state.result import Run
from shardproof.executor.run.trials.planting import (
    LEVELS,
    planner,
    plant_zeros,
    prompts_for,
    roles,
    texts,
    trials_for,
)
from shardproof.executor.weights import Weights, random_weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.record import dataclass, field


def run_plan(
    model: Model,
    plan: Plan,
    workload: Workload,
    seed: int = 0,
    trials: int | None = None,
    plant: Plant = "everything",
) -> Outcome:
    """What comes of the plan under this workload, which sets all three of its numbers.

    Without a number of trials there are as many as it takes to meet everything.
    """
    batch, prompt, steps = sizes(workload)
    if trials is None:
        trials = trials_for(model, plan, batch, prompt, steps)
    return run_again(model, plan, Tried(batch, prompt, steps, seed, trials, plant))


class Execute(Protocol):
    """Runs a plan with these weights, prompts, decode steps and numbers."""

    def __call__(
        self, model: Model, plan: Plan, weights: Weights, prompts: Ids, steps: int, domain: Field,
        *, drafts: Ids | None = None,
    ) -> Run: ...  # fmt: skip


def run_again(model: Model, plan: Plan, tried: Tried, execute: Execute = execute) -> Outcome:
    """What comes of the plan when it is run as it was before: the same, to the last number."""
    return run_on(given_for(model, plan, tried), model, plan, tried, execute)


def run_on(
    given: Given, model: Model, plan: Plan, tried: Tried, execute: Execute = execute
) -> Outcome:
    """The same, of what was drawn for it."""
    degrees, work = degrees_of(plan), workload_of(tried)
    if not given.defined.any():
        raise Undefined(f"the model divides by zero in each of {tried.trials} trials")
    try:
        run = execute(
            model, plan.with_(workload=work), given.weights, given.prompts, tried.steps, given.ours,
            drafts=given.tokens,
        )  # fmt: skip
    except Refused as fault:
        return CannotRun(tried, fault.op, fault.rank, fault.why, degrees)
    except Stuck as fault:
        return Hangs(tried, fault.op, fault.waiting, fault.absent, degrees)
    for first in differences(run, given.trace, given.defined):
        return Different(tried, first, degrees)
    missed = bound_of(run, given.trace, given.ours, given.theirs)
    return Equal(tried, len(run.logits), missed, given.coverage)


def sizes(workload: Workload) -> tuple[int, int, int]:
    """Its batch, prompt and steps, which a run needs all three."""
    batch, prompt, steps = workload.batch, workload.prompt, workload.steps
    if batch is None or prompt is None or steps is None:
        raise ValueError(f"a run needs a batch, a prompt and a number of steps: {workload}")
    return batch, prompt, steps


def workload_of(tried: Tried) -> Workload:
    return Workload(batch=tried.batch, prompt=tried.prompt, steps=tried.steps)


@dataclass(frozen=True, slots=True)
class Given:
    """What a run is given, and what the reference made of it."""

    weights: Weights
    prompts: Ids
    """[trials x strands, sequences, tokens]"""
    ours: Field
    """The plan's own field: each side has a ledger, so that only the reference says what is
    undefined."""
    theirs: Field
    trace: Trace
    defined: NDArray[np.bool_]
    """[trials x strands]; a trial is undefined in all of its strands if it is in one"""
    seen: Seen
    counted: list[Coverage] = field(default_factory=list[Coverage], compare=False)

    @property
    def tokens(self) -> Ids:
        """The model's own, prompts and what followed: [trials x strands, sequences, tokens]."""
        return self.trace.tokens_of_all

    @property
    def coverage(self) -> Coverage:
        """What the run met, counted when somebody asks: who looks for a difference does not."""
        if not self.counted:
            self.counted.append(coverage(self.seen))
        return self.counted[0]


def given_for(model: Model, plan: Plan, tried: Tried, *, watch: bool = False) -> Given:
    """All that is drawn and planted; `ours` has the orders that the reference was run with.

    With `watch` the trace has every tensor inside the model.
    """
    MET.any = False  # of no value that an earlier run has left
    lanes, parts = tried.trials * STRANDS, roles(tried.trials, tried.plant)
    levels, tied = (LEVELS, tuple(parts.ties)) if parts.ties else (None, None)
    planned = planner(model, plan, tried)
    theirs = Field(lanes, tried.seed, STRANDS, levels, tied, planned)
    plant_zeros(model, tried, planned, theirs)
    weights = random_weights(model, theirs)
    prompts = np.repeat(prompts_for(model, tried), STRANDS, axis=0)
    trace = generate(model, weights, texts(plan, prompts), tried.steps, theirs, watch=watch)
    ours = Field(lanes, tried.seed, STRANDS, levels, tied, planned.settled())
    defined = ~theirs.ledger.undefined.reshape(-1, STRANDS).any(axis=1)
    defined = np.repeat(defined, STRANDS)
    zeros = np.repeat(np.isin(np.arange(tried.trials), parts.zeros), STRANDS)
    seen = Seen(model, plan, tried.prompt, trace, defined, zeros, ours)
    return Given(weights, prompts, ours, theirs, trace, defined, seen)


def bound_of(run: Run, trace: Trace, ours: Field, theirs: Field) -> Bound:
    """How likely one trial is to have missed a difference."""
    degrees = [logits.degree for logits in run.logits.values()]
    degrees += [sequel.logits.degree for sequel in trace.sequences]
    return bound((ours.ledger, theirs.ledger), degrees, P, theirs.strands)
