"""Plans run beside the model, many plans beside one run of it.

The same run as `executor/run/beside.py` makes, but that prefill is compared before decode begins:
most plans that are wrong are wrong there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from shardproof.executor.domains import Field
from shardproof.executor.domains.ledger import unset
from shardproof.executor.run.beside import Given, bound_of, given_for
from shardproof.executor.run.compare import Difference, Place, between, differences
from shardproof.executor.run.coverage import Coverage
from shardproof.executor.run.decode import run_decode
from shardproof.executor.run.faults import Refused, Stuck
from shardproof.executor.run.outcome import (
    CannotRun,
    Counterexample,
    Different,
    Hangs,
    Tried,
    degrees_of,
)
from shardproof.executor.run.planting import trials_for
from shardproof.executor.run.prefill import run_prefill
from shardproof.executor.run.registers import machine
from shardproof.executor.run.result import Run
from shardproof.executor.run.transport import IN_MEMORY
from shardproof.executor.run.vocabulary import pads, shards
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan, Workload
from shardproof.spec.program.lower.handoff import handoff
from tests.exhaustive.canonical import Lowered, lowered

OPEN = ((2, 2, 2), (1, 1, 1), (3, 5, 3))
"""Batch, prompt and steps of a plan that leaves them open: the second has ranks without a token, in
the third ranks of two have unlike shares of the prompt, and a step reads what the one before the
last has chosen."""
SEED = 1
SURE = 1e-16
"""What a run may miss at most: of three million plans under three workloads, less than 1e-9."""
KEPT = 64
"""Runs of the model that are kept at a time: those of one setting stand beside each other."""


def workloads_of(plan: Plan) -> list[Workload]:
    """Those of the table; what the plan says stays."""
    said = plan.workload
    found = {
        (
            batch if said.batch is None else said.batch,
            prompt if said.prompt is None else said.prompt,
            steps if said.steps is None else said.steps,
        ): None
        for batch, prompt, steps in OPEN
    }
    return [Workload(batch=batch, prompt=prompt, steps=steps) for batch, prompt, steps in found]


def runs_of(model: Model, plan: Plan) -> list[Lowered]:
    return [lowered(model, plan, workload) for workload in workloads_of(plan)]


@dataclass(frozen=True, slots=True)
class Found:
    """What came of a plan's runs: the first that is not equal, or none."""

    outcome: Counterexample | None
    coverage: Coverage
    miss: float
    """The chance at most that one of them hid a difference."""


@dataclass(slots=True)
class Bench:
    """Keeps the runs of the model, which are the same for all plans that cut its head alike."""

    seed: int = SEED
    given: dict[object, Given] = field(default_factory=dict[object, Given])

    def run(self, model: Model, runs: Sequence[Lowered]) -> Found:
        """Every workload, until one shows a difference."""
        coverage, miss = Coverage(), 0.0
        for run in runs:
            found = self.surely(model, run)
            if found.outcome is not None:
                return found
            coverage |= found.coverage
            # A difference that only one of the runs can show is missed in that run.
            miss += found.miss
        return Found(None, coverage, miss)

    def surely(self, model: Model, run: Lowered) -> Found:
        """One workload, under as many seeds as it takes."""
        coverage, miss = Coverage(), 1.0
        for seed in count(self.seed):
            found = self.once(model, run, seed)
            if found.outcome is not None:
                return found
            coverage |= found.coverage
            # What differs has to be missed under every one, and they have nothing in common.
            miss *= found.miss
            if miss <= SURE or found.miss >= 1:
                break
        return Found(None, coverage, miss)

    def once(self, model: Model, run: Lowered, seed: int) -> Found:
        batch, prompt, steps = sizes(run.workload)
        trials = trials_for(model, run.plan, batch, prompt, steps)
        tried = Tried(batch, prompt, steps, seed, trials)
        given = self.beside(model, run, tried)
        ours = replace(given.ours, ledger=unset())
        outcome, met = ran(run, tried, given, ours)
        if outcome is not None:
            return Found(outcome, Coverage(), 0.0)
        return Found(None, given.coverage, bound_of(met, given.trace, ours, given.theirs).miss)

    def beside(self, model: Model, run: Lowered, tried: Tried) -> Given:
        """The run of the model; what is planted in it depends on the pieces of the head."""
        head = [
            (tuple(map(tuple, shards(model, run.plan, name))), pads(model, run.plan, name))
            for name in PHASES
        ]
        key = model, tried, tuple(head)
        if key not in self.given:
            if len(self.given) >= KEPT:
                del self.given[next(iter(self.given))]
            self.given[key] = given_for(model, run.plan, tried)
        return self.given[key]


def sizes(workload: Workload) -> tuple[int, int, int]:
    batch, prompt, steps = workload.batch, workload.prompt, workload.steps
    if batch is None or prompt is None or steps is None:
        raise ValueError(f"a run needs a batch, a prompt and a number of steps: {workload}")
    return batch, prompt, steps


def ran(run: Lowered, tried: Tried, given: Given, ours: Field) -> tuple[Counterexample | None, Run]:
    """One run, and what is first wrong with it."""
    degrees, out = degrees_of(run.plan), Run(tried.prompt)
    try:
        prefill = machine(run.prefill, ours, given.weights)
        run_prefill(prefill, given.prompts, out)
        for first in of_prefill(out, given):
            return Different(tried, first, degrees), out
        out.ranks = prefill.ranks
        if run.decode is not None:
            decode = machine(run.decode, ours, given.weights)
            IN_MEMORY.hand_over(handoff(run.plan), prefill, decode)
            run_decode(decode, tried.batch, tried.prompt, tried.steps, out)
            out.ranks, out.last = decode.ranks, "decode"
    except Refused as fault:
        return CannotRun(tried, fault.op, fault.rank, fault.why, degrees), out
    except Stuck as fault:
        return Hangs(tried, fault.op, fault.waiting, fault.absent, degrees), out
    for first in differences(out, given.trace, given.defined):
        return Different(tried, first, degrees), out
    return None, out


def of_prefill(out: Run, given: Given) -> Iterator[Difference]:
    """What is wrong already among the logits of the prompts."""
    for (phase, rank, sequence, token), logits in out.logits.items():
        expected = given.trace.sequences[sequence].logits.values[:, token]
        place = Place(phase, "logits", sequence, token)
        yield from between(place, rank, logits.values, expected, given.defined)
