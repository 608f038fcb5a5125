"""Records read back from plain data: an equal value, or every error, each with its place."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Literal, TypeVar, cast

from shardproof.spec.errors import InputError, Place
from shardproof.spec.record import dataclass, field
from shardproof.spec.source.nearest import nearest
from shardproof.spec.source.node import Node
from shardproof.spec.source.records import fields, hints_of, is_record, said

Ranges = Mapping[tuple[type, str], tuple[int, int]]
"""By class and field, the least and the largest whole number."""

ANY = (0, 2**53)
"""Of whole numbers with no range of their own: those that every JSON reader keeps."""
LARGEST = 1e40
"""Of other numbers, and of their inverses: products and roots of them stay finite."""

MOST_UNKNOWN = 4
"""Keys of a mapping that no record has, and that are told one by one."""

Record = TypeVar("Record")
_NOTHING = object()


@dataclass(frozen=True, slots=True)
class Reading:
    """One file being read: how its errors are called, what its numbers may be, what was wrong."""

    code: str
    """The first part of the errors' codes, such as MODEL."""
    whole: str
    """What the outermost mapping is, in words."""
    ranges: Ranges
    errors: list[InputError] = field(default_factory=list[InputError])

    def record(
        self,
        of: type[Record],
        node: Node,
        path: str = "",
        beside: Iterable[str] = (),
        given: Mapping[str, object] = MappingProxyType({}),
        *,
        whole: bool = False,
    ) -> Record | None:
        """The record that a mapping holds; None, and an error told, where there is none.

        The keys `beside` are someone else's; the fields `given` are not in the file. A `whole`
        record has every field, whatever its default.
        """
        found = self._record(of, node, path, frozenset(beside), given, whole=whole)
        return None if found is _NOTHING else cast("Record", found)

    def wrong(self, kind: str, message: str, place: Place, path: str, right: str) -> None:
        self.errors.append(InputError(f"{self.code}-{kind}", message, place, path, right))

    def _record(
        self,
        of: type,
        node: Node,
        path: str,
        beside: frozenset[str] = frozenset(),
        given: Mapping[str, object] = MappingProxyType({}),
        *,
        whole: bool = False,
    ) -> object:
        hints = {name: hint for name, hint in hints_of(of).items() if name not in given}
        if not isinstance(node.value, dict):
            right = "give a mapping of its fields: " + ", ".join(hints)
            self._refuse("TYPE", path, node, right)
            return _NOTHING
        before = len(self.errors)
        values = dict(given)
        unknown: list[tuple[str, Place]] = []
        for key, (place, child) in node.value.items():
            if key in hints:
                values[key] = self._value(hints[key], child, _join(path, key), (of, key))
            elif key not in beside:
                unknown.append((key, place))
        for key, place in unknown[:MOST_UNKNOWN]:
            self._unknown(path, key, place, hints)
        if more := unknown[MOST_UNKNOWN:]:
            told = f"{path or self.whole} has none of {len(more):,} more fields, from here on"
            self.wrong("KEY", told, more[0][1], path, f"it has: {', '.join(hints)}")
        for each in fields(of):
            due = whole or each.default is dataclasses.MISSING
            if due and each.name not in values:
                inner = _join(path, each.name)
                right = f"give {said(hints[each.name])}"
                self.wrong("MISSING", f"{inner} is missing", node.place, inner, right)
        if len(self.errors) > before:
            return _NOTHING
        return cast("Callable[..., object]", of)(**values)

    def _unknown(self, path: str, key: str, place: Place, known: Iterable[str]) -> None:
        where = path or self.whole
        close = nearest(key, list(known))
        right = f"did you mean {close}?" if close else f"{where} has: {', '.join(known)}"
        shown = key[:60] + ("…" if len(key) > 60 else "")
        self.wrong("KEY", f"{where} has no field {shown!r}", place, _join(path, key[:60]), right)

    def _value(self, hint: object, node: Node, path: str, at: tuple[type, str]) -> object:
        origin, inner = typing.get_origin(hint), typing.get_args(hint)
        if origin is Literal:
            return self._word(inner, node, path)
        if origin in (types.UnionType, typing.Union):
            return self._one_of(inner, node, path, at)
        if origin is tuple:
            return self._list(inner, node, path, at)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return self._mapping(inner[1], node, path, at)
        if is_record(hint):
            return self._record(hint, node, path)
        return self._scalar(hint, node, path, at)

    def _word(self, words: tuple[object, ...], node: Node, path: str) -> object:
        for word in words:
            if type(word) is type(node.value) and word == node.value:
                return word
        close = nearest(node.value, map(str, words)) if isinstance(node.value, str) else None
        right = "one of " + ", ".join(map(str, words))
        self._refuse("WORD", path, node, f"did you mean {close}? {right}" if close else right)
        return _NOTHING

    def _one_of(
        self, hints: tuple[object, ...], node: Node, path: str, at: tuple[type, str]
    ) -> object:
        """None where it may be, else the record that knows most of the keys."""
        if types.NoneType in hints and node.value is None:
            return None
        rest = [hint for hint in hints if hint is not types.NoneType]
        keys = node.value.keys() if isinstance(node.value, dict) else ()
        if len(rest) > 1:
            rest.sort(key=lambda hint: -len(keys & hints_of(hint).keys()) if is_record(hint) else 0)
        return self._value(rest[0], node, path, at)

    def _list(
        self, hints: tuple[object, ...], node: Node, path: str, at: tuple[type, str]
    ) -> object:
        open_ended = len(hints) == 2 and hints[1] is ...
        items = node.value
        if not isinstance(items, tuple) or not (open_ended or len(items) == len(hints)):
            many = "a list" if open_ended else f"a list of {len(hints)}"
            self._refuse("TYPE", path, node, f"give {many}, each {said(hints[0])}")
            return _NOTHING
        each = [hints[0]] * len(items) if open_ended else list(hints)
        return tuple(
            self._value(hint, item, f"{path}[{place}]", at)
            for place, (hint, item) in enumerate(zip(each, items, strict=True))
        )

    def _mapping(self, hint: object, node: Node, path: str, at: tuple[type, str]) -> object:
        if not isinstance(node.value, dict):
            self._refuse("TYPE", path, node, "give a mapping")
            return _NOTHING
        return {
            key: self._value(hint, child, _join(path, key[:60]), at)
            for key, (_, child) in node.value.items()
        }

    def _scalar(self, hint: object, node: Node, path: str, at: tuple[type, str]) -> object:
        value = node.value
        low, high = self.ranges.get(at, ANY)
        if hint is float and type(value) in (int, float):
            number = cast("float", value)
            if 1 / LARGEST <= number <= LARGEST:  # false for NaN too
                return float(number)
            self._refuse("RANGE", path, node, f"give a number above 0, below {LARGEST:g}")
        elif hint is int and type(value) is int:
            if low <= value <= high:
                return value
            self._refuse("RANGE", path, node, f"give a whole number from {low:,} to {high:,}")
        elif type(value) is hint:
            return value
        else:
            self._refuse("TYPE", path, node, f"give {said(hint)}")
        return _NOTHING

    def _refuse(self, kind: str, path: str, node: Node, right: str) -> None:
        self.wrong(kind, f"{path or self.whole} cannot be {_shown(node)}", node.place, path, right)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _shown(node: Node) -> str:
    match node.value:
        case None:
            return "null"
        case bool():
            return str(node.value).lower()
        case int() if node.value.bit_length() > 100:
            return f"an integer of {node.value.bit_length()} bits"
        case int() | float() | str():
            text = repr(node.value)
            return text if len(text) <= 60 else text[:57] + "…"
        case dict():
            return "a mapping"
        case _:
            return "a list"
