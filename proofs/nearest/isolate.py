"""A plan that breaks one clause of those that another breaks, and nothing else.

All others are mended by their own remedies, if that leaves the one. Where a remedy mends that one
too, other changes of what the other clauses look at are tried: another word, degrees that are
larger or smaller, few at a time. Where nothing is found the clauses are broken together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardproof.proofs.nearest.change import Tree, mended, put, read_tree
from shardproof.proofs.nearest.search import words, written_at
from shardproof.proofs.open.lines import DEGREES, SIZES
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.judge import Reason, judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan

CHANGES = 3
"""Made at most, one after the other, where the usual remedies do not do."""
MOST = 200
"""Plans that are looked at."""


def isolated(model: Model, tree: Tree, reason: Reason, every: Sequence[Reason] = ()) -> Plan | None:
    """The tree's plan with all mended but this reason, with its very numbers if there is one.

    `every` are the reasons of the plan, where somebody knows them.
    """
    other_numbers: Plan | None = None
    tree = {k: v for k, v in tree.items() if k != "devices"}
    for plan, found in _mended(model, tree, reason, every):
        if [each.clause for each in found] == [reason.clause]:
            if found[0].message == reason.message:
                return plan
            other_numbers = other_numbers or plan
    return other_numbers


def _mended(
    model: Model, tree: Tree, reason: Reason, every: Sequence[Reason]
) -> Iterator[tuple[Plan, Sequence[Reason]]]:
    """Plans that break the clause, with ever more changes, and what they break."""
    usual, plan = tree, read_tree(tree)
    for turn in range(CHANGES):
        if plan is None:
            break
        found = every if every and turn == 0 else judge(model, plan).reasons
        yield plan, found
        for other in found:
            if other.clause is not reason.clause:
                usual = mended(usual, other.clause)
        plan = read_tree(usual)
    looked, seen, level = 0, {repr(tree)}, [tree]
    for _ in range(CHANGES):
        deeper: list[Tree] = []
        for start in level:
            plan = read_tree(start)
            found = judge(model, plan).reasons if plan else ()
            for other in (each.clause for each in found if each.clause is not reason.clause):
                for new in _changed(start, other):
                    if repr(new) in seen or looked == MOST:
                        continue
                    seen.add(repr(new))
                    looked += 1
                    plan = read_tree(new)
                    broken = judge(model, plan).reasons if plan else ()
                    if plan and any(each.clause is reason.clause for each in broken):
                        yield plan, broken
                        # What mends nothing leads nowhere.
                        if len(broken) <= len(found):
                            deeper.append(new)
        level = deeper


def _changed(tree: Tree, clause: Clause) -> Iterator[Tree]:
    """The tree with one other thing in what a clause looks at."""
    yield mended(tree, clause)
    for path in clause.at:
        for where in written_at(tree, path):
            for value in words(path):
                yield put(tree, where, value)
    yield from _degrees(tree)


def _degrees(tree: Tree) -> Iterator[Tree]:
    """Another degree, of those that the plan has and of the smallest."""
    scopes = ["", *(f"{phase}." for phase in PHASES if isinstance(tree.get(phase), dict))]
    for scope in scopes:
        held = tree if not scope else tree[scope[:-1]]
        if not isinstance(held, dict):
            continue
        numbers = {value for name in DEGREES if isinstance(value := held.get(name), int)}
        for name in (*SIZES, "ep"):
            for value in sorted({1, 2, *numbers}):
                if held.get(name, 1) != value:
                    yield put(tree, f"{scope}{name}", value)
