"""Texts to start from: what is shipped, every case, and plans that write everything."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from shardproof.fuzzing.plans import random_plan
from shardproof.spec.errors import InputErrors
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.write import plain_section
from shardproof.spec.source.node import Plain, plain
from shardproof.spec.source.read import read_file

ROOT = Path(__file__).parents[2]
FOLDERS = ("examples/plans", "tests/cases/near_misses", "tests/cases/accepted")
MODELS = ("examples/models", "tests/cases/models")
RANDOM_PLANS = 100


@dataclass(frozen=True, slots=True)
class Seed:
    folder: str
    """Where its text stands, so that its `model:` leads somewhere."""
    text: str
    tree: Plain


@dataclass(frozen=True, slots=True)
class Seeds:
    plans: tuple[Seed, ...]
    models: tuple[Seed, ...]
    names: tuple[str, ...]
    """The paths of the models."""


@cache
def seeds() -> Seeds:
    written = [seed for folder in FOLDERS for seed in _files(folder, "*.yaml")]
    models = [seed for folder in MODELS for seed in _files(folder, "*.json")]
    names = [
        f"{folder}/{file.name}" for folder in MODELS for file in sorted((ROOT / folder).iterdir())
    ]
    return Seeds((*written, *_made()), tuple(models), tuple(names))


def _files(folder: str, pattern: str) -> list[Seed]:
    found: list[Seed] = []
    for file in sorted((ROOT / folder).glob(pattern)):
        try:
            tree = plain(read_file(str(file)))
        except InputErrors:
            continue  # its own tests tell; here it is as good a text as any, but not a tree
        found.append(Seed(folder, file.read_text("utf-8"), tree))
    return found


def _made() -> list[Seed]:
    """Every field written out, and plans near the border of the law."""
    trees = [plain_section(Plan(), defaults=True) | {"prefill": {}, "decode": {}}]
    trees += [plain_section(random_plan(number)[1]) for number in range(RANDOM_PLANS)]
    model: Plain = "../models/llama-3.1-8b.json"
    written = [tree | {"model": model} for tree in trees]
    return [Seed("examples/plans", json.dumps(tree, indent=1), tree) for tree in written]
