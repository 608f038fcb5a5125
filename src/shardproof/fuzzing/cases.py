"""What `shardproof fuzz` decides: cases of five kinds, in batches that a seed and a number give.

A batch is the same wherever it is drawn, whatever was drawn before it. Some of its plans share a
model, so that deciding them is cheaper than of models that are all different.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from random import Random
from typing import Literal, get_args

from shardproof.fuzzing.features import featured
from shardproof.fuzzing.misses import clauses, near_miss, stepped_miss
from shardproof.fuzzing.near import LAYERS, MOST, beside, is_plan, legal, stepped
from shardproof.fuzzing.plans import build, filled, skeleton, suiting
from shardproof.fuzzing.programs import legal_with, of_few_tokens, with_edits
from shardproof.fuzzing.shapes import tensors
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import all_told
from shardproof.spec.program.vocabulary import KINDS as EVERY_KIND

Kind = Literal["whole", "near", "legal", "miss", "edited"]
KINDS: dict[Kind, str] = {
    "whole": "plans with many fields at once",
    "near": "legal plans with one to three fields changed",
    "legal": "legal plans",
    "miss": "plans that break one clause and no other",
    "edited": "legal plans with one to three operators changed",
}
ALL: tuple[Kind, ...] = get_args(Kind)
OPERATORS = tuple(name for name in EVERY_KIND if name != "handoff")
"""Every kind of operator that a phase may have."""
BATCH = 16
"""Cases of a batch."""
TOGETHER = 16
"""So many of them have one model, and begin alike."""
AGAIN = 2
"""So often as many are drawn of which some are what others of the batch are."""
EDITED = 8
"""So many edited plans are of one that is not."""
PAIR = 4
"""So many near misses of a clause have one model, each a step from the one before."""


@dataclass(frozen=True, slots=True)
class Case:
    """A plan to be decided, and how it came to be."""

    kind: Kind
    name: str
    """Its seed, kind, batch and place: what draws it again."""
    model: Model
    plan: Plan
    clause: str | None = None
    """Of a near miss the clause that it breaks."""


def batch(kind: Kind, seed: int, number: int, most: int = BATCH) -> Iterator[Case]:
    """The first so many cases of a batch."""
    rng = Random(f"shardproof {kind} {seed} {number}")
    for place, (model, plan, clause) in enumerate(islice(_DRAWN[kind](rng, number), most)):
        yield Case(kind, f"{kind}/{seed}/{number}/{place}", model, plan, clause)


def case(name: str) -> Case:
    """The case of this name."""
    kind, seed, number, place = name.split("/")
    return list(batch(_kind(kind), int(seed), int(number), int(place) + 1))[-1]


def _kind(word: str) -> Kind:
    return next(kind for kind in ALL if kind == word)


Drawn = tuple[Model, Plan, str | None]
OF_RUNS = ("dp", "pp", "sp", "tp", "ep", "mesh", "stages", "sequence", "chunks", "draft", "cache",
           "batch", "schedule")  # fmt: skip
"""What a run goes by beside its operators."""


def meaning(model: Model, plan: Plan) -> Hashable:
    """What runs of a plan are made of: of two that differ in words alone the same."""
    found: list[Hashable] = [plan.handoff, plan.workload]
    for name in PHASES:
        program = lower(model, plan, name)
        found += [getattr(program.phase, field) for field in OF_RUNS]
        found += [(visit.stage, tuple(map(all_told, visit.ops))) for visit in program.visits]
    return tuple(found)


def _whole(rng: Random, _number: int) -> Iterator[Drawn]:
    while True:
        begun = skeleton(rng, MOST)
        model = suiting(rng, build(Plan, begun), rng.choice(LAYERS))
        if rng.random() < 0.3:
            model = featured(model, rng)
        met: set[Plan] = set()
        for _ in range(AGAIN * TOGETHER):
            plan = filled(rng, model, begun)
            if plan not in met and is_plan(plan, model=model):
                yield model, plan, None
            met.add(plan)
            if len(met) >= TOGETHER:
                break


def _near(rng: Random, _number: int) -> Iterator[Drawn]:
    while True:
        model, written = legal(rng)
        for _ in range(TOGETHER):
            yield model, beside(rng, model, written), None


def _legal(rng: Random, _number: int) -> Iterator[Drawn]:
    while True:
        model, written = legal(rng)
        met: set[Hashable] = set()
        for _ in range(AGAIN * TOGETHER):
            plan = build(Plan, written)
            if (key := meaning(model, plan)) not in met:
                met.add(key)
                yield model, plan, None
            written = stepped(rng, model, written) or written
            if len(met) >= TOGETHER:
                break


def _miss(rng: Random, number: int) -> Iterator[Drawn]:
    """Of each clause in turn, so that few batches have all, some of a model."""
    codes = clauses()
    for place in count(number * BATCH // PAIR):
        found = near_miss(rng, codes[place % len(codes)])
        met: set[Plan] = set()
        while found is not None and found.plan not in met:
            yield found.model, found.plan, found.clause
            met.add(found.plan)
            if len(met) < PAIR:
                found = stepped_miss(rng, found)


def _edited(rng: Random, number: int) -> Iterator[Drawn]:
    """Of each kind of operator in turn, so that few batches have all, some of a model."""
    for place in count(number * BATCH // EDITED):
        kind = OPERATORS[place % len(OPERATORS)]
        model, plan = legal_with(rng, kind)
        if rng.random() < 0.5:
            plan = of_few_tokens(rng, model, plan)
        among = tensors(model, plan)
        for _ in range(EDITED):
            if (found := with_edits(rng, model, plan, among, kind)) is not None:
                yield model, found, None


_DRAWN: dict[Kind, Callable[[Random, int], Iterator[Drawn]]] = {
    "whole": _whole,
    "near": _near,
    "legal": _legal,
    "miss": _miss,
    "edited": _edited,
}
