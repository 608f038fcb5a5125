"""What commands and calls cost, and how that grows: `make bench-cost` publishes it.

Everything is processor time over that of `python -c 'import numpy'` in the same run. Cold is a
whole command. Warm is a call of a process that has made such calls before, but of another plan, so
that what its caches keep of this one is yet to be found.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from shardproof.api import decided_root
from shardproof.certificate import checker
from shardproof.cli.certify import certificate_of
from shardproof.spec.source.read import read_text
from shardproof.spec.verdict import Verdict
from shardproof.texts.inputs import Given
from tests.benchmarks.measuring import (
    NUMPY,
    Cold,
    Spread,
    exponent,
    forked,
    in_turn,
    machine,
    spread,
)
from tests.benchmarks.subjects import LARGE, SERIES, Subject
from tests.digests import FOLDER, publish

FILE = FOLDER / "cost.json"
PAGE = FOLDER / "cost.md"
OURS = (sys.executable, "-m", "shardproof")


def commands_of(folder: Path, name: str, subject: Subject) -> dict[str, list[str]]:
    """Commands on one plan; `verify` is of what `certify` has left."""
    stem = f"plan{len(list(folder.glob('*.yaml')))}"
    config, plan = folder / f"{stem}.json", folder / f"{stem}.yaml"
    config.write_text(subject.config, encoding="utf-8")
    plan.write_text(f"model: {config.name}\n{subject.plan}", encoding="utf-8")
    cert = str(folder / f"{stem}.cert.json")
    return {
        f"check: {name}": [*OURS, "check", str(plan)],
        f"certify: {name}": [*OURS, "certify", str(plan), "-o", cert],
        f"verify: {name}": [*OURS, "verify", cert],
    }


def why_commands(folder: Path) -> dict[str, list[str]]:
    """`why` of one reason, and of several on more ranks of larger models."""
    models, found = [subject.config for subject in LARGE.values()], dict[str, list[str]]()
    plans = {
        "one reason": (SERIES["layers"][0](2).config, "tp: 3\nattention: {heads: balanced}\n"),
        "two reasons, Llama-3.1-405B on 12 ranks": (models[0], "tp: 12\n"),
        "three reasons, DeepSeek-V3 on 24 ranks": (models[-1], "tp: 24\n"),
    }
    for number, (name, (config, plan)) in enumerate(plans.items()):
        (folder / f"why{number}.json").write_text(config, encoding="utf-8")
        path = folder / f"why{number}.yaml"
        path.write_text(f"model: why{number}.json\n{plan}", encoding="utf-8")
        found[f"why: {name}"] = [*OURS, "why", str(path)]
    return found


def whole_commands(folder: Path, rounds: int) -> dict[str, Any]:
    """Cold: each command over importing numpy, and its memory."""
    commands: dict[str, list[str]] = {"numpy": list(NUMPY)}
    for name, subject in LARGE.items():
        commands |= commands_of(folder, name, subject)
    small, broken = folder / "small.yaml", folder / "broken.yaml"
    (folder / "small.json").write_text(SERIES["layers"][0](2).config, encoding="utf-8")
    small.write_text("model: small.json\ntp: 2\n", encoding="utf-8")
    broken.write_text("model: small.json\ntp: 3\n", encoding="utf-8")
    commands |= why_commands(folder)
    commands |= {
        "why: an illegal plan": [*OURS, "why", str(broken)],
        "plans: 8 devices": [*OURS, "plans", str(folder / "small.json"), "-n", "8"],
        "run: a legal plan": [*OURS, "run", str(small)],
        "fuzz: 20 plans": [*OURS, "fuzz", "--examples", "20", "--seed", "1", "--jobs", "1"],
        "prove: one theorem": [*OURS, "prove", "column_split_concatenates", "--jobs", "1"],
    }
    taken = in_turn(commands, folder, rounds)
    base = spread([each.seconds for each in taken.pop("numpy")]).median
    return {name: _cold_row(found, base) for name, found in taken.items()}


def _cold_row(found: list[Cold], base: float) -> dict[str, Any]:
    return {
        **_row(spread([each.seconds for each in found]).over(base)),
        "mebibytes": round(max(each.mebibytes for each in found)),
        "exit": found[-1].code,
    }


def _row(found: Spread) -> dict[str, float]:
    digits = 4 if found.median < 0.1 else 2
    return {
        "ratio": round(found.median, digits),
        "low": round(found.low, digits),
        "high": round(found.high, digits),
    }


def verdict_of(subject: Subject) -> Verdict:
    root = read_text(f"model: model.json\n{subject.plan}", "plan.yaml")
    return decided_root("plan.yaml", root, Given(), partial(_model, subject))


def _model(subject: Subject, _path: str, _given: Given) -> Any:  # noqa: ANN401
    from shardproof.spec.model.config import model_from_node

    root = read_text(subject.config, "model.json")
    return model_from_node(root), root


def _certified(subject: Subject) -> bytes:
    data, obstacle = certificate_of(verdict_of(subject), 0)
    if data is None:
        raise RuntimeError(f"there is no certificate: {obstacle}")
    return data


def growth(numpy: float, rounds: int) -> dict[str, Any]:
    """Each series: the cost at each size, and the exponent."""
    out: dict[str, Any] = {}
    for subject in (SERIES["layers"][0](3), SERIES["experts"][0](2)):
        checker.judge(_certified(subject).decode())  # so that everything is imported and read
    for name, (make, sizes) in SERIES.items():
        costs: dict[str, dict[int, Spread]] = {}
        for size in sizes:
            for call, one in _separately(make(size), rounds).items():
                costs.setdefault(call, {})[size] = one
        out[name] = {
            call: {
                "sizes": list(found),
                "ratios": [_row(each.over(numpy)) for each in found.values()],
                "exponent": round(exponent(list(found), [e.median for e in found.values()]), 3),
            }
            for call, found in costs.items()
        }
    return out


def _separately(subject: Subject, rounds: int) -> dict[str, Spread]:
    """Each call of a subject in children of its own; what it rests on is made in one as well."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        found.setdefault("check", []).append(forked(partial(verdict_of, subject)))
        found.setdefault("certify", []).append(forked(partial(_certified, subject)))
    with TemporaryDirectory() as folder:
        path = Path(folder, "cert.json")
        forked(partial(_written, subject, path))
        text = path.read_text("utf-8") if path.exists() else None
    for _ in range(0 if text is None else rounds):
        found.setdefault("verify", []).append(forked(partial(_checked, text or "")))
    return {call: spread(each) for call, each in found.items()}


