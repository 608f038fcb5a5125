"""Whether ranks may wait for each other for ever: collectives in one order, sends matched."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise, product

from shardproof.proofs.order.graph import graph_of
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op

AXES = ("dp", "sp", "tp")
Rank = tuple[int, int, int]
Event = tuple[int, int, tuple[int, ...]]
"""The visit and the place of a collective, and the coordinates that its group shares."""


def stuck(program: PhaseProgram) -> str | None:
    """Why some ranks would wait for ever, or none."""
    return _unmatched(program) or _crossed(program)


def _unmatched(program: PhaseProgram) -> str | None:
    """A part that is received and not sent, or sent and not received."""
    sent: list[str] = []
    for number, visit in enumerate(program.visits):
        received = [op.about["part"] for op in visit.ops if op.kind == "receive"]
        if sorted(received) != sorted(part for part in sent if part != "token"):
            return f"visit {number} receives {received}, and is sent {sent}"
        sent = [op.about["part"] for op in visit.ops if op.kind == "send"]
    return None


def events(program: PhaseProgram) -> Iterator[tuple[Rank, Event]]:
    """What each rank of the stages joins, in its own order."""
    phase = program.phase
    ranks = list(product(range(phase.dp), range(phase.sp), range(phase.tp)))
    for number, visit in enumerate(program.visits):
        for place, op in enumerate(visit.ops):
            group: tuple[str, ...] | None = op.about.get("group")
            if not group or op.kind.startswith("block_"):
                continue
            for rank in ranks:
                if _joins(op, visit.stage, rank):
                    shared = tuple(
                        at for axis, at in zip(AXES, rank, strict=True) if axis not in group
                    )
                    yield rank, (number, place, shared)


def _joins(op: Op, stage: int, rank: Rank) -> bool:
    dp, sp, tp = rank
    return op.runs_on({"pp": stage, "dp": dp, "sp": sp, "tp": tp, "step": -1})


def _crossed(program: PhaseProgram) -> str | None:
    own: dict[Rank, list[Event]] = defaultdict(list)
    members: dict[Event, set[Rank]] = defaultdict(set)
    for rank, event in events(program):
        own[rank].append(event)
        members[event].add(rank)
    for event, ranks in members.items():
        wanted = _group(program, event)
        if ranks != wanted:
            return f"{_told(program, event)}: {min(wanted - ranks)} never joins"
    order = graph_of(members, (pair for each in own.values() for pair in pairwise(each)))
    if circle := order.circle:
        return "ranks wait for each other in " + ", ".join(_told(program, e) for e in circle)
    return None


def _group(program: PhaseProgram, event: Event) -> set[Rank]:
    number, place, shared = event
    group = program.visits[number].ops[place].about["group"]
    phase = program.phase
    ranks = product(range(phase.dp), range(phase.sp), range(phase.tp))
    return {
        rank
        for rank in ranks
        if tuple(at for axis, at in zip(AXES, rank, strict=True) if axis not in group) == shared
    }


def _told(program: PhaseProgram, event: Event) -> str:
    return program.visits[event[0]].ops[event[1]].out
