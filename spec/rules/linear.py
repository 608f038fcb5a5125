"""Linear layers: rows that are split leave a share of a sum, columns that are split a piece.

`([s,t,i],[i,o])->([s,t,o]) reduction={i}`, with heads and their dimensions in place of i or o.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.spec.program.op import Op, Split
from shardproof.spec.rules.at import At, linear_term, taken
from shardproof.spec.rules.filled import as_full, as_piece, as_share
from shardproof.spec.rules.fused import check_fused
from shardproof.spec.rules.maps import normal, with_all_once
from shardproof.spec.rules.notation import at_most_one_share, product
from shardproof.spec.rules.owners import given_any
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.refused import NoRule

COLUMNS = "([s,t,i],[i,o])->([s,t,o]) reduction={i}"
HEADS = "([s,t,i],[i,h,d])->([s,t,h,d]) reduction={i}"
FROM_HEADS = "([s,t,h,d],[h,d,o])->([s,t,o]) reduction={h,d}"


def linear(at: At, op: Op, x: Placed) -> Placed:
    about = op.about
    weight = at.weight(about["weight"])
    inputs, outputs = weight[:1], weight[1:]
    if about.get("fused"):
        check_fused(at, op, outputs)
    rows = taken(inputs, {inputs[0].name: about.get("rows")})
    x = of_one(as_piece(x, inputs[0].name, rows[0].map), rows[0])
    if rows[0].map is None:
        x = read_whole(x, inputs[0].name)
    maps = outputs_of(op, inputs[0], outputs)
    line = HEADS if len(outputs) == 2 else COLUMNS
    dims, made = product(line, (x.dims, (*rows, *taken(outputs, maps))))
    term = linear_term(at, "linear", about["weight"], x)
    due = at_most_one_share({"the operand": x.due}, made)
    full = all_rows(rows) if made else x.full
    return zeros_elsewhere(at, replace(x, term=term, dims=dims, due=due, full=full, junk=False))


def outputs_of(op: Op, inputs: Dim, outputs: Sequence[Dim]) -> dict[str, Split | None]:
    """The maps of what it gives, whose last dimension has two names; those of a fused weight's."""
    about = op.about
    heads, dims, columns = about.get("heads"), about.get("dims"), about.get("columns")
    if about.get("fused"):
        heads, dims = about["parts"][about["fused"]]
        columns = None
    if not 1 <= len(outputs) <= 2:
        raise NoRule(f"it reads a weight of two axes or three, and this one has {len(outputs) + 1}")
    dims = normal(dims, outputs[-1].size)
    if dims is not None and columns is not None:
        raise NoRule("its last dimension is cut twice")
    last = dims if dims is not None else columns
    if len(outputs) == 2:
        return {"head": heads, "head_dim": last}
    rows = normal(about.get("rows"), inputs.size)
    if (heads is not None and rows is not None) or normal(heads, inputs.size) is not None:
        raise NoRule("it is cut along a dimension that its weight does not have")
    return {outputs[0].name: last}


def out_linear(at: At, op: Op, x: Placed) -> Placed:
    about = op.about
    weight = at.weight(about["weight"])
    maps = {"head": about.get("heads"), "head_dim": about.get("dims"), "hidden": about["columns"]}
    own = taken(weight, maps)
    for dim in own[:2]:
        x = read_whole(x, dim.name) if dim.map is None else x
    dims, made = product(FROM_HEADS, (x.dims, own))
    term = linear_term(at, "linear", about["weight"], x)
    due = at_most_one_share({"the operand": x.due}, made)
    full = all_rows(own[:2]) if made else x.full
    return replace(x, term=term, dims=dims, due=due, full=full, junk=False)


def of_one(x: Placed, rows: Dim) -> Placed:
    """What some ranks have, where one of these reads all of it and the others have no rows."""
    if x.due == "some" and rows.map is not None:
        raise NoRule("some ranks have it, and others something else")
    return x


def zeros_elsewhere(at: At, x: Placed) -> Placed:
    """What some ranks have all of, where the others have no columns: a weight's pads make zeros."""
    maps = [dim.map for dim in x.dims if dim.map is not None and dim.map.spec is None]
    if not x.full or not any(given_any(at, each) <= x.full for each in maps):
        return x
    return replace(x, due="", full=frozenset())


def read_whole(x: Placed, name: str) -> Placed:
    """Pieces of which one rank has all, for a weight that is whole: shares, or all on that rank."""
    if x.at(name) < 0 or x.dim(name).map is None:
        return x
    return as_full(as_share(x), name)


def all_rows(inputs: Sequence[Dim]) -> frozenset[int]:
    """The ranks that have every row of a weight, and so all of a sum over them."""
    [split] = [dim for dim in inputs if dim.map is not None]
    return with_all_once(split.map, split.size) if split.map is not None else frozenset()
