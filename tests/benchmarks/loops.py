"""What a verdict costs in loops that somebody may write: `check` of plans that all differ.

Each loop is in a process of its own, in processor time, after one plan by which everything is
loaded. `.venv/bin/python -m tests.benchmarks.loops` prints it; with names, of these loops alone.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product

from shardproof.api import check
from shardproof.spec.model.model import Model
from shardproof.spec.plan.read import plan_of
from tests.benchmarks.subjects import MODELS

Written = dict[str, object]


def size(prompt: int = 128, batch: int = 4, steps: int = 3) -> Written:
    return {"prompt": prompt, "batch": batch, "steps": steps}


def degrees(
    tp: Iterable[int], pp: Iterable[int], dp: Iterable[int], sp: Iterable[int]
) -> list[Written]:
    return [
        dict(zip(("tp", "pp", "dp", "sp"), each, strict=True)) for each in product(tp, pp, dp, sp)
    ]


def cuts() -> list[Written]:
    return [
        {"tp": tp, "pp": pp, "dp": dp, "attention": {"heads": heads}, "ffn": {"width": width},
         "embedding": {"cut": ids}, "lm_head": {"cut": ids}, "stream": stream}
        for tp, pp, dp, heads, width, ids, stream in product(
            (1, 2, 4, 8), (1, 2, 3, 4, 8), (1, 2, 3, 4, 8), ("even", "balanced", "chunk"),
            ("even", "balanced"), ("padded", "balanced"), ("whole", "tokens"))
    ]  # fmt: skip


FEW, MANY = (1, 2, 4, 8), range(1, 17)
LOOPS: dict[str, Callable[[], list[Written]]] = {
    "prompts": lambda: [{"tp": 8, "workload": size(prompt=n)} for n in range(100, 2100)],
    "prompts over sp": lambda: [
        {"tp": 4, "sp": 2, "workload": size(prompt=n)} for n in range(100, 2100)
    ],
    "batches": lambda: [{"tp": 4, "dp": 2, "workload": size(batch=n)} for n in range(2, 2002)],
    "steps": lambda: [{"tp": 8, "workload": size(steps=n)} for n in range(1, 2001)],
    "workloads": lambda: [
        {"tp": 8, "workload": size(*each)}
        for each in product(range(32, 1024, 50), range(1, 11), range(1, 101, 10))
    ],
    "degrees": lambda: degrees(FEW, MANY, range(1, 9), FEW),
    "degrees, half illegal": lambda: degrees((*range(1, 9), 12, 16), MANY, range(1, 9), FEW[:3]),
    "degrees and prompts": lambda: [
        {**each, "workload": size(prompt=n)}
        for each in degrees(FEW, FEW, FEW[:3], FEW[:3]) for n in range(100, 114)
    ],
    "cuts": cuts,
    "pools": lambda: [
        {"tp": tp, "pp": pp, "decode": {"tp": own, "dp": dp}}
        for tp, pp, own, dp in product(FEW, MANY, FEW, range(1, 9))
    ],
    "experts": lambda: [
        {"tp": tp, "pp": pp, "dp": dp, "ep": ep}
        for tp, pp, dp, ep in product(FEW, range(1, 25), range(1, 9), FEW) if tp * dp % ep == 0
    ],
}  # fmt: skip
MODEL = "llama-3.1-8b"
ALSO = (("experts", "mixtral-8x7b"), ("degrees", "deepseek-v3"), ("prompts", "gpt-oss-120b"))


def told(name: str, model_name: str) -> str:
    """A loop in this process: how many a second, without and with the first plan of all."""
    model = Model.from_config(MODELS / f"{model_name}.json")
    plans = [plan_of(written) for written in LOOPS[name]()]
    begun = time.process_time()
    check(model, plans[0])
    first = time.process_time()
    words = Counter(check(model, plan).word for plan in plans)
    ended = time.process_time()
    said = ", ".join(f"{count:,} {word}" for word, count in sorted(words.items()))
    return (
        f"{name:22} {model_name:13} {len(plans):6,} plans {len(plans) / (ended - first):7,.0f} a "
        f"second {len(plans) / (ended - begun):7,.0f} with the first one   {said}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *LOOPS])
    parser.add_argument("--model")
    parser.add_argument("--here", action="store_true", help="one loop, in this process")
    asked = parser.parse_args()
    if asked.here:
        print(told(asked.names[0], asked.model or MODEL))
        return
    names: list[str] = asked.names or [name for name in LOOPS if name != "experts"]
    pairs = [(name, asked.model or MODEL) for name in names]
    for name, model in pairs if asked.names or asked.model else (*pairs, *ALSO):
        command = [sys.executable, "-m", "tests.benchmarks.loops", name, "--model", model, "--here"]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
