"""A constant added: once to a value, however many ranks hold shares of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At, taken
from shardproof.spec.rules.filled import as_full, as_piece
from shardproof.spec.rules.maps import normal
from shardproof.spec.rules.owners import given_any
from shardproof.spec.rules.placed import Dim, Placed, Term
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.unread import lost, unasked, unread


def bias(at: At, op: Op, x: Placed) -> Placed:
    about = op.about
    weight = at.weight(about["weight"])
    last = about.get("split") or about.get("columns")
    dims = normal(about.get("dims"), weight[-1].size)
    maps: dict[str, Any] = {"head": about.get("heads"), "head_dim": dims}
    if len(weight) > 1 and last is not None:
        if maps["head_dim"] is not None:
            raise NoRule("its last dimension is cut twice")
        maps["head_dim"] = last
    if len(weight) == 1:
        if about.get("heads") is not None or (last is not None and maps["head_dim"] is not None):
            raise NoRule("it is cut along a dimension that its weight does not have")
        maps = {weight[0].name: last or maps["head_dim"]}
    cut = taken(weight, maps)
    for dim in cut:
        x = as_full(x, dim.name) if dim.map is None else as_piece(x, dim.name, dim.map)
    alike(x.dims[-len(weight) :], cut)
    constant = at.terms.of("weight", about["weight"])
    if unread(at, op) or (x.due and unasked(at, op)):
        return lost(replace(x, term=at.terms.sum((x.term, constant))))
    return added(at, about["on"], x, constant)


def alike(dims: tuple[Dim, ...], other: tuple[Dim, ...]) -> None:
    for dim, mine in zip(dims, other, strict=True):
        if (dim.size, dim.map) != (mine.size, mine.map):
            raise NoRule(f"one operand has {dim}, the other {mine}")


def once(at: At, on: str, x: Placed) -> None:
    """Ask that an addend is counted once: on every rank of a value, on one share of a sum."""
    if at.tp == 1:
        return
    if x.due and on == "every":
        raise NoRule(f"each of {at.tp} ranks adds the whole of it to its share of the sum")
    maps = [dim.map for dim in x.dims if dim.map is not None]
    if on == "first" and any(given_any(at, split) <= {0} for split in maps):
        return
    if not x.due and on != "every":
        raise NoRule(f"it is added on {on}, to a value that is not a sum still due")


def added(at: At, on: str, x: Placed, addend: Term) -> Placed:
    """A value and an addend, which is added on every rank or on the first, or divided.

    Where it does not count once, the ranks that had all of the value and were told to add the
    addend have all of the sum.
    """
    adds = frozenset({"every": range(at.tp), "first": (0,)}.get(on, ()))
    full = adds & x.full if x.due else adds
    made = replace(x, term=at.terms.sum((x.term, addend)))
    try:
        once(at, on, x)
    except NoRule:
        if not full:
            raise
        return replace(made, due="some", full=full)
    return replace(made, full=full if x.due else frozenset())
