"""What becomes of a mutant: what notices it, or why nothing can."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_file
from tests.spec.rules.mutation.held import WORDS, by_name, noticed, other
from tests.spec.rules.mutation.mutants import Mutant

REASONS = Path(__file__).parent / "equivalent.yaml"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Exactly one of `by` and `same` is not empty, but of a mutant that is left open."""

    by: str = ""
    """The plan that tells it from the rules."""
    said: str = ""
    """What it says of that plan: `derived`, `refused`, the same in other words, or an error."""
    same: str = ""
    """Why no plan does."""

    @property
    def column(self) -> str:
        if not self.by:
            return "reason" if self.same else "open"
        if self.said not in ("derived", "refused"):
            return "words" if self.said == WORDS else "error"
        return "plans" if self.by.startswith(("plan-", "law ")) else "cases"


@cache
def reasons() -> dict[str, str]:
    """By mutant, why it is the rules in other words; written by hand."""
    said = cast("dict[str, list[str]]", plain(read_file(str(REASONS))))
    return {name: reason for reason, names in said.items() for name in names}


def outcome(mutant: Mutant) -> Outcome:
    """By all plans that there are."""
    if found := noticed(mutant):
        return Outcome(by=found[0], said=found[1])
    return Outcome(same=reasons().get(mutant.name, ""))


def remade(mutant: Mutant, said: Outcome) -> Outcome:
    """By the one plan that is published to notice it, of which the rules say what is right."""
    if not said.by:
        return Outcome(same=reasons().get(mutant.name, ""))
    each = by_name()[said.by]
    found = other(each, each.said(mutant)) if each.rightly() else ""
    return Outcome(by=said.by, said=found) if found else Outcome()
