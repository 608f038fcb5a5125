"""The JSON Schema of `--format json`; a test checks real output against it."""

from __future__ import annotations

from typing import Any

_DRAFT = "https://json-schema.org/draft/2020-12/schema"


def _record(required: dict[str, Any], also: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {**required, **(also or {})},
        "required": list(required),
        "additionalProperties": False,
    }


def _list(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": item}


_TEXT = {"type": "string"}
_MAYBE_TEXT = {"type": ["string", "null"]}
_WORD = {"enum": ["legal", "illegal", "unknown"]}
_COUNT = {"type": "integer", "minimum": 1}
_PLACE = _record(
    {
        "file": _MAYBE_TEXT,
        "line": {"type": ["integer", "null"]},
        "column": {"type": ["integer", "null"]},
        "field": _MAYBE_TEXT,
    }
)
_REASON = _record(
    {
        "code": _TEXT,
        "message": _TEXT,
        "clause": _record({"sentence": _TEXT, "formula": _TEXT, "documents": _list(_TEXT)}),
        "phases": _list({"enum": ["prefill", "decode"]}),
        "place": _PLACE,
        "fix": _TEXT,
    },
    # What `why` adds.
    {
        "config": _list(_PLACE),
        "counterexample": {"type": ["object", "null"]},
    },
)
_DERIVED = _record(
    {
        "steps": {"type": ["integer", "null"], "minimum": 1},
        "failing": {
            "oneOf": [
                _record(
                    {
                        "phase": {"enum": ["prefill", "decode", None]},
                        "operator": _TEXT,
                        "got": _list(_TEXT),
                        "why": _TEXT,
                    }
                ),
                {"type": "null"},
            ]
        },
        "tree": {"type": ["object", "null"]},
    }
)
_VERDICT = _record(
    {
        "version": {"const": 1},
        "plan": _MAYBE_TEXT,
        "model": _TEXT,
        "verdict": _WORD,
        "unknown": _list(_TEXT),
        "reasons": _list(_REASON),
        "same_degrees": _WORD,
        "counterexample": {"type": ["object", "null"]},
        "derivation": {"oneOf": [_DERIVED, {"type": "null"}]},
        "replay": _MAYBE_TEXT,
        "engine": {"type": ["object", "null"]},
        "nearest": _list({"type": "object"}),
        "notes": _list(_record({"code": _TEXT, "message": _TEXT})),
        "world_size": _COUNT,
        "worlds": _record({"prefill": _COUNT, "decode": _COUNT}),
    },
    # Whether `why` has left rows of near plans out.
    {
        "more_near": {"type": "boolean"},
        # Of a legal plan whose phases have other degrees, who sends what to whom.
        "transfer": _list(
            _record(
                {
                    "axis": {"enum": ["tp", "pp"]},
                    "sender": {"type": "integer", "minimum": 0},
                    "receiver": {"type": "integer", "minimum": 0},
                    "what": _TEXT,
                    "layers": _TEXT,
                }
            )
        ),
    },
)
_ERRORS = _record(
    {
        "version": {"const": 1},
        "errors": _list(
            _record({"code": _TEXT, "message": _TEXT, "place": _PLACE, "help": _MAYBE_TEXT})
        ),
    }
)


def verdict_schema() -> dict[str, Any]:
    """One plan: a verdict or its errors; several plans: a list of those."""
    one = {"oneOf": [{"$ref": "#/$defs/verdict"}, {"$ref": "#/$defs/errors"}]}
    return {
        "$schema": _DRAFT,
        "title": "shardproof verdict",
        "oneOf": [*one["oneOf"], {"type": "array", "items": one}],
        "$defs": {"verdict": _VERDICT, "errors": _ERRORS},
    }
