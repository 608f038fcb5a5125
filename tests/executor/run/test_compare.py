"""What a comparison looks at: everything that is defined, and all that should be there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from shardproof.executor.domains import Tensor
from shardproof.executor.run.outcome.compare import Difference, differences
from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.result import Run
from shardproof.executor.run.verdict.beside_reference import Given, given_for
from shardproof.spec.plan.plan import Workload
from tests.executor.run.cases import written

Ran = tuple[Given, Run]


@pytest.fixture
def ran() -> Ran:
    """A plan that is right, on two ranks and in two trials."""
    model, plan = written("llama", "tp: 2")
    tried = Tried(batch=2, prompt=3, steps=2, seed=1, trials=2, plant="nothing")
    given = given_for(model, plan, tried)
    placed = plan.with_(workload=Workload(batch=2, prompt=3, steps=2))
    return given, execute(model, placed, given.weights, given.prompts, 2, given.ours)


def spoiled(x: Tensor, trial: int) -> Tensor:
    values = x.values.copy()
    values[trial] += 1
    return replace(x, values=values)


def only(found: Iterator[Difference]) -> Difference:
    every = list(found)
    assert len(every) == 1
    return every[0]


def test_a_plan_that_is_right_has_no_differences(ran: Ran) -> None:
    given, run = ran
    assert list(differences(run, given.trace, given.defined)) == []


def test_every_logit_of_every_rank_is_looked_at(ran: Ran) -> None:
    given, run = ran
    assert len(run.logits) == 2 * 2 * (3 + 2)
    for each, right in list(run.logits.items()):
        run.logits[each] = spoiled(right, 0)
        found = only(differences(run, given.trace, given.defined))
        phase, rank, sequence, token = each
        at = found.place
        assert (at.phase, found.rank, at.sequence, at.token) == (phase, rank, sequence, token)
        run.logits[each] = right


def test_every_half_of_every_cache_is_looked_at(ran: Ran) -> None:
    given, run = ran
    for rank in run.ranks.values():
        for (layer, sequence), entries in list(rank.cache.items()):
            wrong = replace(entries, values=spoiled(entries.values, 0))
            for half in (wrong, replace(entries, keys=spoiled(entries.keys, 0))):
                rank.cache[layer, sequence] = half
                found = only(differences(run, given.trace, given.defined))
                what = "values" if half is wrong else "keys"
                assert (found.place.what, found.place.layer) == (what, layer)
                assert found.place.sequence == sequence
            rank.cache[layer, sequence] = entries


def test_logits_that_nobody_gives_are_missed(ran: Ran) -> None:
    given, run = ran
    kept = {each: x for each, x in run.logits.items() if each[2:] != (1, 4)}
    found = only(differences(replace(run, logits=kept), given.trace, given.defined))
    assert (found.rank, found.place.sequence, found.place.token) == (None, 1, 4)


def test_an_entry_that_no_rank_holds_is_missed(ran: Ran) -> None:
    given, run = ran
    del run.ranks[0, 0, 0, 1].cache[1, 0]
    found = list(differences(run, given.trace, given.defined))
    assert [(one.rank, one.place.layer, one.index[0]) for one in found] == [(None, 1, 1)] * 2


def test_a_trial_counts_if_and_only_if_it_is_defined(ran: Ran) -> None:
    given, run = ran
    first = next(iter(run.logits))
    run.logits[first] = spoiled(run.logits[first], 5)
    in_all = np.ones_like(given.defined)
    but_one = in_all.copy()
    but_one[5] = False
    assert [one.trial for one in differences(run, given.trace, in_all)] == [5]
    assert list(differences(run, given.trace, but_one)) == []
