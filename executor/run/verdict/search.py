"""A counterexample to a plan: workloads tried one after the other, everything planted in each.

One search serves every command. It makes no run that is too large, and says which it has left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shardproof.executor.run.outcome.coverage import Coverage
from shardproof.executor.run.outcome.head_rows import pads
from shardproof.executor.run.outcome.outcome import Counterexample, Equal, Outcome, Plant, Tried
from shardproof.executor.run.outcome.runnable import MOST_SEARCHED, fits, obstacle
from shardproof.executor.run.trials.planting import LEAST, MOST, trials_for
from shardproof.executor.run.trials.workloads import of_the_table, workloads
from shardproof.executor.run.verdict.beside_reference import run_again, sizes
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan, Workload
from shardproof.spec.record import dataclass, replace

SEED = 1
SEEDS = 4
"""So often a workload is drawn at most, where tokens are alike in every trial or choose alike."""


@dataclass(frozen=True, slots=True)
class Searched:
    """What came of a search."""

    found: Counterexample | None
    left_out: tuple[str, ...] = ()
    """Of runs that were not made each, why."""


def search(model: Model, plan: Plan, trials: int | None = None, seed: int = SEED) -> Searched:
    """The first run that is not equal, if any; sizes that the plan leaves open fit the model."""
    left_out: list[str] = []
    for tried in tries(model, plan, seed=seed, trials=trials):
        if why := obstacle(model, plan, tried):
            left_out.append(why)
            continue
        for outcome in under_seeds(tried, lambda again: run_again(model, plan, again)):
            if not isinstance(outcome, Equal):
                return Searched(outcome)
            if trials is not None or tried.trials < LEAST:
                break  # what was asked for, or a long run
    return Searched(None, tuple(left_out))


def counterexample(model: Model, plan: Plan, trials: int | None = None) -> Counterexample | None:
    """The first run that is not equal, if any."""
    return search(model, plan, trials).found


def tries(
    model: Model,
    plan: Plan,
    *,
    seed: int = SEED,
    trials: int | None = None,
    written: Plan | None = None,
    most: int = MOST,
) -> Iterator[Tried]:
    """The runs of a search, the likeliest to show anything first.

    A long one that the plan's cuts alone call for has as few trials as keep it short; so it has
    where somebody asks for its sizes, and `written` is the plan without them. At `most` so many.
    """
    places, said = model.max_positions, plan.workload
    open_ = places is not None and (said.prompt or 1) + (said.steps or 0) <= places
    long = {sizes(each) for each in workloads(written or plan)}
    long -= {sizes(each) for each in of_the_table(written or plan)}
    for workload, plant in attempts(plan):
        batch, prompt, steps = sizes(workload)
        if open_ and prompt + steps > (places or 0):
            continue  # what the plan leaves open is no longer than that
        many = trials or trials_for(model, plan, batch, prompt, steps, most)
        if trials is None and (batch, prompt, steps) in long:
            many = fits(model, Tried(batch, prompt, steps, 0, many), MOST_SEARCHED)
        yield (tried := Tried(batch, prompt, steps, seed, many, plant))
        if steps and trials is None and most == MOST and may_choose_pads(model, plan):
            further = replace(tried, trials=MOST, plant="zeros")
            yield replace(further, trials=fits(model, further, MOST_SEARCHED))


def may_choose_pads(model: Model, plan: Plan) -> bool:
    """Whether a rank alone may take a pad for a token, as an edit may have it.

    Others have the model's token, and what this one adds to it is zero: right, but for tokens that
    its own rows stand for. Which these are where a pad is the best is left to chance.
    """
    return bool(plan.edits) and any(pads(model, plan, name) for name in PHASES)


def under_seeds(tried: Tried, run: Callable[[Tried], Outcome]) -> Iterator[Outcome]:
    """A workload's runs: one, and others for as long as tokens might be taken for one another."""
    met = Coverage()
    for draw in range(SEEDS):
        yield (outcome := run(tried.again(draw)))
        if not isinstance(outcome, Equal) or not (met := met | outcome.coverage).alike:
            return


def attempts(plan: Plan) -> Iterator[tuple[Workload, Plant]]:
    """What is tried, the likeliest first.

    Each run has several trials, which draw everything anew: to draw them again shows no more, but
    where it was left to chance whether tokens are unlike (`under_seeds`).
    """
    for workload in workloads(plan):
        yield workload, "everything"
