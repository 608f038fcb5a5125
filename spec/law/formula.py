"""Formulas as data: written once as text, read three ways.

A formula is an expression over named variables, whole numbers, truth values and
words (`ffn.up.split == 'in'`). `evaluate` gives its value on a plan, `names`
what it speaks of, and its `text` is what a person is shown; a solver walks the
same tree. The syntax is a small part of Python's, and nothing is ever executed.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

Value = int | str
"""Truth values are `bool`, which is an `int`."""

Lookup = Callable[[str], Value]


@dataclass(frozen=True, slots=True)
class Expr:
    """One node: `op` names the operation, leaves carry `value`."""

    op: str
    args: tuple[Expr, ...] = ()
    value: Value = 0
    items: tuple[Value, ...] = ()


_BINARY: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


@cache
def formula(text: str) -> Expr:
    """The tree of `text`; a mistake in it is a mistake in the law, so it raises."""
    return _read(ast.parse(" ".join(text.split()), mode="eval").body)


def _read(node: ast.AST) -> Expr:
    match node:
        case ast.Constant(value=bool() | int() | str() as value):
            return Expr("const", value=value)
        case ast.Name() | ast.Attribute():
            return Expr("var", value=_dotted(node))
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            return Expr("not", (_read(inner),))
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as number)):
            return Expr("const", value=-number)
        case ast.BoolOp(op=op, values=values):
            return Expr("and" if isinstance(op, ast.And) else "or", tuple(map(_read, values)))
        case ast.IfExp(test=test, body=yes, orelse=no):
            return Expr("if", (_read(test), _read(yes), _read(no)))
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            return Expr(_BINARY[type(op)], (_read(left), _read(right)))
        case ast.Compare(left=left, ops=[ast.In()], comparators=[ast.Tuple(elts=elements)]):
            items = tuple(_read(e).value for e in elements)
            return Expr("in", (_read(left),), items=items)
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _BINARY:
            return Expr(_BINARY[type(op)], (_read(left), _read(right)))
        case _:
            raise ValueError(f"not part of the language of formulas: {ast.unparse(node)}")


def _dotted(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=inner, attr=name):
            return f"{_dotted(inner)}.{name}"
        case _:
            raise ValueError(f"not a name: {ast.unparse(node)}")


def evaluate(expr: Expr, lookup: Lookup) -> Value:
    """The value of `expr`; what does not matter is not looked up."""
    match expr.op:
        case "const":
            return expr.value
        case "var":
            return lookup(str(expr.value))
        case "not":
            return not evaluate(expr.args[0], lookup)
        case "and":
            return all(evaluate(a, lookup) for a in expr.args)
        case "or":
            return any(evaluate(a, lookup) for a in expr.args)
        case "if":
            test, yes, no = expr.args
            return evaluate(yes if evaluate(test, lookup) else no, lookup)
        case "in":
            return evaluate(expr.args[0], lookup) in expr.items
        case op:
            left, right = (evaluate(a, lookup) for a in expr.args)
            return _apply(op, left, right)


def _apply(op: str, left: Value, right: Value) -> Value:
    if op == "==":
        return left == right
    if op == "!=":
        return left != right
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


_RANK = {"if": 0, "or": 1, "and": 2, "not": 3, "in": 4, "+": 5, "-": 5, "*": 6, "//": 6, "%": 6}


def text(expr: Expr, outer: int = 0) -> str:
    """`expr` as a person reads it, with no more brackets than it needs."""
    rank = _RANK.get(expr.op, 4)
    parts = [text(a, rank + (i > 0 and expr.op not in ("and", "or"))) for i, a in enumerate(expr.args)]
    match expr.op:
        case "const" | "var":
            return str(expr.value)
        case "not":
            out = f"not {parts[0]}"
        case "and" | "or":
            out = f" {expr.op} ".join(parts)
        case "if":
            out = f"{parts[1]} if {parts[0]} else {parts[2]}"
        case "in":
            out = f"{parts[0]} in {{{', '.join(map(str, expr.items))}}}"
        case op:
            out = f"{parts[0]} {op} {parts[1]}"
    return f"({out})" if rank < outer else out
