"""Near misses at random: plans that break one clause and no other.

Each begins at a near miss of the clause that the project's tests have, of which `near_misses.json`
holds every one, and goes on from there: model and plan are changed, as long as this clause is the
only one that is broken.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.near import MOST, changed, is_plan
from shardproof.fuzzing.plans import build, fits, written_in
from shardproof.fuzzing.sizes import resized
from shardproof.spec.errors import Place
from shardproof.spec.law.judge import breaks_just
from shardproof.spec.model.config import model_from_node
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.source.node import from_plain

STEPS = 4
"""So often model and plan are changed, at most."""


@dataclass(frozen=True, slots=True)
class Miss:
    """A plan that breaks this clause alone."""

    clause: str
    model: Model
    plan: Plan


def near_miss(
    rng: Chooser, clause: str | None = None, most: int = MOST, model: Model | None = None
) -> Miss | None:
    """One of the clause, or of any; of a given model none, where the clause's plans break others.

    One that the tests have may have more ranks than `most`, and is passed over.
    """
    code = clause or rng.choice(clauses())
    known = [each for each in patterns()[code] if fits(each.plan, most)]
    if not known:
        return None
    start = rng.choice(known)
    of, written = start.model, written_in(start.plan)
    if model is not None:
        of = model
        if not breaks(of, build(Plan, written), code):
            return None
    for _ in range(rng.randrange(STEPS + 1)):
        further, other = dict(written), of
        if model is None and rng.random() < 0.4:
            other = resized(of, rng)
        else:
            changed(rng, of, further)
        plan = build(Plan, further)
        if is_plan(plan, most, other) and breaks(other, plan, code):
            of, written = other, further
    return Miss(code, of, build(Plan, written))


def stepped_miss(rng: Chooser, miss: Miss, most: int = MOST) -> Miss:
    """Another of the same model, with one field changed, if it breaks this clause alone still."""
    for _ in range(STEPS):
        further = written_in(miss.plan)
        changed(rng, miss.model, further)
        plan = build(Plan, further)
        there = plan != miss.plan and is_plan(plan, most, miss.model)
        if there and breaks(miss.model, plan, miss.clause):
            return Miss(miss.clause, miss.model, plan)
    return miss


def breaks(model: Model, plan: Plan, clause: str) -> bool:
    """Whether this clause is broken, and it alone."""
    return breaks_just(model, plan, (clause,))


def clauses() -> list[str]:
    """Those of which there is a near miss: all."""
    return list(patterns())


@cache
def patterns() -> Mapping[str, tuple[Miss, ...]]:
    """The near misses of the project's tests, by clause."""
    text = files("shardproof.fuzzing").joinpath("near_misses.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    models = {
        name: model_from_node(from_plain(each, Place(name)))
        for name, each in data["models"].items()
    }
    return {
        code: tuple(Miss(code, models[each["model"]], plan_of(each["plan"])) for each in found)
        for code, found in data["near_misses"].items()
    }
