"""The verdict of law and engine together, and of runs where the law is silent or too strict.

A clause says the usual case. What the law accepts the engine finds right as well, or one of the
two is wrong, and the verdict says which said what: never one of them dressed up as both. What the
law refuses is illegal if the engine finds an output that is not the model's; else it is right, and
legal, unless the checker of certificates refuses it, too. Of a plan that edits its program the law
says nothing, and the engine decides.

Whatever the engine decides alone is run: what it calls right and differs is a mistake of ours.
The order of a program has a say as well: nobody waits for ever, or runs too early.
"""

from __future__ import annotations

from collections.abc import Iterable

from shardproof.proofs.order.boundaries import Crossing
from shardproof.proofs.order.program import in_order
from shardproof.spec.engine.by_value import ByValue, by_value
from shardproof.spec.law.notes import Note
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.record import replace
from shardproof.spec.verdict import EDITED, Shown, Verdict, Word
from shardproof.verdict.confirming import by_representative, wrong_by_representative

DISAGREE = "internal disagreement, a mistake in shardproof itself: "
RIGHT = "by value all outputs are the model's"
RUN_DIFFERS = (
    f"{DISAGREE}{RIGHT}, and yet a run is not the model's. "
    "`shardproof run PLAN --witness FILE` keeps it for a report"
)


def decided(verdict: Verdict) -> Verdict:
    """The verdict of the law, which the engine confirms or corrects; or why nobody knows."""
    model, plan = verdict.model, verdict.plan
    if verdict.unknown == (EDITED,):
        return _by_value(verdict, by_value(model, plan))
    if verdict.unknown:
        return verdict
    if verdict.word == "illegal":
        if wrong_by_representative(model, plan, verdict.reasons):
            return verdict
        value = by_value(model, plan)
        return _by_value(verdict, value) if value.word == "legal" else verdict
    if (elsewhere := by_representative(model, plan)) is not None:
        return _joined(verdict, elsewhere)
    value = by_value(model, plan, briefly=True)
    if value.word == "illegal":
        why = f"{DISAGREE}the law says legal, and by value an output is not the model's: "
        return _disagreed(verdict, why + value.why)
    if value.word == "unknown":
        verdict = _noted(
            verdict, Note("NOTE-BY-LAW", f"legal by the law alone, for by value: {value.why}")
        )
    return _in_order(verdict)


def _in_order(verdict: Verdict) -> Verdict:
    """A legal verdict, if nobody waits for ever; and what is joined elsewhere than usual."""
    fault, elsewhere = in_order(verdict.model, verdict.plan)
    if fault is not None:
        why = f"{DISAGREE}a plan is called legal, and ranks would wait or run too early: {fault}"
        return _disagreed(verdict, why)
    return _joined(verdict, elsewhere)


def _joined(verdict: Verdict, elsewhere: Iterable[tuple[PhaseName, Crossing]]) -> Verdict:
    """A legal verdict that says what is joined elsewhere than usual."""
    apart = [
        Note(
            "NOTE-JOINED", f"{phase}: {each.op} is joined over tp elsewhere than usual: {each.why}"
        )
        for phase, each in elsewhere
    ]
    return _noted(verdict, *apart) if apart else verdict


def _noted(verdict: Verdict, *notes: Note) -> Verdict:
    """The verdict with more notes, each once."""
    every = tuple(dict.fromkeys((*verdict.notes, *notes)))
    return verdict if every == verdict.notes else replace(verdict, notes=every)


def _disagreed(verdict: Verdict, why: str) -> Verdict:
    """A verdict that is none, with what each has said."""
    unknown: Word = "unknown"
    return replace(verdict, word=unknown, unknown=(why,), same_degrees=unknown, disagree=True)


def _by_value(verdict: Verdict, value: ByValue) -> Verdict:
    """What the engine and a run know of a plan of which the law does not say that it is legal.

    A run can only refuse: that none differs proves nothing of all weights and inputs. The engine
    does both, and yet it refuses nothing alone but by a run that shows it.
    """
    from shardproof.executor.run.verdict.search import search
    from shardproof.verdict.fewer_ranks import over_fewer_ranks
    from shardproof.verdict.shrink import shrink

    fewer = over_fewer_ranks(verdict.model, verdict.plan) if value.word == "legal" else None
    if fewer is not None:
        small = shrink(*fewer)
        if not small.obstacle and search(small.model, small.plan).found is None:
            return _right(verdict)
    small = shrink(verdict.model, verdict.plan)
    if small.obstacle and value.word != "legal":
        told = f"{EDITED}; {small.obstacle}; by value: {value.why}"
        return replace(verdict, unknown=(told,))
    searched = None if small.obstacle else search(small.model, small.plan)
    found = None if searched is None else searched.found
    if found is not None:
        if value.word == "legal":
            return _disagreed(verdict, f"{RUN_DIFFERS}: {found.kind}: {found}; {found.tried}")
        shown = Shown(found.kind, str(found), f"{found.tried}; {small}")
        return replace(verdict, word="illegal", unknown=(), shown=shown)
    if value.word == "legal":
        return _right(verdict)
    left_out = () if searched is None else searched.left_out[:1]
    ran = "; ".join(("no run of it differs from the model", *left_out))
    return replace(verdict, unknown=(f"{EDITED}; {ran}; by value: {value.why}",))


def _right(verdict: Verdict) -> Verdict:
    """A legal verdict, whatever clauses the plan breaks, if the checker is not against it."""
    legal = replace(
        verdict, word="legal", unknown=(), same_degrees="legal", reasons=(), spots=()
    )  # fmt: skip
    if not verdict.reasons:
        return _in_order(legal)
    codes = ", ".join(reason.clause.code for reason in verdict.reasons)
    if (why := _refused(verdict.model, verdict.plan)) is not None:
        return _disagreed(verdict, f"{DISAGREE}{RIGHT}, against {codes} and the checker: {why}")
    told = f"legal by value, though not as usual: {codes} would refuse it, and {RIGHT}"
    return _in_order(_noted(legal, Note("NOTE-BY-VALUE", told)))


def _refused(model: Model, plan: Plan) -> str | None:
    """Why the checker holds a plan to be illegal; where it does not know, nothing is said."""
    from shardproof.certificate.made import canonical_plan, config_of
    from shardproof.certificate.valued import NotChecked, derivation_of

    try:
        derivation_of(model, plan, config_of(model), canonical_plan(plan))
    except NotChecked as why:
        return str(why) if why.refused else None
    return None
