"""The engine's word on a plan: whether every output is the model's value, on every rank."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.engine.decide import wrong_at
from shardproof.spec.engine.indices import Beyond
from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import dataclass

TOO_MANY = "more ranks, indices or summands than are gone through one by one"


@dataclass(frozen=True, slots=True)
class ByValue:
    """The word, and why: what is not the model's or cannot run, or what has no meaning yet."""

    word: Literal["legal", "illegal", "unknown"]
    why: str = ""
    op: str = ""
    """The output that is not the model's, or the operator that cannot run."""


def by_value(model: Model, plan: Plan, *, briefly: bool = False) -> ByValue:
    """What the engine says of all sizes that a plan leaves open; briefly, of the largest alone.

    That is for plans of which another decider has said all: where each rank has several sequences
    and tokens, and not equally many, most mistakes show.
    """
    try:
        found = wrong_at(model, plan, briefly=briefly)
    except Uncovered as why:
        return ByValue("unknown", str(why))
    except Beyond:
        return ByValue("unknown", TOO_MANY)
    if found is None:
        return ByValue("legal")
    _, blame = found
    return ByValue("illegal", f"{blame.op}: {blame.why}", blame.op)
