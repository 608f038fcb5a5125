"""The vocabulary of the families' table: what a `model_type` says that its config does not.

A `Family` holds the published names and defaults of a family's fields, and the
choices that its code makes without any field. One reader (`config`) serves them
all; nothing in a `Family` is a function.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from shardproof.spec.model.reader import Keys
from shardproof.spec.record import dataclass, field
from shardproof.spec.source.node import Scalar

Flag = bool | str
"""Always so, or as the boolean of this name says."""

WindowRule = Literal["none", "all", "upper", "even", "pattern", "hybrid"]
"""Which layers see a window, where no `layer_types` says so: none; all; those from
`max_window_layers` up, if `use_sliding_window`; those of even index; all but each
`sliding_window_pattern`-th, or those that it calls L; those that `hybrid_layer_pattern` marks, or
else all but the first and each sixth."""

MoeRule = Literal["every", "step", "after_dense", "interleaved", "between", "marked"]
"""Which layers have experts, where no `mlp_layer_types` says so: every; each
`decoder_sparse_step`-th but `mlp_only_layers`; those from `first_k_dense_replace` on, each
`moe_layer_freq`-th; `moe_layers`, or else each `interleave_moe_layer_step`-th; those from
`moe_layer_start_index` to `moe_layer_end_index`, each `moe_layer_interval`-th; those that
`moe_layer_freq` marks, or else all but the first."""


def no_values() -> dict[str, Scalar]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """How a family spells what every model has; empty where it has no such field."""

    hidden: Keys = ("hidden_size",)
    vocab: Keys = ("vocab_size",)
    layers: Keys = ("num_hidden_layers",)
    heads: Keys = ("num_attention_heads",)
    kv_heads: Keys = ("num_key_value_heads",)
    head_dim: Keys = ("head_dim",)
    value_dim: Keys = ()
    width: Keys = ("intermediate_size",)
    positions: Keys = ("max_position_embeddings",)
    activation: Keys = ("hidden_act",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Experts:
    """How a family routes."""

    count: Keys
    chosen: Keys = ("num_experts_per_tok",)
    width: Keys = ("moe_intermediate_size",)
    dense_width: Keys = ("intermediate_size",)
    placed: MoeRule = "every"
    listed: bool = False
    """Reads `mlp_layer_types`, which goes before the rule."""
    score: Literal["softmax", "sigmoid", "topk_softmax"] = "softmax"
    renormalise: Flag | Keys = False
    router_bias: bool = False
    grouped: bool = False
    """Reads `topk_method`, `topk_group`, `routed_scaling_factor`, and the next two."""
    groups: Keys = ("n_group",)
    scored: Keys = ("scoring_func",)
    correction: bool = False
    """A bias takes part in the choice alone, where `topk_method` is not read."""
    scale: str = ""
    """A field with what routing weights are multiplied by, where they are not `grouped`."""
    shared: Literal["none", "counted", "sized", "alike"] = "none"
    """Shared experts: none; as many as `shared_keys` says of an expert's width; one of the width
    that `shared_keys` says; one like a routed expert."""
    shared_keys: Keys = ("n_shared_experts",)
    shared_gate: bool = False
    shared_alone: bool = False
    """Without routed experts the shared one is the layer's dense block."""
    input_weighted: bool = False
    own_norms: bool = False
    present: str = ""
    """A field without whose word no layer has experts."""
    latent: Keys = ()
    """A field with the width of what routed experts read, where it is not the stream."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mamba:
    """How a family spells the sizes of its Mamba-2 layers."""

    heads: Keys
    dim: Keys
    groups: Keys
    state: Keys
    kernel: Keys
    norm: Literal["group", "width"]
    """Whether a gated head is normalised with those of its group, or with all."""
    expand: Keys = ()
    """A field with how many hidden sizes all heads have together, where `dim` may be `auto`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    names: Names = Names()
    defaults: Mapping[str, Scalar] = field(default_factory=no_values)
    """Of fields that a published file may leave out."""
    harmless: frozenset[str] = frozenset()
    """Fields of this family that no plan can touch, beside those of all families."""
    inert: Mapping[str, Scalar] = field(default_factory=no_values)
    """Fields that say nothing with this value, and something unmodelled with another."""
    beyond: Mapping[str, str] = field(default_factory=dict[str, str])
    """Fields that ask for what is not modelled, with what that is."""
    ones: Keys = ()
    """Lists that say nothing where all entries are one, and something unmodelled with another."""
    must_say: Mapping[str, str] = field(default_factory=dict[str, str])
    """Fields without which the model is unknown, with the reason; of some, `a|b`, any will do."""
    equals_hidden: str = ""
    """A field that says nothing where it is the hidden size, and is not modelled elsewhere."""
    published_kv_heads: int | None = None
    """What the family's own code takes where `num_key_value_heads` is left out."""

    norm: Literal["rms", "layer"] = "rms"
    norm_bias: Flag = False
    placement: Literal["pre", "post", "sandwich"] = "pre"
    parallel: Flag = False
    norms: Literal[1, 2] = 1
    """Input norms of a block that is parallel."""
    tied: bool = False
    """Where `tie_word_embeddings` is left out."""
    head_bias: Flag = False

    positions: Literal["rope", "learned", "alibi", "none"] = "rope"
    pairs: Literal["half", "interleaved"] = "half"
    rotary: Keys = ()
    """Fields that give the rotated part of a head."""
    rotary_dims: str = ""
    """A field that gives how many dimensions of a head are rotated."""
    positions_said: str = ""
    """A field without whose word `rope` nothing is rotated."""
    some_without_rope: bool = False
    """Reads `no_rope_layers`."""
    rope_where_sliding: bool = False
    """Where some layers slide, the others are not rotated."""
    window: WindowRule = "none"
    chunk: str = ""
    """A field with how many tokens a chunk has, of layers that are rotated where no `layer_types`
    says which."""
    position_scale: Flag = False
    """Queries are scaled by their position where they are not rotated."""
    sliding_heads: bool = False
    """Layers with a window have heads of their own: reads `swa_num_attention_heads`,
    `swa_num_key_value_heads`, `swa_head_dim`, `swa_v_head_dim` and who has sinks."""
    latent: bool = False
    indexer: Literal["none", "half", "interleaved"] = "none"
    """Latent attention to keys that an index chooses, and which dimensions this rotates together:
    reads `index_n_heads`, `index_head_dim`, `index_topk` and which layers share the choice."""
    falcon_heads: bool = False
    """Reads `multi_query`, `new_decoder_architecture`, `num_ln_in_parallel_attn`, `alibi`."""
    multi_query: bool = False
    """Reads `multi_query`: one K/V head for all."""
    states: bool = False
    """Some layers carry a state: reads `full_attention_interval` where no `layer_types` says which,
    and the sizes of their heads."""
    mamba: Mamba | None = None
    """Layers with a state are Mamba-2's."""
    channels: bool = False
    """Layers with a state are Kimi's: reads `linear_attn_config`."""
    one_block: bool = False
    """A layer is attention, a state, or an FFN alone: reads `layers_block_type`, or the letters of
    `hybrid_override_pattern`."""
    keys_as_values: str = ""
    """A field that says whether layers which see everything have no values but their keys."""
    value_norm: bool = False
    global_heads: bool = False
    """Layers that see everything have heads of their own: reads `global_head_dim`, and, where their
    keys are their values, `num_global_key_value_heads`."""
    unscaled: bool = False
    """Scores are multiplied by nothing."""
    output_gate: Flag = False
    qkv_bias: Flag = False
    out_bias: Flag = False
    qk_norm: Literal["none", "head", "width", "bare"] = "none"
    qk_norm_if: Flag = True
    sinks: Flag = False
    softcaps: bool = False
    """Reads `attn_logit_softcapping` and `final_logit_softcapping`."""
    final_softcap: bool = False
    """Reads the second of these."""
    query_scalar: bool = False
    """Scores are multiplied by `query_pre_attn_scalar` to the power of -1/2."""

    width_times: int | None = None
    """The FFN's width in hidden sizes, where no field gives it."""
    gated: bool = True
    joint: bool = False
    activation: str = "silu"
    """Where no field gives it."""
    mlp_bias: Flag = False
    experts: Experts | None = None

    embedding_root: bool = False
    """Embeddings are multiplied by the root of the hidden size."""
    embedding_norm: bool = False
    layer_scale: bool = False
    attention_scale: str = ""
    embedding_scale: str = ""
    residual_scale: str = ""
    logit_scale: str = ""
    logit_divisor: str = ""
    """Names of fields with a multiplier; empty where the family has none."""
