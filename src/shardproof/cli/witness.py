"""Witness files: written whole or not at all, and replayed."""

from __future__ import annotations

import os
from pathlib import Path

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_json
from shardproof.cli.progress import progress
from shardproof.executor.run.outcome import Counterexample
from shardproof.executor.run.parting import look_inside
from shardproof.executor.run.smallest import smallest
from shardproof.executor.run.witness import Witness, replayed, witness_of, witness_text
from shardproof.executor.run.witness_reading import is_witness, read_witness
from shardproof.reports.runs import replay_data, replay_text
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import PLAN_LIMIT, read_file


def made(original: Model, model: Model, plan: Plan, found: Counterexample) -> Witness:
    """The smallest witness that is found of a counterexample on `model`."""
    with progress("making the witness smaller") as watch:
        least, shown = smallest(model, plan, found, watch=watch)
    return witness_of(original, least, plan, shown)


def check_target(path: str) -> None:
    """Refuse to write over anything but a witness, before any work is done."""
    target = Path(path)
    if not path or not target.parent.is_dir():
        message = "there is no folder of that name" if path else "it is no file name"
        raise _refused(path, message, "name a file in a folder that is there")
    if not os.path.lexists(target):
        return
    try:
        known = is_witness(read_file(path, PLAN_LIMIT))
    except InputErrors:
        known = False
    if not known:
        raise _refused(path, "the file exists, and is no witness", "name another file")


def save(path: str, witness: Witness) -> None:
    """Write the file whole, or leave what was there."""
    target = Path(path)
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with beside.open("x", encoding="ascii", newline="\n") as file:
            file.write(witness_text(witness))
        beside.replace(target)
    except OSError as wrong:
        raise _refused(path, f"cannot be written: {wrong.strerror}", "name another file") from None
    finally:
        beside.unlink(missing_ok=True)


def replay(path: str, root: Node, form: str) -> Exit:
    """Run a witness again, and say whether the same comes of it."""
    witness = read_witness(root)
    outcome = look_inside(witness.model, witness.plan, replayed(witness))
    if form == "json":
        put_json(replay_data(path, witness, outcome))
    else:
        put(replay_text(path, witness, outcome, page()))
    return Exit.ILLEGAL if outcome == witness.found else Exit.UNKNOWN


def _refused(path: str, what: str, right: str) -> InputErrors:
    return InputErrors(InputError("USAGE", what, Place(path), "--witness", right))
