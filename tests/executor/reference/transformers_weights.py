"""The weights of a transformers model under our names, a table a family.

Theirs are linear layers [out, in], mostly; ours are [in…, out…] with an axis for heads and
one for experts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np

from shardproof.executor.domains import Array
from shardproof.executor.weights import weight_shapes
from shardproof.spec.model.model import Attention, Model
from tests.executor.reference.state_weights import of_state

State = Mapping[str, Array]
Change = Callable[[Array, Attention], Array]


# --- from their layout to ours, up to the shape ---


def plain(x: Array, spec: Attention) -> Array:
    del spec
    return x


def turned(x: Array, spec: Attention) -> Array:
    """[…, out, in] to […, in, out]; a bias stays."""
    del spec
    return np.swapaxes(x, -1, -2) if x.ndim > 1 else x


def plus_one(x: Array, spec: Attention) -> Array:
    """Gemma multiplies by one more than the weight."""
    del spec
    return x + 1


def from_third_row(x: Array, spec: Attention) -> Array:
    """OPT's table has two rows more than positions, before the first one's."""
    del spec
    return x[2:]


def fused_heads(which: str) -> Change:
    """Of [(K/V heads, their query heads and then K and V, dims), in]."""

    def change(x: Array, spec: Attention) -> Array:
        heads = x.reshape(spec.kv_heads, -1, spec.head_dim, *x.shape[1:])
        part = {"q": heads[:, :-2], "k": heads[:, -2], "v": heads[:, -1]}[which]
        return turned(part.reshape(-1, *x.shape[1:]), spec)

    return change


def third(index: int) -> Change:
    """Of [in, (q, k, v)]."""

    def change(x: Array, spec: Attention) -> Array:
        del spec
        return np.split(x, 3, axis=-1)[index]

    return change


def half(index: int) -> Change:
    """Of experts' [(gate, up), in]."""

    def change(x: Array, spec: Attention) -> Array:
        return turned(np.split(x, 2, axis=1)[index], spec)

    return change


def scaled(by: float) -> Change:
    """What is multiplied by a number of the config."""

    def change(x: Array, spec: Attention) -> Array:
        return by * turned(x, spec)

    return change


def over_root(x: Array, spec: Attention) -> Array:
    """What is divided by the root of its length."""
    del spec
    return x * len(x) ** -0.5


