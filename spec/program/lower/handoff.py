"""The handoff: what brings the cache from prefill's ranks to decode's."""

from __future__ import annotations

from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import Op
from shardproof.spec.program.vocabulary import KINDS

ON_HANDOFF = ("change", "drop")
"""What an edit may do to it: it stands alone."""


def handoff(plan: Plan) -> tuple[Op, ...]:
    """One operator, or after edits one for some of decode's ranks and another for the rest."""
    about: dict[str, object] = {key: value.default for key, value in KINDS["handoff"].about.items()}
    written = {"cache": plan.handoff.cache, "storage": plan.handoff.storage, "layer": 0}
    ops = [Op("handoff", "handoff", (), about | written)]
    for edit in (edit for edit in plan.edits if edit.action in ON_HANDOFF):
        from shardproof.spec.program.edit import edited  # few plans edit anything

        ops = edited(ops, edit, plan.phase("decode"))
    return tuple(ops)
