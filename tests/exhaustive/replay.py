"""A plan that the deciders part over, as two files that `shardproof run` and `check` read."""

from __future__ import annotations

import json
from pathlib import Path

from shardproof.spec.model.write import model_data
from shardproof.spec.plan.write import inline, plain_section
from tests.exhaustive.sources import AnyChunk
from tests.exhaustive.work import Disagreement


def write(folder: Path, chunk: AnyChunk, found: Disagreement) -> Path:
    """`PLAN.yaml` beside its model; what each decider said stands on top."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{chunk.module}-{chunk.number}-{found.number}"
    config = folder / f"{name}.json"
    config.write_text(json.dumps(model_data(chunk.model(found.number)), indent=1) + "\n", "utf-8")
    said = [f"# {who} says {word}" for who, word in found.says.items()]
    about = [f"# {found.about}; {found.count:,} plans of this chunk", *said]
    fields = plain_section(chunk.plan(found.number))
    plan = [f"{key}: {inline(value)}" for key, value in fields.items()]
    path = folder / f"{name}.yaml"
    path.write_text("\n".join([*about, f"model: {config.name}", *plan]) + "\n", "utf-8")
    return path
