"""Small configs in the published names, from which tests take away and to which they add."""

from __future__ import annotations

from shardproof.spec.dialects.profiles.reading import Json

DENSE: Json = {
    "architectures": ["LlamaForCausalLM"],
    "model_type": "llama",
    "num_hidden_layers": 32,
    "hidden_size": 4096,
    "num_attention_heads": 32,
    "num_key_value_heads": 8,
    "head_dim": 128,
    "intermediate_size": 16384,
    "vocab_size": 131072,
}
MOE: Json = {
    **DENSE,
    "architectures": ["Qwen3MoeForCausalLM"],
    "model_type": "qwen3_moe",
    "num_experts": 64,
    "num_experts_per_tok": 4,
    "moe_intermediate_size": 2048,
}
SHARED: Json = {
    **MOE,
    "architectures": ["Qwen2MoeForCausalLM"],
    "model_type": "qwen2_moe",
    "shared_expert_intermediate_size": 4096,
}
LATENT: Json = {
    **DENSE,
    "architectures": ["DeepseekV3ForCausalLM"],
    "model_type": "deepseek_v3",
    "num_key_value_heads": 32,
    "q_lora_rank": 1536,
    "kv_lora_rank": 512,
    "qk_nope_head_dim": 128,
    "qk_rope_head_dim": 64,
    "v_head_dim": 128,
}
BLOCKS: Json = {"quant_method": "fp8", "weight_block_size": [128, 128]}
AWQ: Json = {"quant_method": "awq", "bits": 4, "group_size": 128}
INT4: Json = {
    "quant_method": "compressed-tensors",
    "config_groups": {
        "group_0": {
            "weights": {"num_bits": 4, "type": "int", "strategy": "group", "group_size": 128}
        }
    },
}
BLOCKED_TENSORS: Json = {
    "quant_method": "compressed-tensors",
    "config_groups": {
        "group_0": {
            "weights": {
                "num_bits": 8,
                "type": "float",
                "strategy": "block",
                "block_structure": [128, 128],
            }
        }
    },
}
NVFP4: Json = {"quant_method": "modelopt", "quant_algo": "NVFP4", "group_size": 16}
FP8: Json = {"quant_method": "fp8"}
SEEING: Json = {
    "architectures": ["Qwen2_5_VLForConditionalGeneration"],
    "model_type": "qwen2_5_vl",
    "text_config": DENSE,
    "vision_config": {"num_heads": 16, "intermediate_size": 4096, "hidden_size": 1280},
}
STRANGER: Json = {
    **DENSE,
    "architectures": ["NobodyKnowsForCausalLM"],
    "model_type": "nobody_knows",
}
"""Of a family that nobody here has seen."""
