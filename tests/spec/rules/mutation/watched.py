"""Which statements of the rules a derivation runs, so that a mutant is tried where it is felt."""

from __future__ import annotations

import ast
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from types import CodeType, FunctionType
from typing import cast

from tests.spec.rules.mutation.made import code_of, forget, function
from tests.spec.rules.mutation.mutants import RULES, named, statements, text_of

Run = tuple[str, str, int]
"""A file, a function in it, and the number of a statement."""
MARK = "_marked_as_run"


@contextmanager
def watched() -> Generator[set[Run]]:
    """Fills the set as long as it is open; whoever looks at several things clears it between."""
    ran: set[Run] = set()
    undo = [_watch(file.name, ran) for file in sorted(RULES.glob("*.py"))]
    forget()
    try:
        yield ran
    finally:
        for each in undo:
            for real, before in each:
                real.__code__ = before
        forget()


def _watch(file: str, ran: set[Run]) -> list[tuple[FunctionType, CodeType]]:
    module = import_module(f"shardproof.spec.rules.{file.removesuffix('.py')}")
    tree = ast.parse(text_of(file))
    functions = {
        where: node for where, node in named(tree).items() if isinstance(node, ast.FunctionDef)
    }
    for where, node in functions.items():
        numbers = statements(node)
        for inner in list(ast.walk(node)):
            for name, value in ast.iter_fields(inner):
                body = cast("list[object]", value) if isinstance(value, list) else []
                if body and all(isinstance(each, ast.stmt) for each in body):
                    own = cast("list[ast.stmt]", body)
                    setattr(inner, name, _marked(file, where, own, numbers))
    code = compile(ast.fix_missing_locations(tree), module.__file__ or file, "exec")
    vars(module)[MARK] = ran.add
    undo: list[tuple[FunctionType, CodeType]] = []
    for where in functions:
        real = function(module, where)
        undo.append((real, real.__code__))
        real.__code__ = code_of(code, where)
    return undo


def _marked(file: str, where: str, body: list[ast.stmt], numbers: dict[int, int]) -> list[ast.stmt]:
    out: list[ast.stmt] = []
    for each in body:
        run = [ast.Constant(value=part) for part in (file, where, numbers[id(each)])]
        call = ast.Call(ast.Name(MARK, ast.Load()), [ast.Tuple([*run], ast.Load())], [])
        out += [ast.Expr(call), each]
    return out
