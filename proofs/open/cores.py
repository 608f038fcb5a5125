"""All minimal reasons why nothing is left: sets of parts that cannot hold together.

Every minimal set of parts to give up meets every minimal conflict, and the other way
round. So both are found at once: whatever would meet all conflicts known so far is
given up; if the rest can hold, that is one more way out, else there is one more conflict.
"""

from __future__ import annotations

from collections.abc import Iterable

from shardproof.proofs.open.question import Choice, Question, Undecided
from shardproof.spec.record import dataclass

Core = frozenset[str]

MOST_WAYS = 4_000
"""Ways out that are looked at before the search is given up."""


@dataclass(frozen=True, slots=True)
class Cores:
    """Each conflict is minimal: without any one of its parts the others can hold."""

    conflicts: tuple[Core, ...]
    ways: tuple[tuple[Core, Choice], ...]
    """Minimal sets of parts to give up, with a choice under which all others hold."""
    undecided: str = ""
    """What was being decided when the search was given up; there may be more conflicts then."""


def all_cores(question: Question, parts: Iterable[str] | None = None) -> Cores:
    """Every minimal conflict among the parts, and every minimal way out."""
    every = tuple(question.parts if parts is None else parts)
    conflicts: list[Core] = []
    done: dict[Core, Choice] = {}
    due: list[Core] = [frozenset()]
    looked = 0
    try:
        while due:
            given = min(due, key=len)
            looked += 1
            if looked > MOST_WAYS:
                return Cores(
                    tuple(conflicts), tuple(done.items()), "whether there are more reasons"
                )
            rest = [part for part in every if part not in given]
            found = question.conflict(rest, "whether the other lines and clauses can hold")
            if found is None:
                done[given] = question.choice()
                due.remove(given)
                continue
            conflict = smallest(question, found)
            conflicts.append(conflict)
            due = _meeting([*due, *done], conflict)
            due = [way for way in due if way not in done]
    except Undecided as gave_up:
        return Cores(tuple(conflicts), tuple(done.items()), str(gave_up))
    return Cores(tuple(sorted(conflicts, key=_order)), tuple(done.items()))


def _order(core: Core) -> tuple[int, list[str]]:
    return len(core), sorted(core)


def _meeting(ways: list[Core], conflict: Core) -> list[Core]:
    """The minimal sets that meet what the ways met, and the conflict too."""
    met = [way for way in ways if way & conflict]
    out = list(met)
    longer = {way | {part} for way in ways if not way & conflict for part in conflict}
    # In an order of their own: what is asked first decides which choices are found.
    for new in sorted(longer, key=_order):
        if not any(old <= new for old in out):
            out.append(new)
    return out


def smallest(question: Question, conflict: Core) -> Core:
    """A conflict within this one from which nothing can be left out."""
    needed: list[str] = []
    due = sorted(conflict)
    while due:
        part = due.pop()
        found = question.conflict([*needed, *due], "which of these parts conflict")
        if found is None:
            needed.append(part)
        else:
            due = [each for each in due if each in found]
    return frozenset(needed)


def without_restatements(conflicts: Iterable[Core], clauses: frozenset[str]) -> list[Core]:
    """The shortest of the conflicts that rest on the same clauses, or on more than a shorter one's.

    A conflict without clauses is between the plan's own lines, and hides nothing.
    """
    kept: list[Core] = []
    for core in sorted(conflicts, key=_order):
        own = core & clauses
        if not any(other & clauses and other & clauses <= own for other in kept):
            kept.append(core)
    return kept
