"""One rank's way through a visit: its own operators alone, collectives with its group.

At a collective it sends its operands to the others, and gets theirs. Of each of the others it
makes a shadow: where it stands and what it works on is in the plan, its operands have come. The
collective's own function is run on these, and the rank keeps what it gives to itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from shardproof.executor.mpi.packing import Head
from shardproof.executor.mpi.post import Need, Office, Post
from shardproof.executor.run.ops.collectives import Plain
from shardproof.executor.run.runtime.out_of_step import join, members
from shardproof.executor.run.runtime.visit import check_layers, run_local, run_together, turn_to
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.groups import check_present, key_of
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.layout.context import Context
from shardproof.spec.program.lower.phase import Visit
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.every import Collective
from shardproof.spec.record import dataclass, field

Position = tuple[int, ...]
"""Where something happened, so that what one process would meet first comes first: the phase, the
visit, then the operator or the round, then the rank."""

BEFORE, WITHIN, NEVER = 0, 1, 2
"""Within a visit: before its operators, in one of them, and after all others gave up."""


@dataclass(slots=True)
class Place:
    """Where this process is; read by whoever asks."""

    phase: int = 0
    visit: int = 0
    within: Position = (BEFORE,)
    op: str = ""
    group: tuple[Key, ...] = ()
    """Whom it meets in the operator, where it is a collective."""

    @property
    def position(self) -> Position:
        return self.phase, self.visit, *self.within


@dataclass(slots=True)
class Walk:
    """A visit of this process's rank."""

    post: Post
    office: Office
    place: Place
    process_of: Mapping[Key, int]
    mine: Rank
    ranks: Sequence[Rank]
    """Of the stage; all but `mine` are shadows."""
    ops: Sequence[Op]
    apart: bool
    """Whether some operators are not every rank's: then ranks go from meeting to meeting."""
    round: int = 0
    """How many meetings came before in the visit, of the rank and of whom it met."""
    orders: dict[Key, int] = field(init=False)

    def __post_init__(self) -> None:
        self.orders = {key_of(rank): i for i, rank in enumerate(self.ranks)}

    def alone(self, index: int) -> None:
        """Run an operator of the rank's own."""
        at = 2 * self.round if self.apart else index
        self.place.within = WITHIN, at, self.orders[key_of(self.mine)]
        op = self.ops[index]
        if not isinstance(op, Collective):
            run_local(op, [self.mine])

    def meet(self, index: int, op: Collective, ctx: Context) -> None:
        """Run a collective with the rank's group."""
        order = self.orders[key_of(self.mine)]
        if not self.apart:
            self.place.within = WITHIN, index, order
            if isinstance(op, Plain):
                check_present(op, self.ranks, tuple(op.group))
        keys = members(op, self.mine, self.ranks, ctx)
        group = [rank for rank in self.ranks if key_of(rank) in keys]
        came_by = self.exchange(index, op, group)
        if self.apart:
            self.place.within = WITHIN, 2 * self.round + 1, self.orders[min(keys)]
        waiting = {key_of(rank): (each, keys) for rank, each in zip(group, came_by, strict=True)}
        join(group, waiting, run_together)
        self.round += 1

    def exchange(self, index: int, op: Collective, group: Sequence[Rank]) -> list[Collective]:
        """Give operands and get them; the operator that each of the group came by."""
        keys = tuple(map(key_of, group))
        channel = "meet " + " ".join(".".join(map(str, key)) for key in keys)
        others = [(self.process_of[key], rank) for key, rank in zip(keys, group, strict=True)]
        others = [(process, rank) for process, rank in others if rank is not self.mine]
        here = self.place.phase, self.place.visit
        head: Head = {"at": here, "op": index, "round": self.round}
        mine = tuple(self.mine.env.get(name) for name in op.ins)
        for process, _ in others:
            self.post.send(process, channel, head, mine)
        self.place.op, self.place.group = op.out, keys
        sources = tuple(process for process, _ in others)
        need = Need(sources, tuple(key_of(rank) for _, rank in others), channel, here)
        found = self.post.receive(self.office, need)
        self.place.group = ()
        came_by = {key_of(self.mine): op}
        for (_, rank), (message, value) in zip(others, found, strict=True):
            other = cast("Collective", self.ops[cast("int", message.head["op"])])
            came_by[key_of(rank)] = other
            rank.env = dict(zip(other.ins, cast("tuple[object, ...]", value), strict=True))
            self.round = max(self.round, message.head["round"])
        return [came_by[key] for key in keys]


def walk(
    way: Walk, visit: Visit, contexts: Sequence[Context], between: Callable[[], object]
) -> None:
    """All operators of a visit that are the rank's; `between` is called before each."""
    check_layers(visit, contexts)
    at = {**way.mine.at, "step": way.mine.work.step}
    for index, op in enumerate(visit.ops):
        if not op.runs_on(at):
            continue
        between()
        turn_to(op, way.ranks, contexts)
        way.place.op = op.out
        if isinstance(op, Collective):
            way.meet(index, op, way.mine.ctx)
        else:
            way.alone(index)
