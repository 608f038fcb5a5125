"""A counterexample to a plan: workloads tried one after the other, everything planted in each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from shardproof.executor.run.beside import run_again, sizes
from shardproof.executor.run.coverage import Coverage
from shardproof.executor.run.outcome import Counterexample, Equal, Outcome, Plant, Tried
from shardproof.executor.run.planting import trials_for
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.lengths import telling
from shardproof.spec.plan.plan import Plan, Workload

SIZES = ((3, 5, 3), (1, 4, 2), (1, 1, 2), (2, 3, 0))
"""Batch, prompt and steps where the plan leaves them open: more than one of each; a remainder in
what the first divides; one sequence and one token, so that ranks are left without; and no step at
all. Prompt and steps together are 8, 6 and 3, so no degree divides all of them."""
MOST_OF_ONE = 64
"""Sequences, or tokens, that are run for no other reason than that cuts part there."""
SEED = 1
SEEDS = 4
"""Under so many seeds a workload is run at most, where tokens are alike in every trial."""


def counterexample(model: Model, plan: Plan, trials: int | None = None) -> Counterexample | None:
    """The first run that is not equal, if there is one."""
    for workload, seed, plant in attempts(plan):
        batch, prompt, steps = sizes(workload)
        number = trials or trials_for(model, plan, batch, prompt, steps)
        tried = Tried(batch, prompt, steps, seed, number, plant)
        for outcome in under_seeds(tried, lambda again: run_again(model, plan, again)):
            if not isinstance(outcome, Equal):
                return outcome
            if trials is not None:
                break
    return None


def under_seeds(tried: Tried, run: Callable[[Tried], Outcome]) -> Iterator[Outcome]:
    """A workload's runs: one, and others for as long as tokens might be taken for one another."""
    met = Coverage()
    for seed in range(tried.seed, tried.seed + SEEDS):
        yield (outcome := run(replace(tried, seed=seed)))
        if not isinstance(outcome, Equal) or not (met := met | outcome.coverage).alike:
            return


def attempts(plan: Plan) -> Iterator[tuple[Workload, int, Plant]]:
    """What is tried, the likeliest first.

    Each run has several trials, which draw everything anew: another seed shows no more, but where
    it was left to chance whether tokens are unlike (`under_seeds`).
    """
    for workload in workloads(plan):
        yield workload, SEED, "everything"


def workloads(plan: Plan) -> list[Workload]:
    """Those of the table, and those at which its phases part; what the plan says stays."""
    said = plan.workload
    found = (
        Workload(
            batch=batch if said.batch is None else said.batch,
            prompt=prompt if said.prompt is None else said.prompt,
            steps=steps if said.steps is None else said.steps,
        )
        for batch, prompt, steps in (*SIZES, *parting(plan))
    )
    unique = {(w.batch, w.prompt, w.steps): w for w in found}
    return list(unique.values())


def parting(plan: Plan) -> Iterator[tuple[int, int, int]]:
    """Where ranks keep what they have: so much that the phases' cuts of it are not alike."""
    if plan.handoff.cache not in ("by_rank", "stays"):
        return
    old, new = plan.phase("prefill"), plan.phase("decode")
    batch, prompt, steps = SIZES[1]
    if (n := _parts(old.batch.sequences, old.dp, new.batch.sequences, new.dp)) > batch:
        yield n, prompt, steps
    if (n := _parts(old.sequence.cut, old.sp, new.sequence.keys, new.sp)) > prompt:
        yield batch, n, steps


def _parts(one: CutSpec, ranks: int, other: CutSpec, others: int) -> int:
    """The first length, if not too large, at which a rank has others under one cut; else 0."""
    most = min(telling(one, ranks, other, others)[-1], MOST_OF_ONE)
    for n in range(1, most + 1):
        held = [Cut(spec, n, parts) for spec, parts in ((one, ranks), (other, others))]
        if any(
            (held[0].indices(rank) if rank < ranks else ())
            != (held[1].indices(rank) if rank < others else ())
            for rank in range(max(ranks, others))
        ):
            return n
    return 0
