"""GLM-4.5 and later with DeepSeek's routing, their siblings that see, and Solar Open."""

from shardproof.spec.model.families.deepseek import CORRECTED, PLACED, ROUTED, SPARSE, V3
from shardproof.spec.model.family import Family
from shardproof.spec.record import replace

GLM4_MOE = Family(
    qkv_bias="attention_bias",
    qk_norm="head",
    qk_norm_if="use_qk_norm",
    rotary=("partial_rotary_factor",),
    experts=ROUTED,
    published_kv_heads=8,
    defaults={
        **PLACED,
        **CORRECTED,
        "partial_rotary_factor": 0.5,
        "head_dim": 128,
        "n_shared_experts": 1,
        "first_k_dense_replace": 1,
    },
)
GLM4V = Family(
    # Queries, keys and values have biases, whatever `attention_bias` says.
    qkv_bias=True,
    placement="sandwich",
    pairs="interleaved",
    rotary=("partial_rotary_factor",),
    published_kv_heads=2,
    inert={"attention_bias": True},
)
GLM4V_MOE = replace(
    GLM4_MOE,
    qk_norm="none",
    qk_norm_if=True,
    defaults={key: value for key, value in GLM4_MOE.defaults.items() if key != "head_dim"}
    | {"attention_bias": True},
    inert={"use_qk_norm": False},
)

FAMILIES = {
    "glm4_moe": GLM4_MOE,
    "glm4v_text": GLM4V,
    "glm4v_moe_text": GLM4V_MOE,
    "glm4_moe_lite": replace(
        V3,
        experts=replace(ROUTED, listed=True),
        defaults={
            **PLACED,
            **CORRECTED,
            "q_lora_rank": 768,
            "n_shared_experts": 1,
            "first_k_dense_replace": 1,
            "routed_scaling_factor": 1.8,
        },
        inert={**V3.inert, "partial_rotary_factor": 1.0},
    ),
    "glm_moe_dsa": replace(
        SPARSE,
        indexer="interleaved",
        defaults={
            **SPARSE.defaults,
            **CORRECTED,
            "q_lora_rank": 2048,
            "index_n_heads": 32,
            "index_topk_freq": 1,
            "index_skip_topk_offset": 2,
        },
        inert={**SPARSE.inert, "indexer_rope_interleave": True},
        # Of layers that predict further tokens, which are not judged.
        harmless=SPARSE.harmless | {"index_share_for_mtp_iteration", "moe_router_dtype"},
    ),
    "solar_open": Family(
        qkv_bias="attention_bias",
        rotary=("partial_rotary_factor",),
        experts=replace(ROUTED, placed="every"),
        published_kv_heads=8,
        defaults={
            **PLACED,
            **CORRECTED,
            "partial_rotary_factor": 1.0,
            "head_dim": 128,
            "n_shared_experts": 1,
        },
        inert={"first_k_dense_replace": 0, "use_qk_norm": False},
    ),
}
"""By `model_type`."""