def _written(subject: Subject, path: Path) -> None:
    """The certificate of a plan that is legal."""
    if verdict_of(subject).word == "legal":
        path.write_bytes(_certified(subject))


def _checked(text: str) -> None:
    word, why = checker.judge(text)
    if word != "legal":
        raise RuntimeError(f"{word}: {why}")


HEAD = """\
# What commands and calls cost

Made by `make bench-cost`. A number is processor time over that of `python -c 'import numpy'` in the
same run: the median, and the quarters on both sides of it. {machine}; {rounds} rounds.

## Whole commands

| Command | × numpy | quarters | most memory | exit |
|---|---:|---|---:|---:|"""
GROWTH = """
## Growth of single calls in a warm process

The exponent is the slope of cost over size, both as logarithms: 0 is flat, 1 is linear.

| Over | Call | from | to | × numpy, first and last | exponent |
|---|---|---:|---:|---|---:|"""


def page(found: dict[str, Any]) -> str:
    """The tables for a person."""
    out = [HEAD.format(**found)]
    out += [
        f"| {name} | {each['ratio']} | {each['low']}–{each['high']} | {each['mebibytes']} MiB |"
        f" {each['exit']} |"
        for name, each in found["cold"].items()
    ]
    out.append(GROWTH)
    for name, calls in found["growth"].items():
        for call, row in calls.items():
            sizes, ratios = row["sizes"], row["ratios"]
            out.append(
                f"| {name} | {call} | {sizes[0]:,} | {sizes[-1]:,} | {ratios[0]['ratio']}, "
                f"{ratios[-1]['ratio']} | {row['exponent']} |"
            )
    return "\n".join(out) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--publish", action="store_true", help="write reports/published/cost.*")
    asked = parser.parse_args()
    with TemporaryDirectory() as made:
        folder = Path(made)
        numpy = spread(
            [e.seconds for e in in_turn({"numpy": NUMPY}, folder, asked.rounds)["numpy"]]
        )
        found = {
            "machine": machine(),
            "rounds": asked.rounds,
            "cold": whole_commands(folder, asked.rounds),
            "growth": growth(numpy.median, asked.rounds),
        }
    if asked.publish:
        publish(FILE, json.dumps(found, indent=1, ensure_ascii=False) + "\n")
        publish(PAGE, page(found))
    else:
        print(page(found))


if __name__ == "__main__":
    main()
