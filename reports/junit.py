"""Results as JUnit XML, which every CI shows: test cases that passed, failed or were not asked."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from shardproof.reports.printable import clean
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class TestCase:
    """One thing that was asked. It has passed, but where it says why it has not."""

    suite: str
    name: str
    failures: Sequence[tuple[str, str]] = ()
    """Of each a line, and all that there is to say."""
    skipped: str = ""
    """Why nothing was asked."""
    told: str = ""
    """What came of it, as the output of the case."""

    __test__ = False
    """It is no test, though its name begins like one's."""


def junit_text(name: str, cases: Sequence[TestCase]) -> str:
    """The file. No time stands in it: the same results give the same bytes."""
    suites: dict[str, list[TestCase]] = {}
    for case in cases:
        suites.setdefault(case.suite, []).append(case)
    out = ['<?xml version="1.0" encoding="UTF-8"?>', f"<testsuites {_counts(name, cases)}>"]
    for suite, each in suites.items():
        out.append(f"  <testsuite {_counts(suite, each)}>")
        for case in each:
            out += _case(case)
        out.append("  </testsuite>")
    return "\n".join([*out, "</testsuites>"]) + "\n"


def _counts(name: str, cases: Sequence[TestCase]) -> str:
    failed = sum(bool(case.failures) for case in cases)
    skipped = sum(bool(case.skipped) for case in cases)
    return (
        f'name={_quoted(name)} tests="{len(cases)}" failures="{failed}" errors="0" '
        f'skipped="{skipped}"'
    )


def _case(case: TestCase) -> list[str]:
    head = f"    <testcase classname={_quoted(case.suite)} name={_quoted(case.name)}"
    inner: list[str] = []
    if case.skipped:
        inner.append(f"      <skipped message={_quoted(case.skipped)}/>")
    if case.failures:
        # Readers take one failure of a case: the others stand in its text.
        message = case.failures[0][0]
        text = "\n\n".join("\n".join(filter(None, each)) for each in case.failures)
        inner.append(f"      <failure message={_quoted(message)}>{_text(text)}</failure>")
    if case.told:
        inner.append(f"      <system-out>{_text(case.told)}</system-out>")
    return [f"{head}>", *inner, "    </testcase>"] if inner else [f"{head}/>"]


def _quoted(text: str) -> str:
    return quoteattr(clean(text))


def _text(text: str) -> str:
    return escape("\n".join(map(clean, text.split("\n"))))
