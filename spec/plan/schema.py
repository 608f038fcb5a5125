"""The JSON Schema of plan files, made from the sections themselves."""

from __future__ import annotations

import json

from shardproof.spec.plan.cut_reading import MOST_INDEX, REGULAR
from shardproof.spec.plan.edit_schema import kind_rules
from shardproof.spec.plan.edits import ACTIONS, AXES, MOST_EDITS, MOST_TEXT
from shardproof.spec.plan.layers import NAMED
from shardproof.spec.plan.phase import OfLayers
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.section import Field, Section, fields_of
from shardproof.spec.plan.write import plain_value
from shardproof.spec.source.node import Plain

Schema = dict[str, Plain]
PLAN_ID = "urn:shardproof:schema:plan"


def plan_schema() -> Schema:
    """What an editor needs to complete and check a plan; 2020-12."""
    parts: dict[str, Plain] = {}
    whole = _section(Plan, parts)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": PLAN_ID,
        "title": "shardproof plan",
        **whole,
        "$defs": {**parts, "Cut": _cut(needed=False), "KvCut": _cut(needed=True), "Span": _SPAN},
    }


def _section(section: type[Section], parts: dict[str, Plain]) -> Schema:
    properties: Schema = {name: _field(field, parts) for name, field in fields_of(section).items()}
    return {
        "type": "object",
        "description": (section.__doc__ or "").split("\n")[0],
        "properties": properties,
        "additionalProperties": False,
    }


def _field(field: Field, parts: dict[str, Plain]) -> Plain:
    about: Schema = {"description": field.help}
    if field.kind != "part":
        about["default"] = plain_value(field.default)
    return {**about, **_kind(field, parts)}


def _kind(field: Field, parts: dict[str, Plain]) -> Schema:
    match field.kind:
        case "part":
            section = field.part or Section
            if section.__name__ not in parts:
                parts[section.__name__] = None  # holds the place, should a section hold itself
                parts[section.__name__] = _section(section, parts)
            return {"$ref": f"#/$defs/{section.__name__}"}
        case "word":
            return {"enum": list(field.words)}
        case "flag":
            return {"type": "boolean"}
        case "number":
            kind: Plain = ["integer", "null"] if field.optional else "integer"
            return {"type": kind, "minimum": field.low, "maximum": field.high}
        case "cut":
            return {"$ref": "#/$defs/KvCut" if field.needed else "#/$defs/Cut"}
        case "group":
            lists: Plain = ["array", "null"] if field.optional else "array"
            return {"type": lists, "items": {"enum": list(field.words)}, "uniqueItems": True}
        case "rows":
            row: Schema = {
                "type": "array", "items": {"type": "integer"}, "minItems": 4, "maxItems": 4,
            }  # fmt: skip
            return {"type": ["array", "null"], "items": row, "maxItems": field.high}
        case "edits":
            return {"type": "array", "items": _EDIT, "maxItems": MOST_EDITS}
        case "layers":
            if OfLayers.__name__ not in parts:
                parts[OfLayers.__name__] = None
                parts[OfLayers.__name__] = _section(OfLayers, parts)
            return {"type": "object", "propertyNames": {"pattern": _LAYER},
                    "additionalProperties": {"$ref": f"#/$defs/{OfLayers.__name__}"}}  # fmt: skip
        case "text":
            return {"type": ["string", "null"], "maxLength": field.high}


_LAYER = rf"^({'|'.join(NAMED)}|[0-9]{{1,6}}(-[0-9]{{1,6}})?(,[0-9]{{1,6}}(-[0-9]{{1,6}})?)*)$"
"""Names of layers: a kind, or numbers and ranges."""
_SPAN: Schema = {
    "description": "an index, or the indices from one to another",
    "oneOf": [
        {"type": "integer", "minimum": 0, "maximum": MOST_INDEX},
        {"type": "string", "pattern": r"^\d{1,9}(-\d{1,9})?$"},
    ],
}


def _edit() -> Schema:
    """An edit has one action; what else it says depends on the operator."""
    texts: Schema = {"type": "string", "maxLength": MOST_TEXT}
    whole: Schema = {"type": "integer", "minimum": 0}
    numbers: Schema = {"oneOf": [whole, {"type": "array", "items": whole, "minItems": 1}]}
    first: Schema = {"type": "integer", "minimum": 1}
    steps: Schema = {"oneOf": [first, {"type": "array", "items": first, "minItems": 1}]}
    ranks: Schema = {
        "type": "object",
        "properties": {
            axis: {**numbers, "description": f"coordinates along {axis}"} for axis in AXES
        },
        "additionalProperties": False,
        "minProperties": 1,
    }
    fields: Schema = {
        **{action: {**texts, "description": says} for action, says in ACTIONS.items()},
        "of": {
            "oneOf": [texts, {"type": "array", "items": texts, "minItems": 1}],
            "description": "the operators that it reads",
        },
        "as": {**texts, "description": "what an inserted operator is called"},
        "after": {**texts, "description": "behind which operator"},
        "with": {**texts, "description": "the kind in its place, or the operator to swap with"},
        "phase": {"enum": ["prefill", "decode"], "description": "only in this phase"},
        "stage": {**whole, "description": "only on this stage; 0 is the first"},
        "ranks": {**ranks, "description": "only on these ranks; 0 is the first"},
        "but": {**ranks, "description": "on all ranks but these; 0 is the first"},
        "steps": {
            **steps,
            "description": "only in these steps of decode; 1 is the first, and prefill has none",
        },
    }
    one: list[Plain] = [{"required": [action]} for action in ACTIONS]
    kinds = kind_rules(fields)
    return {"type": "object", "properties": fields, "oneOf": one, "allOf": kinds}


_EDIT = _edit()


def _cut(*, needed: bool) -> Schema:
    words: list[Plain] = [*REGULAR, *(["needed"] if needed else [])]
    sizes: Schema = {
        "type": "array",
        "description": "the size of each rank's piece, in rank order",
        "items": {"type": "integer", "minimum": 0, "maximum": MOST_INDEX},
        "minItems": 1,
    }
    span: Schema = {"$ref": "#/$defs/Span"}
    listed: Schema = {
        "type": "array",
        "description": "the indices of each rank, in local order",
        "items": {"oneOf": [span, {"type": "array", "items": span}]},
        "minItems": 1,
    }
    count: Schema = {"type": "integer", "minimum": 1, "maximum": 2**24}
    forms: dict[str, Schema] = {"sizes": sizes, "listed": listed, "strided": count, "padded": count}
    return {
        "description": "which rank holds which indices of an axis",
        "oneOf": [
            {"enum": words},
            sizes,
            *(
                {
                    "type": "object",
                    "properties": {name: form},
                    "required": [name],
                    "additionalProperties": False,
                }
                for name, form in forms.items()
            ),
        ],
    }


def schema_text() -> str:
    return json.dumps(plan_schema(), indent=2)
