"""The numbers of a published config under neutral names, whatever the family calls them."""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.spec.dialects.profiles.quantised import Quantisation, read_quantisation
from shardproof.spec.dialects.profiles.reading import (
    Json,
    items,
    mapping,
    section,
    text,
    texts,
    whole,
    yes,
)
from shardproof.spec.record import dataclass, field

TEXT = ("text_config", "llm_config", "language_config", "thinker_config", "language_model_config")
HEADS = ("num_attention_heads", "n_heads", "n_head", "num_heads")
VISION = ("vision_config", "visual", "vit_config", "vision_tower_config")


@dataclass(frozen=True, slots=True)
class Numbers:
    """Sizes that an engine shards; None or 0 for what the model has not, or the config not says."""

    family: str = ""
    """The `model_type` of the text model."""
    outer: str = ""
    """That of the file, which is another of a multimodal model."""
    architectures: tuple[str, ...] = ()
    layers: int | None = None
    hidden: int | None = None
    heads: int | None = None
    kv_heads: int | None = None
    other_heads: int | None = None
    """Query heads of a second kind of attention layer, where it has another number."""
    other_kv_heads: int | None = None
    head_dim: int | None = None
    vocab: int | None = None
    tied: bool = False
    mla: bool = False
    q_rank: int | None = None
    kv_rank: int | None = None
    query_dim: int | None = None
    """Of a head of multi-head latent attention: the part with and the part without positions."""
    value_dim: int | None = None
    latent_dim: int | None = None
    """What is made of the latent for a head: keys without positions, and values."""
    dense: int | None = None
    """Intermediate size of the feed-forward layers that are not experts, where there are any."""
    experts: int = 0
    chosen: int = 0
    expert: int | None = None
    """Intermediate size of one expert."""
    shared: int | None = None
    """Intermediate size of the shared experts together."""
    linear_key_heads: int | None = None
    linear_value_heads: int | None = None
    linear_key_dim: int | None = None
    linear_value_dim: int | None = None
    mamba_heads: int | None = None
    mamba_groups: int | None = None
    output_groups: int | None = None
    """Groups of the output projection of attention (`o_groups`)."""
    vision_heads: int | None = None
    vision_width: int | None = None
    vision_family: str = ""
    index_shared: tuple[bool, ...] = ()
    """For each layer, whether it takes the top-k indices of the layer before it."""
    drafts: int = 0
    """Layers that predict further tokens, published with the model."""
    quantisation: Quantisation = field(default_factory=Quantisation)
    unquantised: frozenset[str] = frozenset()
    """Of `MODULES`, those whose weights are left in full precision."""


MODULES: Mapping[str, tuple[str, ...]] = {
    "attention_out": ("self_attn.o_proj",),
    "query": ("self_attn.q_proj", "self_attn.qkv_proj"),
    "latent_query": ("self_attn.q_b_proj",),
    "latent_values": ("self_attn.kv_b_proj",),
    "dense": ("mlp.down_proj", "mlp.gate_up_proj"),
    "shared": (
        "mlp.shared_experts.down_proj",
        "mlp.shared_expert.down_proj",
        "share_expert.down_proj",
    ),
    "expert": ("mlp.experts.0.down_proj", "mlp.experts", "block_sparse_moe.experts"),
}
"""Sizes that quantised weights have, and what published configs call the modules."""


