"""The comparison can fail: a mistake made in the runtime is seen on a plan that is right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from shardproof.executor.domains import Domain, Ids, Mask, Tensor
from shardproof.executor.run import (
    cache,
    collect,
    decode,
    experts,
    lm_head,
    operators,
    prefill,
    registers,
    rope,
    weigh,
)
from shardproof.executor.run.beside import Plant, run_plan
from shardproof.executor.run.feed import Share
from shardproof.executor.run.outcome import Equal, Outcome
from shardproof.executor.run.rank import Entries, Rank
from shardproof.spec.plan.plan import Workload
from shardproof.spec.program.lower.phase import Visit
from shardproof.spec.program.op import Op, Split
from tests.executor.run.cases import written

Patch = pytest.MonkeyPatch
WORK = Workload(batch=2, prompt=5, steps=3)


def ran(model: str, plan: str, plant: Plant = "nothing") -> Outcome:
    return run_plan(*written(model, plan), WORK, 1, plant=plant)


def a_sum_without_the_last_rank(patch: Patch) -> Outcome:
    right = collect.summed

    def wrong(op: Op, group: Sequence[Rank]) -> object:
        return right(op, group[:-1] if len(group) > 1 else group)

    patch.setattr(collect, "summed", wrong)
    return ran("llama", "tp: 2")


def a_sum_with_one_rank_twice(patch: Patch) -> Outcome:
    right = collect.summed

    def wrong(op: Op, group: Sequence[Rank]) -> object:
        return right(op, [*group, group[0]] if len(group) > 1 else group)

    patch.setattr(collect, "summed", wrong)
    return ran("llama", "tp: 2")


def a_gather_in_reverse(patch: Patch) -> Outcome:
    right = collect.assembled

    def wrong(op: Op, pieces: Sequence[Tensor], split: Split, place: int) -> Tensor:
        return right(op, pieces[::-1], split, place)

    patch.setattr(collect, "assembled", wrong)
    return ran("llama", "tp: 2\nstream: hidden")


def a_mask_that_sees_one_token_more(patch: Patch) -> Outcome:
    right = weigh.visible

    def wrong(rank: Rank, op: Op) -> Mask:
        mask = right(rank, op)
        return mask | np.roll(mask, 1, axis=1)

    patch.setattr(weigh, "visible", wrong)
    return ran("llama", "tp: 2")


def positions_one_too_far(patch: Patch) -> Outcome:
    right = rope.rope_positions

    def wrong(rank: Rank, op: Op) -> list[int]:
        return [place + 1 for place in right(rank, op)]

    patch.setattr(rope, "rope_positions", wrong)
    return ran("llama", "tp: 2")


def a_cache_slot_one_too_low(patch: Patch) -> Outcome:
    right = cache.put

    def wrong(entries: Entries, slot: int, key: Tensor, value: Tensor) -> Entries:
        return right(entries, slot - 1, key, value)

    patch.setattr(cache, "put", wrong)
    return ran("llama", "tp: 2")


def the_next_expert(patch: Patch) -> Outcome:
    def wrong(rank: Rank, op: Op, expert: int) -> int:
        del rank, op
        return (expert + 1) % 4

    patch.setattr(experts, "stored_at", wrong)
    return ran("mixtral", "tp: 2\nep: 2")


def an_expert_without_its_weight(patch: Patch) -> Outcome:
    def wrong(domain: Domain, x: Tensor, weight: Tensor) -> Tensor:
        del domain, weight
        return x

    patch.setattr(experts, "times", wrong)
    return ran("mixtral", "tp: 2\nep: 2")


def half_of_an_expert_twice(patch: Patch) -> Outcome:
    right = Share.weight

    def wrong(share: Share, rank: Rank, name: str, axis: int | None) -> Tensor:
        first = tuple(range(len(share.width or ())))
        return right(Share(share.base, share.spec, first, share.numbers), rank, name, axis)

    patch.setattr(Share, "weight", wrong)
    return ran("mixtral", "tp: 2")


def a_payload_of_another_sequence(patch: Patch) -> Outcome:
    right = registers.send

    def wrong(
        m: registers.Machine,
        number: int,
        ranks: Sequence[Rank],
        visit: Visit,
        group: int,
        tick: int,
    ) -> None:
        for rank in ranks:
            for name, x in list(rank.env.items()):
                if isinstance(x, Tensor) and x.shape and x.shape[0] == 2:
                    rank.env[name] = Tensor(x.values[:, ::-1], x.degree)
        right(m, number, ranks, visit, group, tick)

    patch.setattr(prefill, "send", wrong)
    patch.setattr(decode, "send", wrong)
    return ran("llama", "pp: 2")


def a_stale_token(patch: Patch) -> Outcome:
    def wrong(m: registers.Machine, sequence: int, tp: int, tick: int) -> Ids:
        del tick
        return m.tokens[sequence, tp][0][1]

    patch.setattr(decode, "token_of", wrong)
    return ran("llama", "tp: 2")


def pads_that_are_not_masked(patch: Patch) -> Outcome:
    right = lm_head.merged

    def wrong(group: Sequence[Rank], op: Op, split: Split | None) -> Ids:
        return right(group, Op(op.kind, op.out, op.ins, {**op.about, "pads": "zero"}), split)

    patch.setattr(lm_head, "merged", wrong)
    plan = "tp: 2\nattention: {heads: balanced}\nffn: {width: balanced}\nlm_head: {greedy: merged}"
    return ran("llama-odd", plan, "zeros")


def an_exchange_that_keeps_its_own(patch: Patch) -> Outcome:
    def wrong(op: Op, ranks: Sequence[Rank]) -> None:
        for rank in ranks:
            rank.env[op.out] = rank.get(op.ins[0])
            rank.exchanged = (rank.work.places,)

    patch.setitem(operators.TOGETHER, "exchange", wrong)
    return ran("llama", "prefill: {sp: 2}")


MUTANTS = (
    a_sum_without_the_last_rank,
    a_sum_with_one_rank_twice,
    a_gather_in_reverse,
    a_mask_that_sees_one_token_more,
    positions_one_too_far,
    a_cache_slot_one_too_low,
    the_next_expert,
    an_expert_without_its_weight,
    half_of_an_expert_twice,
    a_payload_of_another_sequence,
    a_stale_token,
    pads_that_are_not_masked,
    an_exchange_that_keeps_its_own,
)


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.__name__ for mutant in MUTANTS])
def test_a_mistake_in_the_runtime_is_seen(
    mutant: Callable[[Patch], Outcome], monkeypatch: Patch
) -> None:
    assert not isinstance(mutant(monkeypatch), Equal)
    monkeypatch.undo()
    # The same plan is right as the runtime stands.
    monkeypatch.setattr(pytest.MonkeyPatch, "setitem", unchanged)
    monkeypatch.setattr(pytest.MonkeyPatch, "setattr", unchanged)
    assert isinstance(mutant(pytest.MonkeyPatch()), Equal)


def unchanged(*_: object) -> None:
    """In place of a patch."""
