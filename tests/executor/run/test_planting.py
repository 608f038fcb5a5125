"""What is planted comes about, in one order that reference and plan share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import numpy as np
import pytest

from shardproof.executor.domains import Ids
from shardproof.executor.domains.field import BEST
from shardproof.executor.reference.generate import Trace, generate
from shardproof.executor.run.outcome.outcome import STRANDS, Plant, Tried
from shardproof.executor.run.state.queues import RouterQueue
from shardproof.executor.run.trials.planting import (
    MOST,
    UNLIKE,
    Planner,
    planted_by,
    prompts_for,
    roles,
    trials_for,
)
from shardproof.executor.run.verdict.beside_reference import Given, given_for
from shardproof.spec.model.model import Dense, Model, Moe, Router
from shardproof.spec.plan.plan import Plan
from tests.executor.run.cases import CASES, written

MODELS = sorted(path.stem for path in (CASES / "models").glob("*.json"))


GROUPED = ("max", "top2")


def grouped(score: Literal["max", "top2"], top_k: int = 2) -> Model:
    """Twelve experts in four groups, of which a token sees two."""
    model, _ = written("deepseek", "tp: 1")

    def with_groups(ffn: Dense | Moe) -> Dense | Moe:
        if isinstance(ffn, Dense):
            return ffn
        router = replace(ffn.router, groups=4, top_groups=2, top_k=top_k, group_score=score)
        return replace(ffn, experts=12, router=router)

    return replace(model, kinds=tuple(replace(k, ffn=with_groups(k.ffn)) for k in model.kinds))


def named(name: str) -> Model:
    match name:
        case "max" | "top2":
            return grouped(name)
        case _:
            return written(name, "tp: 1")[0]


def given(model: Model, trials: int | None = None, plant: Plant = "everything") -> Given:
    plan = Plan()
    count = trials_for(model, plan, 2, 3, 2) if trials is None else trials
    return given_for(model, plan, Tried(2, 3, 2, 7, count, plant))


def chosen(trace: Trace) -> Sequence[Ids]:
    """Every choice of a run."""
    routes = [r for s in trace.sequences for p in s.passes for r in p.notes.routes.values()]
    return [*(s.tokens for s in trace.sequences), *routes]


class TestOneOrder:
    """The favourites that were found on the way are those of one order from the start."""

    @pytest.mark.parametrize("name", [*MODELS, *GROUPED])
    def test_the_reference_chooses_alike_when_it_knows_them_all(self, name: str) -> None:
        model = named(name)
        first = given(model)
        prompts = [first.prompts[:, i] for i in range(2)]
        again = generate(model, first.weights, prompts, 2, first.ours, watch=False)
        for one, other in zip(chosen(first.trace), chosen(again), strict=True):
            assert (one == other).all()

    def test_strands_choose_alike(self) -> None:
        for choice in chosen(given(grouped("max")).trace):
            apart = choice.reshape(-1, STRANDS, *choice.shape[1:])
            assert (apart == apart[:, :1]).all()

    def test_what_was_ordered_before_is_not_put_first_any_more(self) -> None:
        router = Router(score="softmax", top_k=1, renormalise=False)
        one = frozenset({(0, 0, 0), (1, 0, 0), (2, 0, 0)})
        found = Planner(
            {"k": RouterQueue(range(1), 0, router, 3, [(one, dict.fromkeys(range(3)))])}
        )
        bits = np.array([[[5, 3, 8]]], np.uint64)
        assert found("k", bits).tolist() == [5]
        assert found("k", bits).tolist() == [5]
        assert found("k", bits + np.uint64(9)).tolist() == [5, 12]


class TestIndices:
    """In the trials that plant indices each is chosen, whatever chance would have."""

    @pytest.mark.parametrize("name", [*MODELS, *GROUPED])
    def test_everything_is_met(self, name: str) -> None:
        met = given(named(name)).coverage
        assert met.full, met

    @pytest.mark.parametrize("top_k", [1, 2, 3, 6])
    @pytest.mark.parametrize("score", GROUPED)
    def test_every_expert_of_every_group_is_selected(
        self, score: Literal["max", "top2"], top_k: int
    ) -> None:
        first = given(grouped(score, top_k), trials=3)
        for layer in (1, 2):
            path = f"layers.{layer}.ffn.router"
            passes = [p for s in first.trace.sequences for p in s.passes]
            found = [p.notes.routes[path][:STRANDS] for p in passes]  # of the first trial alone
            ids = set(np.concatenate([each.ravel() for each in found]).tolist())
            assert len(ids) >= (10 if top_k == 1 else 12)  # of ten tokens


class TestZeros:
    """In one trial a logit of zero, and what a soft cap makes of it, is better than any other."""

    @pytest.mark.parametrize("name", ["llama", "gemma2"])
    def test_a_pad_would_win(self, name: str) -> None:
        model, _ = written(name, "tp: 1")
        first = given(model, trials=6)
        domain = first.ours
        pad = domain.zeros((1,))
        if model.logit_softcap is not None:
            pad = domain.apply("softcap", "head", pad, constants=(model.logit_softcap,))
        best = domain.ranks("head", pad)[::STRANDS, 0] == BEST
        assert best.tolist() == [i in roles(6, "everything").zeros for i in range(6)]

    def test_everywhere_if_nothing_else_is_planted(self) -> None:
        first = given(written("llama", "tp: 1")[0], 3, "zeros")
        assert (first.ours.ranks("head", first.ours.zeros((1,))) == BEST).all()


class TestTies:
    """In one trial values tie, in the choice of tokens and of experts."""

    def test_in_that_trial_there_are_two_ranks(self) -> None:
        domain = given(written("mixtral", "tp: 1")[0], trials=6).ours
        for key in ("head", "layers.0.ffn.router"):
            ranks = domain.ranks(key, domain.random("x", (40,))).reshape(6, STRANDS, -1)[:, 0]
            assert [len(np.unique(row)) == 2 for row in ranks] == [False] * 5 + [True]


class TestNumbers:
    """Trials are as many as it takes, and prompts hold every id."""

    @pytest.mark.parametrize(
        ("batch", "prompt", "steps", "trials"),
        [(3, 5, 3, 4), (1, 4, 2, 12), (1, 1, 1, 20), (2, 3, 0, 4), (1, 1, 0, 16)],
    )
    def test_trials_of_a_vocabulary_of_sixteen(
        self, batch: int, prompt: int, steps: int, trials: int
    ) -> None:
        model, plan = written("llama", "tp: 2")
        assert trials_for(model, plan, batch, prompt, steps) == trials

    def test_there_is_a_limit(self) -> None:
        model, plan = written("llama", "tp: 2")
        assert trials_for(replace(model, vocab=10**4), plan, 1, 1, 1) == MOST

    def test_what_one_trial_fills_is_one_trial(self) -> None:
        model, plan = written("llama", "tp: 2")
        assert trials_for(replace(model, vocab=10**6), plan, 1, 1, 1) == 2
        assert trials_for(replace(model, vocab=10**7), plan, 1, 1, 1) == 1

    @pytest.mark.parametrize("trials", range(1, 9))
    def test_every_trial_has_one_part(self, trials: int) -> None:
        where = roles(trials, "everything")
        every = [*where.indices, *where.zeros, *where.ties]
        assert every == list(range(trials))
        assert len(where.indices) > 0
        assert (len(where.zeros), len(where.ties)) == (trials >= 2, trials >= 3)

    def test_prompts_hold_every_id(self) -> None:
        model, _ = written("llama", "tp: 1")
        prompts = prompts_for(model, Tried(2, 4, 1, 3, 2))
        assert sorted(prompts.ravel().tolist()) == list(range(16))

    def test_with_as_many_trials_every_place_holds_every_id(self) -> None:
        model, _ = written("llama", "tp: 1")
        prompts = prompts_for(model, Tried(2, 4, 1, 3, 18))
        for place in prompts.reshape(18, -1).T:
            assert {*place.tolist()} == {*range(16)}
        first, second = prompts[:, 0, 0].tolist(), prompts[:, 0, 1].tolist()
        assert first != second

    def test_few_ids_have_as_many_trials(self) -> None:
        model, plan = written("llama", "tp: 1")
        few = replace(model, vocab=7)
        assert trials_for(few, plan, 8, 8, 0) == 7

    @pytest.mark.parametrize("seed", range(9))
    @pytest.mark.parametrize("vocab", [2, 3, 4])
    def test_no_two_places_of_the_prompts_are_alike(self, vocab: int, seed: int) -> None:
        model, plan = written("llama", "tp: 1")
        few = replace(model, vocab=vocab)
        trials = trials_for(few, plan, 3, 5, 0)
        places = prompts_for(few, Tried(3, 5, 0, seed, trials)).reshape(trials, -1).T
        assert len({tuple(place) for place in places.tolist()}) == 15

    def test_more_places_than_ways_to_fill_them_are_filled_all_the_same(self) -> None:
        model, _ = written("llama", "tp: 1")
        places = prompts_for(replace(model, vocab=2), Tried(3, 5, 0, 1, 4)).reshape(4, -1).T
        assert len({tuple(place) for place in places.tolist()}) == 4

    @pytest.mark.parametrize(
        ("vocab", "work"), [(2, (2, 1, 2)), (2, (3, 5, 3)), (3, (2, 2, 2)), (4, (1, 1, 3))]
    )
    def test_tokens_of_the_steps_are_seldom_alike(
        self, vocab: int, work: tuple[int, int, int]
    ) -> None:
        model, plan = written("llama", "tp: 1")
        few, (batch, prompt, steps) = replace(model, vocab=vocab), work
        trials = trials_for(few, plan, batch, prompt, steps)
        tried = (Tried(batch, prompt, steps, seed, trials) for seed in range(40))
        assert sum(given_for(few, plan, each).coverage.alike for each in tried) <= 40 / UNLIKE

    def test_prompts_left_to_chance_do_not(self) -> None:
        model, _ = written("llama", "tp: 1")
        draws = [prompts_for(model, Tried(2, 4, 1, seed, 2, "nothing")) for seed in range(9)]
        assert any(len(set(draw.ravel().tolist())) < 16 for draw in draws)


def test_a_run_of_the_model_is_shared_where_the_same_is_planted() -> None:
    model, one = written("mixtral", "tp: 4")
    by = {
        told: planted_by(model, written("mixtral", told)[1], (4, 3, 2))
        for told in ("tp: 4", "{tp: 4, ffn: {down: {bias: every}}}", "{tp: 4, dp: 2}")
    }
    first, same, other = by.values()
    assert first == same == planted_by(model, one, (4, 3, 2))
    # Tokens of two ranks are each to be sent to every expert.
    assert first != other
    # A pass that begins behind a rejected draft has something to meet.
    drafts = [written("llama", f"{{tp: 4, decode: {{draft: {{tokens: 2, {token}}}}}}}")[1]
              for token in ("accepted: 1", "accepted: 1, token: last", "token: last")]  # fmt: skip
    dense, _ = written("llama", "tp: 4")
    assert len({planted_by(dense, each, (4, 3, 2)) for each in drafts}) == 3
    alone, twice = (written("llama", told)[1] for told in ("tp: 4", "{tp: 4, dp: 2}"))
    assert planted_by(dense, alone, (4, 3, 2)) == planted_by(dense, twice, (4, 3, 2))
