"""Edited plans at random: legal ones with one to three operators changed."""

from __future__ import annotations

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.edits import random_edit
from shardproof.fuzzing.near import MOST, legal
from shardproof.fuzzing.plans import build
from shardproof.spec.model.model import Model
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.program.lower.phase import lower

TRIES = 12
"""Most random edits make no sense of their operator: so many are tried at a plan."""


def edited(rng: Chooser, most: int = MOST, model: Model | None = None) -> tuple[Model, Plan]:
    """A legal plan with edits, each of which makes sense of the operator that it speaks of."""
    while True:
        of, written = legal(rng, most, model)
        plan = build(Plan, written)
        found: tuple[Edit, ...] = ()
        wanted = rng.choice((1, 1, 2, 3))
        for _ in range(TRIES):
            phase = rng.choice(PHASES)
            ops = [op for visit in lower(of, plan, phase).visits for op in visit.ops]
            kinds = {op.out: op.kind for op in ops}
            edit = random_edit(rng, list(kinds), kinds, plan.phase(phase))
            tried = plan.with_(edits=(*found, edit))
            if not any(wrong_edits(of, tried)):
                found = tried.edits
                if len(found) == wanted:
                    break
        if found:
            return of, plan.with_(edits=found)
