"""A verdict, and errors of input, as JSON for programs. `verdict_schema.py` describes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shardproof.proofs.nearest.memory import Room
from shardproof.reports.memory import memory_data
from shardproof.reports.transfer import transfer_data
from shardproof.spec.errors import InputError, Place
from shardproof.spec.law.formula import text
from shardproof.spec.verdict import Verdict

VERSION = 1


def verdict_data(
    verdict: Verdict, *, tree: bool = False, room: Room | None = None
) -> dict[str, Any]:
    """A verdict; with `tree`, every operator and what ranks have; with `room`, whether it fits."""
    from dataclasses import asdict

    prefill, decode = verdict.worlds
    sent = transfer_data(verdict.model, verdict.plan) if verdict.word == "legal" else []
    return {
        "version": VERSION,
        "plan": verdict.source.name or None,
        "model": verdict.model.name,
        "verdict": verdict.word,
        "unknown": list(verdict.unknown),
        "reasons": [
            {
                "code": reason.clause.code,
                "message": reason.message,
                "clause": {
                    "sentence": reason.clause.sentence,
                    "formula": text(reason.clause.formula),
                    "documents": list(reason.clause.documents),
                },
                "phases": list(reason.phases),
                "place": place_data(spot.place, spot.field),
                "fix": fix,
            }
            for reason, spot, fix in zip(
                verdict.reasons, verdict.spots, verdict.remedies, strict=True
            )
        ],
        "same_degrees": verdict.same_degrees,
        "counterexample": None if verdict.shown is None else asdict(verdict.shown),
        "blame": blame_data(verdict),
        "derivation": _derived(verdict) if tree else None,
        "replay": verdict.replay,
        "engine": None,
        "nearest": [],
        "notes": [{"code": note.code, "message": note.message} for note in verdict.notes],
        "world_size": verdict.world,
        "worlds": {"prefill": prefill, "decode": decode},
        "memory": memory_data(verdict.model, verdict.plan, room),
        **({"transfer": sent} if sent else {}),
    }


def blame_data(verdict: Verdict) -> dict[str, Any] | None:
    """The first operator whose result is not the model's, where a plan is not legal."""
    if verdict.legal or verdict.model.unmodelled:
        return None
    # `check` of a legal plan needs none of these.
    from shardproof.spec.engine.blame import who_is_to_blame
    from shardproof.spec.law.at_fault import codes_at, role_at_fault

    found = who_is_to_blame(verdict.model, verdict.plan)
    if found is None:
        return None
    apart = found.difference
    role = role_at_fault(verdict.model, verdict.plan, found)
    return {
        "phase": found.phase,
        "operator": found.op,
        "role": role,
        "clauses": list(codes_at(role)),
        "why": found.said,
        "rank": None if apart is None else apart.rank,
        "together": [] if apart is None else list(apart.together),
        "coefficients": [] if apart is None else list(apart.told),
        "indices": None if apart is None else apart.where or None,
        "workload": {
            "batch": found.size.batch, "prompt": found.size.prompt, "steps": found.size.steps
        },
    }  # fmt: skip


def _derived(verdict: Verdict) -> dict[str, Any] | None:
    """Every operator of a legal plan."""
    if not verdict.legal:
        return None
    from shardproof.reports.derivations import derivation_data  # it is seldom asked for

    return derivation_data(verdict.model, verdict.plan)


def errors_data(errors: Sequence[InputError]) -> dict[str, Any]:
    return {
        "version": VERSION,
        "errors": [
            {
                "code": error.code,
                "message": error.message,
                "place": place_data(error.place, error.field),
                "help": error.help or None,
            }
            for error in errors
        ],
    }


def place_data(place: Place | None, field: str) -> dict[str, Any]:
    return {
        "file": place.file if place else None,
        "line": place.line if place and place.line else None,
        "column": place.column if place and place.line else None,
        "field": field or None,
    }
