"""Collectives over tp: a sum completed, pieces put together, a value taken apart."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.runs import is_everything, length
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.filled import as_full, as_piece, as_share
from shardproof.spec.rules.maps import alike, alike_at, filled_up, missing, own_inverse
from shardproof.spec.rules.owners import (
    by_hand,
    given_any,
    one_key,
    own_tokens,
    own_tokens_covered,
)
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.refused import NoRule


def all_reduce(at: At, op: Op, x: Placed) -> Placed:
    if at.idle(op.about["group"]):
        return x
    if leads(x):
        at.over_tp(op)
        return replace(x, junk=True)
    x = as_share(x)
    if not changes_no_mean(at, x) and x.due != "lost":
        share_over_tp(x)
    nothing_else_split(x)
    at.over_tp(op)
    return replace(x, due="lost" if x.due == "lost" else "", full=frozenset())


def leads(x: Placed) -> bool:
    """Whether one rank has all, with pads behind, and others as many: it keeps it in their sum."""
    split = [(dim.map, dim.size) for dim in x.dims if dim.map is not None]
    if x.due or x.junk or len(split) != 1:
        return False
    [(to, size)] = split
    return filled_up(to, size) is None and filled_up(to, size, longer=True) is not None


def nothing_else_split(x: Placed, name: str = "") -> None:
    """Ask that pieces which are added, or joined along one dimension, are alike in all others."""
    for dim in x.dims:
        if dim.name != name and dim.map is not None and not alike_on_all(dim.map):
            raise NoRule(f"each rank has its own piece of {dim}")


def alike_on_all(split: Split) -> bool:
    return split.spec is None and alike(split)


def changes_no_mean(at: At, x: Placed) -> bool:
    """Whether these are scores or weights whose sum gives the same mean.

    So many times all exponentials, a sink's among them, do; and one key has all the weight.
    """
    weights = x.form == "weights"
    return (weights and not x.due) or (
        one_key(at) and (weights or at.terms.key(x.term)[0] == "scores")
    )


def share_over_tp(x: Placed) -> None:
    if not x.due:
        raise NoRule("what is summed is no share of a sum, and counts once for each rank")
    if x.due != "sum":
        raise NoRule("the shares lie on other ranks than those of tp")


PLACES = {"sequence": 0, "token": 1, "head": 2, "head_dim": 3}
"""Where named dimensions stand in a tensor; every other name is that of the last one."""


def dimension(at: At, op: Op, x: Placed) -> Dim:
    """The dimension that a collective or a slice is along: the last has several names."""
    name: str = op.about["dim"]
    place = PLACES.get(name, -1)
    statistic = at.terms.key(x.term)[0] == "moments"  # two numbers a row, which no dimension tells
    if place >= len(x.dims) or (statistic and place not in (0, 1)):
        raise NoRule(f"{op.kind} over {name}, and the operand is {x}")
    return x.dims[place]


def known_map(op: Op) -> Split:
    """The map that says which piece is which rank's."""
    split: Split | None = op.about["split"]
    if split is None or (split.size < 0 and split.spec is None):
        raise NoRule("nothing says which piece is which rank's")
    return split


def one_after_the_other(at: At, op: Op, dim: Dim) -> Split | None:
    """The map of pieces that nothing is said of, where it is right to lay them side by side."""
    split: Split | None = op.about["split"]
    if split is not None or op.kind != "all_gather" or dim.map is None:
        return None
    if (spec := dim.map.spec) is not None:
        even = all(count is not None and count % at.tp == 0 for count in own_tokens(at))
        return dim.map if even and spec.kind in ("balanced", "chunk") else None
    parts = [dim.map.part(rank) for rank in range(at.tp)]
    whole = tuple(run for part in parts for run in part)
    alike = len(set(map(length, parts))) == 1
    return dim.map if alike and is_everything(whole, dim.size) else None


def in_their_order(at: At, op: Op, pieces: Split | None) -> None:
    """Ask that pieces are put together as they lie, or are alike where they change places."""
    order = op.about.get("order", "owner")
    if order in ("owner", None):
        return
    count = 1 if at.idle(op.about["group"]) else at.tp
    places = tuple(range(count))[::-1] if order == "reversed" else tuple(order)
    if len(places) != count or not all(0 <= place < count for place in places):
        raise NoRule(f"{count} pieces are put together in the order {list(places)}")
    moved = [(to, place) for to, place in enumerate(places) if to != place]
    if moved and pieces is not None and not all(alike_at(pieces, *pair) for pair in moved):
        raise NoRule(f"the pieces are put together in another order, {order}")


def all_gather(at: At, op: Op, x: Placed) -> Placed:
    dim = dimension(at, op, x)
    return x if joins_itself(at, op) else gathered(at, op, x, dim)


def joins_itself(at: At, op: Op) -> bool:
    """Whether a gather does nothing: one rank, whose piece is not one that a map puts in order."""
    split: Split | None = op.about["split"]
    one_piece = (
        split is not None and len(split) == 1 and (split.spec is not None or split.size >= 0)
    )
    return at.idle(op.about["group"]) and not one_piece


def gathered(at: At, op: Op, x: Placed, dim: Dim) -> Placed:
    """The whole from the pieces of the ranks of tp, by the map that they lie by."""
    name = dim.name
    in_their_order(at, op, dim.map)
    split = one_after_the_other(at, op, dim) or by_hand(at, dim, known_map(op)) or known_map(op)
    to = checked(dim, split)
    if dim.map is None and to is not None and at.tp == 1 and own_inverse(to, dim.size):
        return x.mapped(name, to)  # all of it, put in another order
    x = as_piece(x, name, to)
    dim = x.dim(name)
    if to != dim.map:
        raise NoRule(f"the map is {Dim(name, dim.size, split)}, and the operand lies as {dim}")
    if not at.idle(op.about["group"]):
        at.over_tp(op)
        nothing_else_split(x, name)
        if x.due not in ("", "lost"):
            raise NoRule("each rank has a share of its piece, and not the piece")
    if split.spec is None and (index := missing(split, dim.size)) is not None:
        raise NoRule(f"index {index} of {name} is on no rank")
    if split.spec is not None:
        own_tokens_covered(at, split.spec)
    return replace(x.mapped(name, None), junk=False)


def reduce_scatter(at: At, op: Op, x: Placed) -> Placed:
    dim = dimension(at, op, x)
    if joins_itself(at, op):
        return x
    if at.idle(op.about["group"]):
        return _cut(at, op, x)  # one rank, which takes its piece of what it has
    x = as_share(x, checked(dim, by_hand(at, dim, op.about["split"])))
    share_over_tp(x)
    nothing_else_split(x)
    at.over_tp(op)
    return replace(_cut(at, op, x), due="", full=frozenset())


def slices(at: At, op: Op, x: Placed) -> Placed:
    """The indices of a dimension that the map gives to each rank.

    Where only ranks that have all of a value are given any, nothing of it is due any more.
    """
    name = dimension(at, op, x).name
    x = as_full(x, name)
    made = _cut(at, op, x)
    to = made.dim(name).map
    if x.full and to is not None and given_any(at, to) <= x.full:
        return replace(made, due="", full=frozenset())
    return made


def _cut(at: At, op: Op, x: Placed) -> Placed:
    dim = dimension(at, op, x)
    if dim.map is not None:
        raise NoRule(f"{dim} is split already")
    split = by_hand(at, dim, known_map(op)) or known_map(op)
    if split.spec is not None:
        own_tokens_covered(at, split.spec)
    return replace(x.mapped(dim.name, checked(dim, split)), junk=False)
