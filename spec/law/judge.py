"""The law evaluated on a concrete plan: every clause, every phase, all reasons."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import Reading, reading_of
from shardproof.spec.law.say import say
from shardproof.spec.law.slices import with_slices
from shardproof.spec.law.view import View
from shardproof.spec.layout.block_scales import STATE, unjudged
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.handoff import Handoff, compare
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.layout.packed import alone, packed_in
from shardproof.spec.model.model import Layer, Model, Moe
from shardproof.spec.plan.cuts import merged, spans
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """A clause that a plan breaks: where, and in words with the plan's numbers."""

    clause: Clause
    message: str
    phases: tuple[PhaseName, ...]
    kinds: tuple[Layer, ...] = ()
    """The kinds of layer in which it is broken."""

    @property
    def layers(self) -> tuple[str, ...]:
        """The names by which the plan speaks of such layers."""
        return tuple(dict.fromkeys(name for kind in self.kinds for name in kind.own))


def views(model: Model, plan: Plan) -> dict[PhaseName, list[View]]:
    """One view a phase and kind of layer, those of decode with what the handoff leaves out.

    The cost does not grow with the number of layers or ranks.
    """
    found: dict[PhaseName, list[View]] = {}
    model = told_apart(model, plan)
    if (row := packed_in(plan)) is not None:
        # Each sequence of a row is decoded by itself, from entries that lie anywhere.
        found["prefill"] = [View(ctx) for ctx in contexts_of(model, plan, "prefill")]
        each = (alone(plan, count) for count in dict.fromkeys(map(len, row.sequences)))
        every = (ctx for one in each for ctx in contexts_of(model, one, "decode"))
        found["decode"] = [View(ctx, Handoff({})) for ctx in every]
        return found
    for name in PHASES:
        found[name] = [View(ctx) for ctx in contexts_of(model, plan, name)]
    some = plan.workload.decodes
    handed = some and plan.handoff.cache in ("by_rank", "stays")
    sliced = some and plan.handoff.storage == "raw" and plan.handoff.slice == "memory"
    for view, before in zip(found["decode"], found["prefill"], strict=True):
        attends = view.ctx.layer.attends
        view.handoff = compare(before.ctx, view.ctx) if handed and attends else Handoff({})
        if sliced and attends:
            view.handoff = with_slices(view.handoff, before.ctx, view.ctx)
    return found


@dataclass(frozen=True, slots=True)
class Judgement:
    reasons: tuple[Reason, ...]
    undecided: tuple[str, ...]
    """What could not be decided, in words; not empty makes a verdict unknown."""


def judge(model: Model, plan: Plan) -> Judgement:
    """Every clause that the plan breaks, in the order of the law."""
    seen = views(model, plan)
    wrong = {*wrong_in(seen)}
    every = (broken(clause, seen) for clause in LAW if clause.code in wrong)
    return Judgement(tuple(reason for reason in every if reason), undecided(seen))


def keeps_all(model: Model, plan: Plan) -> bool:
    """Whether a plan breaks no clause; the first that it breaks ends the look."""
    return not any(wrong_in(views(model, plan)))


def breaks_just(model: Model, plan: Plan, codes: Collection[str]) -> bool:
    """Whether these are the clauses that a plan breaks, no more and no fewer."""
    seen = views(model, plan)
    # What mostly tells comes first.
    if any(holds(clause, seen) for clause in LAW if clause.code in codes):
        return False
    return all(code in codes for code in wrong_in(seen))


def wrong_in(seen: dict[PhaseName, list[View]]) -> Iterator[str]:
    """The clauses that a plan breaks, view by view: each as often as it does.

    It asks what `holds` asks of each clause, and goes through the law once for a view.
    """
    for name in PHASES:
        if name == "decode" and decode_is_empty(seen):
            continue
        said = set[str]()
        for view in seen[name]:
            for clause, reading in spoken(name, _traits(view.ctx.layer)):
                if clause.scope == "phase":
                    if clause.code in said:
                        continue
                    said.add(clause.code)
                apart = bool(clause.lies) and view.ctx.apart(clause.lies)
                where = view.inside(clause.lies) if apart else view
                if (apart or not clause.apart) and not reading(where):
                    yield clause.code


