"""The JSON Schema of certificates, of every verdict."""

from __future__ import annotations

from typing import Any

from shardproof.certificate import checker

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_TEXT = {"type": "string"}
_COUNT = {"type": "integer", "minimum": 0}
_DIGEST = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
_ANY = {"type": "object"}


def _record(**properties: Any) -> dict[str, Any]:  # noqa: ANN401  (whatever a schema holds)
    """A mapping of exactly these keys."""
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
    }


def _list(item: Any, **more: Any) -> dict[str, Any]:  # noqa: ANN401
    return {"type": "array", "items": item, **more}


def _predicate(verdict: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401
    return _record(
        version={"const": checker.FORMAT},
        verdict={"const": verdict},
        config={"type": "object", "description": "the model's config.json, as it was read"},
        plan={"type": "object", "description": "the plan, without the path of its model"},
        check={"const": checker.CHECK},
        digest={**_DIGEST, "description": "of the statement in which this is empty"},
        **more,
    )


def _legal() -> dict[str, Any]:
    step = {
        "type": "object",
        "properties": {"name": _TEXT, "rule": _TEXT, "of": _list(_TEXT), "gives": _ANY},
        "required": ["name", "rule", "of", "gives"],
    }
    phase = _record(
        parts=_list(_record(part=_TEXT, steps=_list(step))),
        cache=_list(_record(layer=_COUNT, keys=_ANY, values=_ANY, everywhere={"type": "boolean"})),
        logits=_ANY,
        token={"type": ["object", "null"]},
    )
    run = _record(
        workload=_record(batch=_COUNT, prompt=_COUNT, steps=_COUNT),
        seed=_COUNT,
        trials=_COUNT,
        equal={"const": True},
        **{"run again by verify": {"const": False}},
    )
    phases = {"prefill": phase, "decode": phase}
    return _predicate(
        "legal",
        made_with=_record(shardproof=_TEXT, derivation=_COUNT, ground=_DIGEST),
        derivation={
            "type": "object",
            "properties": phases,
            "required": ["prefill"],
            "additionalProperties": False,
        },
        numbers=_record(prefill=_list(_ANY), decode=_list(_ANY)),
        runs=_list(run),
    )


def _refused(verdict: str) -> dict[str, Any]:
    return _predicate(
        verdict,
        made_with=_record(shardproof=_TEXT, law=_DIGEST),
        refusal=_ANY,
        assumptions=_list(_TEXT),
    )


def certificate_schema() -> dict[str, Any]:
    """What a certificate is, for a program that reads one; `verify` says whether it holds."""
    subjects = [
        _record(name={"const": name}, digest=_record(sha256=_DIGEST)) for name in ("config", "plan")
    ]
    return {
        "$schema": _DRAFT,
        "$id": checker.PREDICATE,
        "title": "shardproof certificate",
        **_record(
            _type={"const": checker.STATEMENT},
            predicateType={"const": checker.PREDICATE},
            subject={"type": "array", "prefixItems": subjects, "minItems": 2, "maxItems": 2},
            predicate={"oneOf": [_legal(), _refused("illegal"), _refused("no legal plan")]},
        ),
    }
