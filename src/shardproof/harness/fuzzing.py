"""`@shardproof.fuzz`: a test that is run on many cases, and shrunk when one fails."""

from __future__ import annotations

import functools
import inspect
import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

from shardproof.executor.domains.floating import Kind
from shardproof.harness.answers import Refused
from shardproof.harness.case import Case
from shardproof.harness.naming import name_of
from shardproof.harness.outcome import (
    Changed,
    Crashed,
    Failed,
    Hung,
    NoPower,
    Outcome,
    Tally,
    Wrong,
)
from shardproof.harness.power import powered
from shardproof.harness.profiles import MUTANT, default_name, settings_of
from shardproof.harness.space import Space, case_of, space_of

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

Test = Callable[..., object]
Supports = Callable[[Case], "str | None"]
Repeats = Literal["equal", "no"]


@dataclass(slots=True)
class Run:
    """One test's cases, how they are drawn and judged, and what came of them."""

    space: Space
    dtype: Kind
    inside: Kind | None = None
    supports: Supports | None = None
    refuses: tuple[type[BaseException], ...] = ()
    time_limit: float = 60.0
    repeats: Repeats = "equal"
    replayed_by: str = ""
    folder: str = ".shardproof"
    tally: Tally = field(default_factory=Tally)
    failing: Case | None = None

    def cases(self) -> SearchStrategy[Case]:
        """Hypothesis's strategy."""
        from hypothesis import strategies

        @strategies.composite
        def drawn(draw: Callable[..., Any]) -> Case:
            number = count()

            def choose(choices: Sequence[Any]) -> Any:
                # Hypothesis copies what looks alike from one place to another, so that most
                # cases would be variants of few; no two of these places look alike.
                which = next(number)
                at = draw(strategies.sampled_from([(which, i) for i in range(len(choices))]))
                return choices[at[1]]

            seed = draw(strategies.integers(0, 2**16 - 1))
            case = case_of(self.space, choose, self.dtype, seed)
            return powered(self.placed(case))

        return drawn()

    def placed(self, case: Case) -> Case:
        return replace(case, inside=self.inside, replayed_by=self.replayed_by, folder=self.folder)

    def judged(self, case: Case, ask: Callable[[Case], object]) -> None:
        """One case: asked, judged, asked again; raises what fails."""
        if self.supports is not None and (why := self.supports(case)):
            self.tally.note(Outcome("skipped", case.legal, why=why))
            return
        try:
            self._asked(case, ask)
        except BaseException:
            self.failing = case
            raise

    def _asked(self, case: Case, ask: Callable[[Case], object]) -> None:
        first = self._once(case, ask)
        if self.repeats == "equal":
            second = self._once(case, ask)
            if first != second:
                raise Changed(case, "the answer changes from run to run", _apart(first, second))
        for outcome, _ in first:
            self.tally.note(outcome)

    def _once(self, case: Case, ask: Callable[[Case], object]) -> list[tuple[Outcome, bytes]]:
        """What was checked, and the bytes of each answer."""
        seen: list[tuple[Outcome, bytes]] = []

        def watch(outcome: Outcome, content: bytes) -> None:
            seen.append((outcome, content))

        try:
            with limited(case, self.time_limit):
                ask(replace(case, watch=watch))
        except Failed:
            raise  # though a test may take every exception for a refusal
        except (Refused, *self.refuses) as said:
            return [(refused(case, said), b"")]
        if not seen:
            raise TypeError("the test ended without case.check(answer)")
        return seen


def refused(case: Case, said: BaseException) -> Outcome:
    """A refusal, which a plan that is legal does not deserve."""
    why = str(said) or type(said).__name__
    if case.legal:
        help_ = "what is not supported is told before: by `supports`, with a reason"
        raise Wrong(case, "refused", {"said": why, "help": help_}) from None
    return Outcome("refused", legal=False, why=why.splitlines()[0][:80])


def _apart(
    first: Sequence[tuple[Outcome, bytes]], second: Sequence[tuple[Outcome, bytes]]
) -> dict[str, str]:
    words = [outcome.word for outcome, _ in first], [outcome.word for outcome, _ in second]
    if words[0] != words[1]:
        return {"first": ", ".join(words[0]), "then": ", ".join(words[1])}
    return {"found": "other bytes in the same case; both are within the bound of rounding"}


