"""Theorems over all plans: what no legal plan does."""

from __future__ import annotations

from functools import partial

from shardproof.proofs.theorems.space import follows, plans
from shardproof.proofs.theorems.theorem import Checked, Theorem


def dealt(*, lawful: bool = True) -> Checked:
    """Unless a list of ticks says when each runs: their order is then a matter of `TICK-TOKEN`."""
    goal = "not (sp > 1 and sequence.layout == 'deal')"
    script = follows("decode", "dense", ("not schedule.listed",), goal, lawful=lawful)
    return Checked(held=script is not None, over=goal, smt=(script,) if script else ())


def in_order(*, lawful: bool = True) -> Checked:
    """A step begins when the one before it is done, whatever a legal plan's period is."""
    goal = "schedule.period >= stages.visits"
    given = ("not schedule.listed",)
    script = follows("decode", "dense", given, goal, lawful=lawful)
    return Checked(held=script is not None, over=goal, smt=(script,) if script else ())


THEOREMS = (
    Theorem(
        "no_legal_plan_deals_decode_steps_over_sp",
        (
            plans(
                "two steps or more, dealt to two ranks or more",
                dealt,
                "the law",
                partial(dealt, lawful=False),
            ),
        ),
    ),
    Theorem(
        "legal_periods_are_long_enough",
        (
            plans(
                "every legal period lasts as long as a step",
                in_order,
                "the law",
                partial(in_order, lawful=False),
            ),
        ),
        "Under a plan that the law accepts a step begins after the one before it is done; with the "
        "theorem on periods, steps of a sequence keep their order.",
    ),
)
