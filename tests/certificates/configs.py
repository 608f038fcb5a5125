"""The checker's own reading of configs beside the prover's.

Every family as it is published and in the project's own form, then with fields changed to whatever
JSON holds. Where the prover finds an error, or a field that it does not model, the checker must not
know the model; where the prover has a model, the checker's is the same, or it does not know it.

`python -m tests.certificates.configs --count 30000` counts; it ends with 1 where they part.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, cast

from shardproof.certificate import checker
from shardproof.spec.errors import InputErrors
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.families import families
from shardproof.spec.model.write import MARK, model_data
from tests.certificates.forging import places, retyped
from tests.spec.model.published import NAMES, config

Config = dict[str, Any]

SMALL: Config = {
    "hidden_size": 64,
    "num_hidden_layers": 4,
    "num_attention_heads": 8,
    "num_key_value_heads": 8,
    "intermediate_size": 128,
    "vocab_size": 100,
    "max_position_embeddings": 32,
}
LATENT: Config = {
    "kv_lora_rank": 8,
    "qk_nope_head_dim": 4,
    "qk_rope_head_dim": 4,
    "v_head_dim": 4,
    "n_routed_experts": 16,
    "num_experts_per_tok": 2,
    "moe_intermediate_size": 32,
}
CHOSEN: Config = {"num_experts_per_tok": 2, "moe_intermediate_size": 32}
STATE: Config = {
    "head_dim": 16,
    "linear_num_key_heads": 4,
    "linear_num_value_heads": 8,
    "linear_key_head_dim": 8,
    "linear_value_head_dim": 8,
}
GEMMA4: Config = {
    "head_dim": 8,
    "global_head_dim": 16,
    "num_key_value_heads": 4,
    "num_global_key_value_heads": 2,
    "attention_k_eq_v": True,
    "layer_types": ["sliding_attention", "full_attention"] * 2,
    "hidden_size_per_layer_input": 0,
    "enable_moe_block": True,
    "num_experts": 4,
    "top_k_experts": 2,
    "moe_intermediate_size": 16,
}
NEEDED: dict[str, Config] = {
    "opt": {"ffn_dim": 128},
    "gemma": {"head_dim": 8},
    "gemma2": {"head_dim": 8},
    "gemma3": {"head_dim": 8},
    "gemma3_text": {"head_dim": 8},
    **dict.fromkeys(("gemma4", "gemma4_text"), GEMMA4),
    "gpt_oss": {"num_local_experts": 4, **CHOSEN},
    "mixtral": {"num_local_experts": 4, **CHOSEN},
    "qwen2_moe": {"num_experts": 4, "shared_expert_intermediate_size": 32, **CHOSEN},
    "qwen3_moe": {"num_experts": 4, **CHOSEN},
    "qwen3_vl_moe_text": {"num_experts": 4, **CHOSEN},
    "qwen3_omni_moe_text": {"num_experts": 4, **CHOSEN},
    "qwen3_next": {"num_experts": 4, "shared_expert_intermediate_size": 32, **STATE, **CHOSEN},
    "qwen3_5_text": STATE,
    "qwen3_5_moe_text": {
        "num_experts": 4,
        "shared_expert_intermediate_size": 32,
        **STATE,
        **CHOSEN,
    },
    "deepseek": {"n_routed_experts": 4, "n_shared_experts": 1, **CHOSEN},
    "glm4_moe": {"n_routed_experts": 4, **CHOSEN},
    "glm4v_moe_text": {"n_routed_experts": 4, **CHOSEN},
    "solar_open": {"n_routed_experts": 4, **CHOSEN},
    "deepseek_v32": {**LATENT, "q_lora_rank": 8, "index_head_dim": 8},
    "glm_moe_dsa": {**LATENT, "q_lora_rank": 8, "index_head_dim": 8},
    "kimi_linear": {
        **{key: value for key, value in LATENT.items() if key != "n_routed_experts"},
        "num_experts": 16,
        "first_k_dense_replace": 1,
        "linear_attn_config": {
            "kda_layers": [1, 2, 4],
            "full_attn_layers": [3],
            "num_heads": 4,
            "head_dim": 8,
            "short_conv_kernel_size": 3,
        },
    },
    "dots1": {"n_routed_experts": 4, "n_shared_experts": 1, **CHOSEN},
    "exaone_moe": {"num_experts": 4, **CHOSEN},
    "hy_v3": {"num_experts": 4, "mlp_layer_types": ["dense", *["sparse"] * 3], **CHOSEN},
    "minimax_m2": {"num_local_experts": 4, "num_experts_per_tok": 2, "rotary_dim": 4},
    "granitemoe": {"num_local_experts": 4, "num_experts_per_tok": 2},
    "granitemoeshared": {
        "num_local_experts": 4,
        "num_experts_per_tok": 2,
        "shared_intermediate_size": 32,
    },
    "granitemoehybrid": {
        "num_local_experts": 4,
        "num_experts_per_tok": 2,
        "shared_intermediate_size": 32,
        "mamba_n_heads": 8,
        "mamba_d_state": 8,
        "layer_types": ["mamba", "attention", "mamba", "mamba"],
    },
    "nemotron_h": {
        "layers_block_type": ["mamba", "moe", "attention", "mlp"],
        "head_dim": 16,
        "mamba_num_heads": 8,
        "mamba_head_dim": 8,
        "ssm_state_size": 8,
        "n_groups": 4,
        "n_routed_experts": 4,
        "moe_latent_size": 16,
        "moe_shared_expert_intermediate_size": 32,
        **CHOSEN,
    },
    "olmoe": {"num_experts": 4, "num_experts_per_tok": 2},
    "ernie4_5_moe": {
        "moe_num_experts": 4,
        "moe_k": 2,
        "moe_intermediate_size": 32,
        "moe_num_shared_experts": 1,
        "moe_layer_end_index": 2,
    },
    "mimo_v2_flash": {
        "n_routed_experts": 4,
        "num_key_value_heads": 2,
        "head_dim": 16,
        "v_head_dim": 8,
        "partial_rotary_factor": 0.5,
        "hybrid_layer_pattern": [0, 1, 1, 0],
        "sliding_window": 8,
        **CHOSEN,
    },
    "exaone4": {"sliding_window_pattern": "LLG"},
    "youtu": {key: size for key, size in LATENT.items() if "_dim" in key or "rank" in key},
    "deepseek_v2": LATENT,
    "deepseek_v3": LATENT,
    "glm4_moe_lite": LATENT,
    "kimi_k2": LATENT,
    "llama4_text": {
        "num_local_experts": 4,
        "num_experts_per_tok": 1,
        "intermediate_size_mlp": 64,
        "use_qk_norm": False,
        "attn_temperature_tuning": False,
        "attention_chunk_size": None,
    },
}
UNREAD: dict[str, tuple[str, ...]] = {
    "falcon": ("num_key_value_heads", "intermediate_size"),
    "bloom": ("num_key_value_heads", "intermediate_size", "max_position_embeddings"),
    "opt": ("num_key_value_heads", "intermediate_size"),
    "gpt2": ("num_key_value_heads", "intermediate_size"),
    "gpt_bigcode": ("num_key_value_heads", "intermediate_size"),
    "gpt_neox": ("num_key_value_heads",),
    "llama4_text": (),
    "gpt_oss": ("moe_intermediate_size",),
    "mixtral": ("moe_intermediate_size",),
}
"""What a family has no such field for."""
VALUES: list[Any] = [
    None, True, False, 0, 1, 2, 3, -1, 0.5, 8.0, 1e-320, 10**18, "", "x", "8", [], [1], {},
    {"rope_type": "dynamic"}, {"rope_type": "yarn", "factor": 4, "mscale_all_dim": 1},
    {"partial_rotary_factor": 0.5}, {"type": 3}, {"full_attention": {"rope_type": "dynamic"}},
]  # fmt: skip


WORDS = ("pre", "post", "sandwich", "rope", "alibi", "learned", "none", "head", "width", "half",
         "interleaved", "softmax", "sigmoid", "topk_softmax", "layer", "rms", "max", "top2", 4, 16,
         [0, 0, 0, 0], [0, 1, 0, 1], [True] * 4)  # fmt: skip


def small(family: str) -> Config:
    """A config of a family, with no more in it than has to be."""
    left_out = UNREAD.get(family, ())
    base = {key: value for key, value in SMALL.items() if key not in left_out}
    needed = {k: v for k, v in NEEDED.get(family, {}).items() if k not in left_out}
    return {**base, **needed, "model_type": family}


def bases() -> dict[str, Config]:
    found = {name: cast("Config", config(name)) for name in NAMES}
    found |= {f"{family}, small": small(family) for family in families()}
    return found | {f"{family}, own form": own_form(small(family)) for family in families()}


def own_form(of: Config) -> Config:
    model = model_from_config(of)
    return json.loads(json.dumps({**model_data(model), "notes": ["one"]}))


def cases(seed: int) -> Iterator[tuple[str, Config]]:
    """Configs with one to three fields changed, without end."""
    every, rng = bases(), Random(seed)
    known: dict[str, list[Any]] = {}
    for base in every.values():
        for key, value in (*base.items(), *inner(base).items()):
            known.setdefault(key, [])
            known[key] += [value] if value not in known[key] else []
    names = sorted(known)
    while True:
        name = rng.choice(sorted(every))
        new, told = deepcopy(every[name]), [name]
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            if MARK in new:
                told.append(changed_somewhere(new, rng))
                continue
            part = inner(new) if inner(new) and rng.random() < 0.8 else new
            key = rng.choice(sorted(part) if rng.random() < 0.7 else names)
            if rng.random() < 0.1:
                part.pop(key, None)
                told.append(f"without {key}")
            else:
                values = VALUES if rng.random() < 0.5 else known.get(key, VALUES)
                part[key] = deepcopy(rng.choice(values))
                told.append(f"{key} {part[key]!r:.60}")
        yield ", ".join(told), new


def changed_somewhere(new: Config, rng: Random) -> str:
    """One thing of a tree, at any depth, put to something else."""
    *way, last = rng.choice([*places(new)])
    at: Any = new
    for step in way:
        at = at[step]
    if rng.random() < 0.1:
        del at[last]
        return f"without {[*way, last]}"
    at[last] = deepcopy(rng.choice([*VALUES, *WORDS, retyped(at[last])]))
    return f"{[*way, last]} {at[last]!r:.60}"


def inner(of: Config) -> Config:
    part = of.get("text_config")
    return cast("Config", part) if isinstance(part, dict) else {}


NO_MATTER = ("activation", "shared_gate", "group_score", "correction", *checker.PLAIN)
"""What no operator depends on."""
SCALED = ("scales", "quantised")
"""What has block scales, which are compared as far as the checker knows them."""
WHETHER = ("scale", "embedding_scale", "residual_scale", "logit_scale")
"""Numbers of which it matters only that they are there; of a router's scale, how much it is."""


