"""Proofs of statements: of equalities by the algebra, of conditions on indices by solvers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from shardproof.proofs.theorems.algebra import Algebra
from shardproof.proofs.theorems.comparing import NotProved
from shardproof.proofs.theorems.hypotheses import rewritings, rules_of
from shardproof.proofs.theorems.language import (
    Expr,
    compared,
    expanded,
    free,
    number,
    parse,
    substituted,
)
from shardproof.proofs.theorems.smt import Query, plus
from shardproof.proofs.theorems.statement import Statement


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of a statement. `queries` are those on which it rests."""

    proved: bool
    why: str = ""
    queries: tuple[Query, ...] = ()


@dataclass(frozen=True, slots=True)
class Goal:
    """A statement at one place of an induction, without what was let."""

    facts: tuple[Expr, ...]
    claim: Expr
    before: Expr | None = None
    """The claim of the step before, which is known."""


def prove(statement: Statement, by: str) -> Proof:
    """`by` the algebra of sums, or by solvers alone: `sums` or `indices`."""
    asked: list[Query] = []
    try:
        for about, goal in goals(statement, asked):
            if by == "sums":
                asked += _by_algebra(statement, goal, about)
            else:
                asked += _by_solver(statement, goal, about)
    except NotProved as why:
        return Proof(proved=False, why=str(why))
    return Proof(proved=True, queries=tuple(dict.fromkeys(asked)))


def goals(statement: Statement, asked: list[Query]) -> Iterator[tuple[str, Goal]]:
    """What is to be proved: the claim, or the base and the step of an induction."""
    lets = statement.definitions
    given = [expanded(each, lets) for each in statement.hypotheses]
    claim = expanded(statement.claimed, lets)
    also = [expanded(each, lets) for each in map(parse, statement.also)]
    declared = tuple(statement.declared.values())
    given += [compared("<=", number(0), Expr("name", name=each.name))
              for each in declared if each.size and not each.args]  # fmt: skip
    if not statement.over:
        asked += [_asked(Query(tuple(given), each, declared, "beside")) for each in also]
        yield "directly", Goal((*given, *also), claim)
        return
    over = statement.over
    given, claim = _named_by_others(given, claim, over)
    _carried(given, over)
    zero, step = {over: number(0)}, {over: plus(Expr("name", name=over), 1)}
    base = [substituted(each, zero) for each in given]
    later = [substituted(each, step) for each in given]
    later.append(compared("<=", number(0), Expr("name", name=over)))
    known: list[Expr] = []
    for each in also:
        asked.append(_asked(Query(tuple(base), substituted(each, zero), declared, "base, beside")))
        known.append(each)
    for each in also:
        goal = substituted(each, step)
        asked.append(_asked(Query((*later, *known), goal, declared, "step, beside")))
    at_zero = [substituted(each, zero) for each in also]
    yield "base", Goal((*base, *at_zero), substituted(claim, zero))
    after = [substituted(each, step) for each in also]
    yield "step", Goal((*later, *known, *after), substituted(claim, step), claim)


def _asked(query: Query) -> Query:
    if not query.valid:
        raise NotProved(f"{query.about}: it does not follow that {query.goal}")
    return query


def _named_by_others(given: list[Expr], claim: Expr, over: str) -> tuple[list[Expr], Expr]:
    """Names that a hypothesis says what they are, replaced: `b(p) == n` makes n `b(p)`."""
    for each in list(given):
        match each:
            case Expr("==", (left, right)) if over in free(each):
                name, other = (right, left) if right.op == "name" else (left, right)
                if name.op == "name" and name.name != over and name.name not in free(other):
                    by = {name.name: other}
                    size = compared("<=", number(0), name)
                    given = [substituted(e, by) for e in given if e not in (each, size)]
                    claim = substituted(claim, by)
            case _:
                pass
    return given, claim


def _carried(given: list[Expr], over: str) -> None:
    """Ask that hypotheses of so many steps are hypotheses of fewer."""
    for each in given:
        if over in free(each) and not _holds_of_fewer(each, over):
            raise NotProved(f"{each} is not known of fewer steps")


def _holds_of_fewer(each: Expr, over: str) -> bool:
    """Whether it is said step by step, or that there are no fewer than none."""
    match each:
        case Expr("all", (low, Expr("name", name=high), body)):
            return high == over and over not in free(low) | free(body)
        case Expr("<=", (Expr("number"), Expr("name"))):
            return True
        case _:
            return False


def _by_algebra(statement: Statement, goal: Goal, about: str) -> list[Query]:
    declared = tuple(statement.declared.values())
    facts, claim = list(goal.facts), goal.claim
    facts, claim, before = _opened(facts, claim, goal.before)
    if claim.op != "==":
        raise NotProved(f"{claim} is no equality")
    written = list(rewritings(facts))
    rules = rules_of([_put(fact, written) for fact in facts])
    algebra = Algebra(declared, tuple(facts), about, *rules)

    def terms(equality: Expr) -> Expr:
        return Expr("-", (_put(equality.args[0], written), _put(equality.args[1], written)))

    whole = terms(claim)
    if before is not None:
        whole = Expr("-", (whole, terms(before)))
    algebra.vanish(algebra.terms(whole))
    return list(algebra.asked)


def _opened(
    facts: list[Expr], claim: Expr, before: Expr | None
) -> tuple[list[Expr], Expr, Expr | None]:
    """A claim for all indices of a range, of one that stands for each."""
    while claim.op == "all":
        low, high, body = claim.args
        index = Expr("name", name=claim.name)
        facts += [compared("<=", low, index), compared("<", index, high)]
        if before is not None:
            if before.op != "all" or before.args[:2] != claim.args[:2]:
                raise NotProved("a range that changes from step to step")
            before = before.args[2]
        claim = body
    return facts, claim, before


def _put(expr: Expr, written: list[tuple[Expr, Expr]]) -> Expr:
    for left, right in written:
        if expr == left:
            return right
    return replace(expr, args=tuple(_put(arg, written) for arg in expr.args))


def _by_solver(statement: Statement, goal: Goal, about: str) -> list[Query]:
    declared = tuple(statement.declared.values())
    known = goal.facts if goal.before is None else (*goal.facts, goal.before)
    return [_asked(Query(known, goal.claim, declared, about, 2))]
