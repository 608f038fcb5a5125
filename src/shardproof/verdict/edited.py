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
    from shardproof.verdict.edit_names import wrong_names

    wrong_ones = [*wrong_edits(model, plan), *wrong_names(model, plan)]
    for number, wrong in sorted(wrong_ones, key=lambda each: each[0]):
        field = f"edits[{number}]" + (f".{wrong.field}" if wrong.field else "")
        place = place_of(root, ("edits", number, *wrong.field.split(".")))
        yield InputError("PLAN-EDIT", wrong.message, place, field, wrong.help)
