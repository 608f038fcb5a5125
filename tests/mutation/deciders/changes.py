"""Mechanical mistakes in a module: one operator, number or condition is another.

Only what computes is changed: no texts, types, defaults of a record, and no conditions that raise.
"""

from __future__ import annotations

import ast
import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Mistake:
    """In one function of one file, an expression is replaced by another."""

    file: str
    """Below the root."""
    function: str
    old: str
    new: str
    number: int
    """Of those that read alike in this function, from 0 on."""
    start: int
    end: int
    """In the file's text, in bytes."""

    @property
    def name(self) -> str:
        more = f" ({self.number + 1})" if self.number else ""
        return f"{self.file} {self.function}: {self.old} => {self.new}{more}"

    @property
    def module(self) -> str:
        parts = Path(self.file).with_suffix("").parts
        return ".".join(parts[1:] if parts[0] == "src" else ("shardproof", *parts))

    def changed(self) -> str:
        """The file's text with the mistake in it."""
        text = (ROOT / self.file).read_bytes()
        return (text[: self.start] + f"({self.new})".encode() + text[self.end :]).decode()


def drawn(mistakes: Iterator[Mistake], most: int) -> list[Mistake]:
    """As many as that, by chance, and the same ones while their functions stay as they are."""
    chosen = sorted(mistakes, key=lambda each: sha256(each.name.encode()).digest())[:most]
    return sorted(chosen, key=lambda each: (each.file, each.start))


COMPARED: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COMPUTED: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
CALLED: Mapping[str, str] = {"min": "max", "max": "min", "any": "all", "all": "any"}


def mistakes_in(file: str) -> Iterator[Mistake]:
    """Every mistake that can be made in the file, each with a name of its own."""
    text = (ROOT / file).read_bytes()
    starts = [0, *itertools.accumulate(len(line) for line in text.splitlines(keepends=True))]
    counts: Counter[tuple[str, str, str]] = Counter()
    for function, node in _computing(ast.parse(text), ""):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        old = ast.unparse(node)
        for other in _others(node):
            new = ast.unparse(other)
            alike = (function, old, new)
            yield Mistake(file, *alike, counts[alike], start, end)
            counts[alike] += 1


def _others(node: ast.expr) -> Iterator[ast.expr]:
    """The node with one mistake in it."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in COMPARED:
            yield ast.Compare(left, [COMPARED[type(op)]()], [right])
        case ast.BoolOp(op, values) if not _names_something(node):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for at in range(len(values)):
                left = [value for number, value in enumerate(values) if number != at]
                yield left[0] if len(left) == 1 else ast.BoolOp(op, left)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in COMPUTED and not _is_text(node):
            yield ast.BinOp(left, COMPUTED[type(op)](), right)
        case ast.Constant(value) if type(value) is int:
            yield ast.Constant(value + 1)
        case ast.Constant(value) if type(value) is bool:
            yield ast.Constant(not value)
        case ast.IfExp(_, body, other) if not _names_something(node):
            yield body
            yield other
        case ast.Call(ast.Name(name), arguments, keywords) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name]), arguments, keywords)
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp():
            yield from _without_condition(node)
        case _:
            pass


def _without_condition(node: ast.ListComp | ast.SetComp | ast.GeneratorExp) -> Iterator[ast.expr]:
    for at, each in enumerate(node.generators):
        if each.ifs and not any(map(_names_something, each.ifs)):
            every = [*node.generators]
            every[at] = ast.comprehension(each.target, each.iter, [], each.is_async)
            yield type(node)(node.elt, every)


def _names_something(node: ast.expr) -> bool:
    """Without such a part what reads the name is no program."""
    return any(isinstance(each, ast.NamedExpr) for each in ast.walk(node))


def _is_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(each, ast.JoinedStr)
        or (isinstance(each, ast.Constant) and type(each.value) is str)
        for each in ast.walk(node)
    )


def _computing(node: ast.AST, function: str) -> Iterator[tuple[str, ast.expr]]:
    """What computes below a node, and in which function it does."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef(name, _, body):
                inner = f"{function}.{name}" if function else name
                for statement in body:
                    yield from _own(statement, inner)
            case ast.ClassDef(name):
                yield from _computing(child, name)
            case _ if function and not isinstance(node, ast.ClassDef):
                yield from _own(child, function)
            case _:
                pass


def _own(node: ast.AST, function: str) -> Iterator[tuple[str, ast.expr]]:
    """A node and what is below it."""
    match node:
        case ast.Raise() | ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return
        case ast.If(body=[ast.Raise()], orelse=[]):
            return
        case ast.AnnAssign(value=ast.expr() as value):
            yield from _own(value, function)
            return
        case ast.Subscript(value=ast.Name(name)) if name in {"tuple", "list", "dict", "cast"}:
            return
        case ast.FunctionDef():
            yield from _computing(ast.Module([node], []), function)
            return
        case ast.expr():
            yield function, node
        case _:
            pass
    for child in ast.iter_child_nodes(node):
        yield from _own(child, function)
