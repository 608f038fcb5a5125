"""A counterexample made smaller: its workload, its trials, its model, one size after the other.

Each step is kept only if the plan still has a counterexample of the same kind, and breaks the
same clauses of the law on the smaller model as it did. The plan stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from shardproof.executor.run.divergence.first_divergence import (
    Watched,
    look_inside,
    run_watched,
)
from shardproof.executor.run.outcome.outcome import Counterexample, Different, Equal, Tried
from shardproof.executor.run.trials.smaller_models import reductions, upwards
from shardproof.executor.run.verdict.beside_reference import run_again
from shardproof.spec.law.judge import breaks_just, judge
from shardproof.spec.model.model import Model
from shardproof.spec.model.sound import faults
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import dataclass, field, replace
from shardproof.verdict.shrink import loses_edits

RUNS = 120
"""Of the plan, at most: a second or two for a plan of a few ranks."""
SINGLE = 3
"""How often a single trial is drawn, where the first shows nothing."""

Watch = Callable[[int, int], None]
"""Told before each run how many there were, and how many there may be."""


@dataclass(slots=True)
class Search:
    """The smallest that was found so far."""

    plan: Plan
    model: Model
    found: Counterexample
    left: int
    watch: Watch
    clauses: list[str]
    known: set[tuple[Model, Tried]] = field(default_factory=set[tuple[Model, Tried]])
    runs: int = 0
    run: Watched | None = None
    """The run of what is found, where its tensors were kept."""

    def accepts(self, model: Model, tried: Tried, *, watch: bool = False) -> bool:
        """Whether this shows the same; if so it is the smallest now.

        With `watch` every tensor of it is kept.
        """
        if self.left == 0 or (model, tried) in self.known:
            return False
        self.known.add((model, tried))
        if model != self.model and not self.suits(model, tried):
            return False
        self.watch(self.runs, self.runs + self.left)
        self.left -= 1
        self.runs += 1
        run: Watched | None = None
        if watch:
            outcome, run = run_watched(model, self.plan, tried)
        else:
            outcome = run_again(model, self.plan, tried)
        if isinstance(outcome, Equal) or outcome.kind != self.found.kind:
            return False
        self.model, self.found, self.run = model, outcome, run
        return True

    def suits(self, model: Model, tried: Tried) -> bool:
        """Whether there is such a model, and the plan is to it what it is to the first one."""
        return _suits(model, self.plan, self.clauses, tried)


def _suits(model: Model, plan: Plan, clauses: list[str], tried: Tried) -> bool:
    rows = model.max_positions
    if any(faults(model)) or (rows is not None and rows < tried.prompt + tried.steps):
        return False
    return not loses_edits(model, plan) and breaks_just(model, plan, clauses)


def least_model(given: Model, plan: Plan, clauses: list[str], tried: Tried) -> Model:
    """The least of every size that the plan breaks just these clauses on, as it does as given."""

    def suits(model: Model) -> bool:
        return _suits(model, plan, clauses, tried)

    model = given
    for reduce in reductions(plan):
        model = next(reduce(model), model)
    if model == given or suits(model):
        return model
    model = given
    for reduce in reductions(plan):
        model = next((each for each in reduce(model) if suits(each)), model)
    return model


def smallest(
    model: Model,
    plan: Plan,
    found: Counterexample,
    runs: int = RUNS,
    watch: Watch = lambda _done, _most: None,
    clauses: list[str] | None = None,
) -> tuple[Model, Counterexample]:
    """A model and a counterexample on it, no larger than those that were found.

    `clauses` are what the plan breaks on the model, where somebody knows them.
    """
    clauses = broken(model, plan) if clauses is None else clauses
    search = Search(plan, model, found, runs, watch, clauses)
    _made_smaller(search)
    return search.model, search.found


def smallest_inside(
    model: Model, plan: Plan, found: Counterexample, clauses: list[str]
) -> tuple[Model, Counterexample, Counterexample]:
    """The same, and once more with the first inner tensor in which a difference shows."""
    search = Search(plan, model, found, RUNS, lambda _done, _most: None, clauses)
    # Mostly the first that is tried is the smallest, and then nothing has to be run again.
    _made_smaller(search, watch=isinstance(found, Different))
    inside = look_inside(search.model, plan, search.found, search.run)
    return search.model, search.found, cast(Counterexample, inside)


def _made_smaller(search: Search, *, watch: bool = False) -> None:
    _at_once(search, watch=watch)
    while True:
        before = search.model, search.found.tried
        _of_the_run(search)
        _of_the_model(search)
        if search.left == 0 or before == (search.model, search.found.tried):
            return


def shortest(model: Model, plan: Plan, found: Counterexample) -> Counterexample:
    """One of a run that is no longer, on the same model."""
    search = Search(plan, model, found, RUNS, lambda _done, _most: None, [])
    _of_the_run(search)
    return search.found


def broken(model: Model, plan: Plan) -> list[str]:
    """The clauses that the plan breaks."""
    return [reason.clause.code for reason in judge(model, plan).reasons]


def _at_once(search: Search, *, watch: bool) -> None:
    """The least of every size in one run, which mostly shows as much as a run for each."""
    search.known.add((search.model, search.found.tried))
    fewest = least(search.plan, search.found.tried)
    model = least_model(search.model, search.plan, search.clauses, fewest)
    if not search.accepts(model, fewest, watch=watch):
        search.accepts(search.model, fewest, watch=watch)
        search.accepts(model, search.found.tried)


def least(plan: Plan, tried: Tried) -> Tried:
    """One trial of the smallest workload within what the plan declares."""
    said = plan.workload
    batch, prompt = said.batch or 1, said.prompt or 1
    steps = 0 if said.steps is None else said.steps
    return replace(tried, batch=batch, prompt=prompt, steps=steps, trials=1)


def _of_the_run(search: Search) -> None:
    """A shorter workload within what the plan declares, and the trial that shows it."""
    for name, least in (("batch", 1), ("prompt", 1), ("steps", 0)):
        if getattr(search.plan.workload, name) is None:
            now: int = getattr(search.found.tried, name)
            for n in upwards(least, now):
                fewer = replace(search.found.tried, **{name: n})
                if search.accepts(search.model, fewer):
                    break
    for tried in _one_trial(search.found.tried):
        if search.accepts(search.model, tried):
            break


def _one_trial(tried: Tried) -> Iterator[Tried]:
    if tried.trials > 1:
        for draw in range(SINGLE):
            yield replace(tried.again(draw), trials=1)


def _of_the_model(search: Search) -> None:
    for reduce in reductions(search.plan):
        for model in reduce(search.model):
            if search.accepts(model, search.found.tried):
                break
