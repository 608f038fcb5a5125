"""The reference computes what an implementation that nobody here wrote computes.

Tiny random models of each family, built from a config, nothing downloaded. `make
agree-transformers` runs this; what it needs is outside the lock.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias, cast

import numpy as np
import pytest

from shardproof.executor.domains import Angles, Array, Float
from shardproof.executor.reference import generate
from shardproof.spec.model.model import Model
from tests.executor.reference.transformers_weights import loaded

pytestmark = [
    pytest.mark.long,
    # What another project's code warns of is not ours to mend.
    pytest.mark.filterwarnings("ignore"),
]

REASON = "torch and transformers are outside the lock: pip install torch==2.13.0 transformers"
AGREED = 1e-9

Config = dict[str, object]
Foreign: TypeAlias = Any
"""Of packages that are not in the lock, and so have no types here."""

BASE: Config = {
    "vocab_size": 32,
    "hidden_size": 16,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "max_position_embeddings": 64,
    "bos_token_id": 1,
    "eos_token_id": 2,
    "pad_token_id": 0,
}
GROUPED: Config = BASE | {"num_key_value_heads": 2, "intermediate_size": 24}
WIDE: Config = GROUPED | {"head_dim": 8}
PLAIN: Config = BASE | {"intermediate_size": 24}
SMALL: Config = {"vocab_size": 32, "n_layer": 3, "bos_token_id": 1, "eos_token_id": 2}
FALCON: Config = {
    "vocab_size": 32,
    "hidden_size": 16,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
}
ROUTED: Config = {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 12}
GROUPS: Config = {
    "n_routed_experts": 8,
    "num_experts_per_tok": 2,
    "moe_intermediate_size": 12,
    "n_group": 4,
    "topk_group": 2,
    "first_k_dense_replace": 1,
}
LATENT: Config = GROUPED | {
    "num_key_value_heads": 4,
    "kv_lora_rank": 10,
    "qk_rope_head_dim": 4,
    "qk_nope_head_dim": 6,
    "v_head_dim": 8,
    **GROUPS,
}
INDEXED: Config = LATENT | {
    "q_lora_rank": 14,
    "index_n_heads": 12,
    "index_head_dim": 6,
    "index_topk": 3,
    "rms_norm_eps": 1e-6,
}
"""Of few index heads all may give zero, and which of equal keys counts is anybody's."""
LLAMA3 = {
    "rope_type": "llama3",
    "rope_theta": 500000.0,
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 16,
}
YARN = {
    "rope_type": "yarn",
    "rope_theta": 10000.0,
    "factor": 4.0,
    "mscale": 1.0,
    "mscale_all_dim": 1.0,
    "beta_fast": 32,
    "beta_slow": 1,
    "original_max_position_embeddings": 16,
}
# Llama 4 where it is modelled: without its other norm, its chunks and its growing scale.
LLAMA4: Config = WIDE | {
    "intermediate_size_mlp": 20,
    "num_local_experts": 4,
    "num_experts_per_tok": 2,
    "use_qk_norm": False,
    "attn_temperature_tuning": False,
    "attention_chunk_size": None,
    "layer_types": ["full_attention"] * 3,
    "interleave_moe_layer_step": 2,
    "no_rope_layers": [1, 0, 1],
}


GEMMA4: Config = GROUPED | {
    "num_hidden_layers": 4,
    "num_key_value_heads": 4,
    "head_dim": 6,
    "global_head_dim": 8,
    "num_global_key_value_heads": 2,
    "attention_k_eq_v": True,
    "sliding_window": 4,
    "layer_types": ["sliding_attention", "full_attention"] * 2,
    "hidden_size_per_layer_input": 0,
    "final_logit_softcapping": 30.0,
}
UNSAVED = ("global_head_dim", "num_global_key_value_heads")
"""Fields of published files that their code turns into one of its own."""
STATES: Config = GROUPED | {
    "num_hidden_layers": 4,
    "head_dim": 8,
    "full_attention_interval": 2,
    "linear_num_key_heads": 2,
    "linear_num_value_heads": 4,
    "linear_key_head_dim": 6,
    "linear_value_head_dim": 4,
    "linear_conv_kernel_dim": 4,
    "rms_norm_eps": 1e-6,
}


