"""The positions that an operator gives to tokens: where they stand, or as a rank counts them."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.engine.entries import attention_of
from shardproof.spec.engine.indices import canon, whole
from shardproof.spec.engine.ranks import Rank, Stage, counting, is_taken_back
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.runs import Runs, length


def of_own(stage: Stage, rank: Rank, how: str) -> Runs:
    """Of a rank's own tokens.

    In decode, where ranks share the cached keys, a rank counts those that it has.
    """
    tokens = canon(rank.rows.tokens)
    if how == "global":
        return tokens
    if how == "row":
        return in_row(stage, tokens, tokens)
    if how == "chunk":
        return in_chunk(stage, tokens)
    if how in ("first", "drafted"):
        return in_step(stage, tokens, how)
    if stage.prefill:
        return in_row(stage, tokens, whole(length(tokens)))
    if stage.ctx.layout != "keys" or stage.ctx.phase.sp == 1:
        return tokens
    cut = Cut(stage.ctx.phase.sequence.keys, stage.end, stage.ctx.phase.sp)
    own = [*cut.indices(rank.sp)]
    counts = (_below(own, token) for run in tokens for token in run)
    return canon(range(count, count + 1) for count in counts)


def _below(own: list[range], token: int) -> int:
    """How many places before a token are a rank's."""
    there = {i for run in own for i in run if i < token}
    return len(there)


def of_keys(stage: Stage, seen: str, places: Runs, how: str) -> Runs:
    """Of keys that a rank attends to: its own, exchanged or cached."""
    if how in ("global", "first", "drafted"):
        return canon(places)
    if how == "row":
        return in_row(stage, places, places)
    if how == "chunk":
        return in_chunk(stage, canon(places))
    if seen == "cached" and not stage.ctx.splits_keys:
        return canon(places)
    if seen == "exchanged":
        return counted(stage, places)
    return in_row(stage, places, whole(length(places)))


ELSEWHERE = 1 << 25
"""From here on stand positions that are not those of the tokens which are given them."""


def in_row(stage: Stage, tokens: Runs, counts: Runs) -> Runs:
    """Positions that are counted anyhow, by the names that they have in a row of sequences.

    There a position goes by the token of which it is, counted in its own sequence. A pad has
    whatever position it is given.
    """
    if stage.row is None or length(tokens) != length(counts):
        return canon(counts)
    start = stage.row.start
    both = zip((i for run in tokens for i in run), (i for run in counts for i in run), strict=True)
    named = (
        token if at == token - start(token) or stage.row.is_pad(token) else ELSEWHERE + at
        for token, at in both
    )
    return canon(range(i, i + 1) for i in named)


def in_chunk(stage: Stage, places: Runs) -> Runs:
    """Tokens of a chunk counted from its first; those of several chunks stand where they stand."""
    low = stage.begun
    if any(min(run[0], run[-1]) < low for run in places):
        return places
    return canon(range(run.start - low, run.stop - low, run.step) for run in places)


def in_step(stage: Stage, tokens: Runs, how: str) -> Runs:
    """All tokens of a step at its first, or behind all drafts so far.

    Of those that are taken back nothing is asked.
    """
    kept = counting(tokens)
    first = stage.begun if stage.prefill or not kept else kept[0][0]
    gap = stage.drafts.gap if stage.drafts is not None else 0
    found = (
        range(i, i + 1) if is_taken_back(i)
        else range(first, first + 1) if how == "first" else range(i + gap, i + gap + 1)
        for run in tokens for i in run
    )  # fmt: skip
    return canon(found)


def counted(stage: Stage, places: Runs) -> Runs:
    """Exchanged tokens, each counted by the rank of sp whose own it is; a step has one alone."""
    if not stage.prefill:
        return tuple(range(1) for _ in range(length(places)))
    local: dict[int, int] = {}
    for rank in stage.ranks:
        at = 0
        for run in rank.rows.tokens:
            for token in run:
                local.setdefault(token, at)
                at += 1
    start = _nowhere if stage.row is None else stage.row.start
    found = [local.get(i, i - start(i)) for run in places for i in run]
    return in_row(stage, places, tuple(range(i, i + 1) for i in found))


def _nowhere(token: int) -> int:
    del token
    return 0


def where_they_count(
    stage: Stage, tokens: Runs, at: Runs, *, of: Literal["keys", "queries"]
) -> Runs:
    """Positions in a row of sequences, where they weigh one key against another.

    The first token of a sequence sees itself alone, and if there is no other, nobody else sees it.
    An edit may do more with its scores than to weigh a value by them.
    """
    row = stage.row
    if row is None or attention_of(stage).sinks or stage.ctx.plan.edits:
        return at
    alone = {own.start for own in row.sequences if of == "queries" or len(own) == 1}
    if not alone or length(tokens) != length(at):
        return at
    both = zip((i for run in tokens for i in run), (i for run in at for i in run), strict=True)
    named = (token if token in alone else place for token, place in both)
    return canon(range(i, i + 1) for i in named)
