"""The JSON Schema of a derivation, as `check --derivation` tells it."""

from __future__ import annotations

from shardproof.reports.schemas.parts import (
    Schema,
    flag,
    many,
    only,
    operator,
    or_null,
    record,
    ref,
    text,
    value,
    whole,
)
from shardproof.spec.rules.stored import VERSION

DERIVATION = record(
    "every operator with what its rule gives; layers that are alike stand once",
    {
        "version": only("of the words of a derivation", VERSION),
        "prefill": ref("of prefill", "derived_phase"),
        "values": many("the values that are spoken of", ref("", "derived_value")),
    },
    {"decode": ref("of decode", "derived_phase")},
)
_GIVEN = {
    "oneOf": [
        record(
            "a value, and how it is laid out on ranks",
            {
                "value": whole("its number among `values`"),
                "is": text("what kind of value: tensor, weights, routes, ids, ..."),
                "dimensions": many("of the tensor, in order", ref("", "derived_dimension")),
                "due": or_null(text("over what it is a partial sum, or what else it lacks")),
                "tokens": text("whose tokens it is of"),
                "only": or_null(
                    whole("the one rank of ep on which it is right; -1 is each's own", -1)
                ),
                "on": or_null(many("the ranks that have it, if not all", value(""))),
            },
        ),
        record(
            "what a cache was read of",
            {"keys": ref("the keys", "given"), "values": ref("the values", "given")},
        ),
    ]
}
DEFS: dict[str, Schema] = {
    "derivation": DERIVATION,
    "derived_phase": record(
        "a phase, operator by operator",
        {
            "parts": many(
                "stretches of the program",
                record(
                    "one of them",
                    {"part": text("its name"), "steps": many("its operators", ref("", "step"))},
                ),
            ),
            "layers": many(
                "which layers are made of which parts",
                record(
                    "layers in a row",
                    {
                        "layers": ref("which", "layers"),
                        "stage": whole("where they are run"),
                        "parts": many("by number", {"type": "integer"}),
                    },
                ),
            ),
            "entries": many(
                "what the cache holds",
                record(
                    "of layers in a row",
                    {
                        "layers": ref("which", "layers"),
                        "keys": ref("the keys", "given"),
                        "values": ref("the values", "given"),
                        "everywhere": flag("whether every rank has them"),
                        "stream": whole("the number of the stream that they are made of"),
                        "body": whole("the number of what a layer makes of it"),
                    },
                ),
            ),
            "logits": or_null(ref("the logits", "given")),
            "token": or_null(ref("the token that is chosen", "given")),
        },
    ),
    "step": record(
        "an operator, what it reads, and what its rule gives",
        {
            **operator("the first of its layers"),
            "rule": text("its kind; `shardproof explain KIND`"),
            "reads": many("what it reads", ref("", "given")),
            "gives": ref("what its rule gives", "given"),
        },
    ),
    "given": _GIVEN,
    "derived_dimension": record(
        "a dimension of a tensor",
        {
            "name": text("its name"),
            "size": whole("of the whole tensor; -1 for tokens and keys", -1),
            "map": value("which rank holds which indices; null: every rank holds all"),
        },
    ),
    "derived_value": record(
        "a value, by what it is computed of",
        {
            "value": whole("its number"),
            "operator": text("what makes it"),
            "about": value("with what"),
            "of": many("of which values, by number", {"type": "integer"}),
        },
    ),
    "layers": record(
        "layers in a row", {"first": whole("the first"), "count": whole("how many", 1)}
    ),
}
