"""Qwen 2 and 3, dense and with experts."""

from shardproof.spec.model.family import Experts, Family
from shardproof.spec.record import replace

WINDOW = {"use_sliding_window": False, "max_window_layers": 28, "sliding_window": 4096}
EXPERTS = Experts(
    # The newer name is what current versions of the published code write.
    count=("num_experts", "num_local_experts"),
    placed="step",
    renormalise="norm_topk_prob",
)

QWEN2 = Family(defaults=WINDOW, window="upper", qkv_bias=True, published_kv_heads=32)
QWEN3 = Family(
    defaults={**WINDOW, "head_dim": 128},
    window="upper",
    qkv_bias="attention_bias",
    out_bias="attention_bias",
    qk_norm="head",
    published_kv_heads=32,
    inert={"use_qk_norm": True},
)

QWEN3_MOE = Family(
    defaults={**WINDOW, "decoder_sparse_step": 1},
    window="upper",
    qkv_bias="attention_bias",
    out_bias="attention_bias",
    qk_norm="head",
    published_kv_heads=4,
    experts=EXPERTS,
    # Qwen3-Coder's files say both, of a decoder that is no other.
    inert={"shared_expert_intermediate_size": 0, "use_qk_norm": True},
)

STATE = {
    "head_dim": 256,
    "partial_rotary_factor": 0.25,
    "linear_num_key_heads": 16,
    "linear_num_value_heads": 32,
    "linear_key_head_dim": 128,
    "linear_value_head_dim": 128,
    "linear_conv_kernel_dim": 4,
}
SHARED = replace(
    EXPERTS,
    shared="sized",
    shared_keys=("shared_expert_intermediate_size",),
    shared_gate=True,
)
NEXT = Family(
    # Three of four layers carry a state; the fourth attends, and gates what it gives.
    states=True,
    output_gate=True,
    rotary=("partial_rotary_factor",),
    qk_norm="head",
    published_kv_heads=2,
    defaults={**STATE, "decoder_sparse_step": 1, "norm_topk_prob": True},
    experts=SHARED,
    # `output_gate_type` is what Qwen3.6's files say of a gate that its code has always had.
    inert={
        "attn_output_gate": True,
        "attention_bias": False,
        "hidden_act": "silu",
        "output_gate_type": "swish",
    },
    # The type of a state's numbers is no choice of a plan.
    harmless=frozenset({"mamba_ssm_dtype"}),
)
DENSE_NEXT = replace(
    NEXT, experts=None, published_kv_heads=4, defaults=STATE,
    harmless=NEXT.harmless | {"mlp_only_layers"},
)  # fmt: skip
MOE_NEXT = replace(
    # Its code renormalises always, and gives every layer experts.
    NEXT,
    experts=replace(SHARED, placed="every", renormalise=True),
    defaults=STATE,
    inert={**NEXT.inert, "norm_topk_prob": True, "decoder_sparse_step": 1},
    harmless=NEXT.harmless | {"mlp_only_layers"},
)

FAMILIES = {
    "qwen2": QWEN2,
    "qwen2_moe": Family(
        defaults={**WINDOW, "qkv_bias": True, "decoder_sparse_step": 1},
        window="upper",
        qkv_bias="qkv_bias",
        published_kv_heads=16,
        experts=Experts(
            count=("num_experts",),
            placed="step",
            renormalise="norm_topk_prob",
            shared="sized",
            shared_keys=("shared_expert_intermediate_size",),
            shared_gate=True,
        ),
    ),
    "qwen3": QWEN3,
    "qwen3_moe": QWEN3_MOE,
    # Layers that predict further tokens aside, MiMo-7B is a Qwen2.
    "mimo": Family(
        defaults=WINDOW,
        window="upper",
        qkv_bias=True,
        published_kv_heads=32,
        inert={"attention_bias": True},
    ),
    # The text parts of the models that also see: the same decoder under another name.
    "qwen2_vl": QWEN2,
    "qwen2_vl_text": QWEN2,
    "qwen2_5_vl": QWEN2,
    "qwen2_5_vl_text": QWEN2,
    "qwen3_vl_text": QWEN3,
    "qwen3_vl_moe_text": QWEN3_MOE,
    "qwen3_next": NEXT,
    "qwen3_5_text": DENSE_NEXT,
    "qwen3_5_moe_text": MOE_NEXT,
    "qwen3_omni_moe_text": replace(
        QWEN3_MOE,
        window="none",
        defaults={"decoder_sparse_step": 1, "norm_topk_prob": True},
        # No layer has a window, whatever the file says of one.
        harmless=frozenset({"sliding_window", "use_sliding_window", "max_window_layers"}),
    ),
}
"""By `model_type`."""
