"""JSON, strictly RFC 8259, into a tree that remembers places.

NaN, Infinity and -Infinity are read as floats, so that a later check can name
the field. Nothing here recurses: the depth is a limit, not the stack's.
"""

from __future__ import annotations

import re

from shardproof.spec.errors import InputErrors, Place
from shardproof.spec.record import dataclass, field
from shardproof.spec.seldom import seldom
from shardproof.spec.source.json_faults import bad_string, surrogate, trailing_comma, unexpected
from shardproof.spec.source.json_string import body_end
from shardproof.spec.source.limits import (
    DEPTH,
    DIGITS,
    NODES,
    Faults,
    check_length,
    too_deep,
    too_long,
    too_many,
    twice,
)
from shardproof.spec.source.node import Node, Scalar
from shardproof.spec.source.text import Text

# Slowest found at this limit: a mapping of 200,000 keys, 1.6 s.
JSON_LIMIT = 4 << 20

# Possessive repeats: no backtracking, so time is linear in the text. None is of a group, which
# CPython before 3.11.5 gets wrong.
_SPACE = re.compile(r"[ \t\n\r]*+")
_WORD = re.compile(r"[A-Za-z0-9_.+-]++")
_NUMBER = re.compile(r"(-?(?:0|[1-9][0-9]*+))(\.[0-9]++)?([eE][+-]?[0-9]++)?")
_SURROGATE = seldom("[\ud800-\udfff]")
_WORDS: dict[str, Scalar] = {
    "true": True,
    "false": False,
    "null": None,
    "NaN": float("nan"),
    "Infinity": float("inf"),
    "-Infinity": float("-inf"),
}


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end is not read yet."""

    index: int
    place: Place
    closer: str
    items: list[Node] = field(default_factory=list[Node])
    entries: dict[str, tuple[Place, Node]] = field(default_factory=dict[str, tuple[Place, Node]])
    key: tuple[str, Place] | None = None

    def add(self, node: Node) -> None:
        if self.key is None:
            self.items.append(node)
        else:
            self.entries[self.key[0]] = (self.key[1], node)

    def closed(self) -> Node:
        value = tuple(self.items) if self.closer == "]" else self.entries
        return Node(value, self.place)


def read_json(text: Text) -> Node:
    """The one value that `text` holds; raises `InputErrors` and nothing else."""
    check_length(text, JSON_LIMIT, "JSON", f"write at most {JSON_LIMIT:,} characters")
    return _Reader(text).read()


class _Reader:
    def __init__(self, text: Text) -> None:
        self.text = text
        self.content = text.content
        self.index = 0
        self.nodes = 0
        self.open: list[_Open] = []
        self.faults = Faults()

    def read(self) -> Node:
        while True:
            node = self._value()
            while node is not None:
                if not self.open:
                    if self._next():
                        raise self._unexpected("the end of the file")
                    self.faults.settle()
                    return node
                top = self.open[-1]
                top.add(node)
                node = self._after_value(top)

    def _next(self) -> str:
        """The next character that is not space, or "" at the end."""
        space = _SPACE.match(self.content, self.index)
        self.index = space.end() if space else self.index
        return self.content[self.index : self.index + 1]

    def _value(self) -> Node | None:
        """A value, or None where a list or mapping opens and its first value follows."""
        char = self._next()
        self.nodes += 1
        if self.nodes > NODES:
            raise self.faults.stop(too_many(self.text, self.index))
        if char in ("[", "{"):
            return self._opened("]" if char == "[" else "}")
        place = self.text.at(self.index)
        return Node(self._string() if char == '"' else self._word(), place)

    def _opened(self, closer: str) -> Node | None:
        if len(self.open) == DEPTH:
            raise self.faults.stop(too_deep(self.text, self.index))
        top = _Open(self.index, self.text.at(self.index), closer)
        self.open.append(top)
        self.index += 1
        if self._next() == closer:
            return self._closed()
        if closer == "}":
            self._key(top)
        return None

    def _after_value(self, top: _Open) -> Node | None:
        """None where another value follows, or the list or mapping that ends here."""
        char = self._next()
        if char == top.closer:
            return self._closed()
        if char != ",":
            raise self._unexpected(f"`,` or `{top.closer}`")
        comma = self.index
        self.index += 1
        if self._next() == top.closer:
            raise self.faults.stop(trailing_comma(self.text, comma, top.closer))
        if top.closer == "}":
            self._key(top)
        return None

    def _closed(self) -> Node:
        self.index += 1
        return self.open.pop().closed()

    def _key(self, top: _Open) -> None:
        if self._next() != '"':
            raise self._unexpected("a key in double quotes")
        at = self.index
        place = self.text.at(at)
        key = self._string()
        if key in top.entries:
            self.faults.note(twice(self.text, at, key, top.entries[key][0]))
        top.key = (key, place)
        if self._next() != ":":
            raise self._unexpected("`:` after the key")
        self.index += 1

    def _string(self) -> str:
        start, stop = self.index, body_end(self.content, self.index)
        if self.content[stop : stop + 1] != '"':
            raise self.faults.stop(bad_string(self.text, start))
        self.index = stop + 1
        raw = self.content[start : self.index]
        if "\\" not in raw:
            return raw[1:-1]
        # Already known to be right, so the standard library may unescape it; few strings need it.
        import json

        value = str(json.loads(raw))
        if _SURROGATE.search(value):
            self.faults.note(surrogate(self.text, start, raw))
        return value

    def _word(self) -> Scalar:
        found = _WORD.match(self.content, self.index)
        word = found.group() if found else ""
        number = _NUMBER.fullmatch(word)
        if not number and word not in _WORDS:
            raise self._unexpected("a value")
        start, self.index = self.index, self.index + len(word)
        if not number:
            return _WORDS[word]
        if number.group(2) or number.group(3):
            return float(word)
        if len(word.lstrip("-")) > DIGITS:
            self.faults.note(too_long(self.text, start, word))
            return 0
        return int(word)

    def _unexpected(self, expected: str) -> InputErrors:
        opener = self.open[-1].index if self.open else None
        return self.faults.stop(unexpected(self.text, self.index, expected, opener))
