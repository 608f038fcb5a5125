"""Operators on one value at a time: `([..],[..])->([..])`.

A sum commutes with shares, a product with a share of one operand, a function with neither.
"""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At
from shardproof.spec.rules.bias import once
from shardproof.spec.rules.notation import at_most_one_share
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.refused import NoRule


def same_dims(a: Placed, b: Placed) -> None:
    if a.dims != b.dims or a.tokens != b.tokens:
        raise NoRule(f"one operand lies as {a}, the other as {b}")


def add(at: At, op: Op, a: Placed, b: Placed) -> Placed:
    del op
    same_dims(a, b)
    if a.due != b.due:
        raise NoRule("one operand is a share of a sum, the other is whole, and counts on each rank")
    return replace(a, term=at.terms.sum((a.term, b.term)))


def add_on(at: At, op: Op, y: Placed, x: Placed) -> Placed:
    same_dims(y, x)
    if x.due:
        raise NoRule("what is added is itself a share of a sum")
    once(at, op.about["on"], y)
    return replace(y, term=at.terms.sum((y.term, x.term)))


def mul(at: At, op: Op, a: Placed, b: Placed) -> Placed:
    del op
    same_dims(a, b)
    due = at_most_one_share({"one factor": a.due, "the other": b.due}, "")
    return replace(a, term=at.terms.of("mul", (), sorted((a.term, b.term))), due=due)


def complete(x: Placed, what: str) -> None:
    if x.due:
        raise NoRule(f"{what} is applied to each rank's share of a sum")


def act(at: At, op: Op, x: Placed) -> Placed:
    complete(x, f"the function {op.about['fn']}")
    return replace(x, term=at.terms.of("act", (op.about["fn"], op.about["key"]), (x.term,)))


def joint(at: At, op: Op, gate: Placed, up: Placed) -> Placed:
    same_dims(gate, up)
    for each in (gate, up):
        complete(each, f"the function {op.about['fn']}")
    about = op.about["fn"], op.about["key"]
    return replace(gate, term=at.terms.of("joint", about, (gate.term, up.term)))


def scale(at: At, op: Op, x: Placed) -> Placed:
    return replace(x, term=at.terms.of("scale", (op.about["name"], op.about["by"]), (x.term,)))


def same(at: At, op: Op, x: Placed) -> Placed:
    del at, op
    return x
