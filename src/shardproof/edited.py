"""Plans that edit their program: whether the edits make sense, and what a run of them shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from shardproof.spec.errors import InputError
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.node import Node, place_of
from shardproof.spec.verdict import EDITED, Shown, Verdict


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
    """The verdict, of which a run may know more where the law is silent.

    A run can only refuse: that none differs proves nothing of an edited program.
    """
    if verdict.unknown != (EDITED,):
        return verdict
    from shardproof.executor.run.search import counterexample
    from shardproof.executor.shrink import shrink

    small = shrink(verdict.model, verdict.plan)
    if small.obstacle:
        return replace(verdict, unknown=(f"{EDITED}; {small.obstacle}",))
    found = counterexample(small.model, verdict.plan)
    if found is None:
        return replace(verdict, unknown=(f"{EDITED}; no run of it differs from the model",))
    shown = Shown(found.kind, str(found), f"{found.tried}; {small}")
    return replace(verdict, word="illegal", unknown=(), shown=shown)