HYBRID: Config = GROUPED | {
    "layer_types": ["linear_attention", "full_attention", "linear_attention"],
    "shared_intermediate_size": 20,
    "num_local_experts": 4,
    "num_experts_per_tok": 2,
    "mamba_n_heads": 4,
    "mamba_d_state": 5,
}
MAMBA: Config = WIDE | {
    "layers_block_type": ["mamba", "moe", "mamba", "attention", "mlp", "moe"],
    "mamba_num_heads": 4,
    "mamba_head_dim": 6,
    "n_groups": 2,
    "ssm_state_size": 5,
    "conv_kernel": 3,
    "n_routed_experts": 8,
    "num_experts_per_tok": 2,
    "moe_intermediate_size": 12,
    "moe_shared_expert_intermediate_size": 20,
    "routed_scaling_factor": 2.5,
    # Published code takes this for the least step in prefill alone.
    "time_step_min": 1e-20,
}
CHANNEL_HEADS: Config = {
    "kda_layers": [1, 2, 4],
    "full_attn_layers": [3],
    "num_heads": 3,
    "head_dim": 5,
    "short_conv_kernel_size": 4,
}
CHANNELS: Config = {key: value for key, value in LATENT.items() if key != "n_routed_experts"} | {
    "num_local_experts": 8,
    "num_hidden_layers": 4,
    "rms_norm_eps": 1e-6,
    "linear_attn_config": CHANNEL_HEADS,
}


def seeing(text: Config) -> Config:
    """A model with an eye, whose text part has these fields."""
    rope = {"rope_type": "default", "rope_theta": 10000.0, "partial_rotary_factor": 0.5}
    sections = {"mrope_section": [1, 0, 0]}
    eye = {"depth": 1, "hidden_size": 16, "num_heads": 2, "intermediate_size": 8}
    eye |= {"out_hidden_size": 16, "image_size": 28}
    return {"text_config": text | {"rope_parameters": rope | sections}, "vision_config": eye}


