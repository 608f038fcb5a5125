"""`shardproof mutate`: which wrong collectives somebody's own tests would miss."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

from shardproof.cli.code import in_range
from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.cli.progress import stages
from shardproof.cli.stopping import last_words
from shardproof.mutate.agent.kinds import KINDS
from shardproof.mutate.campaign import Wanted, chosen, judged, recorded
from shardproof.mutate.journal import code_of, opened
from shardproof.mutate.outcome import Outcome, known_before
from shardproof.mutate.running import place
from shardproof.mutate.telling import Mutated, mutated_data, mutated_text
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.record import dataclass, replace
from shardproof.texts.times import seconds_of

MOST_JOBS, MOST_CALLERS = 64, 64
PROGRAM = re.compile(r".+\.py:\w+")
EXITS = {
    "found": Exit.LEGAL,
    "survived": Exit.ILLEGAL,
    "unknown": Exit.UNKNOWN,
    "listed": Exit.LEGAL,
}


@dataclass(frozen=True, slots=True)
class Asked:
    """The options."""

    command: Sequence[str]
    kinds: Sequence[str] = ()
    only: Sequence[str] = ()
    source: Sequence[str] = ()
    callers: int = 0
    jobs: int = 1
    budget: str | None = None
    time_limit: float | None = None
    journal: str | None = None
    list_only: bool = False
    ranks: int = 8
    seed: int = 0


TESTS_ONLY = {
    "--source": "source", "--callers": "callers", "--jobs": "jobs", "--time-limit": "time_limit",
    "--journal": "journal",
}  # fmt: skip
"""Options that belong to runs of tests."""


def without_tests(asked: Asked) -> None:
    plain = Asked(asked.command)
    wrong = [o for o, name in TESTS_ONLY.items() if getattr(asked, name) != getattr(plain, name)]
    if wrong:
        message = f"{wrong[0]} belongs to a command of tests, and a program is named"
        raise InputErrors(InputError("USAGE", message, field=wrong[0]))


def of_program(asked: Asked, form: str) -> Exit:
    """What the verdict on a program says with one collective of it wrong at a time."""
    try:
        wanted = ordered(asked)
        without_tests(asked)
        in_range(asked.ranks, "--ranks", 2)
        found = Mutated(wanted.root, (), listed=asked.list_only)

        def so_far() -> bytes:
            return text_of(replace(found, interrupted=True), form).encode()

        def came(outcome: Outcome) -> None:
            nonlocal found
            found = replace(found, outcomes=(*found.outcomes, outcome))

        with last_words(so_far), redirect_stdout(sys.stderr):
            from shardproof.code.mutating import judged_program, outcomes

            program = judged_program(asked.command[0], asked.ranks, asked.seed)
            outcomes(program, wanted, came, list_only=asked.list_only)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    return told(found, form)


def told(found: Mutated, form: str) -> Exit:
    sys.stdout.flush()
    put(text_of(found, form).removesuffix("\n")) if form == "text" else put_json(
        mutated_data(found)
    )
    return EXITS[found.word]


def is_program(words: Sequence[str]) -> bool:
    """Whether a program is named, as FILE.py:NAME, and no command of tests."""
    return len(words) == 1 and PROGRAM.fullmatch(words[0]) is not None


def mutate(asked: Asked, form: str) -> Exit:
    """Run the tests with one collective wrong at a time; exit 1 where they pass with one."""
    if is_program(asked.command):
        return of_program(asked, form)
    try:
        wanted = ordered(asked)
        of = {"command": [*wanted.command], "callers": wanted.callers,
              "code": code_of(wanted.root)}  # fmt: skip
        with opened(asked.journal, of) as journal, place() as where:
            found = Mutated(wanted.root, (), listed=asked.list_only)

            def so_far() -> bytes:
                return text_of(replace(found, interrupted=True), form).encode()

            with last_words(so_far), stages("running the tests as they are") as tell:
                tell("running the tests as they are", 0, None)
                first = recorded(where, wanted, journal)
                found = replace(found, seconds=first.seconds, failed=first.failed)
                mutants = chosen(wanted, first)

                def came(outcome: Outcome) -> None:
                    nonlocal found
                    found = replace(found, outcomes=(*found.outcomes, outcome))
                    tell("running the tests with mutants", len(found.outcomes), len(mutants))

                if asked.list_only:
                    for each in mutants:
                        came(known_before(each) or Outcome(each, "left"))
                else:
                    judged(where, wanted, journal, first, mutants, came)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    return told(found, form)


def text_of(found: Mutated, form: str) -> str:
    """The answer in the form that was asked for."""
    if form == "text":
        return mutated_text(found, page()) + "\n"
    import json

    return json.dumps(mutated_data(found), indent=2, ensure_ascii=True) + "\n"


def ordered(asked: Asked) -> Wanted:
    """What the options ask for, or `InputErrors`."""
    wrong: list[InputError] = []

    def refuse(option: str, value: object, right: str) -> None:
        message = f"{option} cannot be {str(value)[:60]}"
        wrong.append(InputError("USAGE", message, field=option, help=right))

    seconds = None if asked.budget is None else seconds_of(asked.budget)
    if asked.budget is not None and seconds is None:
        refuse("--budget", asked.budget, "a time, as 20s, 5m or 2h")
    if not 1 <= asked.jobs <= MOST_JOBS:
        refuse("--jobs", asked.jobs, f"from 1 to {MOST_JOBS}")
    if not 0 <= asked.callers <= MOST_CALLERS:
        refuse("--callers", asked.callers, f"from 0 to {MOST_CALLERS}")
    if asked.time_limit is not None and not 0 < asked.time_limit <= 10**6:
        refuse("--time-limit", asked.time_limit, "seconds, more than 0")
    kinds = [word for each in asked.kinds for word in each.split(",")]
    for word in kinds:
        if word not in KINDS:
            refuse("--kinds", word, f"some of {', '.join(KINDS)}")
    for folder in asked.source:
        if not Path(folder).is_dir():
            refuse("--source", folder, "a folder that is there")
    if not asked.command:
        help_ = "the command of your tests stands behind --, as in: -- pytest tests"
        wrong.append(InputError("MUTATE-COMMAND", "no command of tests is given", help=help_))
    if wrong:
        raise InputErrors(wrong)
    return Wanted(
        tuple(asked.command), Path.cwd(), tuple(k for k in KINDS if not kinds or k in kinds),
        tuple(asked.only), tuple(str(Path(each).resolve()) for each in asked.source),
        asked.callers, asked.jobs, None if seconds is None else time.monotonic() + seconds,
        asked.time_limit,
    )  # fmt: skip
