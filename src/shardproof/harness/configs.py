"""Small configs of published families, from numbers that somebody draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shardproof.spec.source.node import Plain

Config = dict[str, Plain]


@dataclass(frozen=True, slots=True)
class Sizes:
    """What is drawn of a model; a family leaves out what it has not."""

    layers: int = 1
    groups: int = 1
    """KV heads."""
    group: int = 1
    """Query heads to a KV head."""
    pairs: int = 1
    """Half of a head's dimensions."""
    width: int = 4
    vocab: int = 8
    hidden: int = 4
    """Where it is free of the heads."""
    experts: int = 2
    chosen: int = 1
    tied: bool = False
    bias: bool = False
    """Where the config may say so."""


FREE_HEADS: Final = frozenset({"qwen3", "qwen3_moe", "gemma"})
"""Families whose heads need not make up the hidden size."""
MOE: Final = frozenset({"mixtral", "qwen2_moe", "qwen3_moe"})
DENSE: Final = ("llama", "qwen2", "qwen3", "gpt2", "mistral", "gemma")
FAMILIES: Final = (*DENSE, *sorted(MOE))
ALWAYS_TIED: Final = frozenset({"gpt2", "gemma"})
MAY_BE_BIASED: Final = frozenset({"llama", "qwen3", "qwen3_moe", "gemma"})
ALWAYS_BIASED: Final = frozenset({"qwen2", "qwen2_moe", "gpt2"})
ALL_HEADS_ALIKE: Final = frozenset({"gpt2"})
POSITIONS: Final = 64


def config_of(family: str, sizes: Sizes) -> Config:
    """The config.json of a model of these sizes."""
    heads = sizes.groups * sizes.group
    head_dim = 2 * sizes.pairs
    hidden = sizes.hidden if family in FREE_HEADS else heads * head_dim
    ids: Config = {"bos_token_id": None, "eos_token_id": None, "pad_token_id": None}
    if family == "gpt2":
        return {
            "model_type": family,
            "vocab_size": sizes.vocab,
            "n_embd": hidden,
            "n_layer": sizes.layers,
            "n_head": heads,
            "n_inner": sizes.width,
            "n_positions": POSITIONS,
            "activation_function": "gelu_new",
            "layer_norm_epsilon": 1e-6,
            "attn_pdrop": 0.0,
            "embd_pdrop": 0.0,
            "resid_pdrop": 0.0,
            "tie_word_embeddings": True,
            **ids,
        }
    found: Config = {
        "model_type": family,
        "vocab_size": sizes.vocab,
        "hidden_size": hidden,
        "num_hidden_layers": sizes.layers,
        "num_attention_heads": heads,
        "num_key_value_heads": sizes.groups,
        "head_dim": head_dim,
        "intermediate_size": sizes.width,
        "max_position_embeddings": POSITIONS,
        "rms_norm_eps": 1e-6,
        "rope_theta": 10000.0,
        "attention_dropout": 0.0,
        "hidden_act": "silu",
        "tie_word_embeddings": sizes.tied or family in ALWAYS_TIED,
        **ids,
    }
    if family == "gemma":
        found |= {"hidden_act": "gelu_pytorch_tanh", "hidden_activation": "gelu_pytorch_tanh"}
    if family in MAY_BE_BIASED:
        found["attention_bias"] = sizes.bias
    if family == "llama":
        found["mlp_bias"] = sizes.bias
    if family in ("mistral", "mixtral"):
        found["sliding_window"] = None
    if family in ("qwen2", "qwen3", "qwen2_moe", "qwen3_moe"):
        found["use_sliding_window"] = False
    return found | (_experts(family, sizes) if family in MOE else {})


def _experts(family: str, sizes: Sizes) -> Config:
    if family == "mixtral":
        return {"num_local_experts": sizes.experts, "num_experts_per_tok": sizes.chosen}
    found: Config = {
        "num_experts": sizes.experts,
        "num_experts_per_tok": sizes.chosen,
        "moe_intermediate_size": sizes.width,
        "decoder_sparse_step": 1,
        "mlp_only_layers": [],
        "norm_topk_prob": True,
    }
    if family == "qwen2_moe":
        found |= {"shared_expert_intermediate_size": sizes.width, "qkv_bias": True}
    return found
