"""The handoff: what brings the cache from prefill's ranks to decode's."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.handoff import Handoff

ON_HANDOFF = ("change", "drop")
"""What an edit may do to it: it stands alone."""


def is_for_it(edit: Edit) -> bool:
    """Whether an edit may speak of the handoff, which is on no stage and of no step."""
    if edit.action not in ON_HANDOFF or edit.phase == "prefill":
        return False
    return edit.stage is None and not edit.steps


def handoff(plan: Plan) -> tuple[Handoff, ...]:
    """One operator, or after edits one for some of decode's ranks and another for the rest."""
    said = plan.handoff
    usual = _usual(said.cache, said.storage, said.slice)
    if not plan.edits:
        return (usual,)
    ops: list[Op] = [usual]
    for edit in filter(is_for_it, plan.edits):
        from shardproof.spec.program.edit import edited  # few plans edit anything

        ops = edited(ops, edit, plan.phase("decode"))
    return tuple(op for op in ops if isinstance(op, Handoff))


@lru_cache(maxsize=64)
def _usual(
    cache: Literal["logical", "by_rank", "stays", "first"],
    storage: Literal["same", "converted", "raw"],
    part: Literal["memory", "index"],
) -> Handoff:
    return Handoff("handoff", cache=cache, storage=storage, slice=part)
