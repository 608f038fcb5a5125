"""What a family's fields do, beyond what the examples show."""

from __future__ import annotations

import pytest

from shardproof.spec.errors import InputErrors
from shardproof.spec.model.model import Attention, Dense, Model, Moe, Rope, Router
from tests.spec.model.published import Config, blamed, config, read, unknown, without

BASE: Config = {
    "hidden_size": 64,
    "num_hidden_layers": 4,
    "num_attention_heads": 8,
    "intermediate_size": 128,
    "vocab_size": 100,
}


def family(model_type: str, **fields: object) -> Model:
    return Model.from_config(BASE | {"model_type": model_type} | fields)


def attention(model: Model) -> Attention:
    return model.kinds[0].attention


def windows(model: Model) -> list[int | None]:
    return [model.kinds[kind].attention.window for kind in model.layers]


def routed(model: Model) -> list[bool]:
    return [isinstance(model.kinds[kind].ffn, Moe) for kind in model.layers]


def router(model: Model) -> Router:
    ffn = model.kinds[-1].ffn
    assert isinstance(ffn, Moe)
    return ffn.router


class TestLlama:
    def test_attention_bias_is_on_all_four(self) -> None:
        att = attention(family("llama", attention_bias=True))
        assert (att.q_bias, att.k_bias, att.v_bias, att.out_bias) == (True,) * 4

    def test_mlp_bias_is_on_up_and_down(self) -> None:
        assert family("llama", mlp_bias=True).kinds[0].ffn == Dense(
            128, up_bias=True, down_bias=True
        )

    def test_a_head_may_be_wider_than_its_share(self) -> None:
        att = attention(family("llama", head_dim=32))
        assert (att.head_dim, att.value_dim, att.rope) == (32, 32, Rope(32))

    def test_without_kv_heads_each_head_has_its_own(self) -> None:
        assert attention(family("llama")).kv_heads == 8


class TestMistral:
    def test_a_null_window_is_none_and_a_missing_one_the_published(self) -> None:
        assert set(windows(family("mistral", sliding_window=None))) == {None}
        assert set(windows(family("mistral"))) == {4096}

    def test_guessed_kv_heads_are_noted(self) -> None:
        model = family("mistral")
        assert attention(model).kv_heads == 8
        assert any("num_key_value_heads is missing" in note for note in model.notes)


