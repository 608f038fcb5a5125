"""Plans over more ranks of tp than the checker goes through one by one, drawn at random.

`python -m tests.certificates.many_ranks --seconds 60` works each out on some ranks of every class
and on all, and ends with 1 where the first says more than the second.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import Any

from shardproof.certificate import checker

Json = dict[str, Any]
FAMILIES = ("llama", "llama", "qwen2", "qwen3", "gpt2", "gemma2", "granite", "mixtral", "deepseek")
CUTS: tuple[Any, ...] = ("even", "balanced", "chunk", "whole", "padded", "strided", {"strided": 2})
TP = (8, 14, 16, 18, 24)


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
                values: dict[str, tuple[Any, ...]] = {
                    "=": (*(may or ()),), "?": (True, False), ":": (*CUTS, {"padded": 2 * tp}),
                    "+": (["tp"], [], ["tp", "dp"]) if "group" in name else (),
                }  # fmt: skip
                if values.get(mark):
                    _put(out, f"{prefix}{name}", rng.choice(values[mark]))
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


def _put(out: Json, path: str, value: object) -> None:
    *sections, name = path.split(".")
    for section in sections:
        out = out.setdefault(section, {})
    out[name] = value


Word = tuple[str, Any]


def both(config: Json, plan: Json) -> tuple[Word, Word] | None:
    """What is said on some ranks of each class, and on all; None where there are no classes."""
    checker.begin()
    model, given = checker.model_of(config), checker.plan_of(plan)
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
        return both(config_of(rng, tp), plan_of(rng, tp))
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
