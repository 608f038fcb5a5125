"""A campaign: the tests once as they are, and once for each mutant."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from shardproof.mutate.agent.order import Order
from shardproof.mutate.journal import Journal
from shardproof.mutate.launching import Place
from shardproof.mutate.mutants import Met, Mutant, met, mutants_of
from shardproof.mutate.outcome import Outcome, known_before, outcome_of
from shardproof.mutate.running import Ran, run
from shardproof.spec.errors import InputError, InputErrors

PATIENCE, TIMES = 10.0, 4.0
"""Where nobody says how long a run may take: so many seconds, and so many times the run without a
change."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a campaign is asked for."""

    command: tuple[str, ...]
    root: Path
    kinds: tuple[str, ...]
    only: tuple[str, ...] = ()
    """Files, or lines of files, as FILE:LINE."""
    sources: tuple[str, ...] = ()
    callers: int = 0
    jobs: int = 1
    until: float | None = None
    """When no further mutant is begun, by the monotonic clock."""
    limit: float | None = None
    """Seconds for one run."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """The run without a change."""

    sites: tuple[Met, ...]
    seconds: float
    failed: tuple[str, ...] = ()
    """What an agent could not do."""

    def limit(self, wanted: Wanted) -> float:
        return wanted.limit or PATIENCE + TIMES * self.seconds


def recorded(place: Place, wanted: Wanted, journal: Journal) -> Recorded:
    """Run the tests as they are, unless the journal knows; they have to pass."""
    if journal.recorded is None:
        order = Order("", str(wanted.root), wanted.sources, wanted.callers)
        found = run(place, "recorded", order, wanted.command, None)
        if found.code != 0:
            raise _failing(found)
        kept = [line for line in found.lines if "site" in line or "failed" in line]
        unique = {str(sorted(_without_pid(line).items())): _without_pid(line) for line in kept}
        journal.record({"lines": [*unique.values()], "seconds": found.seconds})
    data = journal.recorded or {}
    lines: list[dict[str, Any]] = data["lines"]
    failed = tuple(str(line["failed"]) for line in lines if "failed" in line)
    return Recorded(tuple(met(lines)), float(data["seconds"]), failed)


def _without_pid(line: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name != "pid"}


def _failing(found: Ran) -> InputErrors:
    test, said = found.said
    first = f"{test}: {said}" if test else said
    message = f"the tests fail as they are (exit code {found.code})"
    return InputErrors(
        InputError(
            "MUTATE-TESTS",
            f"{message}: {first}" if first else message,
            help="only tests that pass can find what is changed",
        )
    )


def chosen(wanted: Wanted, found: Recorded) -> list[Mutant]:
    """The mutants that are asked for; a place that nothing is called at is an error."""
    sites = list(found.sites)
    if wanted.only:
        wrong = [each for each in wanted.only if not any(_at(site, each) for site in sites)]
        if wrong:
            known = ", ".join(dict.fromkeys(f"{m.site.file}:{m.site.line}" for m in sites))
            help_ = f"there are calls at {known}" if known else "the tests call none at all"
            said = "no collective is called at"
            raise InputErrors([InputError("MUTATE-ONLY", f"{said} {w}", help=help_) for w in wrong])
        sites = [site for site in sites if any(_at(site, each) for each in wanted.only)]
    return mutants_of(sites, wanted.kinds)


def _at(each: Met, where: str) -> bool:
    file, colon, line = where.rpartition(":")
    if not colon or not line.isdigit():
        file, line = where, ""
    file = file.removeprefix("./")
    same = each.site.file == file or each.site.file.endswith(f"/{file}")
    return same and (not line or int(line) == each.site.line)


def judged(
    place: Place,
    wanted: Wanted,
    journal: Journal,
    found: Recorded,
    mutants: Sequence[Mutant],
    tell: Callable[[Outcome], None],
) -> None:
    """Run the tests with each mutant that the journal does not know; `tell` gets each outcome."""
    limit = found.limit(wanted)
    left: list[Mutant] = []
    for mutant in mutants:
        if (known := known_before(mutant) or journal.outcome(mutant)) is not None:
            tell(known)
        else:
            left.append(mutant)
    order = Order("", str(wanted.root), wanted.sources, wanted.callers)

    def one(number: int, mutant: Mutant) -> Outcome:
        asked = replace(order, site=mutant.site.key, kind=mutant.kind)
        return outcome_of(mutant, run(place, f"run-{number}", asked, wanted.command, limit), limit)

    waiting = list(enumerate(left))
    running: set[Future[Outcome]] = set()
    with ThreadPoolExecutor(wanted.jobs) as pool:
        while waiting or running:
            while waiting and len(running) < wanted.jobs:
                number, mutant = waiting.pop(0)
                if wanted.until is not None and time.monotonic() > wanted.until:
                    tell(Outcome(mutant, "left", said="time was up"))
                    continue
                running.add(pool.submit(one, number, mutant))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                outcome = each.result()
                journal.add(outcome)
                tell(outcome)
