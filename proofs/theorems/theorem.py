"""A theorem: what it says, what rests on it, and the steps that prove it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from shardproof.proofs.theorems.statement import Statement
from shardproof.spec.law.documents.theorems import THEOREMS as OF_DOCUMENTS

Method = Literal["sums", "algebra", "indices", "limits", "plans", "order"]

METHODS: dict[Method, str] = {
    "sums": "sympy, on indexed sums; what it asks of indices, Z3 and cvc5",
    "algebra": "sympy alone, on indexed sums of which nothing is to be asked",
    "indices": "Z3 and cvc5, quantifier free, all sizes open",
    "limits": "sympy, limits and signs of formulas",
    "plans": "Z3 and cvc5, over the variables of all plans",
    "order": "graphs of lowered programs, in networkx",
}


@dataclass(frozen=True, slots=True)
class Sums:
    """An equality of indexed sums, proved by the algebra."""

    name: str
    statement: Statement
    asks: bool = True
    """Whether its laws have side conditions; where there are none, no solver has a say."""


@dataclass(frozen=True, slots=True)
class Indices:
    """A condition on whole numbers and on what functions have there, proved by two solvers."""

    name: str
    statement: Statement


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of another kind found."""

    held: bool
    over: str
    """What it was checked on, or shown by."""
    smt: tuple[str, ...] = ()
    """Questions that another solver is to answer with `unsat` as well."""
    rooms: tuple[str, ...] = ()
    """Questions that it is to answer with `sat` as well."""


@dataclass(frozen=True, slots=True)
class Check:
    """A step that is a computation of its own, and its twin, which must not hold."""

    name: str
    method: Method
    run: Callable[[], Checked]
    without: str
    """What the twin does without."""
    twin: Callable[[], Checked]


Step = Sums | Indices | Check


@dataclass(frozen=True, slots=True)
class Theorem:
    """What rests on it say `spec/engine/laws.py` and the lines of the documents."""

    name: str
    steps: tuple[Step, ...]
    sentence: str = ""
    """Where the documents do not say it."""

    @property
    def says(self) -> str:
        return self.sentence or OF_DOCUMENTS[self.name]


def method(step: Step) -> Method:
    match step:
        case Sums():
            return "sums" if step.asks else "algebra"
        case Indices():
            return "indices"
        case Check():
            return step.method
