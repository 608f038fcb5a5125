"""Plans in floats: what is right differs by rounding, what is wrong by more; choices are fed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from shardproof.executor.domains import Array, Float, Ids, Parts, Tensor, top_k
from shardproof.executor.domains.floating import Kind
from shardproof.executor.reference.generate import Trace, generate
from shardproof.executor.reference.site import Notes
from shardproof.executor.run.beside import run_plan
from shardproof.executor.run.fed import NOBODY, Fed, Flips, preferred
from shardproof.executor.run.floats import (
    LIMIT,
    Floated,
    NoFloats,
    again,
    disagreement,
    run_floating,
)
from shardproof.executor.run.machine import execute
from shardproof.executor.run.merging import exponentials_summed, merged
from shardproof.executor.run.outcome import CannotRun, Hangs, Tried, degrees_of
from shardproof.executor.run.planting import prompts_for
from shardproof.executor.run.result import Run
from shardproof.executor.run.rounding import Rounding, rounding
from shardproof.executor.run.search import counterexample, workloads
from shardproof.executor.weights import Weights, random_weights
from shardproof.spec.plan.plan import Workload
from tests.executor.run.cases import ACCEPTED, NEAR_MISSES, load, written

Patch = pytest.MonkeyPatch
KINDS: tuple[Kind, ...] = ("float64", "float32", "bfloat16")
WORK = Workload(batch=2, prompt=5, steps=3)
TP2 = (1, 1, 1, 2)
"""The degrees of `tp: 2`."""

LOOKS_RIGHT = {
    "DP-IDLE": "no replica is idle with three sequences",
    "LM-PADS": "a pad wins the choice only where it is planted",
}
"""Near misses that the first workload does not show, in floats or in the field."""


def names(files: Sequence[Path]) -> list[str]:
    return [file.stem for file in files]


def floated(file: Path, kind: Kind = "float64") -> Rounding:
    model, plan = load(file)
    found = run_floating(model, plan, workloads(plan)[0], kind, seed=1)
    assert isinstance(found, Rounding), str(found)
    return found


def is_right(found: Floated) -> bool:
    """What float64 gives where a plan is right: rounding, and no choice that it could turn."""
    if not isinstance(found, Rounding):
        return False
    return found.size <= LIMIT and found.tokens.flipped == found.experts.flipped == 0


# --- plans that are right, and plans that are not ---


@pytest.mark.parametrize("file", ACCEPTED, ids=names(ACCEPTED))
def test_an_accepted_plan_is_right_in_float64(file: Path) -> None:
    assert is_right(floated(file))


@pytest.mark.long
@pytest.mark.parametrize("file", ACCEPTED, ids=names(ACCEPTED))
def test_an_accepted_plan_is_right_in_float64_under_every_workload(file: Path) -> None:
    model, plan = load(file)
    for workload in workloads(plan):
        for seed in (1, 2):
            assert is_right(run_floating(model, plan, workload, "float64", seed)), workload


@pytest.mark.parametrize("plan", ["tp: 2", "tp: 2\nprefill: {sp: 2}", "tp: 2\npp: 2"])
@pytest.mark.parametrize("model", ["llama", "mixtral", "gpt2"])
def test_the_shorter_the_numbers_the_larger_the_rounding(model: str, plan: str) -> None:
    """Of sums that are taken in another order; where nothing is summed, nothing need differ."""
    finest, fine, coarse = (ran(plan, model, kind) for kind in KINDS)
    assert 0 < finest.size < fine.size < coarse.size < 1
    assert finest.tokens.made == fine.tokens.made == coarse.tokens.made > 0


@pytest.mark.parametrize("file", ACCEPTED[::12], ids=names(ACCEPTED[::12]))
def test_an_accepted_plan_runs_in_every_kind_of_floats(file: Path) -> None:
    for kind in KINDS:
        found = floated(file, kind)
        assert found.missing is None
        assert 0 <= found.size < 1


@pytest.mark.parametrize("file", NEAR_MISSES[::10], ids=names(NEAR_MISSES[::10]))
def test_a_near_miss_shows_in_float64(file: Path) -> None:
    assert shows(file)


@pytest.mark.long
def test_every_near_miss_shows_in_float64() -> None:
    assert {file.stem for file in NEAR_MISSES if not shows(file)} == set(LOOKS_RIGHT)


def shows(file: Path) -> bool:
    model, plan = load(file)
    return not is_right(run_floating(model, plan, workloads(plan)[0], "float64", seed=1))


def test_what_cannot_run_or_hangs_does_so_in_floats() -> None:
    for stem, kind in (("TICK-TOKEN--stage-early", CannotRun), ("DP-IDLE", Hangs)):
        model, plan = load(NEAR_MISSES[0].with_name(f"{stem}.yaml"))
        exact = counterexample(model, plan)
        assert exact is not None
        [found] = again(model, plan, [exact], "bfloat16")
        assert isinstance(found, kind)
        assert isinstance(exact, kind)
        assert (found.op, str(found)) == (exact.op, str(exact))


# --- what is compared ---


def test_the_difference_is_told_by_place_and_size() -> None:
    """Sequence 1's logits after its second step are made wrong on one rank, and are found."""
    trace, run, tried = right_run()
    key = ("decode", (0, 0, 0, 1), 1, 6)
    values = run.logits[key].values.copy()
    largest = np.abs(trace.sequences[1].logits.values[1, 6]).max()
    values[1, 4] += largest / 8
    run.logits[key] = Tensor(values)
    found = rounding(tried, "float64", run, Fed(trace, 5), np.ones(2, np.bool_), TP2)
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
    found = rounding(tried, "float64", run, Fed(trace, 5), np.ones(2, np.bool_), TP2).caches
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
    assert rounding(tried, "float64", run, Fed(trace, 5), everywhere, TP2).size == np.inf
    second_alone = np.array([False, True])
    assert rounding(tried, "float64", run, Fed(trace, 5), second_alone, TP2).size < LIMIT


