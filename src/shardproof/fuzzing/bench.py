"""Plans run beside the model, as briefly as shows most of what is wrong with them.

Plans of one model and workload share the model's own run. Nothing is kept of a plan.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from shardproof.certificate.valued import Truths
from shardproof.executor.run.outcome.compare import differences
from shardproof.executor.run.outcome.outcome import (
    CannotRun,
    Counterexample,
    Different,
    Hangs,
    Tried,
    degrees_of,
)
from shardproof.executor.run.outcome.runnable import obstacle
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.again import Memory
from shardproof.executor.run.state.faults import Refused, Stuck
from shardproof.executor.run.trials.planting import planted_by
from shardproof.executor.run.trials.workloads import of_the_table
from shardproof.executor.run.verdict.beside_reference import Given, given_for, sizes, workload_of
from shardproof.executor.run.verdict.first_difference import Compared, Parted, fresh
from shardproof.executor.run.verdict.search import search, tries
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan

KEPT = 8
"""Runs of the model that are kept: those of the last few plans."""
TRIALS = 3
"""Of a brief run: in one of them indices are planted, in one zeros, in one ties."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What runs of a plan showed."""

    found: Counterexample | None
    runs: int
    """How many were made."""
    of: int
    """How many there are to make: a workload each."""
    left_out: str = ""
    """Why one was not made, if one of those that were to be was not."""
    tried: Tried | None = None
    """What differed, or the first that was looked at."""


@dataclass(slots=True)
class Bench:
    """Runs of models, by what in a plan has a say in them."""

    models: dict[object, tuple[Given, Memory]] = field(default_factory=dict[Any, Any])
    truths: Truths = field(default_factory=dict[Any, Any])
    """What the checker has of the last model, on one device."""
    model: Model | None = None

    def truths_of(self, model: Model) -> Truths:
        if model is not self.model:
            self.model, self.truths = model, {}
        return self.truths

    def once(self, model: Model, plan: Plan, first: int = 0) -> Shown:
        """One brief run, of the workload of this number."""
        each = runs_from(model, plan, first)
        return self._shown(model, plan, each[:1], len(each)) if each else NONE

    def each(self, model: Model, plan: Plan, first: int = 0) -> Shown:
        """Brief runs of all workloads, from this one on, until one differs."""
        each = runs_from(model, plan, first)
        return self._shown(model, plan, each, len(each)) if each else NONE

    def searched(self, model: Model, plan: Plan) -> Shown:
        """Every workload, with all that is planted."""
        each = list(tries(model, plan))
        if not each:
            return NONE
        found = search(model, plan)
        left_out = found.left_out[0] if found.left_out and found.found is None else ""
        tried = each[0] if found.found is None else found.found.tried
        return Shown(found.found, len(each), len(each), left_out, tried)

    def _shown(self, model: Model, plan: Plan, each: list[Tried], of: int) -> Shown:
        left_out = ""
        for number, tried in enumerate(each, 1):
            if why := obstacle(model, plan, tried):
                left_out = left_out or why
            elif (found := self._beside(model, plan, tried)) is not None:
                return Shown(found, number, of, tried=tried)
        return Shown(None, len(each), of, left_out, each[0])

    def _beside(self, model: Model, plan: Plan, tried: Tried) -> Counterexample | None:
        (given, memory), degrees = self._given(model, plan, tried), degrees_of(plan)
        asked = plan.with_(workload=workload_of(tried))
        try:
            run = execute(
                model,
                asked,
                given.weights,
                given.prompts,
                tried.steps,
                fresh(given),
                transport=Compared(given),
                memory=memory,
                drafts=given.tokens,
            )
        except Refused as fault:
            return CannotRun(tried, fault.op, fault.rank, fault.why, degrees)
        except Stuck as fault:
            return Hangs(tried, fault.op, fault.waiting, fault.absent, degrees)
        except Parted as parted:
            return Different(tried, parted.first, degrees)
        for first in differences(run, given.trace, given.defined):
            return Different(tried, first, degrees)
        return None

    def _given(self, model: Model, plan: Plan, tried: Tried) -> tuple[Given, Memory]:
        """The run of the model; plans share it for which the same is planted."""
        key = model, tried, planted_by(model, plan, (tried.batch, tried.prompt, tried.steps))
        found = self.models.get(key)
        if found is None:
            if len(self.models) >= KEPT:
                del self.models[next(iter(self.models))]
            found = self.models[key] = given_for(model, plan, tried), Memory()
        return found


NONE = Shown(None, 0, 0, "no workload fits the model's positions")


TURN = 5
"""Of so many batches one begins with what the numbers of each plan call for."""


def runs_from(model: Model, plan: Plan, first: int = 0) -> list[Tried]:
    """Brief runs of all workloads, from that of this number on; the same for most plans of a model.

    For each workload costs a run of the model as well. Where a plan edits decode it begins with
    one that has the steps which edits speak of, for with another it would be no plan.
    """
    each = list(tries(model, plan, most=TRIALS))
    there = [tried for tried in each if tried.steps >= steps_named(plan)]
    table = {sizes(workload) for workload in of_the_table(plan)}
    own: list[Tried] = []
    common: list[Tried] = []
    for tried in there or each:
        size = tried.batch, tried.prompt, tried.steps
        (common if size in table else own).append(tried)
    turn, place = divmod(first, TURN)
    if own and (place == TURN - 1 or not common):
        at = each.index(own[turn % len(own)])
    else:
        at = each.index(common[place % len(common)]) if common else 0
    return [*each[at:], *each[:at]]


def steps_named(plan: Plan) -> int:
    """How many steps there are at least, for a plan's edits to be of some that there are."""
    least = (max(edit.steps, default=int(edit.phase == "decode")) for edit in plan.edits)
    return max(least, default=0)
