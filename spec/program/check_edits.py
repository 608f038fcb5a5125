"""Whether the operators that a plan's edits speak of are there, in one of its programs."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.spec.model.model import Model
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.about import NoEdit
from shardproof.spec.program.edit import edited, matches, subject
from shardproof.spec.program.lower.handoff import ON_HANDOFF, handoff
from shardproof.spec.program.lower.phase import PhaseProgram, canonical, with_edit
from shardproof.spec.program.op import Op
from shardproof.spec.source.nearest import nearest


def wrong_edits(model: Model, plan: Plan) -> Iterator[tuple[int, NoEdit]]:
    """Each edit that changes nothing or makes no sense, by its number; they are made in turn."""
    programs = {name: canonical(model, plan, name) for name in PHASES}
    between = list(handoff(plan.with_(edits=())))
    for number, edit in enumerate(plan.edits):
        try:
            found = edit.action in ON_HANDOFF and bool(matches(edit, between))
            if found:
                between = edited(between, edit, plan.phase("decode"))
            for name in PHASES:
                if edit.phase in (None, name):
                    found = found or any(matches(edit, ops) for ops in _lists(programs[name], edit))
                    programs[name] = with_edit(programs[name], edit)
            if not found:
                raise _absent(edit, [op for p in programs.values() for op in _ops(p)])
        except NoEdit as wrong:
            yield number, wrong


def _lists(program: PhaseProgram, edit: Edit) -> Iterator[tuple[Op, ...]]:
    return (visit.ops for visit in program.visits if edit.stage in (None, visit.stage))


def _ops(program: PhaseProgram) -> Iterator[Op]:
    return (op for visit in program.visits for op in visit.ops)


def _absent(edit: Edit, ops: list[Op]) -> NoEdit:
    name = subject(edit)
    where = "".join(
        (f" in {edit.phase}" if edit.phase else "", "" if edit.stage is None else " on its stage")
    )
    close = nearest(name, sorted({op.out for op in ops}))
    help_ = f"did you mean {close}?" if close else "`shardproof run PLAN --program both` lists them"
    return NoEdit(f"no operator is called {name}{where}", help_)
