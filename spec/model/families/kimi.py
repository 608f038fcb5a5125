"""Kimi Linear: states whose keys fade by dimension, beside latent attention without rotation."""

from shardproof.spec.model.families.deepseek import LATENT
from shardproof.spec.model.family import Experts, Family

KIMI_LINEAR = Family(
    # Its files have names of their own, and published code keeps some by those of DeepSeek.
    names=LATENT,
    states=True,
    channels=True,
    latent=True,
    positions="none",
    experts=Experts(
        count=("num_experts", "num_local_experts"),
        chosen=("num_experts_per_token", "num_experts_per_tok"),
        placed="after_dense",
        listed=True,
        grouped=True,
        groups=("num_expert_group", "n_group"),
        scored=("moe_router_activation_func",),
        renormalise=("moe_renormalize", "norm_topk_prob"),
        shared="counted",
        shared_keys=("num_shared_experts", "n_shared_experts"),
    ),
    defaults={
        "moe_layer_freq": 1,
        "routed_scaling_factor": 2.446,
        "topk_method": "noaux_tc",
        "moe_router_activation_func": "sigmoid",
        "moe_renormalize": True,
        "num_expert_group": 1,
        "topk_group": 1,
        "num_shared_experts": 1,
        "q_lora_rank": None,
    },
    beyond={
        "attn_res_block_size": "a stream that takes up those of earlier layers is not modelled",
        "routed_expert_hidden_size": "a norm of what experts give is not modelled",
        "latent_moe_use_norm": "a norm of what experts give is not modelled",
        "mla_use_output_gate": "a gate of latent attention is not modelled",
        "activation_situ_beta": "an activation with two slopes of its own is not modelled",
        "activation_situ_linear_beta": "an activation with two slopes of its own is not modelled",
    },
    inert={
        "hidden_act": "silu",
        "mla_use_nope": True,
        "use_grouped_topk": True,
        "attention_bias": False,
        # No angles: whatever scales them has no effect, but published code scales scores by it.
        "rope_scaling": None,
        "rope_parameters": None,
    },
    must_say={
        "first_k_dense_replace|mlp_layer_types": "published codes take other numbers of them"
    },
    harmless=frozenset({"head_dim", "qk_head_dim"}),
)

FAMILIES = {"kimi_linear": KIMI_LINEAR}
"""By `model_type`."""
