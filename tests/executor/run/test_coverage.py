"""A run says what it met, and what it met is enough: mistakes that chance misses are found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from shardproof.executor.run.outcome.coverage import (
    Coverage,
    Indices,
    Kind,
    Seen,
    coverage,
    told_apart,
)
from shardproof.executor.run.outcome.outcome import STRANDS, Different, Equal, Tried
from shardproof.executor.run.trials.planting import trials_for
from shardproof.executor.run.verdict.beside_reference import given_for, run_again, run_plan
from shardproof.executor.run.verdict.search import SEED, SEEDS, attempts, search, under_seeds
from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.plan import PHASES, Plan, Workload
from tests.executor.run.cases import ACCEPTED, CASES, load, written
from tests.executor.run.measure_coverage import MISTAKES, PUBLISHED, Mistake, published, share
from tests.exhaustive.universe.attention import TWO, of
from tests.exhaustive.universe.universe import plan_of

SURE = 1e-12
"""What a trial may miss."""
SHOWN_BY_CHANCE = 0.35
BALANCED = "attention: {heads: balanced}, ffn: {width: balanced}"
SOME = [*ACCEPTED[::24], CASES / "accepted" / "attention-alibi-own-slopes.yaml"]


def ran(model: str, plan: str, batch: int, prompt: int, steps: int, trials: int | None) -> Coverage:
    work = Workload(batch=batch, prompt=prompt, steps=steps)
    outcome = run_plan(*written(model, plan), work, trials=trials)
    assert isinstance(outcome, Equal)
    return outcome.coverage


class TestMistakes:
    """What is wrong at one index alone is missed by chance, and never where all is planted."""

    @pytest.mark.parametrize("mistake", MISTAKES, ids=lambda m: m.model)
    def test_chance_misses_it(self, mistake: Mistake) -> None:
        assert share(mistake, range(40), 1, "nothing") > SHOWN_BY_CHANCE

    @pytest.mark.parametrize("mistake", MISTAKES, ids=lambda m: m.model)
    def test_planting_does_not(self, mistake: Mistake) -> None:
        assert share(mistake, range(100, 106), None, "everything") == 0

    @pytest.mark.long
    def test_the_published_table_is_up_to_date(self) -> None:
        assert PUBLISHED.read_text(encoding="utf-8") == published(), (
            "regenerate with `python -m tests.executor.run.measure_coverage`"
        )


@pytest.mark.parametrize("file", SOME, ids=lambda file: file.stem)
def test_every_run_of_the_search_meets_everything_and_is_sure(file: Path) -> None:
    model, plan = load(file)
    for workload, plant in attempts(plan):
        outcome = run_plan(model, plan, workload, SEED, plant=plant)
        assert isinstance(outcome, Equal)
        assert outcome.coverage.missing == {}, outcome.coverage
        assert outcome.bound.miss < SURE


@pytest.mark.parametrize("rows", ["0, 2, 1", "1, 0, 2", "2, 0, 1", "0, 1, 2"])
@pytest.mark.parametrize("work", [(1, 1, 2), (1, 2, 2), (2, 2, 1)])
def test_rows_out_of_order_are_found_where_they_tie(rows: str, work: tuple[int, int, int]) -> None:
    model, plan = written("llama", f"{{lm_head: {{greedy: own, cut: {{listed: [[{rows}]]}}}}}}")
    batch, prompt, steps = work
    outcome = run_plan(
        replace(model, vocab=3), plan, Workload(batch=batch, prompt=prompt, steps=steps), seed=1
    )
    assert isinstance(outcome, Equal) == (rows == "0, 1, 2")


def test_a_run_is_made_again_from_what_it_tried() -> None:
    model, plan = load(ACCEPTED[0])
    outcome = run_plan(model, plan, Workload(batch=2, prompt=3, steps=2), seed=5)
    assert run_again(model, plan, outcome.tried) == outcome


class TestWhatCanBeMet:
    """What no trial could meet is not asked for."""

    def test_without_a_step_nothing_is_read_in_decode_and_nothing_chosen(self) -> None:
        found = ran("llama", "tp: 2", 2, 3, 0, None)
        assert found.full
        assert found.wanted[Kind("ids", "prefill")] == Indices(range(16))
        assert {kind.what for kind, wanted in found.wanted.items() if wanted} == {"ids", "places"}
        assert {kind.phase for kind in found.wanted if kind.what == "places"} == {"prefill"}

    def test_the_choice_of_the_last_step_is_read_by_nobody(self) -> None:
        found = ran("llama", "tp: 2", 2, 3, 1, None)
        assert found.full
        assert found.wanted[Kind("shards", "prefill")] == {0, 1}
        assert Kind("shards", "decode") not in found.wanted

    @pytest.mark.parametrize(
        ("vocab", "window", "asked"),
        [(16, None, 4), (2, None, 4), (2, 2, 4), (2, 1, 2), (3, 1, 4), (1, None, 0)],
    )
    def test_tokens_that_come_round_again_are_not_asked_to_differ(
        self, vocab: int, window: int | None, asked: int
    ) -> None:
        model, _ = written("llama", "tp: 2")
        kind = model.kinds[0]
        near = replace(kind, attention=replace(kind.attention, window=window))
        assert told_apart(replace(model, vocab=vocab, kinds=(near,)), 1, range(3, 7), 3) == asked

    def test_one_token_of_a_phase_has_none_to_differ_from(self) -> None:
        found = ran("llama", "tp: 2", 1, 1, 1, None)
        assert not any(kind.what == "places" for kind in found.wanted)
        assert {
            kind.phase
            for kind in ran("llama", "tp: 2", 1, 1, 2, None).wanted
            if kind.what == "places"
        } == {"decode"}

    def test_a_window_hides_the_slots_before_it(self) -> None:
        model, plan = written("llama", "tp: 2")
        kind = model.kinds[0]
        narrow = replace(kind, attention=replace(kind.attention, window=3))
        outcome = run_plan(
            replace(model, kinds=(narrow,)), plan, Workload(batch=1, prompt=6, steps=2)
        )
        assert isinstance(outcome, Equal)
        assert outcome.coverage.met[Kind("slots", layer=1)] == {4, 5, 6, 7}
        assert outcome.coverage.full

    @pytest.mark.parametrize(
        ("cut", "ties"),
        [
            ("balanced", {7}),
            ("strided", set(range(15))),
            ("whole", set[int]()),
            ('{listed: [["0-15"], ["8-15", "0-7"]]}', {7}),
            ('{listed: [["0-15"], [3, 4, 9]]}', {2, 4, 8, 9}),
        ],
    )
    def test_ids_tie_whose_rows_may_be_out_of_order(self, cut: str, ties: set[int]) -> None:
        model, plan = written("llama", f"{{tp: 2, lm_head: {{cut: {cut}}}}}")
        given = given_for(model, plan, Tried(3, 5, 3, 1, trials_for(model, plan, 3, 5, 3)))
        for name in PHASES:
            assert given.coverage.wanted.get(Kind("ties", name), set[int]()) == ties
        assert given.coverage.full, given.coverage

    def test_a_shard_of_pads_alone_cannot_win(self) -> None:
        found = ran("llama-odd", f"{{tp: 2, {BALANCED}, lm_head: {{cut: [11, 0]}}}}", 3, 5, 3, None)
        assert found.wanted[Kind("shards", "decode")] == {0}
        assert found.full

    def test_the_pads_are_those_of_the_padded_cut(self) -> None:
        found = ran("llama-odd", f"{{tp: 2, {BALANCED}}}", 3, 5, 3, None)
        assert found.met[Kind("pads", "prefill")] == {11}

    def test_experts_are_those_of_every_layer_that_has_some(self) -> None:
        found = ran("deepseek", "tp: 2", 2, 3, 1, None)
        assert {kind for kind in found.wanted if kind.what == "experts"} == {
            Kind("experts", name, layer) for name in PHASES for layer in (1, 2)
        }

    def test_experts_are_selected_by_tokens_of_every_rank(self) -> None:
        """Where ranks have the same tokens as each other, they are counted once."""
        found = ran("deepseek", "{dp: 2, tp: 2, moe: {input: part}}", 2, 2, 1, None)
        assert {(kind.phase, kind.rank) for kind in found.wanted if kind.what == "experts"} == {
            *(("prefill", (dp, 0, tp)) for dp in (0, 1) for tp in (0, 1)),
            *(("decode", (dp, 0, 0)) for dp in (0, 1)),
        }
        assert found.full, found


class TestWhatIsMissing:
    """It is told by name, and several runs may meet it together."""

    def test_by_name(self) -> None:
        found = Coverage(
            {
                Kind("ids", "decode"): Indices(range(10)),
                Kind("experts", "decode", 3): Indices(range(99)),
                Kind("experts", "prefill", 3, (1, 0, 0)): Indices({0, 1}),
                Kind("shards", "prefill"): Indices({0, 1}),
                Kind("ties", "decode"): Indices({2, 3}),
                Kind("pads", "decode"): Indices({10}),
                Kind("slots", layer=0): Indices({4}),
                Kind("places", "prefill"): Indices({0, 1, 2}),
                Kind("places", "decode"): Indices({0, 1}),
            },
            {
                Kind("ids", "decode"): Indices(range(10)) - {3, 9},
                Kind("experts", "decode", 3): Indices(range(0, 99, 2)) | {1},
                Kind("experts", "prefill", 3, (1, 0, 0)): Indices({0}),
                Kind("shards", "prefill"): Indices({0}),
                Kind("places", "prefill"): Indices({1}),
            },
        )
        unselected = "were selected for no token"
        assert str(found).split("; ") == [
            "ids 3 and 9 were read by no decode step",
            f"experts 3, 5, 7, 9, 11, 13 and 42 more of layer 3 {unselected} in decode",
            f"experts 1 of layer 3 {unselected} of rank dp 1 sp 0 tp 0 in prefill",
            "vocabulary shards 1 never won the choice of a token in prefill",
            "ids 2-3 never tied with the next id as the best in decode",
            "padded rows 10 were never offered as winner in decode",
            "cache slots 4 of layer 0 were read by no step",
            "tokens 0 and 2 of the prompts were in every trial like another of them",
            "tokens 0-1 of the decode steps were in every trial like another of them",
        ]
        assert found.alike

    def test_one_trial_of_few_tokens_does_not_meet_a_vocabulary(self) -> None:
        found = ran("llama", "tp: 2", 1, 2, 1, trials=1)
        assert len(found.missing[Kind("ids", "prefill")]) == 14
        assert len(found.missing[Kind("ids", "decode")]) == 15

    def test_two_runs_meet_what_either_does(self) -> None:
        runs = [ran("llama", "tp: 2", 1, 2, steps, trials=1) for steps in (0, 1, 2)]
        both = runs[0] | runs[1] | runs[2]
        assert Kind("ids", "decode") in both.wanted
        for run in runs:
            for kind, indices in run.met.items():
                assert indices <= both.met[kind]

    def test_a_trial_that_is_undefined_meets_nothing(self) -> None:
        model, plan = written("mixtral", "tp: 2")
        given = given_for(model, plan, Tried(2, 3, 2, 0, 6))
        nowhere = np.zeros_like(given.defined)
        found = coverage(Seen(model, plan, 3, given.trace, nowhere, ~nowhere, given.ours))
        assert found.wanted == given.coverage.wanted
        assert not any(found.met.values())

    def test_a_vocabulary_beyond_any_number_of_trials_is_said_to_be_missing(self) -> None:
        model, plan = written("llama", "tp: 2")
        outcome = run_plan(replace(model, vocab=400), plan, Workload(batch=1, prompt=1, steps=1))
        assert isinstance(outcome, Equal)
        assert "were read by no prompt" in str(outcome.coverage)


class TestTokensThatAreAlike:
    """A token that is taken for another shows where some trial has two ids there."""

    TICKS = "[[0, 0, 0, 1], [1, 0, 1, 1], [0, 0, 0, 2], [3, 0, 1, 2]]"
    """Both steps of sequence 0 in one tick: the second reads what the first one read."""
    WORK = "workload: {batch: 2, prompt: 1, steps: 2}"

    def few(self) -> tuple[Model, Plan]:
        model, plan = written("llama", f"{{tp: 2, {self.WORK}, schedule: {{ticks: {self.TICKS}}}}}")
        return replace(model, vocab=2), plan

    @pytest.mark.parametrize("seed", range(12))
    def test_a_run_that_cannot_show_it_says_so(self, seed: int) -> None:
        model, plan = self.few()
        outcome = run_plan(model, plan, plan.workload, seed, trials=3)
        told = isinstance(outcome, Equal) and outcome.coverage.alike
        assert told or isinstance(outcome, Different)

    def test_three_trials_may_not_show_it(self) -> None:
        model, plan = self.few()
        runs = [run_plan(model, plan, plan.workload, seed, trials=3) for seed in range(12)]
        assert {run.kind for run in runs} == {"equal", "different"}

    @pytest.mark.parametrize("seed", range(12))
    def test_as_many_trials_as_it_takes_do(self, seed: int) -> None:
        model, plan = self.few()
        assert isinstance(run_plan(model, plan, plan.workload, seed), Different)

    def test_other_seeds_are_tried_until_none_are_alike(self) -> None:
        model, plan = self.few()
        right = plan.with_(schedule=Plan().schedule)
        for first in range(12):
            tried = Tried(2, 1, 2, first, 3)
            runs = list(under_seeds(tried, lambda again: run_again(model, right, again)))
            assert [run.tried for run in runs] == [tried.again(n) for n in range(len(runs))]
            assert all(f"seed {first}" in str(run.tried) for run in runs)
            met = Coverage()
            for run in runs:
                assert isinstance(run, Equal)
                assert met.alike or run is runs[0]
                met |= run.coverage
            assert not met.alike or len(runs) == SEEDS
            wrong = list(under_seeds(tried, lambda again: run_again(model, plan, again)))
            assert [run.kind for run in wrong][:-1] == ["equal"] * (len(wrong) - 1)
            assert isinstance(wrong[-1], Different) or len(wrong) == SEEDS

    def test_places_of_two_sequences_are_counted_in_a_row(self) -> None:
        model, plan = self.few()
        given = given_for(model, plan, Tried(2, 1, 2, 1, 3))
        rows = [each.tokens[::STRANDS, 1:3].T.tolist() for each in given.trace.sequences]
        every = [*rows[0], *rows[1]]
        lone = {i for i, row in enumerate(every) if every.count(row) == 1}
        assert given.coverage.met[Kind("places", "decode")] == lone
        assert given.coverage.wanted[Kind("places", "decode")] == {0, 1, 2, 3}


def test_experts_that_tokens_alike_did_not_select_are_met_by_other_seeds() -> None:
    """A router that reads the embedding alone chooses the same for an id of prompt and step."""
    model, plan = written("mixtral", "{dp: 3, ep: 3, workload: {batch: 3, prompt: 3, steps: 3}}")
    kind = model.kinds[0]
    assert isinstance(kind.ffn, Moe)
    ffn = replace(kind.ffn, experts=6, router=replace(kind.ffn.router, top_k=1))
    model = replace(model, kinds=(replace(kind, parallel=True, norm="post", ffn=ffn),), vocab=10)
    lacking = 0
    for seed in range(6):
        tried = Tried(3, 3, 3, seed, 5)
        runs = list(under_seeds(tried, lambda again: run_again(model, plan, again)))
        met = Coverage()
        for run in runs:
            assert isinstance(run, Equal)
            met |= run.coverage
        lacking += len(runs) > 1
        assert met.full, met
    assert lacking


def test_what_follows_alike_from_drafts_is_met_by_other_seeds() -> None:
    """Of three ids the one behind a draft that is taken back is often that behind the last kept."""
    alone = replace(TWO, window=1)
    draft: Written = {
        "decode.draft.tokens": 2, "decode.draft.accepted": 1, "decode.draft.token": "last",
        "tp": 1, "workload.batch": 1, "workload.prompt": 2, "workload.steps": 3,
    }  # fmt: skip
    model, plan = of(alone), plan_of(draft)
    seeds = [run_again(model, plan, Tried(1, 2, 3, seed, 1)) for seed in range(1, 30)]
    equal = [outcome for outcome in seeds if isinstance(outcome, Equal)]
    assert 0 < len(equal) < len(seeds)
    for outcome in equal:
        assert outcome.coverage.alike
        assert str(outcome.coverage).endswith("as if no draft were taken back")
    assert search(model, plan).found is not None
    kept = plan_of({**draft, "decode.draft.token": "kept"})
    outcome = run_again(model, kept, Tried(1, 2, 3, 1, 4))
    assert isinstance(outcome, Equal)
    assert Kind("drafts", "decode") not in outcome.coverage.wanted


def test_what_was_met_is_what_the_reference_chose_and_read() -> None:
    model, plan = written("mixtral", "tp: 2")
    tried = Tried(2, 3, 2, 0, 6)
    given = given_for(model, plan, tried)
    tokens = np.stack([s.tokens for s in given.trace.sequences])
    assert given.coverage.met[Kind("ids", "prefill")] == set(tokens[:, :, :3].ravel().tolist())
    assert given.coverage.met[Kind("ids", "decode")] == set(tokens[:, :, 3:5].ravel().tolist())
    won = set((tokens[:, :, 4] // 8).ravel().tolist())
    assert given.coverage.met[Kind("shards", "decode")] == won
