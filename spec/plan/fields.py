"""The types that plan fields are made of: cuts, groups, sections."""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, Literal, cast

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from shardproof.spec.plan.cuts import CutSpec, Kind

MOST_LISTED = 65_536
"""Entries that one hand-made cut may have."""

Axis = Literal["dp", "pp", "sp", "tp"]
Axes = Annotated[tuple[Axis, ...], Field(max_length=4)]

_REGULAR: tuple[Kind, ...] = (
    "even", "chunk", "balanced", "strided", "zigzag", "padded", "whole",
)  # fmt: skip
_SPAN = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?")


def _wrong(message: str, help_: str) -> PydanticCustomError:
    return PydanticCustomError("cut", "{message}", {"message": message, "help": help_})


_HELP = (
    "one of " + ", ".join(_REGULAR) + ", a list of sizes such as [4, 4, 3], "
    '{listed: [["0-3"], [4, 5]]}, {strided: BLOCK} or {padded: MULTIPLE}'
)


def read_cut(value: object) -> CutSpec:
    """A cut from what was written; the message of a refusal is for the user."""
    if isinstance(value, CutSpec):
        return value
    if isinstance(value, str):
        for kind in _REGULAR:
            if value == kind:
                return CutSpec(kind)
        raise _wrong(f"there is no cut named {value[:40]!r}", _HELP)
    if isinstance(value, (list, tuple)):
        return CutSpec("sizes", sizes=_sizes(cast(list[object], value)))
    if isinstance(value, dict) and len(cast(dict[object, object], value)) == 1:
        [(name, inner)] = cast(dict[object, object], value).items()
        if name == "sizes" and isinstance(inner, list):
            return CutSpec("sizes", sizes=_sizes(cast(list[object], inner)))
        if name == "listed" and isinstance(inner, list):
            return CutSpec("listed", listed=_listed(cast(list[object], inner)))
        if name == "strided":
            return CutSpec("strided", block=_count(inner, "a block"))
        if name == "padded":
            return CutSpec("padded", multiple=_count(inner, "a multiple"))
    raise _wrong("this is not a cut", _HELP)


def _count(value: object, what: str) -> int:
    if type(value) is not int or not 1 <= value <= 2**24:
        raise _wrong(f"{what} is a whole number from 1 to {2**24:,}", _HELP)
    return value


def _sizes(value: list[object]) -> tuple[int, ...]:
    if not 1 <= len(value) <= MOST_LISTED:
        raise _wrong(f"a list of sizes has 1 to {MOST_LISTED:,} entries", _HELP)
    for size in value:
        if type(size) is not int or not 0 <= size <= 2**31:
            raise _wrong(
                f"{str(size)[:40]!r} is not a size",
                "sizes are whole numbers, 0 or more, one for each rank",
            )
    return cast(tuple[int, ...], tuple(value))


def _listed(value: list[object]) -> tuple[tuple[range, ...], ...]:
    if not 1 <= len(value) <= MOST_LISTED:
        raise _wrong(f"{{listed: ...}} has 1 to {MOST_LISTED:,} ranks", _HELP)
    parts = [
        tuple(_span(item) for item in (cast(list[object], one) if isinstance(one, list) else [one]))
        for one in value
    ]
    if sum(map(len, parts)) > MOST_LISTED:
        raise _wrong(f"{{listed: ...}} has at most {MOST_LISTED:,} entries", _HELP)
    return tuple(parts)


def _span(item: object) -> range:
    if type(item) is int and 0 <= item <= 2**31:
        return range(item, item + 1)
    if isinstance(item, str) and (match := _SPAN.fullmatch(item)):
        low = int(match[1])
        high = int(match[2] or low)
        if low <= high <= 2**31:
            return range(low, high + 1)
    raise _wrong(
        f"{str(item)[:40]!r} is not an index or a span",
        'each rank has a list of indices and spans, such as [0, 1, "8-15"]',
    )


_CUT_SCHEMA: dict[str, Any] = {
    "oneOf": [
        {"enum": list(_REGULAR)},
        {
            "type": "array",
            "description": "the size of each rank's piece, in rank order",
            "items": {"type": "integer", "minimum": 0},
            "minItems": 1,
        },
        {
            "type": "object",
            "description": "the indices of each rank, in local order",
            "properties": {
                "listed": {
                    "type": "array",
                    "minItems": 1,
                    "items": {
                        "oneOf": [
                            {"$ref": "#/$defs/Span"},
                            {"type": "array", "items": {"$ref": "#/$defs/Span"}},
                        ]
                    },
                }
            },
            "required": ["listed"],
            "additionalProperties": False,
        },
        *(
            {
                "type": "object",
                "properties": {name: {"type": "integer", "minimum": 1, "maximum": 2**24}},
                "required": [name],
                "additionalProperties": False,
            }
            for name in ("strided", "padded")
        ),
        {
            "type": "object",
            "properties": {
                "sizes": {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 1}
            },
            "required": ["sizes"],
            "additionalProperties": False,
        },
    ]
}
SPAN_SCHEMA: dict[str, Any] = {
    "oneOf": [
        {"type": "integer", "minimum": 0},
        {"type": "string", "pattern": r"^\d{1,9}(-\d{1,9})?$"},
    ]
}

CutField = Annotated[CutSpec, BeforeValidator(read_cut), WithJsonSchema(_CUT_SCHEMA)]



def read_kv_cut(value: object) -> CutSpec:
    """A cut of KV heads, which may also be `needed`."""
    return CutSpec("needed") if value == "needed" else read_cut(value)


KvCutField = Annotated[
    CutSpec,
    BeforeValidator(read_kv_cut),
    WithJsonSchema({"oneOf": [{"enum": ["needed"]}, *_CUT_SCHEMA["oneOf"]]}),
]

Degree = Annotated[int, Field(ge=1, le=2**20)]


class Section(BaseModel):
    """A part of a plan: every field has a default, no field is unknown."""

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="forbid", frozen=True, strict=True, arbitrary_types_allowed=True
    )
