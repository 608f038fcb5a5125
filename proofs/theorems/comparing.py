"""The form in which sums are compared: every range from zero, names and orders in one way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import permutations

from shardproof.proofs.theorems.language import Expr, compared
from shardproof.proofs.theorems.sym import Sym, applied, named, summed, told, total, whole
from shardproof.proofs.theorems.terms import Binder, Literal, Term, outer


class NotProved(Exception):
    """Why an equality does not follow by these laws."""


DEPTH = re.compile(r"\bd(\d+)_\d")
"""Bound names inside of values, which know how deep they are."""


def free_cases(terms: Iterable[Term]) -> dict[frozenset[Literal], list[Term]]:
    """Terms by the conditions that no sum of theirs runs over."""
    found: dict[frozenset[Literal], list[Term]] = {}
    for term in terms:
        free = frozenset(each for each in term.when if not each.of.names & term.bound)
        found.setdefault(free, []).append(replace(term, when=term.when - free))
    return found


def opaque_case(each: Literal) -> Sym:
    return applied("iszero" if each.zero else "nonneg", [each.of])


def joined(term: Term, sure: Callable[[Expr, Iterable[Expr]], bool]) -> Sym:
    """A term over [low, high) as one over [0, high) less one over [0, low)."""
    for binder in term.binders:
        low, high = told(binder.low), told(binder.high)
        if not sure(compared("<=", low, high), outer(term, binder)):
            raise NotProved(f"nothing says that {low} <= {high}")
    return total(ordered(each) * whole(sign) for sign, each in from_zero(term))


def from_zero(term: Term) -> Iterator[tuple[int, Term]]:
    """The term with every range begun at zero, and without numbers at its end."""
    for binder in term.binders:
        if not binder.low.is_zero:
            upper = term.over(replace(binder, low=whole(0)))
            lower = term.over(replace(binder, low=whole(0), high=binder.low))
            yield from from_zero(upper)
            yield from ((-sign, each) for sign, each in from_zero(lower))
            return
        if (by := binder.high.constant) != 0:
            # Where an end is less than zero this is the sum backwards, which obeys the same laws.
            end = (binder.high - whole(by)).expanded
            yield from from_zero(term.over(replace(binder, high=end)))
            steps = range(by) if by > 0 else range(by, 0)
            for step in steps:
                for one in term.at(binder.name, (end + whole(step)).expanded):
                    yield from ((s if by > 0 else -s, e) for s, e in from_zero(one))
            return
    if not any(binder.high.is_zero for binder in term.binders):
        yield 1, term


def ordered(term: Term) -> Sym:
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
    depth = 1 + max(map(int, DEPTH.findall(str(term.factor))), default=0)
    names = [f"d{depth}_{i}" for i in range(len(order))]
    by = {each.name: named(name) for each, name in zip(order, names, strict=True)}
    body = term.factor.put(by)
    for each in sorted((each.put(by) for each in term.when), key=str):
        body = body * opaque_case(each)
    apart, inside = body.parted(names) if names else (whole(1), body)
    ends = [each.high.put(by) for each in order]
    return apart * summed(inside, list(zip(names, ends, strict=True))[::-1])


def assignments(literals: Sequence[Literal]) -> Iterator[dict[Literal, bool]]:
    if not literals:
        yield {}
        return
    for rest in assignments(literals[1:]):
        yield {literals[0]: True, **rest}
        yield {literals[0]: False, **rest}
