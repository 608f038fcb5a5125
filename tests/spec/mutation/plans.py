"""Small plans kept for what they tell apart: one a line, with the clauses that it breaks.

They were found by search, where no case of `tests/cases` told a mutant from the
law. A run says of each whether its verdict is right.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.read import read_text
from tests.executor.run.cases import CASES
from tests.spec.mutation.held import Held, held

HERE = Path(__file__).parent
FILE = HERE / "plans.txt"
MODELS = (CASES / "models", HERE / "models")


@dataclass(frozen=True, slots=True)
class Kept:
    """A line: what the plan breaks, or `legal`; its model; the plan."""

    name: str
    breaks: tuple[str, ...]
    model: str
    written: str

    def load(self) -> tuple[Model, Plan]:
        [config] = (file for at in MODELS if (file := at / f"{self.model}.json").is_file())
        return Model.from_config(config), read_plan(read_text(self.written, self.name))


@cache
def kept(file: Path = FILE) -> tuple[Kept, ...]:
    return tuple(_read(file))


def _read(file: Path) -> Iterator[Kept]:
    for line in file.read_text("utf-8").splitlines():
        codes, model, written = line.split(" | ")
        breaks = () if codes == "legal" else tuple(codes.split(", "))
        name = f"plan-{sha256(f'{model} {written}'.encode()).hexdigest()[:6]}"
        yield Kept(name, breaks, model, written)


def drop_unneeded(needed: Collection[str], file: Path = FILE) -> list[str]:
    """Keep those of these names alone; gives the names of the others."""
    lines = file.read_text("utf-8").splitlines()
    left = [*zip(_read(file), lines, strict=True)]
    file.write_text("".join(f"{line}\n" for each, line in left if each.name in needed), "utf-8")
    return [each.name for each, _ in left if each.name not in needed]


@cache
def kept_plans() -> tuple[Held, ...]:
    return tuple(held(each.name, each.breaks, *each.load()) for each in kept())