def bare(value: Any) -> Any:  # noqa: ANN401
    """A model of the checker's, as far as anything depends on it."""
    if isinstance(value, checker.Bag):
        found = vars(value)
        # Of a block of experts nothing is its own but the experts.
        off = ("gated", "up_bias", "down_bias", "joint") if found.get("moe") else ()
        return {
            key: each is not None if key in WHETHER and not found.get("top_k") else bare(each)
            for key, each in found.items()
            if key not in (*NO_MATTER, *SCALED, *off)
        }
    if isinstance(value, list | tuple):
        return [bare(each) for each in cast("list[Any]", value)]
    return value


def blocks(model: checker.Bag) -> list[Any]:
    """Blocks that share a scale, of each module of each kind of layer; "unknown" of those."""
    found: list[Any] = []
    for kind in model.kinds:
        modules = ["attention", "moe"] if kind.ffn.moe else ["attention", "ffn"]
        modules += ["moe.shared"] if kind.ffn.moe and kind.ffn.shared else []
        for module in modules:
            try:
                found.append(checker.blocks_said(model, kind, module))
            except checker.Unknown:
                found.append("unknown")
    return found


def words(of: Config) -> tuple[str, str, str]:
    """What the prover says of a config, and the checker; and in what they differ."""
    try:
        model = model_from_config(of)
        ours = "unknown" if model.unmodelled else "known"
    except InputErrors:
        model, ours = None, "wrong"
    try:
        found = checker.model_of(json.loads(json.dumps(of)))
    except checker.Unknown as why:
        return ours, "unknown", str(why)
    except Exception as why:  # noqa: BLE001  (as `judge` takes what makes no sense)
        return ours, "forged", f"{type(why).__name__}: {why}"
    if model is None or ours != "known":
        return ours, "known", ""
    mine = checker.model_of(json.loads(json.dumps({**model_data(model), "notes": []})))
    one, other = (bare(mine), blocks(mine)), (bare(found), blocks(found))
    known = len(one[1]) == len(other[1]) and all(
        theirs in (own, "unknown") for own, theirs in zip(one[1], other[1], strict=True)
    )
    same = one[0] == other[0] and known
    return ours, "known" if same else "another", f"{one} and {other}"


def apart(ours: str, theirs: str, *, published: bool) -> bool:
    """Whether two words do not go together.

    Whoever writes a config in our own form has to write it right: what is wrong there is forged.
    """
    if ours == "known":
        return theirs not in ("known", "unknown")
    return theirs != "unknown" and (published or theirs != "forged")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    found, parted = Counter[str](), list[str]()
    for _, (name, new) in zip(range(asked.count), cases(asked.seed), strict=False):
        ours, theirs, why = words(new)
        found[f"{ours} and {theirs}"] += 1
        if apart(ours, theirs, published=MARK not in new):
            parted.append(f"{name}: the prover says {ours}, the checker {theirs}: {why[:300]}")
    told = f"{asked.count} configs, {dict(found)}; parted: {len(parted)}"
    sys.stdout.write("\n  ".join([told, *parted[:10]]) + "\n")
    return int(bool(parted))


if __name__ == "__main__":
    sys.exit(main())
