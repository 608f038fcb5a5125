"""Linear layers, their biases, and slices."""

from __future__ import annotations

from typing import Any

from shardproof.executor.domains import CannotRun, Tensor
from shardproof.executor.run.ops.elementwise import on_some, shared
from shardproof.executor.run.ops.fused import fused_weight
from shardproof.executor.run.state.rank import Rank, picked
from shardproof.spec.program.op import Op


def axis(x: Tensor, dim: str) -> int:
    """Where a named dimension stands in a tensor of the stream, of heads, or of a width."""
    place = {"sequence": 0, "token": 1, "head": 2, "head_dim": 3}.get(dim, x.rank - 1)
    if place >= x.rank:
        raise CannotRun(dim, (x.shape,), f"it has no dimension {dim}")
    return place


def do_linear(rank: Rank, op: Op) -> Tensor:
    x, weight = rank.get(op.ins[0]), rank.once(op, weight_of)
    return rank.domain.contract(PRODUCTS[weight.rank], x, weight)


PRODUCTS = {rank: f"xyi,i{'abc'[: rank - 1]}->xy{'abc'[: rank - 1]}" for rank in range(1, 5)}
"""By the number of a weight's axes."""


def weight_of(rank: Rank, op: Op) -> Tensor:
    """A rank's own rows and columns of a linear layer."""
    about = op.about
    fused = about.get("fused")
    weight = fused_weight(rank, op) if fused else rank.weight(about["weight"])
    rows = rank.own(about.get("rows"))
    if rows is not None:
        weight = picked(rank.domain, weight, 0, rows)
    if not fused:
        weight = columns_of(rank, weight, about)
    return weight


def columns_of(rank: Rank, weight: Tensor, about: dict[str, Any]) -> Tensor:
    """A rank's own heads, dimensions or columns of a weight."""
    for name, place in (("heads", -2), ("dims", -1), ("columns", -1)):
        own = rank.own(about.get(name))
        if own is not None:
            weight = picked(rank.domain, weight, place, own)
    return weight


def do_bias(rank: Rank, op: Op) -> Tensor:
    x, about = rank.get(op.ins[0]), op.about
    columns = about.get("split") or about.get("columns")
    vector = columns_of(rank, rank.weight(about["weight"]), {**about, "columns": columns})
    return on_some(rank, x, shared(x, vector), about["on"], about.get("over"))


def do_slice(rank: Rank, op: Op) -> Tensor:
    x = rank.get(op.ins[0])
    if op.about["split"] is None or op.about["split"].size == -1:
        raise CannotRun(op.out, (x.shape,), "nothing says which part is this rank's")
    split, place = rank.known(op.about["split"]), axis(x, op.about["dim"])
    if split.exact and x.shape[place] != split.size:
        why = f"a map of {split.size} indices is for another size"
        raise CannotRun(op.out, (x.shape,), why)
    return picked(rank.domain, x, place, rank.own(split) or ())


def do_out_linear(rank: Rank, op: Op) -> Tensor:
    """[sequences, tokens, heads, dims] to the stream."""
    return rank.domain.contract("xthd,hdo->xto", rank.get(op.ins[0]), rank.once(op, out_weight))


def out_weight(rank: Rank, op: Op) -> Tensor:
    """The rows of a rank's own heads and dimensions, and its columns."""
    rows = rank.weight(op.about["weight"])
    for name, place in (("heads", 0), ("dims", 1), ("columns", 2)):
        own = rank.own(op.about.get(name))
        if own is not None:
            rows = picked(rank.domain, rows, place, own)
    return rows
