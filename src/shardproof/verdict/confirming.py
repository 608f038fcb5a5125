"""What the engine says of a plan, by its representative: where that says the same as the law."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.proofs.order.boundaries import Crossing
from shardproof.proofs.order.program import in_order
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.representative import (
    Numbers,
    numbers_of,
    representative,
    rewritten_representative,
)
from shardproof.spec.law.again import judge_again
from shardproof.spec.law.judge import Reason
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.plan.reads import Switch, tables_of, taken

Elsewhere = tuple[tuple[PhaseName, Crossing], ...]
"""Collectives that are joined elsewhere than usual."""
Told = tuple[tuple[str, str, tuple[PhaseName, ...], tuple[str, ...]], ...]
"""Reasons as they are told: a clause, what it says with the plan's numbers, and where."""


def by_representative(model: Model, plan: Plan) -> Elsewhere | None:
    """What is joined elsewhere in a plan that the law calls legal, if it is right and in order.

    None where nothing is known by its representative. A plan that is decided alone is asked itself,
    for nobody else would take over what is found.
    """
    if not Switch.on or (numbers := numbers_of(model, plan, right=True)) is None:
        return None
    tables, few = tables_of(model), rewritten_representative(model, plan, numbers)
    if few is not None:
        return taken(tables, _is_right, model, few)
    return taken(tables, _confirmed, model, plan, _own(numbers), numbers[:6])


def wrong_by_representative(model: Model, plan: Plan, reasons: Sequence[Reason]) -> bool:
    """Whether a plan is wrong that the law refuses, since its representative is.

    That one breaks the same clauses at the same places and with the same numbers, and is decided at
    all its sizes. False where nothing is known by it.
    """
    if not Switch.on or (numbers := numbers_of(model, plan, right=False)) is None:
        return False
    told, tables = _told(reasons), tables_of(model)
    few = rewritten_representative(model, plan, numbers)
    if few is not None:
        return taken(tables, _is_wrong, model, few, (), (told,))
    return taken(tables, _wrong, model, plan, _own(numbers), (told, *numbers[:6]))


def _own(numbers: Numbers) -> tuple[bool, ...]:
    """Which degrees a representative has of its plan, and are read of it."""
    return tuple(n is None for n in (numbers.dp, numbers.pp, numbers.sp))


def _told(reasons: Sequence[Reason]) -> Told:
    return tuple((each.clause.code, each.message, each.phases, each.layers) for each in reasons)


def _confirmed(
    model: Model, plan: Plan, _dp: object, _pp: object, _sp: object, *numbers: int | None
) -> Elsewhere | None:
    return _is_right(model, representative(plan, Numbers(*numbers, pools=None, joined=False)))


def _is_right(model: Model, few: Plan) -> Elsewhere | None:
    if by_value(model, few, briefly=True).word != "legal":
        return None
    fault, elsewhere = in_order(model, few)
    return tuple(elsewhere) if fault is None else None


def _wrong(
    model: Model, plan: Plan, _dp: object, _pp: object, _sp: object, told: Told,
    *numbers: int | None,
) -> bool:  # fmt: skip
    return _is_wrong(model, representative(plan, Numbers(*numbers, pools=None, joined=False)), told)


def _is_wrong(model: Model, few: Plan, told: Told) -> bool:
    same = _told(judge_again(model, few).reasons) == told
    return same and by_value(model, few).word == "illegal"
