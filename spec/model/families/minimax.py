"""MiniMax-M2 and Hunyuan 3: a sigmoid router whose bias takes part in the choice alone."""

from shardproof.spec.model.family import Experts, Family

FAMILIES = {
    "minimax_m2": Family(
        qk_norm="width",
        qk_norm_if="use_qk_norm",
        rotary=("partial_rotary_factor",),
        rotary_dims="rotary_dim",
        published_kv_heads=8,
        defaults={"use_qk_norm": True, "head_dim": 128, "partial_rotary_factor": 1.0},
        experts=Experts(
            count=("num_local_experts", "num_experts"),
            width=("intermediate_size",),
            score="sigmoid",
            renormalise=True,
            correction=True,
        ),
        inert={
            "qk_norm_type": "per_layer",
            "use_routing_bias": True,
            "scoring_func": "sigmoid",
            "shared_intermediate_size": 0,
            "attention_bias": False,
            "sliding_window": None,
        },
        ones=("attn_type_list",),
    ),
    "hy_v3": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        mlp_bias="mlp_bias",
        qk_norm="head",
        published_kv_heads=8,
        defaults={
            "head_dim": 128,
            "first_k_dense_replace": 1,
            "moe_layer_freq": 1,
            "num_shared_experts": 1,
            "router_scaling_factor": 2.826,
        },
        experts=Experts(
            count=("num_experts", "num_local_experts"),
            width=("moe_intermediate_size", "expert_hidden_dim"),
            placed="after_dense",
            listed=True,
            score="sigmoid",
            renormalise=True,
            correction=True,
            scale="router_scaling_factor",
            shared="counted",
            shared_keys=("num_shared_experts",),
        ),
        inert={
            "qk_norm": True,
            "route_norm": True,
            "moe_router_use_sigmoid": True,
            "moe_router_enable_expert_bias": True,
        },
        # In which precision sums are taken.
        harmless=frozenset(
            {"enable_attention_fp32_softmax", "enable_lm_head_fp32", "enable_moe_fp32_combine"}
        ),
    ),
}
"""By `model_type`."""
