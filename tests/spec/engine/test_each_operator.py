"""Each operator of edited programs is by value what it is in a run, and not outputs alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from shardproof.fuzzing.programs import edited
from shardproof.fuzzing.saved import saved
from shardproof.spec.engine.outputs import Size
from shardproof.spec.engine.values import Held
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.spec.engine.each_operator import apart, by_value_at
from tests.tiers import named, sampled

FOUND = sorted((Path(__file__).parents[2] / "fuzzing/found").glob("*.json"))
PARTED = named(FOUND, "scores-of-scores", "statistics-side-by-side")
"""On these the two have parted."""
MOST = 4


def size_of(model: Model, plan: Plan) -> Size:
    """What the plan says, and little of what it leaves open."""
    said = plan.workload
    most = model.max_positions or 5
    prompt = said.prompt or min(3, most)
    steps = min(2, 2 if said.steps is None else said.steps, most - prompt)
    if plan.phase("prefill").packed.several:
        steps = 0  # behind a row each sequence is decoded by itself
    return Size(said.batch or 2, prompt, max(steps, 0))


@pytest.mark.parametrize("seed", sampled(range(64), every=16))
def test_of_programs_at_random(seed: int) -> None:
    model, plan = edited(Random(seed), MOST)
    assert not [*apart(model, plan, size_of(model, plan))]


@pytest.mark.parametrize("file", sampled(FOUND, every=12, also=PARTED), ids=lambda file: file.stem)
def test_of_what_fuzzing_found(file: Path) -> None:
    model, plan = saved(file)
    assert not [*apart(model, plan, size_of(model, plan))]


def test_a_bias_of_all_heads_is_at_pads_too() -> None:
    """A norm's bias is no head's own, so that a pad of the heads has it."""
    (file,) = named(FOUND, "bias-of-a-norm-of-heads-with-pads")
    model, plan = saved(file)

    def at_a_pad(model: Model) -> int:
        found = by_value_at(model, plan, Size(1, 1, 0)).found_at
        ((x,),) = (x for at, x in found.items() if "state.norm" in at[3] and at[-1] == 1)
        assert isinstance(x, Held)
        heads = ([i for run in term.maps[0] for i in run] for term in x.terms)
        return sum(own[-1] >= 0 for own in heads)

    assert at_a_pad(model) == 1 + at_a_pad(replace(model, norm_bias=False))