CASES: Mapping[str, tuple[str, Config]] = {
    "llama": ("llama", GROUPED),
    "llama, biases": ("llama", GROUPED | {"attention_bias": True, "mlp_bias": True}),
    "llama, scaled angles": ("llama", GROUPED | {"rope_parameters": LLAMA3}),
    "mistral": ("mistral", WIDE | {"sliding_window": 4}),
    "granite": (
        "granite",
        GROUPED
        | {
            "attention_multiplier": 0.3,
            "embedding_multiplier": 3.0,
            "residual_multiplier": 0.5,
            "logits_scaling": 2.0,
        },
    ),
    "olmo2": ("olmo2", GROUPED),
    "smollm3": ("smollm3", GROUPED),
    "cohere": ("cohere", GROUPED),
    "starcoder2": ("starcoder2", GROUPED),
    "opt": ("opt", FALCON | {"ffn_dim": 24, "word_embed_proj_dim": 16}),
    "qwen2": ("qwen2", GROUPED),
    "qwen2, window": (
        "qwen2",
        GROUPED
        | {
            "use_sliding_window": True,
            "max_window_layers": 1,
            "sliding_window": 4,
            "tie_word_embeddings": True,
        },
    ),
    "qwen2_moe": (
        "qwen2_moe",
        GROUPED
        | ROUTED
        | {
            "shared_expert_intermediate_size": 20,
            "decoder_sparse_step": 1,
            "mlp_only_layers": [1],
        },
    ),
    "qwen3": ("qwen3", WIDE),
    "qwen3_moe": ("qwen3_moe", WIDE | ROUTED | {"decoder_sparse_step": 2}),
    "mixtral": ("mixtral", GROUPED | {"num_local_experts": 4}),
    "deepseek_v2": (
        "deepseek_v2",
        LATENT
        | {
            "topk_method": "group_limited_greedy",
            "q_lora_rank": None,
            "routed_scaling_factor": 2.0,
        },
    ),
    "deepseek_v2, greedy": (
        "deepseek_v2",
        LATENT | {"topk_method": "greedy", "q_lora_rank": 14},
    ),
    "deepseek_v3": ("deepseek_v3", LATENT | {"q_lora_rank": 14}),
    "deepseek_v3, yarn": ("deepseek_v3", LATENT | {"q_lora_rank": None, "rope_parameters": YARN}),
    "deepseek_v32": ("deepseek_v32", INDEXED | {"index_topk": 5}),
    "deepseek_v32, yarn": ("deepseek_v32", INDEXED | {"rope_parameters": YARN}),
    "glm_moe_dsa": ("glm_moe_dsa", INDEXED),
    "glm_moe_dsa, an index of several layers": (
        "glm_moe_dsa",
        INDEXED
        | {"num_hidden_layers": 5}
        | {"indexer_types": ["full", "shared", "full", "shared", "shared"]},
    ),
    "glm4_moe": ("glm4_moe", WIDE | GROUPS | {"use_qk_norm": True}),
    "minimax_m2": (
        "minimax_m2",
        WIDE | {"num_local_experts": 4, "num_experts_per_tok": 2, "rotary_dim": 4},
    ),
    "hy_v3": (
        "hy_v3",
        WIDE | ROUTED | {"attention_bias": True, "router_scaling_factor": 2.0},
    ),
    "ernie4_5": ("ernie4_5", WIDE | {"use_bias": True}),
    "ernie4_5_moe": (
        "ernie4_5_moe",
        GROUPED
        | {
            "num_hidden_layers": 4,
            "moe_num_experts": 4,
            "moe_k": 2,
            "moe_intermediate_size": 12,
            "moe_num_shared_experts": 2,
            "moe_layer_start_index": 1,
            "moe_layer_end_index": 2,
        },
    ),
    "ernie4_5_moe, none shared": (
        "ernie4_5_moe",
        GROUPED
        | {
            "moe_num_experts": 4,
            "moe_k": 2,
            "moe_intermediate_size": 12,
            "moe_num_shared_experts": 0,
        },
    ),
    "granitemoe": (
        "granitemoe",
        GROUPED
        | {
            "num_local_experts": 4,
            "attention_multiplier": 0.3,
            "embedding_multiplier": 3.0,
            "residual_multiplier": 0.5,
            "logits_scaling": 2.0,
        },
    ),
    "granitemoeshared": (
        "granitemoeshared",
        GROUPED | {"num_local_experts": 4, "shared_intermediate_size": 20},
    ),
    "olmoe": ("olmoe", GROUPED | {"num_experts": 4, "num_experts_per_tok": 2}),
    "olmo3": ("olmo3", GROUPED | {"num_hidden_layers": 4, "sliding_window": 4}),
    "exaone4": ("exaone4", GROUPED | {"num_hidden_layers": 4, "sliding_window": 4}),
    "exaone4, no window": (
        "exaone4",
        GROUPED | {"sliding_window": None, "layer_types": ["full_attention"] * 3},
    ),
    "exaone_moe": (
        "exaone_moe",
        GROUPED | ROUTED | {"num_hidden_layers": 4, "sliding_window": 4},
    ),
    "arcee": ("arcee", GROUPED | {"mlp_bias": True}),
    "seed_oss": ("seed_oss", WIDE),
    "dots1": ("dots1", WIDE | GROUPS | {"sliding_window": None, "n_shared_experts": 1}),
    "mimo_v2_flash": (
        "mimo_v2_flash",
        GROUPED
        | {key: value for key, value in GROUPS.items() if key != "first_k_dense_replace"}
        | {
            "num_hidden_layers": 4,
            "num_key_value_heads": 1,
            "head_dim": 8,
            "v_head_dim": 6,
            "sliding_window": 4,
            "attention_value_scale": 0.6,
            "attention_bias": True,
            "rope_parameters": {
                kind: {"rope_type": "default", "rope_theta": theta, "partial_rotary_factor": 0.5}
                for kind, theta in (("full_attention", 5e6), ("sliding_attention", 1e4))
            },
        },
    ),
    "solar_open": ("solar_open", WIDE | GROUPS | {"first_k_dense_replace": 0}),
    "youtu": (
        "youtu",
        {key: value for key, value in LATENT.items() if key not in GROUPS} | {"q_lora_rank": 14},
    ),
    # Its latents' norms take this epsilon, whatever the config says.
    "glm4_moe_lite": ("glm4_moe_lite", LATENT | {"q_lora_rank": 14, "rms_norm_eps": 1e-6}),
    "glm4v": ("glm4v", seeing(GROUPED | {"attention_bias": True})),
    "glm4v_moe": ("glm4v_moe", seeing(GROUPED | GROUPS | {"attention_bias": True})),
    "llama4_text": ("llama4_text", LLAMA4),
    "llama4_text, chunks, norms and a scale": (
        "llama4_text",
        {key: value for key, value in LLAMA4.items() if key != "layer_types"}
        | {"use_qk_norm": True, "attention_chunk_size": 3}
        | {"attn_temperature_tuning": True, "floor_scale": 4, "attn_scale": 0.7},
    ),
    # Layers with a state, two or three value heads to a key head; its l2 norm takes this epsilon.
    "qwen3_next": ("qwen3_next", STATES | ROUTED | {"shared_expert_intermediate_size": 20}),
    "qwen3_next, some dense": (
        "qwen3_next",
        STATES
        | ROUTED
        | {"shared_expert_intermediate_size": 20, "mlp_only_layers": [0], "head_dim": 16}
        | {"linear_num_value_heads": 6, "linear_value_head_dim": 5, "linear_conv_kernel_dim": 3},
    ),
    "qwen3_5_text": ("qwen3_5_text", STATES),
    "qwen3_5_moe_text": (
        "qwen3_5_moe_text",
        STATES | ROUTED | {"shared_expert_intermediate_size": 20},
    ),
    # Layers with a state whose dimensions fade each by itself; a latent is not rotated.
    "kimi_linear": ("kimi_linear", CHANNELS),
    "kimi_linear, all dense": (
        "kimi_linear",
        CHANNELS
        | {"first_k_dense_replace": 9, "q_lora_rank": 7}
        | {"linear_attn_config": CHANNEL_HEADS | {"num_heads": 2, "short_conv_kernel_size": 2}},
    ),
    "granitemoehybrid": ("granitemoehybrid", HYBRID),
    "granitemoehybrid, no experts": (
        "granitemoehybrid",
        HYBRID
        | {"num_local_experts": 0, "position_embedding_type": "rope", "mamba_n_groups": 2}
        | {"residual_multiplier": 0.3, "attention_multiplier": 0.2, "logits_scaling": 3.0},
    ),
    "nemotron_h": ("nemotron_h", MAMBA),
    "nemotron_h, narrow experts": ("nemotron_h", MAMBA | {"moe_latent_size": 10}),
    "nemotron_h, no experts": (
        "nemotron_h",
        MAMBA
        | {"layers_block_type": ["mamba", "mlp", "mamba", "mamba", "attention"]}
        | {"mamba_num_heads": 6, "n_groups": 3, "mamba_head_dim": 3},
    ),
    "gemma": ("gemma", WIDE),
    "gemma2": ("gemma2", WIDE | {"sliding_window": 4, "query_pre_attn_scalar": 6}),
    "gemma3_text": (
        "gemma3_text",
        WIDE | {"sliding_window": 4, "query_pre_attn_scalar": 6, "sliding_window_pattern": 2},
    ),
    "gemma4_text": ("gemma4_text", GEMMA4),
    "gemma4_text, values of their own, biases": (
        "gemma4_text",
        GEMMA4 | {"attention_k_eq_v": False, "attention_bias": True},
    ),
    "gemma4_text, biases": ("gemma4_text", GEMMA4 | {"attention_bias": True}),
    "gemma4_text, experts beside a dense block": (
        "gemma4_text",
        GEMMA4
        | {"enable_moe_block": True, "num_experts": 4, "top_k_experts": 2}
        | {"moe_intermediate_size": 12},
    ),
    "gpt2": ("gpt2", SMALL | {"n_embd": 16, "n_head": 4, "n_positions": 64}),
    "gpt_neox": ("gpt_neox", PLAIN | {"rotary_pct": 0.5}),
    "gpt_neox, serial": ("gpt_neox", PLAIN | {"rotary_pct": 0.5, "use_parallel_residual": False}),
    "gpt_oss": (
        "gpt_oss",
        WIDE | {"num_local_experts": 4, "num_experts_per_tok": 2, "sliding_window": 4},
    ),
    "falcon": ("falcon", FALCON | {"num_kv_heads": 2, "new_decoder_architecture": True}),
    "falcon, 7B": ("falcon", FALCON | {"multi_query": True}),
    "falcon, serial": (
        "falcon",
        FALCON | {"multi_query": False, "bias": True, "parallel_attn": False},
    ),
    "phi": ("phi", PLAIN | {"partial_rotary_factor": 0.5}),
    "phi, norms": ("phi", PLAIN | {"partial_rotary_factor": 0.5, "qk_layernorm": True}),
    "bloom": ("bloom", SMALL | {"hidden_size": 12, "n_head": 3}),
}
EPSILONS = (
    "rms_norm_eps",
    "norm_epsilon",
    "layer_norm_eps",
    "layer_norm_epsilon",
    "layernorm_epsilon",
)
TORCH_EPSILON = 1e-5
"""Of a LayerNorm whose config says none."""
PROMPT, STEPS = 8, 5


