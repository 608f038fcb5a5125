"""What came of a campaign, for a person and for programs."""

from __future__ import annotations

import linecache
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from shardproof.mutate.agent.kinds import KINDS
from shardproof.mutate.agent.sites import Site
from shardproof.mutate.outcome import OPEN, Outcome
from shardproof.reports.printable import clean
from shardproof.reports.terminal import Page

WORDS = ("found", "hangs", "survived", "equivalent", "not reached", "unclear", "left")
STYLES = {"survived": "illegal", "not reached": "unknown", "unclear": "unknown", "left": "unknown"}
NOTHING = (
    "nothing to change: no collective of torch.distributed or jax.lax is reached that is called "
    "from Python"
)


@dataclass(frozen=True, slots=True)
class Mutated:
    """What a campaign came to."""

    root: Path
    outcomes: Sequence[Outcome]
    seconds: float = 0.0
    """Of the run without a change."""
    failed: Sequence[str] = ()
    interrupted: bool = False
    listed: bool = False
    """Nothing was to be run."""

    @property
    def counts(self) -> Counter[str]:
        return Counter(each.word for each in self.outcomes)

    @property
    def sites(self) -> int:
        return len({each.mutant.site.key for each in self.outcomes})

    @property
    def word(self) -> str:
        """`survived` where one has, `unknown` where nobody knows, else `found`; or `listed`."""
        if self.listed and self.outcomes:
            return "listed"
        words = {each.word for each in self.outcomes}
        if "survived" in words:
            return "survived"
        judged = [each for each in self.outcomes if each.word not in OPEN]
        nothing = all(each.word == "equivalent" for each in judged)
        if nothing or words & {*OPEN} or self.interrupted:
            return "unknown"
        return "found"


def mutated_text(found: Mutated, page: Page) -> str:
    """Each call site with what came of each kind of change, and the sum."""
    out: list[str] = []
    for site, each in grouped(found.outcomes):
        code = linecache.getline(str(found.root / site.file), site.line).strip()
        ranks = f"{site.size} ranks" if site.size > 1 else "one rank"
        head = f"{site.file}:{site.line}  {site.collective} over {ranks}"
        out.append(page.paint(clean(head), "bold") + (f": {clean(code)}" if code else ""))
        if site.via:
            out.append(f"  through {clean(site.via)}")
        out += [f"  called from {clean(caller)}" for caller in site.callers]
        out += [_line(outcome, page, listed=found.listed) for outcome in each]
        out.append("")
    out += [page.wrap(each.splitlines()[-1], "not changed: ", "  ") for each in found.failed]
    return "\n".join([*out, last_line(found)])


def _line(outcome: Outcome, page: Page, *, listed: bool) -> str:
    if listed:
        says = outcome.said or KINDS[outcome.mutant.kind]
        return f"  {outcome.mutant.kind.ljust(7)} {says}"
    said = outcome.said
    if outcome.test:
        said = f"{outcome.test}: {said}" if said else outcome.test
    elif outcome.word == "survived" and not said:
        said = f"{KINDS[outcome.mutant.kind]}, and the tests pass"
    room = max(20, page.width - 23)
    said = clean(said)
    said = said if len(said) <= room else f"{said[: room - 1]}…"
    word = outcome.word.ljust(11)
    painted = page.paint(word, STYLES[outcome.word]) if outcome.word in STYLES else word
    return f"  {outcome.mutant.kind.ljust(7)} {painted} {said}".rstrip()


def grouped(outcomes: Sequence[Outcome]) -> list[tuple[Site, list[Outcome]]]:
    """By call site, in the order of the code."""

    def where(each: Outcome) -> tuple[object, ...]:
        site = each.mutant.site
        return site.file, site.line, site.via, site.callers, site.collective, site.size

    order = [*KINDS]
    every = sorted(outcomes, key=lambda each: (*where(each), order.index(each.mutant.kind)))
    return [(list_[0].mutant.site, list_) for _, group in groupby(every, where)
            if (list_ := list(group))]  # fmt: skip


def last_line(found: Mutated) -> str:
    if not found.outcomes:
        return NOTHING
    count = len(found.outcomes)
    names = {"found": "found", "hangs": "found since they hang", "left": "not tried"}
    parts = [f"{found.counts[w]} {names.get(w, w)}" for w in WORDS if found.counts[w]]
    mutants = (
        f"{count} mutant{'s' * (count != 1)} of {found.sites} call site{'s' * (found.sites != 1)}"
    )
    if found.listed:
        return f"{mutants}; none was run"
    stopped = "interrupted; " if found.interrupted else ""
    return f"{stopped}{mutants}: {', '.join(parts)}"


def mutated_data(found: Mutated) -> dict[str, Any]:
    """The answer for a program."""
    return {
        "version": 1,
        "outcome": found.word,
        "interrupted": found.interrupted,
        "counts": {word: found.counts[word] for word in WORDS},
        "mutants": [
            {
                "file": each.mutant.site.file,
                "line": each.mutant.site.line,
                "function": each.mutant.site.function,
                "collective": each.mutant.site.collective,
                "ranks": each.mutant.site.size,
                "via": each.mutant.site.via,
                "callers": [*each.mutant.site.callers],
                "kind": each.mutant.kind,
                "outcome": each.word,
                "test": each.test,
                "said": each.said,
                "seconds": each.seconds,
            }
            for _, group in grouped(found.outcomes)
            for each in group
        ],
        "not_changed": [*found.failed],
    }
