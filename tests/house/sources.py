"""The project's own files, and what each imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("spec", "executor", "proofs", "reports")
DOOR = "the front door"


@dataclass(frozen=True, slots=True)
class Import:
    name: str
    line: int
    at_start: bool
    """Runs when the file is imported: not in a function, not for the type checker alone."""


def module_of(path: str) -> tuple[str, ...]:
    """`spec/model/model.py` is shardproof.spec.model.model; an __init__ keeps that as last name."""
    parts = Path(path).with_suffix("").parts
    return parts[1:] if parts[0] == "src" else ("shardproof", *parts)


def room_of(module: str) -> str:
    name = module.split(".")[1] if "." in module else ""
    return name if name in ROOMS else DOOR


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).split(".")[-1] == "TYPE_CHECKING"


def named(node: ast.AST, package: tuple[str, ...]) -> list[str]:
    """The full names that one node imports; package is where its dots count from."""
    match node:
        case ast.Import(names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module, names, level):
            base = package[: len(package) - (level or 0) + 1] if level else ()
            stem = ".".join((*base, *([module] if module else [])))
            return [f"{stem}.{alias.name}" for alias in names]
        case ast.Call(
            ast.Name("__import__" | "import_module") | ast.Attribute(_, "import_module"),
            [ast.Constant(str(name)), *_],
        ):
            return [name]
        case _:
            return []


def imports(node: ast.AST, *, package: tuple[str, ...], at_start: bool = True) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        line = getattr(child, "lineno", 0)
        yield from (Import(name, line, at_start) for name in named(child, package))
        later = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        start = at_start and not later and not is_type_checking(child)
        yield from imports(child, package=package, at_start=start)


def files() -> list[Path]:
    front = ROOT / "src" / "shardproof"
    inside = (*front.glob("cli/**/*.py"), *front.glob("certificate/**/*.py"),
              *front.glob("fuzzing/**/*.py"), *front.glob("harness/**/*.py"))  # fmt: skip
    door = sorted((*front.glob("*.py"), *inside))
    return [file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))] + door
