"""What came of many cases: counts that can be added up, and the cases on which deciders part."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from shardproof.fuzzing.bench import Bench
from shardproof.fuzzing.cases import KINDS, OPERATORS, Case, Kind, batch
from shardproof.fuzzing.saying import Says, Word, forget, reasons, says
from shardproof.spec.law.clauses import LAW

WORDS: tuple[Word, ...] = ("legal", "illegal", "unknown")


@dataclass(frozen=True, slots=True)
class Parting:
    """A case on which deciders contradict each other."""

    case: str
    """What draws it again."""
    kind: Kind
    says: str
    """Who says what."""
    why: tuple[str, ...]
    """The same with reasons, a line each."""
    about: str
    """What it is one of: the words, the clauses that are broken, the operator that is named."""


@dataclass(slots=True)
class Tally:
    """Counts of cases. Two are added up to what one of both would be."""

    plans: Counter[str] = field(default_factory=Counter[str])
    """By kind and word, `whole legal`."""
    clauses: Counter[str] = field(default_factory=Counter[str])
    """Plans that break a clause, by its code."""
    operators: Counter[str] = field(default_factory=Counter[str])
    """Operators of plans that are right by value, by kind."""
    refused: Counter[str] = field(default_factory=Counter[str])
    """Plans that are wrong by value, by the kind of the operator that is named, or edited."""
    runs: Counter[str] = field(default_factory=Counter[str])
    """Runs that were `made`, those that there would be in `all`; plans that were `not run`, and
    those that are legal `by value` though they break a clause."""
    partings: list[Parting] = field(default_factory=list[Parting])

    def add(self, case: Case, said: Says) -> None:
        self.plans[f"{case.kind} {said.word}"] += 1
        self.clauses.update(said.clauses)
        self.operators += said.operators
        self.refused.update({said.refused, *said.edited} - {""})
        self.runs["made"] += said.runs
        self.runs["all"] += said.workloads
        if said.by_value:
            self.runs["by value"] += 1
        if said.words["execution"].word == "not run":
            self.runs["not run"] += 1
        if said.parted:
            self.partings.append(
                Parting(case.name, case.kind, said.told(), tuple(reasons(said)), class_of(said))
            )

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.plans + other.plans,
            self.clauses + other.clauses,
            self.operators + other.operators,
            self.refused + other.refused,
            self.runs + other.runs,
            [*self.partings, *other.partings],
        )

    @property
    def total(self) -> int:
        return self.plans.total()

    def of(self, word: Word, kind: Kind | None = None) -> int:
        """How many plans are said to be so; of a kind, or of all."""
        return sum(self.plans[f"{each} {word}"] for each in KINDS if kind in (None, each))

    @property
    def unbroken(self) -> list[str]:
        """Clauses that no plan broke."""
        return [clause.code for clause in LAW if not self.clauses[clause.code]]

    @property
    def unused(self) -> list[str]:
        """Kinds of operators that no plan has that is right."""
        return [name for name in OPERATORS if not self.operators[name]]

    @property
    def never_refused(self) -> list[str]:
        """Kinds of operators by which no plan is wrong."""
        return [name for name in OPERATORS if not self.refused[name]]


def class_of(said: Says) -> str:
    """What a parting is one of, so that of many that are alike one is looked at."""
    parts = [said.told(), ", ".join(said.clauses), said.refused]
    failed = [each.why.partition(":")[0] for each in said.words.values() if each.word == "crashed"]
    return " | ".join(filter(None, [*parts, *failed]))


def decided(kind: Kind, seed: int, number: int, count: int) -> Tally:
    """Every case of a batch."""
    spare_collector()
    found, bench = Tally(), Bench()
    gc.disable()  # of what a batch keeps nothing is garbage before it is forgotten
    try:
        for case in batch(kind, seed, number, count):
            found.add(case, says(case.model, case.plan, bench, number))
    finally:
        forget()
        gc.enable()
    return found


@cache
def spare_collector() -> None:
    """Once in a process: what is loaded stays, and little of what a case makes is circular.

    Looking for it as often as Python does takes a twentieth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)


def tally_data(tally: Tally) -> dict[str, Any]:
    """A tally as JSON holds it."""
    return {
        **{name: dict(sorted(getattr(tally, name).items())) for name in COUNTS},
        "partings": [
            {"case": p.case, "kind": p.kind, "says": p.says, "why": [*p.why], "about": p.about}
            for p in tally.partings
        ],
    }


COUNTS = ("plans", "clauses", "operators", "refused", "runs")


def tally_of(data: Mapping[str, Any]) -> Tally:
    """What `tally_data` gave."""
    found = Tally(
        partings=[
            Parting(p["case"], p["kind"], p["says"], tuple(p["why"]), p["about"])
            for p in data["partings"]
        ]
    )
    for name in COUNTS:
        getattr(found, name).update(data[name])
    return found
