"""No clause follows from the others: for each there is room for a plan that breaks it alone."""

from __future__ import annotations

from functools import cache

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.theorems.solvers import exported, z3_says
from shardproof.proofs.theorems.space import SPACES, Space, plans, space
from shardproof.proofs.theorems.theorem import Checked, Theorem
from shardproof.proofs.z3_typed import Bool, Int
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW

MESH = {"dp": 2, "sp": 2, "tp": 2, "pp": 2, "ep": 2, "stage.ranks": 8}
SIZES: dict[str, tuple[int, ...]] = {
    "n": (7, 8, -1), "parts": (2,), "multiple": (2,), "moe.block": (2, 3, 4, 8), "block": (1,),
}  # fmt: skip
"""Of whole numbers, by the whole or the last part of their names."""
FEW = (0, 1, 2, 3, -1)


def small(here: Space) -> list[Bool]:
    """That plans are small: among these a search ends, and one of them is enough."""
    out: list[Bool] = []
    for name in sorted(here.encoding.names_of(here.clauses)):
        variable = here.encoding.variable(name)
        if here.encoding.is_value(name) or not isinstance(variable, Int):
            continue
        own = (MESH[name],) if name in MESH else ()
        sizes = own or SIZES.get(name) or SIZES.get(name.rpartition(".")[2]) or FEW
        out.append(z3.either(z3.same(variable, z3.int_value(size)) for size in sizes))
    return out


def room(clause: Clause) -> str | None:
    """The question, in some view, for a plan that breaks a clause and no other; None for none."""
    for phase, kind in SPACES:
        here = space(phase, kind)
        if clause not in here.clauses:
            continue
        others = [each for each in here.clauses if each is not clause]
        broken = z3.negation(here.encoding.clause_term(clause))
        script = exported([*around(here), *here.law(others), broken])
        if z3_says(script) == "sat":
            return script
    return None


@cache
def around(here: Space) -> tuple[Bool, ...]:
    """Small plans, and all that the law speaks of there."""
    return (*here.around(here.clauses), *small(here))


def each_alone() -> Checked:
    rooms: list[str] = []
    for clause in LAW:
        if (script := room(clause)) is None:
            return Checked(held=False, over=f"{clause.code} follows from the others")
        rooms.append(script)
    over = f"{len(LAW)} clauses, each with a plan that breaks it alone"
    return Checked(held=True, over=over, rooms=tuple(rooms))


def doubled() -> Checked:
    """A clause beside itself: neither can be broken alone."""
    here = space("decode", "dense")
    clause = here.clauses[0]
    broken = z3.negation(here.encoding.clause_term(clause))
    found = z3_says(exported([*here.around(here.clauses), *here.law(), broken]))
    return Checked(held=found == "sat", over=f"{clause.code} beside itself: {found}")


THEOREMS = (
    Theorem(
        "every_clause_refuses_what_no_other_does",
        (plans("room for a plan that breaks it alone", each_alone, "its own meaning", doubled),),
    ),
)
