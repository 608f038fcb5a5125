"""What `verify` takes of many plans, beside Python that starts and does nothing.

Each command in turn with an empty one, by processor time and by the most memory it had, or this
process before it. A plan holds where it takes no more than twice the empty one and 50 ms, and 100
MB. The plans are ten of every example model, and tp 64 of each with every stream and every split;
one that is not legal has no certificate. `.venv/bin/python -m tests.benchmarks.verify [MODEL ...]`
prints those that do not hold.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from shardproof.certificate import checker
from shardproof.certificate.made import certificate
from shardproof.certificate.valued import NotChecked
from shardproof.spec.model.config import model_from_config
from shardproof.spec.plan.read import plan_of
from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_text
from tests.benchmarks.certify import PLANS
from tests.benchmarks.measuring import Cold, cold
from tests.benchmarks.subjects import MODELS

Fields = Mapping[str, Any]
EMPTY = (sys.executable, "-c", "pass")
LEAST, TIMES, MEBIBYTES = 0.05, 2, 100
STREAMS = ("whole", "tokens", "hidden")
SPLITS: Mapping[str, Fields] = {
    "as always": {},
    "embedding over hidden": {"embedding": {"split": "hidden"}},
    "embedding on each rank": {"embedding": {"split": "none"}},
    "queries by input": {"attention": {"qkv": {"split": "in"}}},
    "queries by head_dim": {"attention": {"qkv": {"split": "head_dim"}}},
    "attention's output by output": {"attention": {"out": {"split": "out"}}},
    "up and gate by input": {"ffn": {"up": {"split": "in"}, "gate": {"split": "in"}}},
    "down by output": {"ffn": {"down": {"split": "out"}}},
    "router by input": {"moe": {"router": {"split": "hidden"}}},
    "router by experts": {"moe": {"router": {"split": "experts"}}},
    "head by input": {"lm_head": {"split": "in"}},
    "head on each rank": {"lm_head": {"split": "none"}},
    "all by input": {
        "embedding": {"split": "hidden"}, "lm_head": {"split": "in"},
        "attention": {"qkv": {"split": "in"}, "out": {"split": "out"}},
        "ffn": {"up": {"split": "in"}, "gate": {"split": "in"}, "down": {"split": "out"}},
    },
}  # fmt: skip
CUTS: tuple[Fields, ...] = ({}, {"hidden": "balanced", "attention": {"heads": "balanced"},
             "ffn": {"width": "balanced"}})  # fmt: skip
"""Ranks that divide everything, and such as do not."""


def merged(one: Fields, other: Fields) -> dict[str, Any]:
    """Both, with what sections say in each."""
    found = dict(one)
    for key, each in other.items():
        mine = found.get(key)
        both = isinstance(mine, dict) and isinstance(each, dict)
        found[key] = merged(cast("Fields", mine), cast("Fields", each)) if both else each
    return found


def subjects() -> Iterator[tuple[str, Fields]]:
    for number, text in enumerate(PLANS):
        yield f"plan {number}", cast("Fields", plain(read_text(text, "plan.yaml")))
    for stream in STREAMS:
        for split, fields in SPLITS.items():
            for at, cut in enumerate(CUTS):
                plan = merged({"tp": 64, "stream": stream, **cut}, fields)
                yield f"tp 64, stream {stream}, {split}{', balanced' * at}", plan


def written(name: str, fields: Fields, path: Path) -> bool:
    """The certificate of a plan, if it has one."""
    config = json.loads((MODELS / f"{name}.json").read_text("utf-8"))
    checker.begin()
    try:
        path.write_bytes(certificate(model_from_config(config), plan_of(fields), config))
    except NotChecked:
        return False
    return True


def taken(command: tuple[str, ...], folder: Path, rounds: int) -> tuple[Cold, Cold]:
    """The least that a command and an empty one take, by turns."""
    pairs = [(cold(EMPTY, folder), cold(command, folder)) for _ in range(rounds)]
    empty, full = (min(each, key=lambda one: one.seconds) for each in zip(*pairs, strict=True))
    return empty, full


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", nargs="*", help="all examples, if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--all", action="store_true", help="print those that hold as well")
    asked = parser.parse_args()
    names = asked.models or [path.stem for path in sorted(MODELS.glob("*.json"))]
    held, others = 0, 0
    with TemporaryDirectory() as made:
        path = Path(made, "cert.json")
        command = (sys.executable, "-m", "shardproof", "verify", str(path))
        for name in names:
            for said, fields in subjects():
                if not written(name, fields, path):
                    continue
                empty, full = taken(command, path.parent, asked.rounds)
                most = TIMES * empty.seconds + LEAST
                holds = full.seconds <= most and full.mebibytes <= MEBIBYTES and not full.code
                held, others = held + holds, others + (not holds)
                if asked.all or not holds:
                    print(
                        f"{name}, {said}: {full.seconds / empty.seconds:.2f} times as long, "
                        f"{full.seconds / most:.2f} of what it may, {full.mebibytes:.0f} MiB"
                        f"{'' if holds else ', does not hold'}",
                        flush=True,
                    )
    print(f"{held} hold, {others} do not")
    sys.exit(1 if others else 0)


if __name__ == "__main__":
    main()
