"""Why a plan that edits its program is illegal: what it does, which operator, and which edit."""

from __future__ import annotations

from shardproof.executor.run.verdict.search import SEED
from shardproof.reports.reasons import Blamed, WhyEdited
from shardproof.spec.engine.blame import Blamed as ByWhom
from shardproof.spec.engine.blame import who_is_to_blame
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.at_fault import most_about, role_at_fault
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.law.judge import judge
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.source.node import place_of
from shardproof.spec.verdict import Verdict
from shardproof.verdict.why_illegal import show

MOST_EDITS = 32
"""Edits of which each is left out once."""
FEW_CLAUSES = 3
"""More of them say nothing of one operator."""


def why_edited(verdict: Verdict, seed: int = SEED) -> WhyEdited:
    """A counterexample on the smallest model, and what is legal with an edit left out."""
    shown, not_shown = show(verdict.model, verdict.plan, alone=True, seed=seed)
    blamed = tuple(_blamed(verdict))
    bare = verdict.plan.with_(edits=())
    strategy = judge(verdict.model, bare).reasons
    by_whom = _by_whom(verdict)
    about = () if by_whom is None else _about(verdict, by_whom)
    return WhyEdited(verdict, shown, not_shown, blamed, strategy, by_whom, about)


def _by_whom(verdict: Verdict) -> ByWhom | None:
    """The operator that is to blame by value, where the plan is wrong by it."""
    return None if verdict.legal else who_is_to_blame(verdict.model, verdict.plan)


def _about(verdict: Verdict, by_whom: ByWhom) -> tuple[Clause, ...]:
    """The clauses that such an operator is there for, if they say which ones it could be."""
    codes = most_about(role_at_fault(verdict.model, verdict.plan, by_whom))
    return tuple(BY_CODE[code] for code in codes) if len(codes) <= FEW_CLAUSES else ()


def _blamed(verdict: Verdict) -> list[Blamed]:
    """The edits without which the plan is legal."""
    edits, found = verdict.plan.edits, list[Blamed]()
    for number in range(min(len(edits), MOST_EDITS)):
        without = verdict.plan.with_(edits=(*edits[:number], *edits[number + 1 :]))
        if _legal(verdict, without):
            root = verdict.source.plan
            place = place_of(root, ("edits", number)) if root is not None else None
            found.append(Blamed(number, place))
    return found


def _legal(verdict: Verdict, plan: Plan) -> bool:
    if next(iter(wrong_edits(verdict.model, plan)), None) is not None:
        return False
    return by_value(verdict.model, plan).word == "legal"
