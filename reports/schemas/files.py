"""Schemas that stand alone: with all those of files that they speak of."""

from __future__ import annotations

from collections.abc import Callable

from shardproof.reports.schemas.parts import Schema, bundled
from shardproof.reports.schemas.runs import model_schema, witness_schema
from shardproof.spec.plan.schema import plan_schema

SPOKEN_OF: dict[str, Callable[[], Schema]] = {
    "plan": lambda: dict(plan_schema()),
    "model": model_schema,
    "witness": witness_schema,
}


def alone(schema: Schema) -> Schema:
    """The schema with those of plans, models and witnesses inside, where it speaks of them."""
    return bundled(schema, SPOKEN_OF)