@cache
def spoken(name: PhaseName, of: Traits) -> tuple[tuple[Clause, Reading], ...]:
    """The clauses that speak of such a layer in a phase, with how each is read."""
    return tuple(
        (clause, reading_of(clause.text))
        for clause in LAW
        if name in clause.phases and _speaks_of(clause, of)
    )


def holds(clause: Clause, seen: dict[PhaseName, list[View]]) -> bool:
    """Whether a plan keeps to a clause."""
    return all(reading_of(clause.text)(view) for _, view in instances(clause, seen))


def undecided(seen: dict[PhaseName, list[View]]) -> tuple[str, ...]:
    """What is not known, each once."""
    every = [
        "whether every decode rank keeps the cache that it reads: the phases have different "
        "degrees, over too many ranks to compare one by one"
        for view in seen["decode"]
        if view.handoff and view.handoff.undecided
    ]
    every += [STATE for views in seen.values() for view in views if unjudged(view.ctx)]
    return tuple(dict.fromkeys(every))


def broken(clause: Clause, seen: dict[PhaseName, list[View]]) -> Reason | None:
    """Why a plan breaks a clause, if it does."""
    found: list[tuple[PhaseName, Context, str]] = [
        (name, view.ctx, say(clause, view, seen))
        for name, view in instances(clause, seen)
        if not reading_of(clause.text)(view)
    ]
    if not found:
        return None
    kinds = [ctx.layer for _, ctx, _ in found]
    messages: dict[str, list[PhaseName]] = {}
    usual = {text for _, ctx, text in found if not ctx.layer.own or clause.scope != "layer"}
    for name, ctx, text in found:
        told = text if text in usual else f"{layers_told(ctx)}: {text}"
        messages.setdefault(told, []).append(name)
    phases: tuple[PhaseName, ...] = tuple(
        dict.fromkeys(name for names in messages.values() for name in names)
    )
    parts = [
        text if len(messages) == 1 or len({*names}) > 1 else f"in {names[0]} {text}"
        for text, names in messages.items()
    ]
    return Reason(clause, "; ".join(parts), phases, tuple(dict.fromkeys(kinds)))


def instances(
    clause: Clause, seen: dict[PhaseName, list[View]]
) -> Iterator[tuple[PhaseName, View]]:
    """Where a clause is read: phases, and the kinds of layer that it speaks of."""
    for name in clause.phases:
        if name == "decode" and decode_is_empty(seen):
            continue
        said = False
        for view in seen[name]:
            if not _speaks_of(clause, _traits(view.ctx.layer)):
                continue
            if clause.scope == "phase" and said:
                break
            said = True
            apart = bool(clause.lies) and view.ctx.apart(clause.lies)
            if apart or not clause.apart:
                yield name, view.inside(clause.lies) if apart else view


Traits = tuple[bool, bool, bool]
"""Whether a layer attends, whether it has a dense block, and whether it has one of experts."""


def _traits(layer: Layer) -> Traits:
    return layer.attends, layer.dense, isinstance(layer.ffn, Moe)


def _speaks_of(clause: Clause, of: Traits) -> bool:
    """Whether such a layer has what the clause is about."""
    attends, dense, moe = of
    if not attends and {"attention", "cache"}.issuperset(clause.modules):
        return False
    if clause.only == "any":
        return True
    return dense if clause.only == "dense" else moe


def decode_is_empty(seen: dict[PhaseName, list[View]]) -> bool:
    return not seen["decode"][0].ctx.plan.workload.decodes


def layers_told(ctx: Context) -> str:
    """The layers of a kind that has choices of its own, by number."""
    kinds = ctx.model.kinds
    here = (at for at, kind in enumerate(ctx.model.layers) if kinds[kind] == ctx.layer)
    own = [range(at, at + 1) for at in here]
    return f"layer{'s' if len(own) > 1 else ''} {spans(merged(own))}"
