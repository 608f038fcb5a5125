"""The order of a plan's program, each kind of layer once: no cost grows with layers or ranks.

A verdict asks for it beside law and engine. What is written once stands for all that is alike, so
one visit to each kind of stage is looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain

from shardproof.proofs.order.boundaries import Crossing, crossings_of
from shardproof.proofs.order.joining import never_joins
from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.lower.folded import (
    Folded,
    Piece,
    body,
    crossing,
    entering,
    folded,
    joined,
    leaving,
)
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.spec.record import dataclass

_LAYER = re.compile(r"(?<=^layers\.)\d+")
Row = tuple[Sequence[Op], ...]
"""What is run in one go, one after the other."""


@dataclass(frozen=True, slots=True)
class Disorder:
    """What waits for ever, or runs before what it reads."""

    phase: PhaseName
    why: str

    def __str__(self) -> str:
        return f"{self.phase}: {self.why}"


def disorder(model: Model, plan: Plan) -> Disorder | None:
    """Why the ranks of a plan would wait for each other, or run too early.

    Collectives of an edited program pair by their order, whatever they are called: of these the
    engine says who waits.
    """
    for name in () if plan.edits else phases(plan):
        why = _waits(rows(model, plan, name), plan.phase(name))
        if why is None and name == "decode":
            why = late(model, plan)
        if why is not None:
            return Disorder(name, why)
    return None


def phases(plan: Plan) -> tuple[PhaseName, ...]:
    """Those that a plan runs."""
    return PHASES[:1] if plan.workload.steps == 0 else PHASES


@lru_cache(maxsize=16)
def rows(model: Model, plan: Plan, name: PhaseName) -> Sequence[Row]:
    """The embedding, each kind of layer, and the head, each with its way to what is behind it.

    Of an edited plan all visits are one row.
    """
    if plan.edits:
        return (tuple(visit.ops for visit in lower(model, plan, name).visits),)
    program = folded(model, plan, name)
    first = program.walk[0].stages[0] if program.walk else program.head_stage
    piece = entering(program)
    found = [_parts(piece)]
    if program.phase.stages.embedding != first:
        found[0] += _parts(crossing(program, None, piece, 0))
    for kind, leaves in dict.fromkeys(_steps(program)):
        piece = body(program, kind)
        behind = crossing(program, kind, piece, 0) if leaves else joined(program, kind, piece)
        found.append((*_parts(piece), *_parts(behind)))
    return (*found, _parts(leaving(program)))


def _parts(piece: Piece) -> Row:
    return piece.visits


def _steps(program: Folded) -> Iterator[tuple[int, bool]]:
    """Each kind of layer, and whether the stream leaves its stage behind one of it."""
    layers = program.contexts[0].model.layers
    after_all = [*(block.stages[0] for block in program.walk), program.head_stage]
    for block, after in zip(program.walk, after_all[1:], strict=True):
        across = {*block.ends[:-1], *(block.ends[-1:] if after != block.stages[-1] else ())}
        yield from ((layers[at], at in across) for at in block.taken if at < len(layers))


def _waits(every: Sequence[Row], phase: Phase) -> str | None:
    sent: set[str] = set()
    for ops in chain.from_iterable(every):
        # A strategy names no stage in an operator.
        if (why := never_joins(ops, phase, 0)) is not None:
            return why
        for op in ops:
            if op.kind == "receive" and op.about["part"] not in sent:
                return f"{op.out}: nobody sends it"
            if op.kind == "send":
                sent.add(op.about["part"])
    return None


def late(model: Model, plan: Plan) -> str | None:
    """Two visits of decode that run the wrong way round, by the plan's ticks or its period."""
    phase, work = plan.phase("decode"), plan.workload
    stages = folded(model, plan, "decode").stages
    schedule, steps = phase.schedule, work.steps
    if schedule.ticks is None:
        # By the theorem on periods: long enough for two steps is long enough for all.
        period = len(stages) if schedule.period is None else schedule.period
        if period < len(stages) and (steps is None or steps > 1):
            return f"a step begins {period} ticks after the one before it, of {len(stages)} visits"
        return None
    from shardproof.proofs.order.steps import late_of  # few plans list their ticks

    return late_of(schedule.ticks, stages, work.batch or 0, steps or 0)


def away(model: Model, plan: Plan) -> list[tuple[PhaseName, Crossing]]:
    """Collectives over tp that do not stand where the canonical lowering puts them."""
    every: list[tuple[PhaseName, Crossing]] = [
        (name, crossing)
        for name in phases(plan)
        for row in rows(model, plan, name)
        for crossing in crossings_of([op for ops in row for op in ops], plan.phase(name).tp)
    ]
    # Of an edited plan every layer is there; what stands in several is told of the first.
    found: dict[tuple[str, str, str], tuple[PhaseName, Crossing]] = {}
    for name, each in every:
        found.setdefault((name, _LAYER.sub("", each.op), each.why), (name, each))
    return [*found.values()]
