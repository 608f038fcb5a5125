"""Plans that edit their program: whether the edits make sense."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.spec.errors import InputError
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.node import Node, place_of


def edit_errors(model: Model, plan: Plan, root: Node) -> Iterator[InputError]:
    """An error for each edit that the plan's programs have no place for."""
    if not plan.edits or model.unread:
        return
    from shardproof.spec.program.check_edits import wrong_edits

    for number, wrong in wrong_edits(model, plan):
        field = f"edits[{number}]"
        place = place_of(root, ("edits", number))
        yield InputError("PLAN-EDIT", wrong.message, place, field, wrong.help)
