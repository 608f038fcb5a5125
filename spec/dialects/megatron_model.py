"""Megatron's arguments hold the model themselves: the same as a model of ours."""

from __future__ import annotations

import re
from collections.abc import Mapping

from shardproof.spec.dialects.reading import Reading
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model import limits
from shardproof.spec.model.model import (
    Attention,
    Dense,
    Latent,
    Layer,
    Model,
    Moe,
    Positions,
    Rope,
    Router,
    Unmodelled,
)
from shardproof.spec.model.sound import faults

MODEL = "COMMAND-MODEL"
TOKENIZERS: Mapping[str, int] = {"GPT2BPETokenizer": 50257}
"""Sizes of vocabularies that the tokenizer's name alone says."""
_UNREAD: Mapping[str, str] = {
    "heterogeneous_layers_config_path": "layers that differ from each other are in a file",
    "heterogeneous_layers_config_encoded_json": "layers differ from each other",
    "hybrid_override_pattern": "state-space layers",
    "hybrid_attention_ratio": "state-space layers",
    "hybrid_mlp_ratio": "state-space layers",
    "is_hybrid_model": "state-space layers",
    "experimental_attention_variant": "another kind of attention",
    "softmax_type": "a sink of its own in the softmax",
    "window_size": "windows of attention",
    "no_rope_freq": "layers without rotation",
    "moe_expert_capacity_factor": "tokens that are dropped",
    "qk_l2_norm": "a norm without weights over queries and keys",
    "apply_residual_connection_post_layernorm": "the residual behind the norm",
    "yaml_cfg": "the arguments are in a file",
    "use_checkpoint_args": "the arguments are in a checkpoint",
    "moe_apply_probs_on_input": "the routing weight on the input",
    "glu_linear_offset": "an offset within the gate",
    "moe_router_topk_limited_devices": "a choice of experts that depends on devices",
}
"""Arguments by which a model computes something that is not modelled."""
_LIST = re.compile(r"[\d,\[\]()+*\s]{1,400}")


def megatron_model(reading: Reading) -> Model:
    """The model that the arguments describe."""
    size = _Sizes(reading)
    layers = size.whole("num_layers", "encoder_num_layers", most=limits.LAYERS)
    hidden = size.whole("hidden_size", most=limits.HIDDEN)
    heads = size.whole("num_attention_heads", most=limits.HEADS)
    vocab, padded = _vocabulary(reading, size)
    if size.errors:
        raise InputErrors(size.errors)
    gated = size.on("swiglu") or size.on("quick_geglu")
    ffn = size.maybe("ffn_hidden_size", limits.WIDTH) or (
        int(4 * hidden * 2 / 3 / 64) * 64 if gated else 4 * hidden
    )
    attention = _attention(size, hidden, heads)
    bias = not size.on("disable_bias_linear")
    activation = "silu" if size.on("swiglu") else "gelu"
    dense = Dense(ffn, gated, activation, up_bias=bias, down_bias=bias)
    kinds, places = _layers(size, attention, dense, layers, hidden)
    learned = attention.positions == "learned"
    rms = reading.asked.value("normalization") == "RMSNorm"
    model = Model(
        "the command's model", "megatron", hidden, vocab, kinds, places,
        norm="rms" if rms else "layer", norm_bias=not rms,
        tied=not size.on("untie_embeddings_and_output_weights"),
        max_positions=size.maybe("max_position_embeddings", limits.POSITIONS) or 2048
        if learned else None,
        unmodelled=tuple(
            Unmodelled("--" + name.replace("_", "-"), str(said.value)[:40], why)
            for name, why in _UNREAD.items()
            if (said := reading.asked.options.get(name)) is not None
            and said.value not in (None, False, "vanilla", 0.0, 1.0)
        ),
        notes=(padded,) if padded else (),
    )  # fmt: skip
    wrong = [
        InputError(
            MODEL, message, reading.place("num_attention_heads"), ".".join(map(str, at)), right
        )
        for at, message, right in faults(model)
    ]
    if size.errors or wrong:
        raise InputErrors([*size.errors, *wrong])
    return model


