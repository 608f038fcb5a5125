"""Checks that clauses of truth values cannot all hold, by a proof that a solver has written.

A proof lists clauses. Each has to follow from those before it by unit propagation alone: suppose
that none of its literals holds, and some clause is left without any. The last is the empty one.
Nothing here is taken from a solver, and nothing but the standard library is imported.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Literals = tuple[int, ...]
"""Of a clause; a variable counts from 1, and its negation is below zero."""


class Refused(Exception):
    """A proof proves nothing; says which line, counted from 1, and why."""

    def __init__(self, line: int, why: str) -> None:
        self.line, self.why = line, why
        super().__init__(f"line {line}: {why}")


STEPS = 50_000_000
"""Clauses that are looked at in one check, at most: counted, so that it is the same everywhere."""


class TooLong(Exception):
    """A proof is not gone through to its end."""

    def __init__(self) -> None:
        super().__init__(f"more than {STEPS:,} steps to check, at which it is left")


@dataclass(frozen=True, slots=True)
class Used:
    """What a proof needs: some of its lines, the last among them, and some of the clauses."""

    lines: tuple[int, ...]
    clauses: tuple[int, ...]


def check(clauses: Sequence[Literals], proof: Sequence[Literals]) -> Used:
    """What was needed, counted from 0; `Refused` where the proof is none."""
    if not proof or proof[-1]:
        raise Refused(len(proof), "a proof ends with the empty clause")
    base = _Clauses()
    for clause in clauses:
        base.add(clause)
    because: list[frozenset[int]] = []
    for line, lemma in enumerate(proof, 1):
        found = base.follows(lemma)
        if found is None:
            raise Refused(line, "it does not follow from what is before it by unit propagation")
        because.append(found)
        base.add(lemma)
    needed = {len(clauses) + len(proof) - 1}
    for number in range(len(proof) - 1, -1, -1):
        if len(clauses) + number in needed:
            needed |= because[number]
    lines = [number for number in range(len(proof)) if len(clauses) + number in needed]
    return Used(tuple(lines), tuple(sorted(n for n in needed if n < len(clauses))))


def trimmed(clauses: Sequence[Literals], proof: Sequence[Literals]) -> list[Literals]:
    """The lines of a proof that it needs, until no more can be left out so."""
    kept = list(proof)
    while True:
        used = check(clauses, kept).lines
        if len(used) == len(kept):
            return kept
        kept = [kept[line] for line in used]


@dataclass(slots=True)
class _Clauses:
    """All clauses so far, and what follows from them alone."""

    all: list[Literals] = field(default_factory=list[Literals])
    true: dict[int, int] = field(default_factory=dict[int, int])
    """Literals that hold, in order, each with the clause that says so; -1 where it is supposed."""
    trail: list[int] = field(default_factory=list[int])
    watched: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    """By literal, the clauses that are looked at when it ceases to be possible: two of each."""
    broken: int = -1
    """A clause that nothing can meet any more."""
    left: int = field(default_factory=lambda: STEPS)
    """Steps that may still be taken."""

    def add(self, clause: Iterable[int]) -> None:
        number = len(self.all)
        self.left -= 1
        # What may still hold comes first, and is watched.
        literals = sorted(dict.fromkeys(clause), key=lambda literal: -literal in self.true)
        self.all.append(tuple(literals))
        possible = [literal for literal in literals[:2] if -literal not in self.true]
        for literal in literals[:2]:
            self.watched.setdefault(literal, []).append(number)
        if not possible:
            self.broken = number if self.broken < 0 else self.broken
        elif len(possible) == 1 and self.broken < 0:
            self._hold(possible[0], number)
            self.broken = self._propagate(len(self.trail) - 1)

    def follows(self, clause: Literals) -> frozenset[int] | None:
        """The clauses from which this one follows; None where it does not."""
        start, found = len(self.trail), None
        broken = self.broken
        if broken < 0:
            for literal in clause:
                if literal in self.true:
                    found = self._behind([literal])
                elif -literal not in self.true:
                    self._hold(-literal, -1)
            broken = self._propagate(start) if found is None else -1
        if broken >= 0:
            found = self._behind(-each for each in self.all[broken]) | {broken}
        while len(self.trail) > start:
            del self.true[self.trail.pop()]
        return found

    def _hold(self, literal: int, because: int) -> None:
        if literal not in self.true:
            self.true[literal] = because
            self.trail.append(literal)

    def _propagate(self, at: int) -> int:
        """Holds what follows; a clause of which nothing can hold, or -1."""
        while at < len(self.trail):
            gone = -self.trail[at]
            at += 1
            mine, kept = self.watched.get(gone, []), list[int]()
            self.left -= len(mine)
            if self.left < 0:
                raise TooLong
            for place, number in enumerate(mine):
                other = self._elsewhere(number, gone)
                if other:
                    self.watched.setdefault(other, []).append(number)
                    continue
                kept.append(number)
                left = self._other_watch(number, gone)
                if not left or -left in self.true:
                    self.watched[gone] = [*kept, *mine[place + 1 :]]
                    return number
                self._hold(left, number)
            self.watched[gone] = kept
        return -1

    def _elsewhere(self, number: int, gone: int) -> int:
        """Another literal to watch in its place, which is put there; 0 where there is none."""
        literals = self.all[number]
        for place in range(2, len(literals)):
            other = literals[place]
            if -other not in self.true:
                changed = list(literals)
                here = changed.index(gone)
                changed[here], changed[place] = other, gone
                self.all[number] = tuple(changed)
                return other
        return 0

    def _other_watch(self, number: int, gone: int) -> int:
        return next((each for each in self.all[number][:2] if each != gone), 0)

    def _behind(self, literals: Iterable[int]) -> frozenset[int]:
        """The clauses that make these literals hold."""
        due, seen, found = list(literals), set[int](), set[int]()
        while due:
            literal = due.pop()
            self.left -= 1
            because = self.true.get(literal, -1)
            if literal in seen or because < 0:
                continue
            seen.add(literal)
            found.add(because)
            due += (-each for each in self.all[because] if each != literal)
        return frozenset(found)
