"""The verdict of law and derivation together, and of runs where a plan edits its program.

A plan is legal where the law says so and it is derived, illegal where neither. Where the two part,
one of them is wrong, and the verdict says which said what: never one of them dressed up as both.
The order of what is derived has a say as well: nobody waits for ever, or runs too early.

The rules do not type all that a program may say. Where one is wanting, values decide
(`spec/engine`), which ask of the outputs alone.
"""

from __future__ import annotations

from dataclasses import replace

from shardproof.proofs.order.derived import away, disorder
from shardproof.spec.law.notes import Note
from shardproof.spec.layout.context import own_ranks
from shardproof.spec.rules.derive import Derivation, Underivable, derive
from shardproof.spec.verdict import EDITED, Derived, Failing, Shown, Verdict, Word
from shardproof.verdict.by_value import by_value

DISAGREE = "internal disagreement, a mistake in shardproof itself: "
RUN_DIFFERS = (
    f"{DISAGREE}{{says}}, and yet a run is not the model's. "
    "`shardproof run PLAN --witness FILE` keeps it for a report"
)
DERIVED = "every operator has a rule"
VALUED = "by value all outputs are the model's"
NO_RULE = "has no rule"


def decided(verdict: Verdict) -> Verdict:
    """The verdict of the law, which a derivation confirms; or why nobody knows."""
    if verdict.unknown == (EDITED,):
        return _by_runs(verdict)
    if verdict.unknown:
        return verdict
    found = derive(verdict.model, verdict.plan)
    verdict = replace(verdict, derivation=told(found))
    if isinstance(found, Derivation) != (verdict.word == "legal"):
        wanting = isinstance(found, Underivable) and found.why.endswith(NO_RULE)
        if wanting and by_value(verdict.model, verdict.plan).word == "legal":
            return _by_value(verdict, found)
        return _disagreed(verdict, found)
    if _refused_without_a_rule(verdict) and by_value(verdict.model, verdict.plan).word == "legal":
        return _by_value(replace(verdict, reasons=()), found)
    return _in_order(verdict, found) if isinstance(found, Derivation) else verdict


def _refused_without_a_rule(verdict: Verdict) -> bool:
    """Whether the law alone refuses a plan: a clause says the usual case, and no rule says more."""
    return verdict.word == "illegal" and own_ranks(verdict.model, verdict.plan)


def _in_order(verdict: Verdict, found: Derivation) -> Verdict:
    """A legal verdict, if nobody waits for ever; and what is joined elsewhere than usual."""
    if (fault := disorder(verdict.model, verdict.plan, found)) is not None:
        unknown: Word = "unknown"
        why = f"{DISAGREE}law and rules say legal, and ranks would wait or run too early: {fault}"
        return replace(verdict, word=unknown, unknown=(why,), same_degrees=unknown, disagree=True)
    apart = tuple(
        Note(
            "NOTE-JOINED", f"{phase}: {each.op} is joined over tp elsewhere than usual: {each.why}"
        )
        for phase, each in away(verdict.plan, found)
    )
    notes = tuple(dict.fromkeys((*verdict.notes, *apart)))
    return replace(verdict, notes=notes) if apart else verdict


def _by_value(verdict: Verdict, found: Derivation | Underivable) -> Verdict:
    """Legal, and the operator for which a rule is wanting."""
    note = Note("NOTE-BY-VALUE", f"legal by value, where no rule fits: {found}")
    notes = tuple(dict.fromkeys((*verdict.notes, note)))
    return replace(
        verdict, word="legal", unknown=(), same_degrees="legal", notes=notes, derivation=None
    )


def told(found: Derivation | Underivable) -> Derived:
    """A derivation as a verdict holds it."""
    if isinstance(found, Derivation):
        return Derived(found.steps, tree=found)
    return Derived(None, Failing(found.phase, found.op, found.got, found.why))


def _disagreed(verdict: Verdict, found: Derivation | Underivable) -> Verdict:
    """A verdict that is none, with what each has said."""
    codes = ", ".join(reason.clause.code for reason in verdict.reasons)
    law = f"the law says illegal ({codes})" if codes else "the law says legal"
    if isinstance(found, Derivation):
        rules = f"all {found.steps} operators have a rule and give what the model gives"
    else:
        rules = f"an operator has no rule: {found}"
    unknown: Word = "unknown"
    why = f"{DISAGREE}{law}, and {rules}"
    return replace(verdict, word=unknown, unknown=(why,), same_degrees=unknown, disagree=True)


def _by_runs(verdict: Verdict) -> Verdict:
    """What a derivation, values and a run know of an edited plan, where the law is silent.

    A derivation can only accept: a rule may be wanting. A run can only refuse: that none differs
    proves nothing of an edited program. Values do both, and yet nothing is refused but by a run
    that shows it. What is accepted and differs is a mistake of ours.
    """
    from shardproof.executor.run.search import search
    from shardproof.verdict.shrink import shrink

    derived = derive(verdict.model, verdict.plan)
    value = by_value(verdict.model, verdict.plan)
    verdict = replace(verdict, derivation=told(derived))
    is_derived = isinstance(derived, Derivation)
    small = shrink(verdict.model, verdict.plan)
    if small.obstacle and value.word != "legal":
        return replace(verdict, derivation=None, unknown=(f"{EDITED}; {small.obstacle}",))
    searched = None if small.obstacle else search(small.model, small.plan)
    found = None if searched is None else searched.found
    if found is not None:
        if is_derived or value.word == "legal":
            says = RUN_DIFFERS.format(says=DERIVED if is_derived else VALUED)
            why = f"{says}: {found.kind}: {found}; {found.tried}"
            return replace(verdict, unknown=(why,), disagree=True)
        shown = Shown(found.kind, str(found), f"{found.tried}; {small}")
        return replace(verdict, word="illegal", unknown=(), shown=shown)
    if is_derived and value.word == "illegal":
        why = f"{DISAGREE}{DERIVED}, and by value an output is not the model's: {value.why}"
        return replace(verdict, unknown=(why,), disagree=True)
    if isinstance(derived, Derivation):
        legal = replace(verdict, word="legal", unknown=(), same_degrees="legal")
        return _in_order(legal, derived)
    if value.word == "legal":
        return _by_value(verdict, derived)
    left_out = () if searched is None else searched.left_out[:1]
    ran = "; ".join(("no run of it differs from the model", *left_out))
    at = f"; by value: {value.why}"
    return replace(verdict, unknown=(f"{EDITED}; {ran}, and {derived}{at}",))
