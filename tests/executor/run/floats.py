"""Runs in floats that tests look at."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from shardproof.executor.domains import Array, Float, Ids, Tensor
from shardproof.executor.domains.floating import Kind
from shardproof.executor.reference.generate import Trace, generate
from shardproof.executor.reference.site import Notes
from shardproof.executor.run.outcome.outcome import Tried, degrees_of
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.forced_choices import Fed
from shardproof.executor.run.trials.planting import prompts_for
from shardproof.executor.run.verdict.floats import run_floating
from shardproof.executor.run.verdict.rounding import Rounding, rounding
from shardproof.executor.weights import Weights, random_weights
from shardproof.spec.plan.plan import Workload
from tests.executor.run.cases import written

KINDS: tuple[Kind, ...] = ("float64", "float32", "bfloat16")
WORK = Workload(batch=2, prompt=5, steps=3)
TP2 = (1, 1, 1, 2)
"""The degrees of `tp: 2`."""


def ran(plan: str, model: str = "llama", kind: Kind = "float64") -> Rounding:
    found = run_floating(*written(model, plan), WORK, kind, 1)
    assert isinstance(found, Rounding)
    return found


def started(tried: Tried, name: str = "llama") -> tuple[Float, Weights, Ids]:
    model, _ = written(name, "tp: 1")
    domain = Float(trials=tried.trials, seed=tried.seed)
    return domain, random_weights(model, domain), prompts_for(model, tried)


def told_otherwise(trace: Trace) -> Trace:
    """As if the first sequence had gone on with another token, and taken its experts in turn."""
    first, *rest = trace.sequences
    tokens = first.tokens.copy()
    tokens[:, 5] = (tokens[:, 5] + 1) % 7
    passes = tuple(
        replace(
            each,
            notes=Notes(None, {path: (ids + 1) % 4 for path, ids in each.notes.routes.items()}),
        )
        for each in first.passes
    )
    return Trace((replace(first, tokens=tokens, passes=passes), *rest))


def fed_run(name: str, plan: str) -> tuple[Rounding, Fed]:
    """A run that is told other choices than it would make, beside a model that is told them."""
    model, parsed = written(name, plan)
    tried = Tried(2, 5, 3, 1, 2, "nothing")
    domain, weights, prompts = started(tried, name)
    each = [prompts[:, i] for i in range(2)]
    other = told_otherwise(generate(model, weights, each, 3, Float(trials=2, seed=1)))
    trace = generate(model, weights, each, 3, Float(trials=2, seed=1), fed=other)
    fed = Fed(trace)
    run = execute(model, parsed.with_(workload=WORK), weights, prompts, 3, domain, fed=fed)
    return rounding(tried, "float64", run, fed, np.ones(2, np.bool_), degrees_of(parsed)), fed


def not_rescaled(domain: Float, a: Tensor, shift: Array, to: Array) -> Tensor:
    """In place of `Float.rescale`: exponentials of ranks with shifts of their own are added."""
    del domain, shift, to
    return a
