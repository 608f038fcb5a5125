"""What every operator of a run made, on which rank, and from what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import numpy as np

from shardproof.executor.domains import Exponentials, Tensor
from shardproof.executor.run.divergence.layouts import Layout, group_of, layout, own_layout
from shardproof.executor.run.ops.dispatch import Sent
from shardproof.executor.run.ops.router import Routes
from shardproof.executor.run.outcome.reference_name import NOTHING, READ, module_of, twin
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Rank, Work
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.attention import CacheRead, CacheStep, First, Second
from shardproof.spec.program.ops.blocks import BlockGather, GatherRows
from shardproof.spec.program.ops.collectives import AllReduce, AllToAll
from shardproof.spec.program.ops.passing import Receive, Same, Send
from shardproof.spec.program.ops.stream import Lookup
from shardproof.spec.record import dataclass, field

Place = tuple[int, int, int]
"""A rank within its stage: dp, sp, tp."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A tensor, and where its values stand; after a dispatch, the rank whose tokens it is of."""

    value: Tensor | None
    """None of what is no tensor, and yet lies as what is made of it."""
    layout: Layout
    source: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """One operator that has run on one rank."""

    op: Op
    phase: PhaseName
    rank: Key
    block: tuple[int, int, int]
    """The rank's block of experts, and its places along ep and the experts' tp."""
    over: tuple[str, ...]
    """The axes that the module lies over which makes the result."""
    place: int
    """The first token that the rank worked on."""
    twin: str
    """The reference's tensor that the result stands for."""
    pieces: tuple[Piece, ...]
    """More than one after a dispatch; none where there is no result."""
    ins: Made
    due: range
    """The places of which keys and values read from a cache must have an entry, on some rank."""
    work: Work
    """What the rank worked on."""


class Read(Same):
    """What gives a rank the tokens that it looks up: no operator, but the loop around them."""

    kind = "read"


TOKENS: dict[PhaseName, Op] = {name: Read("tokens") for name in ("prefill", "decode")}

Dealt = AllToAll | AllReduce | GatherRows
"""Where what a rank ends up with depends on how what the others bring lies."""
Made = tuple[Record | None, ...]
"""What made the operands; None for what no operator made."""
Event = dict[Key, Record]
"""What the ranks of a stage have under one name."""


@dataclass(frozen=True, slots=True)
class Turn:
    """When the ranks of a stage make what has this name, each by an operator of its own maybe."""

    phase: PhaseName
    stage: int
    step: int
    name: str
    which: int
    """Of several sequences in a row, the one that is decoded."""
    number: int = 0
    """How often they do in this step, with one microbatch after the other."""


