"""Heads for tokens: the all-to-all before attention that is cut so, and the one behind it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from shardproof.executor.domains import CannotRun, Tensor, concat, take
from shardproof.executor.run.ops.collectives import ranks_first, tensors
from shardproof.executor.run.ops.linear import axis
from shardproof.executor.run.ops.pieces import UNKNOWN, assembled
from shardproof.executor.run.ops.sizes import check_pieces, check_same
from shardproof.executor.run.state.groups import check_present, groups
from shardproof.executor.run.state.rank import Rank, picked
from shardproof.spec.program.op import Split, listed_split
from shardproof.spec.program.ops.collectives import ToHeads, ToTokens

Group = Sequence[Rank]


def to_heads(op: ToHeads, ranks: Sequence[Rank]) -> None:
    """Of the tokens of all ranks the heads that the map gives to each; where these tokens stand."""
    axes = tuple(op.group)
    check_present(op, ranks, axes)
    for group in groups(ranks, axes):
        pieces = tensors(op, group)
        check_pieces(op, pieces, [len(rank.work.places) for rank in group])
        rows = rows_of(op, group)
        if op.rows == "rank":
            check_same(op, pieces)
            whole = ranks_first(op, pieces)
        else:
            whole = concat(pieces, 1)
        whole = take(whole, 1, rows)
        every = list(chain(*(rank.work.places for rank in group)))
        places = tuple(every[row] for row in rows)
        for rank in group:
            own = rank.own(op.split)
            rank.env[op.out] = (
                whole if own is None else picked(rank.domain, whole, axis(whole, "head"), own)
            )
            rank.exchanged = (places,)


def rows_of(op: ToHeads | ToTokens, group: Group) -> list[int]:
    """In which order the tokens of all ranks stand, each by its number rank after rank."""
    told: list[tuple[int, ...]] = []
    for at, rank in enumerate(group):
        for local, place in enumerate(rank.work.places):
            key = {"ranks": (at, local), "turns": (local, at), "sequence": (place, at)}
            told.append(key[op.order])
    return sorted(range(len(told)), key=told.__getitem__)


def to_tokens(op: ToTokens, ranks: Sequence[Rank]) -> None:
    """Of a rank's own tokens the heads of all ranks, where the map says."""
    axes = tuple(op.group)
    check_present(op, ranks, axes)
    for group in groups(ranks, axes):
        pieces, rows = tensors(op, group), rows_of(op, group)
        check_pieces(op, pieces, [len(rows)] * len(group))
        check_heads(op, pieces)
        first = 0
        for rank in group:
            own = range(first, first + len(rank.work.places))
            first = own.stop
            mine = [at for at, row in enumerate(rows) if row in own]
            mine.sort(key=rows.__getitem__)
            given = [take(piece, 1, mine) for piece in pieces]
            split = heads_of(op, group, rank)
            rank.env[op.out] = assembled(op, rank.domain, given, split, axis(given[0], "head"))


def check_heads(op: ToTokens, pieces: Sequence[Tensor]) -> None:
    """Ask that all ranks bring the same sequences, and heads of one size."""
    axis(pieces[0], "head")
    if len({(x.shape[0], *x.shape[3:]) for x in pieces}) > 1:
        why = "ranks bring pieces that do not fit beside each other"
        raise CannotRun(op.out, tuple(x.shape for x in pieces), why)


def heads_of(op: ToTokens, group: Group, rank: Rank) -> Split:
    """Where the heads of each rank stand among all that the rank had."""
    split: Split | None = op.split
    if split is None:
        return UNKNOWN
    before = rank.own(op.before)
    size = split.size if before is None else len(before)
    return listed_split("sp", size, [each.own(split) or () for each in group])
