"""The YAML parser's events, typed, with an index into the text in place of its marks.

The parser has no types that a strict check can use; this wrapper is all of it
that is seen. Of its imports none is cheaper: each one loads the whole package.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, cast

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from shardproof.spec.source.limits import Faults
from shardproof.spec.source.question import put_in, stand_in
from shardproof.spec.source.text import Text
from shardproof.spec.source.yaml_event import Event, Kind
from shardproof.spec.source.yaml_faults import tripped, unreadable

_KINDS: dict[type, Kind] = {
    DocumentStartEvent: Kind.DOCUMENT,
    ScalarEvent: Kind.SCALAR,
    AliasEvent: Kind.ALIAS,
    MappingStartEvent: Kind.MAPPING,
    SequenceStartEvent: Kind.LIST,
    MappingEndEvent: Kind.END,
    SequenceEndEvent: Kind.END,
}


class _Mark(Protocol):
    index: int


class _Raw(Protocol):
    """The attributes of the parser's events; which of them exist depends on the kind."""

    start_mark: _Mark
    anchor: str | None
    ctag: object | None
    value: str
    style: str | None
    version: tuple[int, int] | None


class _Parser(Protocol):
    def parse(self, stream: str) -> Iterator[_Raw]: ...


class _Marked(Protocol):
    problem: str | None
    problem_mark: _Mark | None
    context: str | None
    context_mark: _Mark | None


def events(text: Text, faults: Faults) -> Iterator[Event]:
    """The events of `text`; whatever the parser trips over becomes an `InputErrors`."""
    parser = cast(_Parser, YAML(typ="safe", pure=True))
    reached = 0
    mark = stand_in(text.content)
    try:
        for raw in parser.parse(put_in(text.content, mark)):
            kind = _KINDS.get(type(raw))
            reached = raw.start_mark.index
            if kind is not None:
                yield _event(kind, reached, raw, mark)
    except MarkedYAMLError as wrong:
        marked = cast(_Marked, wrong)
        at = marked.problem_mark or marked.context_mark
        began = marked.context_mark or marked.problem_mark
        raise faults.stop(
            unreadable(
                text,
                # One of the parser's errors gives its complaint as the context.
                marked.problem or marked.context or "",
                marked.context or "",
                began.index if began else reached,
                at.index if at else reached,
            )
        ) from None
    except Exception:  # noqa: BLE001 - an overflow, an assertion: the file is at fault
        raise faults.stop(tripped(text, reached)) from None


def _event(kind: Kind, index: int, raw: _Raw, mark: str) -> Event:
    if kind is Kind.SCALAR:
        word = raw.value.replace(mark, "?") if mark else raw.value
        return Event(kind, index, word, raw.style is None, _tag(raw), raw.anchor)
    if kind is Kind.MAPPING or kind is Kind.LIST:
        return Event(kind, index, tag=_tag(raw), anchor=raw.anchor)
    if kind is Kind.ALIAS:
        return Event(kind, index, anchor=raw.anchor)
    if kind is Kind.DOCUMENT:
        return Event(kind, index, version=raw.version)
    return Event(kind, index)


def _tag(raw: _Raw) -> str | None:
    return None if raw.ctag is None else str(raw.ctag)
