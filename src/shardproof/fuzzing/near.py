"""Whole plans near a legal one, at random: a few of its fields changed, whatever they are.

`near_plan(seed)` gives the same model and plan for the same seed. It draws plans as `random_plan`
does, with both phases, their handoff and their workload, until the law has no reason against one;
then it changes one to three fields of that: any field of either phase, degrees and workload too.
"""

from __future__ import annotations

from math import lcm
from random import Random

from shardproof.fuzzing.cuts import regular_cut
from shardproof.fuzzing.features import featured
from shardproof.fuzzing.models import random_model
from shardproof.fuzzing.plans import DEGREES, FIELDS, Written, build, change, ranks
from shardproof.spec.errors import Place
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.source.node import Node

MOST = 8
"""Ranks of a phase, so that the plan can be run."""
DRAWS = 12
"""Changes that are tried at a legal plan, and kept where it stays legal."""
NOWHERE = Node({}, Place(""))
HANDOFF = {"cache": ("logical", "by_rank", "stays", "first"), "storage": ("same", "converted")}
WORKLOAD = {"batch": (1, 6), "prompt": (1, 7), "steps": (0, 4)}


def near_plan(seed: int) -> tuple[Model, Plan]:
    """A plan near a legal one; legal itself now and then."""
    rng = Random(f"near {seed}")
    while True:
        model, written = _legal(rng)
        for _ in range(rng.choice((1, 2, 2, 3, 3))):
            _changed(rng, model, written)
        plan = build(Plan, written)
        if _fits(plan):
            return model, plan


def _fits(plan: Plan) -> bool:
    return all(ranks(plan.phase(name)) <= MOST for name in PHASES) and not any(
        shape_errors(plan, NOWHERE)
    )


def _legal(rng: Random) -> tuple[Model, Written]:
    """A legal plan with a few choices of its own."""
    while True:
        written = _degrees(rng, "")
        if rng.random() < 0.6:
            written |= _degrees(rng, "decode.")
        if not _fits(build(Plan, written)):
            continue
        phases = [build(Plan, written).phase(name) for name in PHASES]
        tp, ep = lcm(*(p.tp for p in phases)), lcm(*(p.ep for p in phases))
        model = random_model(rng, tp, ep, tp)
        if rng.random() < 0.5:
            model = featured(model, rng)
        if judge(model, build(Plan, written)).reasons:
            continue
        for _ in range(rng.randrange(DRAWS)):
            further = dict(written)
            _changed(rng, model, further)
            plan = build(Plan, further)
            if _fits(plan) and not judge(model, plan).reasons:
                written = further
        return model, written


def _degrees(rng: Random, phase: str) -> Written:
    found: Written = {}
    for axis in rng.sample(DEGREES, rng.randrange(1, 4)):
        if phase == "" or axis != "sp" or rng.random() < 0.3:
            found[f"{phase}{axis}"] = rng.choice((1, 2, 2, 3, 4))
    return found


def _changed(rng: Random, model: Model, written: Written) -> None:
    """One field written otherwise, or no longer."""
    match rng.randrange(12):
        case 0:
            axis = rng.choice(DEGREES)
            written[rng.choice(("", "", "decode.")) + axis] = rng.choice((1, 2, 3, 4))
        case 1:
            name = rng.choice(list(WORKLOAD))
            low, high = WORKLOAD[name]
            value = rng.choice((None, rng.randint(low, high), rng.randint(low, high)))
            written[f"workload.{name}"] = value
        case 2:
            name = rng.choice(list(HANDOFF))
            written[f"handoff.{name}"] = rng.choice(HANDOFF[name])
        case 3 if written:
            path = rng.choice(list(written))
            if path not in DEGREES:
                del written[path]
        case 4:
            cuts = ("sequence.cut", "sequence.keys", "batch.sequences", "stream_tokens")
            phase = rng.choice(("", "prefill.", "decode."))
            written[phase + rng.choice(cuts)] = regular_cut(rng)
        case 5 | 6 | 7:
            parts = ("sequence", "cache", "stages", "schedule", "batch")
            change(rng, model, written, rng.choice(
                [path for path in FIELDS if path.partition(".")[0] in parts]
            ))  # fmt: skip
        case _:
            change(rng, model, written, rng.choice(list(FIELDS)))
