"""Collectives: what the ranks of a group do together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import assert_never

from shardproof.executor.domains import (
    CannotRun,
    Domain,
    Exponentials,
    Tensor,
    concat,
    reshape,
    stack,
)
from shardproof.executor.run.ops.linear import axis
from shardproof.executor.run.ops.merging import exponentials_summed, merged_ranks
from shardproof.executor.run.ops.pieces import alone, assembled, in_order, map_of
from shardproof.executor.run.ops.sizes import check_pieces, check_same
from shardproof.executor.run.state.groups import check_present, groups
from shardproof.executor.run.state.rank import Rank, as_kind, picked
from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllReduce,
    AllToAll,
    Broadcast,
    Exchange,
    GatherLogits,
    MergeRanks,
    ReduceScatter,
    ToHeads,
)

Group = Sequence[Rank]
Plain = AllReduce | AllGather | ReduceScatter | AllToAll | Broadcast | GatherLogits | MergeRanks
"""Collectives over the groups of their own axes."""


def run_collective(op: Plain, ranks: Sequence[Rank]) -> None:
    """One collective over all groups of a stage."""
    axes = tuple(op.group)
    check_present(op, ranks, axes)
    for group in groups(ranks, axes):
        run_in(op, group)


def run_in(op: Plain, group: Group) -> None:
    match op:
        case AllReduce():
            all_reduce(op, group)
        case AllGather():
            all_gather(op, group)
        case ReduceScatter():
            reduce_scatter(op, group)
        case GatherLogits():
            gather_logits(op, group)
        case Broadcast():
            broadcast(op, group)
        case AllToAll():
            all_to_all(op, group)
        case MergeRanks():
            merged_ranks(op, group)
        case _:
            assert_never(op)


def tensors(op: Op, group: Group) -> list[Tensor]:
    return [rank.get(op.ins[0]) for rank in group]


def to_all(op: Op, group: Group, value: object) -> None:
    for rank in group:
        rank.env[op.out] = value


def summed(op: AllReduce | ReduceScatter, group: Group) -> object:
    """The sum of tensors, or of exponentials that a plan sums too late."""
    if isinstance(group[0].value(op.ins[0]), Exponentials):
        pieces = [rank.of(op.ins[0], Exponentials) for rank in group]
        return exponentials_summed(group[0].domain, pieces)
    return total(group[0].domain, tensors(op, group))


def total(domain: Domain, pieces: Sequence[Tensor]) -> Tensor:
    """The sum of what ranks hold."""
    return reduce(domain.add, pieces)


def all_reduce(op: AllReduce, group: Group) -> None:
    to_all(op, group, summed(op, group))


def all_gather(op: AllGather, group: Group) -> None:
    pieces, split = tensors(op, group), map_of(op, group)
    place = axis(pieces[0], op.dim)
    if alone(group, split):
        to_all(op, group, pieces[0])
    else:
        ordered = in_order(op, group[0].domain, pieces)
        to_all(op, group, assembled(op, group[0].domain, ordered, split, place))


def gather_logits(op: GatherLogits, group: Group) -> None:
    """All logits; pads are left out."""
    pieces = tensors(op, group)
    if len(group) > 1 and op.split is None:
        raise CannotRun(op.out, tuple(p.shape for p in pieces), "there is no map of the pieces")
    split = map_of(op, group)
    if alone(group, split):
        to_all(op, group, pieces[0])
    else:
        ordered = in_order(op, group[0].domain, pieces)
        to_all(op, group, assembled(op, group[0].domain, ordered, split, pieces[0].rank - 1))


def reduce_scatter(op: ReduceScatter, group: Group) -> None:
    total, split = as_kind(op.out, summed(op, group), Tensor), map_of(op, group)
    place = axis(total, op.dim)
    if alone(group, split):
        to_all(op, group, total)
        return
    for rank, part in zip(group, parts_of(op, split.parts, group), strict=True):
        rank.env[op.out] = picked(rank.domain, total, place, part)


def parts_of(
    op: ReduceScatter | AllToAll, parts: Sequence[tuple[int, ...]], group: Group
) -> Sequence[tuple[int, ...]]:
    if len(parts) != len(group):
        raise CannotRun(op.out, (), "nothing says which part is which rank's")
    return parts


def broadcast(op: Broadcast, group: Group) -> None:
    root: int = op.root
    if root >= len(group):
        raise CannotRun(op.out, (), f"there is no rank {root} in a group of {len(group)}")
    given = [rank.value(op.ins[0]) for rank in group]
    # Who gets something has room for as much as it brings itself.
    check_same(op, [value for value in given if isinstance(value, Tensor)])
    to_all(op, group, group[root].value(op.ins[0]))


def all_to_all(op: AllToAll, group: Group) -> None:
    """Each rank's tensor is split along one dimension, and what it gets is joined along another."""
    pieces, split = tensors(op, group), map_of(op, group)
    check_same(op, pieces)
    source, target = axis(pieces[0], op.dim), axis(pieces[0], op.to)
    for rank, part in zip(group, parts_of(op, split.parts, group), strict=True):
        own = [picked(rank.domain, piece, source, part) for piece in pieces]
        rank.env[op.out] = concat(in_order(op, rank.domain, own), target)


def run_exchange(op: Exchange, ranks: Sequence[Rank]) -> None:
    """Keys or values of the other ranks' tokens: gathered in order, or block by block."""
    for group in groups(ranks, ("sp",)):
        if op.source == "cached":
            exchange_cached(op, group)
            continue
        pieces, split = tensors(op, group), prompt_map(op, group)
        if split.size >= 0 and len(split.parts) != len(group):
            raise CannotRun(op.out, (), f"a map of {len(split.parts)} ranks is for one")
        blocks: tuple[tuple[int, ...], ...] = (tuple(range(split.size)),)
        if split.size < 0:
            check_same(op, pieces)
        if op.rows == "rank":
            whole = ranks_first(op, pieces)
        elif op.how == "gather":
            whole = assembled(op, group[0].domain, pieces, split, 1)
        else:
            if split.size >= 0:
                check_pieces(op, pieces, [len(part) for part in split.parts])
            whole, blocks = concat(pieces, 1), split.parts
        first = group[0].work.counted_from if group[0].ctx.name == "prefill" else 0
        for rank in group:
            rank.env[op.out] = whole
            rank.exchanged = tuple(tuple(first + at for at in block) for block in blocks)


def prompt_map(op: Exchange, group: Group) -> Split:
    """Which rank has which tokens; of a chunk, counted from its first."""
    split: Split | None = op.split
    if split is None or split.spec is None:
        return map_of(op, group)
    return split.of(group[0].work.together)


def exchange_cached(op: Exchange, group: Group) -> None:
    """What each rank has in its cache, one rank's behind another's."""
    pieces = tensors(op, group)
    blocks = tuple(tuple(rank.seen_slots.get(op.layer, ())) for rank in group)
    check_pieces(op, pieces, [len(block) for block in blocks])
    whole = concat(pieces, 1)
    if op.how == "gather":
        blocks = (tuple(slot for block in blocks for slot in block),)
    for rank in group:
        rank.env[op.out] = whole
        rank.exchanged = blocks


def ranks_first(op: Exchange | ToHeads, pieces: Sequence[Tensor]) -> Tensor:
    """Rows in the order rank, sequence, token, read as if in the order sequence, token."""
    if pieces[0].rank < 2:
        raise CannotRun(op.out, (pieces[0].shape,), "it has no tokens")
    sequences, tokens, *rest = pieces[0].shape
    return reshape(stack(pieces, 0), (sequences, tokens * len(pieces), *rest))