def test_an_output_that_nobody_gives_is_missing() -> None:
    trace, run, tried = right_run()
    for rank in range(2):
        del run.logits["decode", (0, 0, 0, rank), 0, 7]
    found = rounding(tried, "float64", run, Fed(trace, 5), np.ones(2, np.bool_), TP2)
    assert found.missing is not None
    assert (found.missing.place.sequence, found.missing.place.token) == (0, 7)
    assert found.size == np.inf


def right_run() -> tuple[Trace, Run, Tried]:
    model, plan = written("llama", "tp: 2")
    tried = Tried(2, 5, 3, 1, 2, "nothing")
    domain, weights, prompts = started(tried)
    trace = generate(model, weights, [prompts[:, i] for i in range(2)], 3, Float(trials=2, seed=1))
    plan = plan.with_(workload=WORK)
    return trace, execute(model, plan, weights, prompts, 3, domain, fed=Fed(trace, 5)), tried


def started(tried: Tried, name: str = "llama") -> tuple[Float, Weights, Ids]:
    model, _ = written(name, "tp: 1")
    domain = Float(trials=tried.trials, seed=tried.seed)
    return domain, random_weights(model, domain), prompts_for(model, tried)


# --- choices ---


def told_otherwise(trace: Trace) -> Trace:
    """As if the first sequence had gone on with another token, and taken its experts in turn."""
    first, *rest = trace.sequences
    tokens = first.tokens.copy()
    tokens[:, 5] = (tokens[:, 5] + 1) % 7
    passes = tuple(
        replace(
            each,
            notes=Notes(None, {path: (ids + 1) % 4 for path, ids in each.notes.routes.items()}),
        )
        for each in first.passes
    )
    return Trace((replace(first, tokens=tokens, passes=passes), *rest))


def fed_run(name: str, plan: str) -> tuple[Rounding, Fed]:
    """A run that is told other choices than it would make, beside a model that is told them."""
    model, parsed = written(name, plan)
    tried = Tried(2, 5, 3, 1, 2, "nothing")
    domain, weights, prompts = started(tried, name)
    each = [prompts[:, i] for i in range(2)]
    other = told_otherwise(generate(model, weights, each, 3, Float(trials=2, seed=1)))
    trace = generate(model, weights, each, 3, Float(trials=2, seed=1), fed=other)
    fed = Fed(trace, 5)
    run = execute(model, parsed.with_(workload=WORK), weights, prompts, 3, domain, fed=fed)
    return rounding(tried, "float64", run, fed, np.ones(2, np.bool_), degrees_of(parsed)), fed