def read_numbers(config: Json, quantization: str = "") -> Numbers:
    """Of a raw config.json; `quantization` is what the command asks for."""
    inner = _text(config)
    vision = section(config, *VISION) or section(section(config, "thinker_config"), *VISION)
    states = text(inner, "model_type").startswith("mamba")
    heads = whole(inner, *HEADS) if not states else None
    attention = section(inner, "attn_config")
    experts = whole(
        inner,
        "num_experts",
        "n_routed_experts",
        "num_local_experts",
        "moe_num_experts",
        "num_moe_experts",
    ) or whole(section(inner, "ffn_config"), "moe_num_experts")
    experts = (experts or 0) if (experts or 0) > 1 else 0
    nope, rope = whole(inner, "qk_nope_head_dim"), whole(inner, "qk_rope_head_dim")
    value_dim = whole(inner, "v_head_dim")
    kv_rank = whole(inner, "kv_lora_rank") or None
    linear = section(inner, "linear_attn_config")
    expert = _expert(inner) if experts else None
    outer_type = text(config, "model_type")
    quantisation = read_quantisation(config, inner, quantization)
    return Numbers(
        family=text(inner, "model_type") or outer_type,
        outer=outer_type,
        architectures=texts(config, "architectures") or texts(inner, "architectures"),
        layers=_layers(inner),
        hidden=whole(inner, "hidden_size", "n_embd", "d_model", least=1),
        heads=heads,
        kv_heads=_kv_heads(inner, attention, heads),
        other_heads=whole(inner, "swa_num_attention_heads")
        or whole(section(inner, "attention_other_setting"), "num_attention_heads"),
        other_kv_heads=whole(inner, "num_global_key_value_heads", "swa_num_key_value_heads")
        or whole(section(inner, "attention_other_setting"), "num_attention_groups"),
        head_dim=_head_dim(inner, heads),
        vocab=whole(inner, "vocab_size", "padded_vocab_size", least=1),
        tied=yes(config, "tie_word_embeddings") or yes(inner, "tie_word_embeddings"),
        mla=kv_rank is not None or text(inner, "model_type").startswith("deepseek_v4"),
        q_rank=whole(inner, "q_lora_rank") or None,
        kv_rank=kv_rank,
        query_dim=None if nope is None or rope is None else nope + rope,
        value_dim=value_dim,
        latent_dim=None if nope is None or value_dim is None else nope + value_dim,
        dense=_dense(inner, experts),
        experts=experts,
        chosen=whole(
            inner,
            "num_experts_per_tok",
            "num_experts_per_token",
            "experts_per_token",
            "moe_topk",
            "moe_top_k",
            "moe_k",
            "top_k_experts",
        )
        or 0,
        expert=expert,
        shared=_shared(inner, expert) if experts else None,
        linear_key_heads=whole(inner, "linear_num_key_heads") or whole(linear, "num_heads"),
        linear_value_heads=whole(inner, "linear_num_value_heads") or whole(linear, "num_heads"),
        linear_key_dim=whole(inner, "linear_key_head_dim") or whole(linear, "head_dim"),
        linear_value_dim=whole(inner, "linear_value_head_dim") or whole(linear, "head_dim"),
        mamba_heads=_mamba_heads(inner),
        mamba_groups=_mamba_groups(inner),
        output_groups=whole(inner, "o_groups"),
        vision_heads=whole(vision, "num_heads", "num_attention_heads", "attention_heads"),
        vision_width=_vision_width(vision),
        vision_family=text(vision, "model_type"),
        index_shared=_index_shared(inner),
        drafts=whole(inner, "num_nextn_predict_layers", "mtp_num_hidden_layers", "num_mtp_modules")
        or 0,
        quantisation=quantisation,
        unquantised=frozenset(
            name
            for name, modules in MODULES.items()
            if any(quantisation.skips(module, _layers(inner) or 0) for module in modules)
        ),
    )


def _text(config: Json) -> Json:
    """The text model's part; the file itself where it has no parts."""
    inner = section(config, *TEXT)
    inner = section(inner, *TEXT) or inner
    return inner or config


def _layers(inner: Json) -> int | None:
    if text(inner, "model_type") == "longcat_flash":
        return whole(inner, "num_layers", least=1)
    found = whole(inner, "num_hidden_layers", "n_layer", "n_layers", "num_layers", least=1)
    blocks = items(inner.get("layers_block_type"))
    return len(blocks) if found is None and blocks else found


def _kv_heads(inner: Json, attention: Json, heads: int | None) -> int | None:
    """Falcon's word for one head is a flag, and that of its later form a number."""
    if yes(inner, "multi_query") and not yes(inner, "new_decoder_architecture"):
        return 1
    found = whole(
        inner,
        "n_head_kv",
        "num_kv_heads",
        "num_key_value_heads",
        "multi_query_group_num",
        "num_attention_groups",
        "num_query_groups",
    ) or whole(attention, "kv_n_heads")
    return heads if found is None else found


