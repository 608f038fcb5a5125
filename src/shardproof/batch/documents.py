"""A stream of documents, one after the other, each with the line that it begins on.

YAML's own marks part them: a line `---` begins a document, a line `...` ends one. Or each line is
one in JSON, where the first two that are not blank are. What is held is never more than one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import BinaryIO

from shardproof.spec.record import dataclass
from shardproof.spec.source.read import PLAN_LIMIT

_MARK = re.compile(rb"---(?:[ \t\r\n]|$)")
_END = re.compile(rb"\.\.\.(?:[ \t\r\n]|$)")
_EMPTY = re.compile(rb"\s*(?:[#%].*)?", re.DOTALL)
"""A line without content: blank, a comment or a directive."""
LONGEST = PLAN_LIMIT + 1
"""Bytes of a document that are kept: one more than a plan may have, by which it is refused."""


@dataclass(frozen=True, slots=True)
class Document:
    """The bytes of one document, as many of them as a reader wants to see."""

    data: bytes
    line: int
    """Its first line in the stream, from 1."""


@dataclass(slots=True)
class _Kept:
    """The lines of a document as they come in."""

    line: int
    data: bytearray
    begun: bool = False
    """By a mark of its own."""
    full: bool = False
    """It has content."""

    def add(self, data: bytes) -> None:
        self.data += data[: LONGEST - len(self.data)]

    def done(self) -> Document:
        return Document(bytes(self.data), self.line)


def documents(stream: BinaryIO) -> Iterator[Document]:
    """Each document of a stream; of one that is empty the only one, which is empty as well.

    Nothing behind a last `---` is no document; nothing between two of them is an empty one.
    """
    lines = _lines(stream)
    head: list[tuple[int, bytes]] = []
    full: list[bytes] = []
    for number, line in lines:
        head.append((number, line))
        full += [line.strip()] if line.strip() else []
        if len(full) == 2 or not _whole_object(full[0] if full else b"{}"):
            break
    if len(full) == 2 and all(each.startswith(b"{") for each in full) and _whole_object(full[0]):
        yield from _json_lines(head, lines)
    else:
        yield from _yaml(head, lines)


def _whole_object(line: bytes) -> bool:
    """Whether a line may be a whole object, behind which another one can only be the next."""
    return line.startswith(b"{") and line.endswith(b"}")


def _json_lines(
    head: list[tuple[int, bytes]], rest: Iterator[tuple[int, bytes]]
) -> Iterator[Document]:
    for lines in (head, rest):
        for number, line in lines:
            if line.strip():
                yield Document(line, number)


def _yaml(head: list[tuple[int, bytes]], rest: Iterator[tuple[int, bytes]]) -> Iterator[Document]:
    kept, found = _Kept(1, bytearray()), 0
    for lines in (head, rest):
        for number, line in lines:
            if _MARK.match(line):
                if kept.full or kept.begun:
                    yield kept.done()
                    found += 1
                    kept = _Kept(number, bytearray())
                kept.begun = True
                kept.full = kept.full or _EMPTY.fullmatch(line[3:]) is None
            elif _END.match(line):
                kept.add(line)
                if kept.full or kept.begun:
                    yield kept.done()
                    found += 1
                kept = _Kept(number + 1, bytearray())
                continue
            elif not kept.full:
                kept.full = _EMPTY.fullmatch(line) is None
            kept.add(line)
    if kept.full or not found:
        yield kept.done()


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Lines and their numbers; of one that is too long as much as is kept of a document."""
    number = 0
    while line := stream.readline(LONGEST):
        number += 1
        more = line
        while more and not more.endswith(b"\n"):
            more = stream.readline(LONGEST)
        yield number, line
