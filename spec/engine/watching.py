"""What every operator of a run gave, on every rank, beside what one device has of it.

A result is *right* where each rank has the model's value at indices of its own; it is *shares*
where what the ranks of a group have adds up to that. What is neither, though all that it was made
of is, is where a run parts from the model.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardproof.spec.engine.dispatch import RankByRank, groups_of
from shardproof.spec.engine.entries import Entries, Weights
from shardproof.spec.engine.indices import Outside
from shardproof.spec.engine.machine import Visit, dispatch, in_groups
from shardproof.spec.engine.ranks import Rank, Uncovered, Unlike
from shardproof.spec.engine.sent import Sent
from shardproof.spec.engine.shifts import Differ
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Ids,
    Number,
    Open,
    Term,
    Value,
    World,
    total,
)
from shardproof.spec.layout.context import Context
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.attention import CacheRead, CacheStep, CacheWrite
from shardproof.spec.program.ops.blocks import (
    BlockGather,
    BlockOwn,
    BlockReduce,
    BlockReturn,
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
    ReduceScatter,
    ToHeads,
    ToTokens,
)
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.head import Pads
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
from shardproof.spec.program.ops.stream import Lookup, Slice
from shardproof.spec.record import dataclass, field

Whole = dict[tuple[int, ...], tuple[Term, ...]]
"""What the model has of tensors of these sizes."""
Line = tuple[Number, Value, Open]
"""So many times a value, or a part of a sum."""
Sum = tuple[Line, ...]
SUMS: tuple[tuple[str, ...], ...] = (("tp",), ("sp",), ("sp", "tp"), ("block",))
"""The groups whose ranks may each have a share."""


@dataclass(frozen=True, slots=True, eq=False)
class Event:
    """One operator on all ranks of a stage in one visit."""

    number: int
    op: Op
    visit: Visit
    ctx: Context
    given: tuple[Event | None, ...]
    """What made its operands."""
    found: list[object]
    ops: list[Op]
    """All that give a result of this name, some ranks each."""


@dataclass(slots=True)
class Watch:
    """Told of every operator of a world."""

    events: list[Event] = field(default_factory=list[Event])
    latest: dict[tuple[int, str], Event] = field(default_factory=dict[tuple[int, str], Event])
    """By the visit and the name, and by the part that is sent or the layer whose cache it is."""
    names: dict[tuple[str, str], list[Event]] = field(
        default_factory=dict[tuple[str, str], list[Event]]
    )
    """By phase and name, in the order of the steps."""

    failed: bool = False
    """Whether the last one could not run."""

    def forget(self) -> None:
        self.failed = False
        self.events.clear()
        self.latest.clear()
        self.names.clear()

    def __call__(self, visit: Visit, op: Op, *, failed: bool = False) -> None:
        self.failed = failed
        out = visit.env.get(op.out, visit.nothing)
        key = id(visit), op.out
        before = self.latest.get(key)
        if before is not None:
            before.found[:] = out
            before.ops.append(op)
            return
        given = tuple(self.latest.get((id(visit), name)) for name in op.ins)
        if isinstance(op, Receive):
            given = (self.latest.get((0, f"send {op.part}")),)
        if isinstance(op, CacheStep | CacheRead):
            given = (*given, self.latest.get((0, f"write {op.layer}")))
        if isinstance(op, Lookup):
            given = (self.latest.get((0, "send token")),)
        event = Event(len(self.events), op, visit, visit.stage.ctx, given, [*out], [op])
        self.events.append(event)
        self.latest[key] = event
        if isinstance(op, Send):
            self.latest[0, f"send {op.part}"] = event
        if isinstance(op, (CacheWrite, CacheStep)):
            self.latest[0, f"write {op.layer}"] = event
        self.names.setdefault((visit.stage.ctx.name, op.out), []).append(event)


@dataclass(frozen=True, slots=True, eq=False)
class Several:
    """The tensors of a result, added up each."""

    of: tuple[object, ...]


def pieces(x: object) -> Iterator[Held]:
    """The tensors that a result consists of."""
    match x:
        case Held():
            yield x
        case Entries() | Ids():
            yield x.of
        case Weights():
            yield x.of
            if x.sinks is not None:
                yield x.sinks
        case Sent(values=each) | Several(of=each):
            for value in each:
                yield from pieces(value)
        case _:
            return


def sum_of(x: Held) -> Sum:
    return tuple((t.factor, t.value, t.open) for t in x.terms)


def in_one_place(x: Held, other: Held | None = None) -> bool:
    """Whether all that is added is of the same indices, the other's of the same first ones."""
    if other is not None and {t.maps[:1] for t in other.terms} != {t.maps[:1] for t in x.terms}:
        return False
    return len({t.maps for t in x.terms}) < 2


def other_keys(x: Weights) -> bool:
    """Whether weights are of keys that are not seen, or beside another head's sinks."""
    return bool(x.wrong) or not in_one_place(x.of, x.sinks)


def is_empty(x: Held) -> bool:
    """Whether there is nothing that could be wrong."""
    return not x.rows.any or 0 in x.sizes


PASSING_ON: Kinds = frozenset((
    AllReduce, AllGather, ReduceScatter, AllToAll, Broadcast, GatherLogits, BlockGather,
    BlockReduce, BlockReturn, BlockOwn, GatherRows, OwnRows, Exchange, ToHeads, ToTokens, Send,
    Receive, Slice, Same, Times, Permute, Zeros, Junk, Previous, Pads,
))  # fmt: skip
"""What gives the model's own value of its operand, at other indices or on other ranks."""
JOINING: Kinds = frozenset((AllGather, GatherLogits, Permute, Broadcast, AllToAll))
"""What puts indices in an order that no map of its own tells."""


