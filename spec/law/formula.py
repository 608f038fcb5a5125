"""Formulas as data: written once as text, read three ways.

A formula is an expression over named variables, whole numbers, truth values and
words (`ffn.up.split == 'in'`). `evaluate` gives its value on a plan, `names`
what it speaks of, and its `text` is what a person is shown; a solver walks the
same tree. The syntax is a small part of Python's, and nothing is ever executed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property

from shardproof.spec.law.compiled import COMPILED
from shardproof.spec.record import dataclass

Value = int | str
"""Truth values are `bool`, which is an `int`."""

Lookup = Callable[[str], Value]
Reading = Callable[[Lookup], Value]


@dataclass(frozen=True)
class Expr:
    """One node: `op` names the operation, leaves carry `value`."""

    op: str
    args: tuple[Expr, ...] = ()
    value: Value = 0

    @cached_property
    def reading(self) -> Reading:
        """The node as a function: a formula is put together once, and read on many plans."""
        return _reading(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Expr, (self.op, self.args, self.value)


@cache
def formula(text: str) -> Expr:
    """The tree of `text`; a mistake in it is a mistake in the law, so it raises."""
    from shardproof.spec.law.formula_text import read  # what is compiled is seldom read

    return read(text, Expr)


def evaluate(expr: Expr, lookup: Lookup) -> Value:
    """The value of `expr`; what does not matter is not looked up."""
    return expr.reading(lookup)


@cache
def reading_of(text: str) -> Reading:
    """A formula as a function: as it was written down beside the law, or read from its text."""
    return COMPILED.get(text) or formula(text).reading


def _reading(expr: Expr) -> Reading:
    value, op = expr.value, expr.op
    match op, tuple(arg.reading for arg in expr.args):
        case "const", _:
            return lambda _: value
        case "var", _:
            return lambda lookup: lookup(str(value))
        case "not", (inner,):
            return lambda lookup: not inner(lookup)
        case "and", parts:
            return lambda lookup: _first_is(False, parts, lookup)
        case "or", parts:
            return lambda lookup: _first_is(True, parts, lookup)
        case "if", (test, yes, no):
            return lambda lookup: yes(lookup) if test(lookup) else no(lookup)
        case "in", (sought, *items):
            return lambda lookup: _among(sought(lookup), items, lookup)
        case "==", (left, right):
            return lambda lookup: left(lookup) == right(lookup)
        case "!=", (left, right):
            return lambda lookup: left(lookup) != right(lookup)
        case _, (left, right):
            return lambda lookup: _apply(op, left(lookup), right(lookup))
        case _:
            raise ValueError(f"{op} is not of {len(expr.args)}")


def _first_is(wanted: bool, parts: Sequence[Reading], lookup: Lookup) -> bool:  # noqa: FBT001
    """`wanted` as soon as one part is; those behind it are not looked at."""
    for part in parts:
        if bool(part(lookup)) is wanted:
            return wanted
    return not wanted


def _among(sought: Value, items: Sequence[Reading], lookup: Lookup) -> bool:
    return any(sought == item(lookup) for item in items)


def _apply(op: str, left: Value, right: Value) -> Value:
    if isinstance(left, str) or isinstance(right, str):
        raise TypeError(f"{op} is not for words: {left!r}, {right!r}")
    match op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "//":
            return left // right
        case "%":
            return left % right
        case "<":
            return left < right
        case "<=":
            return left <= right
        case ">":
            return left > right
        case ">=":
            return left >= right
        case _:
            raise ValueError(f"no operation {op}")


def names(expr: Expr) -> Iterator[str]:
    """The variables of `expr`, each as often as it stands there."""
    if expr.op == "var":
        yield str(expr.value)
    for arg in expr.args:
        yield from names(arg)


_RANK = {"if": 0, "or": 1, "and": 2, "not": 3, "+": 5, "-": 5, "*": 6, "//": 6, "%": 6}
_COMPARES, _LEAF = 4, 7


def text(expr: Expr) -> str:
    """`expr` as a person reads it, with no more brackets than it needs; `formula` reads it back."""
    match expr.op:
        case "const":
            return repr(expr.value)
        case "var":
            return str(expr.value)
        case "not":
            return f"not {_within(expr.args[0], _RANK['not'])}"
        case "and" | "or":
            # An inner one of the same kind is a node of its own, so it needs its brackets.
            return f" {expr.op} ".join(_within(a, _RANK[expr.op] + 1) for a in expr.args)
        case "if":
            test, yes, no = expr.args
            return f"{_within(yes, 1)} if {_within(test, 1)} else {text(no)}"
        case "in":
            sought, *items = (_within(a, _COMPARES + 1) for a in expr.args)
            return f"{sought} in ({', '.join(items)}{',' if len(items) == 1 else ''})"
        case op:
            rank = _RANK.get(op, _COMPARES)
            # Comparisons do not chain, so both of their sides need brackets.
            left, right = expr.args
            first = _within(left, rank + (rank == _COMPARES))
            return f"{first} {op} {_within(right, rank + 1)}"


def _within(expr: Expr, least: int) -> str:
    """`expr` beside an operation that binds with `least`."""
    leaf = expr.op in ("const", "var")
    rank = _LEAF if leaf else _RANK.get(expr.op, _COMPARES)
    return f"({text(expr)})" if rank < least else text(expr)
