"""The order of a derived program, from its steps: no cost grows with layers or ranks.

A verdict asks for it beside law and derivation. What is typed once stands for all that is alike, so
one visit to each kind of stage is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import repeat

from shardproof.proofs.order.boundaries import Crossing, crossings_of
from shardproof.proofs.order.joining import never_joins
from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.lower.folded import folded
from shardproof.spec.program.op import Op
from shardproof.spec.record import dataclass
from shardproof.spec.rules.derive import Derivation
from shardproof.spec.rules.phase import Typed


@dataclass(frozen=True, slots=True)
class Disorder:
    """What waits for ever, or runs before what it reads."""

    phase: PhaseName
    why: str

    def __str__(self) -> str:
        return f"{self.phase}: {self.why}"


def disorder(model: Model, plan: Plan, found: Derivation) -> Disorder | None:
    """Why the ranks of a plan that is derived would wait for each other, or run too early."""
    for name, typed in found.phases.items():
        # Of an edited plan each visit is a part; a strategy names no stage in an operator.
        stages = folded(model, plan, name).stages if plan.edits else repeat(0)
        why = _waits(typed, plan.phase(name), stages)
        if why is None and name == "decode":
            why = late(model, plan)
        if why is not None:
            return Disorder(name, why)
    return None


def _waits(typed: Typed, phase: Phase, stages: Iterable[int]) -> str | None:
    sent: set[str] = set()
    for part, stage in zip(typed.parts, stages, strict=False):
        ops = [step.op for step in part.steps]
        if (why := never_joins(ops, phase, stage)) is not None:
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


def away(plan: Plan, found: Derivation) -> list[tuple[PhaseName, Crossing]]:
    """Collectives over tp that do not stand where the canonical lowering puts them."""
    return [
        (name, crossing)
        for name, typed in found.phases.items()
        for ops in _stretches(typed)
        for crossing in crossings_of(ops, plan.phase(name).tp)
    ]


def _stretches(typed: Typed) -> Iterator[list[Op]]:
    """Operators in a row: each kind of layer with what stands behind it, and the two ends."""
    taken = {number for run in typed.runs for number in run.parts}
    rows = [list(run) for run in dict.fromkeys(run.parts for run in typed.runs)]
    ends = [number for number in range(len(typed.parts)) if number not in taken]
    if typed.runs:
        rows += [ends[:-1], ends[-1:]]  # the embedding with its way to the next stage; the head
    else:
        rows.append(ends)
    for row in rows:
        yield [step.op for number in row for step in typed.parts[number].steps]
