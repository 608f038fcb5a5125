"""Llama and those who kept its block: Mistral, Mixtral, Granite, Phi-3, OLMo 2, GLM-4."""

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
    "granite": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        mlp_bias="mlp_bias",
        tied=False,
        attention_scale="attention_multiplier",
        embedding_scale="embedding_multiplier",
        residual_scale="residual_multiplier",
        logit_divisor="logits_scaling",
        # Its code's defaults are all one: a score is not even divided by the root of a head.
        defaults={"attention_multiplier": 1.0},
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
        # Its norm of queries and keys has no weights and comes after the rotation; chunked
        # layers and the scale that grows with the position are other functions again.
        inert={
            "use_qk_norm": False,
            "attn_temperature_tuning": False,
            "attention_chunk_size": None,
        },
        harmless=frozenset({"attn_scale", "floor_scale", "for_llm_compressor"}),
    ),
}
"""By `model_type`."""
