"""Every single change of a formula that might be a slip of its author."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from shardproof.spec.law.domains import Domain, NonsenseError, Words, domain
from shardproof.spec.law.formula import Expr, Value, text

KINDS = {
    "operand": "an operand of an `and` or an `or` is dropped",
    "and-or": "an `and` is made an `or`, or the other way round",
    "bound": "a number that something is compared with is moved by one",
    "compare": "a comparison is turned into its opposite",
    "word": "a word is confused with another of the same field",
    "list": "a list of words loses one",
    "result": "a definition gives another word than it should",
    "axis": "a mesh axis is confused with another",
    "negation": "a `not` is dropped",
}

CONFUSED = {"tp": "dp", "sp": "dp", "dp": "sp", "pp": "dp", "ep": "tp"}

_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


@dataclass(frozen=True, slots=True)
class Change:
    kind: str
    old: Expr
    """The part that is changed."""
    new: Expr
    whole: Expr
    """The formula with the change in it."""


def changes(
    expr: Expr, known: Mapping[str, Domain], closed: frozenset[Expr] = frozenset()
) -> Iterator[Change]:
    """All that still have a meaning, each tree once; the first that gives it names its kind.

    Nothing is changed inside a part that is `closed`.
    """
    kind = type(domain(expr, known))
    seen = {expr}
    for change in _within(expr, known, closed - {expr}):
        if change.whole in seen:
            continue
        seen.add(change.whole)
        try:
            if isinstance(domain(change.whole, known), kind):
                yield change
        except NonsenseError:
            continue


def _within(expr: Expr, known: Mapping[str, Domain], closed: frozenset[Expr]) -> Iterator[Change]:
    if expr in closed:
        return
    results = domain(expr, known) if expr.op == "if" else None
    for kind, new in _here(expr, known):
        yield Change(kind, expr, new, new)
    for i, arg in enumerate(expr.args):
        for change in _within(arg, known, closed):
            yield Change(change.kind, change.old, change.new, _with(expr, i, change.whole))
        if isinstance(results, Words) and i and isinstance(arg.value, str) and arg.op == "const":
            new = _constant(after(arg.value, results.words))
            yield Change("result", arg, new, _with(expr, i, new))


def _here(expr: Expr, known: Mapping[str, Domain]) -> Iterator[tuple[str, Expr]]:
    match expr.op:
        case "and" | "or":
            for i in range(len(expr.args)):
                yield "operand", _joined(expr.op, _without(expr.args, i))
            yield "and-or", Expr("or" if expr.op == "and" else "and", expr.args)
        case "not":
            yield "negation", expr.args[0]
        case "in":
            sought, *items = expr.args
            if len(items) > 1:
                for i in range(len(items)):
                    yield "list", Expr("in", (sought, *_without(items, i)))
        case "var":
            yield from _confused(str(expr.value))
        case op if op in _OPPOSITE:
            yield from _compared(expr, known)
        case _:
            pass


def _compared(expr: Expr, known: Mapping[str, Domain]) -> Iterator[tuple[str, Expr]]:
    left, right = expr.args
    yield "compare", Expr(_OPPOSITE[expr.op], expr.args)
    if right.op != "const":
        return
    if isinstance(right.value, str):
        words = domain(left, known)
        if isinstance(words, Words):
            yield "word", Expr(expr.op, (left, _constant(after(right.value, words.words))))
    elif not isinstance(right.value, bool):
        for moved in (right.value + 1, right.value - 1):
            if moved in domain(left, known):
                yield "bound", Expr(expr.op, (left, _constant(moved)))


def _confused(name: str) -> Iterator[tuple[str, Expr]]:
    path, dot, axis = name.rpartition(".")
    if axis in CONFUSED:
        yield "axis", Expr("var", value=f"{path}{dot}{CONFUSED[axis]}")


def after(word: str, words: frozenset[str]) -> str:
    """The next one in the order of the alphabet, which goes round."""
    ordered = sorted(words | {word})
    return ordered[(ordered.index(word) + 1) % len(ordered)]


def _constant(value: Value) -> Expr:
    return Expr("const", value=value)


def _joined(op: str, args: Sequence[Expr]) -> Expr:
    return args[0] if len(args) == 1 else Expr(op, tuple(args))


def _without(args: Sequence[Expr], i: int) -> tuple[Expr, ...]:
    return (*args[:i], *args[i + 1 :])


def _with(expr: Expr, i: int, new: Expr) -> Expr:
    return Expr(expr.op, (*expr.args[:i], new, *expr.args[i + 1 :]), expr.value)


def told(change: Change) -> str:
    """`old` → `new`, as a person reads them."""
    if change.kind == "operand":
        left = change.new.args if len(change.old.args) > 2 else (change.new,)
        gone = next(arg for arg in change.old.args if arg not in left)
        return f"`{change.old.op}` loses `{text(gone)}`"
    if change.kind == "and-or":
        return f"`{change.old.op}` → `{change.new.op}` between {_listed(change.old)}"
    return f"`{text(change.old)}` → `{text(change.new)}`"


def _listed(expr: Expr) -> str:
    return ", ".join(f"`{text(arg)}`" for arg in expr.args)
