"""`shardproof fuzz`: plans at random, and whether all deciders agree on them."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.cli.progress import stages
from shardproof.cli.stopping import last_words
from shardproof.fuzzing.bench import Bench
from shardproof.fuzzing.campaign import Order, run
from shardproof.fuzzing.cases import ALL, Kind
from shardproof.fuzzing.finding import Finding, findings
from shardproof.fuzzing.journal import opened
from shardproof.fuzzing.saved import ask_folder, saved
from shardproof.fuzzing.saying import reasons, says
from shardproof.fuzzing.tally import Tally
from shardproof.fuzzing.telling import (
    Fuzzed,
    fuzzed_data,
    fuzzed_junit,
    fuzzed_sarif,
    fuzzed_text,
)
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.record import dataclass, replace
from shardproof.texts.times import seconds_of

BUDGET = 20.0
"""Seconds, where nobody says how long or how many."""
MOST_JOBS, MOST_EXAMPLES, MOST_SEED = 256, 10**9, 2**63 - 1


@dataclass(frozen=True, slots=True)
class Asked:
    """The options."""

    budget: str | None = None
    examples: int | None = None
    seed: int | None = None
    jobs: int = 2
    kinds: Sequence[Kind] = ()
    journal: str | None = None
    save: str = "."


def fuzz(asked: Asked, form: str) -> Exit:
    """Decide plans until there are enough, or time is up; exit 1 where deciders disagree."""
    try:
        order = ordered(asked)
        ask_folder(asked.save)
        with opened(asked.journal, asked.seed, secrets.randbits(32)) as journal:
            found = Fuzzed(journal.seed, order.kinds, Tally())

            def so_far() -> bytes:
                return text_of(replace(found, interrupted=True), form).encode()

            with last_words(so_far), stages("deciding plans") as tell:

                def told(tally: Tally) -> None:
                    nonlocal found
                    found = replace(found, tally=tally)
                    tell("deciding plans", tally.total, order.examples)

                found = replace(found, tally=run(order, journal, told))
                shown: list[Finding] = []
                for each in findings(
                    found.tally.partings,
                    asked.save,
                    lambda done, most: tell("making a disagreement smaller", done, most),
                ):
                    shown.append(each)
                    found = replace(found, findings=tuple(shown))
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    sys.stdout.flush()
    put(text_of(found, form).removesuffix("\n"))
    return Exit.ILLEGAL if found.tally.partings else Exit.LEGAL


def text_of(found: Fuzzed, form: str) -> str:
    """The answer in the form that was asked for."""
    if form == "text":
        return fuzzed_text(found, page()) + "\n"
    if form == "junit":
        return fuzzed_junit(found)
    import json

    data = fuzzed_data(found) if form == "json" else fuzzed_sarif(found)
    return json.dumps(data, indent=2, ensure_ascii=True).replace("\x7f", "\\u007f") + "\n"


def replayed(path: str, form: str) -> Exit:
    """Decide the plan of a file again, every workload in full."""
    try:
        model, plan = saved(path)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    said = says(model, plan, Bench(), full=True)
    if form == "json":
        words = [{"who": w, "word": s.word, "why": s.why} for w, s in said.words.items()]
        put_json({"version": 1, "file": path, "agree": not said.parted, "says": words})
    else:
        put(f"{path}: {'disagreement' if said.parted else 'all deciders agree'}")
        for line in reasons(said):
            put(page().wrap(line, "  ", "    "))
    return Exit.ILLEGAL if said.parted else Exit.LEGAL


def ordered(asked: Asked) -> Order:
    """What the options ask for, or `InputErrors`."""
    wrong: list[InputError] = []

    def refuse(option: str, value: object, right: str) -> None:
        message = f"{option} cannot be {str(value)[:60]}"
        wrong.append(InputError("USAGE", message, field=option, help=right))

    seconds = None if asked.examples is not None else BUDGET
    if asked.budget is not None:
        seconds = seconds_of(asked.budget)
        if seconds is None:
            refuse("--budget", asked.budget, "a time, as 20s, 5m or 2h")
    ranges = {
        "--examples": (asked.examples, 1, MOST_EXAMPLES),
        "--seed": (asked.seed, 0, MOST_SEED),
        "--jobs": (asked.jobs, 1, MOST_JOBS),
    }
    for option, (value, low, high) in ranges.items():
        if value is not None and not low <= value <= high:
            refuse(option, value, f"from {low:,} to {high:,}")
    if wrong:
        raise InputErrors(wrong)
    kinds: list[Kind] = [kind for kind in ALL if not asked.kinds or kind in asked.kinds]
    return Order(kinds, asked.examples, seconds, asked.jobs)
