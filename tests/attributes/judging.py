"""One attribute of one operator changed, judged by the engine and by runs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from shardproof.executor.domains import Field
from shardproof.executor.run.verdict.search import counterexample
from shardproof.executor.weights import random_weights
from shardproof.spec.engine.by_value import ByValue, by_value
from shardproof.spec.model.model import Model
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.vocabulary import KINDS
from tests.attributes.plans import PLANS, Base
from tests.attributes.values import others, own

Ran = Literal["equal", "different", "cannot run", "stuck"]


@dataclass(frozen=True, slots=True)
class Change:
    """An attribute of an operator of a plan, and what it is changed to."""

    base: str
    phase: PhaseName
    op: Op
    key: str
    value: object

    @property
    def plan(self) -> Plan:
        plan = PLANS[self.base].plan
        phase = None if self.op.kind == "handoff" else self.phase
        edit = Edit("change", self.op.out, phase=phase, about=((self.key, self.value),))
        return plan.with_(edits=(*plan.edits, edit))

    @property
    def restated(self) -> bool:
        """Whether it says what is said anyway."""
        return self.value == own(self.op, self.key)

    def __str__(self) -> str:
        where = "" if self.op.kind == "handoff" else f" in {self.phase}"
        return f"{self.base}: {self.op.out} ({self.op.kind}){where}, {self.key}: {self.value}"


@dataclass(frozen=True, slots=True)
class Judged:
    """What the two say of a change."""

    change: Change
    ran: Ran
    told: str
    """What the run says of itself."""
    value: ByValue

    @property
    def agree(self) -> bool:
        return (self.value.word == "legal") == (self.ran == "equal")

    def __str__(self) -> str:
        why = self.told if self.value.word == "legal" else self.value.why
        return f"{self.change}: {self.value.word}, and it runs {self.ran}: {why}"


@cache
def weights_of(model: Model) -> tuple[str, ...]:
    return tuple(sorted(random_weights(model, Field(1, 0))))


def operators(base: Base) -> Iterator[tuple[PhaseName, Op]]:
    """Every operator of both phases, and what stands between them."""
    phases: tuple[PhaseName, ...] = ("prefill", "decode")
    for phase in phases:
        for visit in lower(base.model, base.plan, phase).visits:
            for op in visit.ops:
                yield phase, op
    for op in handoff(base.plan):
        yield "decode", op


def changes(name: str) -> Iterator[Change]:
    """Every value of every attribute of every operator of a plan, each operator's name once."""
    base = PLANS[name]
    names, layers = weights_of(base.model), len(base.model.layers)
    every: dict[tuple[PhaseName, str], Op] = {}
    for phase, op in operators(base):
        every[phase, op.out] = op
    for (phase, _), op in every.items():
        for key in KINDS[op.kind].about:
            for value in others(op, key, names, layers, base.plan.phase(phase).tp):
                yield Change(name, phase, op, key, value)


def judged(change: Change) -> Judged | None:
    """What engine and runs say; None where the edit is an error of input."""
    model, plan = PLANS[change.base].model, change.plan
    if any(wrong_edits(model, plan)):
        return None
    found = counterexample(model, plan)
    ran: Ran = "equal" if found is None else found.kind
    return Judged(change, ran, str(found or ""), by_value(model, plan))