def first_rows(x: Array, spec: Attention) -> Array:
    """Of [(gate, up), in]."""
    return turned(x[: len(x) // 2], spec)


def last_rows(x: Array, spec: Attention) -> Array:
    """Of [(gate, up), in]."""
    return turned(x[len(x) // 2 :], spec)


def last_half(index: int) -> Change:
    """Of experts' [in, (gate, up)]."""

    def change(x: Array, spec: Attention) -> Array:
        del spec
        return np.split(x, 2, axis=-1)[index]

    return change


def every_other(index: int) -> Change:
    """Of experts' [in, (gate, up) in turns]."""

    def change(x: Array, spec: Attention) -> Array:
        del spec
        return x[..., index::2]

    return change


def latent_rows(which: str) -> Change:
    """Of [(latent, rotated key), in]."""

    def change(x: Array, spec: Attention) -> Array:
        rank = spec.latent.kv_rank if spec.latent else 0
        return turned(x[:rank] if which == "latent" else x[rank:], spec)

    return change


def latent_heads(which: str) -> Change:
    """Of [(heads, key without position and then value), latent]."""

    def change(x: Array, spec: Attention) -> Array:
        nope = spec.latent.nope if spec.latent else 0
        heads = x.reshape(spec.heads, -1, x.shape[-1])
        part = heads[:, :nope] if which == "k" else heads[:, nope:]
        return turned(part.reshape(-1, x.shape[-1]), spec)

    return change


# --- the tables ---


@dataclass(frozen=True, slots=True)
class Their:
    name: str
    change: Change = turned
    bias: str | None = None
    """The bias's name, where it is not the weight's with another ending."""
    times: str = ""
    """Another weight, whose numbers multiply what stands at their places of the first axis."""


Table = Mapping[str, Their]


@dataclass(frozen=True, slots=True)
class Family:
    layers: str
    """What stands before a layer's number."""
    whole: Table
    layer: Table


def norms(change: Change = plain, **names: str) -> Table:
    places = {
        "attention": "attention.norm",
        "attention_post": "attention.post_norm",
        "ffn": "ffn.norm",
        "ffn_post": "ffn.post_norm",
    }
    return {places[place]: Their(f"{name}.weight", change) for place, name in names.items()}


PRE = norms(attention="input_layernorm", ffn="post_attention_layernorm")
SANDWICH = norms(
    plus_one,
    attention="input_layernorm",
    attention_post="post_attention_layernorm",
    ffn="pre_feedforward_layernorm",
    ffn_post="post_feedforward_layernorm",
)
HEADS = {
    "attention.q": Their("self_attn.q_proj.weight"),
    "attention.k": Their("self_attn.k_proj.weight"),
    "attention.v": Their("self_attn.v_proj.weight"),
    "attention.out": Their("self_attn.o_proj.weight"),
    "attention.q.norm": Their("self_attn.q_norm.weight", plain),
    "attention.k.norm": Their("self_attn.k_norm.weight", plain),
}
GATED = {f"ffn.{name}": Their(f"mlp.{name}_proj.weight") for name in ("gate", "up", "down")}
EXPERTS = {
    "ffn.router": Their("mlp.gate.weight"),
    "ffn.experts.gate": Their("mlp.experts.gate_up_proj", half(0)),
    "ffn.experts.up": Their("mlp.experts.gate_up_proj", half(1)),
    "ffn.experts.down": Their("mlp.experts.down_proj"),
}
MODEL = {
    "embedding": Their("model.embed_tokens.weight", plain),
    "norm": Their("model.norm.weight", plain),
    "head": Their("lm_head.weight"),
}
LLAMA = Family("model.layers", MODEL, {**PRE, **HEADS, **GATED})
GEMMA = Family(
    "model.layers",
    {**MODEL, "norm": Their("model.norm.weight", plus_one)},
    {
        **norms(plus_one, attention="input_layernorm", ffn="post_attention_layernorm"),
        **HEADS,
        **GATED,
    },
)
OWN_NORMS = {
    "ffn.experts.norm": "pre_feedforward_layernorm_2.weight",
    "ffn.experts.post_norm": "post_feedforward_layernorm_2.weight",
    "ffn.shared.post_norm": "post_feedforward_layernorm_1.weight",
}
GEMMA_4 = Family(
    "model.layers",
    MODEL,
    {
        **{name: Their(each.name, plain) for name, each in SANDWICH.items()},
        **HEADS,
        **GATED,
        "scale": Their("layer_scalar", plain),
        **{f"ffn.shared.{n}": Their(f"mlp.{n}_proj.weight") for n in ("gate", "up", "down")},
        **{name: Their(each, plain) for name, each in OWN_NORMS.items()},
        # Constants of the router are numbers of weights that are multiplied by them.
        "ffn.router.norm": Their("router.scale", over_root),
        "ffn.router": Their("router.proj.weight"),
        "ffn.experts.gate": Their("experts.gate_up_proj", half(0)),
        "ffn.experts.up": Their("experts.gate_up_proj", half(1)),
        "ffn.experts.down": Their("experts.down_proj", times="router.per_expert_scale"),
    },
)
GEMMA_3 = Family(
    GEMMA.layers,
    GEMMA.whole,
    {
        **GEMMA.layer,
        **SANDWICH,
        "attention.q.norm": Their("self_attn.q_norm.weight", plus_one),
        "attention.k.norm": Their("self_attn.k_norm.weight", plus_one),
    },
)


def shared(name: str, path: str = "mlp") -> Table:
    parts = ("gate", "up", "down")
    return {f"ffn.shared.{part}": Their(f"{path}.{name}.{part}_proj.weight") for part in parts}


DEEPSEEK = Family(
    "model.layers",
    MODEL,
    {
        **PRE,
        **GATED,
        **EXPERTS,
        **shared("shared_experts"),
        "ffn.router.correction": Their("mlp.gate.e_score_correction_bias", plain),
        "attention.q_down": Their("self_attn.q_a_proj.weight"),
        "attention.q_down.norm": Their("self_attn.q_a_layernorm.weight", plain),
        "attention.q": Their("self_attn.q_b_proj.weight"),
        "attention.kv_down": Their("self_attn.kv_a_proj_with_mqa.weight", latent_rows("latent")),
        "attention.k_rope": Their("self_attn.kv_a_proj_with_mqa.weight", latent_rows("rotated")),
        "attention.kv_down.norm": Their("self_attn.kv_a_layernorm.weight", plain),
        "attention.k": Their("self_attn.kv_b_proj.weight", latent_heads("k")),
        "attention.v": Their("self_attn.kv_b_proj.weight", latent_heads("v")),
        "attention.out": Their("self_attn.o_proj.weight"),
    },
)


INDEXED = Family(
    "model.layers",
    MODEL,
    {
        **DEEPSEEK.layer,
        "attention.index.q": Their("self_attn.indexer.wq_b.weight"),
        "attention.index.k": Their("self_attn.indexer.wk.weight"),
        "attention.index.k.norm": Their("self_attn.indexer.k_norm.weight", plain),
        "attention.index.weights": Their("self_attn.indexer.weights_proj.weight"),
    },
)


def fused(path: str, **names: str) -> Table:
    """Layers that keep q, k and v in one weight."""
    parts = {
        f"attention.{which}": Their(f"{path}.query_key_value.weight", fused_heads(which))
        for which in ("q", "k", "v")
    }
    return {
        **parts,
        "attention.out": Their(f"{path}.dense.weight"),
        "ffn.up": Their("mlp.dense_h_to_4h.weight"),
        "ffn.down": Their("mlp.dense_4h_to_h.weight"),
        **norms(plain, **names),
    }


def body(path: str, embedding: str, norm: str) -> Table:
    return {
        "embedding": Their(f"{path}.{embedding}.weight", plain),
        "norm": Their(f"{path}.{norm}.weight", plain),
        "head": Their("lm_head.weight"),
    }


BODY = body("transformer", "word_embeddings", "ln_f")

ROUTED = Family(
    "model.layers",
    MODEL,
    {
        **LLAMA.layer,
        **EXPERTS,
        **shared("shared_experts"),
        "ffn.router.correction": Their("mlp.gate.e_score_correction_bias", plain),
    },
)
POST = norms(attention_post="post_attention_layernorm", ffn_post="post_feedforward_layernorm")
GRANITE_MOE = Family(
    "model.layers",
    MODEL,
    {
        **LLAMA.layer,
        "ffn.router": Their("block_sparse_moe.router.weight"),
        "ffn.experts.gate": Their("block_sparse_moe.experts.gate_up_proj", half(0)),
        "ffn.experts.up": Their("block_sparse_moe.experts.gate_up_proj", half(1)),
        "ffn.experts.down": Their("block_sparse_moe.experts.down_proj"),
    },
)
SEEING = {
    "embedding": Their("model.language_model.embed_tokens.weight", plain),
    "norm": Their("model.language_model.norm.weight", plain),
    "head": Their("lm_head.weight"),
}


def heads_and_gates(index: int) -> Change:
    """Of [(heads, query and then its gate, dims), in]."""

    def change(x: Array, spec: Attention) -> Array:
        heads = x.reshape(spec.heads, 2, -1, x.shape[-1])[:, index]
        return turned(heads.reshape(-1, x.shape[-1]), spec)

    return change


NEXT_LAYER = {
    **norms(plus_one, attention="input_layernorm", ffn="post_attention_layernorm"),
    **HEADS,
    "attention.q": Their("self_attn.q_proj.weight", heads_and_gates(0)),
    "attention.gate": Their("self_attn.q_proj.weight", heads_and_gates(1)),
    "attention.q.norm": Their("self_attn.q_norm.weight", plus_one),
    "attention.k.norm": Their("self_attn.k_norm.weight", plus_one),
    **GATED,
    **EXPERTS,
    **shared("shared_expert"),
    "ffn.shared_gate": Their("mlp.shared_expert_gate.weight"),
}
NEXT = Family("model.layers", {**MODEL, "norm": Their("model.norm.weight", plus_one)}, NEXT_LAYER)


def in_mixer(table: Table) -> Table:
    """Where each layer is one block, which is called so whatever it is."""
    inner = ("self_attn.", "mlp.")
    return {
        ours: replace(
            their, name="mixer." + their.name.removeprefix(inner[0]).removeprefix(inner[1])
        )
        for ours, their in table.items()
    }


NEMOTRON_H = Family(
    "model.layers",
    {
        "embedding": Their("model.embeddings.weight", plain),
        "norm": Their("model.norm_f.weight", plain),
        "head": Their("lm_head.weight"),
    },
    {
        **norms(plain, attention="norm", ffn="norm"),
        **in_mixer({**HEADS, **GATED, **shared("shared_experts")}),
        "ffn.router": Their("mixer.gate.weight"),
        "ffn.router.correction": Their("mixer.gate.e_score_correction_bias", plain),
        "ffn.experts.up": Their("mixer.experts.up_proj"),
        "ffn.experts.down": Their("mixer.experts.down_proj"),
        "ffn.latent.down": Their("mixer.fc1_latent_proj.weight"),
        "ffn.latent.up": Their("mixer.fc2_latent_proj.weight"),
    },
)

FAMILIES: Mapping[str, Family] = {
    "nemotron_h": NEMOTRON_H,
    "qwen3_next": NEXT,
    "qwen3_5_text": NEXT,
    "qwen3_5_moe_text": NEXT,
    "llama": LLAMA,
    "qwen2": LLAMA,
    "qwen3": LLAMA,
    "mistral": LLAMA,
    "granite": LLAMA,
    "mixtral": Family("model.layers", MODEL, {**LLAMA.layer, **EXPERTS}),
    "qwen2_moe": Family(
        "model.layers",
        MODEL,
        {
            **LLAMA.layer,
            **EXPERTS,
            **shared("shared_expert"),
            "ffn.shared_gate": Their("mlp.shared_expert_gate.weight"),
        },
    ),
    "olmo2": Family("model.layers", MODEL, {**LLAMA.layer, **POST}),
    "cohere": LLAMA,
    "smollm3": LLAMA,
    "qwen3_moe": Family("model.layers", MODEL, {**LLAMA.layer, **EXPERTS}),
    "glm4_moe": ROUTED,
    "llama4_text": Family(
        "model.layers",
        MODEL,
        {
            **LLAMA.layer,
            **{
                f"ffn.{name}": Their(f"feed_forward.{name}_proj.weight")
                for name in ("gate", "up", "down")
            },
            "ffn.router": Their("feed_forward.router.weight"),
            "ffn.experts.gate": Their("feed_forward.experts.gate_up_proj", last_half(0)),
            "ffn.experts.up": Their("feed_forward.experts.gate_up_proj", last_half(1)),
            "ffn.experts.down": Their("feed_forward.experts.down_proj", plain),
            **shared("shared_expert", "feed_forward"),
        },
    ),
    "minimax_m2": Family(
        "model.layers",
        MODEL,
        {
            **LLAMA.layer,
            **EXPERTS,
            "ffn.router.correction": Their("mlp.e_score_correction_bias", plain),
        },
    ),
    "hy_v3": Family(
        "model.layers",
        MODEL,
        {
            **LLAMA.layer,
            **EXPERTS,
            **shared("shared_experts"),
            "ffn.router.correction": Their("mlp.e_score_correction_bias", plain),
        },
    ),
    "ernie4_5": LLAMA,
    "ernie4_5_moe": Family(
        "model.layers",
        MODEL,
        {
            **LLAMA.layer,
            **EXPERTS,
            **shared("shared_experts"),
            "ffn.router.correction": Their("mlp.gate.moe_statics.e_score_correction_bias", plain),
        },
    ),
    "granitemoe": GRANITE_MOE,
    "granitemoeshared": Family(
        "model.layers",
        MODEL,
        {
            **GRANITE_MOE.layer,
            "ffn.shared.gate": Their("shared_mlp.input_linear.weight", first_rows),
            "ffn.shared.up": Their("shared_mlp.input_linear.weight", last_rows),
            "ffn.shared.down": Their("shared_mlp.output_linear.weight"),
        },
    ),
    "granitemoehybrid": Family(
        "model.layers",
        MODEL,
        {
            **GRANITE_MOE.layer,
            **{
                f"ffn.{inner}{name}": Their(f"shared_mlp.{theirs}_linear.weight", change)
                for inner in ("shared.", "")
                for name, theirs, change in (
                    ("gate", "input", first_rows),
                    ("up", "input", last_rows),
                    ("down", "output", turned),
                )
            },
        },
    ),
    "olmoe": Family("model.layers", MODEL, {**LLAMA.layer, **EXPERTS}),
    "olmo3": Family("model.layers", MODEL, {**LLAMA.layer, **POST}),
    "exaone4": Family("model.layers", MODEL, {**LLAMA.layer, **POST}),
    "exaone_moe": ROUTED,
    "arcee": LLAMA,
    "seed_oss": LLAMA,
    "dots1": ROUTED,
    "mimo_v2_flash": Family(
        "model.layers",
        MODEL,
        {
            **ROUTED.layer,
            "attention.v": Their("self_attn.v_proj.weight", scaled(0.6)),
            "attention.sinks": Their("self_attn.sinks", plain),
        },
    ),
    "solar_open": ROUTED,
    "youtu": DEEPSEEK,
    "glm4_moe_lite": DEEPSEEK,
    "glm4v": Family(
        "model.language_model.layers",
        SEEING,
        {
            **HEADS,
            **norms(
                attention="input_layernorm",
                attention_post="post_self_attn_layernorm",
                ffn="post_attention_layernorm",
                ffn_post="post_mlp_layernorm",
            ),
            "ffn.gate": Their("mlp.gate_up_proj.weight", first_rows),
            "ffn.up": Their("mlp.gate_up_proj.weight", last_rows),
            "ffn.down": Their("mlp.down_proj.weight"),
        },
    ),
    "glm4v_moe": Family("model.language_model.layers", SEEING, ROUTED.layer),
    "starcoder2": Family(
        "model.layers",
        MODEL,
        {
            **LLAMA.layer,
            "ffn.up": Their("mlp.c_fc.weight"),
            "ffn.down": Their("mlp.c_proj.weight"),
        },
    ),
    "opt": Family(
        "model.decoder.layers",
        {
            **body("model.decoder", "embed_tokens", "final_layer_norm"),
            "positions": Their("model.decoder.embed_positions.weight", from_third_row),
        },
        {
            **HEADS,
            **norms(attention="self_attn_layer_norm", ffn="final_layer_norm"),
            "attention.out": Their("self_attn.out_proj.weight"),
            "ffn.up": Their("fc1.weight"),
            "ffn.down": Their("fc2.weight"),
        },
    ),
    "deepseek_v2": DEEPSEEK,
    "deepseek_v3": DEEPSEEK,
    "deepseek_v32": INDEXED,
    "glm_moe_dsa": INDEXED,
    "kimi_linear": DEEPSEEK,
    "gemma": GEMMA,
    "gemma2": Family(GEMMA.layers, GEMMA.whole, {**GEMMA.layer, **SANDWICH}),
    "gemma3_text": GEMMA_3,
    "gemma4_text": GEMMA_4,
    "gpt_oss": Family(
        "model.layers",
        MODEL,
        {
            **LLAMA.layer,
            "attention.sinks": Their("self_attn.sinks", plain),
            "ffn.router": Their("mlp.router.weight"),
            "ffn.experts.gate": Their(
                "mlp.experts.gate_up_proj", every_other(0), "mlp.experts.gate_up_proj_bias"
            ),
            "ffn.experts.up": Their(
                "mlp.experts.gate_up_proj", every_other(1), "mlp.experts.gate_up_proj_bias"
            ),
            "ffn.experts.down": Their("mlp.experts.down_proj", plain, "mlp.experts.down_proj_bias"),
        },
    ),
    "gpt2": Family(
        "transformer.h",
        {
            **body("transformer", "wte", "ln_f"),
            "positions": Their("transformer.wpe.weight", plain),
        },
        {
            **norms(attention="ln_1", ffn="ln_2"),
            "attention.q": Their("attn.c_attn.weight", third(0)),
            "attention.k": Their("attn.c_attn.weight", third(1)),
            "attention.v": Their("attn.c_attn.weight", third(2)),
            "attention.out": Their("attn.c_proj.weight", plain),
            "ffn.up": Their("mlp.c_fc.weight", plain),
            "ffn.down": Their("mlp.c_proj.weight", plain),
        },
    ),
    "gpt_neox": Family(
        "gpt_neox.layers",
        body("gpt_neox", "embed_in", "final_layer_norm"),
        fused("attention", attention="input_layernorm", ffn="post_attention_layernorm"),
    ),
    "falcon": Family(
        "transformer.h",
        BODY,
        fused("self_attention", attention="ln_attn", ffn="ln_mlp"),
    ),
    "falcon_7b": Family(
        "transformer.h",
        BODY,
        fused("self_attention", attention="input_layernorm", ffn="post_attention_layernorm"),
    ),
    "bloom": Family(
        "transformer.h",
        {
            **BODY,
            "embedding.norm": Their("transformer.word_embeddings_layernorm.weight", plain),
        },
        fused("self_attention", attention="input_layernorm", ffn="post_attention_layernorm"),
    ),
    "phi": Family(
        "model.layers",
        {**MODEL, "norm": Their("model.final_layernorm.weight", plain)},
        {
            **PRE,
            **HEADS,
            "attention.out": Their("self_attn.dense.weight"),
            "attention.q.norm": Their("self_attn.q_layernorm.weight", plain),
            "attention.k.norm": Their("self_attn.k_layernorm.weight", plain),
            "ffn.up": Their("mlp.fc1.weight"),
            "ffn.down": Their("mlp.fc2.weight"),
        },
    ),
}


def loaded(model: Model, family: str, state: State) -> dict[str, Array]:
    """All our weights, from theirs."""
    table = FAMILIES[family]
    found: dict[str, Array] = {}
    for name, shape in weight_shapes(model).items():
        kind, prefix, entries, short = model.kinds[0], "", table.whole, name
        if name.startswith("layers."):
            _, number, short = name.split(".", 2)
            kind = model.kinds[model.layers[int(number)]]
            prefix, entries = f"{table.layers}.{number}.", table.layer
        if prefix and kind.attention.delta and short.startswith("attention.") and (
            short != "attention.norm"
        ):  # fmt: skip
            found[name] = of_state(prefix, short, state, kind.attention).reshape(shape)
            continue
        weight = short.removesuffix(".bias")
        their = entries[weight]
        theirs = prefix + their.name
        if theirs not in state and weight == "attention.q":
            theirs = theirs.replace("q_b_proj", "q_proj")  # latent attention without q_rank
        if short != weight:
            theirs = prefix + (their.bias or their.name.removesuffix("weight") + "bias")
        given = state[theirs]
        if their.times:
            each = state[prefix + their.times]
            given = given * each.reshape(-1, *[1] * (given.ndim - 1))
        found[name] = their.change(given, kind.attention).reshape(shape)
    return found