@pytest.mark.parametrize(
    "plan",
    [
        "tp: 2",
        "tp: 2\nlm_head: {greedy: merged}",
        "sp: 2\npp: 2",
        "dp: 2",
        "decode: {sp: 2, sequence: {layout: keys}}",
    ],
)
def test_a_run_takes_the_tokens_that_it_is_told_and_counts_its_own(plan: str) -> None:
    found, fed = fed_run("llama", plan)
    assert found.size < LIMIT
    # Sequences, trials, and a choice that each step reads.
    assert found.tokens.made == 2 * 2 * 3
    assert flipped(fed.tokens, ("head", 0, 4)) == [True, True]
    assert flipped(fed.tokens, ("head", 1, 4)) == [False, False]


@pytest.mark.parametrize("plan", ["tp: 2", "tp: 2\nep: 2", "tp: 2\nsp: 2\nep: 4", "pp: 2\ndp: 2"])
def test_a_run_takes_the_experts_that_it_is_told_and_counts_its_own(plan: str) -> None:
    found, fed = fed_run("mixtral", plan)
    assert found.size < LIMIT
    layers = len({path for path, _, _ in fed.experts.found})
    assert layers == 2
    assert found.experts.made == 2 * 2 * 8 * layers
    # The first layer's first token has the same scores in both runs, and is told other experts.
    path = "layers.0.ffn.router"
    assert flipped(fed.experts, (path, 0, 0)) == [True, True]
    assert flipped(fed.experts, (path, 1, 0)) == [False, False]


def flipped(flips: Flips, choice: tuple[str, int, int]) -> list[bool]:
    return [bool(each) for each in flips.found[choice]]


def test_a_choice_counts_once_and_as_flipped_if_one_rank_flips() -> None:
    flips = Flips()
    flips.note(("head", 0, 4), np.array([False, False]))
    flips.note(("head", 0, 4), np.array([True, False]))
    flips.note(("head", 1, 4), np.array([False, False]))
    assert (flips.made, flips.flipped) == (4, 1)


def test_choices_of_the_field_are_told_too() -> None:
    """Its ranks are whole numbers, and none stands above the highest."""
    told, ids = np.array([[2]]), np.arange(3)
    for highest in (np.iinfo(np.int64).max - 1, 1e300):
        ranks = np.array([[highest, 3, -highest]])
        assert top_k(preferred(ranks, ids, told), 2).tolist() == [[2, 0]]


@pytest.mark.parametrize(
    ("model", "plan"),
    [
        ("llama", "tp: 2\nlm_head: {greedy: own}"),
        ("llama", "tp: 2\nlm_head: {greedy: ids_summed}"),
        ("qwen2-moe", "tp: 2\nep: 2\nmoe: {router: {choose: own}}"),
    ],
)
def test_what_is_no_candidate_is_not_chosen(model: str, plan: str) -> None:
    """A plan whose ranks choose among their own is not put right by what it is told."""
    found = ran(plan, model)
    assert found.size > 0.01
    assert found.tokens.flipped > 0


# --- a norm that takes off a mean ---


def test_only_a_mean_that_is_summed_over_ranks_costs_digits() -> None:
    """A stream far from zero: squares are summed before the mean is off, or after."""
    assert 0 < 100 * off_centre("pp: 2") < off_centre("tp: 2\nstream: hidden")


def off_centre(plan: str) -> float:
    model, parsed = written("gpt2", plan)
    tried = Tried(2, 5, 3, 1, 2, "nothing")
    domain, weights, prompts = started(tried, "gpt2")
    table = weights["embedding"]
    weights = {**weights, "embedding": Tensor(table.values + 1000, table.degree)}
    each = [prompts[:, i] for i in range(2)]
    fed = Fed(generate(model, weights, each, 3, Float(trials=2, seed=1)), 5)
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


