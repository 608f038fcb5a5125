"""Which operators a run has passed on which ranks, until its end or until it stops."""

from __future__ import annotations

from contextlib import suppress

from shardproof.executor.run.beside import given_for, workload_of
from shardproof.executor.run.faults import Key, Refused, Stuck
from shardproof.executor.run.groups import key_of
from shardproof.executor.run.machine import execute
from shardproof.executor.run.outcome import Tried
from shardproof.executor.run.rank import Rank
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import Op


def passed(model: Model, plan: Plan, tried: Tried) -> set[tuple[str, Key]]:
    """The operators that have run, by name and rank, in a run like another one."""
    found: set[tuple[str, Key]] = set()

    def watch(rank: Rank, op: Op) -> None:
        found.add((op.out, key_of(rank)))

    given = given_for(model, plan, tried)
    asked = plan.with_(workload=workload_of(tried))
    with suppress(Refused, Stuck):
        execute(model, asked, given.weights, given.prompts, tried.steps, given.ours, watch)
    return found
