"""ERNIE 4.5, dense and with experts."""

from shardproof.spec.model.family import Experts, Family

HARMLESS = frozenset({"use_rmsnorm", "fuse_rope", "moe_norm_min", "is_quantized"})

FAMILIES = {
    "ernie4_5": Family(
        pairs="interleaved",
        tied=True,
        qkv_bias="use_bias",
        out_bias="use_bias",
        mlp_bias="use_bias",
        published_kv_heads=2,
        defaults={"head_dim": 128},
        harmless=HARMLESS,
    ),
    "ernie4_5_moe": Family(
        pairs="interleaved",
        tied=True,
        qkv_bias="use_bias",
        out_bias="use_bias",
        mlp_bias="use_bias",
        published_kv_heads=4,
        defaults={
            "moe_layer_start_index": 1,
            "moe_layer_end_index": -1,
            "moe_layer_interval": 1,
        },
        experts=Experts(
            count=("moe_num_experts", "num_experts"),
            chosen=("moe_k", "num_experts_per_tok"),
            placed="between",
            renormalise=True,
            correction=True,
            shared="counted",
            shared_keys=("moe_num_shared_experts",),
        ),
        inert={"moe_use_aux_free": True, "moe_gate": "topk", "moe_gate_act": "softmax"},
        must_say={
            "moe_num_shared_experts": "left out, it is none to some engines and two to others"
        },
        harmless=HARMLESS | {"moe_capacity"},
    ),
}
"""By `model_type`."""
