"""Errors of input: values with a place, rendered elsewhere.

A function that reads what a user wrote never lets another exception out: it
raises `InputErrors` with everything it found wrong, in the order of the file.
"""

from __future__ import annotations

from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where something stands in a user's file; line and column count from 1."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class InputError:
    """One thing wrong with an input.

    `code` is stable (`PLAN-KEY`, `MODEL-FIELD`, `FILE-SIZE`, ...), `field` the
    dotted path of what is wrong, `message` says what was read, and `help` what
    would be right. Of a `lone` one the line is shown only if nothing else is on it.
    """

    code: str
    message: str
    place: Place | None = None
    field: str = ""
    help: str = ""
    lone: bool = False


MOST_ERRORS = 40
"""Errors of one file that are told one by one."""


def few(errors: tuple[InputError, ...]) -> tuple[InputError, ...]:
    """As many errors as a person reads, and how many more there are."""
    if len(errors) <= MOST_ERRORS + 1:
        return errors
    rest, last = len(errors) - MOST_ERRORS, errors[MOST_ERRORS]
    more = InputError(last.code, f"and {rest:,} more errors in this file, from here on", last.place)
    return (*errors[:MOST_ERRORS], more)


class InputErrors(Exception):
    """The errors that one reading found, of very many the first; never empty."""

    def __init__(self, errors: list[InputError] | InputError) -> None:
        self.errors: tuple[InputError, ...] = (
            (errors,) if isinstance(errors, InputError) else few(tuple(errors))
        )
        if not self.errors:
            raise ValueError("InputErrors without an error")
        super().__init__("; ".join(e.message for e in self.errors))
