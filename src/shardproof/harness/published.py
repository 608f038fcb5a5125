"""A model's weights under the names and in the layout of a published checkpoint, by family.

A linear layer's weight is stored [out, in]; ours are [in…, out…] with an axis for heads and one
for experts (`executor/weights.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from shardproof.executor.domains import Array
from shardproof.executor.weights import weight_shapes
from shardproof.spec.model.model import Model

Names = Mapping[str, str]

ENDS: Names = {
    "embedding": "model.embed_tokens.weight",
    "norm": "model.norm.weight",
    "head": "lm_head.weight",
}
NORMS: Names = {
    "attention.norm": "input_layernorm.weight",
    "ffn.norm": "post_attention_layernorm.weight",
}
HEADS: Names = {
    "attention.q": "self_attn.q_proj.weight",
    "attention.k": "self_attn.k_proj.weight",
    "attention.v": "self_attn.v_proj.weight",
    "attention.out": "self_attn.o_proj.weight",
    "attention.q.norm": "self_attn.q_norm.weight",
    "attention.k.norm": "self_attn.k_norm.weight",
}
GATED: Names = {f"ffn.{name}": f"mlp.{name}_proj.weight" for name in ("gate", "up", "down")}
EXPERTS: Names = {
    "ffn.router": "mlp.gate.weight",
    **{
        f"ffn.experts.{name}": f"mlp.experts.{{}}.{name}_proj.weight"
        for name in ("gate", "up", "down")
    },
}
SHARED: Names = {
    **{
        f"ffn.shared.{name}": f"mlp.shared_expert.{name}_proj.weight"
        for name in ("gate", "up", "down")
    },
    "ffn.shared_gate": "mlp.shared_expert_gate.weight",
}
MIXTRAL: Names = {
    "ffn.router": "block_sparse_moe.gate.weight",
    "ffn.experts.gate": "block_sparse_moe.experts.{}.w1.weight",
    "ffn.experts.down": "block_sparse_moe.experts.{}.w2.weight",
    "ffn.experts.up": "block_sparse_moe.experts.{}.w3.weight",
}


@dataclass(frozen=True, slots=True)
class Published:
    """How a family's checkpoint is written."""

    architecture: str
    layer: Names
    ends: Names = field(default_factory=lambda: ENDS)
    layers: str = "model.layers"
    """What stands before a layer's number."""
    one_less: bool = False
    """A norm's weight is stored less one."""
    inputs_first: bool = False
    """A linear layer's weight is stored [in, out]."""
    fused: str = ""
    """The one tensor of queries, keys and values, where there is one."""


LLAMA: Names = {**NORMS, **HEADS, **GATED}
PUBLISHED: Final[Mapping[str, Published]] = {
    "llama": Published("LlamaForCausalLM", layer=LLAMA),
    "mistral": Published("MistralForCausalLM", layer=LLAMA),
    "qwen2": Published("Qwen2ForCausalLM", layer=LLAMA),
    "qwen3": Published("Qwen3ForCausalLM", layer=LLAMA),
    "gemma": Published("GemmaForCausalLM", layer=LLAMA, one_less=True),
    "mixtral": Published("MixtralForCausalLM", layer={**NORMS, **HEADS, **MIXTRAL}),
    "qwen2_moe": Published(
        "Qwen2MoeForCausalLM", layer={**NORMS, **HEADS, **GATED, **EXPERTS, **SHARED}
    ),
    "qwen3_moe": Published("Qwen3MoeForCausalLM", layer={**NORMS, **HEADS, **GATED, **EXPERTS}),
    "gpt2": Published(
        "GPT2LMHeadModel",
        layers="transformer.h",
        ends={
            "embedding": "transformer.wte.weight",
            "positions": "transformer.wpe.weight",
            "norm": "transformer.ln_f.weight",
        },
        layer={
            "attention.norm": "ln_1.weight",
            "ffn.norm": "ln_2.weight",
            "attention.out": "attn.c_proj.weight",
            "ffn.up": "mlp.c_fc.weight",
            "ffn.down": "mlp.c_proj.weight",
        },
        inputs_first=True,
        fused="attn.c_attn.weight",
    ),
}
"""By `model_type`."""


def stored(model: Model, weights: Mapping[str, Array]) -> dict[str, Array]:
    """Every tensor of the checkpoint, from ours, which have no axis of trials."""
    how = PUBLISHED[model.family]
    found: dict[str, Array] = {}
    for name in weight_shapes(model):
        if how.fused and name.split(".")[-1] != "norm" and _projection(name):
            if _projection(name) == "q":
                found[_theirs(how, name, how.fused)] = _fused(weights, name)
            continue
        for theirs, values in _one(how, name, weights[name]):
            found[theirs] = np.ascontiguousarray(values)
    return found


def _projection(name: str) -> str:
    """`q`, `k` or `v` of the name of such a weight, or of its bias."""
    last = name.removesuffix(".bias").rpartition(".attention.")[2]
    return last if last in ("q", "k", "v") else ""


def _theirs(how: Published, name: str, theirs: str) -> str:
    """A name inside a layer as the whole checkpoint has it; of a bias, the bias's."""
    if name.endswith(".bias"):
        theirs = theirs.removesuffix("weight") + "bias"
    if not name.startswith("layers."):
        return theirs
    return f"{how.layers}.{name.split('.')[1]}.{theirs}"


def _fused(weights: Mapping[str, Array], name: str) -> Array:
    """[in, (q, k, v)], or the three biases."""
    parts: list[Array] = []
    for which in ("q", "k", "v"):
        part = weights[name.replace("attention.q", f"attention.{which}")]
        flat = (part.size,) if name.endswith(".bias") else (part.shape[0], -1)
        parts.append(part.reshape(flat))
    return np.concatenate(parts, axis=-1)


def _one(how: Published, name: str, values: Array) -> Iterator[tuple[str, Array]]:
    """The tensors of one weight: one for each expert, else one alone."""
    weight = name.removesuffix(".bias")
    short = weight.split(".", 2)[2] if weight.startswith("layers.") else weight
    inside = how.ends if short == weight else how.layer
    theirs = _theirs(how, name, inside[short])
    if "{}" in theirs:
        for expert, each in enumerate(values):
            yield theirs.format(expert), each if how.inputs_first else each.T
        return
    yield theirs, _laid_out(how, name, short, values)


def _laid_out(how: Published, name: str, short: str, values: Array) -> Array:
    if name.endswith(".bias"):
        return values.reshape(-1)
    if short.endswith("norm"):
        return values.reshape(-1) - (1 if how.one_less else 0)
    if short in ("embedding", "positions"):
        return values
    if short == "ffn.shared_gate":
        return values[None]
    inputs = values.shape[:2] if short == "attention.out" else values.shape[:1]
    matrix = values.reshape(int(np.prod(inputs)), -1)
    return matrix if how.inputs_first else matrix.T
