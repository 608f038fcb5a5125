"""Dataclasses as plain data, told by the types of their own fields.

What is at its default is not written, so a file says what was chosen. `record_reading.py`
reads it back.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeGuard, cast

from shardproof.spec.source.node import Plain


def plain_record(record: object, *, defaults: bool = False) -> dict[str, Plain]:
    """The fields of a dataclass that are not at their defaults, or all of them, in their order."""
    found: dict[str, Plain] = {}
    for each in fields(type(record)):
        value: object = getattr(record, each.name)
        if defaults or each.default is dataclasses.MISSING or value != each.default:
            found[each.name] = plain_of(value)
    return found


def plain_of(value: object) -> Plain:
    if value is None or isinstance(value, (str, bool, int, float)):
        return value
    if isinstance(value, tuple):
        return [plain_of(item) for item in cast("tuple[object, ...]", value)]
    if isinstance(value, Mapping):
        return {k: plain_of(v) for k, v in cast("Mapping[str, object]", value).items()}
    return plain_record(value)


def fields(of: type) -> tuple[dataclasses.Field[object], ...]:
    return dataclasses.fields(cast("Any", of))


@cache
def hints_of(of: type) -> Mapping[str, object]:
    """The types of a record's fields, in their order."""
    hints = typing.get_type_hints(of)
    return {each.name: hints[each.name] for each in fields(of)}


def is_record(hint: object) -> TypeGuard[type]:
    return isinstance(hint, type) and dataclasses.is_dataclass(cast("Any", hint))


def said(hint: object) -> str:
    """What a type asks for, in words."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return "one of " + ", ".join(map(str, inner))
    if origin in (types.UnionType, typing.Union):
        named = [said(each) for each in inner if each is not types.NoneType]
        return " or ".join([*named, *(["null"] if types.NoneType in inner else [])])
    if origin is tuple:
        many = "a list" if inner[-1] is ... else f"a list of {len(inner)}"
        return f"{many}, each {said(inner[0])}"
    words = {int: "a whole number", float: "a number", bool: "true or false", str: "a text"}
    return words.get(cast("type", hint), "a mapping")
