"""Imports run one way: spec, then executor and proofs side by side, reports, the front door."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.sources import DOOR, ROOMS, ROOT, Import, files, imports, module_of, room_of

MAY_IMPORT: dict[str, frozenset[str]] = {
    "spec": frozenset({"spec"}),
    "executor": frozenset({"spec", "executor"}),
    "proofs": frozenset({"spec", "proofs"}),
    "reports": frozenset({"spec", "executor", "proofs", "reports"}),
    DOOR: frozenset({"spec", "executor", "proofs", "reports", DOOR}),
}

# Slow to import, so that whoever asks for a plain verdict must not wait for them.
SOLVERS = frozenset({"z3", "sympy", "networkx"})
DRAWS = ("plugin", "strategies")
"""What files are called that load hypothesis, which no command does."""

LAW = "shardproof.spec.law"
BELOW_THE_LAW = (
    "executor/",
    *(f"spec/{room}/" for room in ("source", "model", "plan", "layout", "program", "engine")),
)
"""What decides beside the law, and what all of them rest on."""


def fault(importer: str, path: str, found: Import) -> str | None:
    top = found.name.split(".")[0]
    if top in ROOMS:
        return f"imports {top} bare; its name is shardproof.{top}"
    if top == "shardproof" and room_of(found.name) not in MAY_IMPORT[importer]:
        return f"{importer} imports {room_of(found.name)}"
    if f"{found.name}.".startswith(f"{LAW}.") and path.startswith(BELOW_THE_LAW):
        return "imports the law, which it has to be able to contradict"
    if top in SOLVERS and importer != "proofs" and found.at_start:
        return f"imports {top} at start, which only proofs does"
    if top == "hypothesis":
        if importer not in {"executor", DOOR}:
            return "imports hypothesis, which is for tests, the executor and the pytest plugin"
        if importer == DOOR and found.at_start and not path_is_of(path, DRAWS):
            return "imports hypothesis at start, which only pytest plugin and strategies do"
    return None


def path_is_of(path: str, names: tuple[str, ...]) -> bool:
    return any(name in Path(path).stem for name in names)


def faults(path: str, source: str) -> list[str]:
    """What the file at path (relative to the root) imports against the rules."""
    module = module_of(path)
    importer = room_of(".".join(module))
    return [
        f"{path}:{found.line}: {reason}"
        for found in imports(ast.parse(source), package=module[:-1])
        if (reason := fault(importer, path, found))
    ]


def test_imports_run_one_way() -> None:
    found = [
        text
        for file in files()
        for text in faults(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
    ]
    assert files()
    assert found == []


def test_tests_use_the_one_import_name() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{each.line}: imports {each.name} bare"
        for file in sorted((ROOT / "tests").rglob("*.py"))
        for each in imports(ast.parse(file.read_text("utf-8")), package=("tests",))
        if each.name.split(".")[0] in ROOMS
    ]
    assert found == []


@pytest.mark.parametrize(
    ("path", "source", "reason"),
    [
        ("spec/a.py", "import shardproof.executor.run", "spec imports executor"),
        ("spec/a.py", "from shardproof import proofs", "spec imports proofs"),
        ("spec/a.py", "def f():\n    from shardproof.reports import x", "spec imports reports"),
        ("spec/a.py", "from .. import executor", None),
        ("spec/a.py", "from ..executor import run", None),
        ("spec/b/a.py", "from ...proofs.z import y", None),
        ("spec/a.py", "import importlib\nimportlib.import_module('shardproof.proofs')", None),
        ("spec/a.py", "from shardproof import check", "spec imports the front door"),
        ("spec/a.py", "import spec.errors", "imports spec bare"),
        ("spec/a.py", "import hypothesis", "imports hypothesis"),
        ("spec/a.py", "try:\n    import z3\nexcept ImportError:\n    pass", "imports z3 at start"),
        ("executor/a.py", "from shardproof.proofs import order", "executor imports proofs"),
        ("executor/a.py", "from sympy import Sum", "imports sympy at start"),
        ("executor/a.py", "from shardproof.spec.law.judge import judge", "imports the law"),
        ("spec/program/a.py", "from shardproof.spec import law", "imports the law"),
        ("proofs/a.py", "from shardproof.executor import run", "proofs imports executor"),
        ("proofs/a.py", "from shardproof.reports import html", "proofs imports reports"),
        ("reports/a.py", "import shardproof", "reports imports the front door"),
        ("reports/a.py", "from shardproof.__main__ import main", "reports imports the front door"),
        ("src/shardproof/a.py", "import networkx as nx", "imports networkx at start"),
        ("src/shardproof/__main__.py", "import hypothesis", "imports hypothesis at start"),
    ],
)
def test_a_bad_import_is_named_with_its_file(path: str, source: str, reason: str | None) -> None:
    (found,) = faults(path, source)
    assert found.startswith(f"{path}:")
    assert (reason or "spec imports ") in found


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("spec/a.py", "from shardproof.spec.errors import Place"),
        ("spec/__init__.py", "from . import errors"),
        ("spec/model/a.py", "from ..errors import Place"),
        ("executor/a.py", "import numpy\nfrom shardproof.spec import errors"),
        ("executor/a.py", "import hypothesis.strategies as st"),
        ("proofs/a.py", "import z3, sympy, networkx"),
        ("reports/a.py", "from shardproof.executor.witness import Witness"),
        (
            "reports/a.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import networkx",
        ),
        ("src/shardproof/a.py", "def f():\n    import z3\n    import hypothesis"),
        ("src/shardproof/__init__.py", "from shardproof.reports import html"),
        ("src/shardproof/pytest_plugin.py", "import hypothesis"),
        ("src/shardproof/fuzzing/strategies.py", "import hypothesis"),
    ],
)
def test_a_good_import_passes(path: str, source: str) -> None:
    assert faults(path, source) == []