def _head_dim(inner: Json, heads: int | None) -> int | None:
    hidden = whole(inner, "hidden_size", "n_embd", "d_model")
    found = whole(inner, "head_dim", "hidden_size_per_head", "kv_channels")
    return found or (hidden // heads if hidden and heads else None)


DENSE = ("intermediate_size", "ffn_hidden_size", "n_inner", "ffn_dim")
SAME_FIELD = frozenset(
    {"mixtral", "minimax_m2", "minimax", "gpt_oss", "phimoe", "granitemoe", "dbrx", "arctic"}
)
"""Families whose `intermediate_size` is an expert's."""


def _expert(inner: Json) -> int | None:
    found = whole(inner, "moe_intermediate_size", "moe_ffn_hidden_size", "expert_ffn_hidden_size")
    found = found or whole(section(inner, "ffn_config"), "ffn_hidden_size")
    return found or whole(inner, *DENSE)


def _dense(inner: Json, experts: int) -> int | None:
    """What layers without experts have; none where each layer has experts alone."""
    if "layers_block_type" in inner or "hybrid_override_pattern" in inner:
        pattern = items(inner.get("layers_block_type")) or text(inner, "hybrid_override_pattern")
        return whole(inner, *DENSE) if "mlp" in pattern or "-" in pattern else None
    width = whole(inner, "dense_intermediate_size", "intermediate_size_mlp") or whole(inner, *DENSE)
    hidden = whole(inner, "hidden_size", "n_embd", "d_model")
    if not experts:
        if (
            width is None
            and hidden
            and text(inner, "model_type") in {"falcon", "gpt2", "bloom", "mpt"}
        ):
            return 4 * hidden
        return width
    return width if _has_dense_layers(inner) else None


def _has_dense_layers(inner: Json) -> bool:
    """Whether some layers, or a part of each, have a feed-forward that is no experts."""
    if text(inner, "model_type") in SAME_FIELD:
        return False
    kinds = items(inner.get("mlp_layer_types")) or ()
    frequency = items(inner.get("moe_layer_freq"))
    listed = text(inner, "moe_layers_enum")
    layers = _layers(inner) or 0
    return (
        bool(whole(inner, "first_k_dense_replace", "moe_layer_start_index", "moe_layer_offset"))
        or bool(items(inner.get("mlp_only_layers")))
        or (
            whole(inner, "decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval")
            or 1
        )
        > 1
        or (0 in frequency if frequency else False)
        or "dense" in kinds
        or (bool(listed) and len(listed.split(",")) < layers)
        or yes(inner, "enable_moe_block")
        or (whole(inner, "expert_layer_period") or 1) > 1
    )


def _shared(inner: Json, expert: int | None) -> int | None:
    """Of all shared experts, which engines join into one."""
    joined = whole(
        inner, "shared_expert_intermediate_size", "share_expert_dim", "shared_intermediate_size"
    )
    if joined is not None:
        return joined or None
    count = whole(
        inner,
        "n_shared_experts",
        "num_shared_experts",
        "num_shared_expert",
        "moe_num_shared_experts",
    )
    each = whole(inner, "moe_shared_expert_intermediate_size") or expert
    if count and each:
        return count * each
    return expert if text(inner, "model_type").startswith("llama4") else None


def _mamba_heads(inner: Json) -> int | None:
    own = ("num_heads",) if text(inner, "model_type") == "mamba2" else ()
    return whole(inner, "mamba_num_heads", "mamba_n_heads", "n_mamba_heads", *own)


def _mamba_groups(inner: Json) -> int | None:
    """Groups of state of Mamba-2; other families use the same word for other things."""
    named = whole(inner, "mamba_n_groups", "mamba_ngroups")
    if named is not None:
        return named
    return whole(inner, "n_groups") if _mamba_heads(inner) is not None else None


def _vision_width(vision: Json) -> int | None:
    found = whole(vision, "intermediate_size", "mlp_hidden_dim")
    if found is not None:
        return found
    hidden, ratio = whole(vision, "embed_dim", "hidden_size"), vision.get("mlp_ratio")
    if hidden and isinstance(ratio, (int, float)) and not isinstance(ratio, bool):
        return int(hidden * ratio)
    return None


def _index_shared(inner: Json) -> tuple[bool, ...]:
    """From the list of kinds, or from how often a layer makes indices of its own."""
    layers = _layers(inner) or 0
    kinds = items(inner.get("indexer_types"))
    if kinds:
        return tuple(kind == "shared" for kind in kinds)
    often = whole(inner, "index_topk_freq")
    if not often or often == 1 or mapping(inner.get("index_topk_pattern")) is not None:
        return ()
    offset = whole(inner, "index_skip_topk_offset") or 2
    return tuple(max(layer - offset + 1, 0) % often != 0 for layer in range(layers))
