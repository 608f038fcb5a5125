"""A night of right executors, in every kind of floats: whatever fails here is a false alarm.

    python -m tests.harness.nightly --budget 1h [--only torch_tp jax_tp] [--seed 7]

The time is shared out evenly; each executor has other cases each night, by the seed that is
printed. Exits with 1 if one fails, and with 3 if of some floats nothing is known.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import runpy
import shlex
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from typing import Any

from shardproof.executor.domains.floating import Kind
from shardproof.harness.executors import asker_of, fuzzed
from shardproof.harness.http import HttpExecutor
from shardproof.harness.limits import budget_of, limits_of
from shardproof.harness.outcome import Failed, NoPower, Tally
from shardproof.harness.run import Run
from shardproof.harness.space import space_of
from shardproof.spec.amounts import amount

EXECUTORS = Path(__file__).parents[2] / "examples" / "executors"
KINDS: tuple[Kind, ...] = ("float64", "float32", "bfloat16")
BLOCK = ("llama", "mistral", "qwen2", "qwen3")
TP: Mapping[str, object] = {"tp": (1, 2, 4), "fits": (True, True, False)}


@dataclass(frozen=True, slots=True)
class Engine:
    """A right executor, what it is asked, and what it needs besides the lock."""

    executor: object
    asked: Mapping[str, Any]
    needs: tuple[str, ...] = ()
    inside: Mapping[Kind, Kind] = field(default_factory=dict[Kind, Kind])
    """What it computes in somewhere, under longer floats."""


def engines() -> dict[str, Engine]:
    """All of them, by name."""

    def class_in(folder: str) -> str:
        return f"{EXECUTORS / folder / 'engine.py'}:Engine"

    serve = EXECUTORS / "http_server" / "serve.py"
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(serve))}"
    found = {
        "numpy": Engine("shardproof.harness.ours:Numpy", {}),
        "torch_tp": Engine(
            class_in("torch_tp"), {"models": {"families": BLOCK}, "plans": TP}, ("torch",)
        ),
        "jax_tp": Engine(
            class_in("jax_tp"), {"models": {"families": BLOCK}, "plans": TP, "shapes": 6}, ("jax",)
        ),
        "http_server": Engine(
            HttpExecutor(f"{command} {{checkpoint}} --tp {{tp}} --port {{port}}"),
            {"models": {"families": BLOCK}, "plans": {**TP, "tp": (1, 2)}},
            inside={"float64": "float32"},
        ),
        "transformers_tp": Engine(
            class_in("transformers_tp"), {"models": {"kv_heads": (4, 2)}, "plans": TP},
            ("torch", "transformers", "accelerate"), {"float64": "float32"},
        ),
    }  # fmt: skip
    if "VLLM_PYTHON" in os.environ:
        server = str(runpy.run_path(str(EXECUTORS / "vllm_server" / "test_engine.py"))["SERVER"])
        found["vllm_server"] = Engine(
            HttpExecutor(server, refuses=(1,), starting=600),
            {
                "models": {"families": ("llama", "qwen2"), "layers": (1, 2), "pairs": 16},
                "plans": {"tp": (1, 2), "fits": True}, "shapes": 1, "weights": 1,
            },
        )  # fmt: skip
    return found


def missing(engine: Engine) -> str:
    """The first of what it needs that is not installed."""
    return next((name for name in engine.needs if importlib.util.find_spec(name) is None), "")


@dataclass(slots=True)
class Night:
    """What came of it, by floats."""

    words: dict[Kind, Counter[str]]
    compared: Counter[Kind] = field(default_factory=Counter[Kind])
    powerful: Counter[Kind] = field(default_factory=Counter[Kind])
    failed: list[str] = field(default_factory=list[str])
    unknown: list[str] = field(default_factory=list[str])

    def note(self, kind: Kind, tally: Tally) -> None:
        self.words[kind].update(tally.words)
        self.compared[kind] += tally.tiers.total()
        self.powerful[kind] += tally.counted.total()

    @property
    def code(self) -> int:
        dark = [kind for kind in self.words if not self.powerful[kind]]
        return 1 if self.failed else 3 if self.unknown or dark else 0

    def __str__(self) -> str:
        out: list[str] = []
        for kind, words in self.words.items():
            said = ", ".join(f"{count} {word}" for word, count in sorted(words.items()))
            share = f"{self.powerful[kind]} of {self.compared[kind]} answers had power"
            verdict = share if self.powerful[kind] else f"unknown: {share}"
            out.append(f"{kind}: {amount(words.total(), 'case')}: {said or 'none'}; {verdict}")
        out += [f"failed: {name}" for name in self.failed]
        out += [f"unknown: {name}" for name in self.unknown]
        return "\n".join(out)


def one(name: str, engine: Engine, kind: Kind, seed: int, budget: float, night: Night) -> None:
    """An executor in one kind of floats, for its share of the time."""
    asked = engine.asked
    asker, reached = asker_of(engine.executor, 120)
    run = Run(
        space_of(asked.get("models"), asked.get("plans")), kind, engine.inside.get(kind),
        time_limit=0.0, replayed_by=reached,
        limits=limits_of(budget, asked.get("shapes"), asked.get("weights")),
    )  # fmt: skip
    try:
        fuzzed(asker, run, seed, "shardproof-nightly", None)
    except NoPower as wrong:
        night.unknown.append(f"{name}, {kind}: {wrong}")
    except Failed as wrong:
        night.failed.append(f"{name}, {kind}\n{wrong}")
    night.note(kind, run.tally)


def main() -> int:
    every = engines()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=budget_of, default=3600.0, metavar="TIME")
    parser.add_argument("--only", nargs="+", choices=sorted(every), default=list(every))
    parser.add_argument("--dtypes", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(2**32))
    asked = parser.parse_args()
    names: list[str] = []
    for name in asked.only:
        if absent := missing(every[name]):
            print(f"{name}: left out, for {absent} is not installed")  # noqa: T201
        else:
            names.append(name)
    kinds: list[Kind] = asked.dtypes
    each = max(1.0, asked.budget / (len(names) * len(kinds) or 1))
    which = f"{', '.join(names)} in {', '.join(kinds)}"
    print(f"seed {asked.seed}; {each:.0f} s for each of {which}", flush=True)  # noqa: T201
    night = Night({kind: Counter() for kind in kinds})
    for kind in kinds:
        for name in names:
            one(name, every[name], kind, asked.seed, each, night)
            sys.stdout.flush()
    print(night)  # noqa: T201
    return night.code


if __name__ == "__main__":
    sys.exit(main())
