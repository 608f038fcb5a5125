"""The JSON Schemas of runs: what came of one, a witness, the program that is run."""

from __future__ import annotations

from shardproof.executor.run.outcome.compare import Difference, Place
from shardproof.executor.run.outcome.first_wrong import Inner
from shardproof.executor.run.outcome.outcome import CannotRun, Hangs, Tried
from shardproof.executor.run.state.faults import AXES
from shardproof.executor.run.witness.files import MARK, VERSION, WORKLOAD, About
from shardproof.executor.run.witness.reading import RANGES
from shardproof.reports.schemas.parts import VERSION as FORM
from shardproof.reports.schemas.parts import (
    Schema,
    flag,
    foreign,
    many,
    number,
    only,
    operator,
    or_null,
    record,
    ref,
    resource,
    text,
    whole,
    word,
)
from shardproof.reports.schemas.records import record_schema, record_schemas
from shardproof.reports.schemas.shared import DEFS, one_of
from shardproof.spec.model.model import Model
from shardproof.spec.model.neutral import RANGES as SIZES
from shardproof.spec.model.write import MARK as MODEL_MARK
from shardproof.spec.model.write import VERSION as MODEL_VERSION

_KINDS = ("equal", "different", "cannot run", "stuck")
_TOLD: dict[str, Schema] = {
    "kind": word("what came of it", *_KINDS),
    "says": text("in words"),
    "inner": or_null(ref("where inside the model the two part first, if somebody looked", "Inner")),
    "ranks": or_null(ref("what each rank has there", "OnRanks")),
}
_TRIED = text("batch, prompt, steps and seed, in words")
_SHRUNK = text("the small model that was run, in words")
_RUN = record(
    "what came of running a plan: exit code 0 where all runs are equal, 1 where one is not",
    {
        "version": FORM,
        "plan": or_null(text("the plan's file")),
        "model": text("the model's name"),
        "outcome": word("of all runs, or of the one that refutes the plan", *_KINDS, "unknown"),
        "unknown": or_null(text("why nothing is known, where that is so")),
        "shrunk": or_null(_SHRUNK),
        "open": many("what of the workload the plan leaves open", word("a size", *WORKLOAD)),
        "covers": record(
            "the sizes that were run",
            {name: many(f"of {name}", {"type": "integer"}) for name in WORKLOAD},
        ),
        "runs": many("each of them", record("a run", {"tried": _TRIED, **_TOLD})),
        "witness": or_null(
            record(
                "the counterexample that was written to a file",
                {
                    "file": text("where it is"),
                    "shrunk": _SHRUNK,
                    "tried": _TRIED,
                    **_TOLD,
                    "replay": text("the command that runs it again"),
                },
            )
        ),
        "floating": or_null(ref("the same runs in floats, if they were asked for", "floats")),
    },
)
_REPLAY = record(
    "what came of replaying a witness: exit code 1 where it is reproduced, else 3",
    {
        "version": FORM,
        "witness": text("the file"),
        "model": text("the model that it comes from"),
        "outcome": word("what came of it", *_KINDS),
        "reproduced": flag("whether that is what the witness says"),
        "shrunk": _SHRUNK,
        "tried": _TRIED,
        "expected": record("what the witness says", _TOLD),
        "found": record("what the run says", _TOLD),
    },
)
_RANK = record("which rank", {axis: whole(f"along {axis}") for axis in AXES})
_ON_RANKS = record(
    "one entry of a tensor, on the ranks of a stage that have its token",
    {
        "each": many("rank by rank", record("a rank", {
            "rank": _RANK, "value": or_null(whole("modulo a prime; null is not in its shard"))})),
        "sum": or_null(whole("of ranks that may hold partial sums, if there are several")),
    },
)  # fmt: skip
_GAP = record(
    "the value that is farthest from the model's",
    {
        "size": or_null(number("the difference, where the largest value of that output is 1")),
        "expected": or_null(number("what the model has; null is no number")),
        "found": or_null(number("what the rank has; null is no number")),
        "phase": word("in which", "prefill", "decode"),
        "of": text("which output, in words"),
        "rank": _RANK,
        "index": many("an id, or a head and a dimension", {"type": "integer"}),
        "trial": whole("in which trial"),
    },
)  # fmt: skip
_COUNTED = {"made": whole("how many were made"), "flipped": whole("how many were others")}
_FLOATS = record(
    "runs in floats, from which no verdict comes",
    {
        "domain": word("which floats", "float64", "float32", "bfloat16"),
        "disagreement": flag("whether a run contradicts the exact one"),
        "runs": many(
            "each of them",
            record(
                "a run",
                {
                    "tried": _TRIED,
                    "kind": text("what came of it"),
                    "says": text("in words"),
                },
                {
                    "logits": or_null(ref("the farthest logit", "gap")),
                    "caches": or_null(ref("the farthest cache entry", "gap")),
                    "tokens": record("tokens that were chosen", _COUNTED),
                    "experts": record("experts that were chosen", _COUNTED),
                },
            ),
        ),
    },
)
_OPERATOR = record(
    "an operator of a program",
    {
        **operator("its layer"),
        "operator": text("its kind; `shardproof explain KIND`"),
    },
)
_STAGES = many(
    "stage by stage",
    record("the visit of a stage", {
        "stage": whole("which"), "operators": many("in order", ref("", "operator"))}),
)  # fmt: skip
_PROGRAM = record(
    "what a plan lowers to, with --program",
    {"version": FORM, "model": text("the model's name")},
    {
        "prefill": _STAGES,
        "decode": _STAGES,
        "between": many("the KV transfer", ref("", "operator")),
    },
)


