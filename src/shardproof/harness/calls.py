"""Calls of a traceback without ours, which say nothing to whoever wrote the engine or its test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

OURS = Path(__file__).parents[1]
CALLERS = ("fuzzing.py", "host.py")
"""Our files whose functions call a test, or an engine."""


def theirs(error: BaseException, *, expected: bool) -> TracebackType | None:
    """The calls that are not ours; all of them where it is our own code that fails.

    Such an error nobody expected, and it was not raised by a test or an engine that we had called.
    """
    calls = list(_each(error.__traceback__))
    ours = [each for each in calls if is_ours(each)]
    if not ours or not (expected or _file(ours[-1]).name in CALLERS):
        return error.__traceback__
    found: TracebackType | None = None
    for each in reversed([each for each in calls if each not in ours]):
        found = TracebackType(found, each.tb_frame, each.tb_lasti, each.tb_lineno)
    return found


def _file(call: TracebackType) -> Path:
    return Path(call.tb_frame.f_code.co_filename)


def is_ours(call: TracebackType) -> bool:
    """By its file, or its package.

    A function that Hypothesis wraps has the one alone, one that a dataclass makes the other.
    """
    package = str(call.tb_frame.f_globals.get("__package__")).partition(".")[0]
    return package == OURS.name or OURS in _file(call).parents


def _each(traceback: TracebackType | None) -> Iterator[TracebackType]:
    while traceback is not None:
        yield traceback
        traceback = traceback.tb_next
