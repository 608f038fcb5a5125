"""Llama and those who kept its block: Mistral, Mixtral, Phi-3, OLMo, GLM-4, Arcee, Seed-OSS."""

from shardproof.spec.model.family import Experts, Family

ROTARY = ("partial_rotary_factor",)

LLAMA = Family(
    qkv_bias="attention_bias",
    out_bias="attention_bias",
    mlp_bias="mlp_bias",
    harmless=frozenset({"is_llama_config"}),
    inert={"rope_interleaved": False},
)

FAMILIES = {
    "llama": LLAMA,
    "smollm3": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        mlp_bias="mlp_bias",
        tied=True,
        some_without_rope=True,
        defaults={"no_rope_layer_interval": 4},
        inert={"use_sliding_window": False},
        harmless=frozenset({"max_window_layers"}),
    ),
    "mistral": Family(
        # Left out, the window is the published 4096; null is none.
        defaults={"sliding_window": 4096},
        window="all",
        published_kv_heads=8,
    ),
    "mixtral": Family(
        window="all",
        published_kv_heads=8,
        experts=Experts(
            count=("num_local_experts",), width=("intermediate_size",), renormalise=True
        ),
    ),
    "phi3": Family(
        rotary=ROTARY,
        defaults={"partial_rotary_factor": 1.0},
        window="all",
        # The published files carry these two for another model of the series.
        inert={
            "full_attn_mod": 1,
            "interpolate_factor": 1,
            "attention_bias": False,
            "lm_head_bias": False,
            "mlp_bias": False,
        },
    ),
    "olmo2": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        placement="post",
        qk_norm="width",
    ),
    "olmo3": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        placement="post",
        qk_norm="width",
        window="pattern",
        defaults={"sliding_window": 4096, "sliding_window_pattern": 4},
    ),
    "olmoe": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        qk_norm="width",
        experts=Experts(
            count=("num_experts", "num_local_experts"),
            width=("intermediate_size",),
            renormalise="norm_topk_prob",
        ),
        inert={"clip_qkv": None},
    ),
    "arcee": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        mlp_bias="mlp_bias",
        gated=False,
        activation="relu2",
    ),
    "seed_oss": Family(
        qkv_bias="attention_bias",
        out_bias="attention_out_bias",
        mlp_bias="mlp_bias",
        defaults={"attention_bias": True, "head_dim": 128},
        published_kv_heads=8,
    ),
    "glm4": Family(
        qkv_bias="attention_bias",
        placement="sandwich",
        pairs="interleaved",
        rotary=ROTARY,
        defaults={"partial_rotary_factor": 0.5, "head_dim": 128, "attention_bias": False},
        published_kv_heads=2,
    ),
    "llama4_text": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        pairs="interleaved",
        some_without_rope=True,
        defaults={
            "no_rope_layer_interval": 4,
            "interleave_moe_layer_step": 1,
            "head_dim": 128,
            "use_qk_norm": True,
            "attn_temperature_tuning": True,
            "attention_chunk_size": 8192,
        },
        published_kv_heads=8,
        experts=Experts(
            count=("num_local_experts",),
            width=("intermediate_size",),
            dense_width=("intermediate_size_mlp",),
            placed="interleaved",
            score="sigmoid",
            shared="alike",
            input_weighted=True,
        ),
        # Its norm of queries and keys has no weights and comes after the rotation.
        qk_norm="bare",
        qk_norm_if="use_qk_norm",
        chunk="attention_chunk_size",
        position_scale="attn_temperature_tuning",
        harmless=frozenset({"attn_scale", "floor_scale", "for_llm_compressor"}),
    ),
}
"""By `model_type`."""
