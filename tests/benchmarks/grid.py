"""What a verdict costs of a grid of plans, each of which is another, one after the other.

All in processor time of one process, `check` alone: in each quarter of the grid, again of plans
that were all met, and of some of which operators alone are taken again.
`.venv/bin/python -m tests.benchmarks.grid` prints it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from itertools import product
from random import Random

from shardproof.api import check
from shardproof.spec.engine import decide
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.reads import Switch
from tests.benchmarks.subjects import MODELS

DECODE = (None, {"tp": 4}, {"tp": 2, "dp": 2}, {"tp": 8})
APART = 100
"""Plans that are decided with nothing taken again."""


def grid() -> list[dict[str, object]]:
    """Degrees, cuts of heads, width and vocabulary, streams, and pools of decode."""
    found: list[dict[str, object]] = []
    for dp, pp, sp, tp, heads, width, vocabulary, stream, decode in product(
        (1, 2, 4), (1, 2, 4), (1, 2), (1, 2, 4, 8), ("even", "balanced", "chunk"),
        ("even", "balanced"), ("padded", "balanced"), ("whole", "tokens"), DECODE,
    ):  # fmt: skip
        fields: dict[str, object] = {
            "dp": dp, "pp": pp, "sp": sp, "tp": tp, "attention": {"heads": heads},
            "ffn": {"width": width}, "embedding": {"cut": vocabulary},
            "lm_head": {"cut": vocabulary}, "stream": stream,
        }  # fmt: skip
        found.append(fields if decode is None else {**fields, "decode": decode})
    return found


def each(model: Model, plans: Sequence[Plan]) -> float:
    """Milliseconds of a verdict."""
    begun = time.process_time()
    for plan in plans:
        check(model, plan)
    return 1000 * (time.process_time() - begun) / len(plans)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="llama-3.1-70b")
    asked = parser.parse_args()
    model = Model.from_config(MODELS / f"{asked.model}.json")
    every = grid()
    Random(1).shuffle(every)
    plans = [plan_of(fields) for fields in every]
    quarter = len(plans) // 4
    check(model, plans[0])
    told: list[tuple[str, float]] = []
    for at in range(4):
        part = plans[at * quarter : (at + 1) * quarter]
        told.append((f"quarter {at + 1} of {len(plans):,} plans", each(model, part)))
    told.append(("all met before", each(model, [plan_of(fields) for fields in every[:quarter]])))
    Switch.on = False
    decide.forget()
    each(model, plans[APART : 2 * APART])
    apart = each(model, plans[:APART])
    told.append(("operators alone again", apart))
    for name, cost in told:
        print(f"{name:28} {cost:7.3f} ms {1000 / cost:7,.0f} a second {apart / cost:6.1f} times")


if __name__ == "__main__":
    main()
