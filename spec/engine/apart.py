"""Ranks that do not all run the same operators: each goes to its next collective, and waits.

Collectives pair by their order within a group, whatever they are called. They run when every rank
of a group waits in one of the same kind; else whoever waits does so for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from shardproof.spec.engine.dispatch import groups_of
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.values import CannotRun
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import dim_of
from shardproof.spec.program.ops.blocks import BlockGather, BlockOwn, BlockReduce, BlockReturn
from shardproof.spec.program.ops.every import Collective
from shardproof.spec.record import replace

Run = Callable[[Op, Sequence[Rank]], None]
Waiting = dict[int, tuple[Op, frozenset[int]]]
"""In which collective a rank waits, and with whom."""


class Going(Protocol):
    """A visit, as far as ranks go through it one by one."""

    stage: Stage
    env: dict[str, list[object]]

    @property
    def nothing(self) -> list[object]: ...

    def runs(self, op: Op, rank: Rank) -> bool: ...

    def give(self, name: str, found: Mapping[int, object]) -> None: ...


def run_apart(v: Going, ops: Sequence[Op], run: Run) -> None:
    """The operators that are each rank's own."""
    ranks = v.stage.ranks
    lists: list[Iterator[Op]] = [_own(v, ops, rank) for rank in ranks]
    waiting: Waiting = {}
    while True:
        for rank in ranks:
            if rank.number in waiting:
                continue
            for op in lists[rank.number]:
                if isinstance(op, Collective):
                    waiting[rank.number] = op, members(v.stage, op, rank)
                    break
                run(op, (rank,))
        if not waiting:
            return
        met = [
            group
            for group in {group for _, group in waiting.values()}
            if all(at in waiting and waiting[at][1] == group for at in group)
        ]
        if not met:
            raise _stuck(v.stage, waiting)
        for group in sorted(met, key=sorted):
            _join(v, [ranks[at] for at in sorted(group)], waiting, run)
            for at in group:
                del waiting[at]


def _own(v: Going, ops: Sequence[Op], rank: Rank) -> Iterator[Op]:
    return (op for op in ops if v.runs(op, rank))


def members(stage: Stage, op: Op, rank: Rank) -> frozenset[int]:
    """The ranks with which one meets in a collective."""
    if not isinstance(op, (BlockGather, BlockReduce, BlockReturn, BlockOwn)):
        inside = [axis for axis in op.meets_over if axis != "pp"]
        return frozenset(next(g for g in stage.groups(inside) if rank.number in g))
    every = groups_of(stage, op)
    reached, grown = {rank.number}, set[int]()
    while reached != grown:
        grown = set(reached)
        for group in every:
            if reached & set(group):
                reached |= set(group)
    return frozenset(reached)


def _join(v: Going, group: Sequence[Rank], waiting: Waiting, run: Run) -> None:
    """One meeting. Ranks that came by other operators of the same kind each get their own."""
    ops = [waiting[rank.number][0] for rank in group]
    if len({(op.kind, dim_of(op)) for op in ops}) > 1:
        first = next(op for op in ops if (op.kind, dim_of(op))
                     != (ops[0].kind, dim_of(ops[0])))  # fmt: skip
        raise CannotRun(f"ranks meet in {ops[0].out} and in {first.out}, another collective")
    if all(op is ops[0] for op in ops):
        run(ops[0], group)
        return
    for rank, op in zip(group, ops, strict=True):
        for place, name in enumerate(op.ins):
            v.give(f"joined.{place}", {rank.number: v.env.get(name, v.nothing)[rank.number]})
    for op in {id(op): op for op in ops}.values():
        before = [*v.env.get(op.out, v.nothing)]
        run(replace(op, ins=tuple(f"joined.{i}" for i in range(len(op.ins)))), group)
        others = [r.number for r, came in zip(group, ops, strict=True) if came is not op]
        v.give(op.out, {at: before[at] for at in others})


def _stuck(stage: Stage, waiting: Waiting) -> CannotRun:
    """Who waits for whom: the first that waits, and who of its group is not there."""
    first = min(waiting)
    op, group = waiting[first]
    away = min(at for at in group if at not in waiting or waiting[at][1] != group)
    where = "has ended" if away not in waiting else f"waits in {waiting[away][0].out}"
    return CannotRun(f"{stage.ranks[first]} waits in {op.out} for "
                     f"{stage.ranks[away]}, which {where}")  # fmt: skip
