"""Ranks that are run as one get what each of them would have made by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from shardproof.executor.domains import Field, P, Tensor, bound, reshape
from shardproof.executor.domains.degree import Degree, of_product, of_reciprocal, of_sum
from shardproof.executor.run import visit
from shardproof.executor.run.beside import prompts_for
from shardproof.executor.run.bundles import Apart, bundled, opened, opened_tensor
from shardproof.executor.run.cached import cached
from shardproof.executor.run.crowd import Crowd, Step, crowd_of
from shardproof.executor.run.crowd_steps import steps_of
from shardproof.executor.run.faults import Refused, Stuck
from shardproof.executor.run.machine import execute
from shardproof.executor.run.outcome import Tried
from shardproof.executor.run.rank import Entries, Work
from shardproof.executor.run.registers import machine
from shardproof.executor.weights import random_weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.lower.phase import lower
from tests.executor.run.calls import calls_of, nobody
from tests.executor.run.cases import ACCEPTED, CASES, NEAR_MISSES, load, written
from tests.tiers import named, sampled

FILES = [*ACCEPTED, *NEAR_MISSES, *sorted((CASES / "bugs").glob("*.yaml"))]
NEEDED = named(FILES, "defaults", "moe-ep-and-expert-tp", "ATTN-KV-LOCAL")
"""What notices mistakes of tests/executor/mutants."""
BATCH, PROMPT, STEPS = 2, 5, 2


def made(model: Model, plan: Plan, prompt: int = PROMPT) -> list[object]:
    """All that a run gives out, and the bound that it reaches; or why it ends."""
    tried = Tried(BATCH, prompt, STEPS, seed=0, trials=1, plant="nothing")
    domain = Field(trials=2, strands=2)
    whole = plan.with_(workload=Workload(batch=BATCH, prompt=prompt, steps=STEPS))
    prompts = np.repeat(prompts_for(model, tried), 2, axis=0)
    weights = random_weights(model, domain)
    try:
        run = execute(model, whole, weights, prompts, STEPS, domain)
    except (Refused, Stuck) as fault:
        return [str(fault)]
    found: list[object] = [(at, told(logits)) for at, logits in run.logits.items()]
    for each in cached(run.ranks):
        where = each.rank, each.layer, each.sequence, each.half, each.tokens
        found.append((where, told(each.values)))
    reached = bound([domain.ledger], [x.degree for x in run.logits.values()], P, 2)
    return [*found, domain.ledger.undefined.tolist(), reached]


def told(x: Tensor) -> tuple[object, ...]:
    return x.values.tolist(), x.degree.numerator, x.degree.denominator


@pytest.mark.parametrize("file", sampled(FILES, every=8, also=NEEDED), ids=lambda file: file.stem)
def test_every_rank_would_have_made_the_same(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    together = made(*load(file))
    monkeypatch.setattr(visit, "crowd_of", nobody)
    assert together == made(*load(file))


@pytest.mark.parametrize("prompt", [4, 5])
@pytest.mark.parametrize(
    "degrees", [{"tp": 2, "sp": 2}, {"tp": 2, "dp": 2}, {"tp": 2, "pp": 2, "sp": 2}], ids=str
)
def test_so_it_is_where_ranks_lie_along_several_axes(
    degrees: dict[str, object], prompt: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, _ = written("llama", "tp: 1\n")
    together = made(model, plan_of(degrees), prompt)
    monkeypatch.setattr(visit, "crowd_of", nobody)
    assert together == made(model, plan_of(degrees), prompt)


@pytest.mark.parametrize(
    "degrees", [{"tp": 4}, {"tp": 2, "dp": 2}, {"tp": 2, "pp": 2}, {"tp": 2, "sp": 2}], ids=str
)
def test_one_call_makes_a_linear_layer_of_all_ranks(
    degrees: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = calls_of("linear", monkeypatch)
    model, _ = written("llama", "tp: 1\n")
    made(model, plan_of({"tp": 1}), prompt=4)
    one = dict(calls)
    calls.clear()
    made(model, plan_of(degrees), prompt=4)
    # In the first visit each is tried as one that is common to all ranks.
    assert calls["prefill"] <= 2 * one["prefill"]
    assert calls["decode"] <= one["decode"] + one["prefill"]


def crowd(degrees: dict[str, object]) -> Crowd:
    model, _ = written("llama", "tp: 1\n")
    plan = plan_of(degrees).with_(workload=Workload(batch=BATCH, prompt=PROMPT, steps=STEPS))
    domain = Field(trials=2)
    m = machine(lower(model, plan, "decode"), domain, random_weights(model, domain))
    for rank in m.ranks.values():
        rank.work = Work((0, 1), (PROMPT,), np.zeros((2, 2, 1), np.int64), PROMPT, 1)
    found = crowd_of(list(m.ranks.values()))
    assert found is not None
    return found


def test_ranks_as_one_know_what_they_agree_in() -> None:
    found = crowd({"tp": 2})
    found.begin()
    for one in (found.common, found.stacked):
        assert one.at["sp"] == 0
        assert one.work.places == (PROMPT,)
        with pytest.raises(Apart):
            assert one.at["tp"]
        with pytest.raises(Apart):
            assert one.number
        with pytest.raises(Apart):
            str(one.key)


def test_ranks_as_one_know_nothing_of_work_that_differs() -> None:
    found = crowd({"tp": 2})
    found.members[1].work = Work((0, 1), (PROMPT + 1,), np.zeros((2, 2, 1), np.int64), PROMPT, 1)
    found.members[1].exchanged = ((0,),)
    found.members[1].seen_slots[0] = [0]
    found.begin()
    with pytest.raises(Apart):
        assert found.common.work.places
    with pytest.raises(Apart):
        assert list(found.stacked.exchanged)
    with pytest.raises(Apart):
        assert list(found.stacked.seen_slots[0])


def with_caches(found: Crowd) -> None:
    """Entries of the prompt on every rank."""
    for number, rank in enumerate(found.members):
        keys, values = (rank.domain.random(f"{n} {number}", (PROMPT, 1, 2)) for n in "kv")
        entries = Entries(list(range(PROMPT)), keys, values)
        rank.cache = {(0, sequence): entries for sequence in (0, 1)}


def test_entries_that_came_from_elsewhere_are_read_anew() -> None:
    found = crowd({"tp": 2})
    found.begin()
    with_caches(found)
    step = next(s for s in steps(found) if s.op.kind == "cache_step")
    taken = found.common.domain.random("new", (2, 1, 1, 2))
    found.common.env.update(dict.fromkeys(step.op.ins, taken))
    step.run(found, step)
    assert [entries.slots for entries in found.members[1].cache.values()] == [[*range(6)]] * 2
    with_caches(found)
    assert found.entries_of((0, 0)).slots == [*range(PROMPT)]


def steps(found: Crowd) -> list[Step]:
    ctx = found.members[0].ctx
    program = lower(ctx.model, ctx.plan, "decode")
    return steps_of(found, program.visits[0], program.contexts)


def test_what_each_rank_has_lies_one_behind_the_other_and_comes_back() -> None:
    domain = Field(trials=2)
    pieces = tuple(domain.random(name, (2, 3)) for name in "abc")
    whole = bundled(pieces)
    assert isinstance(whole, Tensor)
    assert whole.values.shape == (6, 2, 3)
    assert [told(x) for x in opened(whole, 3) if isinstance(x, Tensor)] == list(map(told, pieces))
    with pytest.raises(Apart):
        bundled((domain.zeros((2,)), domain.zeros((3,))))


ACTS: list[Callable[[Field, Tensor], Tensor]] = [
    lambda field, x: field.apply("f", "k", x),
    lambda field, x: field.reciprocal(field.add(x, x)),
    lambda field, x: field.scale(field.squares(x), field.constant("root", 3)),
    lambda field, x: field.mul(x, field.random("w", (2, 3))),
    lambda field, x: field.add(x, reshape(field.table("cos", "k", (0, 1), 3), (2, 3))),
    lambda field, x: field.two_products(x, x, x, field.ones((2, 3))),
]


def test_a_domain_of_copies_gives_each_what_it_has_alone() -> None:
    alone = Field(trials=4, strands=2, levels=3, tied=(1,))
    beside = alone.beside(3)
    pieces = [alone.random(name, (2, 3)) for name in "abc"]
    whole = bundled(tuple(pieces))
    assert isinstance(whole, Tensor)
    for act in ACTS:
        found = opened_tensor(act(beside, whole), 3)
        assert [told(x) for x in found] == [told(act(alone, x)) for x in pieces]
    ranks = np.concatenate([alone.ranks("o", x) for x in pieces])
    assert np.array_equal(beside.ranks("o", whole), ranks)


def test_copies_that_divide_by_zero_make_the_trial_undefined() -> None:
    alone = Field(trials=2)
    x = alone.ones((3,))
    x.values[1, 0] = 0
    whole = bundled((alone.ones((3,)), x))
    assert isinstance(whole, Tensor)
    alone.beside(2).reciprocal(whole)
    assert alone.ledger.undefined.tolist() == [False, True]


def test_degrees_side_by_side_are_each_their_own() -> None:
    a, b = of_reciprocal(Degree(2), 3, b"a"), of_reciprocal(Degree(5), 1, b"b")
    many = Degree(max(a.numerator, b.numerator), each=(a, b))
    assert of_product(many, Degree(1)).each == (of_product(a, Degree(1)), of_product(b, Degree(1)))
    assert of_sum(many, a).each == (of_sum(a, a), of_sum(b, a))
    assert (many.denominator, many.height) == (
        max(a.denominator, b.denominator),
        max(a.height, b.height),
    )
