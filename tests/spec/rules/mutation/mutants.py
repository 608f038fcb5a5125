"""The rules with one mistake in them, made mechanically: every one of them, by a stable name."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from tests.spec.rules.mutation.change import Change, changes

ROOT = Path(__file__).parents[4]
RULES = ROOT / "spec" / "rules"
DELETED = frozenset({"rule", "guard", "ask"})
"""Kinds of mutants that ask for less by a whole rule or a whole refusal."""
TOLD = frozenset({"__str__", "__init__", "told"})
"""Functions that write for a person; of what is raised, what it is made with."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change in one function, or in one constant, of one file."""

    name: str
    """The same as long as the line and what is changed in it are."""
    kind: str
    file: str
    """Below `spec/rules`."""
    where: str
    """The function or the constant."""
    line: str
    """The text of the line that is changed, or that the change begins in."""
    told: str
    number: int
    """Of the change among those of `where`."""
    entry: str = ""
    """Of a table, the entry without which it is not felt; empty is every one."""

    @property
    def module(self) -> str:
        return f"shardproof.spec.rules.{self.file.removesuffix('.py')}"

    def changed(self) -> str:
        """The file's text with the mistake in it."""
        tree = ast.parse(text_of(self.file))
        for number, change in enumerate(changes(named(tree)[self.where])):
            if number == self.number:
                change.make()
                return ast.unparse(tree)
        raise LookupError(f"{self.file} has no such {self.where}: {self.name}")


@cache
def all_mutants() -> tuple[Mutant, ...]:
    files = sorted(file.name for file in RULES.glob("*.py"))
    return tuple(mutant for file in files for mutant in of_file(file))


@cache
def text_of(file: str) -> str:
    return (RULES / file).read_text(encoding="utf-8")


@cache
def deleted_rules() -> tuple[Mutant, ...]:
    """The rules that the tables lose, one at a time."""
    files = sorted(file.name for file in RULES.glob("*.py"))
    return tuple(mutant for file in files for mutant in of_file(file, only="rule"))


def of_file(file: str, only: str = "") -> Iterator[Mutant]:
    """Those of one file; `only` of one kind, by the same names."""
    lines = text_of(file).splitlines()
    for where, node in named(ast.parse(text_of(file))).items():
        before = ast.unparse(node)
        seen = Counter[str]()
        met: set[str] = {before}
        for number, change in enumerate(changes(node)):
            if only and change.kind != only:
                continue
            after = _with(change, node)
            if after in met:
                continue
            met.add(after)
            line = lines[change.line - 1].strip()
            said = f"{change.kind} {line} {change.told}"
            seen[said] += 1
            digest = sha256(f"{said} {seen[said]}".encode()).hexdigest()[:6]
            name = f"{file.removesuffix('.py')}.{where}.{change.kind}.{digest}"
            yield Mutant(name, change.kind, file, where, line, change.told, number, change.entry)


def _with(change: Change, root: ast.AST) -> str:
    """The text of the whole with a change; the tree stays as it was."""
    place = change.place
    kept = getattr(place.parent, place.name)
    if isinstance(kept, list):
        setattr(place.parent, place.name, [*kept])
    change.make()
    text = ast.unparse(root)
    setattr(place.parent, place.name, kept)
    return text


def named(tree: ast.Module) -> dict[str, ast.AST]:
    """Functions, methods and constants, by their names."""
    found: dict[str, ast.AST] = {}
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name):
                found[name] = node
            case ast.ClassDef(name=name, body=body):
                for each in body:
                    if isinstance(each, ast.FunctionDef):
                        found[f"{name}.{each.name}"] = each
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if name.isupper():
                    found[name] = node
            case _:
                pass
    return {name: node for name, node in found.items() if name.rpartition(".")[2] not in TOLD}
