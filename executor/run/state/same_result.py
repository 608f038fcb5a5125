"""Ranks whose results are one and the same: the first of them makes it, and the others take it.

A local operator looks at its operands, at the rank's parts of the maps that it names, and at
little else of a rank. Where two ranks hold the same tensors and agree in all that, so do their
results. A collective looks at its operands alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, assert_never, cast

from shardproof.executor.run.state.groups import groups, key_of
from shardproof.executor.run.state.rank import Kept, Maps, Rank
from shardproof.spec.program.ops.asked import module_of
from shardproof.spec.program.ops.attention import (
    CacheRead,
    CacheStep,
    CacheWrite,
    Delta,
    ExpWeights,
    First,
    LatentKeys,
    LatentValues,
    Logits,
    MergeBlocks,
    OneHead,
    Quotient,
    Rope,
    Scores,
    Second,
    Weigh,
)
from shardproof.spec.program.ops.blocks import (
    BlockGather,
    BlockOwn,
    BlockReduce,
    BlockReturn,
    Choose,
    GatherRows,
    OwnRows,
)
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
    ToTokens,
)
from shardproof.spec.program.ops.every import Kinds, Op
from shardproof.spec.program.ops.experts import Experts, Route, SharedExpert
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.program.ops.head import FinishLogits, HeadLinear, Pads
from shardproof.spec.program.ops.index import Beside, ChooseKeys, IndexKeys, IndexScores, KeyPart
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm, Moments, Norm, NormWith
from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.passing import (
    Junk,
    Permute,
    Previous,
    Receive,
    Same,
    Send,
    Times,
    Zeros,
)
from shardproof.spec.program.ops.stream import (
    Act,
    Add,
    AddEach,
    AddOn,
    Bias,
    Joint,
    Learned,
    Linear,
    Lookup,
    Mul,
    OutLinear,
    Scale,
    Slice,
)

Look = Callable[[Rank, Any], Hashable]


def nothing(rank: Rank, op: Op) -> Hashable:
    """Operands and maps are all."""
    del rank, op
    return None


def place(rank: Rank, op: Learned | Linear | Route) -> Hashable:
    """The place among the ranks that share a weight, or a sum."""
    return rank.at["tp"], rank.share(module_of(op))[0], rank.in_block()


def fused(rank: Rank, op: Linear) -> Hashable:
    """A piece of several weights in one is cut by the rank's place."""
    return place(rank, op) if op.fused else None


def tokens(rank: Rank, op: Op) -> Hashable:
    """Which tokens the rank has, which keys it attends to, and how it counts them."""
    work = rank.work
    once = isinstance(op, Weigh) and op.sink_once
    sp = rank.at["sp"] if rank.ctx.layout == "keys" or once else 0
    keys = rank.exchanged, tuple(rank.seen_slots.get(op.layer, ())), rank.behind.get(op.layer, 0)
    return work.sequences, work.places, (work.counted_from, work.gap, work.row), keys, sp


def ids(rank: Rank, op: Lookup) -> Hashable:
    """The tokens themselves."""
    del op
    return rank.work.ids.shape, rank.work.ids.tobytes()


def learned(rank: Rank, op: Learned) -> Hashable:
    return tokens(rank, op), place(rank, op)


def routes(rank: Rank, op: Route) -> Hashable:
    """Which experts are the rank's own, where that counts. Told choices are noted rank by rank."""
    if rank.fed is not None:
        return key_of(rank)
    own = "own" in (op.choose, op.renormalise)
    return tokens(rank, op), place(rank, op) if own else None


def choice(rank: Rank, op: ChooseKeys) -> Hashable:
    """Which keys there are. Told choices are noted rank by rank."""
    return key_of(rank) if rank.fed is not None else tokens(rank, op)


def cache(rank: Rank, op: CacheStep) -> Hashable:
    """The entries that a step finds.

    One that reads beyond them finds something else on each rank, as one in which a pad writes.
    """
    if op.length == "whole" or op.pads != "nowhere":
        return key_of(rank)
    layer = cache_of(op)
    found = [rank.cache.get((layer, sequence)) for sequence in rank.work.sequences]
    shift = rank.work.gap if op.rejected == "kept" else 0
    owns = tuple(rank.owns_key(place + shift) for place in rank.work.places)
    return tokens(rank, op), owns, tuple(e and (id(e.keys), id(e.values), *e.slots) for e in found)


def look_of(op: Operator) -> Look | None:
    """What a local operator looks at besides operands and maps.

    None where results differ by rank, or the operator leaves something behind on it.
    """
    kind = type(op)
    if kind not in _KNOWN:
        _KNOWN[kind] = _look_of(cast("Op", op))
    return _KNOWN[kind]


