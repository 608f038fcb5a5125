"""What the JSON Schema of a plan says of an edit's operator: the keys of its kind, their values."""

from __future__ import annotations

from shardproof.spec.plan.edits import ABOUT, ACTIONS, SAYS, Action
from shardproof.spec.program.vocabulary import KINDS, Value
from shardproof.spec.source.node import Plain

Schema = dict[str, Plain]

PLACE: Schema = {"type": "integer", "minimum": -1}
PLACES: Schema = {"type": "array", "items": PLACE}


def kind_rules(fields: Schema) -> list[Plain]:
    """For each kind that is inserted, or stands in another's place: its keys and no others.

    `fields` are the keys that an edit has whatever its kind.
    """
    made: list[Plain] = [
        {"if": _is_made(name), "then": _keys(name, fields)} for name in KINDS if name != "handoff"
    ]
    needed: list[Plain] = [
        {"if": _is_inserted(name), "then": {"required": [*keys]}}
        for name, kind in KINDS.items()
        if (keys := [key for key, value in kind.about.items() if value.needed])
    ]
    actions: list[Plain] = [_action(action, fields) for action in ACTIONS]
    return [*actions, *made, *needed]


def _action(action: Action, fields: Schema) -> Schema:
    """What an edit of this action has to say, and what it may."""
    needs, may = SAYS[action]
    where = ["phase", "stage", "ranks", "but", "steps"]
    about = _every_key(fields) if action in ABOUT else {}
    keys: list[Plain] = [action, *may, *where, *about]
    then: Schema = {"required": [*needs], "propertyNames": {"enum": keys}}
    if action == "insert":
        kinds: list[Plain] = [name for name, kind in KINDS.items() if kind.operands]
        then["properties"] = {"insert": {"enum": [k for k in kinds if k != "handoff"]}}
    elif action == "replace":
        then["properties"] = {"with": {"enum": [name for name in KINDS if name != "handoff"]}}
    elif action == "change":
        then["properties"] = about
        then["anyOf"] = [{"required": [key]} for key in ("of", *about)]
    return {"if": {"required": [action]}, "then": then}


def _every_key(fields: Schema) -> Schema:
    """Every key of any kind, with what may stand there in some."""
    found: dict[str, list[Plain]] = {"map": [value_schema(Value("map"))]}
    for kind in KINDS.values():
        for key, value in kind.about.items():
            schema = value_schema(value)
            if key not in fields and schema not in found.setdefault(key, []):
                found[key].append(schema)
    return {key: {"anyOf": schemas} for key, schemas in found.items() if schemas}


def _is_inserted(name: str) -> Schema:
    return {"properties": {"insert": {"const": name}}, "required": ["insert"]}


def _is_made(name: str) -> Schema:
    """An edit that makes an operator of this kind."""
    made: list[Plain] = [
        _is_inserted(name),
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
