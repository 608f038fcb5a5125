"""Theorems run: every step proved, by every solver that has a say, and every twin refuted."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shardproof.proofs.theorems.numbers import dropped, met, refuted
from shardproof.proofs.theorems.prove import prove
from shardproof.proofs.theorems.solvers import Answer, cvc5_says
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Check, Indices, Method, Step, Sums, Theorem, method
from shardproof.proofs.worker import workers

BY_SOLVERS: frozenset[Method] = frozenset({"sums", "indices", "plans"})
"""Methods by which nothing is proved that no solver was asked about."""


@dataclass(frozen=True, slots=True)
class Twin:
    """A step without one of its hypotheses, and the model that refutes it."""

    without: str
    model: str
    """Empty where none was found: then the hypothesis may not be needed."""


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of a step."""

    name: str
    method: Method
    proved: bool
    why: str
    """Where it is not proved, what is left; else what it was shown on, where it says so."""
    scripts: tuple[str, ...]
    """The questions to solvers, each answered `unsat` by all of them."""
    twins: tuple[Twin, ...]
    seconds: float

    @property
    def good(self) -> bool:
        return self.proved and all(twin.model for twin in self.twins)


def run(theorem: Theorem, *, solvers: bool = True) -> Iterator[Ran]:
    """Each step of a theorem. Without `solvers`, what z3 says is not asked of cvc5 as well."""
    for step in theorem.steps:
        yield run_step(step, solvers=solvers)


def run_all(
    theorems: Sequence[Theorem], *, jobs: int = 0, solvers: bool = True
) -> Iterator[tuple[Theorem, tuple[Ran, ...]]]:
    """Each theorem and what came of its steps, in order, in so many processes.

    Whoever wants to hear Ctrl-C asks for one at least: cvc5 lets nobody speak while it works.
    """
    if jobs < 1:
        for theorem in theorems:
            yield theorem, tuple(run(theorem, solvers=solvers))
        return
    with workers(jobs) as pool:
        due = [
            [pool.submit(_run_named, each.name, at, solvers) for at in range(len(each.steps))]
            for each in theorems
        ]
        for theorem, futures in zip(theorems, due, strict=True):
            yield theorem, tuple(future.result() for future in futures)


def _run_named(name: str, at: int, solvers: bool) -> Ran:  # noqa: FBT001  (sent, not written)
    from shardproof.proofs.theorems.library import BY_NAME

    return run_step(BY_NAME[name].steps[at], solvers=solvers)


def run_step(step: Step, *, solvers: bool = True) -> Ran:
    begun = time.monotonic()
    scripts: tuple[str, ...]
    rooms: tuple[str, ...] = ()
    match step:
        case Check():
            found, twin = step.run(), step.twin()
            proved, why, scripts, rooms = found.held, found.over, found.smt, found.rooms
            twins = (Twin(step.without, "" if twin.held else twin.over),)
        case Sums() | Indices():
            proof = prove(step.statement, "sums" if isinstance(step, Sums) else "indices")
            proved, why = proof.proved, proof.why
            if proved and met(step.statement) is None:
                proved, why = False, "no model was found of what is given: it may say nothing"
            scripts = tuple(query.smt for query in proof.queries)
            twins = tuple(twins_of(step.statement))
    if proved and (other := unlike(step, len(scripts) + len(rooms))):
        proved, why = False, other
    if proved and solvers and (other := disagreement(scripts) or disagreement(rooms, "sat")):
        proved, why = False, other
    return Ran(step.name, method(step), proved, why, scripts, twins, time.monotonic() - begun)


def twins_of(statement: Statement) -> Iterator[Twin]:
    for hypothesis, without in dropped(statement):
        shown = refuted(without)
        yield Twin(hypothesis, "" if shown is None else str(shown) or "nothing at all")


def unlike(step: Step, asked: int) -> str:
    """Why a step is not proved by whom it says, as tables tell: with solvers, or without."""
    by = method(step)
    if by in BY_SOLVERS and not asked:
        return f"it is to be proved by {by}, and no solver was asked"
    if by == "algebra" and asked:
        return f"it is to be proved by sympy alone, and solvers were asked {asked} questions"
    return ""


def disagreement(scripts: tuple[str, ...], wanted: Answer = "unsat") -> str:
    """What cvc5 says of the first question that it does not answer as z3 did."""
    for number, script in enumerate(scripts):
        if (answer := cvc5_says(script)) != wanted:
            return f"z3 says {wanted} to question {number}, cvc5 {answer}"
    return ""
