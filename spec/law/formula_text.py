"""The text of a formula into its tree, by Python's own parser of expressions."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TypeVar

Tree = TypeVar("Tree")
Make = Callable[[str, tuple[Tree, ...], int | str], Tree]
"""Makes a node of its operation, its parts and its value."""

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


def read(text: str, make: Make[Tree]) -> Tree:
    """The tree of `text`; a mistake in it is a mistake in the law, so it raises."""
    return _read(ast.parse(" ".join(text.split()), mode="eval").body, make)


def _read(node: ast.AST, make: Make[Tree]) -> Tree:
    def each(*nodes: ast.AST) -> tuple[Tree, ...]:
        return tuple(_read(one, make) for one in nodes)

    match node:
        case ast.Constant(value=bool() | int() | str() as value):
            return make("const", (), value)
        case ast.Name() | ast.Attribute():
            return make("var", (), _dotted(node))
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            return make("not", each(inner), 0)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as number)) if (
            not isinstance(number, bool)
        ):
            return make("const", (), -number)
        case ast.BoolOp(op=op, values=values):
            return make("and" if isinstance(op, ast.And) else "or", each(*values), 0)
        case ast.IfExp(test=test, body=yes, orelse=no):
            return make("if", each(test, yes, no), 0)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            return make(_BINARY[type(op)], each(left, right), 0)
        case ast.Compare(left=left, ops=[ast.In()], comparators=[ast.Tuple(elts=elements)]):
            return make("in", each(left, *elements), 0)
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _BINARY:
            return make(_BINARY[type(op)], each(left, right), 0)
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
