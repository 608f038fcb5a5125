"""Sums of products over ranges: what an expression is before its terms are compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from shardproof.proofs.theorems.language import Expr, compared, number
from shardproof.proofs.theorems.sym import Sym, named, told, whole


@dataclass(frozen=True, slots=True)
class Binder:
    name: str
    low: Sym
    high: Sym

    def put(self, by: Mapping[str, Sym]) -> Binder:
        return replace(self, low=self.low.put(by).expanded, high=self.high.put(by).expanded)

    @property
    def within(self) -> tuple[Expr, Expr]:
        """What is known of the name inside the sum."""
        name = Expr("name", name=self.name)
        return compared("<=", told(self.low), name), compared("<", name, told(self.high))


@dataclass(frozen=True, slots=True)
class Literal:
    """A condition on whole numbers: that an expression is zero, or not negative."""

    zero: bool
    of: Sym

    @property
    def expr(self) -> Expr:
        if self.zero:
            return compared("==", told(self.of), number(0))
        return compared("<=", number(0), told(self.of))

    def put(self, by: Mapping[str, Sym]) -> Literal:
        return literal(self.of.put(by), zero=self.zero)


def literal(of: Sym, *, zero: bool) -> Literal:
    of = of.expanded
    return Literal(zero, -of if zero and of.leads_down else of)


Cases = list[tuple[int, frozenset[Literal]]]
"""A condition as a sum of products of literals, each with a coefficient."""


def truth(literals: Iterable[Literal]) -> Cases:
    """The product of literals; of two that exclude each other one is written."""
    found: Cases = [(1, frozenset())]
    for each in literals:
        if not each.zero and each.of.leads_down:
            other = literal(whole(-1) - each.of, zero=False)
            cases: Cases = [(1, frozenset()), (-1, frozenset({other}))]
        else:
            cases = [(1, frozenset({each}))]
        found = both(found, cases)
    return found


def both(a: Cases, b: Cases) -> Cases:
    return [(x * y, p | q) for x, p in a for y, q in b]


def neither(a: Cases) -> Cases:
    return [(1, frozenset()), *((-x, p) for x, p in a)]


@dataclass(frozen=True, slots=True)
class Term:
    """A product under conditions, summed over ranges; the first binder is the outermost."""

    factor: Sym
    binders: tuple[Binder, ...] = ()
    when: frozenset[Literal] = frozenset()

    def put(self, by: Mapping[str, Sym]) -> Iterator[Term]:
        """The term with names replaced."""
        binders = tuple(each.put(by) for each in self.binders)
        for times, when in truth(sorted((each.put(by) for each in self.when), key=str)):
            yield Term(self.factor.put(by) * whole(times), binders, when)

    @property
    def bound(self) -> frozenset[str]:
        return frozenset(each.name for each in self.binders)

    def uses(self, name: str, *, beside: Sym | None = None) -> bool:
        """Whether a bound name occurs, but in its own binder and in one factor."""
        factor = self.factor if beside is None else self.factor.without(beside)
        return (
            name in factor.names
            or any(name in each.of.names for each in self.when)
            or any(name in each.low.names | each.high.names for each in self.binders)
        )

    def at(self, name: str, place: Sym) -> Iterator[Term]:
        """The one term of a sum in which the name is `place`."""
        left = tuple(each for each in self.binders if each.name != name)
        return replace(self, binders=left).put({name: place})

    def rewritten(self, left: Sym, right: Sym) -> Iterator[Term]:
        """The term with a whole subterm replaced, wherever it stands."""
        rule = [(left, right)]
        binders = tuple(
            Binder(b.name, b.low.rewritten(rule).expanded, b.high.rewritten(rule).expanded)
            for b in self.binders
        )
        when = (literal(each.of.rewritten(rule), zero=each.zero) for each in self.when)
        factor = self.factor.rewritten(rule).expanded
        for times, conditions in truth(sorted(when, key=str)):
            for part in factor.summands:
                yield Term(part * whole(times), binders, conditions)

    def over(self, binder: Binder) -> Term:
        """The same term with another range, or another name, for the binder of that name."""
        binders = tuple(binder if each.name == binder.name else each for each in self.binders)
        return replace(self, binders=binders)

    def shifted(self, binder: Binder, by: Sym) -> Iterator[Term]:
        """The same sum, over a name that is greater by so much."""
        moved = Binder(
            binder.name, (binder.low + by).expanded, (binder.high + by).expanded
        )  # the bounds are of outer names
        place = {binder.name: named(binder.name) - by}
        at = self.binders.index(binder)
        outer, inner = self.binders[:at], self.binders[at + 1 :]
        for term in replace(self, binders=inner).put(place):
            yield replace(term, binders=(*outer, moved, *term.binders))


def times(a: Term, b: Term) -> Term:
    return Term(a.factor * b.factor, (*a.binders, *b.binders), a.when | b.when)


def under(terms: Iterable[Term], cases: Cases) -> list[Term]:
    return [
        replace(term, factor=term.factor * whole(times), when=term.when | when)
        for term in terms
        for times, when in cases
    ]


def context(term: Term, without: Literal | None = None) -> list[Expr]:
    known = [fact for binder in term.binders for fact in binder.within]
    return known + [each.expr for each in sorted(term.when, key=str) if each != without]


def outer(term: Term, binder: Binder) -> list[Expr]:
    """What is known where a binder's range begins."""
    around = term.binders[: term.binders.index(binder)]
    names = term.bound - {each.name for each in around}
    known = [fact for each in around for fact in each.within]
    return known + [e.expr for e in sorted(term.when, key=str) if not e.of.names & names]