@contextmanager
def limited(case: Case, seconds: float) -> Generator[None]:
    """Raise `Hung` where the main thread is after so long, with what every thread waits in."""

    def stop(signum: int, frame: object) -> None:
        del signum, frame
        raise Hung(case, f"no answer in {seconds:g} s", {"waits": stacks()})

    try:
        before = signal.signal(signal.SIGALRM, stop)
    except (ValueError, AttributeError):  # not the main thread, or no such signal here
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def stacks() -> str:
    """The innermost calls of every thread of this process."""
    out: list[str] = []
    for number, frame in enumerate(sys._current_frames().values()):  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        calls = [
            call for call in traceback.extract_stack(frame) if "/shardproof/harness/" not in call[0]
        ]
        last = calls[-3:]
        out += [f"thread {number}: {call.name} ({Path(call.filename).name}:{call.lineno})"
                for call in reversed(last)]  # fmt: skip
    return "\n".join(out)


def fuzz(  # noqa: PLR0913  (each is a choice of whoever writes a test)
    test: Test | None = None,
    *,
    examples: int | None = None,
    models: object = None,
    plans: object = None,
    dtype: Kind = "float32",
    inside: Kind | None = None,
    seed: int | None = None,
    profile: str | None = None,
    supports: Supports | None = None,
    refuses: Sequence[type[BaseException]] = (),
    time_limit: float = 60.0,
    repeats: Repeats = "equal",
    folder: str = ".shardproof",
) -> Any:
    """A test of an executor, run on many cases: `case.check(my_engine(case.checkpoint, …))`.

    `models` names families (`"dense"`, `"moe"`, `["llama", "gpt2"]`) or gives choices for single
    numbers (`{"layers": (1, 2)}`); `plans` gives choices of degrees (`{"tp": (1, 2, 4)}`) or lists
    plans. An executor that computes in shorter floats than `dtype` anywhere says so with `inside`.
    `supports(case)` returns a reason, or nothing; `refuses` are the exceptions by which a plan is
    refused. Every case is run twice, unless `repeats="no"`. A case that fails is shrunk, written to
    `folder`, and raised with the command that shows it again.
    """
    if test is None:
        return functools.partial(
            fuzz, examples=examples, models=models, plans=plans, dtype=dtype, inside=inside,
            seed=seed, profile=profile, supports=supports, refuses=refuses,
            time_limit=time_limit, repeats=repeats, folder=folder,
        )  # fmt: skip
    run = Run(
        space_of(models, plans), dtype, inside, supports, tuple(refuses), time_limit, repeats,
        name_of(test), folder,
    )  # fmt: skip
    return decorated(test, run, seed, profile, examples)


def decorated(
    test: Test, run: Run, seed: int | None, profile: str | None, examples: int | None
) -> Any:
    """The test as pytest calls it: without the case, which Hypothesis gives."""
    import hypothesis

    *_, name = inspect.signature(test).parameters

    @functools.wraps(test)
    def body(*args: Any, **kwargs: Any) -> None:
        case = cast("Case", kwargs.pop(name))
        run.judged(case, lambda given: test(*args, **{**kwargs, name: given}))

    given = hypothesis.given(**{name: run.cases()})(body)
    if seed is not None:
        given = hypothesis.seed(seed)(given)
    given = settings_of(profile or default_name(), examples)(given)

    @functools.wraps(given)
    def whole(*args: Any, **kwargs: Any) -> None:
        run.tally, run.failing = Tally(), None
        try:
            given(*args, **kwargs)
        except Exception as error:
            told(run, error)
            raise
        finally:
            _told.append(str(run.tally))
            print(f"{run.replayed_by}: {run.tally}")
        check_known(run.tally)

    whole.__signature__ = inspect.signature(given)  # type: ignore[attr-defined]
    whole.shardproof_run = run  # type: ignore[attr-defined]
    whole.shardproof_test = test  # type: ignore[attr-defined]
    return whole


_told: list[str] = []


def take_told() -> list[str]:
    """What came of the runs since it was asked last."""
    found = [*_told]
    _told.clear()
    return found


def told(run: Run, error: Exception) -> None:
    """Write the case that fails, and say in the error how to show it again."""
    case = run.failing
    if case is None:
        return
    if not os.environ.get(MUTANT):
        case.write()
    if not isinstance(error, Failed):
        crashed = Crashed(case, f"{type(error).__name__}, and no refusal", {})
        error.add_note(str(crashed))


def check_known(tally: Tally) -> None:
    """A test of which nothing is known has not passed."""
    if not tally.known:
        raise NoPower(f"unknown: no case says anything of the executor. {tally}")
