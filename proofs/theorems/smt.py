"""Questions to solvers, as text in SMT-LIB: quantifier free, the same bytes for both solvers.

A hypothesis for all indices of a range is put in at the indices that the question names, and at
those that a neighbour of them makes; what is put in follows from it, so `unsat` is a proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from shardproof.proofs.theorems.language import (
    COMPARISONS,
    Expr,
    NoStatement,
    compared,
    free,
    number,
    substituted,
    walk,
)
from shardproof.proofs.theorems.solvers import Answer, z3_says
from shardproof.proofs.theorems.statement import Declared, Sort

MOST_INSTANCES = 600
"""Of one hypothesis; more are not put in."""

_SORT = {"int": "Int", "value": "Real"}
_SAID = {
    "+": "+", "-": "-", "*": "*", "//": "div", "%": "mod", "/": "/",
    "==": "=", "<": "<", "<=": "<=", "and": "and", "or": "or", "not": "not", "if": "ite",
}  # fmt: skip

Env = Mapping[str, Declared]


def sort_of(expr: Expr, env: Env) -> Sort:
    match expr.op:
        case "number":
            return "int"
        case "name" | "call":
            return env[expr.name].gives if expr.name in env else "int"
        case "/":
            return "value"
        case "if":
            return _join(expr.args[1:], env)
        case _:
            return _join(expr.args, env)


def _join(args: Iterable[Expr], env: Env) -> Sort:
    return "value" if any(sort_of(arg, env) == "value" for arg in args) else "int"


def said(expr: Expr, env: Env, want: Sort | None = None) -> str:
    """An expression in SMT-LIB; a whole number among values becomes one of them."""
    own = sort_of(expr, env) if expr.op not in _TRUTHS else None
    if want == "value" and own == "int":
        return f"{expr.number}.0" if expr.op == "number" and expr.number >= 0 else (
            f"(to_real {said(expr, env)})")  # fmt: skip
    match expr.op:
        case "number":
            return str(expr.number) if expr.number >= 0 else f"(- {-expr.number})"
        case "name":
            return expr.name
        case "true" | "false":
            return expr.op
        case "call":
            args = [said(a, env, s) for a, s in zip(expr.args, env[expr.name].args, strict=True)]
            return f"({expr.name} {' '.join(args)})" if args else expr.name
        case "!=":
            return f"(not {said(compared('==', *expr.args), env)})"
        case "if":
            test, yes, no = expr.args
            return f"(ite {said(test, env)} {said(yes, env, own)} {said(no, env, own)})"
        case "and" | "or" | "not":
            return f"({expr.op} {' '.join(said(arg, env) for arg in expr.args)})"
        case op if op in _SAID:
            inner = own if op not in COMPARISONS else _join(expr.args, env)
            return f"({_SAID[op]} {' '.join(said(arg, env, inner) for arg in expr.args)})"
        case op:
            raise NoStatement(f"{op} has no words for a solver: {expr}")


_TRUTHS = frozenset({"true", "false", "not", "and", "or", *COMPARISONS})


@dataclass(frozen=True, slots=True)
class Query:
    """What is given, and what is to follow from it."""

    given: tuple[Expr, ...]
    goal: Expr
    declared: tuple[Declared, ...]
    about: str = ""
    rounds: int = 1
    """How often what was put in may name places for more."""

    @property
    def smt(self) -> str:
        """The question whether the goal can fail; `unsat` says that it follows."""
        return script(self)

    @property
    def valid(self) -> bool:
        """By z3 alone; who re-proves it by another solver reads `smt`."""
        return ask(self) == "unsat"


@lru_cache(maxsize=20_000)
def ask(query: Query) -> Answer:
    return z3_says(query.smt)


@lru_cache(maxsize=20_000)
def script(query: Query) -> str:
    env: dict[str, Declared] = {each.name: each for each in query.declared}
    facts = list(instances(query.given, query.goal, env, query.rounds))
    goal = opened(query.goal)
    used = {each.name for fact in (*facts, goal) for each in walk(fact) if each.name}
    lines = [f"; {query.about}"] if query.about else []
    lines.append("(set-logic ALL)")
    for name in sorted(used):
        what = env.get(name, Declared(name, (), "int"))
        args = " ".join(_SORT[sort] for sort in what.args)
        lines.append(f"(declare-fun {name} ({args}) {_SORT[what.gives]})")
    lines += [f"(assert {said(fact, env)})" for fact in facts]
    lines += [f"(assert (not {said(goal, env)}))", "(check-sat)"]
    return "\n".join(lines) + "\n"


def opened(goal: Expr) -> Expr:
    """A goal for all indices of a range, of one that stands for each."""
    if goal.op == "all":
        low, high, body = goal.args
        index = Expr("name", name=goal.name)
        within = Expr("and", (compared("<=", low, index), compared("<", index, high)))
        return Expr("or", (Expr("not", (within,)), opened(body)))
    if goal.op == "every":
        return opened(goal.args[0])
    if goal.op == "and":
        return Expr("and", tuple(map(opened, goal.args)))
    return goal


def instances(given: Sequence[Expr], goal: Expr, env: Env, rounds: int) -> Iterator[Expr]:
    """What is given, at the indices and values that the question names."""
    plain = [each for each in given if not _bound(each)]
    general = [each for each in given if _bound(each)]
    seen: dict[Expr, None] = dict.fromkeys(plain)
    for _ in range(rounds):
        places = _places([opened(goal), *seen], env, beside=rounds > 1)
        for each in general:
            for count, made in enumerate(_put(each, places, env)):
                if count >= MOST_INSTANCES:
                    break
                seen.setdefault(made)
    yield from seen


def _bound(expr: Expr) -> bool:
    return any(each.op in ("all", "every", "sum") for each in walk(expr))


Places = Mapping[Sort, tuple[Expr, ...]]


def _places(exprs: Iterable[Expr], env: Env, *, beside: bool) -> Places:
    found: dict[Sort, dict[Expr, None]] = {"int": {}, "value": {}}
    for expr in exprs:
        for each in walk(expr):
            if each.op == "call":
                for arg, sort in zip(each.args, env[each.name].args, strict=True):
                    found[sort].setdefault(arg)
            if each.op == "name":
                found[sort_of(each, env)].setdefault(each)
                if beside and sort_of(each, env) == "int":
                    found["int"].setdefault(plus(each, -1))
    return {sort: tuple(each) for sort, each in found.items()}


def _put(expr: Expr, places: Places, env: Env) -> Iterator[Expr]:
    match expr.op:
        case "all":
            low, high, body = expr.args
            shifts = sorted(set(_shifts(expr.name, body))) or [0]
            where = dict.fromkeys(
                plus(place, -shift) for place, shift in product(places["int"], shifts)
            )
            for place in where:
                if free(place) & _inner(body):
                    continue
                within = (compared("<=", low, place), compared("<", place, high))
                for made in _put(substituted(body, {expr.name: place}), places, env):
                    yield Expr("or", (Expr("not", (Expr("and", within),)), made))
        case "every":
            for place in places["value"]:
                if not free(place) & _inner(expr.args[0]):
                    yield from _put(substituted(expr.args[0], {expr.name: place}), places, env)
        case "and":
            for arg in expr.args:
                yield from _put(arg, places, env)
        case "or":
            general = [arg for arg in expr.args if _bound(arg)]
            if len(general) != 1:
                yield expr
                return
            rest = tuple(arg for arg in expr.args if arg is not general[0])
            for made in _put(general[0], places, env):
                yield Expr("or", (*rest, made))
        case _ if any(each.op == "sum" for each in walk(expr)):
            return  # of sums the algebra speaks
        case _:
            yield expr


def _inner(body: Expr) -> frozenset[str]:
    return frozenset(each.name for each in walk(body) if each.op in ("all", "every", "sum"))


def _shifts(name: str, body: Expr) -> Iterator[int]:
    """By how much indices of functions are beyond the bound name."""
    for each in walk(body):
        for arg in each.args if each.op == "call" else ():
            match arg:
                case Expr("name", _, found) if found == name:
                    yield 0
                case Expr("+", (Expr("name", _, found), Expr("number", number=by))) if (
                    found == name
                ):
                    yield by
                case _:
                    pass


def plus(expr: Expr, by: int) -> Expr:
    """`expr + by`, without a tail of numbers."""
    if not by:
        return expr
    match expr:
        case Expr("number"):
            return number(expr.number + by)
        case Expr("+", (left, Expr("number", number=own))):
            return plus(left, own + by)
        case Expr("-", (left, Expr("number", number=own))):
            return plus(left, by - own)
        case _:
            return Expr("+" if by > 0 else "-", (expr, number(abs(by))))