@dataclass(slots=True)
class Recorder:
    """Told of every operator: `execute(..., watch=recorder)`."""

    meant: Mapping[tuple[PhaseName, str], Op] = field(
        default_factory=dict[tuple[PhaseName, str], Op]
    )
    """By name, the operators of the program that was edited: what is under its name should be."""
    events: dict[Turn, Event] = field(default_factory=dict["Turn", Event])
    """In the order in which they ran."""
    latest: dict[tuple[Key, str], Record] = field(default_factory=dict[tuple[Key, str], Record])
    """By rank and name."""
    sent: dict[tuple[int, Place], Record] = field(default_factory=dict[tuple[int, Place], Record])
    """By the value that goes to another stage, and the rank's place in both."""
    ran: Counter[tuple[Key, tuple[PhaseName, int, int, str, int]]] = field(
        default_factory=Counter[tuple[Key, tuple[PhaseName, int, int, str, int]]]
    )

    def __call__(self, rank: Rank, op: Op) -> None:
        if isinstance(op, Lookup):
            # What a rank reads is as much a part of the run as what it makes of it.
            own = Piece(Tensor(rank.work.ids), own_layout(rank))
            self.keep(rank, TOKENS[rank.ctx.name], READ, (own,), ())
        key, result = key_of(rank), rank.env.get(op.out)
        ins = self.read(rank, op, result)
        given = stood_for(op, ins)
        pieces = tuple(self.pieces(rank, op, result, given))
        self.keep(rank, op, self.twin_of(rank, op, given), pieces, ins)
        if isinstance(op, Send):
            self.sent[id(result), key[1:]] = self.latest[key, op.out]

    def keep(self, rank: Rank, op: Op, name: str, pieces: tuple[Piece, ...], ins: Made) -> None:
        key = key_of(rank)
        record = Record(
            op,
            rank.ctx.name,
            key,
            (rank.number // rank.ctx.block, *rank.in_block()),
            over(rank, name),
            min(rank.work.places, default=0),
            name,
            pieces,
            ins,
            due_in_cache(rank, op),
            rank.work,
        )
        at = rank.ctx.name, key[0], step_of(rank), op.out, rank.work.of_row[1]
        self.ran[key, at] += 1
        self.events.setdefault(Turn(*at, self.ran[key, at]), {})[key] = record
        self.latest[key, op.out] = record

    def read(self, rank: Rank, op: Op, result: object) -> Made:
        """What made the operands; what was received is what was sent."""
        key = key_of(rank)
        if isinstance(op, Receive):
            return (self.sent.get((id(result), key[1:])),)
        return tuple(self.latest.get((key, name)) for name in op.ins)

    def twin_of(self, rank: Rank, op: Op, given: Made) -> str:
        meant = self.meant.get((rank.ctx.name, op.out))
        if meant is not None and meant.kind != op.kind:
            given = stood_for(meant, tuple(self.latest.get((key_of(rank), n)) for n in meant.ins))
        names = [one.twin if one is not None else NOTHING for one in given]
        return twin(rank, meant or op, names)

    def pieces(self, rank: Rank, op: Op, result: object, given: Made) -> Iterator[Piece]:
        if isinstance(result, Sent):
            for source, value in zip(result.sources, result.values, strict=True):
                if (where := self.of_source(rank, op, given, source)) is not None:
                    yield Piece(tensor_of(value), where, source)
        elif result is not None:
            layouts = [lies(one) or own_layout(rank) for one in given]
            if isinstance(op, Dealt):
                group = [{**rank.at, **at} for at in group_of(rank, op)]
                givers = [(at["pp"], at["dp"], at["sp"], at["tp"]) for at in group]
                found = [lies(self.latest.get((giver, op.ins[0]))) for giver in givers]
                others = [one for one in found if one is not None]
                layouts = others if isinstance(op, AllToAll) else layouts + others
            yield Piece(tensor_of(result), layout(rank, op, layouts))

    def of_source(self, rank: Rank, op: Op, given: Made, source: int) -> Layout | None:
        """How that lies which came from the rank of this number."""
        before = given[0]
        if isinstance(op, BlockGather):
            phase = rank.ctx.phase
            dp, rest = divmod(source, phase.sp * phase.tp)
            giver = (rank.at["pp"], dp, *divmod(rest, phase.tp))
            return lies(self.latest.get((giver, op.ins[0])))
        found = [p.layout for p in before.pieces if p.source == source] if before else []
        return found[0] if found else None


def lies(record: Record | None) -> Layout | None:
    return record.pieces[0].layout if record is not None and record.pieces else None


def stood_for(op: Op, ins: Made) -> Made:
    """What is read from a cache is what was put there."""
    read = ins[0] if isinstance(op, (First, Second)) else None
    if read is not None and isinstance(read.op, (CacheStep, CacheRead)):
        return (read.ins[0 if isinstance(op, First) else 1],)
    return ins


def over(rank: Rank, name: str) -> tuple[str, ...]:
    module = module_of(rank, name)
    return rank.ctx.over(module) if module else ("tp",)


def step_of(rank: Rank) -> int:
    """In decode the place of the first token that each rank of the stage works on."""
    return rank.work.places[0] if rank.ctx.name == "decode" else 0


def due_in_cache(rank: Rank, op: Op) -> range:
    if not isinstance(op, (First, Second)) or not rank.work.places:
        return range(0)
    first, last = min(rank.work.places), max(rank.work.places)
    end = min(rank.work.taken_back, default=last + 1)
    position = rank.work.position(first)
    return range(first - position + rank.ctx.layer.attention.first_seen(position), end)


def tensor_of(value: object) -> Tensor | None:
    """What of a result can be compared; None of keys with values, or of parts to be merged."""
    match value:
        case Tensor():
            return value
        case Exponentials():
            return value.values
        case Routes():
            return value.weights
        case np.ndarray():
            return Tensor(value)
        case _:
            return None
