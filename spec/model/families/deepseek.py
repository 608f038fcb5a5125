"""DeepSeek and those who took its routing: Kimi K2, GLM-4.5."""

from shardproof.spec.model.family import Experts, Family, Names

PLACED = {"first_k_dense_replace": 0, "moe_layer_freq": 1, "routed_scaling_factor": 1.0}
"""Where the first version's fields are left out."""

LATENT = Names(head_dim=())
"""A head's size follows from its two parts; a `head_dim` beside them repeats one of these."""

ROUTED = Experts(
    count=("n_routed_experts",),
    placed="after_dense",
    renormalise="norm_topk_prob",
    grouped=True,
    shared="counted",
)

V3 = Family(
    names=LATENT,
    latent=True,
    pairs="interleaved",
    experts=ROUTED,
    defaults={
        "q_lora_rank": 1536,
        "n_shared_experts": 1,
        "first_k_dense_replace": 3,
        "moe_layer_freq": 1,
        "routed_scaling_factor": 2.5,
        "topk_method": "noaux_tc",
        "scoring_func": "sigmoid",
        "norm_topk_prob": True,
        "n_group": 8,
        "topk_group": 4,
    },
    inert={"attention_bias": False, "rope_interleave": True},
    harmless=frozenset({"head_dim", "qk_head_dim"}),
)

FAMILIES = {
    "deepseek": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        experts=ROUTED,
        defaults={**PLACED, "topk_method": "greedy", "scoring_func": "softmax"},
    ),
    "deepseek_v2": Family(
        names=LATENT,
        latent=True,
        pairs="interleaved",
        experts=ROUTED,
        defaults={
            **PLACED,
            "q_lora_rank": 1536,
            "topk_method": "greedy",
            "scoring_func": "softmax",
        },
        inert={"attention_bias": False},
        harmless=frozenset({"head_dim", "qk_head_dim"}),
    ),
    "deepseek_v3": V3,
    "kimi_k2": V3,
    "glm4_moe": Family(
        qkv_bias="attention_bias",
        qk_norm="head",
        qk_norm_if="use_qk_norm",
        rotary=("partial_rotary_factor",),
        experts=ROUTED,
        published_kv_heads=8,
        defaults={
            **PLACED,
            "partial_rotary_factor": 0.5,
            "head_dim": 128,
            "n_shared_experts": 1,
            "first_k_dense_replace": 1,
            "topk_method": "noaux_tc",
            "scoring_func": "sigmoid",
            "norm_topk_prob": True,
            "n_group": 1,
            "topk_group": 1,
        },
    ),
}
"""By `model_type`."""
