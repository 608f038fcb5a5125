"""The ten numbers that the site and the README begin with, each counted in what is published."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from tests.exhaustive.universe.universe import code

ROOT = Path(__file__).parents[2]
PUBLISHED = ROOT / "reports" / "published"
BEGIN, END = "<!-- headlines -->", "<!-- end of headlines -->"
LARGEST = "certify: Llama-3.1-405B, dp 64 · pp 16 · tp 8"


@dataclass(frozen=True, slots=True)
class Headline:
    number: str
    says: str
    file: str
    """The published file that has it all."""


def headlines() -> Iterator[Headline]:
    questions = sum(each["questions"] for each in _data("questions").values())
    yield _rows("theorems", f"theorems, for all sizes and numbers of ranks; {questions:,} "
                "questions that two solvers answered")  # fmt: skip
    yield _rows("independence", "clauses of the law, none of which follows from the others")
    yield _rows("near_misses", "plans that break one clause by little, each with what a run shows")
    yield _rows("bugs", "bugs from public trackers, each refused as a plan or by a run, its mended "
                "version legal")  # fmt: skip
    yield _rows("engines", "launch commands, beside what the engine made of them")
    lines = sum(_data("coverage")["counts"].values())
    yield Headline(f"{lines:,}", "lines of five documents, each with what became of it",
                   "coverage.md")  # fmt: skip
    yield agreement(_data("agreement"), code())
    mutants = _data("spec_mutation")
    noticed = sum("by" in each for each in mutants.values())
    yield Headline(f"{noticed:,}", "mutants of the law that a plan notices; "
                   f"{len(mutants) - noticed:,} more say the same as the law",
                   "spec_mutation.md")  # fmt: skip
    yield _rows("mutants", "mistakes made in the executor, each with what notices it")
    seen = sum("by" in each for each in _data("decider_mutants").values())
    yield Headline(f"{seen:,}", "mistakes made in layout, lowering, engine and checker, each with "
                   "what notices it", "decider_mutants.md")  # fmt: skip
    ratio = _data("cost")["cold"][LARGEST]["ratio"]
    yield Headline(f"{ratio:g} ×", "the processor time of `import numpy`, to certify "
                   "Llama-3.1-405B on 8,192 ranks", "cost.md")  # fmt: skip


def agreement(found: dict[str, Any], now: str) -> Headline:
    """Of a campaign, which no change runs again, and whether the code is still the same."""
    modules = found["modules"].values()
    plans = sum(each["plans"] for each in modules)
    wrong = sum(
        each[kind] for each in modules for kind in ("claimed_wrong", "unclaimed", "unknown")
    )
    told = f"plans decided by all and run; {wrong:,} on which they part"
    of = "by the code as it stands" if is_fresh(found, now) else "before the code's last changes"
    return Headline(f"{plans:,}", f"{told}, {of}", "agreement.md")


def is_fresh(campaign: dict[str, Any], now: str) -> bool:
    """Whether the code that decides is the one that the campaign was run with."""
    return campaign["code"] == now


def _rows(name: str, says: str) -> Headline:
    count = rows_of((PUBLISHED / f"{name}.md").read_text("utf-8"))
    return Headline(f"{count:,}", says, f"{name}.md")


def _data(name: str) -> dict[str, Any]:
    return json.loads((PUBLISHED / f"{name}.json").read_text("utf-8"))


def rows_of(markdown: str) -> int:
    """Of the longest table, without its head."""
    found = groupby(markdown.splitlines(), lambda line: line.startswith("|"))
    return max(len([*rows]) - 2 for is_table, rows in found if is_table)


def in_readme(readme: str) -> str:
    """The README with the headlines put between their marks."""
    rows = [f"| {each.number} | [{each.says}](reports/published/{each.file}) |"
            for each in headlines()]  # fmt: skip
    put = "\n".join((BEGIN, "| | |", "|---:|---|", *rows, END))
    return re.sub(f"{BEGIN}.*?{END}", lambda _: put, readme, flags=re.DOTALL)


def write_readme() -> None:
    readme = ROOT / "README.md"
    readme.write_bytes(in_readme(readme.read_text("utf-8")).encode())
