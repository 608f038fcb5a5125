"""Ranks that are given one result for all would each have made the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from shardproof.executor.domains import Field
from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state import same_result
from shardproof.executor.run.state.faults import Refused, Stuck
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Rank
from shardproof.executor.run.verdict.beside_reference import prompts_for
from shardproof.executor.weights import random_weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.op import Op
from tests.executor.run.cases import ACCEPTED, CASES, NEAR_MISSES, load, written
from tests.tiers import named, sampled

FILES = [*ACCEPTED, *NEAR_MISSES, *sorted((CASES / "bugs").glob("*.yaml"))]
NEEDED = named(FILES, "defaults", "sp-decode-repeats")
"""What notices mistakes of tests/executor/mutants."""
BATCH, PROMPT, STEPS = 2, 4, 2


def made(model: Model, plan: Plan) -> tuple[list[object], int]:
    """What every operator leaves on every rank; and how many different things in decode."""
    tried = Tried(BATCH, PROMPT, STEPS, seed=0, trials=1, plant="nothing")
    domain = Field(trials=1)
    found: list[object] = []
    objects: dict[int, object] = {}

    def watch(rank: Rank, op: Op) -> None:
        result = rank.env.get(op.out)
        if rank.ctx.name == "decode":
            objects[id(result)] = result
        found.append((key_of(rank), op.out, list(numbers(result))))

    whole = plan.with_(workload=Workload(batch=BATCH, prompt=PROMPT, steps=STEPS))
    try:
        prompts = prompts_for(model, tried)
        drafts = np.pad(prompts, ((0, 0), (0, 0), (0, STEPS)))  # whatever they are
        execute(
            model, whole, random_weights(model, domain), prompts, STEPS, domain, watch,
            drafts=drafts,
        )  # fmt: skip
    except (Refused, Stuck) as fault:
        found.append(str(fault))
    return found, len(objects)


def numbers(value: object) -> Iterator[object]:
    """All numbers in what an operator gives."""
    if isinstance(value, np.ndarray):
        yield cast("Any", value).tolist()
    elif isinstance(value, tuple | list):
        for each in cast("list[object]", value):
            yield from numbers(each)
    elif is_dataclass(value):
        for each in fields(value):
            if each.name != "degree":
                yield from numbers(getattr(value, each.name))


def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on every rank makes its own."""

    def nobody(op: object) -> None:
        del op

    monkeypatch.setattr(same_result, "look_of", nobody)
    monkeypatch.setattr(same_result, "GROUPED", frozenset[object]())


@pytest.mark.parametrize("file", sampled(FILES, every=16, also=NEEDED), ids=lambda file: file.stem)
def test_every_rank_would_have_made_the_same(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared, _ = made(*load(file))
    alone(monkeypatch)
    assert shared == made(*load(file))[0]


def test_ranks_that_repeat_a_step_share_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In decode, ranks of sp have the same tokens, so two of them are no more work than one."""
    model, _ = written("llama", "tp: 1\n")
    plans = [plan_of({"tp": 2, "sp": sp}) for sp in (1, 2)]
    one, two = (made(model, plan)[1] for plan in plans)
    assert one == two
    alone(monkeypatch)
    assert made(model, plans[1])[1] > two
