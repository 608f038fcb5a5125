"""Why a plan is illegal: every reason with what it does when it is run, and what is near.

A plan with several reasons is run once for each: with all others mended, so that what is seen
comes of that one. Clauses that nothing near breaks apart share a counterexample, and it says so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import cast

from shardproof.executor.run.outcome.outcome import CannotRun, Counterexample, Equal, Tried
from shardproof.executor.run.outcome.runnable import obstacle
from shardproof.executor.run.state.faults import Undefined
from shardproof.executor.run.verdict.beside_reference import run_again
from shardproof.executor.run.verdict.search import SEED, Searched, search
from shardproof.executor.run.verdict.steps_passed import passed
from shardproof.executor.run.witness.files import witness_of
from shardproof.proofs.nearest.change import Tree
from shardproof.proofs.nearest.isolate import isolated
from shardproof.proofs.nearest.memory import Room
from shardproof.proofs.nearest.search import nearest_and_more
from shardproof.proofs.open.lines import DEGREES
from shardproof.reports.reasons import NOT_AT_FAULT, NOT_SHOWN, Shown, Told, Why
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.judge import Reason, judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.record import replace
from shardproof.spec.source.node import plain
from shardproof.spec.verdict import Verdict
from shardproof.verdict.config_spots import config_spots
from shardproof.verdict.shrink import shrink
from shardproof.verdict.smallest import broken, least_model, smallest_inside

Watch = Callable[[str, int, int], None]
"""Told what is being done, how much of it, and of how much."""


def why(
    verdict: Verdict,
    limit: int = 3,
    watch: Watch = lambda _what, _n, _of: None,
    seed: int = SEED,
    room: Room | None = None,
) -> Why:
    """Everything about an illegal plan; of a legal or unknown one there is nothing to tell.

    With `room`, no near plan is named that a device of so much memory cannot hold.
    """
    if verdict.word != "illegal" or not verdict.reasons:
        return Why(verdict, (), ())
    tree = tree_of(verdict)
    told: list[Told] = []
    beside: tuple[Shown | None, str] | None = None
    for number, (reason, spot) in enumerate(zip(verdict.reasons, verdict.spots, strict=True)):
        watch("looking for counterexamples", number, len(verdict.reasons))
        shown, why_not = _alone(verdict, tree, reason, seed)
        if shown is None and len(verdict.reasons) > 1:
            beside = beside or show(verdict.model, verdict.plan, alone=False, seed=seed)
            codes = {reason.clause.code}
            shown, why_not = beside[0] and shared(beside[0], codes), beside[1] or why_not
        config = config_spots(verdict.source.config, reason.clause, reason.kinds)
        told.append(Told(reason, spot, config, shown, why_not))
    watch("looking for legal plans", len(told), len(told))
    near, more = nearest_and_more(verdict.model, tree, limit, room) if limit else ((), False)
    return Why(verdict, tuple(told), near, more=more)


def tree_of(verdict: Verdict) -> Tree:
    """The plan as it is written."""
    if verdict.source.plan is not None:
        return cast(Tree, plain(verdict.source.plan))
    from shardproof.spec.plan.write import plain_section

    return plain_section(verdict.plan)


def _alone(verdict: Verdict, tree: Tree, reason: Reason, seed: int) -> tuple[Shown | None, str]:
    """A counterexample that is this reason's: of the plan with all others mended."""
    model = verdict.model
    if len(verdict.reasons) == 1:
        return show(model, verdict.plan, alone=True, seed=seed)
    plan = isolated(model, tree, reason, verdict.reasons)
    if plan is None:
        return None, ""
    shown, why_not = show(model, plan, alone=True, seed=seed)
    if shown is None or not its_own(verdict.plan, shown):
        return None, why_not
    other = [
        f"{name} {getattr(plan.phase(phase), name)}"
        for phase in PHASES
        for name in DEGREES
        if getattr(plan.phase(phase), name) != getattr(verdict.plan.phase(phase), name)
    ]
    if not other:
        return shown, ""
    return replace(shown, fewer=f"{shown.fewer}; with {', '.join(dict.fromkeys(other))}"), ""


def shared(shown: Shown, codes: Collection[str]) -> Shown:
    """A counterexample of a plan that breaks more than these clauses, which says so."""
    broken = (each.clause.code for each in judge(shown.witness.model, shown.witness.plan).reasons)
    return replace(shown, shared=tuple(code for code in broken if code not in codes))


def its_own(plan: Plan, shown: Shown) -> bool:
    """Whether what stops a plan with some clauses mended stops the plan itself.

    Two clauses may speak of one mistake: who mends one of the pair alone gets an operator whose
    operands do not go together, where those of the plan do.
    """
    found = shown.witness.found
    if not isinstance(found, CannotRun):
        return True
    model, own = shown.witness.model, shown.witness.plan
    if not has(model, plan, found.op) and has(model, own, found.op):
        return False
    there = passed(model, plan, found.tried, own)
    asked = {at: n for at, n in there.items() if at[0] == found.op and found.rank in (at[1], None)}
    if not asked:
        return True
    here = passed(model, own, found.tried, own)
    return all(count <= here[at] for at, count in asked.items())


def has(model: Model, plan: Plan, name: str) -> bool:
    """Whether a plan has an operator of that name."""
    visits = (visit for phase in PHASES for visit in lower(model, plan, phase).visits)
    return any(op.out == name for visit in visits for op in visit.ops)


def show(model: Model, plan: Plan, *, alone: bool, seed: int = SEED) -> tuple[Shown | None, str]:
    """The smallest counterexample; or why there is none."""
    small = shrink(model, plan)
    if small.obstacle:
        return None, small.obstacle
    clauses = broken(small.model, small.plan)
    start = least_model(small.model, small.plan, clauses, at_first(small.plan, seed))
    found = at_a_glance(start, small.plan, seed)
    if found is None and start != small.model:
        start, found = small.model, at_a_glance(small.model, small.plan, seed)
    if found is None:
        searched = search(small.model, small.plan, seed=seed)
        if searched.found is None:
            right = alone and by_value(small.model, small.plan).word == "legal"
            return None, NOT_AT_FAULT if right else not_found(searched)
        found = searched.found
    fewest, told, inside = smallest_inside(start, small.plan, found, clauses)
    witness = witness_of(model, fewest, small.plan, told)
    return Shown(witness, inside, alone, small.told), ""


def at_a_glance(model: Model, plan: Plan, seed: int) -> Counterexample | None:
    """What one trial on a token and a step shows, which is where most searches end."""
    tried = at_first(plan, seed)
    if obstacle(model, plan, tried):
        return None
    try:
        outcome = run_again(model, plan, tried)
    except Undefined:
        return None
    return None if isinstance(outcome, Equal) else outcome


def at_first(plan: Plan, seed: int) -> Tried:
    """One trial on a token and a step, within what the plan declares."""
    said = plan.workload
    steps = 1 if said.steps is None else said.steps
    return Tried(said.batch or 1, said.prompt or 1, steps, seed, 1)


def not_found(searched: Searched) -> str:
    """Why a search has shown nothing: some of it was too much, or it is a mistake of ours."""
    return (
        f"of what was run nothing differs, and {searched.left_out[0]}"
        if searched.left_out
        else NOT_SHOWN
    )
