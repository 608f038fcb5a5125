"""The text of a user's file: places in it, and how a piece of it is shown."""

from __future__ import annotations

from shardproof.spec.errors import InputError, Place

SHOWN = 60


class Text:
    """A file's text, which tells the place of an index.

    Lines end at a line feed; lines and columns count characters from 1. The
    place of one index is found from that of the one asked for before, so that
    a reader going through a file pays for its length once. Of a part of a file
    `line` is the number of its first one.
    """

    def __init__(self, content: str, file: str, line: int = 1) -> None:
        self.content = content
        self.file = file
        self._index = 0
        self._line = line
        self._start = 0

    def at(self, index: int) -> Place:
        """The place of the character at `index`, or of the end if it is beyond."""
        index = max(0, min(index, len(self.content)))
        if index < self._start:
            self._line -= self.content.count("\n", index, self._start)
            self._start = self.content.rfind("\n", 0, index) + 1
        elif index > self._index:
            passed = self.content.count("\n", self._index, index)
            if passed:
                self._line += passed
                self._start = self.content.rfind("\n", self._index, index) + 1
        self._index = index
        return Place(self.file, self._line, index - self._start + 1)

    def error(self, code: str, index: int, message: str, right: str) -> InputError:
        """An error at `index`; `right` says what would be right there."""
        return InputError(code, message, self.at(index), help=right)

    def where(self, index: int) -> str:
        """The place in words, for a message that names a second place."""
        place = self.at(index)
        return f"line {place.line}, column {place.column}"


def shown(piece: str) -> str:
    """`piece` in backquotes: printable, on one line, and never long."""
    parts: list[str] = []
    room = SHOWN
    for char in piece[: SHOWN + 1]:
        part = char if char.isprintable() else char.encode("unicode_escape").decode("ascii")
        if len(part) > room:
            parts.append("…")
            break
        parts.append(part)
        room -= len(part)
    return f"`{''.join(parts)}`"
