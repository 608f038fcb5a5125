"""Theorems over all plans: what no legal plan does, and what every rule may take for granted."""

from __future__ import annotations

from functools import partial

from shardproof.proofs.theorems.asked.condition import Condition
from shardproof.proofs.theorems.conditions import CONDITIONS
from shardproof.proofs.theorems.space import SPACES, follows, once, plans
from shardproof.proofs.theorems.theorem import Checked, Theorem

OVER_TP = ("not ffn.apart", "not lm_head.apart", "not moe.shared.apart")
"""Rules type modules over tp; what lies over other ranks is decided by value."""
TYPED = (*OVER_TP, "not model.delta", "not model.output_gate")
"""So are states and the gates of attention."""


def implied(condition: Condition, *, lawful: bool = True) -> Checked:
    scripts: list[str] = []
    for phase, kind in SPACES:
        if phase in condition.phases and kind in condition.layers:
            script = follows(phase, kind, TYPED, condition.asks, lawful=lawful)
            if script is None:
                return Checked(held=False, over=f"{phase}, {kind} layers: not {condition.asks}")
            scripts.append(script)
    return Checked(held=True, over=f"{len(scripts)} views of all plans", smt=once(scripts))


def dealt(*, lawful: bool = True) -> Checked:
    """Unless a list of ticks says when each runs: their order is then a matter of `TICK-TOKEN`."""
    goal = "not (sp > 1 and sequence.layout == 'deal' and not (work.steps in (0, 1)))"
    script = follows("decode", "dense", ("not schedule.listed",), goal, lawful=lawful)
    return Checked(held=script is not None, over=goal, smt=(script,) if script else ())


def in_order(*, lawful: bool = True) -> Checked:
    """A step begins when the one before it is done, whatever a legal plan's period is."""
    goal = "schedule.period >= stages.visits"
    given = ("not schedule.listed", "not (work.steps in (0, 1))")
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
        ("schedule",),
        "Under a legal plan a step begins after the one before it is done; with the theorem on "
        "periods, steps of a sequence keep their order.",
        of=("schedule.in_time",),
    ),
    Theorem(
        "the_law_implies_every_rules_side_conditions",
        tuple(
            plans(
                f"{'/'.join(each.rules)}: {each.says}",
                partial(implied, each),
                "the law",
                partial(implied, each, lawful=False),
            )
            for each in CONDITIONS
        ),
    ),
)
