"""Every JSON Schema by its name: of the files that are read, and of what each command answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from shardproof.certificate.schema import certificate_schema
from shardproof.proofs.open.schema import open_schema
from shardproof.reports.schemas.files import alone
from shardproof.reports.schemas.others import answer
from shardproof.reports.schemas.runs import model_schema, run_schema, witness_schema
from shardproof.reports.verdict_schema import verdict_schema, why_schema
from shardproof.spec.plan.schema import plan_schema

FILES: dict[str, Callable[[], dict[str, Any]]] = {
    "plan": plan_schema,
    "open": open_schema,
    "model": model_schema,
    "witness": witness_schema,
    "certificate": certificate_schema,
}
ANSWERS: dict[str, Callable[[], dict[str, Any]]] = {
    "check": verdict_schema,
    "run": run_schema,
    "why": why_schema,
    "show": partial(answer, "show", "shown_sharding", "nothing_known"),
    "certify": partial(answer, "certify", "certified", "nothing_known"),
    "verify": partial(answer, "verify", "verified"),
    "subject": partial(answer, "subject", "subject"),
    "checker": partial(answer, "checker", "checker"),
    "plans": partial(answer, "plans", "plans", "nothing_known"),
    "prove": partial(answer, "prove", "prove", "theorems"),
    "fuzz": partial(answer, "fuzz", "fuzzed", "redecided"),
    "mutate": partial(answer, "mutate", "mutated"),
    "code": partial(answer, "code", "judged_code"),
    "sweep": partial(answer, "sweep", "swept"),
    "explain": partial(answer, "explain", "explained"),
    "examples": partial(answer, "examples", "examples"),
    "schema": partial(answer, "schema"),
    "init": partial(answer, "init", "init", "nothing_known"),
    "import": partial(answer, "import", "import", "nothing_known"),
    "export": partial(answer, "export", "export", "nothing_known"),
    "diff": partial(answer, "diff", "diff"),
    "replay": partial(answer, "replay", "replayed"),
    "help": partial(answer, "help", "help"),
}
"""By command. What `schema` prints is a schema; its own says how it refuses."""
OTHER_NAMES = {"verdict": "check"}
NAMES = (*FILES, *ANSWERS, *OTHER_NAMES)


def schema_of(name: str) -> dict[str, Any]:
    """The schema of this name; it stands alone, for it holds all others that it speaks of."""
    made = {**FILES, **ANSWERS}[OTHER_NAMES.get(name, name)]
    return alone(made())