def run_schema() -> Schema:
    body = {"description": "the answer of `shardproof run --format json`",
            **one_of("run", "replay", "program", "nothing_known")}  # fmt: skip
    defs = {
        **DEFS, **record_schemas(Inner, {}, defaults=True),
        "OnRanks": _ON_RANKS, "run": _RUN, "replay": _REPLAY,
        "program": _PROGRAM, "operator": _OPERATOR, "floats": _FLOATS, "gap": _GAP,
    }  # fmt: skip
    return resource("run", "shardproof run", body, defs)


def witness_schema() -> Schema:
    """A counterexample as a file, which `shardproof run` replays."""
    tried = record_schema(Tried, RANGES, defaults=True)["properties"]
    different = record_schema(Difference, {}, ("tried", "degrees"))
    outcomes = [_kind("different", different)]
    for kind, of in (("cannot run", CannotRun), ("stuck", Hangs)):
        outcomes.append(_kind(kind, record_schema(of, {}, ("tried", "degrees"))))
    keys = {
        MARK: only("the form's version", VERSION),
        "model": foreign("the small model", "model"),
        "plan": foreign("the plan", "plan"),
        "workload": record("what was run", {name: tried.pop(name) for name in WORKLOAD}),
        **tried,
        "outcome": {"oneOf": outcomes, "description": "what came of it"},
        "about": ref("where it comes from", "About"),
    }
    body = record("a counterexample, with all that it takes to run it again", keys)
    defs = {**record_schemas(About, {}), **record_schemas(Place, {})}
    return resource("witness", "shardproof witness", body, defs)


def _kind(kind: str, schema: Schema) -> Schema:
    keys = {"kind": only("what came of it", kind), **schema["properties"]}
    return {**schema, "properties": keys, "required": ["kind", *schema["required"]]}


def model_schema() -> Schema:
    """A model in a form of our own."""
    parts = record_schemas(Model, SIZES)
    whole_ = parts.pop("Model")
    keys = {MODEL_MARK: only("the form's version", MODEL_VERSION), **whole_["properties"]}
    body = {**whole_, "properties": keys, "required": [MODEL_MARK, *whole_["required"]]}
    return resource("model", "shardproof model", body, parts)
