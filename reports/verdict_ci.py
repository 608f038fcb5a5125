"""Verdicts for a CI: a job summary in Markdown, SARIF for code scanning, JUnit XML."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256

from shardproof.reports.error_codes import MEANINGS
from shardproof.reports.junit import TestCase, junit_text
from shardproof.reports.printable import clean
from shardproof.reports.sarif import SarifResult, SarifRule, sarif_data
from shardproof.reports.terminal import summary
from shardproof.spec.errors import InputErrors, Place
from shardproof.spec.law.clauses import LAW
from shardproof.spec.verdict import Verdict

Found = Verdict | InputErrors
RUN_DIFFERS, UNKNOWN = "RUN-DIFFERS", "UNKNOWN"
_RULE = "shardproof/"
"""What ids of rules begin with; the rest is the code, which is for good."""


# --- Markdown ---

_MARKS = {"legal": "✅ legal", "illegal": "❌ illegal", "unknown": "❔ unknown"}


def markdown_report(found: Sequence[Found]) -> str:
    """A table of the plans, then of each that is not legal why not."""
    rows = ["| plan | verdict | model and degrees |", "|---|---|---|"]
    rows += (f"| {_code(_name(each))} | {_word(each)} | {_about(each)} |" for each in found)
    counted = ", ".join(
        f"{sum(_word_of(each) == word for each in found)} {word}"
        for word in ("legal", "illegal", "unknown", "bad input")
        if any(_word_of(each) == word for each in found)
    )
    out = [f"## shardproof: {counted}", "", *rows]
    for each in found:
        out += _why(each)
    return "\n".join(out) + "\n"


def _name(found: Found) -> str:
    if isinstance(found, Verdict):
        return found.source.name or "plan"
    places = (error.place for error in found.errors)
    return next((place.file for place in places if place is not None and place.file), "plan")


def _word_of(found: Found) -> str:
    return found.word if isinstance(found, Verdict) else "bad input"


def _word(found: Found) -> str:
    return _MARKS[found.word] if isinstance(found, Verdict) else "⚠️ bad input"


def _about(found: Found) -> str:
    return _plain(summary(found)) if isinstance(found, Verdict) else ""


def _why(found: Found) -> Iterator[str]:
    if isinstance(found, InputErrors):
        yield from ("", f"### {_code(_name(found))}", "")
        for error in found.errors:
            help_ = f" Help: {_plain(error.help)}." if error.help else ""
            place = f"{_code(error.place)}: " if error.place else ""
            yield f"- {place}{_code(error.code)} {_plain(error.message)}.{help_}"
        return
    if found.word == "legal":
        return
    yield from ("", f"### {_code(_name(found))}", "")
    each = zip(found.reasons, found.spots, found.remedies, strict=True)
    for reason, spot, fix in each:
        place = f" at {_code(spot.place)}" if spot.place else ""
        yield f"- **{_code(reason.clause.code)}**{place}: {_plain(reason.message)}"
        yield f"  - law: {_plain(reason.clause.sentence)}"
        yield f"  - try: {_code(fix)}"
    if found.shown is not None:
        yield f"- {_plain(found.shown.kind)}: {_plain(found.shown.says)}"
    yield from (f"- {_plain(why)}" for why in found.unknown)


def _code(value: object) -> str:
    """Text as code, whatever backquotes and bars it has."""
    told = clean(" ".join(str(value).split()))
    fence = "`" * (max((len(run) for run in re.findall("`+", told)), default=0) + 1)
    pad = " " if told.startswith("`") or told.endswith("`") else ""
    return f"{fence}{pad}{told}{pad}{fence}".replace("|", "\\|")


_MARKUP = re.compile(r"([\\`*_{}\[\]()#+!|<>~&@$]|:(?=\S))")


def _plain(value: str) -> str:
    """Text in which nothing is markup, and no name calls anybody."""
    told = clean(" ".join(value.split()))
    return _MARKUP.sub(lambda found: f"&#{ord(found[1])};" if found[1] in _NUMBERED else
                       f"\\{found[1]}", told)  # fmt: skip


_NUMBERED = "<>&@|:"
"""What a reader of Markdown may take for markup although a backslash stands before it."""


# --- SARIF ---


def sarif_report(found: Sequence[Found], version: str) -> str:
    results, seen = list[SarifResult](), Counter[str]()
    for result in (result for each in found for result in _results(each)):
        seen[result.fingerprint] += 1
        again = f"/{seen[result.fingerprint]}" if seen[result.fingerprint] > 1 else ""
        results.append(replace(result, fingerprint=result.fingerprint + again))
    return json.dumps(sarif_data(version, list(_rules()), results), indent=2) + "\n"


def _rules() -> Iterator[SarifRule]:
    for clause in LAW:
        sources = ", ".join(clause.documents)
        help_ = f"Try: {clause.fix}. From {sources}. `shardproof explain {clause.code}` says more."
        full = f"{clause.sentence} It rests on {sources}."
        yield SarifRule(f"{_RULE}{clause.code}", clause.sentence, full, help_)
    yield SarifRule(
        f"{_RULE}{RUN_DIFFERS}",
        "An edited program does not compute what the model does.",
        "An edited program, when it is run, does not compute what the model does.",
        "`shardproof why PLAN` names the edit to blame.",
    )
    yield SarifRule(
        f"{_RULE}{UNKNOWN}",
        "Nobody knows whether the plan is legal.",
        "Neither a proof nor a counterexample was found.",
        "Unknown is not legal. The message says what is not modelled.",
        "warning",
    )
    for code, meaning in MEANINGS.items():
        if not code.startswith("NOTE-"):
            right = meaning.right or f"`shardproof explain {code}` says more."
            says = f"{meaning.says[:1].upper()}{meaning.says[1:]}".rstrip(".") + "."
            yield SarifRule(f"{_RULE}{code}", says, f"Bad input: {says}", right)


def _results(found: Found) -> Iterator[SarifResult]:
    name = _name(found)
    if isinstance(found, InputErrors):
        for error in found.errors:
            help_ = f"; {error.help}" if error.help else ""
            yield _result(error.code, error.message + help_, error.place, name, error.field)
        return
    for reason, spot in zip(found.reasons, found.spots, strict=True):
        yield _result(reason.clause.code, reason.message, spot.place, name, spot.field)
    if found.shown is not None:
        yield _result(RUN_DIFFERS, f"{found.shown.kind}: {found.shown.says}", None, name, "edits")
    for why in found.unknown:
        yield _result(UNKNOWN, why, None, name, "")


def _result(code: str, message: str, place: Place | None, name: str, field: str) -> SarifResult:
    file = place.file if place is not None and place.file else name
    line, column = (place.line, place.column) if place is not None and place.line else (1, 1)
    mark = sha256(f"{code}\0{name}\0{field}".encode("utf-8", "backslashreplace")).hexdigest()
    return SarifResult(f"{_RULE}{code}", clean(message), file, line, column, mark)


# --- JUnit ---


def junit_report(found: Sequence[Found]) -> str:
    """A test case a plan; one that is not known to be legal has failed."""
    return junit_text("shardproof check", [_case(each) for each in found])


def _case(found: Found) -> TestCase:
    name = _name(found)
    if isinstance(found, InputErrors):
        failures = [(f"{error.code}: {error.message}", f"{error.place or ''} {error.help}".strip())
                    for error in found.errors]  # fmt: skip
        return TestCase("shardproof.check", name, failures)
    failures = [
        (f"{reason.clause.code}: {reason.message}", f"{spot.place or spot.field}\n{fix}")
        for reason, spot, fix in zip(found.reasons, found.spots, found.remedies, strict=True)
    ]
    if found.shown is not None:
        failures.append((f"{found.shown.kind}: {found.shown.says}", f"with {found.shown.tried}"))
    failures += ((f"unknown: {why}", "") for why in found.unknown)
    return TestCase("shardproof.check", name, failures, told=summary(found))
