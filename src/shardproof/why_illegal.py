"""Why a plan is illegal: every reason with what it does when it is run, and what is near.

A plan with several reasons is run once for each: with the remedies of all others made, so that
what is seen comes of that one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from shardproof.config_spots import config_spots
from shardproof.executor.run.outcome import CannotRun, Counterexample
from shardproof.executor.run.parting import look_inside
from shardproof.executor.run.passed import passed
from shardproof.executor.run.search import Searched, search
from shardproof.executor.run.smallest import smallest
from shardproof.executor.run.witness import witness_of
from shardproof.executor.shrink import shrink
from shardproof.proofs.nearest.change import Tree, mended, read_tree
from shardproof.proofs.nearest.search import nearest
from shardproof.reports.reasons import NOT_SHOWN, Shown, Told, Why
from shardproof.spec.law.judge import Reason, judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.source.node import plain
from shardproof.spec.verdict import Verdict

Watch = Callable[[str, int, int], None]
"""Told what is being done, how much of it, and of how much."""


def why(verdict: Verdict, limit: int = 3, watch: Watch = lambda _what, _n, _of: None) -> Why:
    """Everything about an illegal plan; of a legal or unknown one there is nothing to tell."""
    if verdict.word != "illegal" or not verdict.reasons:
        return Why(verdict, (), ())
    tree = tree_of(verdict)
    told: list[Told] = []
    for number, (reason, spot) in enumerate(zip(verdict.reasons, verdict.spots, strict=True)):
        watch("looking for counterexamples", number, len(verdict.reasons))
        plan, alone = _alone(verdict, tree, reason)
        shown, why_not = show(verdict.model, plan, alone=alone)
        if shown is not None and plan is not verdict.plan and not its_own(verdict.plan, shown):
            shown, why_not = show(verdict.model, verdict.plan, alone=False)
        config = config_spots(verdict.source.config, reason.clause)
        told.append(Told(reason, spot, config, shown, why_not))
    watch("looking for legal plans", len(told), len(told))
    return Why(verdict, tuple(told), nearest(verdict.model, tree, limit))


def tree_of(verdict: Verdict) -> Tree:
    """The plan as it is written."""
    if verdict.source.plan is not None:
        return cast(Tree, plain(verdict.source.plan))
    from shardproof.spec.plan.write import plain_section

    return plain_section(verdict.plan)


def _alone(verdict: Verdict, tree: Tree, reason: Reason) -> tuple[Plan, bool]:
    """The plan with everything mended but one clause, if that can be."""
    if len(verdict.reasons) == 1:
        return verdict.plan, True
    for other in verdict.reasons:
        if other.clause is not reason.clause:
            tree = mended(tree, other.clause)
    plan = read_tree(tree)
    if plan is not None:
        codes = [each.clause.code for each in judge(verdict.model, plan).reasons]
        if codes == [reason.clause.code]:
            return plan, True
    return verdict.plan, False


def its_own(plan: Plan, shown: Shown) -> bool:
    """Whether what stops a plan with some clauses mended stops the plan itself.

    Two clauses may speak of one mistake: who mends one of the pair alone gets an operator whose
    operands do not go together, where those of the plan do.
    """
    found = shown.witness.found
    if not isinstance(found, CannotRun):
        return True
    model = shown.witness.model
    if found.op in named(model, shown.witness.plan) - named(model, plan):
        return False
    through = passed(model, plan, found.tried)
    ranks = {rank for op, rank in through if op == found.op}
    return not (found.rank in ranks if found.rank is not None else ranks)


def named(model: Model, plan: Plan) -> set[str]:
    """The operators of a plan, by name."""
    visits = (visit for name in PHASES for visit in lower(model, plan, name).visits)
    return {op.out for visit in visits for op in visit.ops}


def show(model: Model, plan: Plan, *, alone: bool) -> tuple[Shown | None, str]:
    """The smallest counterexample; or why there is none."""
    small = shrink(model, plan)
    if small.obstacle:
        return None, small.obstacle
    searched = search(small.model, small.plan)
    if searched.found is None:
        return None, not_found(searched)
    least, told = smallest(small.model, small.plan, searched.found)
    witness = witness_of(model, least, small.plan, told)
    inside = look_inside(least, small.plan, told)
    return Shown(witness, cast(Counterexample, inside), alone, small.told), ""


def not_found(searched: Searched) -> str:
    """Why a search has shown nothing: some of it was too much, or it is a mistake of ours."""
    return (
        f"of what was run nothing differs, and {searched.left_out[0]}"
        if searched.left_out
        else NOT_SHOWN
    )
