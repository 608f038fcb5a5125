"""The events of plain YAML, which is what nearly every plan is written in.

    # a comment
    key: word            # another
    key: {key: word, key: [word, "a word"]}
    key:
      - word
      - {key: word}
    key:
      key: word

To import the parser of all YAML takes half as long as a whole `check`. So what is read here is so
little that there is one way to read it: lines of printable ASCII, of words without a blank, with
braces and brackets that close on their line. Of anything else, a mistake above all, nothing is
said, and the parser is asked. Where this gives events, they are the parser's.
"""

from __future__ import annotations

from shardproof.spec.source.yaml_event import Event, Kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    Part = Generator[Event, None, int]
    """Events of a part of the text; it gives what comes behind it, a line or an index in one."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"
_IN_WORDS = _LETTERS + "./+*-@=~"
_FIRST = frozenset(_LETTERS + "./+~")
_IN_QUOTES = _IN_WORDS + " ?,()<>;$^|&{}[]:#!%"
_COMMENT = _IN_QUOTES + "\"'\\`"
_LONGEST, _DEEPEST = 400, 32
"""Characters of a line, and blanks before it or brackets in it. The parser has its own bounds."""


class _OtherError(Exception):
    """It is not plain."""


def plain_events(content: str) -> list[Event] | None:
    """All events of a text that is plain YAML from end to end; None of any other."""
    try:
        return list(_document(content))
    except _OtherError:
        return None


class _Line:
    """A line with something on it, how far that stands in, and where in the text it is."""

    __slots__ = ("at", "end", "indent", "text")

    def __init__(self, text: str, start: int, indent: int) -> None:
        self.text, self.indent = text, indent
        self.at, self.end = start + indent, start + len(text)


def _lines(content: str) -> list[_Line]:
    found: list[_Line] = []
    start = 0
    for text in content.split("\n"):
        bare = text.lstrip(" ")
        if len(text) > _LONGEST:
            raise _OtherError
        if bare.startswith("#"):
            _ask_comment(bare)
        elif bare:
            indent = len(text) - len(bare)
            if indent > _DEEPEST or text.count("{") + text.count("[") > _DEEPEST:
                raise _OtherError
            found.append(_Line(text, start, indent))
        start += len(text) + 1
    return found


def _ask_comment(text: str) -> None:
    if text.strip(_COMMENT) and not (text.isascii() and text.isprintable()):
        raise _OtherError


def _document(content: str) -> Iterator[Event]:
    lines = _lines(content)
    if not lines or lines[0].indent:
        raise _OtherError
    yield Event(Kind.DOCUMENT, lines[0].at)
    after = yield from _mapping(lines, 0)
    if after != len(lines):
        raise _OtherError


def _mapping(lines: list[_Line], number: int) -> Part:
    """The mapping whose first key is on that line; gives the number of the first line behind it."""
    indent = lines[number].indent
    yield Event(Kind.MAPPING, lines[number].at)
    while number < len(lines) and lines[number].indent == indent:
        line = lines[number]
        word, at = _word(line.text, indent)
        if line.text[at : at + 1] != ":":
            raise _OtherError
        yield Event(Kind.SCALAR, line.at, word)
        at += 1
        number += 1
        value = _value_at(line.text, at)
        if value < 0:
            number = yield from _block(lines, number, indent)
        else:
            yield from _rest(line, value)
            if number < len(lines) and lines[number].indent > indent:
                raise _OtherError  # a word that goes on, or a mistake
    if number < len(lines) and lines[number].indent > indent:
        raise _OtherError
    yield Event(Kind.END, 0)
    return number


def _block(lines: list[_Line], number: int, indent: int) -> Part:
    """What stands below its key."""
    if number == len(lines) or lines[number].indent <= indent:
        raise _OtherError  # no value, or a list that stands no further in than its key
    if not lines[number].text[lines[number].indent :].startswith("- "):
        return (yield from _mapping(lines, number))
    inner = lines[number].indent
    yield Event(Kind.LIST, lines[number].at)
    while number < len(lines) and lines[number].indent == inner:
        line = lines[number]
        if not line.text.startswith("- ", inner):
            raise _OtherError
        yield from _rest(line, _value_at(line.text, inner + 1))
        number += 1
    if number < len(lines) and lines[number].indent > indent:
        raise _OtherError
    yield Event(Kind.END, 0)
    return number


def _value_at(text: str, at: int) -> int:
    """Where a value begins behind a colon or a dash; -1 where the line has none."""
    rest = text[at:]
    bare = rest.lstrip(" ")
    if not bare or bare[0] == "#":
        _ask_comment(bare)
        if bare and bare == rest:
            raise _OtherError
        return -1
    if bare == rest:
        raise _OtherError
    return len(text) - len(bare)


def _rest(line: _Line, at: int) -> Iterator[Event]:
    """A value that ends on its line, and perhaps a comment."""
    if at < 0:
        raise _OtherError
    end = yield from _value(line, at)
    rest = line.text[end:]
    bare = rest.lstrip(" ")
    if bare and (bare[0] != "#" or bare == rest):
        raise _OtherError
    _ask_comment(bare)


def _value(line: _Line, at: int) -> Part:
    """A word, a quoted one, a list or a mapping; gives where it ends."""
    text, offset = line.text, line.end - len(line.text)
    first = text[at : at + 1]
    if first and first in "\"'":
        end = text.find(first, at + 1)
        word = text[at + 1 : end]
        if end < 0 or word.strip(_IN_QUOTES) or text[end + 1 : end + 2] == first:
            raise _OtherError
        yield Event(Kind.SCALAR, offset + at, word, plain=False)
        return end + 1
    if first and first in "{[":
        return (yield from _flow(line, at))
    word, end = _word(text, at)
    yield Event(Kind.SCALAR, offset + at, word)
    return end


def _flow(line: _Line, at: int) -> Part:
    text, offset = line.text, line.end - len(line.text)
    is_map = text[at] == "{"
    last = "}" if is_map else "]"
    yield Event(Kind.MAPPING if is_map else Kind.LIST, offset + at)
    at = _behind_blanks(text, at + 1)
    if text[at : at + 1] == last:
        yield Event(Kind.END, 0)
        return at + 1
    while True:
        if is_map:
            word, end = _word(text, at)
            if text[end : end + 2] != ": ":
                raise _OtherError
            yield Event(Kind.SCALAR, offset + at, word)
            at = _behind_blanks(text, end + 1)
        at = _behind_blanks(text, (yield from _value(line, at)))
        if text[at : at + 1] == last:
            yield Event(Kind.END, 0)
            return at + 1
        if text[at : at + 1] != ",":
            raise _OtherError
        at = _behind_blanks(text, at + 1)


def _behind_blanks(text: str, at: int) -> int:
    while text[at : at + 1] == " ":
        at += 1
    return at


def _word(text: str, at: int) -> tuple[str, int]:
    """A word without quotes, and where it ends: before a blank, or what separates words."""
    end = at
    while end < len(text) and text[end] not in " ,:{}[]":
        end += 1
    word = text[at:end]
    if not word or word.strip(_IN_WORDS):
        raise _OtherError
    if word[0] not in _FIRST and not (word[0] == "-" and word[1:2].isdigit()):
        raise _OtherError
    return word, end
