"""Verdicts for a CI: a job summary in Markdown, SARIF for code scanning, JUnit XML."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256

from shardproof.reports.error_codes import MEANINGS
from shardproof.reports.junit import TestCase, junit_text
from shardproof.reports.printable import clean
from shardproof.reports.sarif import SarifResult, SarifRule, sarif_data
from shardproof.reports.terminal import summary
from shardproof.spec.dialects.lowering.draft import Lack
from shardproof.spec.dialects.profiles.judged import Judged, Outcome
from shardproof.spec.errors import InputErrors, Place
from shardproof.spec.law.clauses import LAW
from shardproof.spec.record import dataclass, replace
from shardproof.spec.verdict import Verdict, Word

RUN_DIFFERS, UNKNOWN = "RUN-DIFFERS", "UNKNOWN"
ENGINES: Mapping[Outcome, str] = {
    "rejected": "ENGINE-REFUSES",
    "fails_later": "ENGINE-FAILS-LATER",
    "wrong": "ENGINE-WRONG",
    "unknown": UNKNOWN,
}
"""What an engine says of a launch command, where it does not accept it."""


@dataclass(frozen=True, slots=True)
class LaunchFound:
    """A launch command: what its engines say, and what the law says of its plan."""

    name: str
    word: Word
    about: str
    place: Place
    judged: Sequence[tuple[str, Judged]]
    """By the name of the engine, of each pool."""
    verdict: Verdict | None
    lacks: Sequence[Lack] = ()
    """What no plan says, where there is no verdict."""


Found = Verdict | InputErrors | LaunchFound
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
    if isinstance(found, LaunchFound):
        return found.name
    if isinstance(found, Verdict):
        return found.source.name or "plan"
    places = (error.place for error in found.errors)
    return next((place.file for place in places if place is not None and place.file), "plan")


def _word_of(found: Found) -> str:
    return "bad input" if isinstance(found, InputErrors) else found.word


def _word(found: Found) -> str:
    return "⚠️ bad input" if isinstance(found, InputErrors) else _MARKS[found.word]


def _about(found: Found) -> str:
    match found:
        case Verdict():
            return _plain(summary(found))
        case LaunchFound():
            return _plain(found.about)
        case InputErrors():
            return ""


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
    if isinstance(found, LaunchFound):
        for code, message, rule, source in _refusals(found):
            yield f"- **{_code(code)}**: {_plain(message)}"
            yield f"  - rule: {_code(rule)}, {_plain(source)}"
        for lack in found.lacks:
            yield f"- **{_code(lack.name)}**: no word of a plan says {_plain(lack.what)}"
        if found.verdict is not None and found.verdict.word != "legal":
            yield from _reasons(found.verdict)
        return
    yield from _reasons(found)


def _refusals(found: LaunchFound) -> Iterator[tuple[str, str, str, str]]:
    """Of each reason of an engine its code, its words, the rule and where that is from."""
    for engine, judged in found.judged:
        named = f"{engine} {judged.version}"
        for reason in () if judged.outcome == "accepted" else judged.reasons:
            told = f"{named}: {reason.message}" + (f" ({reason.law})" if reason.law else "")
            yield ENGINES[judged.outcome], told, reason.rule, reason.source
        if judged.outcome == "unknown" and not judged.reasons:
            yield UNKNOWN, f"what {named} says is not known", "", "; ".join(judged.notes)


def _reasons(found: Verdict) -> Iterator[str]:
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
    for code, says in (
        ("ENGINE-REFUSES", "The engine does not start with this command."),
        ("ENGINE-FAILS-LATER", "The engine starts with this command, and fails at a request."),
        ("ENGINE-WRONG", "The engine runs this command, and gives wrong results."),
    ):
        help_ = "`shardproof check -- COMMAND` says what the engine takes in its place."
        yield SarifRule(f"{_RULE}{code}", says, f"{says} The message has the rule's words.", help_)
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
    if isinstance(found, LaunchFound):
        for code, message, rule, source in _refusals(found):
            yield _result(code, f"{message} [{rule}, {source}]", found.place, name, rule)
        for lack in found.lacks:
            yield _result(
                UNKNOWN, f"no word of a plan says {lack.what}", lack.place, name, lack.name
            )
        if found.verdict is not None:
            yield from _results(found.verdict)
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
    if isinstance(found, LaunchFound):
        said = [(f"{code}: {message}", f"{rule}\n{source}")
                for code, message, rule, source in _refusals(found)]  # fmt: skip
        said += ((f"unknown: no word of a plan says {lack.what}", str(lack.place))
                 for lack in found.lacks)  # fmt: skip
        law = () if found.verdict is None else _case(found.verdict).failures
        return TestCase("shardproof.check", name, [*said, *law], told=found.about)
    failures = [
        (f"{reason.clause.code}: {reason.message}", f"{spot.place or spot.field}\n{fix}")
        for reason, spot, fix in zip(found.reasons, found.spots, found.remedies, strict=True)
    ]
    if found.shown is not None:
        failures.append((f"{found.shown.kind}: {found.shown.says}", f"with {found.shown.tried}"))
    failures += ((f"unknown: {why}", "") for why in found.unknown)
    return TestCase("shardproof.check", name, failures, told=summary(found))
