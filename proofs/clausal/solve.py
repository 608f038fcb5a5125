"""Asks CaDiCaL, through python-sat, which is an extra; what it says is checked elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from shardproof.proofs.clausal.rup import Literals


class NoSolver(Exception):
    """python-sat is not installed."""


@dataclass(frozen=True, slots=True)
class Model:
    """The variables that hold."""

    true: frozenset[int]


@dataclass(frozen=True, slots=True)
class Proof:
    """What the solver has learnt, up to the empty clause."""

    lines: tuple[Literals, ...]


def solve(clauses: Sequence[Literals]) -> Model | Proof:
    """A model, or a proof that there is none. The same clauses give the same answer."""
    if () in clauses:
        return Proof(((),))
    try:
        solvers: Any = import_module("pysat.solvers")
    except ModuleNotFoundError as missing:
        if missing.name not in ("pysat", "pysat.solvers"):
            raise
        raise NoSolver("python-sat") from None
    with solvers.Cadical195(bootstrap_with=map(list, clauses), with_proof=True) as solver:
        if solver.solve():
            return Model(frozenset(int(each) for each in solver.get_model() if each > 0))
        lines = [str(line).split() for line in solver.get_proof()]
    # Clauses that it forgets stay: they hold, and whoever checks may use them.
    learnt = [tuple(map(int, line[:-1])) for line in lines if line[0] != "d"]
    first = learnt.index(()) if () in learnt else len(learnt)
    return Proof((*learnt[:first], ()))
