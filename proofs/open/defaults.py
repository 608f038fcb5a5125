"""What a plan leaves unwritten, as lines: a conflict that rests on a default names it.

Degrees, and whatever the clauses of a conflict look at. All else stands at its default unnamed.
"""

from __future__ import annotations

from collections.abc import Iterable

from shardproof.proofs.open.budget import Budget, Undecided
from shardproof.proofs.open.cores import Core
from shardproof.proofs.open.lines import (
    AGREES,
    DEGREES,
    DEVICES,
    SIZES,
    Line,
    OpenPlan,
    default_line,
)
from shardproof.proofs.open.question import Question
from shardproof.spec.law.clause import Clause
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.record import replace

FEW = (2, 3, 5, 7)
"""Degrees that may not divide the devices."""


def _wider(plan: OpenPlan, line: Line) -> Line:
    """A degree that may be what doesn't divide the devices, or conflicts rest on them unnamed."""
    if line.path.rpartition(".")[2] not in DEGREES:
        return line
    cuts = (value for other in plan.lines.values() for value in other.allowed)
    by_hand = [len(cut.sizes or cut.listed) for cut in cuts if isinstance(cut, CutSpec)]
    new = tuple(n for n in sorted({*FEW, *by_hand}) if n and n not in line.domain)
    allowed = (*line.allowed, *new) if line.any else line.allowed
    return replace(line, allowed=allowed, domain=(*line.domain, *new))


class Defaults:
    """The defaults that conflicts between a plan's lines and some clauses may rest on."""

    def __init__(self, question: Question, clauses: Iterable[Clause]) -> None:
        plan, law = question.plan, tuple(clauses)
        paths = dict.fromkeys((*DEGREES, *(path for clause in law for path in clause.at)))
        lines = (default_line(plan, path) for path in paths)
        self.lines = {line.path: line for line in lines if line and not line.any}
        both = {**plan.lines, **self.lines}
        wider = replace(plan, lines={path: _wider(plan, line) for path, line in both.items()})
        # That more defaults are named than need be is no reason to say nothing at all.
        budget = Budget(question.budget.left / 2)
        try:
            self.question = Question(wider, law, budget=budget)
        except Undecided:
            self.question = None

    def of(self, core: Core) -> list[str]:
        """The fewest without which a conflict's parts could hold, beside them also the devices.

        All of them, where that takes too long to find out.
        """
        beside = [part for part in (DEVICES, AGREES) if part not in core]
        # What is asked first is left out if it can be: a degree is the last.
        order = sorted(self.lines, key=lambda path: (path in SIZES, path in DEGREES))
        every = [*beside, *order]
        try:
            return self._needed(self.question, core, every) if self.question else every
        except Undecided:
            return every

    def _needed(self, question: Question, core: Core, needed: list[str]) -> list[str]:
        what = "which defaults a conflict rests on"
        if question.conflict([*core, *needed], what) is None:
            return needed
        for part in list(needed):
            if part not in needed:
                continue
            rest = [each for each in needed if each != part]
            found = question.conflict([*core, *rest], what)
            if found is not None:
                needed = [each for each in rest if each in found]
        return needed
