"""Each example is read as what is published about its model."""

from __future__ import annotations

import math
from typing import NamedTuple

import pytest

from shardproof.spec.model.model import Delta, Dense, Latent, Model, Moe, Rope, Router, Scales
from tests.spec.model.published import FOLDER, NAMES


class Sizes(NamedTuple):
    hidden: int
    vocab: int
    layers: int
    heads: int
    kv_heads: int
    head_dim: int
    width: int
    """Of the first layer's dense block; of its experts where it has none; 0 of a state alone."""
    tied: bool = False


SIZES = {
    "bloom-560m": Sizes(1024, 250880, 24, 16, 16, 64, 4096, tied=True),
    "deepseek-v2-lite": Sizes(2048, 102400, 27, 16, 16, 192, 10944),
    "deepseek-v3": Sizes(7168, 129280, 61, 128, 128, 192, 18432),
    "deepseek-v3.2": Sizes(7168, 129280, 61, 128, 128, 192, 18432),
    "glm-5": Sizes(6144, 154880, 78, 64, 64, 256, 12288),
    "glm-5.2": Sizes(6144, 154880, 78, 64, 64, 256, 12288),
    "falcon-40b": Sizes(8192, 65024, 60, 128, 8, 64, 32768, tied=True),
    "falcon-7b": Sizes(4544, 65024, 32, 71, 1, 64, 18176, tied=True),
    "gemma-2-9b": Sizes(3584, 256000, 42, 16, 8, 256, 14336, tied=True),
    "gemma-2b": Sizes(2048, 256000, 18, 8, 1, 256, 16384, tied=True),
    "gemma-3-27b": Sizes(5376, 262208, 62, 32, 16, 128, 21504, tied=True),
    "gpt-neox-20b": Sizes(6144, 50432, 44, 64, 64, 96, 24576),
    "gpt-oss-120b": Sizes(2880, 201088, 36, 64, 8, 64, 2880),
    "gpt2": Sizes(768, 50257, 12, 12, 12, 64, 3072, tied=True),
    "kimi-linear-48b-a3b": Sizes(2304, 163840, 27, 32, 32, 128, 9216),
    "llama-2-70b": Sizes(8192, 32000, 80, 64, 8, 128, 28672),
    "llama-3.1-405b": Sizes(16384, 128256, 126, 128, 8, 128, 53248),
    "llama-3.1-70b": Sizes(8192, 128256, 80, 64, 8, 128, 28672),
    "llama-3.1-8b": Sizes(4096, 128256, 32, 32, 8, 128, 14336),
    "mistral-7b-v0.1": Sizes(4096, 32000, 32, 32, 8, 128, 14336),
    "mixtral-8x7b": Sizes(4096, 32000, 32, 32, 8, 128, 14336),
    "nemotron-3-nano-30b-a3b": Sizes(2688, 131072, 52, 64, 8, 128, 0),
    "phi-2": Sizes(2560, 51200, 32, 32, 32, 80, 10240),
    "phi-4": Sizes(5120, 100352, 40, 40, 10, 128, 17920),
    "qwen2-57b-a14b": Sizes(3584, 151936, 28, 28, 4, 128, 2560),
    "qwen2-7b": Sizes(3584, 152064, 28, 28, 4, 128, 18944),
    "qwen2.5-0.5b": Sizes(896, 151936, 24, 14, 2, 64, 4864, tied=True),
    "qwen3-30b-a3b": Sizes(2048, 151936, 48, 32, 4, 128, 768),
    "qwen3-next-80b-a3b": Sizes(2048, 151936, 48, 32, 16, 128, 512),
    "qwen3.5-27b": Sizes(5120, 248320, 64, 48, 16, 128, 17408),
    "qwen3.5-35b-a3b": Sizes(2048, 248320, 40, 32, 16, 128, 512),
    "qwen3-32b": Sizes(5120, 151936, 64, 64, 8, 128, 25600),
}


def example(name: str) -> Model:
    return Model.from_config(FOLDER / f"{name}.json")


def routing(model: Model) -> Moe:
    ffn = model.kinds[-1].ffn
    assert isinstance(ffn, Moe)
    return ffn


