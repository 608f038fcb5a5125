"""The laws by which a sum becomes another, each with the side condition that it asks for.

*distribute*  products of sums are sums of products
*select*      a sum over one index that a condition fixes is that one term
*decide*      a condition that follows, or cannot be, goes (a question to a solver)
*given*       a sum, or a call, that a hypothesis speaks of is what it says
*count*       a sum of what does not speak of its index is a product
*peel*        a sum's last term stands apart
*shift*       an index may be counted from elsewhere
*join*        a sum over [a, b) is that over [0, b) less that over [0, a), where a <= b (a question)
*exchange*    sums over ranges that do not depend on each other stand in any order

The first is how expressions are read (`algebra`), the last two are of the form in which they are
compared (`comparing`).
"""

from __future__ import annotations

from dataclasses import replace

from shardproof.proofs.theorems.hypotheses import Known, called, divided, given
from shardproof.proofs.theorems.language import Expr, compared
from shardproof.proofs.theorems.sym import Sym, told, whole
from shardproof.proofs.theorems.terms import Term, context, literal, outer, truth, under


def selected(_: Known, term: Term) -> list[Term] | None:
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
            return under(list(left.at(binder.name, place)), inside)
    return None


def decided(algebra: Known, term: Term) -> list[Term] | None:
    for each in sorted(term.when, key=str):
        known = context(term, each)
        if algebra.sure(each.expr, known):
            return [replace(term, when=term.when - {each})]
        if algebra.sure(Expr("not", (each.expr,)), known):
            return []
    return None


def counted(algebra: Known, term: Term) -> list[Term] | None:
    for binder in term.binders:
        if term.uses(binder.name):
            continue
        low, high = told(binder.low), told(binder.high)
        if algebra.sure(compared("<=", low, high), outer(term, binder)):
            factor = (term.factor * (binder.high - binder.low)).expanded
            left = tuple(each for each in term.binders if each != binder)
            return [replace(term, factor=f, binders=left) for f in factor.summands]
    return None


def peeled(algebra: Known, term: Term) -> list[Term] | None:
    for binder in term.binders:
        if binder.high.constant <= 0 or binder.high == binder.low:
            continue
        last = (binder.high - whole(1)).expanded
        if algebra.sure(compared("<=", told(binder.low), told(last)), outer(term, binder)):
            return [term.over(replace(binder, high=last)), *term.at(binder.name, last)]
    return None


def moved(algebra: Known, term: Term) -> list[Term] | None:
    for at, binder in enumerate(term.binders):
        inner = {each.name for each in term.binders[at + 1 :]}
        found: list[Sym] = []
        for place in _places(algebra, term):
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


def _places(algebra: Known, term: Term) -> list[Sym]:
    values = {each.name for each in algebra.declared if "value" in each.args}
    of = frozenset({*values, "inverse", "iszero", "nonneg"})
    places = term.factor.places(of)
    for each in term.when:
        places += each.of.places(of)
    for each in term.binders:
        places += [*each.low.places(of), *each.high.places(of)]
    return places


LAWS = (selected, decided, called, divided, given, peeled, counted, moved)
"""In the order in which they are tried."""
