"""Norms: a statistic over the whole of a row, summed over ranks where a row lies on several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

from shardproof.spec.program.op import Op, Split
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.filled import as_piece
from shardproof.spec.rules.maps import any_pads, missing, normal, undivided
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.pointwise import complete
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.unread import lost, unread


def norm(at: At, op: Op, x: Placed) -> Placed:
    if unread(at, op):
        return lost(replace(x, term=at.terms.of("norm", op.about["weight"], (x.term,))))
    complete(x, "a norm")
    split = checked(x.dims[-1], op.about.get("split"))
    x = as_piece(x, x.dims[-1].name, split)
    last = x.dims[-1]
    if split != last.map:
        raise NoRule(f"its weight is cut otherwise than {last}")
    if last.map is not None and not undivided(last.map, last.size):
        raise NoRule(f"a norm over a rank's own piece, {last}")
    # Weights are zero where a rank has pads.
    return replace(x, term=at.terms.of("norm", op.about["weight"], (x.term,)), junk=False)


def moments(at: At, op: Op, x: Placed) -> Placed:
    """Sums over a rank's piece; an index that several ranks have counts for a part on each."""
    complete(x, "a norm")
    last = x.dims[-1]
    split = last.map
    if normal(told := said(op), last.size) != split and not counts_alike(told, last):
        raise NoRule(f"its map is another than that of {last}")
    if x.junk and split is not None and any_pads(split):
        raise NoRule("what stands beside its pieces is summed, too")
    if split is not None and (index := missing(split, last.size)) is not None:
        raise NoRule(f"index {index} of {last.name} is on no rank")
    return statistic_of(at, x, x.dims[:-1], ())


def counts_alike(told: Split, dim: Dim) -> bool:
    """Whether a map of other indices says that as many ranks have each of a rank's own.

    Nothing else of the map is used: an index that several ranks have counts for a part on each.
    """
    lies = dim.map or Split(told.axis, dim.size, ((range(dim.size),),) * len(told))
    return len(told) == len(lies) and _counts(told) == _counts(lies)


def _counts(split: Split) -> list[list[int]]:
    often = Counter(index for part in split.parts for index in part)
    return [[often[index] for index in part] for part in split.parts]


def statistic_of(at: At, x: Placed, dims: tuple[Dim, ...], over: Hashable) -> Placed:
    """Sums over a row. Also where every rank has all of it, each then sums for a part."""
    term = at.terms.of("moments", over, (x.term,))
    return replace(x, term=term, dims=dims, due="sum" if at.tp > 1 else "", junk=False)


def norm_with(at: At, op: Op, x: Placed, statistic: Placed) -> Placed:
    complete(x, "a norm")
    complete(statistic, "a norm with a statistic")
    if statistic.term != at.terms.of("moments", (), (x.term,)):
        raise NoRule("the statistic is of another value")
    last = x.dims[-1]
    if checked(last, said(op)) != last.map:
        raise NoRule(f"its weight is cut otherwise than {last}")
    return replace(x, term=at.terms.of("norm", op.about["weight"], (x.term,)), junk=False)


def said(op: Op) -> Split:
    """The map of a piece, without which nobody knows how long the whole is."""
    split: Split | None = op.about["split"]
    if split is None:
        raise NoRule("nothing says which part is which rank's")
    return split
