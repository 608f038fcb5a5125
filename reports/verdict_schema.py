"""The JSON Schema of verdicts: of `check`, and of `why`, which says more of each reason."""

from __future__ import annotations

from shardproof.reports.schemas.derivations import DEFS as DERIVATIONS
from shardproof.reports.schemas.files import alone
from shardproof.reports.schemas.parts import (
    VERSION,
    Schema,
    flag,
    foreign,
    many,
    or_null,
    record,
    ref,
    resource,
    text,
    texts,
    whole,
    word,
)
from shardproof.reports.schemas.shared import DEFS, one_of

_WORDS = ("legal", "illegal", "unknown")
_CLAUSE = record(
    "a clause of the law",
    {
        "sentence": text("what it says"),
        "formula": text("when exactly it holds"),
        "documents": texts("the lines that it rests on"),
    },
)
_REASON = record(
    "a clause that the plan breaks",
    {
        "code": text("of the clause; `shardproof explain CODE`"),
        "message": text("what is wrong, with the plan's numbers"),
        "clause": _CLAUSE,
        "phases": many("in which", word("a phase", "prefill", "decode")),
        "place": ref("where in the plan", "place"),
        "fix": text("what to write into the plan"),
    },
    {
        "config": many("where in the model's config; of `why` alone", ref("", "place")),
        "counterexample": or_null(ref("what it does when it is run; of `why` alone",
                                      "counterexample")),
    },
)  # fmt: skip
_BLAME = record(
    "the first operator whose result is not the model's, though all that it is made of is",
    {
        "phase": word("its phase, if it is known", "prefill", "decode", None),
        "operator": text("by the name of its result, or of the output that is wrong"),
        "role": text("what it is for, whatever it is called in this plan"),
        "clauses": texts("the codes of the clauses that are about such an operator"),
        "why": text("what is wrong with its result"),
        "rank": or_null(text("the first rank whose result is another one")),
        "together": texts("the axes of the group that adds up to it, of partial sums"),
        "coefficients": texts("what it has too much or too little, each with its coefficient"),
        "indices": or_null(text("along the last axis")),
        "workload": record("at which sizes", {
            "batch": whole("sequences", 1), "prompt": whole("tokens of a prompt", 1),
            "steps": whole("of decode", 0)}),
    },
)  # fmt: skip
VERDICT = record(
    "whether a plan is legal for a model",
    {
        "version": VERSION,
        "plan": or_null(text("the plan's file")),
        "model": text("the model's name"),
        "verdict": word("legal: exit code 0; illegal: 1; unknown: 3", *_WORDS),
        "unknown": texts("why the verdict is unknown, where it is"),
        "reasons": many("every clause that the plan breaks", ref("", "reason")),
        "same_degrees": word("whether other cuts with the same degrees are legal", *_WORDS),
        "counterexample": or_null(ref("what a run shows, if one was made", "counterexample")),
        "blame": or_null(ref("who is to blame, of what is not legal", "blame")),
        "derivation": or_null(
            ref("with --derivation, every operator of a legal plan", "derivation")
        ),
        "replay": or_null(text("the file of a disagreement between deciders, for a report")),
        "engine": or_null(ref("of a launch command, what its engine says", "said")),
        "nearest": many("legal plans that are near; of `why` alone", ref("", "near")),
        "notes": many("what is worth knowing beside the verdict", ref("", "note")),
        "world_size": whole("all devices", 1),
        "worlds": record(
            "devices of each phase",
            {"prefill": whole("of prefill", 1), "decode": whole("of decode", 1)},
        ),
    },
    {
        "more_near": flag("whether rows of near plans are left out; of `why` alone"),
        "transfer": many("of two pools that differ, who sends what to whom", ref("", "sent")),
        "launch": ref("of a launch command, what it is", "launch"),
        "memory": or_null(
            ref("what it needs; null where nobody knows the model's sizes", "memory")
        ),
    },
)
VERDICTS: dict[str, Schema] = {
    **DEFS,
    **DERIVATIONS,
    "verdict": VERDICT,
    "reason": _REASON,
    "blame": _BLAME,
    "note": record(
        "something that is legal and worth saying",
        {"code": text("stable; `shardproof explain CODE`"), "message": text("what it is")},
    ),
}
_BECAUSE = record(
    "a minimal conflict between a plan's lines and the law: without any part the rest can hold",
    {
        "says": text("in a sentence"),
        "lines": many(
            "of the plan",
            record(
                "a line",
                {
                    "field": text("its dotted path"),
                    "text": text("as it may be quoted"),
                    "default": flag("whether the plan leaves it out, so that it is the default"),
                    "place": ref("where", "place"),
                },
            ),
        ),
        "clauses": many(
            "of the law",
            record(
                "a clause",
                {
                    "code": text("its code"),
                    "sentence": text("what it says"),
                    "documents": texts("the lines that it rests on"),
                    "rules_out": texts("values of open fields that it alone excludes"),
                    "message": or_null(text("what it says of `example`")),
                    "config": many("where in the model's config", ref("", "place")),
                },
            ),
        ),
        "example": foreign("a plan that breaks nothing but this, where there is one", "plan"),
        "counterexample": or_null(ref("what that does when it is run", "counterexample")),
    },
)
_OPEN = record(
    "what is left of an open plan",
    {
        "version": VERSION,
        "plan": text("the plan's file"),
        "model": text("the model's name"),
        "verdict": word("legal: a legal plan is left; illegal: none is", *_WORDS),
        "unknown": texts("what was being decided when the search was given up"),
        "example": or_null(foreign("a legal plan that is left", "plan")),
        "because": many("every reason why none is left", ref("", "because")),
        "hidden": whole("how many more reasons say no more than these"),
        "nearest": many("legal plans that are near", ref("", "near")),
        "more_near": flag("whether rows of near plans are left out"),
    },
)


def verdict_schema() -> Schema:
    """One plan: a verdict or its errors; several plans: a list of those."""
    one = one_of("verdict")
    several = {"type": "array", "items": one, "minItems": 2}
    body = {"description": "the answer of `shardproof check --format json`",
            "oneOf": [*one["oneOf"], several]}  # fmt: skip
    return alone(resource("verdict", "shardproof verdict", body, VERDICTS))


def why_schema() -> Schema:
    """Of a plan, of an open one, of a model of which nothing is known."""
    body = {"description": "the answer of `shardproof why --format json`",
            **one_of("verdict", "open", "nothing_known")}  # fmt: skip
    defs = {**VERDICTS, "open": _OPEN, "because": _BECAUSE}
    return alone(resource("why", "shardproof why", body, defs))
