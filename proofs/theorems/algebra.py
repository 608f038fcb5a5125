"""Equalities of indexed sums, by a named set of laws, each with the side condition that it needs.

The difference of two expressions is brought to a sum of terms, and these to a form in which sympy
sees that they cancel:

*distribute*  products of sums are sums of products
*select*      a sum over one index that a condition fixes is that one term
*decide*      a condition that follows, or cannot be, goes (a question to a solver)
*given*       a sum, or a call, that a hypothesis speaks of is what it says
*count*       a sum of what does not speak of its index is a product
*peel*        a sum's last term stands apart
*shift*       an index may be counted from elsewhere
*join*        a sum over [a, b) is that over [0, b) less that over [0, a), where a <= b (a question)
*exchange*    sums over ranges that do not depend on each other stand in any order
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, permutations

from shardproof.proofs.theorems.language import Expr, compared
from shardproof.proofs.theorems.smt import Query, sort_of
from shardproof.proofs.theorems.statement import Declared
from shardproof.proofs.theorems.sym import (
    Sym,
    applied,
    inverse,
    named,
    opaque,
    summed,
    told,
    total,
    vanishes,
    whole,
)
from shardproof.proofs.theorems.terms import (
    Binder,
    Cases,
    Literal,
    Term,
    both,
    literal,
    neither,
    truth,
)

MOST_TERMS = 400
MOST_CASES = 10


class NotProved(Exception):
    """Why an equality does not follow by these laws."""


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


@dataclass(slots=True)
class Algebra:
    """What is known, and the questions that were asked on the way."""

    declared: tuple[Declared, ...]
    facts: tuple[Expr, ...]
    about: str = ""
    rules: tuple[SumRule, ...] = ()
    calls: tuple[CallRule, ...] = ()
    nonzero: tuple[CallRule, ...] = ()
    """Calls that are never zero; what they give is that."""
    asked: dict[Query, None] = field(default_factory=dict[Query, None])
    fresh: Iterator[int] = field(default_factory=lambda: count(1))

    # What a solver is asked.

    def sure(self, goal: Expr, given: Iterable[Expr] = ()) -> bool:
        """Whether a condition on whole numbers follows."""
        query = Query((*self.facts, *given), goal, self.declared, self.about)
        if not query.valid:
            return False
        self.asked[query] = None
        return True

    # From expressions to terms.

    def terms(self, expr: Expr) -> list[Term]:
        match expr.op:
            case "number":
                return [Term(whole(expr.number))]
            case "name":
                return [Term(named(expr.name))]
            case "call":
                return [Term(applied(expr.name, self._arguments(expr)))]
            case "+":
                return self._small([*self.terms(expr.args[0]), *self.terms(expr.args[1])])
            case "-":
                right = [replace(t, factor=-t.factor) for t in self.terms(expr.args[1])]
                return self._small([*self.terms(expr.args[0]), *right])
            case "*":
                left, right = map(self.terms, expr.args)
                return self._small([_times(a, b) for a in left for b in right])
            case "/":
                below = self._inverse(expr.args[1])
                over = self.terms(expr.args[0])
                return [replace(t, factor=t.factor * below) for t in over]
            case "if":
                test, yes, no = expr.args
                cases = self.cases(test)
                return self._small(
                    [*_under(self.terms(yes), cases), *_under(self.terms(no), neither(cases))]
                )
            case "sum":
                low, high = (self.index(arg) for arg in expr.args[:2])
                own = f"{expr.name.split('_')[0]}_{next(self.fresh)}"
                binder = Binder(own, low, high)
                by = {expr.name: named(own)}
                return [
                    replace(term, binders=(binder, *term.binders))
                    for inner in self.terms(expr.args[2])
                    for term in inner.put(by)
                ]
            case "//" | "%":
                return [Term(opaque(expr.op, map(self.index, expr.args)))]
            case op:
                raise NotProved(f"{op} is no value: {expr}")

    def _small(self, terms: list[Term]) -> list[Term]:
        if len(terms) > MOST_TERMS:
            raise NotProved(f"more than {MOST_TERMS} terms")
        return terms

    def index(self, expr: Expr) -> Sym:
        """A whole number that is no sum."""
        parts = self.terms(expr)
        if any(part.binders or part.when for part in parts):
            raise NotProved(f"{expr} is an index, and no polynomial")
        return total(part.factor for part in parts).expanded

    def _arguments(self, call: Expr) -> list[Sym]:
        what = next(each for each in self.declared if each.name == call.name)
        return [
            self.index(arg) if sort == "int" else self.value(arg)
            for arg, sort in zip(call.args, what.args, strict=True)
        ]

    def value(self, expr: Expr) -> Sym:
        """A value inside a function or below a fraction, in the form that sums are compared in."""
        return self.form(self.terms(expr))

    def _inverse(self, expr: Expr) -> Sym:
        """One over a value. Nothing cancels that is not known to be other than zero."""
        sure = frozenset(map(str, self._never_zero()))
        made = whole(1)
        for base in self.value(expr).product:
            known = base.as_number is not None or str(base) in sure
            made = made * (inverse(base) if known else applied("inverse", [base]))
        return made

    def _never_zero(self) -> Iterator[Sym]:
        for fact in self.facts:
            match fact:
                case Expr("!=", (left, Expr("number", number=0))):
                    yield from self.value(left).product
                case _:
                    pass

    def cases(self, test: Expr) -> Cases:
        """A condition as a sum of products of literals."""
        match test:
            case Expr("true"):
                return [(1, frozenset())]
            case Expr("false"):
                return []
            case Expr("not", (inner,)):
                return neither(self.cases(inner))
            case Expr("and", args):
                found: Cases = [(1, frozenset())]
                for arg in args:
                    found = both(found, self.cases(arg))
                return found
            case Expr("or", args):
                found = [(1, frozenset())]
                for arg in args:
                    found = both(found, neither(self.cases(arg)))
                return neither(found)
            case Expr("==" | "!=" | "<" | "<=", (left, right)):
                if "value" in {sort_of(each, self._env) for each in (left, right)}:
                    raise NotProved(f"a condition on values: {test}")
                a, b = self.index(left), self.index(right)
                if test.op in ("==", "!="):
                    same = truth([literal(a - b, zero=True)])
                    return same if test.op == "==" else neither(same)
                return truth([literal(b - a - whole(test.op == "<"), zero=False)])
            case _:
                raise NotProved(f"no condition: {test}")

    @property
    def _env(self) -> Mapping[str, Declared]:
        return {each.name: each for each in self.declared}

    # The laws.

    def settled(self, terms: Iterable[Term]) -> list[Term]:
        """Terms to which no law applies any more but those of whole sums."""
        due, done = list(terms), list[Term]()
        steps = 0
        while due:
            steps += 1
            if steps > 40 * MOST_TERMS:
                raise NotProved("the laws do not come to an end")
            term = due.pop()
            if term.factor.is_zero:
                continue
            for law in (
                self._selected, self._decided, self._called,
                self._divided, self._given, self._peeled,
                self._counted, self._moved,
            ):  # fmt: skip
                if (made := law(term)) is not None:
                    due += made
                    break
            else:
                done.append(term)
        return done

    def _context(self, term: Term, without: Literal | None = None) -> list[Expr]:
        known = [fact for binder in term.binders for fact in binder.within]
        return known + [each.expr for each in sorted(term.when, key=str) if each != without]

    def _selected(self, term: Term) -> list[Term] | None:
        for each in sorted(term.when, key=str):
            if not each.zero:
                continue
            for binder in reversed(term.binders):
                found = each.of.linear(binder.name)
                if binder.name not in each.of.names or found is None:
                    continue
                by, rest = found
                if by.as_number not in (1, -1):
                    break
                place = (-rest if by.as_number == 1 else rest).expanded
                inside = truth(
                    [literal(place - binder.low, zero=False),
                     literal(binder.high - whole(1) - place, zero=False)]
                )  # fmt: skip
                left = replace(term, when=term.when - {each})
                return _under(list(left.at(binder.name, place)), inside)
        return None

    def _decided(self, term: Term) -> list[Term] | None:
        for each in sorted(term.when, key=str):
            known = self._context(term, each)
            if self.sure(each.expr, known):
                return [replace(term, when=term.when - {each})]
            if self.sure(Expr("not", (each.expr,)), known):
                return []
        return None

    def _given(self, term: Term) -> list[Term] | None:
        for rule in self.rules:
            for binder in term.binders:
                if (made := self._by_rule(term, binder, rule)) is not None:
                    return made
        return None

    def _called(self, term: Term) -> list[Term] | None:
        """A call of what a hypothesis says all calls of are."""
        for rule in self.calls:
            for call, args in _calls(term, rule.call.name):
                by = _matched(rule.call, args, _open(rule.ranges))
                if by is None or not self._where(term, call, rule.ranges, by):
                    continue
                gives = self.terms(rule.gives)
                if len(gives) == 1 and not gives[0].binders and not gives[0].when:
                    new = gives[0].factor.put(by)
                    return list(term.rewritten(call, new))
                if call in term.factor.product:
                    left = replace(term, factor=term.factor.without(call))
                    return [_times(left, made) for each in gives for made in each.put(by)]
        return None

    def _divided(self, term: Term) -> list[Term] | None:
        """One over a call that a hypothesis says is never zero."""
        for rule in self.nonzero:
            for call, args in _calls(term, rule.call.name):
                by = _matched(rule.call, args, _open(rule.ranges))
                below = applied("inverse", [call])
                if below not in term.factor.product or by is None:
                    continue
                if self._where(term, call, rule.ranges, by):
                    return [replace(term, factor=term.factor.without(below) * inverse(call))]
        return None

    def _where(self, term: Term, call: Sym, ranges: Ranges, by: Mapping[str, Sym]) -> bool:
        """Whether a call is in range wherever the names are bound that it speaks of."""
        last = max((i for i, b in enumerate(term.binders) if b.name in call.names), default=-1)
        known = [fact for binder in term.binders[: last + 1] for fact in binder.within]
        inside = any(_DEPTH.match(name) for name in call.names)  # bound in a value inside of it
        return not inside and self._in_ranges(ranges, by, known)

    def _counted(self, term: Term) -> list[Term] | None:
        for binder in term.binders:
            if term.uses(binder.name):
                continue
            low, high = told(binder.low), told(binder.high)
            if self.sure(compared("<=", low, high), self._outer(term, binder)):
                factor = (term.factor * (binder.high - binder.low)).expanded
                left = tuple(each for each in term.binders if each != binder)
                return [replace(term, factor=f, binders=left) for f in factor.summands]
        return None

    def _by_rule(self, term: Term, binder: Binder, rule: SumRule) -> list[Term] | None:
        if (binder.low, binder.high) != (self.index(rule.low), self.index(rule.high)):
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
            if self._within(left, rule.ranges, by):
                return [
                    _times(left, made) for gives in self.terms(rule.gives) for made in gives.put(by)
                ]
        return None

    def _within(self, term: Term, ranges: Ranges, by: Mapping[str, Sym]) -> bool:
        return self._in_ranges(ranges, by, self._context(term))

    def _in_ranges(self, ranges: Ranges, by: Mapping[str, Sym], known: Sequence[Expr]) -> bool:
        return all(
            self.sure(compared("<=", low, told(by[name])), known)
            and self.sure(compared("<", told(by[name]), high), known)
            for name, low, high in ranges
        )

    def _outer(self, term: Term, binder: Binder) -> list[Expr]:
        """What is known where a binder's range begins."""
        outer = term.binders[: term.binders.index(binder)]
        names = term.bound - {each.name for each in outer}
        known = [fact for each in outer for fact in each.within]
        return known + [e.expr for e in sorted(term.when, key=str) if not e.of.names & names]

    def _peeled(self, term: Term) -> list[Term] | None:
        for binder in term.binders:
            if binder.high.constant <= 0 or binder.high == binder.low:
                continue
            last = (binder.high - whole(1)).expanded
            if self.sure(compared("<=", told(binder.low), told(last)), self._outer(term, binder)):
                return [term.over(replace(binder, high=last)), *term.at(binder.name, last)]
        return None

    def _moved(self, term: Term) -> list[Term] | None:
        for at, binder in enumerate(term.binders):
            inner = {each.name for each in term.binders[at + 1 :]}
            found: list[Sym] = []
            for place in self._places(term):
                if not place.bare(binder.name):
                    continue  # what it stands inside of is a place as well
                linear = place.linear(binder.name)
                if linear is None or linear[0].as_number != 1 or linear[1].names & inner:
                    found.append(whole(0))
                else:
                    found.append(linear[1])
            if found and not any(each.is_zero for each in found):
                by = min(found, key=lambda each: (len(str(each)), str(each)))
                return list(term.shifted(binder, by))
        return None

    def _places(self, term: Term) -> list[Sym]:
        values = {each.name for each in self.declared if "value" in each.args}
        of = frozenset({*values, "inverse", "iszero", "nonneg"})
        places = term.factor.places(of)
        for each in term.when:
            places += each.of.places(of)
        for each in term.binders:
            places += [*each.low.places(of), *each.high.places(of)]
        return places

    # The form in which terms are compared.

    def form(self, terms: Iterable[Term]) -> Sym:
        """A value as one sum of products, equal for equal values where these laws find it."""
        cases = self._free_cases(self.settled(terms))
        parts: list[Sym] = []
        for free, group in cases.items():
            value = total(self._joined(term) for term in group)
            for each in sorted(free, key=str):
                value = value * _opaque(each)
            parts.append(value)
        return total(parts).expanded

    @staticmethod
    def _free_cases(terms: Iterable[Term]) -> dict[frozenset[Literal], list[Term]]:
        """Terms by the conditions that no sum of theirs runs over."""
        found: dict[frozenset[Literal], list[Term]] = {}
        for term in terms:
            free = frozenset(each for each in term.when if not each.of.names & term.bound)
            found.setdefault(free, []).append(replace(term, when=term.when - free))
        return found

    def _joined(self, term: Term) -> Sym:
        """A term over [low, high) as one over [0, high) less one over [0, low)."""
        for binder in term.binders:
            low, high = told(binder.low), told(binder.high)
            if not self.sure(compared("<=", low, high), self._outer(term, binder)):
                raise NotProved(f"nothing says that {low} <= {high}")
        made: list[Sym] = []
        for sign, each in _from_zero(term):
            made.append(_ordered(each) * whole(sign))
        return total(made)

    def vanish(self, terms: Iterable[Term]) -> None:
        """Prove that terms sum to zero, in every case of their conditions, or `NotProved`."""
        cases = self._free_cases(self.settled(terms))
        free = sorted(frozenset[Literal]().union(*cases), key=str)
        if len(free) > MOST_CASES:
            raise NotProved(f"more than {MOST_CASES} conditions")
        for known in _assignments(free):
            given = [e.expr if holds else Expr("not", (e.expr,)) for e, holds in known.items()]
            if given and self.sure(Expr("false"), given):
                continue
            inner = replace(self, facts=(*self.facts, *given))
            group = [
                term for when, each in cases.items() if all(known[e] for e in when) for term in each
            ]
            left = inner.form(group)
            if not vanishes(left):
                raise NotProved(f"what is left is {left!s}")


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


