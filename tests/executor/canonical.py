"""The canonical plans: every product of the five primitives, with canonical layouts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.plan.read import plan_of

MODELS = Path(__file__).resolve().parents[2] / "examples" / "models"
ARCHITECTURES = (
    "llama-3.1-8b",
    "gpt2",
    "mixtral-8x7b",
    "deepseek-v3",
    "gemma-2-9b",
    "falcon-7b",
)
BALANCED: dict[str, object] = {
    "attention": {"heads": "balanced"},
    "ffn": {"width": "balanced"},
    "moe": {"experts": "balanced", "width": "balanced", "shared": {"width": "balanced"}},
}
WORKLOAD = Workload(batch=3, prompt=5, steps=2)
MOST_RANKS = 16

Degrees = dict[str, int]


def degrees() -> Iterator[Degrees]:
    """Every product of degrees from 1 to 4 that fits, with every ep that divides a stage."""
    for tp, sp, pp, dp in product(range(1, 5), repeat=4):
        stage = dp * sp * tp
        if stage * pp <= MOST_RANKS:
            for ep in range(1, 5):
                if stage % ep == 0:
                    yield {"tp": tp, "sp": sp, "pp": pp, "dp": dp, "ep": ep}


def plans() -> Iterator[tuple[str, Plan]]:
    """Each degree in both phases, and with its tp and dp changed places in decode."""
    for each in degrees():
        name = " ".join(f"{axis}{degree}" for axis, degree in each.items())
        yield name, plan_of({**each, **BALANCED})
        if each["tp"] != each["dp"]:
            decode = {"tp": each["dp"], "dp": each["tp"]}
            yield f"{name}, other decode", plan_of({**each, **BALANCED, "decode": decode})


ALL = list(plans())
