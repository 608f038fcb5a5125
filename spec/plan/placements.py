"""A plan whose experts change their places while decode runs, as plans whose experts stay."""

from __future__ import annotations

from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import Plan


def still(plan: Plan) -> tuple[Plan, ...]:
    """A plan before experts change their places, and after, where steps come to that.

    A step is right where those before it were, and what it is handed on is right then: so a plan
    whose placement changes is right where it is under the placement before, and under that after.
    """
    step, steps = plan.phase("decode").moe.rebalance.step, plan.workload.steps
    if step in (None, 1):
        return (plan,)
    before = _from(plan, None)
    return (before,) if steps is not None and steps < step else (before, _from(plan, 1))


def _from(plan: Plan, step: int | None) -> Plan:
    """The plan with the change before another step, or with none."""
    decode = plan.decode or Phase()
    rebalance = decode.moe.rebalance.with_(step=step)
    return plan.with_(decode=decode.with_(moe=decode.moe.with_(rebalance=rebalance)))
