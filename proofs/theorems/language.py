"""The language of statements: numbers, functions, sums over ranges, conditions.

A statement is text, such as `sum(r, 0, p, sum(i, b(r), b(r + 1), X(i))) == sum(i, 0, n, X(i))`. It
is parsed once, and read three ways: as polynomials (`algebra`), as a question to solvers (`smt`),
and with numbers put in (`numbers`). Ranges are half open, as in Python.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

BINDERS = ("sum", "all")
"""They bind a name over a range. `every` binds one over all values."""


class NoStatement(ValueError):
    """A text that is none."""


@dataclass(frozen=True, slots=True)
class Expr:
    """A number, a name, a call or a bound name with what it ranges over, by `op`."""

    op: str
    args: tuple[Expr, ...] = ()
    name: str = ""
    number: int = 0

    def __str__(self) -> str:
        return text(self)


_BINARY: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
}  # fmt: skip
_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
COMPARISONS = ("==", "!=", "<", "<=")


@cache
def parse(source: str) -> Expr:
    """The expression that a text is."""
    try:
        return _read(ast.parse(" ".join(source.split()), mode="eval").body)
    except SyntaxError as wrong:
        raise NoStatement(f"{source!r}: {wrong.msg}") from None


def _read(node: ast.expr) -> Expr:
    match node:
        case ast.Constant(bool() as value):
            return Expr("true" if value else "false")
        case ast.Constant(int() as value):
            return number(value)
        case ast.Name(name):
            return Expr("name", name=name)
        case ast.UnaryOp(ast.USub(), operand):
            return Expr("-", (number(0), _read(operand)))
        case ast.UnaryOp(ast.Not(), operand):
            return Expr("not", (_read(operand),))
        case ast.BinOp(left, op, right) if type(op) in _BINARY:
            return Expr(_BINARY[type(op)], (_read(left), _read(right)))
        case ast.BoolOp(op, values):
            return Expr("and" if isinstance(op, ast.And) else "or", tuple(map(_read, values)))
        case ast.Compare(left, ops, others):
            terms = [_read(left), *map(_read, others)]
            parts = [
                compared(_COMPARED[type(op)], terms[i], terms[i + 1]) for i, op in enumerate(ops)
            ]
            return parts[0] if len(parts) == 1 else Expr("and", tuple(parts))
        case ast.IfExp(test, body, orelse):
            return Expr("if", (_read(test), _read(body), _read(orelse)))
        case ast.Call(ast.Name(name), args):
            return _called(name, args)
        case _:
            raise NoStatement(ast.unparse(node))


def _called(name: str, args: list[ast.expr]) -> Expr:
    read = tuple(map(_read, args))
    match name, len(read):
        case (("sum" | "all"), 4) if read[0].op == "name":
            return Expr(name, read[1:], read[0].name)
        case "every", 2 if read[0].op == "name":
            return Expr("every", read[1:], read[0].name)
        case "when", 1:
            return Expr("if", (read[0], number(1), number(0)))
        case "implies", 2:
            return Expr("or", (Expr("not", (read[0],)), read[1]))
        case (("sum" | "all" | "every" | "when" | "implies"), _):
            raise NoStatement(f"{name} of {len(read)}")
        case _:
            return Expr("call", read, name)


def number(value: int) -> Expr:
    return Expr("number", number=value)


def compared(op: str, left: Expr, right: Expr) -> Expr:
    """A comparison; those that look the other way are turned around."""
    if op in (">", ">="):
        return Expr({">": "<", ">=": "<="}[op], (right, left))
    return Expr(op, (left, right))


def text(expr: Expr) -> str:
    """Parsed again, it gives the same expression."""
    args = [text(arg) for arg in expr.args]
    match expr.op:
        case "number":
            return str(expr.number)
        case "name":
            return expr.name
        case "true" | "false":
            return expr.op.title()
        case "call":
            return f"{expr.name}({', '.join(args)})"
        case "sum" | "all":
            return f"{expr.op}({expr.name}, {', '.join(args)})"
        case "every":
            return f"every({expr.name}, {args[0]})"
        case "not":
            return f"(not {args[0]})"
        case "and" | "or":
            return f"({f' {expr.op} '.join(args)})"
        case "if":
            return f"({args[1]} if {args[0]} else {args[2]})"
        case op:
            return f"({args[0]} {op} {args[1]})"


def walk(expr: Expr) -> Iterator[Expr]:
    yield expr
    for arg in expr.args:
        yield from walk(arg)


def free(expr: Expr) -> frozenset[str]:
    """The names that are not bound; names of functions are none."""
    if expr.op == "name":
        return frozenset({expr.name})
    if expr.op in BINDERS:
        low, high, body = expr.args
        return free(low) | free(high) | (free(body) - {expr.name})
    inner = frozenset[str]().union(*map(free, expr.args))
    return inner - {expr.name} if expr.op == "every" else inner


def substituted(expr: Expr, by: Mapping[str, Expr]) -> Expr:
    """Free names replaced. Bound names are taken to be others than those that come in."""
    if expr.op == "name":
        return by.get(expr.name, expr)
    inner = {k: v for k, v in by.items() if k != expr.name} if expr.name else by
    if expr.op in BINDERS:
        low, high, body = expr.args
        args = (substituted(low, by), substituted(high, by), _inside(expr.name, body, inner))
        return replace(expr, args=args)
    if expr.op == "every":
        return replace(expr, args=(_inside(expr.name, expr.args[0], inner),))
    return replace(expr, args=tuple(substituted(arg, by) for arg in expr.args))


def _inside(bound: str, body: Expr, by: Mapping[str, Expr]) -> Expr:
    if any(bound in free(each) for name, each in by.items() if name in free(body)):
        raise NoStatement(f"{bound} is bound where another {bound} comes in")
    return substituted(body, by)


@dataclass(frozen=True, slots=True)
class Let:
    """`name(params) = body`: what a rank holds, or what it computes of that."""

    name: str
    params: tuple[str, ...]
    body: Expr


@cache
def let(source: str) -> Let:
    head, _, body = source.partition(":=")
    call = parse(head)
    return Let(call.name, tuple(arg.name for arg in call.args), parse(body))


def expanded(expr: Expr, lets: Mapping[str, Let]) -> Expr:
    """Every call of what was let replaced by what it is; bound names apart from each other."""
    return _expand(expr, lets, iter(range(10**9)))


def _expand(expr: Expr, lets: Mapping[str, Let], fresh: Iterator[int]) -> Expr:
    if expr.op in BINDERS:
        own = f"{expr.name.split('_')[0]}_{next(fresh)}"
        low, high, body = expr.args
        body = substituted(body, {expr.name: Expr("name", name=own)})
        args = tuple(_expand(each, lets, fresh) for each in (low, high, body))
        return replace(expr, args=args, name=own)
    args = tuple(_expand(arg, lets, fresh) for arg in expr.args)
    if expr.op in ("call", "name") and (found := lets.get(expr.name)) is not None:
        if len(args) != len(found.params):
            raise NoStatement(f"{expr.name} of {len(args)}")
        # The body's bound names are renamed before anything comes in.
        body = _expand(found.body, lets, fresh)
        return substituted(body, dict(zip(found.params, args, strict=True)))
    return replace(expr, args=args)
