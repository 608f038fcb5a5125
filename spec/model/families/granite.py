"""Granite: four multipliers, dense or with experts."""

from shardproof.spec.model.family import Experts, Family, Mamba
from shardproof.spec.record import replace

GRANITE = Family(
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
)
GRANITE_MOE = replace(
    GRANITE,
    mlp_bias=False,
    experts=Experts(
        count=("num_local_experts",), width=("intermediate_size",), score="topk_softmax"
    ),
)

GRANITE_HYBRID = replace(
    GRANITE_MOE,
    # Most layers have a state of Mamba-2, and all of them the shared experts, which are alone in
    # the smaller models.
    states=True,
    mamba=Mamba(
        heads=("mamba_n_heads",),
        dim=("mamba_d_head",),
        groups=("mamba_n_groups",),
        state=("mamba_d_state",),
        kernel=("mamba_d_conv",),
        norm="group",
        expand=("mamba_expand",),
    ),
    positions_said="position_embedding_type",
    experts=Experts(
        count=("num_local_experts",),
        width=("intermediate_size",),
        dense_width=("shared_intermediate_size",),
        score="topk_softmax",
        shared="sized",
        shared_keys=("shared_intermediate_size",),
        shared_alone=True,
    ),
    defaults={
        "attention_multiplier": 1.0,
        "shared_intermediate_size": 1024,
        "mamba_n_heads": 128,
        "mamba_n_groups": 1,
        "mamba_d_state": 256,
        "mamba_d_conv": 4,
        "mamba_expand": 2,
    },
    inert={"mamba_conv_bias": True, "mamba_proj_bias": False},
    harmless=frozenset({"mamba_chunk_size", "time_step_limit", "init_method",
                        "normalization_function"}),
)  # fmt: skip

FAMILIES = {
    "granitemoehybrid": GRANITE_HYBRID,
    "granite": GRANITE,
    "granitemoe": GRANITE_MOE,
    "granitemoeshared": replace(
        GRANITE_MOE,
        experts=Experts(
            count=("num_local_experts",),
            width=("intermediate_size",),
            score="topk_softmax",
            shared="sized",
            shared_keys=("shared_intermediate_size",),
        ),
        defaults={"attention_multiplier": 1.0, "shared_intermediate_size": 0},
    ),
}
"""By `model_type`."""
