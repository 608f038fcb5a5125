"""Certificates that are tampered with, in every place and way, with digests made anew or not.

`python -m tests.certificates.tampering --count 100000` says how many there were and what came of
them; it ends with 1 where one was accepted that does not hold.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, cast

from shardproof.certificate import checker
from shardproof.certificate.valued import NotChecked
from shardproof.spec.engine import by_value as engine
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of, read_plan
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.source.node import Plain
from shardproof.spec.source.read import read_text
from tests.certificates.forging import certified, changed, forget, places, same, sealed
from tests.executor.run.cases import written

TEXTS = (
    ("llama", "tp: 2"),
    ("llama", "pp: 2\ntp: 2\nstages: {stream: separate}"),
    ("llama", "sp: 2\nsequence: {exchange: ring}"),
    ("mixtral", "tp: 2\nep: 2"),
    ("gpt2", "tp: 2\nstream: hidden"),
    ("llama", "dp: 2\nffn: {over: [dp, tp]}\nlm_head: {over: [dp, tp], greedy: merged}"),
    (
        "llama",
        (
            "tp: 2\nedits: [{insert: times, of: layers.*.ffn.down, by: [1, 2], as: layers.*.half}, "
            "{insert: times, of: layers.*.half, by: [2, 1]}, {change: layers.1.ffn.down, "
            "of: layers.1.ffn.product}, {insert: same, of: layers.0.attention.q, ranks: {tp: [1]}}]"
        ),
    ),
)
TURNED = ", ".join(f'["{2 * at}-{2 * at + 1}"]' for at in (*range(1, 16), 0))
PUBLISHED: tuple[tuple[dict[str, Any], str], ...] = (
    (
        {
            "model_type": "qwen2",
            "architectures": ["Qwen2ForCausalLM"],
            "hidden_size": 16,
            "num_hidden_layers": 2,
            "num_attention_heads": 4,
            "num_key_value_heads": 2,
            "intermediate_size": 32,
            "vocab_size": 24,
            "max_position_embeddings": 64,
            "hidden_act": "silu",
            "tie_word_embeddings": False,
            "use_sliding_window": True,
            "max_window_layers": 1,
            "sliding_window": 8,
            "rope_scaling": {"rope_type": "linear", "factor": 2},
        },
        "tp: 2",
    ),
    (
        {
            "model_type": "qwen3_moe",
            "hidden_size": 16,
            "num_hidden_layers": 2,
            "num_attention_heads": 4,
            "num_key_value_heads": 2,
            "head_dim": 8,
            "attention_bias": True,
            "intermediate_size": 32,
            "vocab_size": 24,
            "num_experts": 4,
            "num_experts_per_tok": 2,
            "moe_intermediate_size": 8,
            "mlp_only_layers": [0],
            "decoder_sparse_step": 1,
            "norm_topk_prob": True,
        },
        "tp: 2\nep: 2",
    ),
    (
        {  # ranks of tp, and layers that are edited alike, stand for others
            "model_type": "llama",
            "hidden_size": 8,
            "num_hidden_layers": 7,
            "num_attention_heads": 32,
            "num_key_value_heads": 32,
            "head_dim": 4,
            "intermediate_size": 64,
            "vocab_size": 64,
            "max_position_embeddings": 64,
        },
        (
            "tp: 32\ndecode: {tp: 16}\nattention: {heads: zigzag}\nffn: {width: zigzag}\n"
            "edits: [{insert: same, of: layers.*.ffn.down, as: layers.*.copy}]"
        ),
    ),
    (
        {
            "model_type": "llama",
            "hidden_size": 8,
            "num_hidden_layers": 1,
            "num_attention_heads": 16,
            "num_key_value_heads": 2,
            "head_dim": 4,
            "intermediate_size": 32,
            "vocab_size": 32,
            "max_position_embeddings": 64,
        },
        f"tp: 16\nffn: {{width: {{listed: [{TURNED}]}}}}",
    ),
)
WAYS = ("change", "retype", "drop", "double", "swap")
Case = tuple[str, str, Any]
"""What was done, the text, and the statement that it was done to."""


@cache
def sources() -> list[Any]:
    made = [certified(*written(*each)) for each in TEXTS]
    for config, text in PUBLISHED:
        plan = read_plan(read_text(text, "plan.yaml"))
        made.append(certified(model_from_config(config), plan, config))
    return [json.loads(each) for each in made]


def cases(seed: int) -> Iterator[Case]:
    """Every place and way in a random order, with digests as they were and with new ones.

    Then the config or the plan of one certificate under the derivation of another.
    """
    found: list[tuple[int, Any, str, bool]] = [
        (number, path, how, anew)
        for number, source in enumerate(sources())
        for path in places(source)
        for how in WAYS
        for anew in (False, True)
    ]
    Random(seed).shuffle(found)
    for number, path, how, anew in found:
        source = sources()[number]
        new = changed(source, path, how)
        if new is None:
            continue
        try:
            text = sealed(new) if anew else json.dumps(new, sort_keys=True, separators=(",", ":"))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            text = json.dumps(new)  # nothing that digests could be made for
        yield f"{how} {'/'.join(map(str, path))}{', sealed' if anew else ''}", text, new
    for one in sources():
        for other in sources():
            for name in ("config", "plan"):
                new = json.loads(json.dumps(one))
                new["predicate"][name] = other["predicate"][name]
                if not same(new, one):
                    yield f"another {name}, sealed", sealed(new), new


def holds(statement: Any) -> bool:  # noqa: ANN401  (whatever JSON holds)
    """Whether the prover says the same of its config and plan; of runs it says nothing.

    Nor does anything rest on what a certificate says that it was made with.
    """
    said = statement["predicate"]
    try:
        model, plan = _both(said["config"], said["plan"])
    except Exception:  # noqa: BLE001  (not even an input)
        return False
    if model.unmodelled or any(wrong_edits(model, plan)):
        return False
    if not by_value(model, plan):
        return False
    try:
        made = json.loads(certified(model, plan))
    except NotChecked:
        return False
    for each in (made, statement := json.loads(json.dumps(statement))):
        for name in ("config", "runs", "digest", "plan", "made_with"):
            del each["predicate"][name]
        del each["subject"]
    return same(made, statement)


def by_value(model: Model, plan: Plan) -> bool:
    return engine.by_value(model, plan).word == "legal"


def _both(config: dict[str, object], plan: dict[str, Plain]) -> tuple[Model, Plan]:
    return model_from_config(config), plan_of(plan)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    words, wrong, done = Counter[str](), list[str](), 0
    kept = checker.rebuilt
    checker.rebuilt = cache_of(kept)
    seed = asked.seed
    try:
        while done < asked.count:
            for what, text, statement in cases(seed):
                word, why = checker.judge(text)
                words[word] += 1
                done += 1
                if word == "legal" and not ("sealed" in what and holds(statement)):
                    wrong.append(f"{what}: {why}")
                if done % 500 == 0:
                    forget()
                if done >= asked.count:
                    break
            seed += 1
    finally:
        checker.rebuilt = kept
    told = f"seed {asked.seed}: {done} tampered, {dict(words)}; accepted wrongly: {len(wrong)}"
    sys.stdout.write("\n  ".join([told, *wrong[:20]]) + "\n")
    return 1 if wrong else 0


def cache_of(rebuilt: Any) -> Any:  # noqa: ANN401
    """The same answer for the same config and plan, without working it out again."""
    known: dict[str, Any] = {}

    def answer(model: Any, plan: Any, programs: Any = None, truths: Any = None) -> Any:  # noqa: ANN401
        if programs is not None:
            return rebuilt(model, plan, programs, truths)
        key = f"{plain(model)} {plan}"
        if len(known) > 64:
            known.clear()
        if key not in known:
            known[key] = rebuilt(model, plan)
        return known[key]

    return answer


def plain(value: Any) -> Any:  # noqa: ANN401
    if isinstance(value, checker.Bag):
        return {name: plain(each) for name, each in vars(value).items()}
    return [plain(each) for each in cast("list[Any]", value)] if isinstance(value, list) else value


if __name__ == "__main__":
    sys.exit(main())
