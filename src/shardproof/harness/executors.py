"""Executors as classes: what they have, and the test that fuzzes one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol, cast, runtime_checkable

from shardproof.executor.domains import Array
from shardproof.executor.domains.floating import Kind
from shardproof.harness.answers import Answer
from shardproof.harness.case import Case
from shardproof.harness.fuzzing import decorated
from shardproof.harness.hosting import Hosted
from shardproof.harness.http import HttpExecutor
from shardproof.harness.kept import file_of
from shardproof.harness.limits import limits_of
from shardproof.harness.naming import name_of
from shardproof.harness.outcome import Misuse, Tally
from shardproof.harness.run import Repeats, Run
from shardproof.harness.space import Space, space_of

ASKED = ("supports", "open", "run", "close")


@runtime_checkable
class Executor(Protocol):
    """What `fuzz_executor` takes: a class that is made without arguments.

    It lives in a process of its own, and its workers may stay alive from case to case: for each
    number of ranks one is made and opened once.
    """

    def supports(self, case: Case) -> str | None:
        """The reason why it does not run such a case, or nothing. Skipped cases are counted."""
        ...

    def open(self, ranks: int) -> None:
        """Starts so many ranks."""
        ...

    def run(self, case: Case) -> Answer | Array:
        """Reads `case.checkpoint` and answers. A plan that it does not run raises `Refused`."""
        ...

    def close(self) -> None:
        """Ends its workers."""
        ...


class Asker(Protocol):
    """An executor from outside, however it is reached."""

    def supports(self, case: Case) -> str | None: ...
    def run(self, case: Case) -> Answer: ...
    def close(self) -> None: ...


def asker_of(executor: object, time_limit: float) -> tuple[Asker, str]:
    """How an executor is reached, and the name by which a replay reaches it."""
    match executor:
        case str() if executor.startswith("http:"):
            return HttpExecutor(executor.removeprefix("http:"), time_limit=time_limit), executor
        case str():
            return Hosted(executor, time_limit), executor
        case HttpExecutor():
            return executor, f"'http:{executor.command}'"
        case type():
            name = name_of(cast("object", executor))
            if "<locals>" in name:
                raise Misuse(f"{name} is made inside a function: no other process can import it")
            if lacks := [each for each in ASKED if not callable(getattr(executor, each, None))]:
                what = f"{name} has no {', '.join(lacks)}"
                raise Misuse(f"{what}; it is asked for {', '.join(ASKED)}")
            return Hosted(name, time_limit), name
        case _:
            raise Misuse("an executor is a class, its name, or an HttpExecutor")


def fuzz_executor(  # noqa: PLR0913
    executor: object,
    *,
    examples: int | None = None,
    models: object = None,
    plans: object = None,
    dtype: Kind = "float32",
    inside: Kind | None = None,
    seed: int | None = None,
    profile: str | None = None,
    time_limit: float = 60.0,
    repeats: Repeats = "equal",
    folder: str = ".shardproof",
    budget: float | str | None = None,
    shapes: int | None = None,
    weights: int | None = None,
    journal: str | None = None,
) -> Tally:
    """Fuzz an executor that is a class with `supports`, `open`, `run` and `close`, or a server.

    It runs in a process of its own, which is killed at `time_limit` seconds a case; the choices are
    those of `fuzz`. Raises what fails, and returns what came of the cases.
    """
    space, limits = space_of(models, plans), limits_of(budget, shapes, weights)
    asker, name = asker_of(executor, time_limit)
    run = Run(space, dtype, inside, None, (), 0.0, repeats, name, folder, limits)
    run.journal = file_of(journal, name)
    return fuzzed(asker, run, seed, profile, examples)


def fuzzed(
    asker: Asker, run: Run, seed: int | None, profile: str | None, examples: int | None
) -> Tally:
    """A run of cases through an executor, which is closed behind it."""
    run.supports, run.chooses = asker.supports, isinstance(asker, HttpExecutor)

    def executor(case: Case) -> None:
        case.check(asker.run(case))

    try:
        decorated(executor, run, seed, profile, examples)()
    finally:
        asker.close()
    return run.tally


def judged_once(case: Case, executor: object, time_limit: float) -> Tally:
    """One case, through an executor or a test that was decorated with `fuzz`."""
    test = getattr(executor, "shardproof_test", None)
    if test is not None:
        run = replace(cast("Run", cast("Any", executor).shardproof_run), tally=Tally())
        run.judged(run.placed(case), cast("Callable[[Case], object]", test))
        return run.tally
    asker, name = asker_of(executor, time_limit)
    run = Run(Space(), case.dtype, case.inside, asker.supports, (), 0.0, "equal", name)
    try:
        run.judged(run.placed(case), lambda given: given.check(asker.run(given)))
    finally:
        asker.close()
    return run.tally
