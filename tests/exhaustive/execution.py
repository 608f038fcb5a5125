"""Plans run beside the model, many plans beside one run of it.

The same run as `executor/run/verdict/beside_reference.py` makes, but that prefill is compared
before decode begins, and is not run again for a plan that has the same, and each step before the
next: most plans that are wrong are wrong early.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from math import inf

from shardproof.executor.domains import P, bound
from shardproof.executor.run.outcome.compare import differences
from shardproof.executor.run.outcome.coverage import Coverage
from shardproof.executor.run.outcome.outcome import Counterexample, Tried
from shardproof.executor.run.runtime.decode import run_decode
from shardproof.executor.run.runtime.packed import Packed, in_row
from shardproof.executor.run.runtime.transport import IN_MEMORY
from shardproof.executor.run.state.faults import Refused, Stuck
from shardproof.executor.run.state.registers import machine
from shardproof.executor.run.state.result import Run
from shardproof.executor.run.trials.planting import planted_by, trials_for
from shardproof.executor.run.trials.workloads import parting
from shardproof.executor.run.verdict.beside_reference import Given, given_for, sizes
from shardproof.executor.run.verdict.first_difference import Compared, Parted, fresh
from shardproof.spec.layout.packed import packed_in
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.program.lower.handoff import handoff
from tests.exhaustive.canonical import Lowered, lowered
from tests.exhaustive.prefilled import Fault, Prefilled, counterexample, prefilled

OPEN = ((2, 2, 2), (1, 1, 2), (3, 5, 3))
"""Batch, prompt and steps of a plan that leaves them open: the second has ranks without a token, in
the third ranks of two have unlike shares of the prompt, and a step reads what the one before the
last has chosen. Prompt and steps together are 4, 3 and 8, so no degree divides all of them."""
SEED = 1
SURE = 1e-16
"""What a run may miss at most: of three million plans under three workloads, less than 1e-9."""
KEPT = 64
"""Runs of the model that are kept at a time: those of one setting stand beside each other."""
PREFILLS = 64
"""Those that are kept beside each: mostly every plan has its own, but in some products all have
few."""


def workloads_of(plan: Plan) -> list[Workload]:
    """Those of the table, and those at which its phases part; what the plan says stays."""
    said = plan.workload
    found = {
        (
            batch if said.batch is None else said.batch,
            prompt if said.prompt is None else said.prompt,
            steps if said.steps is None else said.steps,
        ): None
        for batch, prompt, steps in (*OPEN, *parting(plan))
    }
    return [Workload(batch=batch, prompt=prompt, steps=steps) for batch, prompt, steps in found]


def runs_of(model: Model, plan: Plan) -> list[Lowered]:
    """A run under each workload for which the model has positions; there has to be one."""
    most = model.max_positions or inf
    works = [work for work in workloads_of(plan) if (work.prompt or 0) + (work.steps or 0) <= most]
    assert works, "no workload fits the model, so that a run would show nothing"
    return [lowered(model, plan, work) for work in works]


DRAWN = 64
"""Seeds at most, until runs have met all that they could: an expert on a rank with one token."""


@dataclass(frozen=True, slots=True)
class Found:
    """What came of a plan's runs: the first that is not equal, or none."""

    outcome: Counterexample | None
    coverage: Coverage
    miss: float
    """The chance at most that one of them hid a difference."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A run of the model, and the prefills that were run beside it."""

    given: Given
    prefills: dict[bytes, Prefilled | Fault] = field(default_factory=dict[bytes, Prefilled | Fault])

    def begun(self, run: Lowered, tried: Tried) -> Prefilled | Fault:
        """The prefill of a plan, run once for all that have it."""
        if run.told is None:
            return prefilled(run, tried, self.given)
        found = self.prefills.get(run.told)
        if found is None:
            if len(self.prefills) >= PREFILLS:
                del self.prefills[next(iter(self.prefills))]
            found = self.prefills[run.told] = prefilled(run, tried, self.given)
        return found


@dataclass(slots=True)
class Bench:
    """Keeps what plans share: runs of the model, by how a plan cuts the head, and prefills."""

    seed: int = SEED
    models: dict[object, Beside] = field(default_factory=dict[object, "Beside"])

    def run(self, model: Model, runs: Sequence[Lowered]) -> Found:
        """Every workload, until one shows a difference."""
        coverage, miss = Coverage(), 0.0
        for run in runs:
            found = self.surely(model, run)
            if found.outcome is not None:
                return found
            # What one workload has not met, another one may not make up for.
            coverage = coverage if coverage.missing else found.coverage
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
            more = coverage.alike and seed < self.seed + DRAWN - 1
            if found.miss >= 1 or (miss <= SURE and not more):
                break
        return Found(None, coverage, miss)

    def once(self, model: Model, run: Lowered, seed: int) -> Found:
        batch, prompt, steps = sizes(run.workload)
        trials = trials_for(model, run.plan, batch, prompt, steps)
        tried = Tried(batch, prompt, steps, seed, trials)
        beside = self.beside(model, run, tried)
        given, begun = beside.given, beside.begun(run, tried)
        found = gone_on(run, tried, given, begun) if isinstance(begun, Prefilled) else begun
        if isinstance(found, Fault):
            return Found(counterexample(found, tried, run.plan), Coverage(), 0.0)
        return Found(None, given.coverage, found)

    def beside(self, model: Model, run: Lowered, tried: Tried) -> Beside:
        """The run of the model; plans share it for which the same is planted."""
        key = model, tried, planted_by(model, run.plan, sizes(run.workload))
        found = self.models.get(key)
        if found is None:
            if len(self.models) >= KEPT:
                del self.models[next(iter(self.models))]
            found = self.models[key] = Beside(given_for(model, run.plan, tried))
        return found


def gone_on(run: Lowered, tried: Tried, given: Given, begun: Prefilled) -> Fault | float:
    """What comes after prefill: the first that is wrong, or how likely a difference was hidden."""
    out, ours = Run(tried.prompt, dict(begun.out.logits), begun.machine.ranks), fresh(given)
    try:
        if (row := packed_in(run.plan)) is not None:
            # Decode has a ledger of its own, as below.
            ranks = {key: replace(rank, domain=ours) for key, rank in begun.machine.ranks.items()}
            prefill = replace(begun.machine, program=run.prefill, ranks=ranks)
            of = Packed(run.prefill.contexts[0].model, run.plan, row, prefill, out)
            in_row(of, tried.batch, tried.steps, Compared(given), given.tokens, None)
        elif run.decode is not None:
            decode = machine(run.decode, ours, given.weights)
            # Its ranks are numbered by this plan's mesh, at which no operator of prefill looks.
            prefill = replace(begun.machine, program=run.prefill)
            IN_MEMORY.hand_over(handoff(run.plan), prefill, decode)
            compared = Compared(given)
            run_decode(decode, tried.batch, tried.prompt, tried.steps, out, compared, given.tokens)
            out.ranks, out.last = decode.ranks, "decode"
    except (Refused, Stuck) as refused:
        return refused
    except Parted as parted:
        return parted.first
    for first in differences(out, given.trace, given.defined):
        return first
    degrees = [logits.degree for logits in out.logits.values()]
    degrees += [sequel.logits.degree for sequel in given.trace.sequences]
    # The plan's arguments are in two ledgers.
    ledgers = begun.domain.ledger, ours.ledger, given.theirs.ledger
    return bound(ledgers, degrees, P, given.theirs.strands).miss
