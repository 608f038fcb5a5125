"""What came of `shardproof fuzz`, for a person and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shardproof import __version__
from shardproof.fuzzing.cases import KINDS, OPERATORS, Kind
from shardproof.fuzzing.finding import FAULTS, Finding
from shardproof.fuzzing.tally import WORDS, Tally
from shardproof.reports.junit import TestCase, junit_text
from shardproof.reports.sarif import SarifResult, SarifRule, sarif_data
from shardproof.reports.terminal import Page
from shardproof.spec.law.clauses import LAW

NAMED = 8
"""So many of what was not hit are named; `--format json` has all."""
RULE = "shardproof/fuzz/"
"""What ids of SARIF rules begin with."""


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """What a run came to."""

    seed: int
    kinds: Sequence[Kind]
    tally: Tally
    findings: Sequence[Finding] = ()
    interrupted: bool = False

    @property
    def classes(self) -> int:
        """How many classes of disagreement there are, those beside `findings` too."""
        return len({each.about for each in self.tally.partings})


def fuzzed_text(found: Fuzzed, page: Page) -> str:
    """One screen: counts by kind and verdict, what was hit, disagreements, and the sum."""
    tally = found.tally
    out = [f"seed {found.seed}", ""]
    out.append("           " + "".join(word.rjust(9) for word in ("plans", *WORDS)))
    for kind in found.kinds:
        numbers = [sum(tally.of(word, kind) for word in WORDS), *(tally.of(w, kind) for w in WORDS)]
        out.append("  " + kind.ljust(9) + "".join(f"{n:,}".rjust(9) for n in numbers))
    out += ["", *_hit(found, page)]
    for each in found.findings:
        out += ["", *_finding(each, page)]
    if more := found.classes - len(found.findings):
        out += ["", page.wrap(f"{more} classes of disagreement more, of which none is saved.")]
    return "\n".join([*out, "", last_line(found)])


def _hit(found: Fuzzed, page: Page) -> list[str]:
    tally, runs = found.tally, found.tally.runs
    clauses = [clause.code for clause in LAW]
    ran = (
        f"{runs['made']:,} of {runs['all']:,} workloads: one of each plan that is legal to all "
        f"others, and of other plans until one differs; {runs['not run']:,} plans too large to run"
    )
    right = runs["by value"]
    by_value = (
        "1 plan breaks a clause and is right by value: legal"
        if right == 1
        else f"{right:,} plans break a clause and are right by value: legal"
    )
    wrong = "named, or edited, where a plan is wrong by value"
    lines = [
        ("clauses", _share(clauses, tally.unbroken, "broken by a plan")),
        ("", by_value if right else ""),
        ("operators", _share(OPERATORS, tally.unused, "in a plan that is right")),
        ("", _share(OPERATORS, tally.never_refused, wrong)),
        ("runs", ran),
    ]
    return [page.wrap(text, f"  {name.ljust(9)}  ", " " * 13) for name, text in lines if text]


def _share(all_: Sequence[str], missed: Sequence[str], what: str) -> str:
    if not missed:
        return f"all {len(all_)} {what}"
    more = f" and {len(missed) - NAMED} others" if len(missed) > NAMED else ""
    named = ", ".join(missed[:NAMED])
    return f"{len(all_) - len(missed)} of {len(all_)} {what}; not {named}{more}"


def _finding(each: Finding, page: Page) -> list[str]:
    head = f"{FAULTS[each.fault][0]} {each.plans:,} of them; the first is {each.case}."
    return [
        page.wrap(head),
        page.wrap(each.plan, "  ", "    "),
        page.wrap(f"of a model with {each.model}", "  ", "    "),
        *(page.wrap(line, "  ", "    ") for line in each.why),
        f"  {each.replay}",
        f"  {each.example}",
    ]


def last_line(found: Fuzzed) -> str:
    tally = found.tally
    counts = ", ".join(f"{tally.of(word):,} {word}" for word in WORDS)
    wrong = len(tally.partings)
    agree = f"{wrong:,} disagreements" if wrong else "all deciders agree"
    stopped = "interrupted: " if found.interrupted else ""
    return f"{stopped}{tally.total:,} plans, {counts}; {agree}"


def fuzzed_data(found: Fuzzed) -> dict[str, Any]:
    """All counts, for a program."""
    tally = found.tally
    return {
        "version": 1,
        "seed": found.seed,
        "interrupted": found.interrupted,
        "plans": tally.total,
        "verdicts": {word: tally.of(word) for word in WORDS},
        "kinds": [
            {"kind": kind, "says": KINDS[kind], **{word: tally.of(word, kind) for word in WORDS}}
            for kind in found.kinds
        ],
        "clauses": [{"code": each.code, "broken": tally.clauses[each.code]} for each in LAW],
        "operators": [
            {"kind": name, "right": tally.operators[name], "refused": tally.refused[name]}
            for name in OPERATORS
        ],
        "runs": {
            "made": tally.runs["made"],
            "all": tally.runs["all"],
            "plans_not_run": tally.runs["not run"],
            "plans_right_by_value": tally.runs["by value"],
        },
        "disagreements": len(tally.partings),
        "findings": [
            {
                "fault": each.fault,
                "kind": each.kind,
                "case": each.case,
                "plans": each.plans,
                "says": [*each.why],
                "plan": each.plan,
                "file": each.file,
                "replay": each.replay,
                "example": each.example,
            }
            for each in found.findings
        ],
    }


def fuzzed_junit(found: Fuzzed) -> str:
    """A test case for each kind of plan, and one for each clause."""
    tally = found.tally
    cases = [
        TestCase(
            "shardproof.fuzz.kinds",
            kind,
            tuple(
                (f"{FAULTS[each.fault][0]} {each.says}", _said(each))
                for each in found.findings
                if each.kind == kind
            ),
            told=", ".join(f"{tally.of(word, kind):,} {word}" for word in WORDS),
        )
        for kind in found.kinds
    ]
    cases += [
        TestCase(
            "shardproof.fuzz.clauses",
            clause.code,
            skipped="" if tally.clauses[clause.code] else "no plan broke it",
            told=f"{tally.clauses[clause.code]:,} plans broke it, and every decider refused them"
            if tally.clauses[clause.code] and not tally.partings
            else "",
        )
        for clause in LAW
    ]
    return junit_text(f"shardproof fuzz --seed {found.seed}", cases)


def _said(each: Finding) -> str:
    return "\n".join([each.plan, *each.why, each.replay, each.example])


def fuzzed_sarif(found: Fuzzed) -> dict[str, Any]:
    """A rule for each way to disagree, and a result for each class of disagreement."""
    rules = [
        SarifRule(f"{RULE}{fault}", short, f"{short} {full}", full)
        for fault, (short, full) in FAULTS.items()
    ]
    results = [
        SarifResult(
            f"{RULE}{each.fault}",
            f"{each.says}. {each.plan}. {each.replay}",
            each.file.removeprefix("./"),
            fingerprint=each.about,
        )
        for each in found.findings
    ]
    return sarif_data(__version__, rules, results)
