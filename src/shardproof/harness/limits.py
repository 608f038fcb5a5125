"""What bounds a run besides its cases: time, and what an executor has to start anew for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import repeat

from shardproof.harness.outcome import Misuse
from shardproof.harness.profiles import PROFILES
from shardproof.spec.errors import InputError, InputErrors
from shardproof.texts.times import seconds_of

ROUND = 50
"""Cases between two looks at the clock by which Hypothesis is started anew."""
BUDGET = "SHARDPROOF_BUDGET"


@dataclass(frozen=True, slots=True)
class Limits:
    budget: float = 0.0
    """Seconds; 0 is no bound."""
    shapes: int | None = None
    """Of models, plans and inputs at most so many in a run, for whoever compiles each."""
    weights: int | None = None
    """Sets of weights for each of these shapes, for whoever starts anew with each."""


def limits_of(
    budget: float | str | None = None, shapes: int | None = None, weights: int | None = None
) -> Limits:
    """What a test asks for; a budget that it does not name is SHARDPROOF_BUDGET's."""
    for name, number in (("shapes", shapes), ("weights", weights)):
        if number is not None and number < 1:
            raise Misuse(f"{name}: at least 1, and not {number}")
    if weights is not None and shapes is None:
        raise Misuse("weights: so many for each of some shapes, and shapes says how many")
    asked = os.environ.get(BUDGET) if budget is None else budget
    return Limits(0.0 if not asked else budget_of(asked), shapes, weights)


def budget_of(given: float | str) -> float:
    """A time, as 20s, 5m or 2h, in seconds."""
    found = seconds_of(str(given))
    if found is None:
        message = f"{given} is no budget"
        raise InputErrors(InputError("USAGE", message, help="a time, as 20s, 5m or 2h"))
    return found


def rounds_of(profile: str, examples: int | None, budget: float) -> Iterator[int]:
    """How many cases to try, again and again. With a budget they go on until the time is up.

    The same cases would come again in a profile that always draws the same, so it has one round.
    """
    found = PROFILES[profile]
    if not budget or found.derandomize:
        yield examples or found.examples
        return
    if examples is None:
        yield from repeat(ROUND)
        return
    for first in range(0, examples, ROUND):
        yield min(ROUND, examples - first)
