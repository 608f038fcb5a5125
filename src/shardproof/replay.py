"""A plan and its model as one file, so that what came of them can be seen again elsewhere.

It says nothing of where or when it was made: the same plan and model give the same bytes.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from shardproof.api import REPLAY as MARK
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.write import plain_section
from shardproof.spec.record import replace
from shardproof.spec.source.node import Node
from shardproof.spec.verdict import Verdict

VERSION = 1
PARTS = (MARK, "model", "plan", "said")


def replay_text(verdict: Verdict) -> str:
    """The file's content: JSON with sorted keys, in ASCII."""
    data = replay_data(verdict.model, verdict.plan, list(verdict.unknown))
    return json.dumps(data, indent=1, sort_keys=True, ensure_ascii=True) + "\n"


def replay_data(model: Model, plan: Plan, said: list[str]) -> dict[str, Any]:
    """A plan and its model, and what was said of them."""
    # Notes tell how a config was read; a path to it is no part of the plan.
    written = {name: value for name, value in plain_section(plan).items() if name != "model"}
    found = dict(model_data(replace(model, notes=())))
    return {MARK: VERSION, "model": found, "plan": written, "said": said}


def written(verdict: Verdict, folder: Path) -> Verdict:
    """The verdict on which deciders disagree, with the file that shows it again."""
    text = replay_text(verdict)
    digest = blake2b(text.encode("ascii"), digest_size=6).hexdigest()
    path = folder / f"shardproof-replay-{digest}.json"
    try:
        path.write_text(text, encoding="ascii", newline="\n")
    except OSError as wrong:
        told = f"{path} cannot be written ({wrong.strerror}): keep the plan and its model"
        return replace(verdict, unknown=(*verdict.unknown, told))
    told = f"`shardproof check {path}` shows it again: send that file with a report"
    return replace(verdict, unknown=(*verdict.unknown, told), replay=str(path))


def taken_apart(root: Node) -> tuple[Node, Node]:
    """The plan and the model that such a file holds."""
    parts = root.value if isinstance(root.value, dict) else {}
    errors: list[InputError] = []
    place, version = parts.get(MARK, (root.place, root))
    if version.value is True or version.value != VERSION:
        message = f"the file is of another version: {MARK} is not {VERSION}"
        errors.append(InputError("REPLAY-VERSION", message, place, MARK, f"{MARK}: {VERSION}"))
    for name in PARTS:
        if name not in parts:
            message = f"{name} is missing"
            errors.append(InputError("REPLAY-MISSING", message, root.place, name, f"give {name}"))
    for name, (at, _) in parts.items():
        if name not in PARTS:
            message = f"a replay has no field {name[:60]!r}"
            errors.append(InputError("REPLAY-KEY", message, at, name[:60], "leave it out"))
    if errors:
        raise InputErrors(errors)
    return parts["plan"][1], parts["model"][1]