def plain(model: Model) -> Dense:
    ffn = model.kinds[0].ffn
    assert isinstance(ffn, Dense)
    return ffn


@pytest.mark.parametrize("name", NAMES)
def test_an_example_has_the_published_sizes(name: str) -> None:
    model = example(name)
    layer = model.kinds[0]
    att = layer.attention
    width = layer.ffn.width if isinstance(layer.ffn, Dense) else layer.ffn.expert.width
    read = (model.hidden, model.vocab, len(model.layers), att.heads, att.kv_heads, att.head_dim)
    assert Sizes(*read, width, model.tied) == SIZES[name]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_in_an_example_is_unmodelled(name: str) -> None:
    assert example(name).unmodelled == ()


def test_llama_has_no_bias_no_window_and_one_kind_of_layer() -> None:
    model = example("llama-3.1-8b")
    att = model.kinds[0].attention
    assert (att.q_bias, att.k_bias, att.v_bias, att.out_bias) == (False,) * 4
    assert (att.window, att.scale, att.rope) == (None, None, Rope(128))
    assert plain(model) == Dense(14336, activation="silu")
    assert (model.norm, model.norm_bias, set(model.layers)) == ("rms", False, {0})


def test_qwen2_has_biases_on_q_k_and_v_alone() -> None:
    att = example("qwen2-7b").kinds[0].attention
    assert (att.q_bias, att.k_bias, att.v_bias, att.out_bias) == (True, True, True, False)


def test_qwen3_norms_each_head() -> None:
    assert example("qwen3-32b").kinds[0].attention.qk_norm == "head"


def test_mistral_slides_over_4096() -> None:
    assert example("mistral-7b-v0.1").kinds[0].attention.window == 4096


def test_mixtral_renormalises_two_of_eight() -> None:
    moe = routing(example("mixtral-8x7b"))
    assert (moe.experts, moe.shared) == (8, None)
    assert moe.router == Router("softmax", 2, renormalise=True)


def test_qwen3_moe_renormalises_eight_of_128() -> None:
    moe = routing(example("qwen3-30b-a3b"))
    assert moe.experts == 128
    assert moe.router == Router("softmax", 8, renormalise=True)


def test_qwen2_moe_gates_its_shared_expert() -> None:
    moe = routing(example("qwen2-57b-a14b"))
    assert (moe.experts, moe.shared, moe.shared_gate) == (64, Dense(20480), True)
    assert moe.router == Router("softmax", 8)


def test_deepseek_v2_lite_projects_queries_straight() -> None:
    model = example("deepseek-v2-lite")
    att = model.kinds[0].attention
    assert att.latent == Latent(kv_rank=512, nope=128, rope=64, q_rank=None)
    assert (att.value_dim, att.rope) == (128, Rope(64, "interleaved"))
    assert model.layers == (0, *[1] * 26)
    moe = routing(model)
    assert (moe.experts, moe.expert.width, moe.shared) == (64, 1408, Dense(2816))
    assert moe.router == Router("softmax", 6)


def test_deepseek_v3_routes_in_groups_with_a_correction() -> None:
    model = example("deepseek-v3")
    assert model.kinds[0].attention.latent == Latent(512, 128, 64, 1536)
    assert model.layers == (0, 0, 0, *[1] * 58)
    moe = routing(model)
    shared = Dense(2048, scales=Scales(128, 128))
    assert (moe.experts, moe.expert.width, moe.shared) == (256, 2048, shared)
    assert moe.router == Router(
        "sigmoid",
        8,
        renormalise=True,
        groups=8,
        top_groups=4,
        group_score="top2",
        correction=True,
        scale=2.5,
    )


def test_deepseek_v3_scales_scores_by_yarns_factor() -> None:
    # 0.1 ln 40 + 1 = 1.36889, squared, over the root of 192.
    scale = example("deepseek-v3").kinds[0].attention.scale
    assert scale == pytest.approx(0.135234, rel=1e-5)