@contextmanager
def in_double(torch: Foreign) -> Generator[None]:
    """Whatever asks for float32 gets float64.

    The published code takes softmax, norms and angles in float32 whatever its weights
    are, which would leave seven digits of the sixteen to compare.
    """
    kept = torch.float32, torch.float, torch.Tensor.float
    torch.float32 = torch.float = torch.float64
    torch.Tensor.float = torch.Tensor.double
    torch.set_default_dtype(torch.float64)
    try:
        with torch.no_grad():
            yield
    finally:
        torch.float32, torch.float, torch.Tensor.float = kept
        torch.set_default_dtype(torch.float32)


def build(
    torch: Foreign, transformers: Foreign, family: str, fields: Config
) -> tuple[Foreign, Config]:
    """Their model with weights that are all random, norms and biases too, and its config."""
    config = transformers.AutoConfig.for_model(family, **fields)
    published = cast("Config", json.loads(config.to_json_string(use_diff=False)))
    if published.pop("per_layer_config", None):
        published |= {name: fields[name] for name in UNSAVED}
    eager = {"attn_implementation": "eager", "experts_implementation": "eager"}
    seeing = "vision_config" in published
    maker = (
        transformers.AutoModelForImageTextToText if seeing else transformers.AutoModelForCausalLM
    )
    their = maker.from_config(config, dtype=torch.float64, **eager)
    random = torch.Generator().manual_seed(0)
    for name, weight in their.state_dict().items():
        weight.normal_(0, 0.4, generator=random)
        if "norm" in name or "ln_" in name:
            weight.add_(0 if name.endswith("bias") or family.startswith("gemma") else 1)
    if not fields.get("attention_chunk_size"):
        their.config.attention_chunk_size = PROMPT + STEPS  # Llama 4's code wants one: no effect
    return their.eval(), published


