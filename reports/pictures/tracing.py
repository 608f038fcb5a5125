"""What a derivation knows of each operator's result, also of one that stops on its way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.rules.derive import one_device, outputs, typed_phase
from shardproof.spec.rules.phase import Typed
from shardproof.spec.rules.terms import Terms
from shardproof.spec.rules.typed import Fails, Given, Step, Underivable


@dataclass(slots=True)
class Traced:
    """By an operator's result how it lies; by an operator, or its result, why nothing follows."""

    gives: dict[str, Given] = field(default_factory=dict[str, Given])
    failing: dict[str, str] = field(default_factory=dict[str, str])
    stopped: str = ""


def traced(model: Model, plan: Plan) -> Mapping[PhaseName, Traced]:
    out: dict[PhaseName, Traced] = {name: Traced() for name in PHASES}
    if model.unmodelled or any(layer < 0 for layer in model.layers):
        for each in out.values():
            each.stopped = "the model has fields that are not modelled, so nothing is derived"
        return out
    fold = not plan.edits
    work = plan.workload
    truth, base = one_device(model, (work.batch, work.prompt, work.steps), fold=fold)
    terms, before = Terms(base), None
    for name in PHASES:
        if name not in truth:
            break
        typed: Typed | None = None
        try:
            typed = typed_phase(model, plan, name, terms, before, fold=fold)
            outputs(typed, truth[name], plan, terms)
        except Fails as fails:
            steps = fails.steps if typed is None else _steps(typed)
            out[name] = _of(steps)
            _stop(out[name], fails.told)
            if name == "prefill" and plan.workload.steps != 0:
                out["decode"].stopped = "prefill stops, so nothing of decode is derived"
            break
        out[name], before = _of(_steps(typed)), typed
        terms = terms.copy()
    return out


def _steps(typed: Typed) -> Iterable[Step]:
    return (step for part in typed.parts for step in part.steps)


def _of(steps: Iterable[Step]) -> Traced:
    out = Traced()
    for step in steps:
        out.gives.setdefault(step.op.out, step.gives)
    return out


def _stop(traced: Traced, told: Underivable) -> None:
    traced.failing[told.op] = told.why
    traced.stopped = f"{told.op}: {told.why}"
