"""What JSON Schemas here are made of: every key is described, and no other may stand there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
URN = "urn:shardproof:schema:"


def named(name: str) -> str:
    """A schema's `$id`."""
    return f"{URN}{name}"


def text(says: str) -> Schema:
    return {"type": "string", "description": says}


def whole(says: str, low: int = 0) -> Schema:
    return {"type": "integer", "minimum": low, "description": says}


def number(says: str) -> Schema:
    return {"type": "number", "description": says}


def flag(says: str) -> Schema:
    return {"type": "boolean", "description": says}


def word(says: str, *words: str | None) -> Schema:
    return {"enum": list(words), "description": says}


def only(says: str, value: object) -> Schema:
    return {"const": value, "description": says}


def many(says: str, item: Schema) -> Schema:
    return {"type": "array", "items": item, "description": says}


def texts(says: str) -> Schema:
    return many(says, {"type": "string"})


def record(
    says: str, keys: Mapping[str, Schema], also: Mapping[str, Schema] | None = None
) -> Schema:
    """A mapping with these keys, and perhaps with those of `also`."""
    return {
        "type": "object",
        "description": says,
        "properties": {**keys, **(also or {})},
        "required": list(keys),
        "additionalProperties": False,
    }


def every(says: str, value: Schema) -> Schema:
    """A mapping whose keys are names of something."""
    return {"type": "object", "description": says, "additionalProperties": value}


def operator(layer: str) -> dict[str, Schema]:
    """What is said of an operator wherever one stands, but for its kind."""
    return {
        "name": text("of its result"),
        "of": texts("what it reads, by name"),
        "about": every("what else it is about, by key", {"$ref": "#/$defs/value"}),
        "layer": or_null(whole(layer)),
        "on": texts("where it runs, if not everywhere"),
    }


def ref(says: str, name: str) -> Schema:
    """What is under that name in the schema's own `$defs`."""
    return {"$ref": f"#/$defs/{name}", "description": says}


def foreign(says: str, name: str) -> Schema:
    """Another schema of ours."""
    return {"$ref": named(name), "description": says}


def or_null(schema: Schema) -> Schema:
    """The same, or null."""
    says = schema["description"]
    inner = {key: value for key, value in schema.items() if key != "description"}
    if isinstance(inner.get("type"), str) and "properties" not in inner:
        return {**inner, "type": [inner["type"], "null"], "description": says}
    return {"anyOf": [inner, {"type": "null"}], "description": says}


VERSION = only("of this form", 1)
VALUE: Schema = {
    "description": "a value as a plan or a program writes it: a number, a word, a map of indices",
    "type": ["null", "boolean", "number", "string", "array", "object"],
    "items": {"$ref": "#/$defs/value"},
    "additionalProperties": {"$ref": "#/$defs/value"},
}
"""Stands in `$defs` as `value`."""


def value(says: str) -> Schema:
    return ref(says, "value")


def resource(name: str, title: str, body: Schema, defs: Mapping[str, Schema]) -> Schema:
    """A schema with its name, and those of `defs` that it speaks of."""
    used: dict[str, Schema] = {}
    queue = [body]
    for schema in queue:  # which grows
        for key in _local(schema):
            if key not in used:
                used[key] = defs[key]
                queue.append(defs[key])
    head = {"$schema": DRAFT, "$id": named(name), "title": title}
    return {**head, **body, **({"$defs": used} if used else {})}


def bundled(schema: Schema, others: Mapping[str, Callable[[], Schema]]) -> Schema:
    """The schema with all others of ours that it speaks of, so that it stands alone."""
    held: dict[str, Schema] = {}
    queue = [schema]
    for each in queue:  # which grows
        for name in _foreign(each):
            if name not in held and named(name) != schema["$id"]:
                held[name] = others[name]()
                queue.append(held[name])
    return {**schema, "$defs": {**schema.get("$defs", {}), **held}} if held else schema


def _refs(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        inner = cast("dict[str, object]", schema)
        if isinstance(found := inner.get("$ref"), str):
            yield found
        for each in inner.values():
            yield from _refs(each)
    elif isinstance(schema, list):
        for each in cast("list[object]", schema):
            yield from _refs(each)


def _local(schema: Schema) -> Iterator[str]:
    return (each.removeprefix("#/$defs/") for each in _refs(schema) if each.startswith("#/$defs/"))


def _foreign(schema: Schema) -> Iterator[str]:
    return (each.removeprefix(URN) for each in _refs(schema) if each.startswith(URN))
