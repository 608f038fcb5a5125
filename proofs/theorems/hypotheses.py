"""Hypotheses as laws that go from left to right, wherever their places are in range."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from shardproof.proofs.theorems.comparing import DEPTH
from shardproof.proofs.theorems.language import Expr, compared, walk
from shardproof.proofs.theorems.statement import Declared
from shardproof.proofs.theorems.sym import Sym, applied, inverse, named, told, whole
from shardproof.proofs.theorems.terms import Binder, Term, context, times

Ranges = tuple[tuple[str, Expr, Expr], ...]


@dataclass(frozen=True, slots=True)
class CallRule:
    """A hypothesis: for all places within ranges, `f(..) == gives`."""

    ranges: Ranges
    call: Expr
    gives: Expr


@dataclass(frozen=True, slots=True)
class SumRule:
    """A hypothesis: for all places within ranges, `sum(r, low, high, f(.. r ..)) == gives`."""

    ranges: Ranges
    bound: str
    low: Expr
    high: Expr
    call: Expr
    gives: Expr


class Known(Protocol):
    """What laws ask of the algebra that tries them."""

    declared: tuple[Declared, ...]
    rules: tuple[SumRule, ...]
    calls: tuple[CallRule, ...]
    nonzero: tuple[CallRule, ...]

    def sure(self, goal: Expr, given: Iterable[Expr] = ()) -> bool: ...

    def index(self, expr: Expr) -> Sym: ...

    def terms(self, expr: Expr) -> list[Term]: ...


Rules = tuple[tuple[SumRule, ...], tuple[CallRule, ...], tuple[CallRule, ...]]


def rules_of(facts: list[Expr]) -> Rules:
    """Hypotheses that are equations, as laws that go from left to right."""
    sums: list[SumRule] = []
    calls: list[CallRule] = []
    nonzero: list[CallRule] = []
    for fact in facts:
        ranges, body = _ranged(fact)
        match body:
            case Expr("==", (Expr("sum", (low, high, call), name=bound), gives)) if (
                call.op == "call"
            ):
                sums.append(SumRule(ranges, bound, low, high, call, gives))
            case Expr("==", (Expr("call") as call, gives)) if ranges and not any(
                each.name == call.name and each.op == "call" for each in walk(gives)
            ):
                bound = {name for name, _, _ in ranges}
                if {arg.name for arg in call.args if arg.op == "name"} >= bound:
                    calls.append(CallRule(ranges, call, gives))
            case Expr("!=", (Expr("call") as call, Expr("number", number=0) as zero)) if ranges:
                nonzero.append(CallRule(ranges, call, zero))
            case _:
                pass
    return tuple(sums), tuple(calls), tuple(nonzero)


def _ranged(fact: Expr) -> tuple[Ranges, Expr]:
    ranges: list[tuple[str, Expr, Expr]] = []
    while fact.op == "all":
        low, high, body = fact.args
        ranges.append((fact.name, low, high))
        fact = body
    return tuple(ranges), fact


def rewritings(facts: list[Expr]) -> Iterator[tuple[Expr, Expr]]:
    """Equations that say what one call or name is."""
    for fact in facts:
        match fact:
            case Expr("==", (left, right)) if left.op in ("call", "name") and not any(
                each == left for each in walk(right)
            ):
                yield left, right
            case _:
                pass


def given(algebra: Known, term: Term) -> list[Term] | None:
    for rule in algebra.rules:
        for binder in term.binders:
            if (made := _by_rule(algebra, term, binder, rule)) is not None:
                return made
    return None


def called(algebra: Known, term: Term) -> list[Term] | None:
    """A call of what a hypothesis says all calls of are."""
    for rule in algebra.calls:
        for call, args in _calls(term, rule.call.name):
            by = _matched(rule.call, args, _open(rule.ranges))
            if by is None or not _where(algebra, term, call, rule.ranges, by):
                continue
            gives = algebra.terms(rule.gives)
            if len(gives) == 1 and not gives[0].binders and not gives[0].when:
                new = gives[0].factor.put(by)
                return list(term.rewritten(call, new))
            if call in term.factor.product:
                left = replace(term, factor=term.factor.without(call))
                return [times(left, made) for each in gives for made in each.put(by)]
    return None


def divided(algebra: Known, term: Term) -> list[Term] | None:
    """One over a call that a hypothesis says is never zero."""
    for rule in algebra.nonzero:
        for call, args in _calls(term, rule.call.name):
            by = _matched(rule.call, args, _open(rule.ranges))
            below = applied("inverse", [call])
            if below not in term.factor.product or by is None:
                continue
            if _where(algebra, term, call, rule.ranges, by):
                return [replace(term, factor=term.factor.without(below) * inverse(call))]
    return None


def _where(algebra: Known, term: Term, call: Sym, ranges: Ranges, by: Mapping[str, Sym]) -> bool:
    """Whether a call is in range wherever the names are bound that it speaks of."""
    last = max((i for i, b in enumerate(term.binders) if b.name in call.names), default=-1)
    known = [fact for binder in term.binders[: last + 1] for fact in binder.within]
    inside = any(DEPTH.match(name) for name in call.names)  # bound in a value inside of it
    return not inside and _in_ranges(algebra, ranges, by, known)


def _by_rule(algebra: Known, term: Term, binder: Binder, rule: SumRule) -> list[Term] | None:
    if (binder.low, binder.high) != (algebra.index(rule.low), algebra.index(rule.high)):
        return None
    for factor, args in term.factor.calls(rule.call.name):
        by = _matched(rule.call, args, {*_open(rule.ranges), rule.bound})
        if by is None or by.get(rule.bound) != named(binder.name):
            continue
        others = [place for name, place in by.items() if name != rule.bound]
        if term.uses(binder.name, beside=factor) or any(
            binder.name in place.names for place in others
        ):
            continue
        rest = tuple(each for each in term.binders if each != binder)
        left = replace(term, factor=term.factor.without(factor), binders=rest)
        if _within(algebra, left, rule.ranges, by):
            return [
                times(left, made) for gives in algebra.terms(rule.gives) for made in gives.put(by)
            ]
    return None


def _within(algebra: Known, term: Term, ranges: Ranges, by: Mapping[str, Sym]) -> bool:
    return _in_ranges(algebra, ranges, by, context(term))


def _in_ranges(
    algebra: Known, ranges: Ranges, by: Mapping[str, Sym], known: Sequence[Expr]
) -> bool:
    return all(
        algebra.sure(compared("<=", low, told(by[name])), known)
        and algebra.sure(compared("<", told(by[name]), high), known)
        for name, low, high in ranges
    )


def _calls(term: Term, name: str) -> list[tuple[Sym, tuple[Sym, ...]]]:
    """Calls of a function wherever a term speaks of them."""
    found = term.factor.all_calls(name)
    for each in sorted(term.when, key=str):
        found += each.of.all_calls(name)
    for binder in term.binders:
        found += [*binder.low.all_calls(name), *binder.high.all_calls(name)]
    return found


def _open(ranges: Ranges) -> set[str]:
    return {name for name, _, _ in ranges}


def _matched(pattern: Expr, args: Sequence[Sym], names: set[str]) -> dict[str, Sym] | None:
    """What the open names of a pattern stand for in a call; what else it says is to be the same."""
    by: dict[str, Sym] = {}
    for each, arg in zip(pattern.args, args, strict=True):
        if each.op == "name" and each.name in names:
            if by.setdefault(each.name, arg) != arg:
                return None
        elif (
            each.op not in ("name", "number")
            or (named(each.name) if each.op == "name" else whole(each.number)) != arg
        ):
            return None
    return by if set(by) == names else None
