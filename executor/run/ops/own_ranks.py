"""Modules that lie over other ranks than those of tp: their tokens brought together, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np

from shardproof.executor.domains import CannotRun, Ids, Shape, Tensor, concat, take
from shardproof.executor.run.ops.dispatch import check_idle
from shardproof.executor.run.ops.sizes import check_tokens
from shardproof.executor.run.state.groups import check_present, groups
from shardproof.executor.run.state.rank import Rank, as_kind
from shardproof.spec.program.ops.blocks import GatherRows, OwnRows

SEQUENCES, TOKENS = 0, 1


def along(axis: str) -> int:
    """Where the ranks of a mesh axis have other rows than each other."""
    return TOKENS if axis == "sp" else SEQUENCES


def gather_rows(op: GatherRows, ranks: Sequence[Rank]) -> None:
    """What all ranks of a group have: sequences of replicas, and tokens of ranks of sp, in a row.

    As in a dispatch, a rank brings as many as the plan gives it, or all bring as many.
    """
    axes = tuple(op.group)
    check_present(op, ranks, axes)
    for group in groups(ranks, axes):
        check_idle(op, group)
        pieces = [rank.get(op.ins[0]) for rank in group]
        if any(x.rank < TOKENS + 1 for x in pieces):
            raise CannotRun(op.out, (pieces[0].shape,), "it has no tokens")
        check_tokens(op, group, pieces)
        whole = _in_a_row(op, pieces, [(along(axis), _size(group, axis)) for axis in axes])
        for rank in group:
            rank.env[op.out] = whole


def _size(group: Sequence[Rank], axis: str) -> int:
    return 1 if axis == "pp" else len({rank.at[axis] for rank in group})


def _in_a_row(op: GatherRows, pieces: Sequence[Tensor], axes: Sequence[tuple[int, int]]) -> Tensor:
    """Pieces of the ranks of several axes, the last the fastest."""
    for place, size in reversed(axes):
        rows = [pieces[at : at + size] for at in range(0, len(pieces), size)]
        for row in rows:
            shapes = {(*x.shape[:place], *x.shape[place + 1 :]) for x in row}
            if len(shapes) > 1:
                why = "ranks bring pieces that do not fit beside each other"
                raise CannotRun(op.out, tuple(x.shape for x in row), why)
        pieces = [concat(row, place) for row in rows]
    return pieces[0]


def own_rows(op: OwnRows, ranks: Sequence[Rank]) -> None:
    """Of what was made of the rows of a group, those of the rank, where the plan puts them."""
    axes = tuple(op.group)
    check_present(op, ranks, axes)
    for group in groups(ranks, axes):
        for at, rank in enumerate(group):
            x = rank.value(op.ins[0])
            rank.env[op.out] = (
                _own_ids(op, cast("Ids", x), group, at)
                if isinstance(x, np.ndarray)
                else _own_rows(op, as_kind(op.ins[0], x, Tensor), group, at)
            )


def _own_rows(op: OwnRows, x: Tensor, group: Sequence[Rank], at: int) -> Tensor:
    for place in (SEQUENCES, TOKENS):
        x = take(x, place, _own(op, x.shape, group, at, place))
    return x


def _own_ids(op: OwnRows, x: Ids, group: Sequence[Rank], at: int) -> Ids:
    """Of tokens that were chosen, of which the trials are an axis."""
    for place in (SEQUENCES, TOKENS):
        x = np.take(x, _own(op, x.shape[1:], group, at, place), 1 + place)
    return x


def _own(op: OwnRows, shape: Shape, group: Sequence[Rank], at: int, place: int) -> range:
    """The rank's own along one axis: those behind what the ranks before it have."""
    axes = [each for each in op.group if along(each) == place]
    if len(shape) <= TOKENS:
        raise CannotRun(op.out, (shape,), "it has no tokens")
    mine, counts = _before(group, at, axes, place)
    if shape[place] != sum(counts):
        what = "tokens" if place == TOKENS else "sequences"
        why = f"it is of {shape[place]} {what}, and by the plan its ranks have {sum(counts)}"
        raise CannotRun(op.out, (shape,), why)
    start = sum(counts[:mine])
    return range(start, start + counts[mine])


def _before(
    group: Sequence[Rank], at: int, axes: Sequence[str], place: int
) -> tuple[int, list[int]]:
    """How many rows ranks have along these axes, and which of them this one is."""
    here = group[at]
    same = [axis for axis in ("dp", "sp", "tp") if axis not in axes]
    row = [r for r in group if all(r.at[axis] == here.at[axis] for axis in same)]
    found = [len(r.work.places if place == TOKENS else r.work.sequences) for r in row]
    return row.index(here), found
