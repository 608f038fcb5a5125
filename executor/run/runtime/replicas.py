"""Replicas of a stage that repeat a visit: the first of them runs it, and the others look on.

The ranks of one place along dp and sp are a replica. Two of them run a visit alike if, rank by rank
along tp, they work on the same tokens, were sent the same and hold the same cache, and if nothing
in the visit tells them apart or joins them. Where ranks of sp repeat a step, this is all of decode.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby

from shardproof.executor.run.state import same_result
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.layout.context import Context
from shardproof.spec.program.lower.phase import Visit
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import module_of
from shardproof.spec.program.ops.attention import CacheStep, Weigh
from shardproof.spec.program.ops.blocks import BlockReduce
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.passing import Receive, Send

Pairs = list[tuple[Rank, Rank]]
"""A rank that runs a visit, and one that looks on."""
PASSING: Kinds = frozenset((Send, Receive))
"""What looks at nothing of a rank that `state` has not, besides the kinds of `alike`."""


def repeated(visit: Visit, ranks: Sequence[Rank]) -> tuple[Sequence[Rank], Pairs]:
    """The ranks that run a visit, and each of the others with the one that it is like.

    Whatever operators leave in the one's `env` and `outbox`, they leave in the other's.
    """
    if len(ranks) == ranks[0].ctx.phase.tp or not is_repeatable(visit, ranks[0]):
        return ranks, []
    runs: dict[Hashable, list[Rank]] = {}
    pairs: Pairs = []
    for _, members in groupby(ranks, lambda rank: rank.key[:3]):
        replica = list(members)
        like = runs.setdefault(tuple([state(rank) for rank in replica]), replica)
        if like is not replica:
            pairs += zip(like, replica, strict=True)
    for one, other in pairs:
        other.env, other.outbox = one.env, one.outbox
    return [rank for replica in runs.values() for rank in replica], pairs


def state(rank: Rank) -> Hashable:
    """All that a visit finds on a rank, but for its places along dp and sp."""
    work = rank.work
    return (
        (work.sequences, work.places, work.counted_from, work.step, work.rejected, work.gap),
        (work.ids.shape, work.ids.tobytes()),
        (rank.in_block(), rank.exchanged, rank.promised),
        tuple([(part, id(value)) for part, value in rank.inbox.items()]),
        tuple([(key, id(entries)) for key, entries in rank.cache.items()]),
        tuple([(layer, *slots) for layer, slots in rank.seen_slots.items()]),
    )


def is_repeatable(visit: Visit, rank: Rank) -> bool:
    """Whether its operators look at `state` and at places along tp, ep and etp alone."""
    known = rank.kept.repeatable.get(id(visit))
    if known is None:
        ctx = rank.ctx
        plain = rank.fed is None and not ctx.plan.edits and ctx.layout != "keys"
        found = plain and all(within_replica(op, ctx) for op in visit.ops)
        known = rank.kept.repeatable[id(visit)] = visit, found
    return known[1]


def within_replica(op: Op, ctx: Context) -> bool:
    if type(op) in same_result.GROUPED:
        return op.meets_over == ("tp",)
    if isinstance(op, BlockReduce):
        return {*op.group} <= {"ep", "tp"} and ctx.phase.tp % ctx.block == 0
    if same_result.look_of(op) is None and type(op) not in PASSING:
        return False
    if (isinstance(op, Weigh) and op.sink_once) or (
        isinstance(op, CacheStep) and (op.length == "whole" or op.pads != "nowhere")
    ):
        return False
    apart = {axis for split in op.maps for axis in split.axis.split("+")}
    return apart.union(module_of(op) or ()).isdisjoint(("dp", "sp"))
