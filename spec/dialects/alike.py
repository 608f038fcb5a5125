"""Whether two plans of one model mean the same, however each of them writes it."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.spec.layout.axes import ANY, AXES, cut_of, spec_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.experts import stage
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.compare import Difference, differences
from shardproof.spec.plan.cuts import same_map
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PhaseName, Plan

_ASIDE = ("model", "devices")


def unlike(first: Plan, second: Plan, model: Model) -> Iterator[Difference]:
    """Every field in which the plans mean something else for this model."""
    for found in differences(first, second):
        if found.field in _ASIDE:
            continue
        if not found.phases:
            yield found
            continue
        apart = tuple(
            name for name in found.phases if _apart(first, second, model, name, found.field)
        )
        if apart:
            yield Difference(found.field, apart, found.first, found.second)


def _apart(first: Plan, second: Plan, model: Model, name: str, field: str) -> bool:
    phase_name: PhaseName = "prefill" if name == "prefill" else "decode"
    ours, theirs = first.phase(phase_name), second.phase(phase_name)
    if _idle(ours, model, field) and _idle(theirs, model, field):
        return False
    if field == "mesh":
        return _order(ours) != _order(theirs)
    for layer in model.kinds:
        a = Context.of(model, first, phase_name, layer)
        b = Context.of(model, second, phase_name, layer)
        if field in AXES:
            if _cut_apart(a, b, field):
                return True
        elif field == "moe.tp":
            if isinstance(layer.ffn, Moe) and a.expert_tp != b.expert_tp:
                return True
        elif field in ("moe.dispatch", "moe.combine"):
            one, other = stage(a), stage(b)
            if one is None or other is None:
                if (one is None) != (other is None):
                    return True
                continue
            word = "dispatched" if field == "moe.dispatch" else "combined"
            if getattr(one, word) != getattr(other, word):
                return True
        else:
            return True
    return False


def _order(phase: Phase) -> tuple[str, ...]:
    return tuple(axis for axis in phase.mesh if getattr(phase, axis) > 1)


def _idle(phase: Phase, model: Model, field: str) -> bool:
    """Whether a field decides nothing, for want of ranks or of the part of the model."""
    top = field.partition(".")[0]
    layers = [kind.ffn for kind in model.kinds]
    if top in ("moe", "ep") and not any(isinstance(ffn, Moe) for ffn in layers):
        return True
    if top == "ffn" and not any(kind.dense for kind in model.kinds):
        return True
    if field.startswith("moe.shared"):
        return not any(isinstance(ffn, Moe) and ffn.shared is not None for ffn in layers)
    if top == "stages":
        return phase.pp == 1
    return top == "sequence" and phase.sp == 1


def _cut_apart(a: Context, b: Context, field: str) -> bool:
    axis = AXES[field]
    if axis.parts(a) != axis.parts(b):
        return True
    if axis.parts(a) == 1:
        return False
    if axis.length(a) == ANY:
        return spec_of(a, field) != spec_of(b, field)
    return axis.length(a) > 0 and not same_map(cut_of(a, field), cut_of(b, field))
