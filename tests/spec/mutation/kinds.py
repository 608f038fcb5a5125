"""The plan variables in which a model's layers may differ: all that look at the layer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import cast

from shardproof.fuzzing.plans import random_plan
from shardproof.spec.law.domains import base_domains
from shardproof.spec.law.judge import views
from shardproof.spec.law.variables import read
from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Layer
from tests.spec.mutation.held import Views
from tests.spec.mutation.plans import kept_plans

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
    """Whatever looks at the layer in some plan; plans are many, since a fact may look late.

    Most choices look where there is one rank of them, with less than all of a layer, and whether
    queries lie apart is looked up where they may: no plan at random is so.
    """
    found: set[str] = set()
    for seen in _plans():
        for some in seen.values():
            ctx = replace(some[0].ctx, layer=cast(Layer, Unseen()))
            for name in base_domains().keys() - found:
                if not name.startswith("handoff.") and _looks(ctx, name):
                    found.add(name)
    return frozenset(found) | HANDED


def _plans() -> Iterator[Views]:
    yield from (views(*random_plan(seed, 12)) for seed in range(PLANS))
    yield from (each.seen for each in kept_plans())


def _looks(ctx: Context, name: str) -> bool:
    try:
        read(ctx, name)
    except LookedAtError:
        return True
    return False
