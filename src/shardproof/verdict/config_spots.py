"""Where a config gives the numbers that a clause rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardproof.spec.law.clause import Clause
from shardproof.spec.model.model import Layer
from shardproof.spec.plan.locate import Spot
from shardproof.spec.source.node import Node, place_of

_HEADS = ("num_attention_heads", "n_head", "n_heads", "num_heads")
_KV = ("num_key_value_heads", "num_kv_heads", "n_kv_heads", "multi_query", "n_head_kv")
_VOCAB = ("vocab_size",)
_HIDDEN = ("hidden_size", "n_embd", "n_embed", "d_model")
_EXPERTS = ("num_local_experts", "num_experts", "n_routed_experts")
KEYS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "attention.heads": (_HEADS,),
    "attention.kv_heads": (_HEADS, _KV),
    "attention.head_dim": (("head_dim", "qk_nope_head_dim"), _HIDDEN, _HEADS),
    "attention.pairs": (("partial_rotary_factor", "rotary_pct", "rope_theta"),),
    "ffn.width": (("intermediate_size", "n_inner", "ffn_dim", "ffn_hidden_size"),),
    "moe.experts": (_EXPERTS,),
    "moe.width": (("moe_intermediate_size", "intermediate_size"),),
    "moe.shared.width": (("shared_expert_intermediate_size", "n_shared_experts"),),
    "moe.router.choose": (_EXPERTS, ("num_experts_per_tok", "moe_topk")),
    "moe.router.renormalise": (("norm_topk_prob",), ("num_experts_per_tok",)),
    "embedding.cut": (_VOCAB,),
    "lm_head.cut": (_VOCAB,),
    "lm_head.pads": (_VOCAB,),
    "lm_head.tied": (("tie_word_embeddings",),),
    "hidden": (_HIDDEN,),
    "stages.layers": (("num_hidden_layers", "n_layer", "n_layers", "num_layers"),),
    "attention.qkv.bias": (("attention_bias", "qkv_bias", "add_qkv_bias"),),
    "attention.out.bias": (("attention_bias",),),
    "ffn.up.bias": (("mlp_bias",),),
    "ffn.down.bias": (("mlp_bias",),),
}
"""For what a clause points at: the published names of the model's numbers that it rests on."""


_STATES = (
    "linear_num_value_heads",
    "linear_attn_config.num_heads",
    "mamba_num_heads",
    "mamba_n_heads",
)
_STATE_DIM = "linear_attn_config.head_dim"
_GROUPS = ("linear_num_key_heads", "n_groups", "mamba_n_groups")
OF_STATES: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "attention.heads": (_STATES,),
    "attention.kv_heads": (_STATES, _GROUPS),
    "attention.head_dim": (
        (_STATE_DIM, "linear_key_head_dim", "ssm_state_size", "mamba_d_state"),
        _STATES,
    ),
}
"""The same of layers with a state."""


def config_spots(
    root: Node | None, clause: Clause, kinds: Sequence[Layer] = ()
) -> tuple[Spot, ...]:
    """Where the config says what a clause rests on; nothing where it leaves that out.

    `kinds` are those of the layers in which the clause is broken.
    """
    found: list[Spot] = []
    at = clause.at[0]
    usual, of_states = KEYS.get(at, ()), OF_STATES.get(at, KEYS.get(at, ()))
    states = [kind.attention.delta is not None for kind in kinds]
    named = (*(usual if not all(states) or not states else ()), *(of_states if any(states) else ()))
    for names in dict.fromkeys(named):
        if root is not None:
            paths = _paths(root, names)
            found += [Spot(".".join(path), place_of(root, path, key=True)) for path in paths]
    return tuple(dict.fromkeys(found))


def _paths(root: Node | None, names: Sequence[str]) -> list[tuple[str, ...]]:
    """The first of the names that a config gives, there or in its text part."""
    if root is None or not isinstance(root.value, dict):
        return []
    for name in names:
        outer, _, within = name.partition(".")
        if outer not in root.value:
            continue
        if not within:
            return [(name,)]
        if inner := _paths(root.value[outer][1], (within,)):
            return [(outer, *inner[0])]
    inner = root.value.get("text_config")
    return [("text_config", *path) for path in _paths(inner[1] if inner else None, names)]
