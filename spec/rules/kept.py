"""Cached entries as they lie on ranks: what of them is nowhere, and what another reader finds."""

from __future__ import annotations

from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.lengths import first_of
from shardproof.spec.program.runs import Runs, length, real
from shardproof.spec.rules.maps import alike, beyond, missing
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.refused import NoRule


def on(dim: Dim, rank: int) -> Runs:
    return (range(dim.size),) if dim.map is None else real(dim.map.part(rank))


def one_token(ctx: Context) -> bool:
    """Whether no rank is handed more than one token of a declared prompt."""
    work, phase = ctx.plan.workload, ctx.phase
    if work.prompt is None or ctx.layout != "keys":
        return work.prompt == 1
    spec, n, more = phase.sequence.keys, work.prompt, work.steps
    ranks = Cut(spec, n + (1 if more is None else more), phase.sp).busy_ranks()
    return all(length(first_of(spec, n, more, phase.sp, rank)) <= 1 for rank in ranks)


def first_gets_all(ctx: Context, mine: Placed) -> None:
    """Ask that no rank of tp but the first has heads, for none other gets its entries."""
    heads = mine.dim("head")
    ranks = range(ctx.phase.tp) if heads.map is None else heads.map.busy()
    for rank in ranks:
        if rank and length(on(heads, rank)):
            raise NoRule(f"rank {rank} of tp gets no entries")


def one_head(mine: Placed) -> None:
    """Ask that a rank has one head at most, so that (token, head) and (head, token) are alike.

    A pad beside a head is another entry of the same token.
    """
    heads = mine.dim("head")
    ranks = range(1) if heads.map is None else heads.map.busy()
    beside = (heads.map.part(rank) if heads.map else on(heads, rank) for rank in ranks)
    if any(length(part) > 1 and real(part) for part in beside):
        raise NoRule("entries are stored by token and head, and read by head and token")


def lacking(part: Placed) -> str | None:
    """What of a cached value is on no rank."""
    for dim in part.dims:
        if dim.map is not None and (index := missing(dim.map, dim.size)) is not None:
            return f"index {index} of {dim.name} is on no rank"
        if dim.map is not None and (index := beyond(dim.map, dim.size)) is not None:
            return f"{dim.name} has no index {index}"
    maps = [(dim, dim.map) for dim in part.dims if dim.map is not None]
    split = [dim for dim, map_ in maps if map_.spec is not None or not alike(map_)]
    if len(split) > 1:
        return f"{split[0]} and {split[1]} are both split, and a rank has its piece of both alone"
    return None
