"""Plans that edit their program: whether the edits make sense, and what a run of them shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from shardproof.spec.errors import InputError
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.node import Node, place_of
from shardproof.spec.verdict import EDITED, Shown, Verdict

DISAGREE = (
    "internal disagreement, a mistake in shardproof itself: every operator has a rule, and yet a "
    "run is not the model's. `shardproof run PLAN --witness FILE` keeps it for a report"
)


def edit_errors(model: Model, plan: Plan, root: Node) -> Iterator[InputError]:
    """An error for each edit that the plan's programs have no place for."""
    if not plan.edits:
        return
    from shardproof.spec.program.check_edits import wrong_edits

    for number, wrong in wrong_edits(model, plan):
        field = f"edits[{number}]"
        place = place_of(root, ("edits", number))
        yield InputError("PLAN-EDIT", wrong.message, place, field, wrong.help)


def decided(verdict: Verdict) -> Verdict:
    """The verdict, of which a derivation or a run may know more where the law is silent.

    A run can only refuse: that none differs proves nothing of an edited program. A derivation
    can only accept; a plan that is derived and differs is a mistake of ours.
    """
    if verdict.unknown != (EDITED,):
        return verdict
    from shardproof.executor.run.search import counterexample
    from shardproof.executor.shrink import shrink
    from shardproof.spec.rules.derive import Derivation, derive

    small = shrink(verdict.model, verdict.plan)
    if small.obstacle:
        return replace(verdict, unknown=(f"{EDITED}; {small.obstacle}",))
    found = counterexample(small.model, verdict.plan)
    derived = derive(verdict.model, verdict.plan)
    if isinstance(derived, Derivation):
        if found is not None:
            return replace(verdict, unknown=(f"{DISAGREE}: {found.kind}: {found}; {found.tried}",))
        return replace(verdict, word="legal", unknown=(), same_degrees="legal")
    if found is None:
        why = f"{EDITED}; no run of it differs from the model, and {derived}"
        return replace(verdict, unknown=(why,))
    shown = Shown(found.kind, str(found), f"{found.tried}; {small}")
    return replace(verdict, word="illegal", unknown=(), shown=shown)