class TestQwen:
    def test_a_window_needs_its_switch(self) -> None:
        fields = {"sliding_window": 16, "max_window_layers": 2}
        assert set(windows(family("qwen2", **fields))) == {None}
        on = family("qwen2", **fields, use_sliding_window=True)
        assert windows(on) == [None, None, 16, 16]

    def test_a_published_zero_is_no_window_where_the_switch_is_off(self) -> None:
        assert set(windows(family("qwen2", sliding_window=0))) == {None}

    def test_the_number_of_experts_has_a_newer_name(self) -> None:
        fields = {"num_local_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 32}
        assert routed(family("qwen3_moe", **fields)) == [True] * 4

    def test_layer_types_go_before_the_rule(self) -> None:
        types = ["sliding_attention", "full_attention"] * 2
        fields = {"sliding_window": 16, "use_sliding_window": True, "layer_types": types}
        assert windows(family("qwen2", **fields)) == [16, None, 16, None]

    def test_qwen3_heads_have_128_dimensions_by_default(self) -> None:
        assert attention(family("qwen3")).head_dim == 128

    def test_experts_stand_in_each_step_but_the_listed(self) -> None:
        fields = {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 32}
        step = family("qwen3_moe", **fields, decoder_sparse_step=2)
        assert routed(step) == [False, True, False, True]
        but = family("qwen3_moe", **fields, mlp_only_layers=[0])
        assert routed(but) == [False, True, True, True]


class TestDeepseek:
    def test_the_first_layers_are_dense_even_all_of_them(self) -> None:
        model = read("deepseek-v3", first_k_dense_replace=1000)
        assert (routed(model), model.unmodelled) == ([False] * 61, ())

    def test_no_experts_make_all_layers_dense(self) -> None:
        model = read("deepseek-v3", n_routed_experts=None)
        assert (set(routed(model)), model.unmodelled) == ({False}, ())

    def test_experts_may_be_in_each_second_layer(self) -> None:
        model = read("deepseek-v3", moe_layer_freq=2)
        assert routed(model)[:7] == [False, False, False, False, True, False, True]

    def test_v2_limits_groups_by_their_best_expert(self) -> None:
        limited = {"topk_method": "group_limited_greedy", "n_group": 8, "topk_group": 3}
        found = router(read("deepseek-v2-lite", **limited, routed_scaling_factor=16.0))
        assert found == Router("softmax", 6, groups=8, top_groups=3, scale=16.0)

    def test_v3_routes_alike_where_its_fields_are_left_out(self) -> None:
        fields = ("topk_method", "scoring_func", "norm_topk_prob", "n_group", "topk_group")
        left_out = without("deepseek-v3", *fields, "routed_scaling_factor", "q_lora_rank")
        assert Model.from_config(left_out) == read("deepseek-v3")

    def test_an_unknown_method_or_score_is_unmodelled(self) -> None:
        model = read("deepseek-v3", topk_method="sinkhorn", scoring_func="sqrtsoftplus")
        assert {"topk_method", "scoring_func"} <= set(unknown(model))

    def test_no_shared_experts(self) -> None:
        ffn = read("deepseek-v3", n_shared_experts=None).kinds[1].ffn
        assert isinstance(ffn, Moe)
        assert ffn.shared is None

    def test_a_bias_on_latent_attention_is_unmodelled(self) -> None:
        assert unknown(read("deepseek-v3", attention_bias=True)) == ["attention_bias"]

    def test_glm_norms_heads_and_rotates_half(self) -> None:
        fields = {
            "n_routed_experts": 8,
            "num_experts_per_tok": 2,
            "moe_intermediate_size": 32,
            "use_qk_norm": True,
        }
        model = family("glm4_moe", **fields)
        assert (attention(model).qk_norm, attention(model).rope) == ("head", Rope(64))
        expected = Router("sigmoid", 2, renormalise=True, correction=True)
        assert (routed(model), router(model)) == ([False, True, True, True], expected)


class TestGemma:
    def test_gemma_2_layers_may_be_listed(self) -> None:
        types = ["full_attention"] * 41 + ["sliding_attention"]
        assert windows(read("gemma-2-9b", layer_types=types)) == [None] * 41 + [4096]

    def test_null_caps_are_none(self) -> None:
        model = read("gemma-2-9b", attn_logit_softcapping=None, final_logit_softcapping=None)
        assert (attention(model).softcap, model.logit_softcap) == (None, None)

    def test_gemma_3_slides_in_all_but_each_nth(self) -> None:
        model = family("gemma3_text", sliding_window=8, sliding_window_pattern=2)
        assert windows(model) == [8, None, 8, None]


class TestFalcon:
    def test_multi_query_overrides_kv_heads_in_the_older_block(self) -> None:
        assert attention(read("falcon-7b", num_kv_heads=71)).kv_heads == 1
        assert attention(read("falcon-7b", multi_query=False)).kv_heads == 71

    def test_one_norm_may_be_asked_for_in_the_newer_block(self) -> None:
        assert read("falcon-40b", num_ln_in_parallel_attn=1).kinds[0].norms == 1

    def test_alibi_replaces_rotation(self) -> None:
        att = attention(read("falcon-7b", alibi=True))
        assert (att.positions, att.rope) == ("alibi", None)

    def test_a_serial_block_has_two_norms(self) -> None:
        layer = read("falcon-7b", parallel_attn=False).kinds[0]
        assert (layer.parallel, layer.norms) == (False, 2)


class TestGpt:
    def test_inner_width_may_be_given(self) -> None:
        ffn = read("gpt2", n_inner=1000).kinds[0].ffn
        assert isinstance(ffn, Dense)
        assert ffn.width == 1000

    def test_bigcode_shares_one_kv_head(self) -> None:
        assert attention(read("gpt2", model_type="gpt_bigcode")).kv_heads == 1

    def test_neox_may_be_serial(self) -> None:
        layer = read("gpt-neox-20b", use_parallel_residual=False).kinds[0]
        assert (layer.parallel, layer.norms) == (False, 2)

    def test_starcoder_2_has_biases_and_rotation(self) -> None:
        model = family("starcoder2", num_key_value_heads=2)
        assert (attention(model).out_bias, attention(model).positions) == (True, "rope")
        assert (model.norm, model.tied) == ("layer", True)

    def test_opt_learns_positions(self) -> None:
        fields = {"max_position_embeddings": 50, "ffn_dim": 256, "word_embed_proj_dim": 64}
        model = Model.from_config(
            {key: value for key, value in BASE.items() if key != "intermediate_size"}
            | {"model_type": "opt"}
            | fields
        )
        assert (model.max_positions, model.unmodelled) == (50, ())
        assert model.kinds[0].ffn == Dense(256, False, "relu", up_bias=True, down_bias=True)


class TestOthers:
    def test_olmo_2_norms_after_and_over_the_width(self) -> None:
        layer = family("olmo2").kinds[0]
        assert (layer.norm, layer.attention.qk_norm) == ("post", "width")

    def test_cohere_is_parallel_interleaved_and_scales_logits(self) -> None:
        model = family("cohere", logit_scale=0.25)
        layer = model.kinds[0]
        assert (layer.parallel, layer.norms, model.norm_bias) == (True, 1, False)
        assert (model.logit_scale, model.tied) == (0.25, True)
        assert layer.attention.rope == Rope(8, "interleaved")

    def test_granite_multiplies(self) -> None:
        model = family(
            "granite",
            embedding_multiplier=12.0,
            attention_multiplier=0.5,
            residual_multiplier=0.25,
            logits_scaling=8.0,
        )
        assert (model.embedding_scale, model.residual_scale) == (12.0, 0.25)
        assert (model.logit_scale, attention(model).scale) == (0.125, 0.5)

    def test_phi_3_may_rotate_a_part(self) -> None:
        assert attention(read("phi-4", partial_rotary_factor=0.75)).rope == Rope(96)

    def test_a_share_may_stand_with_the_rotation(self) -> None:
        parameters = {"rope_type": "default", "partial_rotary_factor": 0.5}
        assert attention(read("phi-4", rope_parameters=parameters)).rope == Rope(64)

    def test_glm_4_sandwiches_and_rotates_half_in_pairs(self) -> None:
        layer = family("glm4", head_dim=16, num_key_value_heads=2).kinds[0]
        assert (layer.norm, layer.attention.rope) == ("sandwich", Rope(8, "interleaved"))

    def test_smollm_3_has_layers_without_rotation(self) -> None:
        model = family("smollm3")
        kinds = [model.kinds[kind].attention.positions for kind in model.layers]
        assert kinds == ["rope", "rope", "rope", "none"]
        listed = family("smollm3", no_rope_layers=[0, 1, 1, 1])
        assert listed.kinds[listed.layers[0]].attention.positions == "none"

    def test_gemma_4_has_values_that_are_keys_where_it_sees_everything(self) -> None:
        fields = {"hidden_size_per_layer_input": 0, "attention_k_eq_v": True, "head_dim": 16}
        fields |= {"global_head_dim": 32, "num_global_key_value_heads": 2, "sliding_window": 8}
        kinds = ["sliding_attention", "full_attention"]
        model = family("gemma4_text", **fields, num_hidden_layers=2, layer_types=kinds)
        near, far = (model.kinds[kind].attention for kind in model.layers)
        assert (near.head_dim, near.window, near.keys_as_values) == (16, 8, False)
        assert (far.head_dim, far.kv_heads, far.keys_as_values) == (32, 2, True)
        assert {(a.value_norm, a.scale, a.rope) for a in (near, far)} == {
            (True, 1.0, Rope(16)),
            (True, 1.0, Rope(32)),
        }
        assert model.layer_scale
        own = family(
            "gemma4_text",
            **{**fields, "attention_k_eq_v": False},
            num_hidden_layers=2,
            layer_types=kinds,
        )
        assert [own.kinds[kind].attention.keys_as_values for kind in own.layers] == [False, False]
        assert own.kinds[own.layers[1]].attention.kv_heads == near.kv_heads

    def test_gemma_4_has_experts_beside_a_dense_block(self) -> None:
        fields = {"hidden_size_per_layer_input": 0, "enable_moe_block": True, "num_experts": 4}
        fields |= {"top_k_experts": 2, "moe_intermediate_size": 24, "num_hidden_layers": 6}
        ffn = family("gemma4_text", **fields).kinds[0].ffn
        assert isinstance(ffn, Moe)
        assert (ffn.own_norms, ffn.expert.width, ffn.router.renormalise) == (True, 24, True)
        assert ffn.shared is not None

    def test_what_of_gemma_4_is_not_modelled(self) -> None:
        assert unknown(family("gemma4_text", num_hidden_layers=6)) == [
            "hidden_size_per_layer_input"
        ]
        fields = {"hidden_size_per_layer_input": 0, "num_kv_shared_layers": 2}
        assert unknown(family("gemma4_text", **fields, num_hidden_layers=5)) == [
            "layer_types",
            "num_kv_shared_layers",
        ]

    def test_llama_4_weights_what_goes_into_an_expert(self) -> None:
        fields = {"num_local_experts": 4, "num_experts_per_tok": 1, "intermediate_size_mlp": 256}
        model = family("llama4_text", **fields)
        ffn = model.kinds[0].ffn
        assert isinstance(ffn, Moe)
        assert (ffn.input_weighted, ffn.shared) == (True, Dense(128))

    def test_llama_4_has_chunks_where_it_rotates_and_a_scale_where_not(self) -> None:
        fields = {"num_local_experts": 4, "num_experts_per_tok": 1, "intermediate_size_mlp": 256}
        model = family("llama4_text", **fields, no_rope_layers=[1, 0, 1, 1])
        near, far = (model.kinds[model.layers[i]].attention for i in (0, 1))
        assert (near.chunk, near.qk_norm, near.position_scale) == (8192, "bare", False)
        assert (far.chunk, far.qk_norm, far.position_scale) == (None, "none", True)
        whole = family("llama4_text", **fields, attention_chunk_size=None, use_qk_norm=False)
        assert {(k.attention.chunk, k.attention.qk_norm) for k in whole.kinds} == {(None, "none")}
        listed = family("llama4_text", **fields, layer_types=["full_attention"] * 4)
        assert {kind.attention.chunk for kind in listed.kinds} == {None}

    def test_glm_5_2_shares_indices(self) -> None:
        fields = {"num_attention_heads": 4, "num_key_value_heads": 4, "q_lora_rank": 8}
        fields |= {"kv_lora_rank": 8, "qk_nope_head_dim": 4, "qk_rope_head_dim": 4, "v_head_dim": 4}
        fields |= {"n_routed_experts": 4, "num_experts_per_tok": 1, "moe_intermediate_size": 4}
        fields |= {"n_group": 1, "topk_group": 1}

        def shared(**said: object) -> str:
            model = family("glm_moe_dsa", **fields, **said)
            every = (model.kinds[kind].attention for kind in model.layers)
            return "".join("S" if each.shares_index else "F" for each in every)

        assert shared() == "FFFF"
        assert shared(index_topk_pattern="FSFS") == "FSFS"
        assert shared(index_topk_freq=3, index_skip_topk_offset=2) == "FFSS"
        kinds = ["full", "shared", "shared", "full"]
        assert shared(indexer_types=kinds, index_topk_pattern="FFFF") == "FSSF"
        for wrong in ("SFFF", "FFF", "FXFF"):
            with pytest.raises(InputErrors):
                shared(index_topk_pattern=wrong)


MINIMAX: Config = {
    "num_local_experts": 4,
    "num_experts_per_tok": 2,
    "num_key_value_heads": 2,
    "head_dim": 16,
    "rotary_dim": 8,
}
ERNIE: Config = {
    "moe_num_experts": 4,
    "moe_k": 2,
    "moe_intermediate_size": 32,
    "moe_num_shared_experts": 0,
}
HUNYUAN: Config = {
    "num_experts": 4,
    "num_experts_per_tok": 2,
    "moe_intermediate_size": 32,
    "num_key_value_heads": 2,
}


class TestQwenCoder:
    def test_no_shared_expert_and_the_norm_that_is_always_there_say_nothing(self) -> None:
        fields = {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 32}
        plain = family("qwen3_moe", **fields)
        coder = family("qwen3_moe", **fields, shared_expert_intermediate_size=0, use_qk_norm=True)
        assert coder == plain
        other = family("qwen3_moe", **fields, shared_expert_intermediate_size=32, use_qk_norm=False)
        assert unknown(other) == ["shared_expert_intermediate_size", "use_qk_norm"]


class TestMiniMax:
    def test_so_many_dimensions_of_a_head_are_rotated(self) -> None:
        assert attention(family("minimax_m2", **MINIMAX)).rope == Rope(8)
        both = family("minimax_m2", **MINIMAX, partial_rotary_factor=0.5)
        assert (attention(both).rope, unknown(both)) == (Rope(8), [])

    def test_a_share_that_says_otherwise_is_unknown(self) -> None:
        model = family("minimax_m2", **MINIMAX, partial_rotary_factor=0.25)
        assert unknown(model) == ["partial_rotary_factor"]

    def test_more_dimensions_than_a_head_has_are_a_fault(self) -> None:
        fields = BASE | {"model_type": "minimax_m2"} | MINIMAX | {"rotary_dim": 32}
        assert blamed(fields) == [("MODEL-ROTARY", "rotary_dim")]

    def test_the_bias_of_the_choice_is_no_weight(self) -> None:
        assert router(family("minimax_m2", **MINIMAX)) == Router(
            "sigmoid", 2, renormalise=True, correction=True
        )

    def test_a_layer_of_another_kind_is_unknown(self) -> None:
        assert unknown(family("minimax_m2", **MINIMAX, attn_type_list=[1] * 4)) == []
        model = family("minimax_m2", **MINIMAX, attn_type_list=[1, 0, 1, 1])
        assert unknown(model) == ["attn_type_list"]


class TestHunyuan:
    def test_a_list_of_kinds_goes_before_the_number_of_dense_layers(self) -> None:
        assert routed(family("hy_v3", **HUNYUAN)) == [False, True, True, True]
        kinds = ["sparse", "dense", "sparse", "dense"]
        assert routed(family("hy_v3", **HUNYUAN, mlp_layer_types=kinds)) == [
            True, False, True, False,
        ]  # fmt: skip

    def test_a_list_and_a_number_that_differ_are_unknown(self) -> None:
        kinds = ["sparse"] * 4
        model = family("hy_v3", **HUNYUAN, mlp_layer_types=kinds, first_k_dense_replace=2)
        assert unknown(model) == ["first_k_dense_replace"]

    def test_a_kind_of_block_that_nobody_knows_is_a_fault(self) -> None:
        fields = BASE | {"model_type": "hy_v3"} | HUNYUAN | {"mlp_layer_types": ["dense", 1, "", 2]}
        assert blamed(fields) == [("MODEL-RANGE", "mlp_layer_types[1]")]


MIMO: Config = {
    "num_key_value_heads": 2,
    "head_dim": 16,
    "v_head_dim": 8,
    "partial_rotary_factor": 0.5,
    "n_routed_experts": 4,
    "num_experts_per_tok": 2,
    "moe_intermediate_size": 32,
}


class TestMiMo:
    def test_layers_with_a_window_have_heads_of_their_own(self) -> None:
        model = family("mimo_v2_flash", **MIMO, hybrid_layer_pattern=[0, 1, 1, 0])
        far, near = (model.kinds[model.layers[i]].attention for i in (0, 1))
        assert (far.kv_heads, far.sinks, far.window) == (2, False, None)
        assert (near.kv_heads, near.sinks, near.window) == (4, True, 129)
        assert (near.head_dim, near.value_dim, near.rope) == (16, 8, Rope(8))

    def test_they_may_be_said(self) -> None:
        said = {"swa_num_key_value_heads": 1, "swa_head_dim": 8, "swa_v_head_dim": 4}
        model = family("mimo_v2_flash", **MIMO, **said, add_swa_attention_sink_bias=False)
        near = model.kinds[model.layers[1]].attention
        assert (near.kv_heads, near.head_dim, near.value_dim, near.sinks) == (1, 8, 4, False)

    def test_each_kind_may_rotate_another_share(self) -> None:
        fields = {key: value for key, value in MIMO.items() if key != "partial_rotary_factor"}
        tables = {"full_attention": 0.5, "sliding_attention": 0.25}
        rope = {kind: {"partial_rotary_factor": share} for kind, share in tables.items()}
        model = family("mimo_v2_flash", **fields, rope_parameters=rope)
        ropes = [model.kinds[model.layers[i]].attention.rope for i in (0, 1)]
        assert ropes == [Rope(8), Rope(4)]

    def test_marks_say_which_layers_have_experts(self) -> None:
        assert routed(family("mimo_v2_flash", **MIMO, moe_layer_freq=[0, 1, 0, 1])) == [
            False, True, False, True,
        ]  # fmt: skip
        fields = BASE | {"model_type": "mimo_v2_flash"} | MIMO | {"moe_layer_freq": [0, 1]}
        assert blamed(fields) == [("MODEL-LENGTH", "moe_layer_freq")]

    def test_shares_that_differ_are_unknown_elsewhere(self) -> None:
        tables = {"full_attention": 0.5, "sliding_attention": 0.25}
        rope = {kind: {"partial_rotary_factor": share} for kind, share in tables.items()}
        model = family("glm4", head_dim=8, rope_parameters=rope)
        assert unknown(model) == ["rope_parameters"]


class TestErnie:
    def test_experts_stand_between_two_layers(self) -> None:
        between = {"moe_layer_start_index": 1, "moe_layer_end_index": 2}
        assert routed(family("ernie4_5_moe", **ERNIE, **between)) == [False, True, True, False]
        assert routed(family("ernie4_5_moe", **ERNIE)) == [False, True, True, True]
        assert routed(family("ernie4_5_moe", **ERNIE, moe_layer_interval=2)) == [
            False, True, False, True,
        ]  # fmt: skip

    def test_how_many_experts_are_shared_has_to_be_said(self) -> None:
        said = {key: value for key, value in ERNIE.items() if key != "moe_num_shared_experts"}
        assert unknown(family("ernie4_5_moe", **said)) == ["moe_num_shared_experts"]


class TestExaone:
    def test_layers_that_see_everything_are_not_rotated(self) -> None:
        model = family("exaone4", sliding_window_pattern="LLG", sliding_window=8)
        assert windows(model) == [8, 8, None, 8]
        kinds = [model.kinds[kind].attention for kind in model.layers]
        assert [each.positions for each in kinds] == ["rope", "rope", "none", "rope"]

    def test_without_a_window_every_layer_is_rotated(self) -> None:
        model = family("exaone4", sliding_window=None)
        assert [kind.attention.positions for kind in model.kinds] == ["rope"]

    def test_a_pattern_of_other_letters_is_a_fault(self) -> None:
        fields = BASE | {"model_type": "exaone4", "sliding_window_pattern": "LX"}
        assert blamed(fields) == [("MODEL-RANGE", "sliding_window_pattern")]


class TestGranite:
    def test_a_shared_expert_of_no_width_is_none(self) -> None:
        fields = {"num_local_experts": 4, "num_experts_per_tok": 2}
        for width, there in ((0, False), (16, True)):
            model = family("granitemoeshared", **fields, shared_intermediate_size=width)
            ffn = model.kinds[0].ffn
            assert isinstance(ffn, Moe)
            assert (ffn.shared is not None) is there


@pytest.mark.parametrize("outer", ["glm4v", "glm4v_moe", "qwen3_vl", "qwen3_vl_moe"])
def test_a_part_without_a_name_is_what_the_whole_has(outer: str) -> None:
    part = BASE | {"num_key_value_heads": 2, "num_experts": 4, "n_routed_experts": 4}
    part |= {"num_experts_per_tok": 2, "moe_intermediate_size": 32}
    named = Model.from_config({"model_type": outer, "text_config": part})
    assert not named.unread
    again = Model.from_config({"model_type": outer, "text_config": part | {"model_type": None}})
    assert named == again


def test_a_layer_that_slides_needs_a_window() -> None:
    types = ["sliding_attention"] * 32
    source = config("llama-3.1-8b", layer_types=types)
    assert blamed(source) == [("MODEL-WINDOW", "layer_types[0]")]


@pytest.mark.parametrize("key", ["rope_scaling", "head_dim"])
def test_null_is_as_good_as_nothing(key: str) -> None:
    assert read("qwen2-7b", **{key: None}) == Model.from_config(without("qwen2-7b", key))
