"""A prefill that was run and compared, from which every plan that has it goes on.

What its ranks hold is read by the handoff, and changed by nobody: decode has ranks, registers and a
ledger of its own. A bound reads the ledgers of both.
"""

from __future__ import annotations

from dataclasses import dataclass

from shardproof.executor.domains import Field
from shardproof.executor.run.outcome.compare import Difference
from shardproof.executor.run.outcome.outcome import (
    CannotRun,
    Counterexample,
    Different,
    Hangs,
    Tried,
    degrees_of,
)
from shardproof.executor.run.runtime.prefill import run_prefill
from shardproof.executor.run.state.faults import Refused, Stuck
from shardproof.executor.run.state.registers import Machine, machine
from shardproof.executor.run.state.result import Run
from shardproof.executor.run.verdict.beside_reference import Given
from shardproof.executor.run.verdict.first_difference import fresh, wrong
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.canonical import Lowered

Fault = Refused | Stuck | Difference


@dataclass(frozen=True, slots=True)
class Prefilled:
    """The ranks behind a prefill that is right, and what it gave out."""

    machine: Machine
    out: Run
    domain: Field


def prefilled(run: Lowered, tried: Tried, given: Given) -> Prefilled | Fault:
    """A prefill, or the first that is wrong with it."""
    ours, out = fresh(given), Run(tried.prompt)
    made = machine(run.prefill, ours, given.weights)
    try:
        run_prefill(made, given.prompts, out)
    except (Refused, Stuck) as refused:
        # It is kept: without the frames that it came through, which hold all that they held.
        return refused.with_traceback(None)
    for first in wrong(out, given):
        return first
    for rank in made.ranks.values():
        rank.env = {}  # the registers: what is read later is in caches and tokens
    return Prefilled(made, out, ours)


def counterexample(fault: Fault, tried: Tried, plan: Plan) -> Counterexample:
    """A fault as it is told of one plan."""
    degrees = degrees_of(plan)
    match fault:
        case Refused():
            return CannotRun(tried, fault.op, fault.rank, fault.why, degrees)
        case Stuck():
            return Hangs(tried, fault.op, fault.waiting, fault.absent, degrees)
        case Difference():
            return Different(tried, fault, degrees)
