"""How much of a file is read, whichever language it is written in."""

from __future__ import annotations

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.source.text import Text, shown

DEPTH = 64
NODES = 200_000
# An integer beyond is a slip or an attack; nothing counted here needs it.
DIGITS = 25
# Someone who made more mistakes than this corrects these first.
ERRORS = 20


def check_length(text: Text, limit: int, language: str, right: str) -> None:
    """Refuses a text of more characters than `limit`."""
    length = len(text.content)
    if length > limit:
        message = f"is {length:,} characters of {language}; at most {limit:,} are read"
        place = Place(text.file)
        raise InputErrors(
            InputError("FILE-SIZE", f"{shown(text.file)} {message}", place, help=right)
        )


def too_deep(text: Text, index: int) -> InputError:
    return text.error(
        "FILE-DEPTH",
        index,
        f"lists and mappings are nested more than {DEPTH} deep here",
        f"nest at most {DEPTH} levels",
    )


def too_many(text: Text, index: int) -> InputError:
    return text.error(
        "FILE-NODES",
        index,
        f"the file holds more than {NODES:,} values",
        f"write at most {NODES:,} values, counting what an alias repeats",
    )


def too_long(text: Text, index: int, number: str) -> InputError:
    return text.error(
        "FILE-SYNTAX",
        index,
        f"the integer {shown(number)} has more than {DIGITS} digits",
        f"write an integer of at most {DIGITS} digits",
    )


def twice(text: Text, index: int, key: str, first: Place) -> InputError:
    return text.error(
        "FILE-KEY",
        index,
        f"the key {shown(key)} was set before, on line {first.line}, column {first.column}",
        "keep one of the two",
    )


class Faults:
    """The errors found so far by a reader that goes on."""

    def __init__(self) -> None:
        self._errors: list[InputError] = []

    def note(self, error: InputError) -> None:
        """Keeps an error after which reading can go on; stops at the last one worth showing."""
        self._errors.append(error)
        if len(self._errors) >= ERRORS:
            raise InputErrors(self._errors)

    def stop(self, error: InputError) -> InputErrors:
        """What to raise at an error after which reading cannot go on."""
        return InputErrors([*self._errors, error])

    def settle(self) -> None:
        """Raises what was noted, if anything."""
        if self._errors:
            raise InputErrors(self._errors)
