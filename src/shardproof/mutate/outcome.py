"""What came of each mutant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shardproof.mutate.mutants import Mutant
from shardproof.mutate.running import Ran

Word = Literal["found", "hangs", "survived", "equivalent", "not reached", "unclear", "left"]
OPEN = ("not reached", "unclear", "left")
"""Of these nothing is known: the tests did not get there, failed without getting there, or were
not run."""


@dataclass(frozen=True, slots=True)
class Outcome:
    mutant: Mutant
    word: Word
    test: str = ""
    """Which has found it."""
    said: str = ""
    """The first line of the failure; or why it is equivalent."""
    seconds: float = 0.0


def outcome_of(mutant: Mutant, ran: Ran, limit: float) -> Outcome:
    """What a run of the tests with a mutant in it says of them."""
    test, said = ran.said
    seconds = round(ran.seconds, 1)
    reached = ran.has("mutated")
    if ran.code == 0:
        if not reached:
            return Outcome(mutant, "not reached", said="no test calls it", seconds=seconds)
        if not ran.has("differs"):
            why = "every result is the same"
            return Outcome(mutant, "equivalent", said=why, seconds=seconds)
        return Outcome(mutant, "survived", seconds=seconds)
    if not reached:
        why = f"the tests fail before it is reached: {said}".removesuffix(": ")
        return Outcome(mutant, "unclear", test, why, seconds)
    if ran.code is None and not test:
        said = f"ended after {limit:.0f} s"
        return Outcome(mutant, "hangs", test, said, seconds)
    return Outcome(mutant, "found", test, said, seconds)


def known_before(mutant: Mutant) -> Outcome | None:
    """Of a mutant that need not be run."""
    if not mutant.equivalent:
        return None
    return Outcome(mutant, "equivalent", said=mutant.equivalent)
