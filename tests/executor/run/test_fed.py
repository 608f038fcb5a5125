"""A run takes the choices that it is told, and counts its own apart."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from shardproof.executor.domains import Ids, top_k
from shardproof.executor.run.state.forced_choices import NOBODY, Fed, Flips, Named, preferred
from shardproof.executor.run.verdict.floats import LIMIT
from shardproof.executor.run.verdict.rounding import Rounding
from tests.executor.run.floats import fed_run, ran

Patch = pytest.MonkeyPatch


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


IN_A_ROW = "workload: {prompt: 5}\nprefill: {packed: {sequences: [2, 3]}}\n"


@pytest.mark.parametrize(
    ("model", "plan", "routed"),
    [
        ("mixtral", "tp: 2\nep: 2", 2),
        ("mixtral", "sp: 2\nchunks: {tokens: 3}", 2),
        ("llama", "dp: 2\ndecode: {draft: {tokens: 1}}", 0),
        ("indexer", "sp: 2", 2),
    ],
)
def test_sequences_of_a_row_are_told_their_own(model: str, plan: str, routed: int) -> None:
    """What a token of a row is told is what the model chose for it in its own sequence."""
    found = ran(IN_A_ROW + plan, model)
    assert found.size < LIMIT
    assert (found.tokens.flipped, found.experts.flipped) == (0, 0)
    # Two rows of two sequences in two trials, and a token before each of three steps.
    assert found.tokens.made == 2 * 2 * 2 * 3
    assert found.experts.made == routed * 2 * 2 * (5 + 2 * 3)


def test_what_another_sequence_of_the_row_chose_is_no_rounding(
    monkeypatch: Patch,
) -> None:
    right = Fed.routes

    def wrong(fed: Fed, path: str, rows: Named) -> Ids:
        return right(fed, path, [[(which ^ 1, place) for which, place in row] for row in rows])

    monkeypatch.setattr(Fed, "routes", wrong)
    assert ran(IN_A_ROW + "tp: 2\nep: 2", "mixtral").size > 1000 * LIMIT


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


# --- the tests above can fail ---


def nothing_fed(patch: Patch) -> Rounding:
    def wrong(fed: Fed, rows: Named) -> Ids:
        return np.full((fed.trace.sequences[0].tokens.shape[0], len(rows), len(rows[0])), NOBODY)

    patch.setattr(Fed, "next_tokens", wrong)
    return fed_run("llama", "tp: 2")[0]


def tokens_fed_a_place_too_late(patch: Patch) -> Rounding:
    right = Fed.next_tokens

    def wrong(fed: Fed, rows: Named) -> Ids:
        return right(fed, [[(which, place - 1) for which, place in row] for row in rows])

    patch.setattr(Fed, "next_tokens", wrong)
    return fed_run("llama", "tp: 2")[0]


def routes_of_another_sequence(patch: Patch) -> Rounding:
    right = Fed.routes

    def wrong(fed: Fed, path: str, rows: Named) -> Ids:
        return right(fed, path, rows[::-1])

    patch.setattr(Fed, "routes", wrong)
    return fed_run("mixtral", "tp: 2")[0]


def routes_of_the_prompt_in_every_step(patch: Patch) -> Rounding:
    right = Fed.routes

    def wrong(fed: Fed, path: str, rows: Named) -> Ids:
        return right(fed, path, [[(which, min(place, 4)) for which, place in row] for row in rows])

    patch.setattr(Fed, "routes", wrong)
    return fed_run("mixtral", "tp: 2")[0]


MUTANTS = (
    nothing_fed,
    tokens_fed_a_place_too_late,
    routes_of_another_sequence,
    routes_of_the_prompt_in_every_step,
)


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.__name__ for mutant in MUTANTS])
def test_a_mistake_in_what_is_told_is_no_rounding(
    mutant: Callable[[Patch], Rounding], monkeypatch: Patch
) -> None:
    assert mutant(monkeypatch).size > 1000 * LIMIT
    monkeypatch.undo()
    monkeypatch.setattr(pytest.MonkeyPatch, "setattr", unchanged)
    assert mutant(pytest.MonkeyPatch()).size < LIMIT


def unchanged(*_: object) -> None:
    """In place of a patch."""