@dataclass(frozen=True, slots=True)
class Model:
    """What one device has under each name, in each phase and step."""

    of: Watch
    world: World

    @property
    def last(self) -> Value:
        """From here on a value is not the model's."""
        return self.world.first + len(self.world.values)

    def twin(self, event: Event) -> Sequence[Event]:
        """What one device has under the same name; of what passes on, what it was given."""
        named = self.of.names.get((event.ctx.name, event.op.out), ())
        first = event.given[0] if event.given else None
        if first is None or type(event.op) not in PASSING_ON:
            return named
        makes = any(type(each.op) not in PASSING_ON for each in named)
        return named if makes else self.twin(first)

    def sums(self, event: Event) -> set[Sum]:
        """Those that a result may be: the model's under its name, else any that it has."""
        every = self.twin(event) or [
            each for (of, _), found in self.of.names.items() if of == event.ctx.name
            for each in found
        ]  # fmt: skip
        return {sum_of(x) for each in every for found in each.found for x in pieces(found)}

    def is_right(self, event: Event, of: Sequence[object]) -> bool:
        """Whether every rank has the model's."""
        return not any(True for _ in self.wrong(event, of))

    def wrong(self, event: Event, of: Sequence[object]) -> Iterator[tuple[Rank, object]]:
        """The ranks that have something else."""
        wanted, twin = self.sums(event), self.twin(event)
        theirs = [x for each in twin for found in each.found for x in pieces(found)]
        whole = {x.sizes: x.terms for x in theirs}
        apart = not all(map(in_one_place, theirs))
        joins = event.op.out == "head.logits" or any(type(op) in JOINING for op in event.ops)
        if len(twin) > 1 or not joins:
            # What an operator makes may lie in any order that its map says.
            whole = {}
        for rank, x in zip(event.visit.stage.ranks, of, strict=True):
            if x is None or is_nothing(event, rank, x):
                continue
            placed = apart or all(map(in_one_place, pieces(x)))
            if not placed or not self._right(x, wanted, whole, named=bool(twin)):
                yield rank, x

    def _right(self, x: object, wanted: set[Sum], whole: Whole, *, named: bool) -> bool:
        match x:
            case Weights() if other_keys(x):
                return False
            case _:
                return all(
                    is_empty(each)
                    or ((found := sum_of(each)) in wanted
                        and whole.get(each.sizes, each.terms) == each.terms)
                    or (not named and len(found) == 1 and self._is_one(found[0]))
                    for each in pieces(x)
                )  # fmt: skip

    def _is_one(self, line: Line) -> bool:
        factor, value, open_ = line
        return factor == 1 and value < self.last and all(
            len(covered) == 1 and covered[0][0] == 0 and covered[0][2] == 1
            and self.world.size_of(of) is None
            for of, covered in open_
        )  # fmt: skip


def is_nothing(event: Event, rank: Rank, x: object) -> bool:
    """Whether a rank has but pads, by the operator's map."""
    return (
        isinstance(x, Held) and not x.terms
        and any(split.axis == "tp" and split.size != -1
                and (own := event.visit.stage.own(split, rank))
                and all(run.start < 0 for run in own)
                for split in event.op.maps)
    )  # fmt: skip


def sent_rightly(event: Event) -> bool:
    """Whether what each rank is to have brought is of that rank's tokens."""
    rows = {(rank.dp, rank.sp, tp): rank.rows for rank in event.visit.stage.ranks
            for tp in rank.members}  # fmt: skip
    return all(
        rows[place] == mine
        for x in event.found if isinstance(x, Sent)
        for place, mine in zip(x.of.places, x.of.rows, strict=True)
    )  # fmt: skip


def added(event: Event, axes: tuple[str, ...]) -> list[object] | None:
    """What the ranks of each group have together; None where that is no sum."""
    visit = event.visit
    if any(x is None or (isinstance(x, Weights) and other_keys(x)) for x in event.found):
        return None
    visit.stage.ctx = event.ctx
    visit.running = visit.stage.ranks
    try:
        return in_all(visit, event.found, axes)
    except (CannotRun, Differ, Unlike, Uncovered, Outside, RankByRank):
        return None


def in_blocks(visit: Visit, found: Sequence[object]) -> list[object]:
    """The sums over ranks that share experts, of the same tokens."""
    stage = visit.stage
    op = BlockReduce("sum", group=("ep", "tp"), block=stage.ctx.block, etp=1)
    if stage.folded or len(stage.classes) < stage.ctx.phase.tp:
        return dispatch(visit, op, found)
    each = [tuple(pieces(x)) for x in found]
    out: list[object] = []
    for rank, group in zip(stage.ranks, groups_of(stage, op), strict=True):
        mine = each[rank.number]
        if not mine or any(len(each[at]) != len(mine) for at in group):
            raise CannotRun("it is no tensor")
        sums = (total(stage.world, [each[at][place] for at in group], x.rows)
                for place, x in enumerate(mine))  # fmt: skip
        out.append(Several(tuple(sums)))
    return out


def in_all(visit: Visit, found: Sequence[object], axes: tuple[str, ...]) -> list[object]:
    if axes == ("block",):
        return in_blocks(visit, found)
    each = [tuple(pieces(x)) for x in found]
    if len({len(x) for x in each}) != 1 or not each[0]:
        raise CannotRun("it is no tensor")
    out: list[list[object]] = [[] for _ in found]
    for place in range(len(each[0])):
        given = [x[place] for x in each]
        op = AllReduce("sum", group=axes)
        for group, made in in_groups(visit, op, given, axes):
            for at, x in zip(group, made, strict=True):
                out[at].append(x)
    return [Several(tuple(x)) for x in out]