def angles(their: Foreign, layers: int) -> dict[str, Angles]:
    """The angles of each layer's rotation: a table, which no `Model` holds."""
    found: dict[str, Angles] = {}
    names = [(type(module).__name__, module) for module in their.modules()]
    tables = [m for n, m in names if n.endswith("RotaryEmbedding") and "Vision" not in n]
    for table in tables:
        for layer in range(layers):
            kinds = getattr(their.config, "layer_types", None) or [""] * layers
            prefix = "" if hasattr(table, "inv_freq") else f"{kinds[layer]}_"
            frequencies = getattr(table, f"{prefix}inv_freq").tolist()
            factor = float(getattr(table, f"{prefix}attention_scaling", 1.0))
            found[f"layers.{layer}.attention"] = Angles(tuple(frequencies), factor)
    return found


def their_logits(torch: Foreign, their: Foreign, tokens: Array) -> Array:
    """The prompt at once, and then a token at a time with their cache."""
    past, logits = None, list[Array]()
    read = torch.tensor(tokens)
    for start, stop in [(0, PROMPT), *((p, p + 1) for p in range(PROMPT, PROMPT + STEPS))]:
        out = their(read[:, start:stop], past_key_values=past, use_cache=True)
        past = out.past_key_values
        logits.append(out.logits[0].numpy())
    return np.concatenate(logits)


@pytest.mark.parametrize("case", CASES)
def test_prefill_and_cached_decode_agree_with_transformers(case: str) -> None:
    torch = pytest.importorskip("torch", reason=REASON)
    transformers = pytest.importorskip("transformers", reason=REASON)
    family, fields = CASES[case]
    with in_double(torch):
        their, published = build(torch, transformers, family, fields)
        model = Model.from_config(published)
        assert model.unmodelled == ()
        state = {name: weight.numpy() for name, weight in their.state_dict().items()}
        text = cast("Config", published.get("text_config", published))
        said = (cast("float", text[e]) for e in EPSILONS if e in text)
        epsilon = next(said, TORCH_EPSILON)
        constants: dict[str, tuple[float, ...]] = {"rsqrt": (epsilon,)}
        if "attn_scale" in text:
            every, much = (cast("float", text[name]) for name in ("floor_scale", "attn_scale"))
            constants["position_scale"] = every, much
        domain = Float(angles=angles(their, len(model.layers)), constants=constants)
        table = {"falcon, 7B": "falcon_7b", "falcon, serial": "falcon_7b"}.get(case, family)
        weights = {n: domain.tensor(values) for n, values in loaded(model, table, state).items()}
        prompt = np.array([[3, 1, 4, 1, 5, 9, 2, 6]])
        ours = generate(model, weights, [prompt], STEPS, domain).sequences[0]
        theirs = their_logits(torch, their, ours.tokens)
    apart = np.abs(ours.logits.values[0] - theirs).max() / np.abs(theirs).max()
    print(f"{case}: {apart:.1e}")  # noqa: T201  how closely is worth seeing, not only whether
    assert apart < AGREED
