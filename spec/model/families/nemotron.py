"""Nemotron-H: each layer is a state of Mamba-2, attention without positions, or an FFN."""

from shardproof.spec.model.family import Experts, Family, Mamba, Names
from shardproof.spec.model.keys import words

NEMOTRON_H = Family(
    names=Names(head_dim=("head_dim", "attention_head_dim"), activation=("mlp_hidden_act",)),
    one_block=True,
    mamba=Mamba(
        heads=("mamba_num_heads",),
        dim=("mamba_head_dim",),
        groups=("n_groups", "mamba_n_groups"),
        state=("ssm_state_size",),
        kernel=("conv_kernel", "mamba_d_conv"),
        norm="group",
    ),
    positions="none",
    gated=False,
    activation="relu2",
    experts=Experts(
        count=("n_routed_experts",),
        renormalise="norm_topk_prob",
        grouped=True,
        shared="sized",
        shared_keys=("moe_shared_expert_intermediate_size",),
        latent=("moe_latent_size",),
    ),
    published_kv_heads=8,
    defaults={
        "head_dim": 128,
        "mamba_num_heads": 128,
        "mamba_head_dim": 64,
        "n_groups": 8,
        "ssm_state_size": 128,
        "conv_kernel": 4,
        "mlp_hidden_act": "relu2",
        "norm_topk_prob": True,
        "topk_method": "noaux_tc",
        "scoring_func": "sigmoid",
        "routed_scaling_factor": 1.0,
    },
    inert={
        "attention_bias": False,
        "mlp_bias": False,
        "use_bias": False,
        "mamba_proj_bias": False,
        "use_conv_bias": True,
        "mamba_hidden_act": "silu",
        "n_shared_experts": 1,
        "sliding_window": None,
    },
    harmless=words(
        """
        chunk_size expand mamba_ssm_cache_dtype mamba_ssm_dtype mtp_hybrid_override_pattern
        mtp_layers_block_type moe_shared_expert_overlap num_logits_to_keep partial_rotary_factor
        rescale_prenorm_residual residual_in_fp32 time_step_floor time_step_limit time_step_max
        time_step_min time_step_rank use_mamba_kernels
        """
    ),
)
"""A limit of dt is within a function of it, and the layers that predict further tokens are none
of these."""

FAMILIES = {"nemotron_h": NEMOTRON_H}
"""By `model_type`."""
