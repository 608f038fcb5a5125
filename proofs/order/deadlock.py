"""Whether ranks wait for ever: sends that nobody takes, collectives in more than one order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise, product

from shardproof.proofs.order.graph import graph_of
from shardproof.proofs.order.joining import ANY_STEP, AXES, Rank, never_joins
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import group_of
from shardproof.spec.program.ops.passing import Receive, Send

Event = tuple[int, int, Rank]
"""The visit and the place of a collective, and the coordinates that its group shares."""


def stuck(program: PhaseProgram) -> str | None:
    """Why some ranks would wait for ever, or none. All ranks of a stage run one list."""
    away = (never_joins(visit.ops, program.phase, visit.stage) for visit in program.visits)
    return unmatched(visit.ops for visit in program.visits) or next(filter(None, away), None)


def unmatched(visits: Iterable[Iterable[Op]]) -> str | None:
    """A part that is received and not sent, or sent and not received."""
    sent: list[str] = []
    for number, ops in enumerate(visits):
        own = list(ops)
        received = [op.part for op in own if isinstance(op, Receive)]
        if sorted(received) != sorted(part for part in sent if part != "token"):
            return f"visit {number} receives {received}, and is sent {sent}"
        sent = [op.part for op in own if isinstance(op, Send)]
    return None


def circle(program: PhaseProgram) -> list[Event]:
    """Collectives that wait for each other, rank by rank: for programs of few ranks.

    An event comes after another where some rank joins both; one that a rank of its group never
    joins comes after itself.
    """
    own: dict[Rank, list[Event]] = defaultdict(list)
    members: dict[Event, set[Rank]] = defaultdict(set)
    for rank, event in events(program):
        own[rank].append(event)
        members[event].add(rank)
    edges = [pair for each in own.values() for pair in pairwise(each)]
    edges += [(e, e) for e, ranks in members.items() if ranks != _group(program, e)]
    return graph_of(members, edges).circle


def events(program: PhaseProgram) -> Iterator[tuple[Rank, Event]]:
    """What each rank of the stages joins, in its own order."""
    ranks = list(_ranks(program))
    for number, visit in enumerate(program.visits):
        for place, op in enumerate(visit.ops):
            group = group_of(op)
            if not group or op.kind.startswith("block_"):
                continue
            for rank in ranks:
                if _joins(op, visit.stage, rank):
                    yield rank, (number, place, _shared(rank, group))


def _ranks(program: PhaseProgram) -> Iterator[Rank]:
    phase = program.phase
    return product(range(phase.dp), range(phase.sp), range(phase.tp))


def _shared(rank: Rank, group: tuple[str, ...]) -> Rank:
    return tuple(at for axis, at in zip(AXES, rank, strict=True) if axis not in group)


def _joins(op: Op, stage: int, rank: Rank) -> bool:
    places = dict(zip(AXES, rank, strict=True))
    return op.runs_on({**places, "pp": stage, "step": ANY_STEP})


def _group(program: PhaseProgram, event: Event) -> set[Rank]:
    number, place, shared = event
    group = group_of(program.visits[number].ops[place]) or ()
    return {rank for rank in _ranks(program) if _shared(rank, group) == shared}
