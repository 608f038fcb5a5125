"""Collectives over tp: a sum completed, pieces put together, a value taken apart."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op, Split
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.owners import own_tokens_covered
from shardproof.spec.rules.placed import Dim, Placed, missing
from shardproof.spec.rules.refused import NoRule


def all_reduce(at: At, op: Op, x: Placed) -> Placed:
    if at.idle(op.about["group"]):
        return x
    if x.only is None:
        share_over_tp(x)
    at.over_tp(op)
    return replace(x, due="", only=None)


def share_over_tp(x: Placed) -> None:
    if not x.due:
        raise NoRule("what is summed is no share of a sum, and counts once for each rank")
    if x.due != "sum":
        raise NoRule("the shares lie on other ranks than those of tp")


def dimension(op: Op, x: Placed, name: str) -> Dim:
    if x.at(name) < 0:
        raise NoRule(f"{op.kind} over {name}, and the operand is {x}")
    return x.dim(name)


def all_gather(at: At, op: Op, x: Placed) -> Placed:
    if joins_itself(at, op):
        return x
    return gathered(at, op, x, op.about["dim"])


def joins_itself(at: At, op: Op) -> bool:
    """Whether a gather does nothing: one rank, whose piece is not one that a map puts in order."""
    split: Split | None = op.about["split"]
    one_piece = split is not None and len(split.parts) == 1 and split.size >= 0
    return at.idle(op.about["group"]) and not one_piece


def gathered(at: At, op: Op, x: Placed, name: str) -> Placed:
    """The whole from the pieces of the ranks of tp, by the map that they lie by."""
    dim = dimension(op, x, name)
    if op.about.get("order", "owner") != "owner" and dim.map is not None and at.tp > 1:
        raise NoRule(f"the pieces are put together in another order, {op.about['order']}")
    split: Split | None = op.about["split"]
    if split is None or (split.size < 0 and split.spec is None):
        raise NoRule("nothing says which piece is which rank's")
    if checked(dim, split) != dim.map:
        raise NoRule(f"the map is {Dim(name, dim.size, split)}, and the operand lies as {dim}")
    if not at.idle(op.about["group"]):
        at.over_tp(op)
    if split.spec is None and (index := missing(split, dim.size)) is not None:
        raise NoRule(f"index {index} of {name} is on no rank")
    if split.spec is not None:
        own_tokens_covered(at, split.spec)
    return x.mapped(name, None)


def reduce_scatter(at: At, op: Op, x: Placed) -> Placed:
    if at.idle(op.about["group"]):
        return x
    share_over_tp(x)
    at.over_tp(op)
    return replace(_cut(at, op, x), due="")


def slices(at: At, op: Op, x: Placed) -> Placed:
    """The indices of a dimension that the map gives to each rank."""
    return _cut(at, op, x)


def _cut(at: At, op: Op, x: Placed) -> Placed:
    dim = dimension(op, x, op.about["dim"])
    if dim.map is not None:
        raise NoRule(f"{dim} is split already")
    split: Split | None = op.about["split"]
    if split is not None and split.spec is not None:
        own_tokens_covered(at, split.spec)
    return x.mapped(dim.name, checked(dim, split))