def _times(a: Term, b: Term) -> Term:
    return Term(a.factor * b.factor, (*a.binders, *b.binders), a.when | b.when)


def _under(terms: Iterable[Term], cases: Cases) -> list[Term]:
    return [
        replace(term, factor=term.factor * whole(times), when=term.when | when)
        for term in terms
        for times, when in cases
    ]


def _opaque(each: Literal) -> Sym:
    return applied("iszero" if each.zero else "nonneg", [each.of])


def _from_zero(term: Term) -> Iterator[tuple[int, Term]]:
    """The term with every range begun at zero, and without numbers at its end."""
    for binder in term.binders:
        if not binder.low.is_zero:
            upper = term.over(replace(binder, low=whole(0)))
            lower = term.over(replace(binder, low=whole(0), high=binder.low))
            yield from _from_zero(upper)
            yield from ((-sign, each) for sign, each in _from_zero(lower))
            return
        if (by := binder.high.constant) != 0:
            # Where an end is less than zero this is the sum backwards, which obeys the same laws.
            end = (binder.high - whole(by)).expanded
            yield from _from_zero(term.over(replace(binder, high=end)))
            steps = range(by) if by > 0 else range(by, 0)
            for step in steps:
                for one in term.at(binder.name, (end + whole(step)).expanded):
                    yield from ((s if by > 0 else -s, e) for s, e in _from_zero(one))
            return
    if not any(binder.high.is_zero for binder in term.binders):
        yield 1, term


