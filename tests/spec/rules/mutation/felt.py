"""By which plans a mistake is felt: those that come to a changed expression and get another value.

A derivation is watched once. Wherever it comes to an expression that some mutants change, theirs
are looked at beside it; where one has the same value every time, the mutant says of this plan what
the rules say, and need not be tried.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import CodeType, FunctionType
from typing import cast

from tests.spec.rules.mutation.change import Change, changes
from tests.spec.rules.mutation.made import code_of, forget, function
from tests.spec.rules.mutation.mutants import RULES, named, text_of

Felt = tuple[str, str, int]
"""A file, a function in it, and the number of a change."""
Look = Callable[[], object]
Other = tuple[Felt, ast.expr, bool]
"""A change, the expression that it puts in the place of one, and whether only its truth counts."""
BESIDE, CAME = "_beside", "_came"


@contextmanager
def watched() -> Generator[set[Felt]]:
    """Fills the set as long as it is open; whoever looks at several things clears it between."""
    felt: set[Felt] = set()
    undo = [_watch(file.name, felt) for file in sorted(RULES.glob("*.py"))]
    forget()
    try:
        yield felt
    finally:
        for each in undo:
            for real, before in each:
                real.__code__ = before
        forget()


def beside(felt: set[Felt], look: Look, others: Sequence[tuple[Felt, Look, bool]]) -> object:
    """The value of an expression; notes which others have another value, or another truth."""
    try:
        value = look()
    except Exception:
        felt.update(key for key, _, _ in others)
        raise
    for key, other, truth in others:
        if key not in felt and not _alike(value, other, truth=truth):
            felt.add(key)
    return value


def _alike(value: object, look: Look, *, truth: bool) -> bool:
    try:
        other = look()
        if truth:
            return bool(value) is bool(other)
        return value is other or (type(value) is type(other) and bool(value == other))
    except Exception:  # noqa: BLE001  (a mistake may lead to anything)
        return False


def _watch(file: str, felt: set[Felt]) -> list[tuple[FunctionType, CodeType]]:
    module = import_module(f"shardproof.spec.rules.{file.removesuffix('.py')}")
    tree = ast.parse(text_of(file))
    functions = {
        where: node for where, node in named(tree).items() if isinstance(node, ast.FunctionDef)
    }
    for where, node in functions.items():
        _instrument(file, where, node)
    code = compile(ast.fix_missing_locations(tree), module.__file__ or file, "exec")

    def looked(look: Look, others: Sequence[tuple[Felt, Look, bool]]) -> object:
        return beside(felt, look, others)

    vars(module)[BESIDE], vars(module)[CAME] = looked, felt.update
    undo: list[tuple[FunctionType, CodeType]] = []
    for where in functions:
        real = function(module, where)
        undo.append((real, real.__code__))
        real.__code__ = code_of(code, where)
    return undo


def _instrument(file: str, where: str, function: ast.FunctionDef) -> None:
    """Put a look beside each expression that is changed, and a mark before other statements."""
    others: dict[int, list[Other]] = {}
    marks: dict[int, list[Felt]] = {}
    for number, change in enumerate([*changes(function)]):
        key, node, new = (file, where, number), change.place.node, change.new
        if isinstance(node, ast.If) and not _binds(node.test):
            truth = ast.Constant(value="always" in change.told)
            others.setdefault(id(node.test), []).append((key, truth, True))
        elif isinstance(node, ast.expr) and isinstance(new, ast.expr) and _may_move(change):
            others.setdefault(id(node), []).append((key, _anew(new), False))
        else:
            marks.setdefault(id(change.statement), []).append(key)
    _Looks(others, marks).visit(function)


def _may_move(change: Change) -> bool:
    """Whether it may stand in a function of its own, and has the same value there."""
    node, parent = change.place.node, change.place.parent
    return (
        not isinstance(parent, ast.pattern | ast.match_case)
        and isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
        and not _binds(node)
    )


def _binds(node: ast.AST) -> bool:
    """Whether it does something to the function that it stands in."""
    binds = (ast.NamedExpr, ast.Yield, ast.YieldFrom, ast.Starred)
    return any(isinstance(each, binds) for each in ast.walk(node))


class _Looks(ast.NodeTransformer):
    def __init__(self, others: Mapping[int, list[Other]], marks: Mapping[int, list[Felt]]) -> None:
        self._others, self._marks = others, marks

    def visit(self, node: ast.AST) -> ast.AST:
        others = self._others.get(id(node), ())
        for name, value in ast.iter_fields(node):
            body = cast("list[object]", value) if isinstance(value, list) else []
            if body and all(isinstance(each, ast.stmt) for each in body):
                setattr(node, name, self._marked(cast("list[ast.stmt]", body)))
        if isinstance(node, ast.JoinedStr | ast.pattern):
            return node
        self.generic_visit(node)
        if not others:
            return node
        told: list[ast.expr] = [
            ast.Tuple([_constant(key), _look(new), ast.Constant(value=truth)], ast.Load())
            for key, new, truth in others
        ]
        call: list[ast.expr] = [_look(cast(ast.expr, node)), ast.Tuple(told, ast.Load())]
        return ast.Call(ast.Name(BESIDE, ast.Load()), call, [])

    def _marked(self, body: list[ast.stmt]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for each in body:
            if keys := self._marks.get(id(each)):
                came: list[ast.expr] = [ast.Tuple([*map(_constant, keys)], ast.Load())]
                out.append(ast.Expr(ast.Call(ast.Name(CAME, ast.Load()), came, [])))
            out.append(each)
        return out


def _constant(key: Felt) -> ast.expr:
    return ast.Tuple([ast.Constant(value=part) for part in key], ast.Load())


def _anew(expr: ast.expr) -> ast.expr:
    """The same, but of nodes of its own, and with all that a compiler asks for."""
    return ast.parse(ast.unparse(expr), mode="eval").body


def _look(expr: ast.expr) -> ast.Lambda:
    nothing = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
    return ast.Lambda(nothing, expr)
