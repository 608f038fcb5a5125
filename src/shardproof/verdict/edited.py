"""Plans that edit their program, or name layers: whether that makes sense of a model."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.spec.errors import InputError
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.source.node import Node, place_of


def plan_errors(model: Model, plan: Plan, root: Node) -> Iterator[InputError]:
    """An error for each thing that a plan says of a model which has no place for it."""
    if model.unread:
        return
    found = list(layer_errors(model, plan, root))
    yield from found or edit_errors(model, plan, root)


def layer_errors(model: Model, plan: Plan, root: Node) -> Iterator[InputError]:
    """An error for each layer that a plan speaks of and the model has not, or not so."""
    if not any(plan.phase(name).layers for name in PHASES):
        return
    from shardproof.spec.layout.of_layers import wrong_layers  # few plans name layers

    for wrong in wrong_layers(model, plan):
        place = place_of(root, wrong.path, key=True)
        yield InputError("PLAN-LAYER", wrong.message, place, ".".join(wrong.path), wrong.help)


def edit_errors(model: Model, plan: Plan, root: Node) -> Iterator[InputError]:
    """An error for each edit that the plan's programs have no place for."""
    if not plan.edits:
        return
    from shardproof.spec.layout.fewer_layers import fewer_layers
    from shardproof.spec.program.check_edits import wrong_edits
    from shardproof.verdict.edit_names import wrong_names

    few = fewer_layers(model, plan)
    if few is not None and not [
        *wrong_edits(few.model, few.plan), *wrong_names(few.model, few.plan)
    ]:  # fmt: skip
        return  # what is done to many layers alike makes sense of each, or of none
    wrong_ones = [*wrong_edits(model, plan), *wrong_names(model, plan)]
    for number, wrong in sorted(wrong_ones, key=lambda each: each[0]):
        field = f"edits[{number}]" + (f".{wrong.field}" if wrong.field else "")
        place = place_of(root, ("edits", number, *wrong.field.split(".")))
        yield InputError("PLAN-EDIT", wrong.message, place, field, wrong.help)
