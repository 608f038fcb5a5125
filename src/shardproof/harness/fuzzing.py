"""`@shardproof.fuzz`: a test that is run on many cases, and shrunk when one fails."""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from random import SystemRandom
from typing import Any, cast

from shardproof.executor.domains.floating import Kind
from shardproof.harness.case import Case
from shardproof.harness.kept import FORM, code_of, file_of, kept
from shardproof.harness.limits import limits_of, rounds_of
from shardproof.harness.naming import name_of
from shardproof.harness.outcome import Crashed, Failed, NoPower, Tally
from shardproof.harness.power import APART
from shardproof.harness.profiles import MUTANT, PROFILES, default_name, kept_of, settings_of
from shardproof.harness.run import NOT_OF_CASES, Repeats, Run, Supports
from shardproof.harness.space import space_of

Test = Callable[..., object]


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
        if first is None:
            return settings_of(which, count, kept_of(run.asked))(given)
        return settings_of(which, count, kept=None)(hypothesis.seed(first + number * APART)(given))

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
    asked = {**run.asked, "code": code_of(run.replayed_by), "profile": profile}
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
    if case is None or isinstance(error, NOT_OF_CASES):
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