def _ordered(term: Term) -> Sym:
    """The term with its sums in the one order, and its bound names in the one way."""
    found: list[tuple[str, Sym]] = []
    for order in permutations(term.binders):
        seen: set[str] = set()
        bound = term.bound
        for each in order:
            if each.high.names & bound - seen:
                break
            seen.add(each.name)
        else:
            made = _renamed(term, order)
            found.append((str(made), made))
    return min(found, key=lambda each: each[0])[1]


def _renamed(term: Term, order: Sequence[Binder]) -> Sym:
    # Values inside of others have bound names of their own, which no outer name may be.
    depth = 1 + max(map(int, _DEPTH.findall(str(term.factor))), default=0)
    names = [f"d{depth}_{i}" for i in range(len(order))]
    by = {each.name: named(name) for each, name in zip(order, names, strict=True)}
    body = term.factor.put(by)
    for each in sorted((each.put(by) for each in term.when), key=str):
        body = body * _opaque(each)
    apart, inside = body.parted(names) if names else (whole(1), body)
    ends = [each.high.put(by) for each in order]
    return apart * summed(inside, list(zip(names, ends, strict=True))[::-1])


_DEPTH = re.compile(r"\bd(\d+)_\d")


def _assignments(literals: Sequence[Literal]) -> Iterator[dict[Literal, bool]]:
    if not literals:
        yield {}
        return
    for rest in _assignments(literals[1:]):
        yield {literals[0]: True, **rest}
        yield {literals[0]: False, **rest}
