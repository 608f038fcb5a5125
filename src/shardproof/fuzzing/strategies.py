"""Models, plans and programs as strategies of Hypothesis, for tests of one's own executor.

They draw what `shardproof fuzz` draws, from the same generators, and shrink towards few ranks,
small models and plans that write little.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, TypeVar

from hypothesis import reject
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.features import featured
from shardproof.fuzzing.misses import Miss, near_miss
from shardproof.fuzzing.models import random_model
from shardproof.fuzzing.near import MOST, is_plan, legal, near
from shardproof.fuzzing.plans import build, whole_plan
from shardproof.fuzzing.programs import edited
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan

__all__ = ["Miss", "legal_plans", "models", "near_misses", "near_plans", "plans", "programs"]

T = TypeVar("T")
FINE = 1_000
"""So many steps are between 0 and 1 where something happens now and then."""


class Draws(Chooser):
    """Choices that Hypothesis makes, and makes simpler where a test fails."""

    def __init__(self, draw: DrawFn) -> None:
        self.draw = draw

    def random(self) -> float:
        # The simplest is the largest: what happens now and then does not.
        return 1 - (self.draw(st.integers(0, FINE - 1)) + 1) / FINE

    def randint(self, a: int, b: int, /) -> int:
        return self.draw(st.integers(a, b))

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        low, high = (0, start) if stop is None else (start, stop)
        return self.draw(st.integers(low, high - 1))

    def choice(self, seq: Sequence[T], /) -> T:
        return self.draw(st.sampled_from(seq))

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        left = list(population)
        return [left.pop(self.randrange(len(left))) for _ in range(k)]

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        x[:] = self.sample(x, len(x))


def models(*, tp: int = 1, ep: int = 1, features: bool = True) -> SearchStrategy[Model]:
    """Small models of every architecture, whose sizes `tp` and `ep` mostly divide.

    Without `features` they have none but those of architectures: no sinks, caps, scales and so on.
    """

    def make(rng: Chooser) -> Model:
        found = random_model(rng, tp, ep, tp)
        return featured(found, rng) if features and rng.random() < 0.5 else found

    return _drawn(make)


def legal_plans(
    *, most_ranks: int = MOST, model: Model | SearchStrategy[Model] | None = None
) -> SearchStrategy[tuple[Model, Plan]]:
    """Legal plans with their models: of this one, or of one that suits the plan.

    No phase has more than `most_ranks` ranks.
    """

    def make(rng: Chooser, of: Model | None) -> tuple[Model, Plan]:
        found, written = legal(rng, most_ranks, of)
        return found, build(Plan, written)

    return _of(make, model)


def near_plans(
    *, most_ranks: int = MOST, model: Model | SearchStrategy[Model] | None = None
) -> SearchStrategy[tuple[Model, Plan]]:
    """Legal plans with one to three fields changed, whatever comes of it."""
    return _of(lambda rng, of: near(rng, most_ranks, of), model)


def plans(
    *, most_ranks: int = MOST, model: Model | SearchStrategy[Model] | None = None
) -> SearchStrategy[tuple[Model, Plan]]:
    """Whole plans with many fields at once, legal or not."""

    def make(rng: Chooser, of: Model | None) -> tuple[Model, Plan]:
        found = whole_plan(rng, most_ranks, of)
        return found if is_plan(found[1], most_ranks, found[0]) else reject()

    return _of(make, model)


def near_misses(
    *,
    clause: str | None = None,
    most_ranks: int = MOST,
    model: Model | SearchStrategy[Model] | None = None,
) -> SearchStrategy[Miss]:
    """Illegal plans that break exactly one clause of the law: this one, or any.

    What breaks a clause and is right by value all the same is none: `check` calls it legal.
    """

    def make(rng: Chooser, of: Model | None) -> Miss:
        found = near_miss(rng, clause, most_ranks, of)
        if found is None or by_value(found.model, found.plan, briefly=True).word == "legal":
            reject()
        return found

    return _of(make, model)


def programs(
    *, most_ranks: int = MOST, model: Model | SearchStrategy[Model] | None = None
) -> SearchStrategy[tuple[Model, Plan]]:
    """Legal plans whose program is edited, at one to three operators."""
    return _of(lambda rng, of: edited(rng, most_ranks, of), model)


def _drawn(make: Callable[[Chooser], T]) -> SearchStrategy[T]:
    @st.composite
    def found(draw: DrawFn) -> T:
        return make(Draws(draw))

    return found()


def _of(
    make: Callable[[Chooser, Model | None], T], model: Model | SearchStrategy[Model] | None
) -> SearchStrategy[T]:
    """With the model that is given, or drawn; or none, and then one is drawn for the plan."""

    @st.composite
    def found(draw: DrawFn) -> T:
        of = draw(model) if isinstance(model, SearchStrategy) else model
        return make(Draws(draw), of)

    return found()