class _Sizes:
    """Reads sizes, and gathers what is wrong with them."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.errors: list[InputError] = []

    def on(self, name: str) -> bool:
        return self.reading.asked.value(name) is True

    def whole(self, name: str, *others: str, most: int) -> int:
        for each in (name, *others):
            if (value := self.maybe(each, most)) is not None:
                return value
        word = "--" + name.replace("_", "-")
        place = self.reading.started.program.place
        if not any(error.field == name for error in self.errors):
            message = f"the command does not say {word}, and its model is in its arguments alone"
            self.errors.append(InputError(MODEL, message, place, name, f"{word} N"))
        return 1

    def maybe(self, name: str, most: int) -> int | None:
        value = self.reading.asked.value(name)
        if value is None:
            return None
        if type(value) is int and 1 <= value <= most:
            return value
        message = f"{self.reading.asked.options[name].spelled} is no size of a model"
        right = f"from 1 to {most:,}"
        self.errors.append(InputError(MODEL, message, self.reading.place(name), name, right))
        return None


def _vocabulary(reading: Reading, size: _Sizes) -> tuple[int, str]:
    """How many tokens there are, and what is worth saying of that."""
    said = size.maybe("vocab_size", limits.VOCAB) or size.maybe("padded_vocab_size", limits.VOCAB)
    if said is not None:
        return said, ""
    name = str(reading.asked.value("tokenizer_type") or "")
    if name in TOKENIZERS:
        return TOKENIZERS[name], f"the vocabulary is that of {name}, {TOKENIZERS[name]:,} tokens"
    place = reading.place("tokenizer_type", "tokenizer_model", "vocab_file")
    message = "the vocabulary's size is in the tokenizer's file, which is not read"
    size.errors.append(InputError(MODEL, message, place, "vocab_size", "add --vocab-size N"))
    return 1, ""


def _attention(size: _Sizes, hidden: int, heads: int) -> Attention:
    bias = not size.on("disable_bias_linear")
    qkv = bias or size.on("add_qkv_bias")
    norm = "head" if size.on("qk_layernorm") else "none"
    channels = size.maybe("kv_channels", limits.HEAD_DIM) or max(1, hidden // heads)
    groups = size.maybe("num_query_groups", limits.HEADS) or 1
    kv = groups if size.on("group_query_attention") else heads
    kind = size.reading.asked.value("position_embedding_type")
    kinds: Mapping[object, Positions] = {
        "rope": "rope",
        "none": "none",
        "learned_absolute": "learned",
    }
    positions: Positions = kinds.get(kind, "rope") if kind is not None else "learned"
    if size.on("use_rotary_position_embeddings"):
        positions = "rope"
    pairs = "interleaved" if size.on("rotary_interleaved") else "half"
    if size.on("multi_latent_attention"):
        nope = size.maybe("qk_head_dim", limits.HEAD_DIM) or 128
        turned = size.maybe("qk_pos_emb_head_dim", limits.HEAD_DIM) or 64
        rank = size.maybe("kv_lora_rank", limits.WIDTH) or 512
        latent = Latent(rank, nope, turned, size.maybe("q_lora_rank", limits.WIDTH))
        value = size.maybe("v_head_dim", limits.HEAD_DIM) or 128
        return Attention(heads, heads, nope + turned, value, "rope", Rope(turned, "half"), latent)
    percent = size.reading.asked.value("rotary_percent")
    part = float(percent) if isinstance(percent, (int, float)) else 1.0
    rope = Rope(int(channels * part), pairs) if positions == "rope" else None
    return Attention(
        heads, kv, channels, channels, positions, rope,
        q_bias=qkv, k_bias=qkv, v_bias=qkv, out_bias=bias, qk_norm=norm,
    )  # fmt: skip


def _layers(
    size: _Sizes, attention: Attention, dense: Dense, layers: int, hidden: int
) -> tuple[tuple[Layer, ...], tuple[int, ...]]:
    """The kinds of layers, and the kind of each."""
    experts = size.maybe("num_experts", limits.EXPERTS)
    if experts is None:
        return (Layer(attention, dense),), (0,) * layers
    del hidden
    width = size.maybe("moe_ffn_hidden_size", limits.WIDTH) or dense.width
    shared = size.maybe("moe_shared_expert_intermediate_size", limits.WIDTH)
    score = size.reading.asked.value("moe_router_score_function")
    groups = size.maybe("moe_router_num_groups", limits.EXPERTS) or 1
    router = Router(
        "sigmoid" if score == "sigmoid"
        else "softmax" if size.on("moe_router_pre_softmax") else "topk_softmax",
        size.maybe("moe_router_topk", limits.EXPERTS) or 2,
        renormalise=score == "sigmoid",
        groups=groups,
        top_groups=size.maybe("moe_router_group_topk", limits.EXPERTS) or groups,
        correction=size.on("moe_router_enable_expert_bias"),
        scale=_scale(size),
    )  # fmt: skip

    def block(size: int) -> Dense:
        return Dense(size, dense.gated, dense.activation, dense.up_bias, dense.down_bias)

    moe = Moe(experts, router, block(width), block(shared) if shared else None,
              shared_gate=size.on("moe_shared_expert_gate"))  # fmt: skip
    pattern = _pattern(size, layers)
    if all(pattern):
        return (Layer(attention, moe),), (0,) * layers
    if not any(pattern):
        return (Layer(attention, dense),), (0,) * layers
    return (Layer(attention, dense), Layer(attention, moe)), tuple(map(int, pattern))


def _scale(size: _Sizes) -> float | None:
    """What routing weights are multiplied by."""
    said = size.reading.asked.value("moe_router_topk_scaling_factor")
    return said if isinstance(said, float) and 0 < said < 1e6 else None


def _pattern(size: _Sizes, layers: int) -> list[bool]:
    """Which layers have experts: `--moe-layer-freq` as a number, or as a list's expression."""
    said = size.reading.asked.value("moe_layer_freq")
    text = "1" if said is None else str(said)
    try:
        found = _numbers(text)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, int) and found > 0:
        return [at % found == 0 for at in range(layers)]
    if isinstance(found, list) and len(found) == layers:
        return [bool(each) for each in found]
    count = f"{len(found)} entries" if isinstance(found, list) else "no list"
    message = f"--moe-layer-freq {text[:40]} has {count}, and there are {layers} layers"
    place = size.reading.place("moe_layer_freq")
    size.errors.append(InputError(MODEL, message, place, "moe_layer_freq", "([0]*3+[1]*29)"))
    return [True] * layers


