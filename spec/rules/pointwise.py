"""Operators on one value at a time: `([..],[..])->([..])`.

A sum commutes with shares, a product with a share of one operand, a function with neither.
"""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At
from shardproof.spec.rules.bias import added
from shardproof.spec.rules.filled import as_alike, as_share
from shardproof.spec.rules.maps import filled_up
from shardproof.spec.rules.notation import at_most_one_share
from shardproof.spec.rules.owners import first_has
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.refused import NoRule


def same_dims(a: Placed, b: Placed) -> None:
    if a.dims != b.dims or a.tokens != b.tokens:
        raise NoRule(f"one operand lies as {a}, the other as {b}")


def add(at: At, op: Op, a: Placed, b: Placed) -> Placed:
    del op
    a, b = as_alike(a, b)
    same_dims(a, b)
    due, full = a.due if a.due == b.due else "some", with_both(a, b)
    if a.due != b.due and not full:
        raise NoRule("one operand is a share of a sum, the other is whole, and counts on each rank")
    term = at.terms.sum((a.term, b.term))
    return replace(a, term=term, due=due, full=full, junk=a.junk or b.junk)


def add_on(at: At, op: Op, y: Placed, x: Placed) -> Placed:
    if x.due:
        raise NoRule("what is added is itself a share of a sum")
    on, y, x = on_first(at, op.about["on"], y, x)
    if on == "every":
        y, x = as_alike(y, x)
    same_dims(y, x)
    return added(at, on, replace(y, junk=y.junk or (on != "first" and x.junk)), x.term)


def on_first(at: At, on: str, y: Placed, x: Placed) -> tuple[str, Placed, Placed]:
    """Values of which the first rank has all, where it is to add them, as if they lay alike.

    Where the other ranks have pads of the addend alone, it is the only one that adds anything. A
    value of which these have pads is a share, too, if each adds its part of the addend.
    """
    apart = [(a, b) for a, b in zip(y.dims, x.dims, strict=False) if a.map != b.map]
    if not apart or len(y.dims) != len(x.dims) or at.tp == 1:
        return on, y, x
    (_, theirs), *more = apart
    if on == "divided" and theirs.map is None and not more:
        return on, as_share(y), x
    # Pads of other ranks add nothing to a share of a sum.
    filled = not more and theirs.map is not None and filled_up(theirs.map, theirs.size) == 0
    harmless = not x.junk or y.due in ("", "some")
    alone = on == "first" or (on == "every" and filled and harmless)
    if alone and all(map_of_first(at, dim) for pair in apart for dim in pair):
        return "first", y, replace(x, dims=y.dims, junk=False)
    return on, y, x


def map_of_first(at: At, dim: Dim) -> bool:
    """Whether the first rank has all of a dimension, in its order and without pads."""
    return dim.map is None or first_has(at, dim.map, dim.size)


def mul(at: At, op: Op, a: Placed, b: Placed) -> Placed:
    del op
    a, b = on_both(*as_alike(a, b))
    same_dims(a, b)
    due = at_most_one_share({"one factor": a.due, "the other": b.due}, "")
    term = at.terms.of("mul", (), sorted((a.term, b.term)))
    return replace(a, term=term, due=due, full=a.full | b.full, junk=a.junk and b.junk)


def complete(x: Placed, what: str) -> None:
    if x.due:
        raise NoRule(f"{what} is applied to each rank's share of a sum")


def where_complete(x: Placed, what: str) -> Placed:
    """A value that is due nothing, or on the ranks that have all of it."""
    if not x.full:
        complete(x, what)
        return x
    return replace(x, due="some")


def on_both(a: Placed, b: Placed) -> tuple[Placed, Placed]:
    """Two values, of which some ranks may have either: those that have both have what they make.

    Shares of two sums make nothing but on a rank that has all of both.
    """
    dues = {a.due, b.due}
    if dues - {"", "some", "sum"} or ("some" not in dues and dues != {"sum"}):
        return a, b
    full = with_both(a, b)
    if not full and "some" not in dues:
        return a, b
    if not full:
        raise NoRule("some ranks have one operand, others the other, and none has both")
    return replace(a, due="some", full=full), replace(b, due="", full=frozenset())


def with_both(a: Placed, b: Placed) -> frozenset[int]:
    """The ranks that have all of two values, of which one at least is due something."""
    return a.full & b.full if a.due and b.due else a.full | b.full


def act(at: At, op: Op, x: Placed) -> Placed:
    x = where_complete(x, f"the function {op.about['fn']}")
    term = at.terms.of("act", (op.about["fn"], op.about["key"]), (x.term,))
    return replace(x, term=term, junk=True)  # of a pad as well


def joint(at: At, op: Op, gate: Placed, up: Placed) -> Placed:
    gate, up = on_both(*as_alike(gate, up))
    same_dims(gate, up)
    gate = where_complete(gate, f"the function {op.about['fn']}")
    complete(up, f"the function {op.about['fn']}")
    about = op.about["fn"], op.about["key"]
    return replace(gate, term=at.terms.of("joint", about, (gate.term, up.term)), junk=True)


def scale(at: At, op: Op, x: Placed) -> Placed:
    factor: float | None = getattr(at.model, op.about["by"])
    if factor is None:
        raise NoRule(f"the model has no {op.about['by']}")
    return replace(x, term=at.terms.of("scale", (op.about["name"], factor), (x.term,)))


def same(at: At, op: Op, x: Placed) -> Placed:
    del at, op
    return x
