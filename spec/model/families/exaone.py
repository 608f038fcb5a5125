"""EXAONE 4: norms after each block, no rotation where a layer sees everything."""

from shardproof.spec.model.families.deepseek import CORRECTED
from shardproof.spec.model.family import Experts, Family

WINDOWS = {"sliding_window": 4096, "sliding_window_pattern": 4}

FAMILIES = {
    "exaone4": Family(
        placement="post",
        window="pattern",
        rope_where_sliding=True,
        qk_norm="head",
        published_kv_heads=32,
        defaults=WINDOWS,
        inert={"attention_bias": False},
    ),
    "exaone_moe": Family(
        window="pattern",
        rope_where_sliding=True,
        qk_norm="head",
        published_kv_heads=32,
        defaults={
            **WINDOWS,
            **CORRECTED,
            "first_k_dense_replace": 1,
            "moe_layer_freq": 1,
            "num_shared_experts": 1,
            "routed_scaling_factor": 2.5,
        },
        experts=Experts(
            count=("num_experts", "num_local_experts"),
            placed="after_dense",
            listed=True,
            renormalise="norm_topk_prob",
            grouped=True,
            shared="counted",
            shared_keys=("num_shared_experts",),
        ),
        inert={"attention_bias": False},
    ),
}
"""By `model_type`."""