_KNOWN: dict[type[Operator], Look | None] = {}


def _look_of(op: Op) -> Look | None:  # noqa: C901  (a line for each kind)
    match op:
        case Add() | Mul() | Act() | Joint() | Scale() | AddEach() | Times() | Same() | OutLinear():
            return nothing
        case Norm() | Moments() | NormWith() | HeadNorm() | HeadMoments() | OneHead():
            return nothing
        case Scores() | Quotient() | First() | Second() | LatentKeys() | LatentValues():
            return nothing
        case HeadLinear() | Pads() | FinishLogits() | Beside() | KeyPart():
            return nothing
        case Bias() | AddOn() | Experts() | SharedExpert():
            return place
        case Rope() | Logits() | ExpWeights() | Weigh() | Slice() | Delta():
            return tokens
        case IndexKeys() | IndexScores():
            return tokens
        case Linear():
            return fused
        case Lookup():
            return ids
        case Learned():
            return learned
        case Route():
            return routes
        case ChooseKeys():
            return choice
        case CacheStep():
            return cache
        case AllGather() | AllReduce() | AllToAll() | Broadcast() | Exchange() | GatherLogits():
            return None
        case MergeRanks() | ReduceScatter() | ToHeads() | ToTokens():
            return None
        case BlockGather() | BlockOwn() | BlockReduce() | BlockReturn() | GatherRows() | OwnRows():
            return None
        case Choose() | CacheRead() | CacheWrite() | MergeBlocks() | Handoff():
            return None
        case Send() | Receive() | Permute() | Previous() | Junk() | Zeros():
            return None
        case _:
            assert_never(op)


GROUPED: Kinds = frozenset((AllReduce, AllGather, GatherLogits, ReduceScatter, Choose))
"""Collectives whose groups look at nothing of each other."""


def firsts(op: Op, ranks: Sequence[Rank]) -> Sequence[Rank]:
    """For each rank the first that is like it, which may be itself."""
    look = look_of(op)
    if look is None or len(ranks) == 1:
        return ranks
    if len(op.ins) == 1:
        [name] = op.ins
        operands = [id(rank.env.get(name)) for rank in ranks]
    else:
        operands = [tuple([id(rank.env.get(name)) for name in op.ins]) for rank in ranks]
    if len(set(operands)) == len(ranks):
        return ranks
    maps = maps_of(op, ranks[0].kept)
    met: dict[Hashable, Rank] = {}
    found: list[Rank] = []
    for rank, given in zip(ranks, operands, strict=True):
        seen = given, look(rank, op), maps.own(rank)
        found.append(met.setdefault(seen, rank))
    return found


def maps_of(op: Operator, kept: Kept) -> Maps:
    """Those that a result depends on; whose the experts are is told by the rank's place."""
    found = kept.maps.get(id(op))
    if found is None:
        maps = [split for split in op.maps if split.axis != "ep"]
        found = kept.maps[id(op)] = Maps(op, maps, {}, {})
    return found


def cache_of(op: Op) -> int:
    """The layer whose cache an operator uses: its own, or another that an edit names."""
    named = op.cache if isinstance(op, (CacheStep, CacheWrite)) else None
    return op.layer if named is None else named


def give(op: Op, first: Rank, rank: Rank) -> None:
    """Leave on a rank what the operator has left on the first that is like it."""
    rank.env[op.out] = first.env[op.out]
    if isinstance(op, CacheStep):
        layer = cache_of(op)
        rank.cache.update({(layer, s): first.cache[layer, s] for s in rank.work.sequences})
        rank.seen_slots[op.layer] = first.seen_slots[op.layer]
        rank.behind[op.layer] = first.behind[op.layer]


def distinct(op: Op, ranks: Sequence[Rank]) -> tuple[Sequence[Rank], list[tuple[Rank, Rank]]]:
    """The ranks of groups that are like no group before them, and the others.

    Each of these comes with the rank whose result is its own.
    """
    axes: Sequence[str] = op.meets_over
    if type(op) not in GROUPED or "pp" in axes or ranks[0].fed is not None:
        return ranks, []
    found = groups(ranks, axes)
    if len(found) == 1:
        return ranks, []
    made: dict[Hashable, Sequence[Rank]] = {}
    pairs: list[tuple[Rank, Rank]] = []
    for group in found:
        given = tuple(
            [
                (work.sequences, work.places, *[id(rank.env.get(name)) for name in op.ins])
                for rank in group
                if (work := rank.work)
            ]
        )
        first = made.setdefault(given, group)
        if first is not group:
            pairs += zip(first, group, strict=True)
    return [rank for group in made.values() for rank in group], pairs
