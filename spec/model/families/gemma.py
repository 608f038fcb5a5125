"""Gemma 1, 2 and 3."""

from shardproof.spec.model.family import Family, Names

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
}
"""By `model_type`."""
