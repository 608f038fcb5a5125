"""Prefill and decode of any degrees, meshes and cuts: all deciders agree on what is handed over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations, product
from math import prod
from random import Random

import pytest

from shardproof.executor.run.verdict.search import counterexample
from shardproof.fuzzing.plans import Written
from shardproof.spec.engine.decide import decide
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.plan import Plan
from tests.certificates.agreement import words
from tests.certificates.forging import forget
from tests.exhaustive.execution import Bench, runs_of
from tests.exhaustive.universe.attention import LATENT, NEAR, ROTATED, SINKS, TWO, of
from tests.exhaustive.universe.small import ALONE
from tests.exhaustive.universe.universe import plan_of
from tests.exhaustive.work import has_no_shape
from tests.tiers import sampled

EACH = 36
Choices = dict[str, list[object]]
AXES = ("pp", "dp", "sp", "tp")
MESHES = list(permutations(AXES))
DEGREES = {
    world: [each for each in product((1, 2, 3, 4), repeat=4) if prod(each) == world]
    for world in (2, 3, 4, 6)
}
BALANCED = CutSpec("balanced")
CUTS = [
    *(CutSpec(kind) for kind in ("balanced", "chunk", "even", "whole", "zigzag")),
    *(CutSpec("strided", block=block) for block in (1, 2)),
    *(CutSpec("padded", multiple=multiple) for multiple in (0, 4, 6)),
]
MODELS = [
    TWO, SINKS, NEAR, LATENT, ROTATED, replace(TWO, window=2), replace(SINKS, window=2),
    replace(TWO, kv_heads=1),
]  # fmt: skip
SHARED: Choices = {
    "workload.batch": [None, 1, 2, 3, 4],
    "workload.prompt": [None, None, 1, 2, 3, 5, 6],
    "workload.steps": [None, None, 1, 2, 3],
    "prefill.sequence.cut": [*CUTS, BALANCED, BALANCED],
    "prefill.sequence.keep": ["all", "own"],
    "prefill.sequence.exchange": ["gather", "gather", "ring", "none"],
    "decode.sequence.layout": ["keys", "keys", "deal", "alternate", "repeat"],
    "decode.sequence.keys": [*CUTS],
    "handoff.cache": ["by_rank", "by_rank", "by_rank", "stays", "logical", "first"],
    "handoff.storage": ["converted", "converted", "converted", "raw"],
    "handoff.slice": ["memory", "memory", "index"],
    "cache.update": ["append", "recompute"],
}
OF_A_PHASE: dict[str, list[object]] = {
    "mesh": [*MESHES],
    "batch.sequences": [*CUTS, *[BALANCED] * 6],
    "stages.layers": [*[BALANCED] * 6, CutSpec("strided"), CutSpec("chunk"), CutSpec("whole")],
    "attention.heads": [BALANCED, BALANCED, CutSpec("strided"), CutSpec("padded")],
    "attention.kv_heads": [
        CutSpec("needed"),
        CutSpec("needed"),
        BALANCED,
        CutSpec("whole"),
        CutSpec("padded"),
    ],
}
RAW: Choices = {
    "handoff.storage": ["raw"],
    "handoff.cache": ["by_rank", "by_rank", "stays", "logical", "first"],
    "workload.prompt": [None, 1, 2, 2, 3, 3, 4, 5],
}
"""Choices of which most that matters of raw storage is made."""
HEADS = ({"qkv": "none", "out": "none"}, {"qkv": "heads", "out": "in"})


def drawn(rng: Random, shared: Choices) -> tuple[Model, Written]:
    """A model, and a plan of so many ranks in both phases."""
    written: Written = {**ALONE, "hidden": BALANCED}
    written |= {path: rng.choice(values) for path, values in shared.items()}
    some = DEGREES[rng.choice([*DEGREES])]
    for phase in ("prefill", "decode"):
        written |= {f"{phase}.{a}": n for a, n in zip(AXES, rng.choice(some), strict=True)}
        written |= {f"{phase}.{path}": rng.choice(each) for path, each in OF_A_PHASE.items()}
        for name, split in rng.choice(HEADS).items():
            written[f"{phase}.attention.{name}.split"] = split
    return replace(of(rng.choice(MODELS)), layers=(0,) * rng.randrange(1, 4)), written


def beside(model: Model, written: Written, rng: Random, shared: Choices) -> tuple[Model, Written]:
    """The same with another choice in two places."""
    _, other = drawn(rng, shared)
    return model, {**written, **{path: other[path] for path in rng.sample(sorted(other), 2)}}


def plans(seed: int, shared: Choices = SHARED) -> Iterator[tuple[Model, Plan]]:
    """Without end: from anywhere, and oftener beside the last one that is legal."""
    rng = Random(seed)
    legal: tuple[Model, Written] | None = None
    while True:
        each: tuple[Model, Written] = (
            beside(legal[0], legal[1], rng, shared)
            if legal and rng.randrange(5) > 1
            else drawn(rng, shared)
        )
        plan = plan_of(each[1])
        if not has_no_shape(plan):
            yield each[0], plan
            legal = legal if judge(each[0], plan).reasons else each


def equal(model: Model, plan: Plan, bench: Bench) -> bool:
    """Whether no run is found that is not equal; of a few, and then of those in which cuts part."""
    few = bench.run(model, runs_of(model, plan)).outcome is None
    return few and (not judge(model, plan).reasons or counterexample(model, plan) is None)


@pytest.mark.parametrize("seed", sampled(range(6, 70), every=64))
def test_all_deciders_agree(seed: int) -> None:
    agree(plans(seed))


@pytest.mark.parametrize("seed", sampled(range(1, 60), every=59))
def test_all_deciders_agree_on_raw_storage(seed: int) -> None:
    agree(plans(seed, SHARED | RAW))


def agree(some: Iterator[tuple[Model, Plan]]) -> None:
    bench, met = Bench(), Counter[bool]()
    for (model, plan), _ in zip(some, range(EACH), strict=False):
        legal = not judge(model, plan).reasons
        said = decide(model, plan) is None, equal(model, plan, bench)
        ours, theirs, why = words(model, plan)
        about = f"{plan} of {model}: {ours}, {said}, the checker {theirs}: {why}"
        right = said[0]
        assert (*said, theirs) == (right, right, "legal" if right else "forged"), about
        assert right or not legal, about
        met[right] += 1
    forget()
    assert min(met[True], met[False]) > EACH // 8
