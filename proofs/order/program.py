"""The order of a plan's program, each kind of layer once: no cost grows with layers or ranks.

A verdict asks for it beside law and engine. What is written once stands for all that is alike, so
one visit to each kind of stage is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from shardproof.proofs.order.boundaries import Crossing, crossings_of
from shardproof.proofs.order.joining import never_joins
from shardproof.spec.layout.fewer_layers import fewer_layers
from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.reads import tables_of, taken
from shardproof.spec.program.lower.folded import folded
from shardproof.spec.program.lower.parts import Part, first_part, last_part, layer_part, way
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.passing import Receive, Send
from shardproof.spec.record import dataclass, replace
from shardproof.spec.seldom import seldom

_LAYER = seldom(r"(?<=^layers\.)\d+")
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
    return None if plan.edits else in_order(model, plan)[0]


def in_order(model: Model, plan: Plan) -> tuple[Disorder | None, list[tuple[PhaseName, Crossing]]]:
    """Both: why ranks would wait, and what is joined elsewhere."""
    if plan.edits:
        return None, away(model, plan)
    fault: Disorder | None = None
    elsewhere: list[tuple[PhaseName, Crossing]] = []
    for name in phases(plan):
        why, found = taken(tables_of(model), of_phase, model, plan, (name,))
        if why is not None and fault is None:
            fault = Disorder(name, why)
        elsewhere.extend((name, each) for each in found)
    return fault, _each_once(elsewhere)


def of_phase(model: Model, plan: Plan, name: PhaseName) -> tuple[str | None, tuple[Crossing, ...]]:
    """Why ranks of a phase would wait, or run too early, and collectives that stand elsewhere."""
    tables, every = tables_of(model), parts(model, plan, name)
    why = taken(tables, waits, model, plan, (name,), every)
    if why is None and name == "decode":
        why = taken(tables, late, model, plan)
    found = (taken(tables, apart, model, plan, (name,), (part,)) for part in every)
    return why, tuple(chain.from_iterable(found))


def phases(plan: Plan) -> tuple[PhaseName, ...]:
    """Those that a plan runs."""
    return PHASES if plan.workload.decodes else PHASES[:1]


def rows(model: Model, plan: Plan, name: PhaseName) -> Sequence[Row]:
    """The embedding, each kind of layer, and the head, each with its way to what is behind it.

    Of an edited plan all visits are one row.
    """
    if plan.edits:
        return (tuple(visit.ops for visit in lower(model, plan, name).visits),)
    return tuple(part.rows for part in parts(model, plan, name))


def parts(model: Model, plan: Plan, name: PhaseName) -> tuple[Part, ...]:
    """The embedding, each kind of layer, and the head."""
    found = way(model, plan, name)
    return (
        first_part(model, plan, name, crosses=found.crosses),
        *(layer_part(model, plan, name, kind, leaves=leaves) for kind, leaves in found.pieces),
        last_part(model, plan, name),
    )


def waits(_model: Model, plan: Plan, name: PhaseName, *every: Part) -> str | None:
    """Why ranks would wait for ever in what these parts have in a row."""
    return _waits([part.rows for part in every], plan.phase(name))


def apart(_model: Model, plan: Plan, name: PhaseName, part: Part) -> list[Crossing]:
    """Collectives of a part that stand elsewhere."""
    return crossings_of([*chain.from_iterable(part.rows)], plan.phase(name).tp)


def _waits(every: Sequence[Row], phase: Phase) -> str | None:
    sent: set[str] = set()
    for ops in chain.from_iterable(every):
        # A strategy names no stage in an operator.
        if (why := never_joins(ops, phase, 0)) is not None:
            return why
        for op in ops:
            if isinstance(op, Receive) and op.part not in sent:
                return f"{op.out}: nobody sends it"
            if isinstance(op, Send):
                sent.add(op.part)
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
    if not plan.edits:
        return in_order(model, plan)[1]
    if (few := fewer_layers(model, plan)) is not None:
        found = away(few.model, few.plan)
        return [(name, replace(each, op=few.as_written(each.op))) for name, each in found]
    return _each_once(
        (name, each)
        for name in phases(plan)
        for row in rows(model, plan, name)
        for each in crossings_of([*chain.from_iterable(row)], plan.phase(name).tp)
    )


def _each_once(
    every: Iterable[tuple[PhaseName, Crossing]],
) -> list[tuple[PhaseName, Crossing]]:
    """Of an edited plan every layer is there; what stands in several is told of the first."""
    found: dict[tuple[str, str, str], tuple[PhaseName, Crossing]] = {}
    for name, each in every:
        found.setdefault((name, _LAYER.sub("", each.op), each.why), (name, each))
    return [*found.values()]
