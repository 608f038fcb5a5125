"""The moments at which a folded program is looked at: prefill, and the steps of decode.

All steps are one where each does the same. Where ranks share the keys of a sequence, a step is of
the rank that gets its entry, so each is a moment of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from shardproof.spec.engine.handing import is_logical
from shardproof.spec.engine.outputs import Size
from shardproof.spec.engine.timeline import one_by_one
from shardproof.spec.plan.plan import PhaseName, Plan


class Moment(NamedTuple):
    """Prefill, a step of decode, or all of them at once."""

    name: PhaseName
    number: int
    """0 is prefill."""
    prompt: int
    """Tokens of a sequence that there are before."""
    steps: int
    told: bool
    """Whether a later moment reads the token that it chooses."""
    total: int | None = None
    """Keys of a sequence behind the last step, where each step is a moment."""

    def size(self, batch: int) -> Size:
        return Size(batch, self.prompt, self.steps)


def moments_of(size: Size, steps: int | None = None) -> tuple[Moment, ...]:
    """Those of a size, with so many steps one by one."""
    begun = Moment("prefill", 0, size.prompt, size.steps, size.steps > 0)
    if not size.steps:
        return (begun,)
    if steps is None:
        return begun, Moment("decode", 1, size.prompt, size.steps, size.steps > 1)
    total = size.prompt + steps
    return begun, *(
        Moment("decode", number, size.prompt + number - 1, 1, number < steps, total)
        for number in range(1, steps + 1)
    )


def in_turn(plan: Plan) -> bool:
    """Whether each step begins behind the one before it, for all sequences alike.

    Of a plan whose steps are looked at one by one: the keys of a sequence alone make it so.
    """
    phase = plan.phase("decode")
    schedule = phase.schedule
    return (
        plan.layout == "keys"
        and schedule.ticks is None
        and schedule.period is None
        and schedule.microbatches == 1
        and phase.cache.update in ("append", "recompute")
        and phase.cache.slots == "global"
        and phase.cache.pads == "nowhere"
        and is_logical(plan)
    )


def at_once(plan: Plan) -> bool:
    """Whether all steps of decode are one, and the cache comes to whoever reads it."""
    return not one_by_one(plan) and is_logical(plan)
