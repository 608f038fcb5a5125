"""Edited plans at random: legal ones with one to three operators changed."""

from __future__ import annotations

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.edits import idle_edit, random_edit
from shardproof.fuzzing.near import MOST, legal
from shardproof.fuzzing.plans import build
from shardproof.spec.model.model import Model
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.program.lower.phase import lower

IDLE = 0.3
"""Of the plans so many are edited in ways that change nothing."""
TRIES = 12
"""Most random edits make no sense of their operator: so many are tried at a plan."""


def edited(rng: Chooser, most: int = MOST, model: Model | None = None) -> tuple[Model, Plan]:
    """A legal plan with edits, each of which makes sense of the operator that it speaks of."""
    while True:
        of, written = legal(rng, most, model)
        if (plan := with_edits(rng, of, build(Plan, written))) is not None:
            return of, plan


def with_edits(rng: Chooser, model: Model, plan: Plan) -> Plan | None:
    """The plan with edits; none where those that were drawn make no sense."""
    found: tuple[Edit, ...] = ()
    wanted = rng.choice((1, 1, 2, 3))
    phases = PHASES if plan.workload.steps != 0 else PHASES[:1]
    programs = {name: lower(model, plan, name) for name in phases}
    draw = idle_edit if rng.random() < IDLE else random_edit
    for _ in range(TRIES):
        name = rng.choice(phases)
        ops = {op.out: op for visit in programs[name].visits for op in visit.ops}
        edit = draw(rng, ops, plan.phase(name))
        tried = plan.with_(edits=(*found, edit))
        if not any(wrong_edits(model, tried)):
            found = tried.edits
            if len(found) == wanted:
                break
    return plan.with_(edits=found) if found else None
