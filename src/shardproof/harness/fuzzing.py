"""`@shardproof.fuzz`: a test that is run on many cases, and shrunk when one fails."""

from __future__ import annotations

import functools
import inspect
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import chain, count
from math import inf
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Literal, cast

from shardproof.executor.domains.floating import Kind
from shardproof.harness.answers import Refused
from shardproof.harness.case import Case
from shardproof.harness.kept import FORM, Kept, code_of, file_of, kept
from shardproof.harness.limits import Limits, limits_of, rounds_of
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
from shardproof.harness.power import APART, DRAWS, oracle_of, powered
from shardproof.harness.profiles import MUTANT, PROFILES, default_name, settings_of
from shardproof.harness.reference import choices
from shardproof.harness.space import Draw, Shape, Space, shape_of, shapes_of, space_of

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
    limits: Limits = field(default_factory=Limits)
    chooses: bool = False
    """The executor goes on from its own choices, whatever a case forces."""
    tally: Tally = field(default_factory=Tally)
    failing: Case | None = None
    shapes: Sequence[Shape] = ()
    """All that cases of this run are of, where they are bounded."""
    until: float = inf
    """When the time is up: by the monotonic clock."""
    journal: str | None = None
    """The file that says what is done, by which a run that was killed goes on."""
    kept: Kept = field(default_factory=Kept)
    begun: dict[str, str] = field(default_factory=dict[str, str])
    """What a case was drawn as, before its weights were chosen."""
    since: float = 0.0

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

            seed = draw(strategies.integers(0, APART - 1))
            return self._of_few(choose, seed) if self.shapes else self._of_all(choose, seed)

        return drawn()

    def _strong(self, case: Callable[[int], Case]) -> Case:
        """The draw by which a wrong executor would be seen, where it is to be asked at all."""
        drawn = case(0)
        if self.late or drawn in self.kept:
            return drawn

        def chosen(draw: int) -> Case:
            """Forced to what the model would choose, for whoever chooses by itself."""
            found = case(draw)
            return replace(found, forced=choices(found)) if found.steps else found

        asked = chosen if self.chooses else case
        strong = powered(asked(0), asked, choices=self.chooses)
        if self.journal:
            self.begun[strong.digest] = drawn.digest
        return strong

    def _of_all(self, choose: Draw, seed: int) -> Case:
        """What has no power is drawn anew, where it is seen sooner: with other weights too."""
        shape = shape_of(self.space, choose)

        def case(draw: int) -> Case:
            other = shape.plainer(self.space, draw) if draw else shape
            return self.placed(other.case(self.dtype, seed + draw * APART))

        return self._strong(case)

    def _of_few(self, choose: Draw, tokens: int) -> Case:
        """Of one of few shapes, and of few weights where these are bounded too."""
        shape, most = choose(self.shapes), self.limits.weights
        return self._of_shape(shape, tokens, choose(range(most)) if most else None)

    def _of_shape(self, shape: Shape, tokens: int, weights: int | None) -> Case:
        def case(draw: int) -> Case:
            others = tokens + draw * APART
            seed = others if weights is None else weights
            return self.placed(shape.case(self.dtype, seed, others))

        return self._strong(case)

    def _seen(self, shape: Shape) -> Shape:
        """The shape, or where a mistake cannot be seen in it one in which it sooner is."""
        tried = self._of_shape(shape, 0, 0 if self.limits.weights else None)
        if oracle_of(tried).sees(choices=self.chooses):
            return shape
        return shape.plainer(self.space, DRAWS)

    def begin(self, seed: int | None, *, same: bool) -> None:
        """Start the clock, and draw what cases are bounded to; raises where nothing is left."""
        self.tally, self.failing, self.shapes, self.begun = Tally(), None, (), {}
        for outcome in chain(*self.kept.done.values()):
            self.tally.note(outcome)
        limits, self.since = self.limits, time.monotonic()
        self.until = self.since + limits.budget - self.kept.seconds if limits.budget else inf
        if limits.shapes:
            # Nothing that Hypothesis would draw: what it draws may differ from case to case.
            own = 0 if same else SystemRandom().randrange(APART)
            drawn = own if seed is None else seed
            shapes = shapes_of(self.space, limits.shapes, drawn, self._taken)
            seen = dict.fromkeys(map(self._seen, shapes))
            self.shapes = sorted(seen, key=lambda shape: shape.size)
            self.tally.drawn = f"{len(self.shapes)} shapes of seed {drawn}"
            if not self.shapes:
                raise NoPower(f"unknown: nothing that was drawn is supported, of seed {drawn}")

    @property
    def late(self) -> bool:
        """Whether time is up: not before the first case, nor while what fails is made smaller."""
        going_on = self.tally.cases == 0 or self.failing is not None
        return not going_on and time.monotonic() >= self.until

    def _taken(self, shape: Shape) -> bool:
        case = self.placed(shape.case(self.dtype, 0))
        return self.supports is None or self.supports(case) is None

    def placed(self, case: Case) -> Case:
        return replace(case, inside=self.inside, replayed_by=self.replayed_by, folder=self.folder)

    def judged(self, case: Case, ask: Callable[[Case], object]) -> None:
        """One case: asked, judged, asked again; raises what fails. Nothing once time is up."""
        if self.late or (drawn := self.begun.get(case.digest, case.digest)) in self.kept.done:
            return
        if self.supports is not None and (why := self.supports(case)):
            found = [Outcome("skipped", case.legal, why=why)]
        else:
            try:
                found = self._asked(case, ask)
            except BaseException:
                self.failing = case
                raise
        for outcome in found:
            self.tally.note(outcome)
        if self.failing is None:
            before, self.since = self.since, time.monotonic()
            self.kept.add(drawn, found, self.since - before)

    def _asked(self, case: Case, ask: Callable[[Case], object]) -> list[Outcome]:
        first = self._once(case, ask)
        if self.repeats == "equal":
            second = self._once(case, ask)
            if first != second:
                raise Changed(case, "the answer changes from run to run", _apart(first, second))
        return [outcome for outcome, _ in first]

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
    budget: float | str | None = None,
    shapes: int | None = None,
    weights: int | None = None,
    journal: str | None = None,
) -> Any:
    """A test of an executor, run on many cases: `case.check(my_engine(case.checkpoint, …))`.

    `models` names families (`"dense"`, `"moe"`, `["llama", "gpt2"]`) or gives choices for single
    numbers (`{"layers": (1, 2)}`); `plans` gives choices of degrees (`{"tp": (1, 2, 4)}`) or lists
    plans. An executor that computes in shorter floats than `dtype` anywhere says so with `inside`.
    `supports(case)` returns a reason, or nothing; `refuses` are the exceptions by which a plan is
    refused. Every case is run twice, unless `repeats="no"`. A case that fails is shrunk, written to
    `folder`, and raised with the command that shows it again. `budget` is a time, as 20s or 1h: as
    many cases as fit. An executor that compiles each size is given `shapes` at most, and one that
    starts anew for each checkpoint at most `weights` for each of these. `journal` is a file of what
    is done: the same run, begun again after a kill, goes on.
    """
    if test is None:
        return functools.partial(
            fuzz, examples=examples, models=models, plans=plans, dtype=dtype, inside=inside,
            seed=seed, profile=profile, supports=supports, refuses=refuses,
            time_limit=time_limit, repeats=repeats, folder=folder, budget=budget, shapes=shapes,
            weights=weights, journal=journal,
        )  # fmt: skip
    run = Run(
        space_of(models, plans), dtype, inside, supports, tuple(refuses), time_limit, repeats,
        name_of(test), folder, limits_of(budget, shapes, weights),
    )  # fmt: skip
    run.journal = file_of(journal, run.replayed_by)
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

    which = profile or default_name()

    def tried(number: int, count: int | None, first: int | None) -> Any:
        given = hypothesis.given(**{name: run.cases()})(body)
        seeded = given if first is None else hypothesis.seed(first + number * APART)(given)
        return settings_of(which, count)(seeded)

    given = tried(0, None, seed)  # for its signature, and an error in what was asked for

    def rounds(first: int | None, *args: Any, **kwargs: Any) -> None:
        run.begin(first, same=PROFILES[which].derandomize)
        for number, most in enumerate(rounds_of(which, examples, run.limits.budget)):
            if run.kept.rounds.get(number, 0) < most:
                tried(number, most, first)(*args, **kwargs)
                if run.late:
                    break
                run.kept.round_done(number, most)

    @functools.wraps(given)
    def whole(*args: Any, **kwargs: Any) -> None:
        try:
            with journalled(run, which, seed) as first:
                rounds(first, *args, **kwargs)
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


@contextmanager
def journalled(run: Run, profile: str, seed: int | None) -> Generator[int | None]:
    """A run's journal, and the seed that it goes by; none where cases are the same every time."""
    asked = {
        "test": run.replayed_by, "code": code_of(run.replayed_by), "profile": profile,
        "dtype": run.dtype, "space": sha256(repr(run.space).encode()).hexdigest(),
    }  # fmt: skip
    same = seed is None and PROFILES[profile].derandomize
    own = SystemRandom().randrange(APART) if seed is None else seed
    with kept(run.journal, asked, own) as (run.kept, first):
        if seed not in (None, first):
            what = f"it was begun with seed {first}, and not {seed}"
            raise FORM.refused(str(run.journal), what, "name another file")
        yield None if same else first if run.journal else seed


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
