"""The plans that have a plan's degrees and otherwise the cuts that always fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter

from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import named_cut
from shardproof.spec.plan.groups import grouped
from shardproof.spec.plan.phase import Attention, Ffn, MoePlan, Phase, Sequence, Shared
from shardproof.spec.plan.plan import Plan, share
from shardproof.spec.plan.reads import DEGREES, of_degrees

_BALANCED = named_cut("balanced")


Degrees = tuple[int, ...]
"""Those of one phase, as they stand in `DEGREES`."""
degrees_of: Callable[[Phase], Degrees] = attrgetter(*DEGREES)


def best_cuts(model: Model, plan: Plan) -> Iterator[Plan]:
    """Canonical plans of these degrees, every axis cut in balance.

    Experts split over tp come first; where that leaves ranks over, each expert
    stays whole.
    """
    prefill, decode = degrees_of(plan.phase("prefill")), degrees_of(plan.phase("decode"))
    for expert_tp in (None, 1) if any(map(_has_experts, model.kinds)) else (None,):
        first = of_degrees(_balanced(expert_tp), prefill)
        second = of_degrees(first, decode)
        found = Plan(workload=plan.workload, prefill=first, decode=second)
        share(found, first, second)  # which say all that they would take from the top
        yield found


def _has_experts(kind: object) -> bool:
    return hasattr(getattr(kind, "ffn", None), "router")


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
            **dict.fromkeys(DEGREES, 1),
        )
    )
