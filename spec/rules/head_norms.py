"""Norms of queries and keys, over each head's dimensions or over all heads together."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from shardproof.spec.program.op import PAD, Op, Split
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
        count = _heads(at, op)
        if count != x.dim("head").size:
            raise NoRule(f"it is a norm over {count} heads, and is given {x.dim('head').size}")
    every = (("head", "heads"), ("head_dim", "dims"))
    for name, about in every if op.about["over"] == "width" else every[1:]:
        dim = x.dim(name)
        if checked(dim, op.about[about]) != dim.map:
            raise NoRule(f"its weight is cut otherwise than {dim}")


def _heads(at: At, op: Op) -> int:
    return at.attention.heads if op.about["which"] == "q" else at.attention.kv_heads


def _check_counts(at: At, op: Op, x: Placed) -> None:
    """Ask that as many ranks have each of a rank's own numbers as its maps say.

    Nothing else of the maps is used: what several ranks have counts for a part on each. Without a
    map everything counts in full.
    """
    heads, dims = op.about["heads"], op.about["dims"]
    mine = x.dim("head").map, x.dim("head_dim").map
    if op.about["over"] == "head":
        heads, mine = None, (None, mine[1])
    if (heads, dims) == mine != (None, None):
        return
    count = 1 if op.about["over"] == "head" else x.dim("head").size
    told = 1 if op.about["over"] == "head" else _heads(at, op)
    lies = _counted(at, *mine, count)
    said = _counted(at, heads, dims, told)
    if (heads, dims) == (None, None):
        said = [[1] * len(own) for own in lies]
    if said != lies:
        raise NoRule(f"its map is another than that of {x}")


def _counted(at: At, heads: Split | None, dims: Split | None, count: int) -> list[list[int]]:
    """Of each rank's numbers, how many ranks have them."""
    size = at.attention.head_dim
    every = [(range(count) if heads is None else heads.parts[rank],
              range(size) if dims is None else dims.parts[rank])
             for rank in range(at.tp)]  # fmt: skip
    held = [[(h, d) if PAD not in (h, d) else PAD for h in hs for d in ds] for hs, ds in every]
    often = Counter(one for own in held for one in own)
    return [[often[one] for one in own] for own in held]


def head_moments(at: At, op: Op, x: Placed) -> Placed:
    _check_counts(at, op, x)
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
