"""What pytest loads: the conformance suite, known failures, profiles, and a summary.

Nothing heavy is imported before one of its options, or `shardproof.fuzz`, is used.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from shardproof.harness.known import Known
    from shardproof.harness.suite import Capability

KEY = "shardproof"
_summary: list[tuple[str, str]] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("shardproof", "parallelism plans of an executor")
    group.addoption(
        "--shardproof-executor", metavar="MODULE:NAME",
        help="run the conformance suite on this executor; or http: and a server's command",
    )  # fmt: skip
    group.addoption(
        "--shardproof-known", metavar="FILE",
        help="tests that fail for a known reason, NAME LINK in a line; one that passes fails",
    )  # fmt: skip
    group.addoption(
        "--shardproof-profile", choices=("pr", "nightly", "dev"),
        help="how many cases, and whether they are the same each time",
    )  # fmt: skip
    group.addoption(
        "--shardproof-dtype", choices=("float64", "float32", "bfloat16"), default="float32",
        help="the floats of the conformance suite",
    )  # fmt: skip
    group.addoption(
        "--shardproof-time-limit", type=float, default=60.0, metavar="SECONDS",
        help="for an answer in the conformance suite",
    )  # fmt: skip
    group.addoption(
        "--shardproof-journal", metavar="FOLDER",
        help="a file for each test of what is done, by which a run that was killed goes on",
    )  # fmt: skip
    group.addoption("--shardproof-examples", type=int, metavar="N", help="cases of each capability")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    profile = config.getoption("--shardproof-profile")
    if profile:
        os.environ["SHARDPROOF_PROFILE"] = str(profile)
    if journal := config.getoption("--shardproof-journal"):
        os.environ["SHARDPROOF_JOURNAL"] = str(journal)
    hypothesis = str(config.getoption("--hypothesis-profile", default="") or "")
    if hypothesis.startswith("shardproof-"):
        from shardproof.harness.profiles import register

        register()
        os.environ.setdefault("SHARDPROOF_PROFILE", hypothesis)


class Conformance(pytest.Item):
    """One capability of the executor that was named."""

    capability: Capability

    def runtest(self) -> None:
        from shardproof.harness.executors import asker_of, fuzzed
        from shardproof.harness.kept import file_of
        from shardproof.harness.limits import limits_of
        from shardproof.harness.outcome import NoPower
        from shardproof.harness.run import Run

        asked: Any = self.config.option
        asker, name = asker_of(asked.shardproof_executor, asked.shardproof_time_limit)
        run = Run(
            self.capability.space, asked.shardproof_dtype, time_limit=0.0, replayed_by=name,
            limits=limits_of(), journal=file_of(None, f"{name} {self.capability.name}"),
        )  # fmt: skip
        try:
            fuzzed(asker, run, None, None, asked.shardproof_examples)
        except NoPower:
            words = run.tally.words
            if words["skipped"] < run.tally.cases:
                raise
            pytest.skip(f"not supported, in any of {run.tally}")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        from shardproof.harness.outcome import Failed, NoPower
        from shardproof.spec.errors import InputErrors

        error = excinfo.value
        if isinstance(error, (Failed, NoPower)):
            return str(error)
        if isinstance(error, InputErrors):
            return "\n".join(each.message for each in error.errors)
        return str(super().repr_failure(excinfo, style))

    def reportinfo(self) -> tuple[str, None, str]:
        return "shardproof", None, f"{self.capability.name}: {self.capability.says}"


class Suite(pytest.Collector):
    """The capabilities, under the name `shardproof`."""

    def collect(self) -> Iterator[pytest.Item]:
        from shardproof.harness.suite import SUITE

        for each in SUITE:
            item: Conformance = Conformance.from_parent(self, name=each.name)  # pyright: ignore[reportUnknownMemberType]
            item.capability = each
            yield item


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    if config.getoption("--shardproof-executor"):
        suite: Suite = Suite.from_parent(session, name="shardproof", nodeid="shardproof")  # pyright: ignore[reportUnknownMemberType]
        items.extend(suite.collect())
    if path := config.getoption("--shardproof-known"):
        _mark_known(str(path), items)


def _mark_known(path: str, items: list[pytest.Item]) -> None:
    """A known failure is expected, strictly; a name that no test has is an error."""
    from shardproof.harness.known import read_known
    from shardproof.spec.errors import InputErrors

    try:
        known = read_known(path)
    except InputErrors as wrong:
        lines = (f"{each.place or path}: {each.message}" for each in wrong.errors)
        raise pytest.UsageError("\n".join(lines)) from None
    for name, each in known.items():
        _mark(each, [item for item in items if name in (item.name, item.nodeid)], path)


def _mark(known: Known, items: list[pytest.Item], path: str) -> None:
    if not items:
        raise pytest.UsageError(f"{path}:{known.line}: no test is called {known.name}")
    for item in items:
        item.add_marker(pytest.mark.xfail(strict=True, reason=known.reason))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """What came of a test's cases goes with its report, also from another process."""
    try:
        yield
    finally:
        if "shardproof.harness.fuzzing" in _loaded():
            from shardproof.harness.fuzzing import take_told

            item.user_properties.extend((KEY, text) for text in take_told())


def _loaded() -> Any:
    import sys

    return sys.modules


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Of a case that failed the calls are told that are not ours: the test's, and the engine's."""
    whole = item.config.getoption("fulltrace", default=False)
    if call.excinfo is None or whole or "shardproof.harness" not in _loaded():
        return
    from shardproof.harness.answers import NoAnswer
    from shardproof.harness.calls import theirs
    from shardproof.harness.outcome import Failed, Misuse, NoPower
    from shardproof.spec.errors import InputErrors

    error = call.excinfo.value
    expected = isinstance(error, (Failed, NoPower, NoAnswer, InputErrors, Misuse))
    calls = theirs(error, expected=expected)
    error = error.with_traceback(calls or error.__traceback__)
    call.excinfo = pytest.ExceptionInfo[BaseException].from_exception(error)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call":
        _summary.extend(
            (report.nodeid, str(text)) for key, text in report.user_properties if key == KEY
        )


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if _summary:
        terminalreporter.section("shardproof")
        for nodeid, text in _summary:
            terminalreporter.write_line(f"{nodeid}: {text}")
        _summary.clear()
