"""The JSON Schema of a record that is written field by field, made from its types."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Collection, Mapping
from typing import Any, Literal, cast

from shardproof.reports.field_docs import field_docs
from shardproof.reports.schemas.parts import Schema, record
from shardproof.spec.source.records import fields, hints_of, is_record

Ranges = Mapping[tuple[type, str], tuple[int, int]]
_PLAIN = {int: "integer", float: "number", str: "string", bool: "boolean"}


def record_schemas(of: type, ranges: Ranges, *, defaults: bool = False) -> dict[str, Schema]:
    """The record's, and those of the records inside it, by name; `defaults` are written too."""
    found: dict[str, Schema] = {}
    queue: list[type] = [of]
    for each in queue:  # which grows
        if each.__name__ not in found:
            found[each.__name__] = record_schema(each, ranges, defaults=defaults)
            queue += [inner for hint in hints_of(each).values() for inner in _records(hint)]
    return found


def record_schema(
    of: type, ranges: Ranges, leave: Collection[str] = (), *, defaults: bool = False
) -> Schema:
    """One record, without the fields to leave out; records inside it are `$defs`."""
    hints, needed = hints_of(of), dict[str, Schema]()
    also: dict[str, Schema] = {}
    said = field_docs(of.__module__)
    for each in fields(of):
        if each.name in leave:
            continue
        says = said.get(f"{of.__name__}.{each.name}", each.name.replace("_", " "))
        schema = {**_kind(hints[each.name]), "description": says}
        if (of, each.name) in ranges:
            schema["minimum"], schema["maximum"] = ranges[of, each.name]
        never = each.default is dataclasses.MISSING
        (needed if defaults or never else also)[each.name] = schema
    return record(" ".join(said.get(of.__name__, of.__name__).split()), needed, also)


def _kind(hint: object) -> Schema:
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (types.UnionType, typing.Union):
        return {"anyOf": [_kind(each) for each in inner]}
    if origin is tuple:
        items = {"type": "array", "items": _kind(inner[0])}
        return (
            items if inner[-1] is ... else {**items, "minItems": len(inner), "maxItems": len(inner)}
        )
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _kind(inner[1])}
    if hint is types.NoneType:
        return {"type": "null"}
    if is_record(hint):
        return {"$ref": f"#/$defs/{hint.__name__}"}
    return {"type": _PLAIN[cast("Any", hint)]}


def _records(hint: object) -> list[type]:
    if is_record(hint):
        return [hint]
    return [record for inner in typing.get_args(hint) for record in _records(inner)]
