"""The JSON Schema of a derivation, as `check --derivation` tells it."""

from __future__ import annotations

from shardproof.reports.derivations import VERSION
from shardproof.reports.schemas.parts import (
    Schema,
    many,
    only,
    operator,
    or_null,
    record,
    ref,
    text,
    texts,
    value,
    whole,
)

DERIVATION = record(
    "every operator with what ranks have of its result; layers that are alike stand once",
    {
        "version": only("of the words of a derivation", VERSION),
        "prefill": ref("of prefill", "derived_phase"),
    },
    {"decode": ref("of decode", "derived_phase")},
)
DEFS: dict[str, Schema] = {
    "derivation": DERIVATION,
    "derived_phase": record(
        "a phase, operator by operator",
        {
            "parts": many(
                "stretches of the program",
                record(
                    "one of them",
                    {
                        "part": text("its name"),
                        "layers": whole("how many layers it stands for; 0 for what is no layer"),
                        "steps": many("its operators", ref("", "step")),
                    },
                ),
            ),
            "stopped": or_null(text("why nothing is known of results, or none behind some")),
        },
    ),
    "step": record(
        "an operator, and what ranks have of its result",
        {
            **operator("the first of its layers"),
            "kind": text("its kind; `shardproof explain KIND`"),
            "law": or_null(text("the theorem it rests on; `shardproof explain NAME`")),
            "gives": or_null(ref("what ranks have of its result", "given")),
        },
    ),
    "given": record(
        "how a result is laid out on ranks",
        {
            "dimensions": many("of the tensor, in order", ref("", "derived_dimension")),
            "partial": texts("the axes over which it is a partial sum"),
            "tokens": text("whose tokens, or keys, it is of"),
        },
    ),
    "derived_dimension": record(
        "a dimension of a tensor",
        {
            "name": text("its name"),
            "size": whole("of the whole tensor; -1 for tokens and keys", -1),
            "map": value("which rank holds which indices; null: every rank holds all"),
        },
    ),
}
