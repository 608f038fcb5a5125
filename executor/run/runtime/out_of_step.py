"""Ranks that do not all run the same operators: each goes to its next collective, and waits.

Collectives pair by their order within a group of ranks, whatever they are called. They run when
every rank of the group waits in one of the same kind; else whoever waits does so for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from shardproof.executor.run.ops.dispatch import block_group
from shardproof.executor.run.ops.operators import ByRank, OfCache
from shardproof.executor.run.state.faults import Key, Stuck, named
from shardproof.executor.run.state.groups import groups, key_of
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.layout.context import Context
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import dim_of
from shardproof.spec.program.ops.blocks import BlockGather, BlockOwn, BlockReduce, BlockReturn
from shardproof.spec.program.ops.every import Collective
from shardproof.spec.record import replace

RunsLocal = Callable[[ByRank | OfCache, Sequence[Rank]], None]
Runs = Callable[[Collective, Sequence[Rank]], None]
Waiting = Mapping[Key, tuple[Collective, frozenset[Key]]]
"""In which collective a rank waits, and with whom."""


def run_apart(
    ops: Sequence[Op],
    ranks: Sequence[Rank],
    contexts: Sequence[Context],
    run_local: RunsLocal,
    run_together: Runs,
) -> None:
    """Run the operators that are each rank's own."""
    by_key = {key_of(rank): rank for rank in ranks}
    lists = {key: own(ops, rank) for key, rank in by_key.items()}
    waiting: dict[Key, tuple[Collective, frozenset[Key]]] = {}
    layers = contexts[0].model.layers
    while True:
        for key, rank in by_key.items():
            if key in waiting:
                continue
            for op in lists[key]:
                rank.ctx = contexts[layers[op.layer]]
                if isinstance(op, Collective):
                    waiting[key] = op, members(op, rank, ranks, rank.ctx)
                    break
                run_local(op, [rank])
        if not waiting:
            return
        met = [group for group in {group for _, group in waiting.values()} if meets(group, waiting)]
        if not met:
            raise stuck(waiting)
        for group in sorted(met, key=sorted):
            join([by_key[key] for key in sorted(group)], waiting, run_together)
            for key in group:
                del waiting[key]


def own(ops: Sequence[Op], rank: Rank) -> Iterator[Op]:
    at = {**rank.at, "step": rank.work.step}
    return (op for op in ops if op.runs_on(at))


def members(op: Collective, rank: Rank, ranks: Sequence[Rank], ctx: Context) -> frozenset[Key]:
    """The ranks with which this one meets in a collective."""
    if not isinstance(op, (BlockGather, BlockReduce, BlockReturn, BlockOwn)):
        [group] = [g for g in groups(ranks, op.meets_over) if rank in g]
        return frozenset(map(key_of, group))
    for other in ranks:
        other.ctx = ctx
    reached, grown = {rank.number}, set[int]()
    while reached != grown:
        grown = set(reached)
        for other in ranks:
            group = {r.number for r in block_group(ranks, other, op)}
            if group & reached:
                reached |= group
    return frozenset(key_of(r) for r in ranks if r.number in reached)


def meets(group: frozenset[Key], waiting: Waiting) -> bool:
    return all(key in waiting and waiting[key][1] == group for key in group)


def join(group: Sequence[Rank], waiting: Waiting, run_together: Runs) -> None:
    """One meeting. Ranks that came by other operators of the same kind each get their own."""
    ops = [waiting[key_of(rank)][0] for rank in group]
    if len({(op.kind, dim_of(op)) for op in ops}) > 1:
        first = ops[0].kind, dim_of(ops[0])
        other = next(i for i, op in enumerate(ops) if (op.kind, dim_of(op)) != first)
        raise Stuck(
            ops[0].out,
            [key_of(rank) for rank, op in zip(group, ops, strict=True) if op is ops[0]],
            f"{named(key_of(group[other]))}, which is in {ops[other].out}, another collective",
        )
    if all(op is ops[0] for op in ops):
        run_together(ops[0], group)
        return
    for rank, op in zip(group, ops, strict=True):
        for place, name in enumerate(op.ins):
            rank.env[f"joined.{place}"] = rank.env.get(name)
    for op in ops_once(ops):
        alias = replace(op, ins=tuple(f"joined.{i}" for i in range(len(op.ins))))
        before = [rank.env.get(op.out) for rank in group]
        run_together(alias, group)
        for rank, came_by, kept in zip(group, ops, before, strict=True):
            if came_by is not op:
                rank.env[op.out] = kept


def ops_once(ops: Sequence[Collective]) -> list[Collective]:
    """Each operator once."""
    return list({id(op): op for op in ops}.values())


def stuck(waiting: Waiting) -> Stuck:
    """Who waits for whom: the first that waits, and who of its group is not there."""
    first = min(waiting)
    op, group = waiting[first]
    here = [key for key in sorted(group) if key in waiting and waiting[key][1] == group]
    away = min(key for key in group if key not in here)
    why = "has ended without it"
    if away in waiting:
        why = f"waits in {waiting[away][0].out} for others"
    return Stuck(op.out, here, f"{named(away)}, which {why}")
