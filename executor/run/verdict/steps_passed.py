"""How often a run has passed which operators on which ranks, until its end or until it stops."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.faults import Key, Refused, Stuck
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Rank
from shardproof.executor.run.verdict.beside_reference import given_for, workload_of
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import Op


def passed(model: Model, plan: Plan, tried: Tried, given_to: Plan) -> Counter[tuple[str, Key]]:
    """The operators that have run, by name and rank, on what the run of another plan is given."""
    found: Counter[tuple[str, Key]] = Counter()

    def watch(rank: Rank, op: Op) -> None:
        found[op.out, key_of(rank)] += 1

    given = given_for(model, given_to, tried)
    asked = plan.with_(workload=workload_of(tried))
    with suppress(Refused, Stuck):
        execute(model, asked, given.weights, given.prompts, tried.steps, given.ours, watch,
                drafts=given.tokens)  # fmt: skip
    return found