def test_kimi_linear_has_states_beside_latents_without_rotation() -> None:
    model = example("kimi-linear-48b-a3b")
    state, _, full = (kind.attention for kind in model.kinds)
    assert state.delta == Delta(4, rule="channel", gate_rank=128)
    assert (full.latent, full.positions) == (Latent(512, 128, 64), "none")
    assert model.layers == (0, 1, 1, 2, *(1, 1, 1, 2) * 5, 1, 1, 2)
    assert routing(model).router == Router(
        "sigmoid", 8, renormalise=True, correction=True, scale=2.446
    )


def test_gemma_scales_its_embedding_and_ties_it() -> None:
    model = example("gemma-2b")
    assert model.embedding_scale == pytest.approx(math.sqrt(2048))
    assert plain(model).activation == "gelu_pytorch_tanh"


def test_gemma_2_alternates_from_a_window_and_caps() -> None:
    model = example("gemma-2-9b")
    assert [kind.attention.window for kind in model.kinds] == [4096, None]
    assert model.layers == (0, 1) * 21
    att = model.kinds[0].attention
    assert (att.softcap, model.logit_softcap, model.kinds[0].norm) == (50.0, 30.0, "sandwich")
    assert att.scale is None  # 256 to the power of -1/2, and a head has 256 dimensions


def test_gemma_3_slides_in_five_of_six_layers() -> None:
    model = example("gemma-3-27b")
    assert model.family == "gemma3_text"
    assert model.layers == ((0,) * 5 + (1,)) * 10 + (0, 0)
    att = model.kinds[0].attention
    assert (att.window, model.kinds[1].attention.window) == (1024, None)
    assert (att.qk_norm, att.softcap, model.logit_softcap) == ("head", None, None)
    assert att.scale == pytest.approx(168**-0.5)
    assert any("vision_config" in note for note in model.notes)


def test_phi_2_is_parallel_with_one_norm_and_rotates_32_of_80() -> None:
    model = example("phi-2")
    layer = model.kinds[0]
    assert (layer.parallel, layer.norms, layer.attention.rope) == (True, 1, Rope(32))
    assert plain(model) == Dense(10240, False, "gelu_new", up_bias=True, down_bias=True)
    assert (model.head_bias, layer.attention.out_bias, model.norm) == (True, True, "layer")


def test_gpt2_learns_1024_positions() -> None:
    model = example("gpt2")
    att = model.kinds[0].attention
    assert (att.positions, att.rope, model.max_positions) == ("learned", None, 1024)
    assert plain(model) == Dense(3072, False, "gelu_new", up_bias=True, down_bias=True)
    assert (att.q_bias, att.out_bias, model.norm, model.norm_bias) == (True, True, "layer", True)


def test_gpt_neox_is_parallel_with_two_norms_and_rotates_a_quarter() -> None:
    layer = example("gpt-neox-20b").kinds[0]
    assert (layer.parallel, layer.norms, layer.attention.rope) == (True, 2, Rope(24))


@pytest.mark.parametrize(("name", "norms"), [("falcon-7b", 1), ("falcon-40b", 2)])
def test_falcon_is_parallel_and_its_newer_block_has_two_norms(name: str, norms: int) -> None:
    model = example(name)
    layer = model.kinds[0]
    assert (layer.parallel, layer.norms, layer.attention.q_bias) == (True, norms, False)
    assert plain(model).gated is False


def test_gpt_oss_has_sinks_biases_and_alternating_windows() -> None:
    model = example("gpt-oss-120b")
    att = model.kinds[0].attention
    assert model.layers == (0, 1) * 18
    assert [kind.attention.window for kind in model.kinds] == [128, None]
    assert (att.sinks, att.q_bias, att.k_bias, att.v_bias, att.out_bias) == (True,) * 5
    moe = routing(model)
    assert (moe.experts, moe.shared) == (128, None)
    assert moe.router == Router("topk_softmax", 4, bias=True)
    in_blocks = Scales(1, 32)
    assert moe.expert == Dense(
        2880, True, "clamped_swiglu", True, True, joint=True, scales=in_blocks
    )


def test_bloom_has_slopes_and_norms_its_embedding() -> None:
    model = example("bloom-560m")
    assert (model.kinds[0].attention.positions, model.embedding_norm) == ("alibi", True)
    assert plain(model) == Dense(4096, False, "gelu_pytorch_tanh", up_bias=True, down_bias=True)
