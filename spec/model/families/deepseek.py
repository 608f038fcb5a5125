"""DeepSeek and those who took over its attention or its routing: Kimi K2, dots.llm1, Youtu."""

from shardproof.spec.model.family import Experts, Family, Names
from shardproof.spec.record import replace
from shardproof.spec.source.node import Scalar

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

CORRECTED: dict[str, Scalar] = {
    "topk_method": "noaux_tc",
    "scoring_func": "sigmoid",
    "norm_topk_prob": True,
    "n_group": 1,
    "topk_group": 1,
}
"""The choice of the third version, with one group, of families that took it over."""

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

SPARSE = replace(
    V3,
    indexer="half",
    experts=replace(ROUTED, listed=True, count=("n_routed_experts", "num_experts")),
    defaults={
        **V3.defaults,
        "index_n_heads": 64,
        "index_head_dim": 128,
        "index_topk": 2048,
    },
    inert={**V3.inert, "mlp_bias": False},
)
"""Of the keys an index chooses those that count. Which dimensions it rotates together is no field
of the first files, and said in none that says otherwise."""

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
    "deepseek_v32": SPARSE,
    "kimi_k2": V3,
    "youtu": Family(
        # The latent attention without experts.
        names=LATENT,
        latent=True,
        pairs="interleaved",
        tied=True,
        defaults={"q_lora_rank": 1536},
        inert={"attention_bias": False, "mlp_bias": False, "rope_interleave": True},
        harmless=frozenset({"head_dim", "qk_head_dim", "embedding_initializer_range"}),
    ),
    "mimo_v2_flash": Family(
        names=Names(value_dim=("v_head_dim",)),
        qkv_bias="attention_bias",
        rotary=("partial_rotary_factor",),
        window="hybrid",
        sliding_heads=True,
        sinks="add_full_attention_sink_bias",
        experts=replace(ROUTED, placed="marked", listed=True, shared="none"),
        published_kv_heads=4,
        defaults={
            **PLACED,
            **CORRECTED,
            "partial_rotary_factor": 0.334,
            "head_dim": 192,
            "v_head_dim": 128,
            "sliding_window": 129,
            "add_swa_attention_sink_bias": True,
        },
        inert={"n_shared_experts": None},
        # A number that values are multiplied by is one of their weights; the chunk is read nowhere.
        harmless=frozenset({"attention_value_scale", "swa_rope_theta", "attention_chunk_size"}),
    ),
    "dots1": Family(
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        qk_norm="head",
        experts=ROUTED,
        published_kv_heads=32,
        # Of those that plans can touch, its code reads `layer_types`; the files ask for no window.
        inert={"sliding_window": None, "max_window_layers": 62},
        defaults={**PLACED, **CORRECTED, "norm_topk_prob": False},
    ),
}
"""By `model_type`."""
