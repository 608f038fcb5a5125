"""The reference against itself: what must hold of any single-device model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given, settings

from shardproof.executor.domains import CannotRun, Field, Float, Ids, Tensor
from shardproof.executor.reference import Sequel, generate
from shardproof.executor.weights import random_weights, weight_shapes
from shardproof.fuzzing.models import random_model
from shardproof.spec.model.model import Layer, Model, Moe
from tests.executor.reference.models import (
    LATENT,
    MODEL,
    MOE,
    PROMPTS,
    run,
    with_attention,
    with_ffn,
)

STEPS = 2


def models() -> st.SearchStrategy[Model]:
    return st.integers(0, 2**32).map(lambda seed: random_model(Random(seed), 2, 2, 2))


def fit(model: Model) -> list[Ids]:
    """The prompts, in the vocabulary of this model."""
    return [prompt % model.vocab for prompt in PROMPTS]


class TestCaching:
    """A step with a cache computes what the whole sequence, read at once, computes."""

    @settings(max_examples=40, deadline=None)
    @given(models())
    def test_appending_is_recomputing(self, model: Model) -> None:
        stepped = run(model, prompts=fit(model), steps=STEPS)
        for sequence in stepped.sequences:
            read = sequence.tokens[:, :-1]
            whole = run(model, prompts=[read], steps=0).sequences[0]
            assert (whole.logits.values == sequence.logits.values).all()
            assert (whole.tokens[:, -1] == sequence.tokens[:, -1]).all()
            for mine, other in zip(sequence.caches, whole.caches, strict=True):
                assert mine.keys() == other.keys()
                assert all((mine[name].values == other[name].values).all() for name in mine)

    def test_a_cache_has_an_entry_for_every_token_that_was_read(self) -> None:
        for sequence, prompt in zip(run(MODEL).sequences, PROMPTS, strict=True):
            for cache in sequence.caches:
                assert {x.shape[0] for x in cache.values()} == {prompt.shape[1] + STEPS}

    def test_what_is_cached_are_heads_or_a_latent(self) -> None:
        heads = run(MODEL).sequences[1].caches[0]
        latent = run(with_attention(LATENT)).sequences[1].caches[0]
        assert {name: x.shape for name, x in heads.items()} == {
            "key": (4, 2, 4),
            "value": (4, 2, 4),
        }
        assert {name: x.shape for name, x in latent.items()} == {
            "latent": (4, 4),
            "rotated": (4, 2),
        }


class TestIndependence:
    """No sequence, no trial and no earlier token depends on another."""

    @settings(max_examples=15, deadline=None)
    @given(models())
    def test_a_sequence_is_the_same_alone(self, model: Model) -> None:
        prompts = fit(model)
        together = run(model, prompts=prompts)
        alone = run(model, prompts=prompts[1:])
        assert same(together.sequences[1], alone.sequences[0])

    @settings(max_examples=15, deadline=None)
    @given(models())
    def test_a_trial_is_the_same_among_fewer(self, model: Model) -> None:
        prompts = fit(model)
        many, few = (run(model, Field(trials=n), prompts) for n in (3, 1))
        for a, b in zip(many.sequences, few.sequences, strict=True):
            assert (a.logits.values[:1] == b.logits.values).all()
            assert (a.tokens[:1] == b.tokens).all()

    @settings(max_examples=15, deadline=None)
    @given(models())
    def test_no_token_sees_a_later_one(self, model: Model) -> None:
        prompt = fit(model)[0]
        other = prompt.copy()
        other[0, -1] = (other[0, -1] + 1) % model.vocab
        logits = [
            run(model, prompts=[p], steps=0).sequences[0].logits.values for p in (prompt, other)
        ]
        assert (logits[0][:, :-1] == logits[1][:, :-1]).all()

    def test_another_seed_is_another_model(self) -> None:
        one, other = run(MODEL, Field(seed=0)), run(MODEL, Field(seed=1))
        assert not same(one.sequences[0], other.sequences[0])


def same(a: Sequel, b: Sequel) -> bool:
    return bool((a.logits.values == b.logits.values).all() and (a.tokens == b.tokens).all())


class TestGreedyChoice:
    """Each step reads the token that was chosen before it."""

    def test_the_chosen_token_is_the_best_of_the_last_logits(self) -> None:
        domain = Float(trials=2)
        sequence = run(MODEL, domain).sequences[0]
        prompt = PROMPTS[0].shape[1]
        best = sequence.logits.values[:, prompt - 1 :].argmax(axis=-1)
        assert (sequence.tokens[:, prompt:] == best).all()

    def test_a_trial_chooses_for_itself(self) -> None:
        chosen = run(MODEL, Field(trials=32)).sequences[0].tokens[:, PROMPTS[0].shape[1]]
        assert len(set(chosen.tolist())) > 5


class TestFloats:
    """Smaller floats compute the same, but for rounding."""

    @settings(max_examples=25, deadline=None)
    @given(models())
    def test_float32_is_close_to_float64_on_the_same_tokens_and_routes(self, model: Model) -> None:
        prompts = fit(model)
        wide, narrow = Float("float64"), Float("float32")
        exact = run(model, wide, prompts)
        rough = run(model, narrow, prompts, fed=exact)
        for a, b in zip(exact.sequences, rough.sequences, strict=True):
            assert (a.tokens == b.tokens).all()
            size = np.abs(a.logits.values).max()
            assert np.abs(a.logits.values - b.logits.values).max() < 1e-3 * max(size, 1)

    def test_bfloat16_runs_and_is_fed(self) -> None:
        model = with_ffn(MOE)
        exact = run(model, Float("float64"))
        rough = run(model, Float("bfloat16"), fed=exact)
        for a, b in zip(exact.sequences, rough.sequences, strict=True):
            assert (a.tokens == b.tokens).all()
            for mine, other in zip(a.passes, b.passes, strict=True):
                assert mine.notes.routes.keys() == other.notes.routes.keys()
                for name, ids in mine.notes.routes.items():
                    assert (ids == other.notes.routes[name]).all()
            apart = np.abs(a.logits.values - b.logits.values.astype(np.float64)).max()
            assert 0 < apart < 0.5


class Watched(Mapping[str, Tensor]):
    """Weights that remember which of them were read."""

    def __init__(self, weights: Mapping[str, Tensor]) -> None:
        self.weights = weights
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Tensor:
        self.read.add(name)
        return self.weights[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.weights)

    def __len__(self) -> int:
        return len(self.weights)


class TestWeights:
    """The reference reads every weight that a model has, and no other."""

    @settings(max_examples=60, deadline=None)
    @given(models())
    def test_every_weight_is_read(self, model: Model) -> None:
        domain = Field(trials=1)
        weights = Watched(random_weights(model, domain))
        generate(model, weights, fit(model), 1, domain)
        assert weights.read == set(weight_shapes(model))

    def test_a_weight_has_the_shape_that_is_told(self) -> None:
        model = with_ffn(MOE)
        made = random_weights(model, Field())
        assert {name: x.shape for name, x in made.items()} == weight_shapes(model)

    def test_heads_and_experts_have_axes_of_their_own(self) -> None:
        shapes = weight_shapes(with_ffn(MOE))
        assert shapes["layers.1.attention.q"] == (8, 4, 4)
        assert shapes["layers.1.attention.k"] == (8, 2, 4)
        assert shapes["layers.1.attention.out"] == (4, 4, 8)
        assert shapes["layers.1.ffn.experts.down"] == (6, 6, 8)

    def test_a_norm_of_a_latents_heads_is_refused(self) -> None:
        with pytest.raises(ValueError, match="latent"):
            weight_shapes(with_attention(replace(LATENT, qk_norm="head")))


class TestNotes:
    """A run leaves behind what a comparison needs to say where two runs part."""

    def test_each_operator_is_noted_under_its_modules_path(self) -> None:
        first = run(with_ffn(MOE)).sequences[0].passes[0]
        assert first.positions == range(5)
        names = first.notes.tensors
        assert names is not None
        expected = ["embedded", "layers.0.attention.norm", "layers.0.attention.q"]
        assert [name for name in names if name in expected] == expected
        assert {"layers.1.attention.scores", "layers.1.ffn.routed", "logits"} <= set(names)

    def test_routes_are_noted_for_every_layer_of_experts(self) -> None:
        first = run(with_ffn(MOE)).sequences[0].passes[0]
        assert list(first.notes.routes) == ["layers.0.ffn.router", "layers.1.ffn.router"]
        assert first.notes.routes["layers.0.ffn.router"].shape == (2, 5, 2)

    def test_nothing_is_kept_where_nobody_looks(self) -> None:
        domain = Field()
        weights = random_weights(MODEL, domain)
        trace = generate(MODEL, weights, PROMPTS, 0, domain, watch=False)
        assert trace.sequences[0].passes[0].notes.tensors is None


class TestRouting:
    """Chosen experts count, others do not."""

    def test_experts_are_chosen_within_the_best_groups(self) -> None:
        routes = run(with_ffn(MOE), Field(trials=8)).sequences[0].passes[0].notes.routes
        ids = routes["layers.0.ffn.router"]
        assert (ids[..., 0] // 3 == ids[..., 1] // 3).all()
        assert (ids[..., 0] != ids[..., 1]).all()

    def test_an_expert_that_nobody_chose_has_no_effect(self) -> None:
        ffn = replace(MOE, experts=40, router=replace(MOE.router, groups=1))
        model = with_ffn(ffn)
        domain = Field(trials=1)
        weights = random_weights(model, domain)
        before = generate(model, weights, PROMPTS, STEPS, domain)
        chosen = {
            (name, int(expert))
            for sequence in before.sequences
            for each in sequence.passes
            for name, ids in each.notes.routes.items()
            for expert in ids.ravel()
        }
        changed = dict(weights)
        for layer in range(2):
            name = f"layers.{layer}.ffn.experts.down"
            values = weights[name].values.copy()
            idle = [e for e in range(40) if (f"layers.{layer}.ffn.router", e) not in chosen]
            assert idle
            values[:, idle] = 7
            changed[name] = Tensor(values)
        after = generate(model, changed, PROMPTS, STEPS, domain)
        assert all(same(a, b) for a, b in zip(before.sequences, after.sequences, strict=True))

    def test_one_renormalised_expert_weighs_one(self) -> None:
        router = replace(MOE.router, top_k=1, renormalise=True)
        first = run(with_ffn(replace(MOE, router=router))).sequences[0].passes[0]
        tensors = first.notes.tensors
        assert tensors is not None
        assert (tensors["layers.0.ffn.router.weights"].values.sum(axis=-1) == 1).all()


def test_a_position_beyond_the_learned_table_cannot_run() -> None:
    with pytest.raises(CannotRun, match="no row 4"):
        run(replace(MODEL, max_positions=4))


def test_a_mixture_of_kinds_runs_layer_by_layer() -> None:
    kinds = (MODEL.kinds[0], Layer(LATENT, MOE))
    model = replace(MODEL, kinds=kinds, layers=(1, 0, 1))
    caches = run(model).sequences[0].caches
    assert ["latent" in cache for cache in caches] == [True, False, True]
    assert isinstance(model.kinds[1].ffn, Moe)
