"""A case as a file: a plan with its model, as `check` and `run` read it, and who said what.

In a test of one's own `@example(saved("FILE"))` has Hypothesis try it first.
"""

from __future__ import annotations

import json
import os
from hashlib import blake2b
from pathlib import Path

from shardproof.api import judged
from shardproof.replay import replay_data
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.read import PLAN_LIMIT, read_file
from shardproof.texts.files import write_whole
from shardproof.verdict.edited import plan_errors

OPTION = "--save"


def saved(path: str | os.PathLike[str]) -> tuple[Model, Plan]:
    """The model and the plan of a file that `shardproof fuzz` has saved, or of any plan's file."""
    name = os.fspath(path)
    root = read_file(name, PLAN_LIMIT)
    found = judged(name, root)
    if errors := list(plan_errors(found.model, found.plan, root)):
        raise InputErrors(errors)
    return found.model, found.plan


def text_of(model: Model, plan: Plan, said: list[str]) -> str:
    """The file's content: the same plan, model and words give the same bytes."""
    data = replay_data(model, plan, said)
    return json.dumps(data, indent=1, sort_keys=True, ensure_ascii=True) + "\n"


def save(folder: str, model: Model, plan: Plan, said: list[str]) -> str:
    """Write it into the folder; the file's path. Its name is that of model and plan."""
    digest = blake2b(text_of(model, plan, []).encode(), digest_size=6).hexdigest()
    path = Path(folder) / f"shardproof-fuzz-{digest}.json"
    write_whole(str(path), text_of(model, plan, said).encode("ascii"), OPTION)
    return str(path)


def ask_folder(folder: str) -> None:
    """Make the folder, before any work is done."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        message = f"cannot be written: {why}"
        raise InputErrors(
            InputError("FILE-WRITE", message, Place(folder), OPTION, "name a folder")
        ) from None
