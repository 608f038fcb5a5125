"""The words of a command, each with its place in what the user wrote."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.record import dataclass

COMMAND = "<command>"
"""What a command is called in errors whose words the user's own shell has split."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word after quotes and variables, and where it begins."""

    text: str
    place: Place
    lost: InputError | None = None
    """Why a part is not known: a variable that is set nowhere, what another command prints."""

    def __str__(self) -> str:
        return self.text


def placed(words: Sequence[str]) -> tuple[Word, ...]:
    """Words that a shell has split already, as they stand in `shown`."""
    out: list[Word] = []
    column = 1
    for text in words:
        out.append(Word(text, Place(COMMAND, 1, column)))
        column += len(_quoted(text)) + 1
    return tuple(out)


def shown(words: Iterable[str]) -> str:
    """The words as one line that a shell would split into them."""
    return " ".join(map(_quoted, words))


def _quoted(text: str) -> str:
    # What a terminal would obey, or a line end, would move the columns that errors point at.
    return shlex.quote("".join(c if c.isprintable() else "?" for c in text))


def known(word: Word) -> str:
    """The text of a word that is needed."""
    if word.lost is not None:
        raise InputErrors(word.lost)
    return word.text


def refused(code: str, message: str, at: Word | Place, right: str = "") -> InputErrors:
    """One error of a command, at a word or a place."""
    place, field = (at.place, at.text[:60]) if isinstance(at, Word) else (at, "")
    return InputErrors(InputError(code, message, place, field, right))
