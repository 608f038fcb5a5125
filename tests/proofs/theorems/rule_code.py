"""What stands in spec/rules, read from its text: functions, whom they call, what they refuse."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from shardproof.spec.rules.table import RULES

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "spec" / "rules"
PACKAGE = "shardproof.spec.rules"


@dataclass(frozen=True, slots=True)
class Function:
    """One of spec/rules, named `file.function` or `file.Class.function`."""

    name: str
    calls: frozenset[str]
    """Of the same folder, by name."""
    refusals: tuple[str, ...]
    """What it says where it refuses; `…` stands for what is put in."""


def files() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")


@cache
def functions() -> dict[str, Function]:
    return {each.name: each for stem in files() for each in _functions(stem)}


def _functions(stem: str) -> Iterator[Function]:
    tree = ast.parse((FOLDER / f"{stem}.py").read_text("utf-8"))
    names = _names(stem, tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield _function(f"{stem}.{node.name}", node, names)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield _function(f"{stem}.{node.name}.{inner.name}", inner, names)


def _names(stem: str, tree: ast.Module) -> dict[str, str]:
    """What a name of the file is, of those that are functions, classes or files of the folder."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = f"{stem}.{node.name}"
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            base = (node.module or "").removeprefix(PACKAGE).lstrip(".")
            for alias in node.names:
                told = f"{base}.{alias.name}" if base else alias.name
                found[alias.asname or alias.name] = told
    return found


def _function(name: str, node: ast.FunctionDef, names: dict[str, str]) -> Function:
    calls: set[str] = set()
    refusals: list[str] = []
    methods = _methods()
    told: dict[str, str] = {}
    for each in ast.walk(node):
        match each:
            case ast.Assign([ast.Name(word)], ast.JoinedStr() as said):
                told[word] = _text(said)
            case ast.Name(word) if word in names:
                calls.add(names[word])
            case ast.Attribute(ast.Name(base), word) if base in names:
                calls.add(f"{names[base]}.{word}")
            case ast.Attribute(_, word) if word in methods:
                calls |= methods[word]
            case ast.Raise(ast.Call(ast.Name("NoRule"), [said, *_])):
                refusals.append(_text(said, told))
            case ast.Raise(ast.Call(ast.Name("Fails"), [ast.Call(_, [*_, said])])):
                refusals.append(_text(said, told))
            case ast.Raise(ast.Call(ast.Name("fail"), [*_, said])):
                refusals.append(_text(said, told))
            case _:
                pass
    # What only passes on another one's sentence says none of its own.
    return Function(name, frozenset(calls), tuple(each for each in refusals if each != "…"))


@cache
def _methods() -> dict[str, frozenset[str]]:
    """Methods of the folder's classes by their bare names, whosever they are."""
    found: dict[str, set[str]] = {}
    for stem in files():
        for node in ast.parse((FOLDER / f"{stem}.py").read_text("utf-8")).body:
            for inner in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(inner, ast.FunctionDef):
                    assert isinstance(node, ast.ClassDef)
                    found.setdefault(inner.name, set()).add(f"{stem}.{node.name}.{inner.name}")
    return {name: frozenset(each) for name, each in found.items()}


def _text(said: ast.expr, told: Mapping[str, str] = MappingProxyType({})) -> str:
    match said:
        case ast.Name(word) if word in told:
            return told[word]
        case ast.Constant(str() as text):
            return text
        case ast.JoinedStr(parts):
            return "".join(
                str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts
            )
        case ast.BinOp(left, _, right):
            return _text(left) + _text(right)
        case _:
            return "…"


def rule_of(kind: str) -> str:
    """The function that types operators of a kind; of those that `typed` does itself, that."""
    if kind not in RULES:
        return "typed._applied"
    apply: Callable[..., Any] = RULES[kind].apply
    return f"{apply.__module__.rsplit('.', 1)[-1]}.{apply.__name__}"


@cache
def reached(kind: str) -> frozenset[str]:
    """Functions that typing such an operator may call, and those that are asked of all."""
    every = functions()
    due, found = [rule_of(kind), "typed.ruled", "typed.taken_part"], {"typed.type_all"}
    while due:
        name = due.pop()
        if name in found or name not in every:
            continue
        found.add(name)
        due += every[name].calls
    return frozenset(found)


def refusals() -> dict[str, str]:
    """Every sentence by which a rule refuses, after the function that says it."""
    return {
        f"{each.name}: {said}": each.name for each in functions().values() for said in each.refusals
    }
