"""A family that is not in the table, read by the names that most families use."""

from __future__ import annotations

from shardproof.spec.model.family import Family, Names
from shardproof.spec.model.foreign import OTHER_BLOCKS, RECURRENT
from shardproof.spec.model.reader import Reader

NAMES = Names(
    hidden=("hidden_size", "n_embd", "n_embed", "d_model"),
    layers=("num_hidden_layers", "n_layer", "n_layers", "num_layers"),
    heads=("num_attention_heads", "n_head", "n_heads", "num_heads"),
    kv_heads=("num_key_value_heads", "num_kv_heads", "n_kv_heads"),
    width=("intermediate_size", "n_inner", "ffn_dim", "ffn_hidden_size"),
    positions=("max_position_embeddings", "n_positions"),
    activation=("hidden_act", "hidden_activation", "activation_function"),
)
LAYER_NORM = ("layer_norm_eps", "layer_norm_epsilon", "norm_epsilon")
GATES = ("silu", "swi", "glu")


def generic_family(reader: Reader, model_type: str) -> Family:
    """The family of a config whose `model_type` is not known, guessed from its fields."""
    called = f'model_type "{model_type}"' if model_type else "a config without model_type"
    if model_type in RECURRENT:
        reader.not_modelled("model_type", "layers that carry a state are not modelled")
    elif model_type in OTHER_BLOCKS:
        reader.not_modelled("model_type", "the family's block is not modelled")
    layered = any(reader.says(key) for key in LAYER_NORM) and not reader.says("rms_norm_eps")
    _, node = reader.find(NAMES.activation)
    act = node.value if node and isinstance(node.value, str) else "silu"
    gated = any(part in act for part in GATES)
    block = "layer norms" if layered else "RMS norms"
    ffn = "a gated FFN" if gated else "an FFN without a gate"
    reader.notes.append(
        f"{called} is not in the table of families: read as rotated attention"
        f" with {block} and {ffn}"
    )
    recurrent = model_type in RECURRENT
    return Family(
        names=NAMES,
        norm="layer" if layered else "rms",
        norm_bias=layered,
        gated=gated,
        rotary=("partial_rotary_factor", "rotary_pct"),
        # A recurrent family may have neither heads nor an FFN; its verdict is unknown anyway.
        defaults={"num_attention_heads": 1} if recurrent else {},
        width_times=1 if recurrent else None,
        qkv_bias="attention_bias",
        out_bias="attention_bias",
        mlp_bias="mlp_bias",
    )
