"""Calls of a traceback without ours, which say nothing to whoever wrote the engine or its test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

OURS = Path(__file__).parents[1]


class Misuse(TypeError):
    """What a test asks for is nothing that a case is made of; no case is to blame."""


class NoAnswer(TypeError):
    """What an engine gives is nothing that a case is held to."""


def theirs(error: BaseException, *, expected: bool) -> TracebackType | None:
    """The calls that are not ours; all of them where we fail ourselves, which nobody expected."""
    calls = list(_each(error.__traceback__))
    kept = [each for each in calls if not is_ours(each)]
    if not expected and (not kept or kept[-1] is not calls[-1]):
        return error.__traceback__
    found: TracebackType | None = None
    for each in reversed(kept):
        found = TracebackType(found, each.tb_frame, each.tb_lasti, each.tb_lineno)
    return found


def is_ours(call: TracebackType) -> bool:
    """By its file, or its package.

    A function that Hypothesis wraps has the one alone, one that a dataclass makes the other.
    """
    frame = call.tb_frame
    package = str(frame.f_globals.get("__package__")).partition(".")[0]
    return package == OURS.name or OURS in Path(frame.f_code.co_filename).parents


def _each(traceback: TracebackType | None) -> Iterator[TracebackType]:
    while traceback is not None:
        yield traceback
        traceback = traceback.tb_next
