"""What several answers have in common: places, errors, what is not known, counterexamples."""

from __future__ import annotations

from shardproof.reports.schemas.launches import LAUNCH, SAID
from shardproof.reports.schemas.parts import (
    VALUE,
    VERSION,
    Schema,
    flag,
    foreign,
    many,
    or_null,
    record,
    ref,
    text,
    texts,
    whole,
    word,
)

PLACE = record(
    "where something stands in a file",
    {
        "file": or_null(text("the file, as it was named; null where there is none")),
        "line": or_null(whole("counted from 1; null where it is the file as a whole", 1)),
        "column": or_null(whole("counted from 1", 1)),
        "field": or_null(text("the dotted path of the field; null where it is none")),
    },
)
ERROR = record(
    "one thing that is wrong with an input, or with the command line",
    {
        "code": text("stable; `shardproof explain CODE` says what it stands for"),
        "message": text("what was read"),
        "place": ref("where", "place"),
        "help": or_null(text("what would be right")),
    },
)
ERRORS = record(
    "nothing was decided: bad input or usage (exit code 2), or Ctrl-C (exit code 130)",
    {"version": VERSION, "errors": {**many("each of them", ref("", "error")), "minItems": 1}},
)
NOTHING_KNOWN = record(
    "a model of which nothing is known (exit code 3)",
    {
        "version": VERSION,
        "input": text("the file that was given"),
        "model": text("the model's name"),
        "verdict": word("always this word", "unknown"),
        "unknown": texts("why"),
    },
    {"launch": ref("of a launch command, what it is", "launch")},
)
COUNTEREXAMPLE = record(
    "what came of running the plan on a small model of the same pattern",
    {
        "kind": word("none: nothing is shown, and `says` is why", "none", "different",
                     "cannot run", "stuck"),
        "says": text("in words"),
        "tried": text("batch, prompt, steps and seed of the run, in words"),
    },
    {
        "inside": text("where inside the model the two part first, in words; empty if unknown"),
        "alone": flag("whether what was run breaks this clause and no other"),
        "shared_with": texts("the clauses that it breaks as well, where nothing near breaks one"),
        "witness": or_null(foreign("the run as a file, which `shardproof run` replays", "witness")),
    },
)  # fmt: skip
COUNTS = record(
    "what a plan costs in a phase, on any hardware",
    {
        "syncs": whole("synchronisation points of a token"),
        "bytes_per_token": whole("bytes that the busiest rank receives for a token"),
        "weight_bytes": whole("of the device that holds most"),
        "weight_copies": {"type": "number", "description": "how often the weights are held"},
        "kv_bytes_per_token": whole("of cache, on the device that holds most"),
        "kv_copies": {"type": "number", "description": "how often the cache is held"},
    },
)
BOTH_COUNTS = record(
    "what a plan costs",
    {"prefill": ref("in prefill", "counts"), "decode": ref("in decode", "counts")},
)
NEEDS = record(
    "what a device needs in one phase, of the device that holds most",
    {
        "weight_bytes": whole("of weights, as the config stores them"),
        "kv_bytes_per_token": whole("of cache or latent, for a token of one sequence"),
        "state_bytes": whole("of layers with a state, of all sequences at once"),
        "activation_bytes": whole("an estimate, without an engine's own workspaces"),
        "left_bytes": or_null(
            {
                "type": "integer",
                "description": "for the cache; less than zero "
                "where weights and activations do not fit; null without --memory",
            }
        ),
        "kv_tokens": or_null(whole("tokens whose cache there is room for; null without --memory")),
        "kv_tokens_asked": or_null(whole("of a declared workload, tokens of cache on the device")),
    },
)
MEMORY = record(
    "what the plan needs of a device's memory",
    {
        "device_bytes": or_null(whole("what --memory says; null where it is left out", 1)),
        "share": or_null({"type": "number", "description": "how much of it the engine takes"}),
        "share_of": word(
            "what the share bounds: weights, activations and cache; weights and cache; or the "
            "cache alone, of what weights and activations leave; null without --memory",
            "all",
            "static",
            "rest",
            None,
        ),
        "fits": or_null(flag("whether it fits; null where nothing says how much there is")),
        "stored": or_null(
            text(
                "what the config says of how numbers are stored; null where it says "
                "nothing, and two bytes a number are assumed"
            )
        ),
        "tokens_at_once": whole("tokens of prompts that a replica reads at once", 1),
        "sequences_at_once": whole("that a replica decodes at once", 1),
        "assumed": flag("whether no workload says these two"),
        "prefill": ref("in prefill", "needs"),
        "decode": ref("in decode", "needs"),
    },
)
NEAR = record(
    "a legal plan that is near",
    {
        "row": whole("the number of its row, which `--apply` takes", 1),
        "distance": {"type": "number", "description": "how far, by the distance of the guide"},
        "changes": many("what to change", ref("", "change")),
        "plan": foreign("the plan with the changes", "plan"),
        "counts": ref("what it costs", "both_counts"),
    },
)
SENT = record(
    "what one rank of prefill sends to one of decode",
    {
        "axis": word("the axis along which ranks are counted", "tp", "pp"),
        "sender": whole("the rank of prefill"),
        "receiver": whole("the rank of decode"),
        "what": text("which KV heads, or which layers"),
        "layers": text("of which layers, where these are not alike"),
    },
)
CHANGE = record(
    "one field of a plan, changed",
    {
        "field": text("its dotted path"),
        "before": ref("what it is", "value"),
        "after": ref("what it becomes", "value"),
        "dropped": flag("whether it is not to be written any more"),
    },
)
DEFS: dict[str, Schema] = {
    "value": VALUE,
    "place": PLACE,
    "error": ERROR,
    "errors": ERRORS,
    "nothing_known": NOTHING_KNOWN,
    "launch": LAUNCH,
    "said": SAID,
    "counterexample": COUNTEREXAMPLE,
    "counts": COUNTS,
    "both_counts": BOTH_COUNTS,
    "needs": NEEDS,
    "memory": MEMORY,
    "near": NEAR,
    "change": CHANGE,
    "sent": SENT,
}


def one_of(*names: str) -> Schema:
    """A document of one of these shapes, or errors."""
    return {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in (*names, "errors")]}
