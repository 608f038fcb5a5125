"""Small parts of the tests, by name, and what each of them says.

`accepted/NAME`, `bugs/fixed/NAME`   a plan of tests/cases: it runs right under every workload
`near_misses/NAME`, `bugs/NAME`      a plan of tests/cases: it has a counterexample
`edited/NAME`, `spoiled/NAME`        a program of `edited`: right, or with a counterexample
`float64 accepted/NAME`              in floats it is off by rounding alone
`FILE.py::NAME`                      a test below tests/executor
"""

from __future__ import annotations

import contextlib
import io
import os
from typing import TYPE_CHECKING

import pytest

from tests.executor.mutants.edited import RIGHT, WRONG
from tests.executor.mutants.fault import ROOT
from tests.executor.run.cases import CASES, load, written

if TYPE_CHECKING:
    from shardproof.spec.model.model import Model
    from shardproof.spec.plan.plan import Plan

SOUND = ("accepted/", "bugs/fixed/", "edited/")
TESTS = ROOT / "tests" / "executor"


def said(name: str) -> str:
    """What there is against the executor; nothing where the slice finds it right."""
    if "::" in name:
        return said_by_test(name)
    floats, _, plan = name.rpartition(" ")
    if floats:
        return said_in_floats(plan)
    return said_by_plan(plan)


def said_by_plan(name: str) -> str:
    from shardproof.executor.run.outcome.outcome import Different
    from shardproof.executor.run.verdict.search import counterexample

    found = counterexample(*plan_of(name))
    if not name.startswith(SOUND):
        return "" if found is not None else "equal"
    if found is None:
        return ""
    if isinstance(found, Different):
        return f"different: {found.at.place.what} of {found.at.place.phase}"
    return f"{found.kind}: {found.op}"


def said_in_floats(name: str) -> str:
    from shardproof.executor.run.trials.workloads import workloads
    from shardproof.executor.run.verdict.floats import run_floating, unexplained

    model, plan = plan_of(name)
    found = run_floating(model, plan, workloads(plan)[0], "float64", trials=1)
    return "different: beyond rounding" if unexplained(found) else ""


def plan_of(name: str) -> tuple[Model, Plan]:
    folder, _, stem = name.partition("/")
    programs = {"edited": RIGHT, "spoiled": WRONG}.get(folder)
    return load(CASES / f"{name}.yaml") if programs is None else written(*programs[stem])


class Recorder:
    """What a test that fails raises."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def pytest_exception_interact(self, call: pytest.CallInfo[object]) -> None:
        if call.excinfo is not None:
            self.found.append(call.excinfo.typename)


def said_by_test(name: str) -> str:
    recorder = Recorder()
    # pytest rewrites all modules of a package that brings a plugin, so that the changed one would
    # be read from its file.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    plugins = ["-p", "no:cacheprovider", "-p", "no:xdist"]
    arguments = ["-q", "-x", *plugins, str(TESTS / name)]
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main(arguments, plugins=[recorder])
    if code == pytest.ExitCode.OK:
        return ""
    if code != pytest.ExitCode.TESTS_FAILED or not recorder.found:
        raise ValueError(f"there is no test {name}: {code!r}")
    return f"test fails: {recorder.found[0]}"
