"""A counterexample to a plan: workloads tried one after the other, everything planted in each."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from itertools import chain, islice

from shardproof.executor.run.beside import run_again, sizes
from shardproof.executor.run.coverage import Coverage
from shardproof.executor.run.outcome import Counterexample, Equal, Outcome, Plant, Tried
from shardproof.executor.run.planting import trials_for
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.lengths import MOVING, telling, turns
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.program.op import held_by
from shardproof.spec.program.runs import lost

SIZES = ((3, 5, 3), (1, 4, 2), (1, 1, 2), (2, 3, 0))
"""Batch, prompt and steps where the plan leaves them open: more than one of each; a remainder in
what the first divides; one sequence and one token, so that ranks are left without; and no step at
all. Prompt and steps together are 8, 6 and 3, so no degree divides all of them."""
MOST_OF_ONE = 256
"""Sequences, or tokens, that are run for no other reason than that cuts part there."""
SEED = 1
SEEDS = 4
"""Under so many seeds a workload is run at most, where tokens are alike in every trial."""


def counterexample(model: Model, plan: Plan, trials: int | None = None) -> Counterexample | None:
    """The first run that is not equal, if any; sizes that the plan leaves open fit the model."""
    open_ = None in (plan.workload.prompt, plan.workload.steps)
    for workload, seed, plant in attempts(plan):
        batch, prompt, steps = sizes(workload)
        if open_ and model.max_positions is not None and prompt + steps > model.max_positions:
            continue
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
    """So much as shows what cuts do to more sequences, tokens or keys than a few."""
    old, new, said = plan.phase("prefill"), plan.phase("decode"), plan.workload
    if None not in (said.batch, said.prompt, said.steps):
        return
    batch, prompt, steps = SIZES[1]
    kept = plan.handoff.cache in ("by_rank", "stays")
    dealt, keys = (old.sequence.cut, old.sp), (new.sequence.keys, new.sp)
    for n in _lengths((old.batch.sequences, old.dp), (new.batch.sequences, new.dp), kept=kept):
        yield n, prompt, steps
    for n in _lengths(dealt, keys, kept=kept):
        yield batch, n, steps
    if said.prompt is not None and said.steps is None and plan.layout == "keys":
        by_rank, raw = dealt if kept else None, plan.handoff.storage == "raw"
        for later in _later(said.prompt, keys, by_rank, raw=raw):
            yield batch, prompt, later
    if old.stream == "tokens":
        for n in _lengths((old.stream_tokens, old.tp)):
            if n * old.sp <= MOST_OF_ONE:
                yield batch, n * old.sp, steps


@lru_cache(maxsize=1024)
def _lengths(*cuts: tuple[CutSpec, int], kept: bool = False) -> tuple[int, ...]:
    """Lengths, if not too large, at which ranks of these cuts show what they do.

    One at which all have had their turn: if an index is ever on no rank, one is then. And where
    ranks keep what they have, the first at which a rank is to read what it does not have.
    """
    short, found = range(1, MOST_OF_ONE + 1), list[int]()
    for spec, ranks in cuts:
        if ranks < (late := turns(spec, ranks)) <= MOST_OF_ONE:
            found.append(late)
    if kept:
        (one, ranks), (other, others) = cuts
        last = telling(one, ranks, other, others)[-1]
        here = (n for n in short[:last] if _parts(Cut(one, n, ranks), Cut(other, n, others)))
        found += islice(here, 1)
    return tuple(found)


@lru_cache(maxsize=1024)
def _later(
    prompt: int, keys: tuple[CutSpec, int], dealt: tuple[CutSpec, int] | None, *, raw: bool
) -> tuple[int, ...]:
    """Numbers of steps, the first of each, after which keys are where they are not to be.

    On no rank; on one that was not dealt them; or, where they are stored otherwise than read, more
    than one of the prompt on a rank.
    """
    spec, ranks = keys
    each = range(1, MOST_OF_ONE + 1 if spec.kind in MOVING else 2)
    cuts = [(steps, Cut(spec, prompt + steps, ranks)) for steps in each]
    shows: list[Callable[[Cut], object]] = [Cut.unowned]
    if dealt is not None:
        shows.append(partial(_parts, Cut(dealt[0], prompt, dealt[1])))
    if raw:
        shows.append(partial(_crowded, prompt))
    here = (islice((steps for steps, cut in cuts if shown(cut)), 1) for shown in shows)
    return tuple(chain.from_iterable(here))


def _crowded(prompt: int, cut: Cut) -> bool:
    """Whether a rank has more than one of the prompt's keys."""
    held = (cut.indices(rank) for rank in cut.busy_ranks())
    return any(sum(bisect_left(run, prompt) for run in runs) > 1 for runs in held)


def _parts(given: Cut, read: Cut) -> bool:
    """Whether a rank reads, of what there is, what the one with its number has not."""
    return any(
        lost(
            tuple(run[: bisect_left(run, given.n)] for run in held_by(read, rank, pads=False)),
            held_by(given, rank, pads=False) if rank < given.parts else (),
        )
        is not None
        for rank in read.busy_ranks()
    )