# --- an internal disagreement ---


def test_a_difference_in_float64_alone_is_a_disagreement(monkeypatch: Patch) -> None:
    model, plan = written("llama", "decode: {sp: 2, sequence: {layout: keys}}")
    exact = run_plan(model, plan, WORK, 1)
    right = again(model, plan, [exact], "float64")
    assert disagreement([exact], right) is None
    monkeypatch.setattr(Float, "rescale", not_rescaled)
    wrong = again(model, plan, [exact], "float64")
    assert disagreement([exact], wrong) == wrong[0]
    # Of coarser numbers no size says that it is no rounding.
    assert disagreement([exact], again(model, plan, [exact], "float32")) is None


def test_a_model_without_real_functions_has_no_floats() -> None:
    model, plan = written("llama", "tp: 2")
    ffn = replace(model.kinds[0].ffn, activation="mystery")
    strange = replace(model, kinds=(replace(model.kinds[0], ffn=ffn),))
    found = run_floating(strange, plan, WORK, "float32")
    assert isinstance(found, NoFloats)
    assert "mystery" in str(found)
    assert disagreement([run_plan(strange, plan, WORK)], [found]) is None


# --- the tests above can fail ---


def not_rescaled(domain: Float, a: Tensor, shift: Array, to: Array) -> Tensor:
    del domain, shift, to
    return a


def no_rescaling_between_ranks(patch: Patch) -> Rounding:
    patch.setattr(Float, "rescale", not_rescaled)
    return ran("decode: {sp: 2, sequence: {layout: keys}}")


def nothing_fed(patch: Patch) -> Rounding:
    def wrong(fed: Fed, sequences: Sequence[int], places: Sequence[int]) -> Ids:
        return np.full(
            (fed.trace.sequences[0].tokens.shape[0], len(sequences), len(places)), NOBODY
        )

    patch.setattr(Fed, "next_tokens", wrong)
    return fed_run("llama", "tp: 2")[0]


def tokens_fed_a_place_too_late(patch: Patch) -> Rounding:
    right = Fed.next_tokens

    def wrong(fed: Fed, sequences: Sequence[int], places: Sequence[int]) -> Ids:
        return right(fed, sequences, [place - 1 for place in places])

    patch.setattr(Fed, "next_tokens", wrong)
    return fed_run("llama", "tp: 2")[0]


def routes_of_another_sequence(patch: Patch) -> Rounding:
    right = Fed.routes

    def wrong(fed: Fed, path: str, sequences: Sequence[int], places: Sequence[int]) -> Ids:
        return right(fed, path, sequences[::-1], places)

    patch.setattr(Fed, "routes", wrong)
    return fed_run("mixtral", "tp: 2")[0]


def routes_of_the_prompt_in_every_step(patch: Patch) -> Rounding:
    right = Fed.routes

    def wrong(fed: Fed, path: str, sequences: Sequence[int], places: Sequence[int]) -> Ids:
        return right(fed, path, sequences, [min(place, 4) for place in places])

    patch.setattr(Fed, "routes", wrong)
    return fed_run("mixtral", "tp: 2")[0]


def ran(plan: str, model: str = "llama", kind: Kind = "float64") -> Rounding:
    found = run_floating(*written(model, plan), WORK, kind, 1)
    assert isinstance(found, Rounding)
    return found


MUTANTS = (
    no_rescaling_between_ranks,
    nothing_fed,
    tokens_fed_a_place_too_late,
    routes_of_another_sequence,
    routes_of_the_prompt_in_every_step,
)


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.__name__ for mutant in MUTANTS])
def test_a_mistake_in_the_runtime_is_no_rounding(
    mutant: Callable[[Patch], Rounding], monkeypatch: Patch
) -> None:
    assert mutant(monkeypatch).size > 1000 * LIMIT
    monkeypatch.undo()
    monkeypatch.setattr(pytest.MonkeyPatch, "setattr", unchanged)
    assert mutant(pytest.MonkeyPatch()).size < LIMIT


def unchanged(*_: object) -> None:
    """In place of a patch."""
