"""Norms of queries and keys, over each head's dimensions or over all heads together."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.maps import missing, undivided
from shardproof.spec.rules.norms import statistic_of
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.pointwise import complete
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.unread import lost, unread


def _row(op: Op, x: Placed) -> tuple[Dim, ...]:
    """The dimensions that the statistic runs over."""
    head, dim = x.dims[-2:]
    return (dim,) if op.about["over"] == "head" else (head, dim)


def _check_maps(at: At, op: Op, x: Placed) -> None:
    if op.about["over"] == "width" and (op.about["heads"], op.about["dims"]) != (None, None):
        count = at.attention.heads if op.about["of"] == "q" else at.attention.kv_heads
        if count != x.dim("head").size:
            raise NoRule(f"it is a norm over {count} heads, and is given {x.dim('head').size}")
    every = (("head", "heads"), ("head_dim", "dims"))
    for name, about in every if op.about["over"] == "width" else every[1:]:
        dim = x.dim(name)
        if checked(dim, op.about[about]) != dim.map:
            raise NoRule(f"its weight is cut otherwise than {dim}")


def head_moments(at: At, op: Op, x: Placed) -> Placed:
    _check_maps(at, op, x)
    dims = x.dims[:-1] if op.about["over"] == "head" else x.dims[:-2]
    if unread(at, op):
        return lost(statistic_of(at, x, dims, op.about["over"]))
    complete(x, "a norm")
    for dim in _row(op, x):
        if dim.map is not None and (index := missing(dim.map, dim.size)) is not None:
            raise NoRule(f"index {index} of {dim.name} is on no rank")
    return statistic_of(at, x, dims, op.about["over"])


def head_norm(at: At, op: Op, x: Placed, *statistic: Placed) -> Placed:
    _check_maps(at, op, x)
    about = op.about["over"], op.about["weight"]
    made = replace(x, term=at.terms.of("head_norm", about, (x.term,)))
    if unread(at, op):
        return lost(made)
    complete(x, "a norm")
    if statistic:
        [sums] = statistic
        complete(sums, "a norm with a statistic")
        if sums.term != at.terms.of("moments", op.about["over"], (x.term,)):
            raise NoRule("the statistic is of another value")
    for dim in () if statistic else _row(op, x):
        if dim.map is not None and not undivided(dim.map, dim.size):
            raise NoRule(f"a norm over a rank's own piece, {dim}")
    return made
