"""Plans over more ranks of tp than the checker goes through one by one, drawn at random.

`python -m tests.certificates.many_ranks --seconds 60` works each out on some ranks of every class
and on all, and ends with 1 where the first says more than the second.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from shardproof.certificate import checker
from tests.certificates.edited_layers import edits_of

Json = dict[str, Any]
FAMILIES = ("llama", "llama", "qwen2", "qwen3", "gpt2", "gemma2", "gemma4", "gemma4", "granite",
            "mixtral", "deepseek", "qwen3_next", "kimi_linear")  # fmt: skip
CUTS: tuple[Any, ...] = ("even", "balanced", "chunk", "whole", "padded", "strided", {"strided": 2},
                         "zigzag")  # fmt: skip
BY_HAND = ("turned", "reversed", "halves", "halves back", "uneven", "twice")
AXES = {"ffn.width": "intermediate_size", "attention.heads": "num_attention_heads",
        "embedding.cut": "vocab_size", "lm_head.cut": "vocab_size", "hidden": "hidden_size",
        "moe.experts": "num_local_experts", "moe.width": "moe_intermediate_size"}  # fmt: skip
TP = (8, 14, 16, 18, 24)
SUMS = ("norm", "norm", "norm", "boundary", "both")
GATHERS: tuple[list[str], ...] = (["tp"], ["tp"], ["dp", "tp"], [])
TOGETHER: tuple[dict[str, tuple[Any, ...]], ...] = (
    {  # sums that are left to the next norm
        "attention.out.sum": SUMS, "ffn.down.sum": SUMS, "moe.sum": SUMS,
        "norm.completes": ("all", "all", "layers", "kind", "stage"),
        "stages.stream": ("merged", "separate", "partial"), "pp": (1, 2),
    },
    {  # steps that read drafts
        "decode.draft.tokens": (1, 2, 3, 4), "decode.draft.accepted": (None, None, 0, 1),
        "decode.draft.positions": ("global", "global", "first", "drafted"),
        "decode.draft.mask": ("global", "global", "global", "local"),
        "decode.draft.rejected": ("overwritten", "overwritten", "kept"),
        "workload.steps": (None, 1, 3, 4),
    },
    {  # inputs that are gathered
        "stream": ("tokens", "hidden"), "attention.qkv.gather.group": GATHERS,
        "ffn.gate.gather.group": GATHERS, "ffn.up.gather.group": GATHERS,
    },
    {"batch.sequences": ("padded",), "cache.pads": ("nowhere", "nowhere", "first", "last")},
)  # fmt: skip
"""Words that mean something beside each other."""
LAYERS = ("0", "1", "0-1", "dense", "experts", "full", "sliding", "state")


def config_of(rng: Random, tp: int) -> Json:
    """A small model whose sizes are multiples of tp, or nearly."""
    part, heads = rng.choice((1, 1, 1, 2, 3)) * tp, rng.choice((1, 2)) * tp
    kv = rng.choice((heads, 1, heads // tp, 2))
    if rng.randrange(7) == 0:
        heads = kv = tp - 3
    base: Json = {"num_hidden_layers": 2, "max_position_embeddings": 64, "head_dim": 4,
                  "hidden_size": 2 * part + rng.choice((0, 0, 0, 1, 5)),
                  "intermediate_size": 3 * part + rng.choice((0, 0, 2)),
                  "num_attention_heads": heads, "num_key_value_heads": kv,
                  "vocab_size": 4 * tp + rng.choice((0, 0, 3, 7))}  # fmt: skip
    match family := rng.choice(FAMILIES):
        case "gpt2":
            return {"model_type": family, "n_embd": tp * 4, "n_layer": 2, "n_head": tp,
                    "n_inner": 3 * part, "vocab_size": base["vocab_size"],
                    "n_positions": 64}  # fmt: skip
        case "llama":
            told = rng.random() < 0.5
            return {**base, "model_type": family, "attention_bias": told, "mlp_bias": told,
                    "tie_word_embeddings": told}  # fmt: skip
        case "gemma4":
            kinds = rng.choice((("sliding", "full"), ("full", "full")))
            whole = rng.choice((heads // tp, kv, 2))
            return {**base, "model_type": "gemma4_text", "hidden_size_per_layer_input": 0,
                    "global_head_dim": 8, "num_global_key_value_heads": whole,
                    "attention_k_eq_v": rng.random() < 0.5, "sliding_window": 2,
                    "layer_types": [f"{kind}_attention" for kind in kinds],
                    "enable_moe_block": rng.random() < 0.5, "num_experts": rng.choice((1, 2)) * tp,
                    "top_k_experts": 2, "moe_intermediate_size": 2 * tp}  # fmt: skip
        case "mixtral":
            count = rng.choice((tp, 2 * tp, 8))
            return {**base, "model_type": family, "num_local_experts": count,
                    "num_experts_per_tok": 2}  # fmt: skip
        case "deepseek":
            del base["head_dim"]
            return {**base, "model_type": "deepseek_v3", "num_key_value_heads": heads,
                    "n_routed_experts": rng.choice((1, 2)) * tp, "num_experts_per_tok": 2,
                    "n_group": 1, "topk_group": 1, "moe_intermediate_size": 2 * tp,
                    "first_k_dense_replace": 1, "kv_lora_rank": 8, "q_lora_rank": 8,
                    "qk_rope_head_dim": 2, "qk_nope_head_dim": 2, "v_head_dim": 4}  # fmt: skip
        case "qwen3_next":
            keys = rng.choice((heads, heads, heads // tp, tp - 3))
            return {**base, "model_type": family, "linear_num_key_heads": keys,
                    "linear_num_value_heads": keys * rng.choice((1, 2)),
                    "linear_key_head_dim": 4, "linear_value_head_dim": rng.choice((2, 4)),
                    "linear_conv_kernel_dim": 3, "full_attention_interval": 2,
                    "num_experts": rng.choice((1, 2)) * tp, "num_experts_per_tok": 2,
                    "mlp_only_layers": rng.choice(([], [0], [0, 1])),
                    "moe_intermediate_size": 2 * tp,
                    "shared_expert_intermediate_size": 3 * tp}  # fmt: skip
        case "kimi_linear":
            del base["head_dim"]
            states = {"kda_layers": [1, 2], "full_attn_layers": [3], "head_dim": 4,
                      "num_heads": rng.choice((heads, tp, tp - 3)),
                      "short_conv_kernel_size": 3}  # fmt: skip
            return {**base, "model_type": family, "num_hidden_layers": 3,
                    "num_key_value_heads": heads, "linear_attn_config": states,
                    "num_experts": rng.choice((1, 2)) * tp, "num_experts_per_token": 2,
                    "num_expert_group": 1, "topk_group": 1, "num_shared_experts": 1,
                    "moe_intermediate_size": 2 * tp, "first_k_dense_replace": 1,
                    "kv_lora_rank": 8, "q_lora_rank": None, "qk_rope_head_dim": 2,
                    "qk_nope_head_dim": 2, "v_head_dim": 4, "mla_use_nope": True}  # fmt: skip
        case _:
            return {**base, "model_type": family}


def plan_of(rng: Random, tp: int) -> Json:
    """A plan that says some fields otherwise than by default: legal mostly if these are few."""
    share, out = rng.choice((0, 0.03, 0.07)), Json(tp=tp)
    out |= {axis: 2 for axis in ("dp", "pp", "sp") if rng.random() < 0.15}
    if rng.random() < 0.3:
        out["ep"] = rng.choice((tp, tp, tp * out.get("dp", 1), 2))
    for prefix, names in checker.PHASE.items():
        for name, (mark, _, may) in names.items():
            if rng.random() < share * (1 + (mark == ":")):
                _choose(rng, tp, out, f"{prefix}{name}", mark, may)
    if rng.random() < 0.5:
        for path, values in rng.choice(TOGETHER).items():
            if rng.random() < 0.6:
                _put(out, path, rng.choice(values))
    if rng.random() < 0.3:
        own: Json = out.setdefault("layers", {}).setdefault(rng.choice(LAYERS), {})
        modules = ("attention.", "attention.out.", "ffn.", "ffn.down.", "ffn.up.", "moe.")
        for prefix in rng.sample(modules, 2):
            name, (mark, _, may) = rng.choice([*checker.PHASE[prefix].items()])
            _choose(rng, tp, own, f"{prefix}{name}", mark, may)
    if rng.random() < 0.1:
        out.setdefault("prefill", {})["chunks"] = {
            rng.choice(("tokens", "prefix")): rng.choice((1, 3, 5))
        }
    if rng.random() < 0.1:
        change: Json = {"step": rng.choice((1, 2)), "experts": rng.choice(CUTS)}
        out.setdefault("moe", {})["rebalance"] = change
    if rng.random() < 0.2:
        out["workload"] = {rng.choice(("prompt", "batch", "steps")): rng.choice((1, 2, 5))}
    return out


def split_otherwise(rng: Random, tp: int, config: Json, plan: Json) -> None:
    """Some cuts in a zigzag or written out, or another degree in decode."""
    listed = False
    for path in rng.sample(sorted(AXES), rng.choice((0, 0, 1, 1, 2))):
        if rng.random() < 0.5:
            _put(plan, path, "zigzag")
        elif (n := config.get(AXES[path])) is not None:
            _put(plan, path, by_hand(rng, n, tp))
            listed = True
    if not listed and rng.random() < 0.3:
        _put(plan, "decode.tp", rng.choice((2 * tp, tp // 2, tp - 2)))


def by_hand(rng: Random, n: int, ranks: int) -> Any:  # noqa: ANN401
    """A cut that is written out, mostly of all indices."""
    ends = [i * (n // ranks) + min(i, n % ranks) for i in range(ranks + 1)]
    parts = [[*range(*two)] for two in pairwise(ends)]
    half = [[*p[: len(p) // 2], *q[len(q) // 2 :]] for p, q in zip(parts, parts[::-1], strict=True)]
    match rng.choice(BY_HAND):
        case "turned":
            parts = [*parts[(at := rng.randrange(ranks)) :], *parts[:at]]
        case "reversed":
            parts = parts[::-1]
        case "halves":
            parts = half
        case "halves back":
            parts = [each[::-1] for each in half]
        case "uneven":
            return [len(each) for each in sorted(parts, key=len)]
        case _:
            parts[rng.randrange(ranks)] = parts[rng.randrange(ranks)]
    return {"listed": [[*map(str, each)] for each in parts]}


def _choose(rng: Random, tp: int, out: Json, path: str, mark: str, may: Any) -> None:  # noqa: ANN401
    values: dict[str, tuple[Any, ...]] = {
        "=": (*(may or ()),), "?": (True, False), ":": (*CUTS, {"padded": 2 * tp}),
        "+": (["tp"], [], ["tp", "dp"]) if path.endswith("group") else (),
    }  # fmt: skip
    if values.get(mark):
        _put(out, path, rng.choice(values[mark]))


def _put(out: Json, path: str, value: object) -> None:
    *sections, name = path.split(".")
    for section in sections:
        out = out.setdefault(section, {})
    out[name] = value


Word = tuple[str, Any]


def both(config: Json, plan: Json) -> tuple[Word, Word] | None:
    """What is said on some ranks of each class, and on all; None where there are no classes."""
    checker.begin()
    given = checker.plan_of(plan)
    model = checker.told_apart(checker.model_of(config), given)
    few = checker.on_few(model, given)
    return few and (word_on(*few), word_on(model, given))


def word_on(model: Any, plan: Any) -> Word:  # noqa: ANN401
    checker.begin(anew=False)
    try:
        return "legal", checker.worked_out(model, plan, None, None)
    except checker.No as why:
        return "refused", str(why)
    except checker.Unknown as why:
        return "unknown", str(why)


def drawn(seed: int) -> tuple[Word, Word] | None:
    """Both words of one plan; None where there are no classes, or it is no plan."""
    rng = Random(seed)
    tp = rng.choice(TP)
    try:
        config = config_of(rng, tp)
        plan = plan_of(rng, tp)
        split_otherwise(rng, tp, config, plan)
        if rng.random() < 0.12:
            plan["edits"] = edits_of(rng, 2)
        return both(config, plan)
    except (checker.No, checker.Unknown):
        return None


def too_much(words: tuple[Word, Word]) -> bool:
    """Whether some ranks show what all do not. Of all it may be unknown, where they are many."""
    some, every = words
    return some[0] == "legal" and every != some and every[0] != "unknown"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    found: Counter[tuple[str, str]] = Counter()
    parted: list[int] = []
    seed = asked.seed
    while time.process_time() < asked.seconds:
        words = drawn(seed)
        if words is not None:
            found[words[0][0], words[1][0]] += 1
            parted += [seed] * too_much(words)
        seed += 1
    sys.stdout.write(f"some ranks, all ranks: {dict(found)}; parted: {parted}\n")
    return int(bool(parted))


if __name__ == "__main__":
    sys.exit(main())