MOST_LISTED = 65_536


def _numbers(text: str) -> int | list[int]:
    """The value of an expression of numbers, lists, `+` and `*`, as `([0]*3+[1]*29)`."""
    bare = text.replace(" ", "")
    if bare.isdigit() and len(bare) < 9:
        return int(bare)
    if not _LIST.fullmatch(text):
        raise ValueError
    value, rest = _sum(bare)
    if rest:
        raise ValueError
    return value


def _sum(text: str) -> tuple[int | list[int], str]:
    value, text = _times(text)
    while text.startswith("+"):
        other, text = _times(text[1:])
        if isinstance(value, list) and isinstance(other, list):
            value = [*value, *other]
        elif isinstance(value, int) and isinstance(other, int):
            value += other
        else:
            raise ValueError  # noqa: TRY004  (of the text, not of a caller)
    return value, text


def _times(text: str) -> tuple[int | list[int], str]:
    value, text = _one(text)
    while text.startswith("*"):
        other, text = _one(text[1:])
        if isinstance(value, int) and isinstance(other, list):
            value, other = other, value
        if isinstance(other, list):
            raise ValueError  # noqa: TRY004  (of the text, not of a caller)
        size = other * (len(value) if isinstance(value, list) else 1)
        if size > MOST_LISTED:
            raise ValueError
        value = value * other
    return value, text


def _one(text: str) -> tuple[int | list[int], str]:
    if text.startswith("("):
        value, rest = _sum(text[1:])
        if not rest.startswith(")"):
            raise ValueError
        return value, rest[1:]
    if text.startswith("["):
        end = text.find("]")
        inside = text[1:end] if end > 0 else "x"
        return [int(each) for each in inside.split(",") if len(each) < 9], text[end + 1 :]
    if match := re.match(r"\d{1,8}", text):
        return int(match[0]), text[match.end() :]
    raise ValueError
