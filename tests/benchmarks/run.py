"""How long a plan's run takes, against the model on one device in the same numbers.

Each row is a ratio of medians of processor time within one process, the two taken in turn, so it
holds when the machine's speed drifts. Simulated ranks share one machine: a plan that splits the
work does as much of it as the model, and what it takes beyond that is the executor's own. `make
bench` runs it with one thread for products, and fails where a ratio is above its limit.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np

from shardproof.cli.collecting import seldom
from shardproof.executor.domains import Domain, Field, Float
from shardproof.executor.reference.generate import generate
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.weights import random_weights
from shardproof.spec.model.model import Attention, Dense, Layer, Model, Moe, Rope, Router
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.plan.read import plan_of

LARGE = Model(
    name="dense", family="llama", hidden=1024, vocab=4096, norm="rms", layers=(0, 0, 0, 0),
    kinds=(Layer(Attention(16, 8, 64, 64, rope=Rope(64)), Dense(width=2816)),),
)  # fmt: skip
SMALL_ATTENTION = Attention(4, 2, 4, 4, rope=Rope(4))
EXPERTS = Moe(experts=4, router=Router("softmax", 2), expert=Dense(4), shared=Dense(4))
SMALL = Model(
    name="all modules", family="small", hidden=8, vocab=12, norm="rms", layers=(0, 1),
    kinds=(Layer(SMALL_ATTENTION, Dense(8)), Layer(SMALL_ATTENTION, EXPERTS)),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Case:
    model: Model
    domain: Literal["float64", "field"]
    prompt: int
    steps: int
    limit: float
    rounds: int
    plans: tuple[Mapping[str, object], ...]


CASES = (
    Case(LARGE, "float64", 256, 2, 1.5, 5, ({"tp": 8}, {"tp": 4, "pp": 2}, {"sp": 2, "tp": 4})),
    # Calls and not products take the time, and four ranks make more of them.
    Case(
        SMALL, "field", 6, 3, 3.3, 41,
        ({"tp": 2, "pp": 2, "ep": 2}, {"tp": 2, "sp": 2, "ep": 2}),
    ),
)  # fmt: skip


def domain_of(case: Case) -> Domain:
    """A new one for each run: the field's remembers what it was asked."""
    return Field(trials=8) if case.domain == "field" else Float("float64")


def times(case: Case) -> dict[str, list[float]]:
    """Seconds of the model alone, under `model`, and of each plan."""
    first = domain_of(case)
    weights = random_weights(case.model, first)
    rng = np.random.default_rng(0)
    prompts = rng.integers(0, case.model.vocab, (first.trials, 1, case.prompt))
    workload = Workload(batch=1, prompt=case.prompt, steps=case.steps)
    plans = {told(each): plan_of(each).with_(workload=workload) for each in case.plans}

    def alone() -> None:
        domain = domain_of(case)
        generate(case.model, weights, [prompts[:, 0]], case.steps, domain, watch=False)

    def split(plan: Plan) -> None:
        execute(case.model, plan, weights, prompts, case.steps, domain_of(case))

    taken: dict[str, list[float]] = {name: [] for name in ("model", *plans)}
    for number in range(case.rounds + 1):
        for name, seconds in taken.items():
            start = time.process_time()
            if name == "model":
                alone()
            else:
                split(plans[name])
            if number:  # the first round fills the caches
                seconds.append(time.process_time() - start)
    return taken


def told(plan: Mapping[str, object]) -> str:
    return " ".join(f"{axis} {degree}" for axis, degree in plan.items())


def main() -> None:
    seldom()  # as every command does
    slow = False
    for case in CASES:
        taken = times(case)
        base = statistics.median(taken["model"])
        print(f"{case.model.name}, {case.domain}: at most {case.limit}")
        for name, seconds in taken.items():
            middle = statistics.median(seconds)
            slow |= middle > case.limit * base
            print(f"  {name:20} {middle * 1e3:8.1f} ms {middle / base:6.2f}")
    sys.exit("slower than it may be" if slow else 0)


if __name__ == "__main__":
    main()
