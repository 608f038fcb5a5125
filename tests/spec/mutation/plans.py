"""Small plans kept for what they tell apart: one a line, with the clauses that it breaks.

They were found by search, where no case of `tests/cases` told a mutant from the
law. A run says of each whether its verdict is right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from shardproof.spec.errors import Place
from shardproof.spec.model.config import node_of
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_file
from tests.executor.run.cases import CASES
from tests.spec.mutation.held import Held, held

HERE = Path(__file__).parent
FILE = HERE / "plans.yaml"
MODELS = (CASES / "models", HERE / "models")


@dataclass(frozen=True, slots=True)
class Kept:
    name: str
    model: str
    breaks: tuple[str, ...]
    written: dict[str, object]

    def load(self) -> tuple[Model, Plan]:
        plan = read_plan(node_of(self.written, Place(f"{self.name}.yaml")))
        [config] = (file for at in MODELS if (file := at / f"{self.model}.json").is_file())
        return Model.from_config(config), plan


@cache
def kept() -> tuple[Kept, ...]:
    return tuple(_read())


def _read() -> Iterator[Kept]:
    lines = cast("dict[str, dict[str, object]]", plain(read_file(str(FILE))))
    for name, line in lines.items():
        model, breaks, written = line["model"], line["breaks"], line["plan"]
        yield Kept(
            name,
            str(model),
            tuple(map(str, cast("list[object]", breaks))),
            cast("dict[str, object]", written),
        )


@cache
def kept_plans() -> tuple[Held, ...]:
    return tuple(held(each.name, each.breaks, *each.load()) for each in kept())
