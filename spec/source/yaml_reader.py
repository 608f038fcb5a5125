"""YAML 1.2 into a tree that remembers places.

The grammar is the parser's; what it means is decided here, without recursion
and without ever expanding an alias.
"""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.spec.errors import InputErrors, Place
from shardproof.spec.record import dataclass, field
from shardproof.spec.source.limits import (
    DEPTH,
    NODES,
    Faults,
    check_length,
    too_deep,
    too_long,
    too_many,
    twice,
)
from shardproof.spec.source.node import Node, Scalar
from shardproof.spec.source.text import Text, shown
from shardproof.spec.source.yaml_event import Event, Kind
from shardproof.spec.source.yaml_plain import plain_events
from shardproof.spec.source.yaml_scalars import (
    COLLECTION_TAGS,
    CORE,
    SCALAR_TAGS,
    is_long_integer,
    resolved,
)

# Slowest found at this limit: lists 62 deep, opened and closed again and again, 2.3 s.
YAML_LIMIT = 64 << 10


@dataclass(frozen=True, slots=True)
class _Built:
    """A node, what it counts and how deep it goes, both with aliases expanded."""

    node: Node
    count: int = 1
    height: int = 0


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end is not read yet."""

    place: Place
    is_map: bool
    anchor: str | None
    items: list[Node] = field(default_factory=list[Node])
    entries: dict[str, tuple[Place, Node]] = field(default_factory=dict[str, tuple[Place, Node]])
    key: tuple[str, Place] | None = None
    count: int = 1
    height: int = 1

    def add(self, built: _Built) -> None:
        self.count += built.count
        self.height = max(self.height, built.height + 1)
        if self.key is None:
            self.items.append(built.node)
        else:
            self.entries[self.key[0]] = (self.key[1], built.node)
            self.key = None

    def closed(self) -> _Built:
        value = self.entries if self.is_map else tuple(self.items)
        return _Built(Node(value, self.place), self.count, self.height)


def read_yaml(text: Text) -> Node:
    """The one document that `text` holds; raises `InputErrors` and nothing else."""
    check_length(text, YAML_LIMIT, "YAML", "write less, or write it as JSON")
    return _Reader(text).read()


class _Reader:
    def __init__(self, text: Text) -> None:
        self.text = text
        self.index = 0
        self.nodes = 0
        self.root: _Built | None = None
        self.open: list[_Open] = []
        # An anchor whose list or mapping is still open leads to None.
        self.anchors: dict[str, _Built | None] = {}
        self.faults = Faults()

    def read(self) -> Node:
        self._check_breaks()
        for event in plain_events(self.text.content) or self._parsed():
            self.index = event.index
            self._take(event)
        if self.root is None:
            raise self._stop("FILE-SYNTAX", "the file is empty", "write a mapping: `tp: 8`")
        self.faults.settle()
        return self.root.node

    def _parsed(self) -> Iterator[Event]:
        from shardproof.spec.source.yaml_events import events  # the parser of all YAML

        return events(self.text, self.faults)

    def _check_breaks(self) -> None:
        """YAML 1.1 breaks lines at these, 1.2 and JSON do not: better not to guess."""
        for char in "\u2028\u2029":
            found = self.text.content.find(char)
            if found >= 0:
                self.index = found
                message = f"the character U+{ord(char):04X} breaks lines in some readers only"
                right = "break the line with a line feed, or write an escape in double quotes"
                raise self._stop("FILE-TEXT", message, right)

    def _take(self, event: Event) -> None:
        match event.kind:
            case Kind.SCALAR if self._at_key():
                self._key(self.open[-1], event)
            case Kind.SCALAR:
                self._scalar(event)
            case Kind.ALIAS:
                self._alias(event.anchor or "")
            case Kind.MAPPING | Kind.LIST:
                self._opened(event)
            case Kind.END:
                top = self.open.pop()
                self._add(top.closed(), top.anchor)
            case Kind.DOCUMENT:
                self._document(event)

    def _document(self, event: Event) -> None:
        if self.root is not None:
            message = "a second document starts here"
            raise self._stop("FILE-SYNTAX", message, "keep one document in the file")
        if event.version not in (None, (1, 2)):
            asked = ".".join(map(str, event.version))
            message = f"the file asks for YAML {shown(asked)}"
            raise self._stop("FILE-SYNTAX", message, "write YAML 1.2")

    def _scalar(self, event: Event) -> None:
        written = event.word or not event.plain or event.tag or event.anchor
        if not self.open and not written:
            return  # a document without content: empty, which `null` is not
        self._count(1)
        self._add(_Built(Node(self._value(event), self.text.at(self.index))), event.anchor)

    def _value(self, event: Event) -> Scalar:
        if event.tag is not None:
            return self._tagged(event.tag, event.word)
        if not event.plain:
            return self._whole(event.word)
        if is_long_integer(event.word):
            self.faults.note(too_long(self.text, self.index, event.word))
            return 0
        return resolved(event.word)

    def _tagged(self, tag: str, word: str) -> Scalar:
        name = self._core(tag)
        if name == "str" or not name:
            return self._whole(word)
        if name in COLLECTION_TAGS:
            self._note_tag(f"the tag `!!{name}` stands before the text {shown(word)}")
            return word
        if is_long_integer(word):
            self.faults.note(too_long(self.text, self.index, word))
            return 0
        words, convert, wanted = SCALAR_TAGS[name]
        value = convert(word)
        if type(value) is not wanted:
            self._note_tag(f"{shown(word)} is not {words}, as its tag `!!{name}` asks")
        return value

    def _core(self, tag: str) -> str:
        """The name of a core tag; of any other, which is noted, nothing."""
        name = tag.removeprefix(CORE)
        if tag.startswith(CORE):
            if name in SCALAR_TAGS or name in COLLECTION_TAGS:
                return name
            tag = "!!" + name
        self._note_tag(f"the tag {shown(tag)} is not known here")
        return ""

    def _whole(self, word: str) -> str:
        r"""`word` with the two halves of a character beyond U+FFFF joined, as `\ud83d\ude00`."""
        try:
            return word.encode("utf-16", "surrogatepass").decode("utf-16")
        except UnicodeDecodeError:
            message = f"the text {shown(word)} holds half of a surrogate pair"
            right = r"write both halves, as in `\ud83d\ude00`"
            self.faults.note(self.text.error("FILE-TEXT", self.index, message, right))
            return ""

    def _key(self, top: _Open, event: Event) -> None:
        value = self._value(event)
        # A number is kept as it is written: `0` and `0x0` are two keys.
        key = value if isinstance(value, str) else event.word
        if event.plain and event.tag is None and key == "<<":
            message = "the merge key `<<` is not read"
            self._note_key(message, "write out the entries that it would bring")
        elif not isinstance(value, str) and type(value) is not int:
            message = f"the key {shown(key)} is not text" if key else "the key is missing"
            self._note_key(message, "put the key in double quotes")
        if key in top.entries:
            self.faults.note(twice(self.text, self.index, key, top.entries[key][0]))
        top.key = (key, self.text.at(self.index))
        if event.anchor is not None:
            self.anchors[event.anchor] = _Built(Node(value, top.key[1]))

    def _alias(self, name: str) -> None:
        read = shown("*" + name)
        if self._at_key():
            raise self._stop("FILE-KEY", f"the alias {read} stands as a key", "write out the key")
        if name not in self.anchors:
            message = f"the alias {read} names no anchor above it"
            right = f"write {shown('&' + name)} before a value above, or put the text in quotes"
            raise self._stop("FILE-SYNTAX", message, right)
        target = self.anchors[name]
        if target is None:
            message = f"the alias {read} stands inside what it repeats"
            raise self._stop("FILE-SYNTAX", message, "write out what it should repeat")
        self._count(target.count)
        if len(self.open) + target.height > DEPTH:
            raise self.faults.stop(too_deep(self.text, self.index))
        shared = Node(target.node.value, self.text.at(self.index))
        self._add(_Built(shared, target.count, target.height), None)

    def _opened(self, event: Event) -> None:
        kind = f"a {event.kind.value}"
        if self._at_key():
            raise self._stop("FILE-KEY", f"{kind} stands as a key", "write text as the key")
        self._count(1)
        if len(self.open) == DEPTH:
            raise self.faults.stop(too_deep(self.text, self.index))
        is_map = event.kind is Kind.MAPPING
        name = "" if event.tag is None else self._core(event.tag)
        if name and name != ("map" if is_map else "seq"):
            self._note_tag(f"the tag `!!{name}` stands before {kind}")
        if event.anchor is not None:
            self.anchors[event.anchor] = None
        self.open.append(_Open(self.text.at(self.index), is_map, event.anchor))

    def _add(self, built: _Built, anchor: str | None) -> None:
        if anchor is not None:
            self.anchors[anchor] = built
        if self.open:
            self.open[-1].add(built)
        else:
            self.root = built

    def _at_key(self) -> bool:
        return bool(self.open) and self.open[-1].is_map and self.open[-1].key is None

    def _count(self, nodes: int) -> None:
        """Aliases count with all that they repeat, so that nothing later can blow up."""
        self.nodes += nodes
        if self.nodes > NODES:
            raise self.faults.stop(too_many(self.text, self.index))

    def _note_tag(self, message: str) -> None:
        self.faults.note(self.text.error("FILE-TAG", self.index, message, "remove the tag"))

    def _note_key(self, message: str, right: str) -> None:
        self.faults.note(self.text.error("FILE-KEY", self.index, message, right))

    def _stop(self, code: str, message: str, right: str) -> InputErrors:
        return self.faults.stop(self.text.error(code, self.index, message, right))
