"""What becomes of a mutant: what notices it, or why nothing can."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.mutation.reasons import reasons_in
from tests.spec.mutation.held import Held, cases, noticed
from tests.spec.mutation.mutants import Mutant
from tests.spec.mutation.plans import kept_plans

REASONS = Path(__file__).parent / "equivalent.yaml"
SOLVED = "the solver finds no view of any plan in which the two differ"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Exactly one of these is not empty, but of a mutant that is left open."""

    by: str = ""
    """The plan that tells it from the law."""
    said: str = ""
    """Which clause that plan breaks only by the law (`-`), or only by the mutant (`+`)."""
    same: str = ""
    """Why no plan does."""

    @property
    def column(self) -> str:
        if self.by:
            return "plans" if self.by.startswith("plan-") else "cases"
        return ("solver" if self.same == SOLVED else "reason") if self.same else "open"


@cache
def everything() -> tuple[Held, ...]:
    """The cases, and then the plans that are kept."""
    return (*cases(), *kept_plans())


@cache
def reasons() -> dict[str, str]:
    """By mutant, why it is the law in other words; written by hand."""
    return reasons_in(REASONS)


def outcome(mutant: Mutant) -> Outcome:
    if found := noticed(mutant, everything()):
        return Outcome(by=found[0], said=found[1])
    from tests.spec.mutation.same import told_apart_nowhere

    if told_apart_nowhere(mutant):
        return Outcome(same=SOLVED)
    return Outcome(same=reasons().get(mutant.name, ""))
