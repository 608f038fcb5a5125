"""The JSON Schema of open plans: that of plans, in which every choice may be left open."""

from __future__ import annotations

from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.schema import Schema, plan_schema
from shardproof.spec.plan.section import Section, fields_of
from shardproof.spec.source.node import Plain

OPEN_ID = "urn:shardproof:schema:open"
_CLOSED = ("text", "edits", "layers", "rows", "part")
_WHOLE = ("model", "devices", "workload", "edits")


def open_schema() -> Schema:
    """What an editor needs for an open plan; 2020-12."""
    schema = plan_schema()
    known = schema["$defs"]
    defs: Schema = dict(known) if isinstance(known, dict) else {}
    sections = _sections(Plan)
    for name, inner in defs.items():
        if name in sections and isinstance(inner, dict):
            defs[name] = inner if name == "Workload" else _opened(sections[name], inner)
    return {**_opened(Plan, schema), "$id": OPEN_ID, "title": "shardproof open plan", "$defs": defs}


def _sections(section: type[Section]) -> dict[str, type[Section]]:
    found: dict[str, type[Section]] = {}
    for field in fields_of(section).values():
        if field.part is not None and field.part.__name__ not in found:
            found |= {field.part.__name__: field.part, **_sections(field.part)}
    return found


def _opened(section: type[Section], schema: Schema) -> Schema:
    properties = schema["properties"]
    if not isinstance(properties, dict):
        return schema
    out: Schema = {}
    for name, inner in properties.items():
        field = fields_of(section)[name]
        closed = field.kind in _CLOSED or (section is Plan and name in _WHOLE)
        out[name] = inner if closed or not isinstance(inner, dict) else _either(inner, field.kind)
    return {**schema, "properties": out}


def _either(inner: Schema, kind: str) -> Schema:
    """A value as it is, or left open; what is said of the field stays outside."""
    about: Schema = {name: inner[name] for name in ("description", "default") if name in inner}
    value: Schema = {name: each for name, each in inner.items() if name not in about}
    items: Schema = {"type": "array", "items": value, "minItems": 1}
    choices: Schema = {
        "type": "object",
        "properties": {"any": items},
        "required": ["any"],
        "additionalProperties": False,
    }
    ways: list[Plain] = [value, {"const": "?"}, choices]
    if kind == "number":
        ways.append({"type": "string", "pattern": r"^\d{1,9}\.\.\d{1,9}$"})
    return {**about, "anyOf": ways}
