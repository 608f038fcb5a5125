"""The plan variables in which a model's layers may differ: all that look at the layer."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import cast

from shardproof.fuzzing.plans import random_plan
from shardproof.spec.law.domains import base_domains
from shardproof.spec.law.judge import views
from shardproof.spec.law.variables import read
from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Layer

PLANS = 60
HANDED = frozenset({"handoff.lacks_heads", "handoff.mixed"})
"""Cache entries of a kind of layer differ from those of another in their heads alone; a state has
none whose order in memory counts."""


class LookedAtError(Exception):
    """Somebody looked at the layer."""


class Unseen:
    """A layer that must not be looked at."""

    def __getattribute__(self, name: str) -> object:
        raise LookedAtError(name)


@cache
def of_kinds() -> frozenset[str]:
    """Whatever looks at the layer in some plan; plans are many, since a fact may look late."""
    found: set[str] = set()
    for seed in range(PLANS):
        model, plan = random_plan(seed, 12)
        for some in views(model, plan).values():
            ctx = replace(some[0].ctx, layer=cast(Layer, Unseen()))
            for name in base_domains().keys() - found:
                if not name.startswith("handoff.") and _looks(ctx, name):
                    found.add(name)
    return frozenset(found) | HANDED


def _looks(ctx: Context, name: str) -> bool:
    try:
        read(ctx, name)
    except LookedAtError:
        return True
    return False
