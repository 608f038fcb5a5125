"""In which files an operator is: its class, what it makes of values, and what it makes of numbers.

The matches of engine and executor name a function for each kind of operator. They are read as text,
for whoever asks for a file needs nothing of what is in it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from shardproof.spec.program.ops.every import BY_KIND

PACKAGE = "shardproof."
ENGINE = ("spec.engine.together", "spec.engine.own_ranks", "spec.engine.dispatch",
          "spec.engine.heads_for_tokens", "spec.engine.local", "spec.engine.machine")  # fmt: skip
"""Where kinds are matched; the last one calls the others."""
EXECUTOR = ("executor.run.ops.collectives", "executor.run.ops.operators")


class Where(NamedTuple):
    """Files from the project's root, without `.py`'s folder names for a wheel: `spec/…`."""

    name: str
    """Of the class."""
    written: str
    engine: str
    executor: str

    def __str__(self) -> str:
        return ", ".join(self[1:])


def files_of(kind: str) -> Where:
    """An operator's files; the handoff has its own, beside the visits."""
    cls = BY_KIND[kind]
    written = _path(cls.__module__)
    if kind == "handoff":
        return Where(
            cls.__name__, written, "spec/engine/handing.py", "executor/run/runtime/handoff.py"
        )
    return Where(
        cls.__name__, written, _path(_meaning(cls.__name__, ENGINE)),
        _path(_meaning(cls.__name__, EXECUTOR)),
    )  # fmt: skip


def _path(module: str) -> str:
    return module.removeprefix(PACKAGE).replace(".", "/") + ".py"


def _meaning(name: str, modules: tuple[str, ...]) -> str:
    """The module of the function that a match calls for a class."""
    for module in modules:
        read = _read(module)
        if (call := read.arms.get(name)) is not None:
            return _resolved(read, call, deep=module == ENGINE[-1])
    raise LookupError(name)


class _Module(NamedTuple):
    name: str
    arms: Mapping[str, ast.expr]
    """By class, what names the function that its arm calls."""
    imported: Mapping[str, str]
    """By name, the module that it is, or that it comes from."""
    functions: Mapping[str, ast.FunctionDef]


def _resolved(read: _Module, function: ast.expr, *, deep: bool) -> str:
    """Where a function is; of one that only asks another module's, `deep`, where that is."""
    match function:
        case ast.Attribute(value=ast.Name(id=module)):
            return read.imported[module]
        case ast.Name(id=name) if name in read.imported:
            return read.imported[name]
        case ast.Name(id=name) if deep:
            return _asked(read, read.functions[name]) or read.name
        case _:
            return read.name


def _asked(read: _Module, function: ast.FunctionDef) -> str:
    """The module of the engine that a function asks, if it asks one.

    It calls a function of the module by both names, or one by its own with the operator.
    """
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    both = (call.func.value for call in calls if isinstance(call.func, ast.Attribute))
    own = (call.func for call in calls if "op" in map(_name, call.args))
    found = (read.imported.get(_name(each), "") for each in (*both, *own))
    return next((module for module in found if f"{PACKAGE}spec.engine" in module), "")


@cache
def _read(module: str) -> _Module:
    folder, _, name = module.rpartition(".")
    text = files(f"{PACKAGE}{folder}").joinpath(f"{name}.py").read_text(encoding="utf-8")
    tree = ast.parse(text)
    imported = {
        alias.asname or alias.name: f"{node.module}.{alias.name}" if _is_module(node.module)
        else node.module or ""
        for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }  # fmt: skip
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    return _Module(f"{PACKAGE}{module}", dict(_arms(tree)), imported, functions)


def _is_module(name: str | None) -> bool:
    """Whether what is imported from there are modules."""
    return name in (f"{PACKAGE}spec.engine", f"{PACKAGE}executor.run.ops")


def _arms(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for case in (node for node in ast.walk(tree) if isinstance(node, ast.match_case)):
        call = next((node for node in ast.walk(case.body[0]) if isinstance(node, ast.Call)), None)
        if call is None:
            continue
        # `each_rank` is given the function that it calls on each.
        given = call.args[-1] if _name(call.func) == "each_rank" else call.func
        for pattern in ast.walk(case.pattern):
            if isinstance(pattern, ast.MatchClass):
                yield _name(pattern.cls), given


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""
