"""What a device needs of memory, against what published checkpoints weigh."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from shardproof.proofs.nearest.change import Tree
from shardproof.proofs.nearest.memory import Memory, Room, memory
from shardproof.proofs.nearest.search import nearest
from shardproof.spec.model.model import Model
from tests.proofs.nearest.test_held import plan_of
from tests.proofs.nearest.test_search import model_of
from tests.spec.model.published import config

GB = 10**9


def needs(name: str, tree: dict[str, Any], **fields: object) -> Memory:
    return memory(Model.from_config(config(name, **fields)), plan_of(tree))


PUBLISHED = {
    "llama-3.1-8b": 16.06,
    "llama-3.1-70b": 141.1,
    "qwen3-30b-a3b": 61.07,
    "gpt-oss-120b": 65.2,
    "deepseek-v3": 673.2,
}
"""Gigabytes of the published weights, without layers that predict further tokens."""


@pytest.mark.parametrize("name", PUBLISHED)
def test_one_device_weighs_what_the_published_files_do(name: str) -> None:
    model = model_of(name)
    if name == "deepseek-v3":
        model = replace(
            model, stored=Model.from_config(config(name, quantization_config=FP8)).stored
        )
    found = memory(model, plan_of({})).decode.weights
    assert found / GB == pytest.approx(PUBLISHED[name], rel=2e-3)


FP8 = {"quant_method": "fp8", "weight_block_size": [128, 128]}


class TestBits:
    def test_bytes_follow_the_dtype(self) -> None:
        half, whole = (needs("llama-3.1-8b", {}, torch_dtype=d) for d in ("bfloat16", "float32"))
        assert whole.decode.weights == 2 * half.decode.weights
        assert whole.decode.cache == 2 * half.decode.cache

    def test_a_quantised_model_weighs_half(self) -> None:
        half = needs("llama-3.1-70b", {"tp": 8}).decode.weights
        less = needs("llama-3.1-70b", {"tp": 8}, quantization_config=FP8).decode.weights
        assert 0.5 < less / half < 0.53

    def test_the_cache_has_a_precision_of_its_own(self) -> None:
        scheme = {**FP8, "kv_cache_scheme": {"num_bits": 8}}
        half = needs("llama-3.1-70b", {"tp": 8}).decode.cache
        assert (
            needs("llama-3.1-70b", {"tp": 8}, quantization_config=scheme).decode.cache * 2 == half
        )


class TestRoom:
    def test_what_is_left_is_for_the_cache(self) -> None:
        decode = needs("llama-3.1-70b", {"tp": 8}).decode
        left = 80 * GB - decode.weights - decode.activations
        assert decode.left(Room(80 * GB)) == left
        assert decode.tokens(Room(80 * GB)) == left // decode.cache

    def test_an_engine_takes_a_share(self) -> None:
        decode = needs("llama-3.1-70b", {"tp": 8}).decode
        share = decode.left(Room(80 * GB, 0.5))
        assert share == 40 * GB - decode.weights - decode.activations
        static = decode.left(Room(80 * GB, 0.5, "static"))
        assert static == 40 * GB - decode.weights
        rest = decode.left(Room(80 * GB, 0.5, "rest"))
        assert rest == (80 * GB - decode.weights - decode.activations) // 2

    def test_weights_that_are_too_many_do_not_fit(self) -> None:
        found = needs("llama-3.1-70b", {"tp": 8})
        assert not found.fits(Room(16 * GB))
        assert found.decode.tokens(Room(16 * GB)) == 0

    def test_a_declared_workload_has_to_fit(self) -> None:
        work = {"batch": 512, "prompt": 8192, "steps": 1024}
        found = needs("llama-3.1-70b", {"tp": 8, "workload": work})
        assert found.decode.asked == 512 * 9216
        assert found.prefill.asked == 512 * 8192
        assert not found.assumed
        assert not found.fits(Room(80 * GB))
        assert found.fits(Room(800 * GB))

    def test_replicas_share_a_workload(self) -> None:
        work = {"batch": 10, "prompt": 100, "steps": 0}
        found = needs("llama-3.1-8b", {"dp": 4, "workload": work})
        assert found.decode.asked == 3 * 100


class TestActivations:
    def test_by_hand(self) -> None:
        """Llama 8B on one device: a stream of 4,096 twice, a block of 14,336 three times."""
        found = needs("llama-3.1-8b", {})
        logits = 256 * 128256 * 4
        assert found.prefill.activations == 2 * 8192 * (2 * 4096 + 3 * 14336) + logits
        assert found.decode.activations == 2 * 256 * (2 * 4096 + 3 * 14336) + logits

    def test_what_is_split_is_less(self) -> None:
        one, eight = (needs("llama-3.1-70b", {"tp": n}).prefill.activations for n in (1, 8))
        assert eight < one / 2


WRONG: Tree = {"tp": 6}


class TestNear:
    def test_no_near_plan_needs_more_than_there_is(self) -> None:
        model = model_of("llama-3.1-70b")
        every = nearest(model, WRONG, 6)
        room = Room(45 * GB)
        assert any(not memory(model, near.plan).fits(room) for row in every for near in row.each)
        few = nearest(model, WRONG, 6, room)
        assert few
        assert all(memory(model, near.plan).fits(room) for row in few for near in row.each)
