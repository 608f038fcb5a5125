"""Mutants that are the law in other words, as a solver finds.

The solver is asked for one view of any plan at all in which a clause and its
mutant differ. It knows the domains of the variables, and some equations that
hold in every view (`ALWAYS`); where it finds nothing, no plan tells the two
apart. Of a clause that is read once a phase instead of once a kind of layer, or
the other way round, it is asked for two views of one plan that differ in what
kinds of layers may differ in.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import cast

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.encode import Encoding
from shardproof.proofs.z3_typed import Bool, Solver
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.law.formula import formula, names
from shardproof.spec.law.values import VALUES
from tests.spec.mutation.always import ALWAYS
from tests.spec.mutation.held import concerned
from tests.spec.mutation.kinds import of_kinds
from tests.spec.mutation.mutants import Mutant

STEPS = 2_000_000
"""Of the solver; most questions take a hundredth of them."""
ALSO = frozenset({"prefill", "layer.dense"})
"""What says in which views a clause is read."""


def told_apart_nowhere(mutant: Mutant) -> bool:
    """Whether every clause has the value of its mutant in every view; `unknown` is no.

    Each mutant has a world of its own: the solver's steps depend on the terms made before.
    """
    with z3.apart():
        match mutant.kind:
            case "delete":
                return False
            case "scope":
                return _alike_in_all_layers(mutant.clauses[0])
            case "phase" | "only":
                [new] = mutant.clauses
                return _never_broken(BY_CODE[new.code], new)
            case _:
                law, other = _laws(mutant)
                return all(_same(BY_CODE[c.code], c, law, other) for c in concerned(mutant))


def _laws(mutant: Mutant) -> tuple[Encoding, Encoding]:
    """The law and the mutant, over the same numbers for words."""
    if not mutant.values:
        return (law := Encoding()), law
    words = {*Encoding().words, *Encoding(definitions=mutant.definitions).words}
    return Encoding(words=words), Encoding("other ", definitions=mutant.definitions, words=words)


def _alike_in_all_layers(clause: Clause) -> bool:
    """Whether a plan that breaks it in some layer breaks it in the first that it speaks of."""
    first, later, solver = Encoding(), Encoding("later "), Solver()
    used = first.names_of((clause,))
    for law in (first, later):
        _assume(law, solver, used)
        _read(law, solver, clause)
    solver.add(
        *(
            z3.same(first.variable(name), later.variable(name))
            for name in _spoken(used)
            if name not in VALUES and name not in of_kinds()
        )
    )
    solver.add(first.clause_term(clause), z3.negation(later.clause_term(clause)))
    return solver.check() == "unsat"


def _never_broken(clause: Clause, new: Clause) -> bool:
    """Where one of the two is read and the other not, it always holds."""
    law, solver = Encoding(), Solver()
    _assume(law, solver, law.names_of((clause,)))
    (phase,) = {*clause.phases} ^ {*new.phases} or {None}
    prefill, dense = (cast(Bool, law.variable(name)) for name in ("prefill", "layer.dense"))
    if phase is not None:
        solver.add(prefill if phase == "prefill" else z3.negation(prefill))
    only = clause.only if clause.only == new.only else _OTHER[clause.only]
    if only != "any":
        solver.add(dense if only == "dense" else z3.negation(dense))
    if clause.apart:
        _outside(law, solver, clause)
    solver.add(z3.negation(law.clause_term(clause)))
    return solver.check() == "unsat"


def _outside(law: Encoding, solver: Solver, clause: Clause) -> None:
    """That the view is one inside of a module that lies apart, as the view outside says."""
    outer, apart = Encoding("outer "), f"{clause.lies}.apart"
    _assume(outer, solver, frozenset({apart}))
    solver.add(cast(Bool, outer.variable(apart)))
    solver.add(z3.same(law.variable("prefill"), outer.variable("prefill")))


_OTHER = {"dense": "moe", "moe": "dense"}


def _same(clause: Clause, changed: Clause, law: Encoding, other: Encoding) -> bool:
    solver = Solver()
    used = law.names_of((clause, changed)) | other.names_of((clause, changed))
    _assume(law, solver, used)
    _read(law, solver, clause)
    if other is not law:
        solver.add(*other.defined(used))
        solver.add(
            *(
                z3.same(law.variable(name), other.variable(name))
                for name in sorted(used)
                if name not in VALUES
            )
        )
    one, two = law.clause_term(clause), other.clause_term(changed)
    solver.add(z3.negation(z3.same(one, two)))
    return solver.check() == "unsat"


def _read(law: Encoding, solver: Solver, clause: Clause) -> None:
    """That the view is one in which the clause is read."""
    prefill, dense = (cast(Bool, law.variable(name)) for name in ("prefill", "layer.dense"))
    if len(clause.phases) == 1:
        solver.add(prefill if clause.phases == ("prefill",) else z3.negation(prefill))
    if clause.only != "any":
        solver.add(dense if clause.only == "dense" else z3.negation(dense))
    if clause.lies:
        # It is read inside of the module, whose ranks are tp there.
        solver.add(z3.negation(cast(Bool, law.variable(f"{clause.lies}.apart"))))


def _assume(law: Encoding, solver: Solver, used: frozenset[str]) -> None:
    """What is known of these variables: their definitions, their domains, and what always holds."""
    solver.limit(STEPS)
    spoken = _spoken(used)
    solver.add(*law.defined(spoken))
    solver.add(*(law.open(name) for name in spoken if name not in VALUES))
    solver.add(*(cast(Bool, law.term(each)) for each in map(formula, _said(used))))


def _said(used: frozenset[str]) -> list[str]:
    about = used | ALSO
    return [each for each in ALWAYS if not about.isdisjoint(names(formula(each)))]


def _spoken(used: frozenset[str]) -> list[str]:
    """These names, those of what is said of them, and all that their definitions speak of."""
    said = frozenset[str]().union(*(names(formula(each)) for each in _said(used)))
    return sorted(closed(used | ALSO | said))


def closed(found: Iterable[str]) -> frozenset[str]:
    """These names, and all that the definitions of values among them speak of."""
    return frozenset[str]().union(*map(_below, found))


@cache
def _below(name: str) -> frozenset[str]:
    if name not in VALUES:
        return frozenset({name})
    return closed(names(formula(VALUES[name]))) | {name}
