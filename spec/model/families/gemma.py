"""Gemma 1 to 4."""

from shardproof.spec.model.family import Experts, Family, Names

TANH = "gelu_pytorch_tanh"
# `hidden_act` is an older spelling, which the published code overrides.
NAMES = Names(activation=("hidden_activation",))
OLD = frozenset({"hidden_act"})

GEMMA3 = Family(
    names=NAMES,
    harmless=OLD,
    # The published nested `text_config` leaves out what equals these.
    defaults={
        "vocab_size": 262208,
        "num_attention_heads": 8,
        "num_key_value_heads": 4,
        "head_dim": 256,
        "query_pre_attn_scalar": 256,
        "sliding_window": 4096,
        "sliding_window_pattern": 6,
    },
    activation=TANH,
    placement="sandwich",
    tied=True,
    window="pattern",
    qkv_bias="attention_bias",
    out_bias="attention_bias",
    qk_norm="head",
    softcaps=True,
    query_scalar=True,
    embedding_root=True,
)

GEMMA4 = Family(
    names=NAMES,
    # Of layers that share keys, and of a second table of embeddings, which there are not.
    harmless=OLD | {"vocab_size_per_layer_input", "use_double_wide_mlp"},
    defaults={
        "vocab_size": 262144,
        "num_attention_heads": 8,
        "num_key_value_heads": 4,
        "head_dim": 256,
        "global_head_dim": 512,
        "sliding_window": 512,
        "sliding_window_pattern": 6,
        "hidden_size_per_layer_input": 256,
    },
    activation=TANH,
    placement="sandwich",
    tied=True,
    window="pattern",
    qkv_bias="attention_bias",
    out_bias="attention_bias",
    qk_norm="head",
    value_norm=True,
    global_heads=True,
    keys_as_values="attention_k_eq_v",
    unscaled=True,
    final_softcap=True,
    layer_scale=True,
    embedding_root=True,
    # Tokens of an image see each other; the plan is that of text.
    inert={
        "use_bidirectional_attention": "vision",
        "hidden_size_per_layer_input": 0,
        "num_kv_shared_layers": 0,
    },
    # Beside its dense block a layer may have experts; the scale of each is one of its weights.
    experts=Experts(
        count=("num_experts",),
        chosen=("top_k_experts",),
        renormalise=True,
        shared="sized",
        shared_keys=("intermediate_size",),
        own_norms=True,
        present="enable_moe_block",
    ),
)

FAMILIES = {
    "gemma": Family(
        names=NAMES,
        harmless=OLD,
        defaults={"head_dim": 256},
        published_kv_heads=16,
        activation=TANH,
        tied=True,
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        embedding_root=True,
    ),
    "gemma2": Family(
        names=NAMES,
        # Some published files say the window a second time.
        harmless=OLD | {"sliding_window_size"},
        defaults={
            "head_dim": 256,
            "sliding_window": 4096,
            "query_pre_attn_scalar": 256,
            "attn_logit_softcapping": 50.0,
            "final_logit_softcapping": 30.0,
        },
        published_kv_heads=4,
        activation=TANH,
        placement="sandwich",
        tied=True,
        window="even",
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        softcaps=True,
        query_scalar=True,
        embedding_root=True,
    ),
    "gemma3": GEMMA3,
    "gemma3_text": GEMMA3,
    "gemma4": GEMMA4,
    "gemma4_text": GEMMA4,
}
"""By `model_type`."""
