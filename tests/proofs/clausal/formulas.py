"""Formulas of a few variables, and what follows by unit propagation, said in the plainest way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from shardproof.proofs.clausal.rup import Literals


def pigeons(holes: int) -> list[Literals]:
    """One pigeon more than there are holes, and no two in one; each of these clauses is needed."""

    def sits(pigeon: int, hole: int) -> int:
        return pigeon * holes + hole + 1

    birds = range(holes + 1)
    somewhere = [tuple(sits(bird, hole) for hole in range(holes)) for bird in birds]
    alone = [
        (-sits(bird, hole), -sits(other, hole))
        for hole in range(holes)
        for bird in birds
        for other in range(bird)
    ]
    return [*somewhere, *alone]


def random_formula(rng: Random) -> tuple[int, list[Literals]]:
    """How many variables it has, and its clauses: as often with a model as without."""
    variables = rng.randint(2, 6)
    return variables, [random_clause(rng, variables) for _ in range(rng.randint(4, 26))]


def random_clause(rng: Random, variables: int) -> Literals:
    chosen = rng.sample(range(1, variables + 1), min(variables, rng.choice((1, 2, 2, 3, 3))))
    return tuple(rng.choice((-1, 1)) * variable for variable in chosen)


def has_model(variables: int, clauses: Sequence[Literals]) -> bool:
    return any(
        all(any((literal > 0) == bits[abs(literal) - 1] for literal in each) for each in clauses)
        for bits in product((False, True), repeat=variables)
    )


def proves(clauses: Sequence[Literals], proof: Sequence[Literals]) -> bool:
    """Whether each line follows from those before it by unit propagation; the last is empty."""
    known = list(clauses)
    for line in proof:
        if not _follows(known, line):
            return False
        known.append(line)
    return bool(proof) and not proof[-1]


def _follows(clauses: Sequence[Literals], line: Literals) -> bool:
    true = {-literal for literal in line}
    while not any(-literal in true for literal in true):
        left = [{each for each in clause if -each not in true} for clause in clauses]
        units = {each for rest in left if len(rest) == 1 for each in rest} - true
        if not all(left):
            return True
        if not units:
            return False
        true |= units
    return True
