"""A plan run beside the model on one device, and the first output in which they part."""

from __future__ import annotations

from typing import Literal

import numpy as np

from shardproof.executor.domains import Bound, Field, Ids, P, bound
from shardproof.executor.reference.generate import Trace, generate
from shardproof.executor.run.compare import differences
from shardproof.executor.run.faults import Refused, Stuck
from shardproof.executor.run.machine import execute
from shardproof.executor.run.outcome import CannotRun, Different, Equal, Hangs, Outcome, Tried
from shardproof.executor.run.result import Run
from shardproof.executor.weights import random_weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan, Workload

Plant = Literal["nothing", "zeros"]
"""What is made to win the choice of the next token: a logit of zero, which is what an unmasked
pad has and chance would not bring to the front."""


def run_plan(
    model: Model,
    plan: Plan,
    workload: Workload,
    seed: int = 0,
    trials: int = 2,
    plant: Plant = "nothing",
) -> Outcome:
    """What comes of the plan under this workload, which sets all three of its numbers."""
    batch, prompt, steps = workload.batch, workload.prompt, workload.steps
    if batch is None or prompt is None or steps is None:
        raise ValueError(f"a run needs a batch, a prompt and a number of steps: {workload}")
    tried = Tried(batch, prompt, steps, seed, trials, plant)
    ours, theirs = field_for(tried), field_for(tried)
    weights = random_weights(model, ours)
    prompts = prompts_for(model, tried)
    trace = generate(
        model, weights, [prompts[:, i] for i in range(batch)], steps, theirs, watch=False
    )
    try:
        run = execute(model, plan.with_(workload=workload), weights, prompts, steps, ours)
    except Refused as fault:
        return CannotRun(tried, fault.op, fault.rank, fault.why)
    except Stuck as fault:
        return Hangs(tried, fault.op, fault.waiting, fault.absent)
    for first in differences(run, trace, ~theirs.ledger.undefined):
        return Different(tried, first)
    return Equal(tried, len(run.logits), bound_of(run, trace, ours, theirs))


def field_for(tried: Tried) -> Field:
    """A field of its own for each side, so that only the reference says what is undefined."""
    if tried.plant == "nothing":
        return Field(trials=tried.trials, seed=tried.seed)
    zeros: Ids = np.zeros((tried.trials, 1), np.int64)
    return Field(trials=tried.trials, seed=tried.seed, favourites={"head": zeros})


def prompts_for(model: Model, tried: Tried) -> Ids:
    """[trials, sequences, tokens]; every id of the vocabulary where there are places enough."""
    shape = (tried.trials, tried.batch, tried.prompt)
    rng = np.random.default_rng(tried.seed)
    count = int(np.prod(shape))
    rounds = [rng.permutation(model.vocab) for _ in range(-(-count // model.vocab))]
    return np.concatenate(rounds)[:count].reshape(shape).astype(np.int64)


def bound_of(run: Run, trace: Trace, ours: Field, theirs: Field) -> Bound:
    """How likely one trial is to have missed a difference."""
    degrees = [logits.degree for logits in run.logits.values()]
    degrees += [sequel.logits.degree for sequel in trace.sequences]
    return bound((ours.ledger, theirs.ledger), degrees, P)
