"""Edited plans of models with many layers, drawn at random: with layers left out, and with all.

`python -m tests.certificates.edited_layers --seconds 60` has engine and checker say both, and ends
with 1 where fewer layers show what all do not.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import Any

from shardproof.certificate import checker
from shardproof.certificate.valued import NotChecked, derivation_of
from shardproof.spec.engine.decide import wrong_by_size
from shardproof.spec.engine.folding import NotFolded
from shardproof.spec.engine.indices import Beyond
from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.errors import InputErrors
from shardproof.spec.layout.fewer_layers import fewer_layers
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.check_edits import wrong_edits

Json = dict[str, Any]
LLAMA: Json = {
    "model_type": "llama", "num_hidden_layers": 9, "hidden_size": 16, "intermediate_size": 24,
    "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 4, "vocab_size": 16,
    "max_position_embeddings": 64,
}  # fmt: skip
IN_TURN = {**LLAMA, "model_type": "gemma2", "num_hidden_layers": 12, "sliding_window": 2,
           "query_pre_attn_scalar": 4, "attn_logit_softcapping": 50.0,
           "final_logit_softcapping": 30.0}  # fmt: skip
CONFIGS: tuple[Json, ...] = (LLAMA, IN_TURN)
NAMES = ("attention.norm", "attention.q", "attention.k", "attention.v", "attention.out",
         "attention.all_reduce", "attended", "ffn.norm", "ffn.up", "ffn.gate", "ffn.act",
         "ffn.product", "ffn.down", "ffn.all_reduce", "out")  # fmt: skip
UNDONE = (((1, 2), (2, 1)), ((3, 1), (1, 3)))


def edits_of(rng: Random, layers: int) -> list[Json]:
    """Some edits of one layer or of every layer, which change nothing or undo each other mostly."""
    out: list[Json] = []
    for number in range(rng.choice((1, 1, 2, 3))):
        of = rng.choice(("*", "*", "*", rng.randrange(layers), f"{rng.randrange(2)}*"))
        at = f"layers.{of}."
        name = rng.choice(NAMES)
        new = f"{at}new{number}"
        match rng.randrange(12):
            case 0 | 1 | 2:
                found: list[Json] = [{"insert": "same", "of": at + name, "as": new}]
            case 3 | 4:
                one, other = rng.choice(UNDONE)
                found = [
                    {"insert": "times", "of": at + name, "by": [*one], "as": new},
                    {"insert": "times", "of": new, "by": [*other], "as": f"{new}b"},
                ]
                if rng.random() < 0.3:
                    del found[rng.randrange(2)]
                    found[0]["of"] = at + name
            case 5:
                found = [{"change": f"{at}ffn.product", "of": [f"{at}ffn.up", f"{at}ffn.act"]}]
            case 6:
                found = [{"replace": f"{at}ffn.all_reduce", "with": "all_reduce"}]
            case 7:
                found = [{"drop": at + name}]
            case 8:
                found = [{"insert": "broadcast", "of": at + name}]
            case 9:
                found = [{"swap": f"{at}attention.q", "with": f"{at}attention.k"}]
            case 10:
                found = [{"move": f"{at}ffn.all_reduce", "after": f"{at}ffn.down"}]
            case _:
                other = f"layers.{rng.randrange(layers)}.{rng.choice(NAMES)}"
                found = [{"change": at + name, "of": rng.choice((other, f"{at}{name}"))}]
        for each in found:
            if rng.random() < 0.15:
                each["ranks"] = {"tp": [rng.randrange(2)]}
            if rng.random() < 0.15:
                each["phase"] = rng.choice(("prefill", "decode"))
        out += found
    return out


def drawn(seed: int) -> tuple[Json, Model, Plan] | None:
    """A config, its model and a plan whose edits make sense."""
    rng = Random(seed)
    config = rng.choice(CONFIGS)
    told: Json = {"tp": 2, "edits": edits_of(rng, config["num_hidden_layers"])}
    if rng.random() < 0.3:
        told["stream"] = rng.choice(("tokens", "hidden"))
    try:
        model, plan = model_from_config(config), plan_of(told)
    except InputErrors:
        return None
    return config, model, plan


def words(seed: int) -> tuple[str, list[str]]:
    """What was met, and what fewer layers show that all do not."""
    found = drawn(seed)
    if found is None:
        return "no plan", []
    config, model, plan = found
    wrong = [*wrong_edits(model, plan)]
    few = fewer_layers(model, plan)
    parted: list[str] = []
    if few is not None and bool(wrong) != any(wrong_edits(few.model, few.plan)):
        parted.append("whether edits make sense")
    if wrong:
        return "senseless", parted
    some = None if few is None else _engine(few.model, few.plan, few)
    every = _engine(model, plan)
    if some == "legal" and every != "legal":
        parted.append(f"engine: {every}")
    mine, all_ = (_checker(config, model, plan, skipping=skips) for skips in (True, False))
    if mine != all_:
        parted.append(f"checker: {str(mine)[:200]} {str(all_)[:200]}")
    if all_[0] == "legal" and every == "illegal":
        parted.append("checker beside engine")
    return f"fewer {some}, all {every}, checker {all_[0]}", parted


def _engine(model: Model, plan: Plan, few: Any = None) -> str:  # noqa: ANN401
    try:
        return "legal" if wrong_by_size(model, plan, few=few) is None else "illegal"
    except (Uncovered, Beyond, NotFolded):
        return "unknown"


def _no_turns(_layers: Any, _edits: Any) -> dict[int, tuple[int, int]]:  # noqa: ANN401
    return {}


def _checker(config: Json, model: Model, plan: Plan, *, skipping: bool) -> tuple[str, Any]:
    kept = checker.in_turns
    if not skipping:
        checker.in_turns = _no_turns
    try:
        from shardproof.certificate.made import canonical_plan

        return "legal", derivation_of(model, plan, config, canonical_plan(plan))
    except NotChecked as why:
        return ("ours" if why.ours else "not checked"), str(why)
    finally:
        checker.in_turns = kept


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    met: Counter[str] = Counter()
    parted: list[str] = []
    seed = asked.seed
    while time.process_time() < asked.seconds:
        word, wrong = words(seed)
        met[word] += 1
        parted += [f"{seed}: {each}" for each in wrong]
        seed += 1
    told = [f"{count:6} {word}" for word, count in sorted(met.items())]
    sys.stdout.write("\n".join([*told, f"parted: {len(parted)}", *parted[:20]]) + "\n")
    return int(bool(parted))


if __name__ == "__main__":
    sys.exit(main())
