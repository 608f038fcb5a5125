"""Why a strategy has no derivation, in conditions: those that are false of the plan."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from shardproof.proofs.law_judge import readings
from shardproof.proofs.theorems.asked.condition import Condition
from shardproof.proofs.theorems.conditions import CONDITIONS
from shardproof.spec.law.formula import evaluate, formula
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.rules.derive import derive
from shardproof.spec.rules.typed import Underivable


@dataclass(frozen=True, slots=True)
class Refused:
    """A plan without a derivation, and what was said of the first operator without a rule."""

    why: Underivable
    named: tuple[Condition, ...]
    """Those that name the sentence, for such an operator."""
    false: tuple[Condition, ...]
    """Those that do not hold of the plan."""


def refused(model: Model, plan: Plan) -> Refused | None:
    found = derive(model, plan)
    if not isinstance(found, Underivable):
        return None
    named = tuple(each for each in CONDITIONS if names(each, found))
    return Refused(found, named, tuple(false_of(model, plan)))


def names(condition: Condition, found: Underivable) -> bool:
    """Whether a condition is one that rules refuse with these words, at this operator."""
    operator = found.op.replace(" = ", " ", 1)
    said = any(pattern(each).fullmatch(found.why) for each in condition.refuses)
    return said and re.match(condition.at, operator) is not None


@cache
def pattern(sentence: str) -> re.Pattern[str]:
    return re.compile(".*?".join(map(re.escape, sentence.split("…"))), re.DOTALL)


def false_of(model: Model, plan: Plan) -> Iterator[Condition]:
    """The conditions that fail in some phase, for some kind of layer."""
    views: list[tuple[str, str, Any]] = [
        (phase, "moe" if view("layer.moe") else "dense", view)
        for phase, _, view, _ in readings(model, plan)
    ]
    for each in CONDITIONS:
        asked = formula(each.asks)
        if any(
            phase in each.phases and kind in each.layers and not evaluate(asked, view)
            for phase, kind, view in views
        ):
            yield each
