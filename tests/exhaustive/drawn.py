"""Plans that no table lists: drawn by Hypothesis over the whole language, or found by a solver."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from shardproof.fuzzing.plans import FIELDS, build, change
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.naming import Named
from tests.exhaustive.solved import flat, small_plan, solved

Answer = TypeVar("Answer")
Drawn = tuple[Model, Plan]
EACH = 40
"""Plans of one chunk."""
CHUNKS = 2_000
TRIED = 6
"""Edits of which the one is taken that breaks a single clause."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A chunk of plans that are drawn, always the same ones."""

    module: str
    number: int

    @property
    def product(self) -> int:
        """Chunks of which workers share nothing."""
        return self.number

    @property
    def plans(self) -> Sequence[int]:
        return range(len(drawn(self.module, self.number)))

    def model(self, number: int) -> Model:
        return drawn(self.module, self.number)[number][0]

    def plan(self, number: int) -> Plan:
        return drawn(self.module, self.number)[number][1]


@dataclass(slots=True)
class Single:
    """A plan that shares nothing but its name with others; each question is asked anew."""

    model: Model
    plan: Plan
    said: dict[tuple[str, bytes], Any] = field(default_factory=dict[tuple[str, bytes], Any])

    def ask(self, what: object, decide: Callable[[Plan], Answer]) -> Answer:
        del what
        return decide(self.plan)

    def once(self, who: str, name: bytes, decide: Callable[[], Answer]) -> Answer:
        answer: Answer = self.said.setdefault((who, name), None) or decide()
        self.said[who, name] = answer
        return answer

    def valued(self, who: str, found: Named, decide: Callable[[], Answer]) -> Answer:
        del who, found
        return decide()


def cases(draw: Draw) -> Iterator[tuple[int, Single]]:
    said: dict[tuple[str, bytes], Any] = {}
    for number, (model, plan) in enumerate(drawn(draw.module, draw.number)):
        yield number, Single(model, plan, said)


def order(module: str) -> list[Draw]:
    return [Draw(module, number) for number in range(CHUNKS)]


@lru_cache(maxsize=8)
def drawn(module: str, number: int) -> list[Drawn]:
    return DRAWS[module](number)


def at_random(number: int) -> list[Drawn]:
    """What Hypothesis draws under one seed."""
    found: list[Drawn] = []

    @seed(number)
    @settings(
        max_examples=EACH, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )  # fmt: skip
    @given(plans())
    def draw(each: Drawn) -> None:
        found.append(each)

    draw()
    return found


def plans() -> st.SearchStrategy[Drawn]:
    """Mostly plans a single edit away from a legal one, beside legal ones and any others."""
    near = near_misses()
    return st.one_of(near, near, legal_plans(), any_plans())


def any_plans() -> st.SearchStrategy[Drawn]:
    return st.integers(0, 2**40).map(small_plan)


def legal_plans() -> st.SearchStrategy[Drawn]:
    return any_plans().filter(lambda drawn: not broken(*drawn))


@st.composite
def near_misses(draw: st.DrawFn) -> Drawn:
    """A legal plan with one field changed, so that it breaks as few clauses as can be had."""
    model, plan = draw(legal_plans())
    path = draw(st.sampled_from(sorted(FIELDS)))
    rng = Random(draw(st.integers(0, 2**40)))
    made: list[Plan] = []
    for _ in range(TRIED):
        written = flat(plan)
        change(rng, model, written, path)
        made.append(build(Plan, written))
        path = rng.choice(sorted(FIELDS))
    # Those that break none are right plans in another writing, or right by an exemption.
    return model, min(made, key=lambda each: broken(model, each) or len(FIELDS))


def broken(model: Model, plan: Plan) -> int:
    """How many clauses of the law a plan breaks."""
    return len(judge(model, plan).reasons)


DRAWS: dict[str, Callable[[int], list[Drawn]]] = {"random": at_random, "solver": solved}
