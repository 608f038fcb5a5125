"""Whether the operators that a plan's edits speak of are there, in one of its programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardproof.spec.model.model import Model
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.about import NoEdit
from shardproof.spec.program.edit import edited, matches, subject
from shardproof.spec.program.indices import check_indices
from shardproof.spec.program.lower.handoff import ON_HANDOFF, handoff, is_for_it
from shardproof.spec.program.lower.phase import PhaseProgram, canonical, with_edit
from shardproof.spec.program.op import Op
from shardproof.spec.program.selecting import Site, check_selection
from shardproof.spec.record import replace
from shardproof.spec.source.nearest import nearest


def wrong_edits(model: Model, plan: Plan) -> Iterator[tuple[int, NoEdit]]:
    """Each edit that changes nothing or makes no sense, by its number; they are made in turn."""
    programs: Programs = {name: canonical(model, plan, name) for name in PHASES}
    between = list(handoff(plan.with_(edits=())))
    for number, edit in enumerate(plan.edits):
        try:
            sites = _sites(plan, programs, between, edit)
            if not sites:
                raise _absent(plan, programs, between, edit)
            check_selection(plan, edit, sites)
            for site in sites:
                check_indices(model, plan, edit, site)
            if any(site.stage is None for site in sites):
                between = edited(between, edit, plan.phase("decode"))
            for name in PHASES:
                if edit.phase in (None, name):
                    programs[name] = with_edit(programs[name], edit)
        except NoEdit as wrong:
            yield number, wrong


Programs = dict[PhaseName, PhaseProgram]


def _sites(plan: Plan, programs: Programs, between: Sequence[Op], edit: Edit) -> list[Site]:
    """The operators that an edit speaks of, in what runs; it may be told that it can't be there."""
    found = [
        Site(op, name, visit.stage)
        for name in _running(plan)
        if edit.phase in (None, name)
        for visit in programs[name].visits
        if edit.stage in (None, visit.stage)
        for op, _ in matches(edit, visit.ops)
    ]
    if "decode" in _running(plan) and is_for_it(edit):
        found += [Site(op, "decode", None) for op, _ in matches(edit, between)]
    return found


def _running(plan: Plan) -> Sequence[PhaseName]:
    return PHASES[:1] if plan.workload.steps == 0 else PHASES


def _absent(plan: Plan, programs: Programs, between: Sequence[Op], edit: Edit) -> NoEdit:
    """Why an edit finds no operator: it is nowhere, or not where the edit looks for it."""
    name = subject(edit)
    if edit.stage is not None and edit.stage >= (most := _stages(plan, edit)):
        stages = "stage 0 alone" if most == 1 else f"stages 0 to {most - 1}"
        return NoEdit(f"there is no stage {edit.stage}", f"pp is {most}: {stages}", "stage")
    if matches(edit, between):
        return _not_the_handoff(edit)
    anywhere = replace(edit, phase=None, stage=None)
    all_ = plan.with_(workload=plan.workload.with_(steps=None))
    if sites := _sites(all_, programs, (), anywhere):
        phases = dict.fromkeys(site.phase for site in sites)
        if edit.phase not in (None, *phases):
            told = f"{name} is not in {edit.phase}"
            return NoEdit(told, f"it is in {' and '.join(phases)}", "phase")
        if plan.workload.steps == 0 and "prefill" not in (edit.phase or phases):
            return NoEdit("the workload has no decode step", "`workload: {steps: 0}` says so")
        here = (s for s in sites if edit.phase in (None, s.phase))
        of = sorted({site.stage for site in here if site.stage is not None})
        told = "stage" if len(of) == 1 else "stages"
        right = f"it is on {told} {', '.join(map(str, of))}"
        return NoEdit(f"{name} is not on stage {edit.stage}", right, "stage")
    close = nearest(name, sorted({op.out for p in programs.values() for op in _ops(p)}))
    help_ = f"did you mean {close}?" if close else "`shardproof run PLAN --program both` lists them"
    return NoEdit(f"no operator is called {name}", help_, _named_by(edit))


def _stages(plan: Plan, edit: Edit) -> int:
    return max(plan.phase(name).pp for name in PHASES if edit.phase in (None, name))


def _not_the_handoff(edit: Edit) -> NoEdit:
    """Why an edit does not reach the handoff, which is there."""
    if edit.action not in ON_HANDOFF:
        return NoEdit(f"the handoff cannot be edited by {edit.action}", "change or drop it")
    if edit.stage is not None:
        right = "name the ranks of decode: `ranks: {pp: [0]}`"
        return NoEdit("the handoff is on no stage", right, "stage")
    if edit.phase == "prefill":
        return NoEdit("the handoff is not in prefill", "leave `phase` out", "phase")
    if edit.steps:
        return NoEdit("the handoff is of no step", "leave `steps` out", "steps")
    return NoEdit("the workload has no decode step", "`workload: {steps: 0}` says so")


def _named_by(edit: Edit) -> str:
    """The field that has the name of the operator."""
    return edit.action if edit.action != "insert" else "after" if edit.after else "of"


def _ops(program: PhaseProgram) -> Iterator[Op]:
    return (op for visit in program.visits for op in visit.ops)
