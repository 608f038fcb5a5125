"""How far two runs in floats lie apart, and what is summed at one shift so that they do not."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from shardproof.executor.domains import Float, Parts, Tensor
from shardproof.executor.reference.generate import Trace, generate
from shardproof.executor.run.ops.merging import exponentials_summed, merged
from shardproof.executor.run.outcome.outcome import Tried, degrees_of
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.forced_choices import Fed
from shardproof.executor.run.state.result import Run
from shardproof.executor.run.verdict.floats import LIMIT
from shardproof.executor.run.verdict.rounding import rounding
from tests.executor.run.cases import written
from tests.executor.run.floats import TP2, WORK, not_rescaled, ran, started

Patch = pytest.MonkeyPatch


def test_the_difference_is_told_by_place_and_size() -> None:
    """Sequence 1's logits after its second step are made wrong on one rank, and are found."""
    trace, run, tried = right_run()
    key = ("decode", (0, 0, 0, 1), 1, 6)
    values = run.logits[key].values.copy()
    largest = np.abs(trace.sequences[1].logits.values[1, 6]).max()
    values[1, 4] += largest / 8
    run.logits[key] = Tensor(values)
    found = rounding(tried, "float64", run, Fed(trace), np.ones(2, np.bool_), TP2)
    assert found.logits is not None
    assert found.logits.size == pytest.approx(1 / 8, abs=1e-9)
    assert (found.logits.place.phase, found.logits.place.sequence) == ("decode", 1)
    assert (found.logits.place.token, found.logits.rank) == (6, (0, 0, 0, 1))
    assert (found.logits.index, found.logits.trial) == ((4,), 1)
    assert found.logits.found - found.logits.expected == pytest.approx(largest / 8)


def test_a_wrong_cache_entry_is_found_by_layer_head_and_dimension() -> None:
    trace, run, tried = right_run()
    entries = run.ranks[0, 0, 0, 1].cache[1, 0]
    whole = trace.sequences[0].caches[1]["value"].values
    values = entries.values.values.copy()
    values[0, 2, 0, 3] += np.abs(whole[0]).max() / 4
    run.ranks[0, 0, 0, 1].cache[1, 0] = replace(entries, values=Tensor(values))
    found = rounding(tried, "float64", run, Fed(trace), np.ones(2, np.bool_), TP2).caches
    assert found is not None
    assert found.size == pytest.approx(1 / 4, abs=1e-9)
    assert (found.place.what, found.place.layer) == ("values", 1)
    assert (found.place.sequence, found.place.token) == (0, 2)
    head = whole.shape[2] // 2  # the first of the second rank
    assert (found.rank, found.index, found.trial) == ((0, 0, 0, 1), (head, 3), 0)


def test_what_is_no_number_is_as_far_as_can_be_and_no_undefined_trial_counts() -> None:
    trace, run, tried = right_run()
    values = run.logits["prefill", (0, 0, 0, 0), 0, 0].values.copy()
    values[0, 0] = np.nan
    run.logits["prefill", (0, 0, 0, 0), 0, 0] = Tensor(values)
    everywhere = np.ones(2, np.bool_)
    assert rounding(tried, "float64", run, Fed(trace), everywhere, TP2).size == np.inf
    second_alone = np.array([False, True])
    assert rounding(tried, "float64", run, Fed(trace), second_alone, TP2).size < LIMIT


def test_an_output_that_nobody_gives_is_missing() -> None:
    trace, run, tried = right_run()
    for rank in range(2):
        del run.logits["decode", (0, 0, 0, rank), 0, 7]
    found = rounding(tried, "float64", run, Fed(trace), np.ones(2, np.bool_), TP2)
    assert found.missing is not None
    assert (found.missing.place.sequence, found.missing.place.token) == (0, 7)
    assert found.size == np.inf


def right_run() -> tuple[Trace, Run, Tried]:
    model, plan = written("llama", "tp: 2")
    tried = Tried(2, 5, 3, 1, 2, "nothing")
    domain, weights, prompts = started(tried)
    trace = generate(model, weights, [prompts[:, i] for i in range(2)], 3, Float(trials=2, seed=1))
    plan = plan.with_(workload=WORK)
    return trace, execute(model, plan, weights, prompts, 3, domain, fed=Fed(trace)), tried


# --- a norm that takes off a mean ---


def test_only_a_mean_that_is_summed_over_ranks_costs_digits() -> None:
    """A stream far from zero: squares are summed before the mean is off, or after."""
    assert 0 < 100 * off_centre("pp: 2") < off_centre("tp: 2\nstream: hidden")


def off_centre(plan: str) -> float:
    model, parsed = written("gpt2", plan)
    tried = Tried(2, 5, 3, 1, 2, "nothing")
    domain, weights, prompts = started(tried, "gpt2")
    table = weights["embedding"]
    weights = {**weights, "embedding": Tensor(table.values + 10_000, table.degree)}
    each = [prompts[:, i] for i in range(2)]
    fed = Fed(generate(model, weights, each, 3, Float(trials=2, seed=1)))
    run = execute(model, parsed.with_(workload=WORK), weights, prompts, 3, domain, fed=fed)
    return rounding(tried, "float64", run, fed, np.ones(2, np.bool_), degrees_of(parsed)).size


# --- exponentials of several ranks ---


def test_exponentials_of_two_ranks_are_added_at_one_shift() -> None:
    domain = Float()
    scores = [domain.tensor(np.array([[0.0, 1.0]])), domain.tensor(np.array([[5.0, 3.0]]))]
    seen = np.ones((1, 1, 2), np.bool_)
    total = exponentials_summed(domain, [domain.exponentials("k", x, seen) for x in scores])
    assert total.shift is not None
    wanted = np.exp([0.0, 1.0]) + np.exp([5.0, 3.0])
    assert (total.values.values[0, 0] * np.exp(total.shift[0, 0])).tolist() == pytest.approx(
        wanted.tolist()
    )


def test_another_base_is_that_of_a_logarithm_whatever_the_shift() -> None:
    """Two blocks of one key each, weighed by 2 to the logarithm of their exponentials to base e."""
    domain = Float()
    seen = np.ones((1, 1, 1), np.bool_)
    parts: list[Parts] = []
    for score, value in ((1.0, 10.0), (4.0, 20.0)):
        found = domain.exponentials("k", domain.tensor(np.array([[score]])), seen)
        made = domain.contract("qs,sv->qv", found.values, domain.tensor(np.array([[value]])))
        parts.append(Parts(made, domain.sum(found.values, -1), found.shift))
    mixed = merged(domain, parts, "weighed", "other").values[0, 0, 0]
    assert mixed == pytest.approx((2**1 * 10 + 2**4 * 20) / (2**1 + 2**4))


# --- the tests above can fail ---


def test_parts_that_are_not_brought_to_one_shift_are_no_rounding(monkeypatch: Patch) -> None:
    plan = "decode: {sp: 2, sequence: {layout: keys}}"
    assert ran(plan).size < LIMIT
    monkeypatch.setattr(Float, "rescale", not_rescaled)
    assert ran(plan).size > 1000 * LIMIT
