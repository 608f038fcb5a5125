"""What `verify` takes of many plans, beside Python that starts and does nothing.

Each command in turn with an empty one, by processor time and by the most memory it had, or this
process before it. A plan holds where it takes no more than twice the empty one and 50 ms, and 100
MB. The plans are ten of every example model, and tp 64 of each with every stream and every split;
one that is not legal has no certificate. `.venv/bin/python -m tests.benchmarks.verify [MODEL ...]`
prints those that do not hold; `make bench-verify` publishes what was measured, of the models that
are named or of all, and leaves what was published of the others.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
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
from tests.benchmarks.measuring import Cold, cold, forked, machine
from tests.benchmarks.subjects import MODELS
from tests.digests import FOLDER, publish

FILE, PAGE = FOLDER / "verify.json", FOLDER / "verify.md"
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
    """The least that a command and an empty one take, by turns, until it holds or rounds are up."""
    pairs: list[tuple[Cold, Cold]] = []
    while True:
        pairs.append((cold(EMPTY, folder), cold(command, folder)))
        empty, full = (min(each, key=lambda one: one.seconds) for each in zip(*pairs, strict=True))
        if len(pairs) == rounds or full.seconds <= may(empty):
            return empty, full


def may(empty: Cold) -> float:
    """The seconds that a command may take."""
    return TIMES * empty.seconds + LEAST


@dataclass(frozen=True, slots=True)
class Measured:
    """One certificate, checked."""

    plan: str
    part: float
    """Of the processor time that it may take."""
    times: float
    """As long as an empty command."""
    mebibytes: float
    code: int

    @property
    def holds(self) -> bool:
        return self.part <= 1 and self.mebibytes <= MEBIBYTES and not self.code

    def __str__(self) -> str:
        return (
            f"{self.plan}: {self.times:.2f} times as long, {self.part:.2f} of what it may, "
            f"{self.mebibytes:.0f} MiB{'' if self.holds else ', does not hold'}"
        )


def measured(name: str, folder: Path, rounds: int, every: int = 1) -> Iterator[Measured]:
    """What `verify` takes of each plan of a model that has a certificate, or of each so-manyth."""
    path = folder / "cert.json"
    command = (sys.executable, "-m", "shardproof", "verify", str(path))
    for at, (said, fields) in enumerate(subjects()):
        if at % every:
            continue
        path.unlink(missing_ok=True)
        # In a child: a command begins with as much memory as this process has.
        forked(partial(written, name, fields, path))
        if not path.exists():
            continue
        empty, full = taken(command, folder, rounds)
        part, times = full.seconds / may(empty), full.seconds / empty.seconds
        yield Measured(said, part, times, full.mebibytes, full.code)


def row(found: list[Measured]) -> dict[str, Any]:
    """What is published of a model."""
    worst = max(found, key=lambda one: one.part)
    return {
        "plans": len(found),
        "median": round(statistics.median(one.part for one in found), 2),
        "most": round(worst.part, 2),
        "of": worst.plan,
        "mebibytes": round(max(one.mebibytes for one in found)),
        "missed": [
            [one.plan, round(one.part, 2), round(one.mebibytes)] for one in found if not one.holds
        ],
    }


HEAD = """\
# What `verify` takes

Made by `make bench-verify`. A command may take twice the processor time of `python -c pass` and
50 ms, and 100 MB. A number is the part of that time which it took. The two commands were run in
turn until it held, {rounds} times at most, and of each the least counts: what else the machine does
can only add to it. The plans are ten of every example model, and tp 64 of each with every stream
and every split. {machine}.

| Model | Plans with a certificate | middle | most | of which plan | most memory | do not hold |
|---|---:|---:|---:|---|---:|---:|"""
MISSED = """
## Those that do not hold

| Model | Plan | part of the time | memory |
|---|---|---:|---:|"""


def page(said: Mapping[str, Any]) -> str:
    """The tables for a person."""
    out, missed = [HEAD.format(**said)], list[str]()
    for name, one in said["models"].items():
        out.append(
            f"| {name} | {one['plans']} | {one['median']} | {one['most']} | {one['of']} | "
            f"{one['mebibytes']} MiB | {len(one['missed'])} |"
        )
        missed += [f"| {name} | {plan} | {part} | {mib} MiB |" for plan, part, mib in one["missed"]]
    left = [path.stem for path in sorted(MODELS.glob("*.json")) if path.stem not in said["models"]]
    out += [f"\nNot measured yet: {', '.join(left)}."] if left else []
    return "\n".join([*out, *([MISSED, *missed] if missed else [])]) + "\n"


def published(found: Mapping[str, list[Measured]], rounds: int) -> None:
    """Write what was measured in place of what was published of these models."""
    old: dict[str, Any] = json.loads(FILE.read_text("utf-8"))["models"] if FILE.exists() else {}
    models = old | {name: row(each) for name, each in found.items() if each}
    said = {"machine": machine(), "rounds": rounds, "models": dict(sorted(models.items()))}
    publish(FILE, json.dumps(said, indent=1, ensure_ascii=False) + "\n")
    publish(PAGE, page(said))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", nargs="*", help="all examples, if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--all", action="store_true", help="print those that hold as well")
    parser.add_argument("--publish", action="store_true", help=f"write {FILE.name} and {PAGE.name}")
    asked = parser.parse_args()
    names = asked.models or [path.stem for path in sorted(MODELS.glob("*.json"))]
    found: dict[str, list[Measured]] = {name: [] for name in names}
    with TemporaryDirectory() as made:
        for name in names:
            for one in measured(name, Path(made), asked.rounds):
                found[name].append(one)
                if asked.all or not one.holds:
                    print(f"{name}, {one}", flush=True)
    if asked.publish:
        published(found, asked.rounds)
    every = [one.holds for each in found.values() for one in each]
    print(f"{sum(every)} hold, {len(every) - sum(every)} do not")
    sys.exit(0 if all(every) else 1)


if __name__ == "__main__":
    main()
