"""Equalities of indexed sums: by laws, to a form in which sympy sees that terms cancel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count

from shardproof.proofs.theorems.comparing import (
    NotProved,
    assignments,
    free_cases,
    joined,
    opaque_case,
)
from shardproof.proofs.theorems.hypotheses import CallRule, SumRule
from shardproof.proofs.theorems.language import Expr
from shardproof.proofs.theorems.laws import LAWS
from shardproof.proofs.theorems.smt import Query, sort_of
from shardproof.proofs.theorems.statement import Declared
from shardproof.proofs.theorems.sym import (
    Sym,
    applied,
    inverse,
    named,
    opaque,
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
    times,
    truth,
    under,
)

MOST_TERMS = 400
MOST_CASES = 10


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
                return self._small([times(a, b) for a in left for b in right])
            case "/":
                below = self._inverse(expr.args[1])
                over = self.terms(expr.args[0])
                return [replace(t, factor=t.factor * below) for t in over]
            case "if":
                test, yes, no = expr.args
                cases = self.cases(test)
                return self._small(
                    [*under(self.terms(yes), cases), *under(self.terms(no), neither(cases))]
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
            for law in LAWS:
                if (made := law(self, term)) is not None:
                    due += made
                    break
            else:
                done.append(term)
        return done

    # The form in which terms are compared.

    def form(self, terms: Iterable[Term]) -> Sym:
        """A value as one sum of products, equal for equal values where these laws find it."""
        cases = free_cases(self.settled(terms))
        parts: list[Sym] = []
        for free, group in cases.items():
            value = total(joined(term, self.sure) for term in group)
            for each in sorted(free, key=str):
                value = value * opaque_case(each)
            parts.append(value)
        return total(parts).expanded

    def vanish(self, terms: Iterable[Term]) -> None:
        """Prove that terms sum to zero, in every case of their conditions, or `NotProved`."""
        cases = free_cases(self.settled(terms))
        free = sorted(frozenset[Literal]().union(*cases), key=str)
        if len(free) > MOST_CASES:
            raise NotProved(f"more than {MOST_CASES} conditions")
        for known in assignments(free):
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
