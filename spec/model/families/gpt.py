"""The GPT line: layer norms, biases, mostly an FFN without a gate."""

from shardproof.spec.model.family import Experts, Family, Names

# GPT-2's spellings, and those that its code takes for the same.
GPT2 = Names(
    hidden=("n_embd", "hidden_size"),
    layers=("n_layer", "num_hidden_layers"),
    heads=("n_head", "num_attention_heads"),
    kv_heads=(),
    head_dim=(),
    width=("n_inner",),
    positions=("n_positions", "max_position_embeddings"),
    activation=("activation_function",),
)
GPT2_INERT = {
    "scale_attn_weights": True,
    "scale_attn_by_inverse_layer_idx": False,
    "add_cross_attention": False,
}

FAMILIES = {
    "gpt2": Family(
        names=GPT2,
        activation="gelu_new",
        norm="layer",
        norm_bias=True,
        tied=True,
        positions="learned",
        qkv_bias=True,
        out_bias=True,
        mlp_bias=True,
        gated=False,
        width_times=4,
        inert=GPT2_INERT,
        harmless=frozenset({"n_ctx", "n_special", "predict_special_tokens"}),
    ),
    "gpt_bigcode": Family(
        names=GPT2,
        activation="gelu_pytorch_tanh",
        norm="layer",
        norm_bias=True,
        tied=True,
        positions="learned",
        multi_query=True,
        defaults={"multi_query": True},
        qkv_bias=True,
        out_bias=True,
        mlp_bias=True,
        gated=False,
        width_times=4,
        inert=GPT2_INERT,
        harmless=frozenset({"runner_max_sequence_length", "inference_runner", "pad_key_length"}),
    ),
    "starcoder2": Family(
        activation="gelu_pytorch_tanh",
        norm="layer",
        norm_bias=True,
        tied=True,
        window="all",
        qkv_bias="use_bias",
        out_bias="use_bias",
        mlp_bias="use_bias",
        gated=False,
        defaults={"use_bias": True},
        published_kv_heads=2,
        inert={"mlp_type": "default", "norm_type": "layer_norm", "scale_attn_weights": True},
        # An older spelling, which `hidden_act` overrides.
        harmless=frozenset({"activation_function"}),
    ),
    "gpt_neox": Family(
        names=Names(kv_heads=(), head_dim=()),
        activation="gelu",
        norm="layer",
        norm_bias=True,
        parallel="use_parallel_residual",
        norms=2,
        rotary=("rotary_pct", "partial_rotary_factor"),
        defaults={"rotary_pct": 0.25, "use_parallel_residual": True, "attention_bias": True},
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        mlp_bias=True,
        gated=False,
    ),
    "gpt_oss": Family(
        # The config says "silu"; the published code clamps both halves and adds one to `up`.
        names=Names(activation=()),
        activation="clamped_swiglu",
        joint=True,
        harmless=frozenset(
            {"hidden_act", "swiglu_alpha", "swiglu_limit", "initial_context_length"}
        ),
        defaults={"attention_bias": True},
        published_kv_heads=8,
        window="even",
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        mlp_bias=True,
        sinks=True,
        experts=Experts(
            count=("num_local_experts",),
            chosen=("num_experts_per_tok", "experts_per_token"),
            width=("intermediate_size",),
            score="topk_softmax",
            router_bias=True,
        ),
    ),
}
"""By `model_type`."""
