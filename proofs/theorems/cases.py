"""Questions of lowered programs: of every canonical one, and of one with a mistake in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from shardproof.proofs.theorems.models import Case, canonical_programs, models, said
from shardproof.proofs.theorems.theorem import Check, Checked
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.lower.phase import PhaseProgram, Visit, lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.attention import CacheStep, CacheWrite

Fault = Callable[[Case], str]
"""What is wrong with a case, or nothing."""


def on_all(fault: Fault, phases: Iterable[PhaseName] = ("prefill", "decode")) -> Checked:
    wanted = tuple(phases)
    cases = [case for case in canonical_programs() if case[2] in wanted]
    for case in cases:
        if found := fault(case):
            return Checked(held=False, over=f"{said(case)}: {found}")
    return Checked(held=True, over=f"{len(cases)} programs")


def on_one(fault: Fault, changed: Callable[[PhaseProgram], PhaseProgram]) -> Checked:
    """The same question of one canonical program with a mistake in it."""
    return on_case(fault, case_of({"tp": 2, "pp": 2}, "decode", changed))


def on_case(fault: Fault, case: Case) -> Checked:
    found = fault(case)
    return Checked(held=not found, over=f"{said(case)}: {found}")


def same(program: PhaseProgram) -> PhaseProgram:
    return program


def case_of(
    written: dict[str, object],
    name: PhaseName,
    changed: Callable[[PhaseProgram], PhaseProgram] = same,
) -> Case:
    model, plan = models()[0], plan_of(written)
    return model, plan, name, changed(lower(model, plan, name))


def rewritten(program: PhaseProgram, change: Callable[[Op], Op | None]) -> PhaseProgram:
    """The program with operators changed; of one that goes its readers read what it read."""
    visits: list[Visit] = []
    for visit in program.visits:
        ops: list[Op] = []
        instead: dict[str, str] = {}
        for op in visit.ops:
            ins = tuple(instead.get(name, name) for name in op.ins)
            new = change(replace(op, ins=ins))
            if new is None:
                instead[op.out] = ins[0]
            else:
                ops.append(new)
        visits.append(replace(visit, ops=tuple(ops)))
    return replace(program, visits=tuple(visits))


def without(kind: str, program: PhaseProgram) -> PhaseProgram:
    return rewritten(program, lambda op: None if op.kind == kind else op)


def order(
    name: str,
    fault: Fault,
    without_: str,
    twin: Callable[[], Checked],
    phases: tuple[PhaseName, ...] = ("prefill", "decode"),
) -> Check:
    return Check(name, "order", partial(on_all, fault, phases), without_, twin)


def reads_no_token(program: PhaseProgram) -> PhaseProgram:
    """Steps that are dealt: none reads what the one before it chose, or wrote."""
    return rewritten(
        program,
        lambda op: replace(op, ins=()) if "tokens" in op.ins else
        CacheWrite(op.out, op.ins, op.layer, op.where, tokens="own")
        if isinstance(op, CacheStep) else op,
    )  # fmt: skip
