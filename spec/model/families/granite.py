"""Granite: four multipliers, dense or with experts."""

from shardproof.spec.model.family import Experts, Family
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

FAMILIES = {
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
