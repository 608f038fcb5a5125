"""What the project reads or is sent is data: nothing of it is ever run."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.house.sources import ROOT, files, imports

LOADERS = frozenset({"pickle", "_pickle", "marshal", "shelve"})
"""Modules whose readers run what they read."""
RUNNERS = frozenset({"eval", "exec"})


def runs(source: str) -> Iterator[str]:
    """Each place where a file could run what it is given, as `line: why`."""
    if not any(word in source for word in (*LOADERS, *RUNNERS, "allow_pickle")):
        return
    tree = ast.parse(source)
    for found in imports(tree, package=()):
        if (top := found.name.split(".")[0]) in LOADERS:
            yield f"{found.line}: imports {top}"
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(ast.Name("builtins"), name) if name in RUNNERS:
                yield f"{node.lineno}: uses {name}"
            case ast.ImportFrom("builtins", names):
                used = (each.name for each in names if each.name in RUNNERS)
                yield from (f"{node.lineno}: uses {name}" for name in used)
            case ast.Call(keywords=keywords) if any(k.arg == "allow_pickle" for k in keywords):
                yield f"{node.lineno}: has numpy unpickle"
            case _:
                pass


def test_nothing_runs_what_it_reads() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{each}"
        for file in files()
        for each in runs(file.read_text("utf-8"))
    ]
    assert files()
    assert found == []


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import pickle", "1: imports pickle"),
        ("import json, marshal as m", "1: imports marshal"),
        ("def f():\n    from shelve import open", "2: imports shelve"),
        ("import importlib\nimportlib.import_module('pickle')", "2: imports pickle"),
        ("x = eval(text)", "1: uses eval"),
        ("x = 1\nexec(text, {})", "2: uses exec"),
        ("f = map(eval, texts)", "1: uses eval"),
        ("import builtins\nbuiltins.exec(text)", "2: uses exec"),
        ("from builtins import eval as e", "1: uses eval"),
        ("np.load(file, allow_pickle=True)", "1: has numpy unpickle"),
    ],
)
def test_what_would_run_its_input_is_found(source: str, why: str) -> None:
    assert list(runs(source)) == [why]


@pytest.mark.parametrize(
    "source",
    ["z3.model().eval(term)", "import json, pickles", "import re\nre.compile(text)", "'eval(x)'"],
)
def test_what_would_not_is_left_alone(source: str) -> None:
    assert list(runs(source)) == []
