"""Carries the near misses of tests/cases into the package, as what random ones begin at.

`python -m tests.fuzzing.publish` writes the file anew; a test compares.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from shardproof.certificate.made import canonical_plan
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from tests.executor.run.cases import CASES, NEAR_MISSES, load
from tests.tiers import clause_of

PUBLISHED = Path(__file__).parents[2] / "src" / "shardproof" / "fuzzing" / "near_misses.json"


def published() -> str:
    """The models by name, and of each clause the plans that break it alone."""
    models: dict[str, Any] = {}
    plans: dict[str, list[Any]] = {}
    for path in NEAR_MISSES:
        _, plan = load(path)
        name = Path(str(plan.model)).stem
        plans.setdefault(clause_of(path), []).append({"model": name, "plan": canonical_plan(plan)})
        models[name] = model_data(_without_notes(CASES / "models" / f"{name}.json"))
    data = {"models": models, "near_misses": plans}
    return json.dumps(data, indent=1, ensure_ascii=True, sort_keys=True) + "\n"


def _without_notes(config: Path) -> Model:
    """Notes tell how a config was read."""
    return replace(Model.from_config(config), notes=())


def main() -> None:
    PUBLISHED.write_text(published(), encoding="utf-8")


if __name__ == "__main__":
    main()
