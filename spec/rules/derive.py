"""A derivation: every operator of a plan's program typed by one rule, and its outputs the model's.

The same rules type the program of one device, whose values are the model's. A plan is derived where
its logits, its tokens and its cache entries are those values, lie as a plan may leave them, and all
of it is there. Neither the law nor a run is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from shardproof.spec.layout.context import Context, own_ranks
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan, Workload
from shardproof.spec.program.lower.folded import folded
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.record import dataclass
from shardproof.spec.rules.folding import typed_folded
from shardproof.spec.rules.handing import Handing
from shardproof.spec.rules.kept import lacking
from shardproof.spec.rules.phase import Typed
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.terms import Terms
from shardproof.spec.rules.typed import Fails, Underivable

__all__ = ["Begun", "Derivation", "Underivable", "begun", "derive", "ended"]


Sizes = tuple[int | None, int | None, int | None]
"""Batch, prompt and steps; None is any."""


@dataclass(frozen=True, slots=True)
class Derivation:
    """Both phases, every operator typed; their outputs are the model's."""

    phases: Mapping[PhaseName, Typed]
    terms: Terms

    @property
    def steps(self) -> int:
        """How many operators are typed; of layers that are alike, those of one."""
        return sum(len(part.steps) for typed in self.phases.values() for part in typed.parts)


@dataclass(frozen=True, slots=True)
class Begun:
    """The prefill of a plan, typed and held against the model's, or why it is not.

    What decode is typed on is nothing else of the plan's prefill but how its cache is passed on.
    """

    typed: Typed | Underivable
    terms: Terms


def derive(model: Model, plan: Plan, *, fold: bool = True) -> Derivation | Underivable:
    """Type both phases of a plan, and hold what they give against one device's.

    Layers that are alike are typed once, but in plans that edit single operators.
    """
    return ended(model, plan, begun(model, plan, fold=fold), fold=fold)


def begun(model: Model, plan: Plan, *, fold: bool = True) -> Begun:
    """A plan's prefill, which another plan may have as well."""
    fold = fold and not plan.edits
    truth, base = one_device(model, _sizes(plan), fold=fold)
    terms = Terms(base)
    if own_ranks(model, plan):
        return Begun(
            Underivable(None, "a module over ranks of its own", (), "it has no rule"), terms
        )
    try:
        typed = typed_phase(model, plan, "prefill", terms, None, fold=fold)
        outputs(typed, truth["prefill"], plan, terms)
    except Fails as fails:
        return Begun(fails.told, terms)
    return Begun(typed, terms)


def ended(
    model: Model, plan: Plan, before: Begun, *, fold: bool = True
) -> Derivation | Underivable:
    """The derivation of a plan whose prefill is typed."""
    if isinstance(before.typed, Underivable):
        return before.typed
    found: dict[PhaseName, Typed] = {"prefill": before.typed}
    if plan.workload.steps == 0:
        return Derivation(found, before.terms)
    fold = fold and not plan.edits
    truth, _ = one_device(model, _sizes(plan), fold=fold)
    terms = before.terms.copy()
    try:
        found["decode"] = typed_phase(model, plan, "decode", terms, before.typed, fold=fold)
        outputs(found["decode"], truth["decode"], plan, terms)
    except Fails as fails:
        return fails.told
    return Derivation(found, terms)


def _sizes(plan: Plan) -> Sizes:
    return plan.workload.batch, plan.workload.prompt, plan.workload.steps


@lru_cache(maxsize=16)
def one_device(
    model: Model, sizes: Sizes, *, fold: bool
) -> tuple[Mapping[PhaseName, Typed], Terms]:
    """The model itself: its program on one device, typed, with the values that it has."""
    batch, prompt, steps = sizes
    alone = Plan(workload=Workload(batch=batch, prompt=prompt, steps=steps))
    terms = Terms()
    found: dict[PhaseName, Typed] = {}
    for name in PHASES[: 1 if steps == 0 else 2]:
        found[name] = typed_phase(model, alone, name, terms, found.get("prefill"), fold=fold)
    return found, terms


def typed_phase(
    model: Model, plan: Plan, name: PhaseName, terms: Terms, before: Typed | None, *, fold: bool
) -> Typed:
    """A phase, typed; decode behind the prefill that wrote its cache."""
    if fold:
        program = folded(model, plan, name)
        return typed_folded(program, terms, _handing(plan, before, program.contexts[0]))
    from shardproof.spec.program.lower.phase import lower  # few plans edit anything
    from shardproof.spec.rules.flat import typed_flat

    flat = lower(model, plan, name)
    return typed_flat(flat, terms, _handing(plan, before, flat.contexts[0]))


def _handing(plan: Plan, before: Typed | None, ctx: Context) -> Handing | None:
    """What brings decode the cache that prefill has written."""
    if before is None:
        return None
    old = Context(ctx.model, plan, "prefill", plan.phase("prefill"), ctx.model.kinds[0])
    return Handing(plan, old, ctx, before.cache, handoff(plan))


def needs_token(name: PhaseName, plan: Plan) -> bool:
    """Whether a step reads the token that this phase chooses."""
    steps = plan.workload.steps
    return steps is None or steps > (0 if name == "prefill" else 1)


def outputs(found: Typed, truth: Typed, plan: Plan, terms: Terms) -> None:
    """Ask that what a phase gives is what one device gives, whole or all there."""
    name = found.name

    def fail(op: str, got: Placed | None, why: str) -> Fails:
        return Fails(Underivable(name, op, (str(got),) if got else (), why))

    if found.logits is None or truth.logits is None:
        raise fail("head.logits", None, "no rank gives logits")
    if not found.logits.whole:
        raise fail("head.logits", found.logits, "logits are to be whole on every rank")
    if found.logits.term != truth.logits.term:
        raise fail("head.logits", found.logits, "these are not the model's logits")
    if needs_token(name, plan):
        if found.token is None:
            raise fail("head.token", None, "the chosen token is sent to nobody")
        if truth.token is None or found.token.term != truth.token.term:
            raise fail("head.token", found.token, "this is not the model's token")
    for layers, own, mine in truth.cache.beside(found.cache):
        layer = layers.start
        if mine is None:
            raise fail("cache", None, f"nothing is written for layer {layer}")
        streams = own.entering(layer, terms), mine.entering(layer, terms)
        alike = streams[0] == streams[1] and (len(layers) == 1 or own.body == mine.body)
        for half, model_s, plan_s in (
            ("keys", own.written.keys, mine.written.keys),
            ("values", own.written.values, mine.written.values),
        ):
            if not alike or model_s.term != plan_s.term:
                raise fail("cache", plan_s, f"the {half} of layer {layer} are not the model's")
            if (why := lacking(plan_s)) is not None:
                raise fail("cache", plan_s, f"the {half} of layer {layer}: {why}")
