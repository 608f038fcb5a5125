"""What the engine says of a plan by value, where no rule types one of its operators."""

from __future__ import annotations

from dataclasses import dataclass

from shardproof.spec.engine.decide import decide
from shardproof.spec.engine.indices import Beyond
from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.layout.context import own_ranks
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.rules.derive import Derivation, derive
from shardproof.spec.verdict import Word


@dataclass(frozen=True, slots=True)
class ByValue:
    """The word, and why: the operator that is to blame, or what has no meaning by value yet."""

    word: Word
    why: str = ""


def by_value(model: Model, plan: Plan) -> ByValue:
    """Whether every output is the model's value, on every rank."""
    try:
        found = decide(model, plan)
    except Uncovered as why:
        return ByValue("unknown", str(why))
    except Beyond:
        return ByValue("unknown", "more indices than are gone through one by one")
    return ByValue("legal") if found is None else ByValue("illegal", f"{found.op}: {found.why}")


def confirmed(model: Model, plan: Plan) -> bool:
    """Whether a plan that the law calls legal is derived, or legal by value where no rule is."""
    if own_ranks(model, plan):
        return by_value(model, plan).word == "legal"
    return isinstance(derive(model, plan), Derivation)
