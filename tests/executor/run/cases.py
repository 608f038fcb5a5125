"""The small plans of tests/cases, with the models that they are for."""

from __future__ import annotations

from pathlib import Path

from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.read import read_file, read_text

CASES = Path(__file__).parents[2] / "cases"
ACCEPTED = sorted((CASES / "accepted").glob("*.yaml"))
NEAR_MISSES = sorted((CASES / "near_misses").glob("*.yaml"))


def load(file: Path) -> tuple[Model, Plan]:
    plan = read_plan(read_file(str(file)))
    return Model.from_config(file.parent / str(plan.model)), plan


def written(model: str, plan: str) -> tuple[Model, Plan]:
    """A model of tests/cases/models, and a plan as a person writes it."""
    return Model.from_config(CASES / "models" / f"{model}.json"), read_plan(
        read_text(plan, "plan.yaml")
    )
