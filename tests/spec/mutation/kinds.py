"""The plan variables in which a model's layers may differ.

They are all that look at the layer, or at what a plan may say of some layers alone.
"""

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
from shardproof.spec.plan.layers import OF_ALL
from shardproof.spec.plan.phase import OfLayers, Phase
from shardproof.spec.plan.section import Section, fields_of
from tests.spec.mutation.held import Views
from tests.spec.mutation.plans import kept_plans

PLANS = 60
HANDED = frozenset({"handoff.lacks_heads", "handoff.mixed"})
"""Cache entries of a kind of layer differ from those of another in their heads alone; a state has
none whose order in memory counts."""


class LookedAtError(Exception):
    """Somebody looked at the layer, or at a choice of its own."""


class Unseen:
    """A layer that must not be looked at."""

    def __getattribute__(self, name: str) -> object:
        raise LookedAtError(name)


class OwnChoices:
    """A section in which nothing must be looked at but what is said of all layers at once."""

    def __init__(self, section: Section, path: str) -> None:
        self.section, self.path = section, path

    def __getattr__(self, name: str) -> object:
        path, value = f"{self.path}.{name}", getattr(self.section, name)
        if path in OF_ALL:
            return value
        if any(each.startswith(f"{path}.") for each in OF_ALL):
            return OwnChoices(value, path)
        raise LookedAtError(path)


def choices_unseen(phase: Phase) -> Phase:
    return phase.with_(
        **{name: OwnChoices(getattr(phase, name), name) for name in fields_of(OfLayers)}
    )


@cache
def of_kinds() -> frozenset[str]:
    """Whatever looks at them in some plan; plans are many, since a fact may look late.

    Most choices look where there is one rank of them, with less than all of a layer, and whether
    queries lie apart is looked up where they may: no plan at random is so.
    """
    found: set[str] = set()
    for seen in _plans():
        for some in seen.values():
            ctx = some[0].ctx
            layer_unseen = replace(ctx, layer=cast(Layer, Unseen()))
            own_unseen = replace(ctx, phase=choices_unseen(ctx.phase))
            for name in base_domains().keys() - found:
                if not name.startswith("handoff.") and (
                    _looks(layer_unseen, name) or _looks(own_unseen, name)
                ):
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
