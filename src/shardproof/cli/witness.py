"""Witness files: written whole or not at all, and replayed."""

from __future__ import annotations

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_json
from shardproof.cli.progress import progress
from shardproof.executor.run.divergence.first_divergence import look_inside
from shardproof.executor.run.outcome.outcome import Counterexample
from shardproof.executor.run.witness.files import Witness, replayed, witness_of, witness_text
from shardproof.executor.run.witness.reading import is_witness, read_witness
from shardproof.reports.runs import replay_data, replay_text
from shardproof.spec.errors import InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import PLAN_LIMIT, read_file
from shardproof.texts.files import ask_target, write_whole
from shardproof.verdict.smallest import smallest

OPTION = "--witness"


def made(original: Model, model: Model, plan: Plan, found: Counterexample) -> Witness:
    """The smallest witness that is found of a counterexample on `model`."""
    with progress("making the witness smaller") as watch:
        least, shown = smallest(model, plan, found, watch=watch)
    return witness_of(original, least, plan, shown)


def check_target(path: str) -> None:
    """Refuse to write over anything but a witness, before any work is done."""
    ask_target(path, _is_witness_file, OPTION, "witness")


def save(path: str, witness: Witness) -> None:
    """Write the file whole, or leave what was there."""
    write_whole(path, witness_text(witness).encode("ascii"), OPTION)


def _is_witness_file(path: str) -> bool:
    try:
        return is_witness(read_file(path, PLAN_LIMIT))
    except InputErrors:
        return False


def replay(path: str, root: Node, form: str) -> Exit:
    """Run a witness again, and say whether the same comes of it."""
    witness = read_witness(root)
    outcome = look_inside(witness.model, witness.plan, replayed(witness))
    if form == "json":
        put_json(replay_data(path, witness, outcome))
    else:
        put(replay_text(path, witness, outcome, page()))
    return Exit.ILLEGAL if outcome == witness.found else Exit.UNKNOWN
