"""The name of a plan and the programs to run, from what is known of the plans before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from shardproof.spec.layout.context import contexts_of
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan, Workload
from shardproof.spec.program.lower.phase import PhaseProgram, Visit, lower
from tests.exhaustive.canonical import Lowered, named, of_decode, of_handoff, of_prefill
from tests.exhaustive.execution import workloads_of

Answer = TypeVar("Answer")


class Case(Protocol):
    """A model and a plan, of which anything may be asked; under one `what` it is the same."""

    @property
    def model(self) -> Model: ...
    @property
    def plan(self) -> Plan: ...
    def ask(self, what: object, decide: Callable[[Plan], Answer], /) -> Answer: ...
    def once(self, who: str, name: bytes, decide: Callable[[], Answer], /) -> Answer: ...
    def valued(self, who: str, found: Named, decide: Callable[[], Answer], /) -> Answer: ...


@dataclass(frozen=True, slots=True, eq=False)
class Told:
    """One phase under one workload: a digest of what the runtime looks at."""

    digest: bytes


KEPT = 512
"""Programs that are kept at a time: a plan mostly shares a phase with one shortly before it."""


@dataclass(slots=True)
class Recent:
    """The programs that were lowered last."""

    visits: dict[Told, tuple[Visit, ...]] = field(default_factory=dict[Told, tuple[Visit, ...]])

    def keep(self, told: Told, visits: tuple[Visit, ...]) -> None:
        if len(self.visits) >= KEPT:
            del self.visits[next(iter(self.visits))]
        self.visits[told] = visits


@dataclass(frozen=True, slots=True)
class Phases:
    """Both phases under one workload."""

    workload: Workload
    prefill: Told
    decode: Told | None


@dataclass(frozen=True, slots=True)
class Named:
    name: bytes
    phases: tuple[Phases, ...]

    @property
    def prefills(self) -> tuple[bytes, ...]:
        """What plans share that are alike in prefill."""
        return tuple(each.prefill.digest for each in self.phases)


def name_of(case: Case, recent: Recent) -> Named:
    """What `canonical` gives; a phase is lowered once for all plans in which it is the same."""

    def lowering(
        name: PhaseName, workload: Workload, tell: Callable[[PhaseProgram], bytes]
    ) -> Callable[[Plan], Told]:
        def lowered(plan: Plan) -> Told:
            program = lower(case.model, plan.with_(workload=workload), name)
            told = Told(tell(program))
            recent.keep(told, program.visits)
            return told

        return lowered

    parts: list[bytes] = []
    phases: list[Phases] = []
    for number, workload in enumerate(case.ask("workloads", workloads_of)):
        prefill = case.ask((number, "prefill"), lowering("prefill", workload, of_prefill))
        parts.append(prefill.digest)
        decode = None
        if workload.steps:
            decode = case.ask((number, "decode"), lowering("decode", workload, of_decode))
            parts += decode.digest, case.ask("handoff", of_handoff)
        phases.append(Phases(workload, prefill, decode))
    return Named(named(parts), tuple(phases))


def runs_of(case: Case, phases: Sequence[Phases], recent: Recent) -> list[Lowered]:
    """A plan's programs, in contexts of its own."""

    def program(plan: Plan, name: PhaseName, told: Told) -> PhaseProgram:
        visits = recent.visits.get(told)
        if visits is None:
            return lower(case.model, plan, name)
        contexts = contexts_of(told_apart(case.model, plan), plan, name)
        return PhaseProgram(name, plan.phase(name), visits, contexts)

    found: list[Lowered] = []
    for each in phases:
        plan = case.plan.with_(workload=each.workload)
        decode = program(plan, "decode", each.decode) if each.decode else None
        prefill = program(plan, "prefill", each.prefill)
        found.append(Lowered(plan, prefill, decode, each.prefill.digest))
    return found
