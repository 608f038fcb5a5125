"""A plan over fewer ranks of tp, on a model that lies on them likewise, for runs beside the engine.

What is right by value is run as well, since a difference is a mistake of ours. That is a sample and
no proof, and where nothing tells ranks of tp apart but even parts, few of them show as much as
many. What differs there is run as the plan stands.
"""

from __future__ import annotations

from shardproof.spec.model.model import Attention, Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.section import Section
from shardproof.spec.record import replace
from shardproof.verdict.written_out import written_out

RANKS = 4
"""So many of tp are run, where as many as that divide them."""
LIES_ALIKE = ("even", "whole", "needed", "padded")
"""Cuts that give ranks of tp as much each, of a size that their number divides."""
OVER_OTHERS = ("stages", "sequence", "chunks", "batch", "schedule", "stream_tokens")
"""What says nothing of ranks of tp where these have the same tokens."""


def over_fewer_ranks(model: Model, plan: Plan) -> tuple[Model, Plan] | None:
    """None where nothing is gained, or a rank of tp is told apart."""
    phases = [plan.phase(name) for name in PHASES]
    tp = phases[0].tp
    if tp <= RANKS or tp % RANKS or plan.devices is not None:
        return None
    if any(phase.tp != tp or phase.ep > 1 or phase.layers or phase.moe.tp or phase.deals_tokens
           for phase in phases):  # fmt: skip
        return None
    if model.vocab % tp or model.hidden % tp:
        return None
    for edit in plan.edits:
        told = {axis for axis, _ in (*edit.ranks, *edit.but)} | ({"root"} & {*dict(edit.about)})
        if told & {"tp", "root"} or written_out(edit) - {"layers"}:
            return None
    if not all(map(_even, phases)) or not all(_fits(kind.attention, tp) for kind in model.kinds):
        return None
    fewer = plan.with_(tp=RANKS)
    if any(fewer.phase(name).tp != RANKS for name in PHASES):
        return None
    kinds = tuple(replace(kind, attention=_shared(kind.attention, tp)) for kind in model.kinds)
    return replace(model, kinds=kinds), fewer


def _even(section: Section) -> bool:
    """Whether all cuts over tp that a phase says are even."""
    for name, field in type(section).own_fields.items():
        value: object = getattr(section, name)
        if isinstance(section, Phase) and name in OVER_OTHERS:
            continue
        if isinstance(value, Section) and field.part is not None and not _even(value):
            return False
        if isinstance(value, CutSpec) and (value.kind not in LIES_ALIKE or value.multiple):
            return False
    return True


def _fits(of: Attention, tp: int) -> bool:
    """Whether ranks have as many heads each, and share their KV heads alike or not at all."""
    if not of.heads or of.delta is not None:
        return not of.heads
    return of.heads % tp == 0 and (of.kv_heads % tp == 0 or tp % of.kv_heads == 0)


def _shared(of: Attention, tp: int) -> Attention:
    """With as many KV heads that several ranks share each, where they share any."""
    if not of.heads or of.kv_heads % tp == 0:
        return of
    return replace(of, kv_heads=min(of.kv_heads, RANKS // 2))
