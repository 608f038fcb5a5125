"""What the JSON Schema of a plan says of an edit's operator: the keys of its kind, their values."""

from __future__ import annotations

from shardproof.spec.program.vocabulary import KINDS, Value
from shardproof.spec.source.node import Plain

Schema = dict[str, Plain]

PLACE: Schema = {"type": "integer", "minimum": -1}
PLACES: Schema = {"type": "array", "items": PLACE}


def kind_rules(fields: Schema) -> list[Plain]:
    """For each kind that is inserted, or stands in another's place: its keys and no others.

    `fields` are the keys that an edit has whatever its kind.
    """
    return [
        {"if": _is_made(name), "then": _keys(name, fields)} for name in KINDS if name != "handoff"
    ]


def _is_made(name: str) -> Schema:
    """An edit that makes an operator of this kind."""
    made: list[Plain] = [
        {"properties": {"insert": {"const": name}}, "required": ["insert"]},
        {"properties": {"with": {"const": name}}, "required": ["replace", "with"]},
    ]
    return {"anyOf": made}


def _keys(name: str, fields: Schema) -> Schema:
    # What an edit itself says under a key, an operator's own of that name cannot be set by it.
    about = {key: value for key, value in KINDS[name].about.items() if key not in fields}
    also: list[Plain] = ["map"] if any(value.kind == "map" for value in about.values()) else []
    return {
        "description": KINDS[name].says,
        "properties": {key: value_schema(value) for key, value in about.items()},
        "propertyNames": {"enum": [*fields, *about, *also]},
    }


def value_schema(value: Value) -> Schema:
    """What may stand under a key."""
    match value.kind:
        case "word":
            return {"enum": list(value.words)}
        case "flag":
            return {"type": "boolean"}
        case "number":
            kinds: Plain = ["integer", "null"] if value.default is None else "integer"
            return {"type": kinds, "minimum": 0}
        case "name":
            return {"type": "string", "minLength": 1}
        case "group":
            return {"type": "array", "items": {"enum": ["pp", "dp", "sp", "tp", "ep"]}}
        case "map":
            return {"type": ["array", "null"], "items": {"type": "array", "items": PLACE}}
        case "order":
            words: list[Plain] = list(value.words)
            return {"anyOf": [PLACES, {"enum": [*words, None]}]}
        case "table":
            return {"type": "object", "additionalProperties": {"type": "integer"}}
        case "ratio":
            return {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
