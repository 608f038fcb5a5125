"""The plans that have a plan's degrees and otherwise the cuts that always fit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import named_cut
from shardproof.spec.plan.groups import grouped
from shardproof.spec.plan.phase import Attention, Ffn, MoePlan, Phase, Sequence, Shared
from shardproof.spec.plan.plan import Plan, share
from shardproof.spec.record import dataclass

_BALANCED = named_cut("balanced")


@dataclass(frozen=True, slots=True)
class Degrees:
    """The degrees of one phase."""

    dp: int
    pp: int
    sp: int
    tp: int
    ep: int


def degrees_of(phase: Phase) -> Degrees:
    return Degrees(phase.dp, phase.pp, phase.sp, phase.tp, phase.ep)


def best_cuts(model: Model, plan: Plan) -> Iterator[Plan]:
    """Canonical plans of these degrees, every axis cut in balance.

    Experts split over tp come first; where that leaves ranks over, each expert
    stays whole.
    """
    prefill, decode = degrees_of(plan.phase("prefill")), degrees_of(plan.phase("decode"))
    for expert_tp in (None, 1) if any(map(_has_experts, model.kinds)) else (None,):
        first = _phase(prefill, expert_tp)
        second = first if decode == prefill else _phase(decode, expert_tp)
        found = Plan(workload=plan.workload, prefill=first, decode=second)
        share(found, first, second)  # which say all that they would take from the top
        yield found


def _has_experts(kind: object) -> bool:
    return hasattr(getattr(kind, "ffn", None), "router")


def _phase(degrees: Degrees, expert_tp: int | None) -> Phase:
    return _balanced(expert_tp).with_(
        dp=degrees.dp, pp=degrees.pp, sp=degrees.sp, tp=degrees.tp, ep=degrees.ep
    )  # fmt: skip


@cache
def _balanced(expert_tp: int | None) -> Phase:
    """A phase of any degrees, its groups in words."""
    experts = {} if expert_tp is None else {"tp": expert_tp}
    return grouped(
        Phase(
            hidden=_BALANCED,
            attention=Attention(heads=_BALANCED, head_dim=_BALANCED),
            ffn=Ffn(width=_BALANCED),
            moe=MoePlan(
                experts=_BALANCED, width=_BALANCED, shared=Shared(width=_BALANCED), **experts
            ),
            sequence=Sequence(layout="repeat"),
        )
    )
