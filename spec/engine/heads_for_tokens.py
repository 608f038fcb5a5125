"""Heads for tokens: the all-to-all before attention that is cut so, and the one behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from shardproof.spec.engine.indices import canon, whole
from shardproof.spec.engine.local import axis_of, some_of, taken
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.together import Given, Group, put_together, ranks_first, tensors
from shardproof.spec.engine.values import CannotRun, Held, Rows, Term, in_place_of
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.collectives import ToHeads, ToTokens
from shardproof.spec.program.runs import Runs, length


def to_heads(stage: Stage, op: ToHeads, given: Given, group: Group) -> list[object]:
    """Of the tokens of all ranks the heads that the map gives to each."""
    pieces, ranks = tensors(given, group), [stage.ranks[at] for at in group]
    for x, rank in zip(pieces, ranks, strict=True):
        if length(x.rows.tokens) != length(rank.rows.tokens):
            raise CannotRun("a rank brings other tokens than by the plan it has")
    if len({(length(x.rows.sequences), x.sizes) for x in pieces}) > 1:
        raise CannotRun("pieces are of other sizes")
    if op.rows == "rank":
        pieces = ranks_first(stage, pieces)
    tokens = in_order(op, ranks, [x.rows.tokens for x in pieces])
    busy = [x for x in pieces if x.rows.any]
    terms = busy[0].terms if busy else ()
    if len({(x.terms, x.rows.sequences) for x in busy}) > 1:
        told = op.order, tuple((x.rows, x.terms) for x in pieces)
        value = stage.world.value("rows of several", told)
        terms = (Term(1, value, tuple(map(whole, pieces[0].sizes))),)
    out: list[object] = []
    for x, rank in zip(pieces, ranks, strict=True):
        made = stage.world.held(Rows(x.rows.sequences, tokens), x.sizes, terms)
        own = stage.own(op.split, rank)
        out.append(made if own is None else some_of(stage, made, axis_of(made, "head"), own))
    return out


def places_of(stage: Stage, op: Regrouping, group: Group) -> Runs:
    """Where the tokens stand that came with heads, as the plan has it."""
    ranks = [stage.ranks[at] for at in group]
    return in_order(op, ranks, [rank.rows.tokens for rank in ranks])


def in_order(op: Regrouping, ranks: Sequence[Rank], tokens: Sequence[Runs]) -> Runs:
    """Tokens of all ranks, as they stand behind an exchange."""
    every = canon(run for runs in tokens for run in runs)
    rows = rows_of(op, ranks)
    return every if rows is None else taken(every, rows)


def rows_of(op: ToHeads | ToTokens, ranks: Sequence[Rank]) -> Runs | None:
    """In which order tokens stand, each by its number rank after rank; None of just that order."""
    if op.order == "ranks":
        return None
    told: list[tuple[int, int]] = []
    for at, rank in enumerate(ranks):
        every = (place for run in rank.rows.tokens for place in run)
        told += (
            (place if op.order == "sequence" else local, at) for local, place in enumerate(every)
        )
    return canon(range(row, row + 1) for row in sorted(range(len(told)), key=told.__getitem__))


def to_tokens(stage: Stage, op: ToTokens, given: Given, group: Group) -> list[object]:
    """Of a rank's own tokens the heads of all ranks, where the map says."""
    pieces, ranks = tensors(given, group), [stage.ranks[at] for at in group]
    counts = [length(rank.rows.tokens) for rank in ranks]
    for x in pieces:
        axis_of(x, "head")
        if length(x.rows.tokens) != sum(counts):
            what = f"{length(x.rows.tokens)} tokens, and its ranks have {sum(counts)}"
            raise CannotRun(f"it is of {what}")
    if len({(length(x.rows.sequences), x.sizes[1:]) for x in pieces}) > 1:
        raise CannotRun("pieces are of other sizes")
    rows, out, first = rows_of(op, ranks), list[object](), 0
    for x, rank, count in zip(pieces, ranks, counts, strict=True):
        mine = whole(sum(counts)) if rows is None else rows
        kept = _where(mine, first, first + count)
        first += count
        own = Rows(x.rows.sequences, taken(x.rows.tokens, kept))
        given_to = [_rows(stage, piece, kept, own) for piece in pieces]
        axis = axis_of(x, "head")
        out.append(put_together(stage.world, given_to, heads_of(stage, op, group, rank), axis))
    return out


def _where(rows: Runs, first: int, end: int) -> Runs:
    """Where the rows of one rank stand, in their order."""
    if rows == whole(length(rows)):
        return (range(first, end),) if end > first else ()
    every = [row for run in rows for row in run]
    at = {row: place for place, row in enumerate(every)}
    return canon(range(at[row], at[row] + 1) for row in range(first, end))


def _rows(stage: Stage, x: Held, kept: Runs, own: Rows) -> Held:
    """What a piece has of the tokens of a rank."""
    rows = Rows(x.rows.sequences, taken(x.rows.tokens, kept))
    return in_place_of(stage.world, stage.world.held(rows, x.sizes, x.terms), own)


def heads_of(stage: Stage, op: ToTokens, group: Group, rank: Rank) -> Split | None:
    """Where the heads of each rank stand among all that the rank had."""
    split: Split | None = op.split
    if split is None or split.size < 0:  # of tokens, of which a map says nothing of heads
        return None
    before = stage.own(op.before, rank)
    size = split.size if before is None else length(before)
    parts = tuple(stage.own(split, stage.ranks[at]) or () for at in group)
    return Split("sp", size, parts)


Regrouping = ToHeads | ToTokens


def regroup(stage: Stage, op: Regrouping, given: Given, group: Group) -> list[object]:
    match op:
        case ToHeads():
            return to_heads(stage, op, given, group)
        case ToTokens():
            return to_tokens(stage, op, given, group)
        case _:
            assert_never(op)
