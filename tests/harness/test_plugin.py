"""What pytest loads: the suite, known failures, profiles and the summary, in runs of their own."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from shardproof.harness.profiles import PROFILES, default_name, settings_of
from shardproof.harness.suite import NAMES, SUITE
from tests.tiers import sampled

ROOT = Path(__file__).parents[2]
EXECUTORS = """
from shardproof.harness.ours import Numpy, run_case
from shardproof.spec.plan.edits import Edit


class Right(Numpy):
    pass


class Plain:
    def supports(self, case):
        return None if not {"gqa", "mqa"} & case.features else "no groups"

    def open(self, ranks):
        pass

    def run(self, case):
        edits = () if case.model.kinds[0].attention.q_bias else (
            Edit("insert", "times", of=("layers.*.ffn.down",), about=(("by", (2, 1)),)),)
        return run_case(case, edits)

    def close(self):
        pass
"""
TEST = """
import shardproof
from engines import Right


@shardproof.fuzz(examples=6)
def test_engine(case):
    case.check(Right().run(case))
"""


def run_pytest(folder: Path, *words: str, env: dict[str, str] | None = None) -> tuple[int, str]:
    """The exit code and all that is printed."""
    (folder / "engines.py").write_text(EXECUTORS)
    # A plugin that pytest finds by itself has all modules of its package rewritten.
    plugin = ["--disable-plugin-autoload", "-p", "hypothesispytest",
              "-p", "shardproof.pytest_plugin", "-p", "no:cacheprovider"]  # fmt: skip
    path = os.pathsep.join([str(ROOT), str(folder)])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugin, *words],
        cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": path, **(env or {})},
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def suite(folder: Path, name: str, chosen: str, *words: str) -> tuple[int, str]:
    return run_pytest(
        folder, f"--shardproof-executor=engines:{name}", "--shardproof-profile=pr",
        "--shardproof-examples=3", "-k", chosen, *words,
    )  # fmt: skip


def test_pytest_finds_it_by_its_entry_point() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    module = project["entry-points"]["pytest11"]["shardproof"]
    assert importlib.import_module(module).pytest_addoption
    assert any(each.startswith("hypothesis") for each in project["dependencies"])


def test_nothing_heavy_is_imported_with_it() -> None:
    script = (
        "import sys, shardproof.pytest_plugin; "
        "print({'numpy', 'hypothesis', 'z3', 'sympy', 'networkx'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


@pytest.mark.parametrize("name", sampled(NAMES, every=len(NAMES)))
def test_a_right_executor_has_every_capability(name: str, tmp_path: Path) -> None:
    code, said = suite(tmp_path, "Right", f"shardproof and {name}")
    assert code == 0, said
    assert f"shardproof::{name}: 3 cases: " in said


def test_each_capability_has_its_name_once_and_says_what_it_is() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(each.says and not each.says.endswith(".") for each in SUITE)


def test_what_fails_is_told_without_our_own_calls(tmp_path: Path) -> None:
    code, said = suite(tmp_path, "Plain", "shardproof and pipeline")
    assert code == 1
    assert "wrong answer, to a legal plan" in said
    assert "shardproof replay .shardproof/case-" in said
    assert "--executor engines:Plain" in said
    assert "hosting.py" not in said


def test_a_capability_that_is_not_supported_is_skipped(tmp_path: Path) -> None:
    code, said = suite(tmp_path, "Plain", "shardproof and mqa", "-rs")
    assert code == 0
    assert "1 skipped" in said
    assert "no groups" in said


class TestOfKnownFailures:
    def test_one_that_fails_is_expected(self, tmp_path: Path) -> None:
        (tmp_path / "known.txt").write_text("# ours\npipeline https://example.org/1 the sum\n")
        code, said = suite(tmp_path, "Plain", "pipeline", "--shardproof-known=known.txt", "-rx")
        assert code == 0, said
        assert "https://example.org/1 the sum" in said

    def test_one_that_passes_now_fails_the_run(self, tmp_path: Path) -> None:
        (tmp_path / "known.txt").write_text("shardproof::tied https://example.org/2\n")
        code, said = suite(tmp_path, "Right", "tied", "--shardproof-known=known.txt")
        assert code == 1
        assert "XPASS(strict)" in said

    @pytest.mark.parametrize(
        ("line", "said"),
        [
            ("pipeline because", "known.txt:1:1: pipeline is known without a link"),
            pytest.param(
                "nobody https://example.org/3",
                "known.txt:1: no test is called nobody",
                marks=pytest.mark.long,
            ),
            pytest.param(
                "a http://x/1\na http://x/1",
                "known.txt:2:1: a stands twice",
                marks=pytest.mark.long,
            ),
        ],
    )
    def test_a_line_that_says_nothing_is_an_error(
        self, line: str, said: str, tmp_path: Path
    ) -> None:
        (tmp_path / "known.txt").write_text(line + "\n")
        code, told = suite(tmp_path, "Right", "tied", "--shardproof-known=known.txt")
        assert code == 4
        assert said in told


@pytest.mark.long
def test_a_decorated_test_is_summed_up_also_under_xdist(tmp_path: Path) -> None:
    (tmp_path / "test_engine.py").write_text(TEST)
    code, said = run_pytest(tmp_path, "-n", "2", env={"CI": "1"})
    assert code == 0, said
    assert re.search(r"test_engine\.py::test_engine: 6 cases: ", said)


class TestOfProfiles:
    def test_every_setting_is_said_whatever_hypothesis_has_loaded(self) -> None:
        import inspect

        from hypothesis import settings

        given = set(inspect.signature(settings.__init__).parameters) - {"self", "parent"}
        source = inspect.getsource(settings_of)
        assert {name for name in given if f"{name}=" not in source} == set()

    def test_for_pull_requests_the_cases_are_the_same(self) -> None:
        assert settings_of("shardproof-pr").derandomize
        assert settings_of("shardproof-pr").database is None
        assert settings_of("shardproof-nightly").database is not None
        assert settings_of("shardproof-nightly").max_examples > 500

    def test_ci_takes_the_short_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("SHARDPROOF_PROFILE", raising=False)
        monkeypatch.setenv("CI", "true")
        assert default_name() == "shardproof-pr"
        monkeypatch.delenv("CI")
        assert default_name() == "shardproof-dev"
        monkeypatch.setenv("SHARDPROOF_PROFILE", "nightly")
        assert default_name() == "shardproof-nightly"
        with pytest.raises(ValueError, match="shardproof-pr, "):
            settings_of("shardproof-weekly")

    @pytest.mark.long
    def test_hypothesis_finds_them_by_name(self, tmp_path: Path) -> None:
        (tmp_path / "test_engine.py").write_text(TEST)
        code, said = run_pytest(tmp_path, "--hypothesis-profile=shardproof-pr")
        assert code == 0, said
        assert set(PROFILES) == {"shardproof-pr", "shardproof-nightly", "shardproof-dev"}
