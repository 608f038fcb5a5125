"""Reads a witness back: every error at once, each with its place, and nothing is run on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from shardproof.executor.domains.undefined import UNDEFINED
from shardproof.executor.run.outcome.compare import Difference
from shardproof.executor.run.outcome.outcome import (
    CannotRun,
    Counterexample,
    Different,
    Hangs,
    Tried,
    degrees_of,
)
from shardproof.executor.run.outcome.runnable import obstacle
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.trials.smaller_models import sizes
from shardproof.executor.run.witness.files import MARK, VERSION, WORKLOAD, About, Witness
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.layout.of_layers import wrong_layers
from shardproof.spec.model.neutral import model_from_neutral
from shardproof.spec.plan.read import read_plan
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.source.node import Node, place_of
from shardproof.spec.source.record_reading import Reading

Parts = Mapping[str, tuple[Place, Node]]
Part = TypeVar("Part")

_PARTS = (MARK, "model", "plan", "workload", "outcome", "about")
RANGES: Mapping[tuple[type, str], tuple[int, int]] = {
    (Tried, "batch"): (1, 2**20),
    (Tried, "prompt"): (1, 2**24),
    (Tried, "steps"): (0, 2**24),
    (Tried, "trials"): (1, 2**10),
    (Difference, "found"): (UNDEFINED, 2**53),
}


def is_witness(root: Node) -> bool:
    """Whether a file says that it is a witness."""
    return isinstance(root.value, dict) and MARK in root.value


def read_witness(root: Node) -> Witness:
    """The witness that a file holds, or everything wrong with it."""
    parts = root.value if isinstance(root.value, dict) else {}
    place, version = parts.get(MARK, (root.place, root))
    if version.value is True or version.value != VERSION:
        message = f"the witness is of another version: {MARK} is not {VERSION}"
        raise InputErrors(InputError("WITNESS-VERSION", message, place, MARK, f"{MARK}: {VERSION}"))
    reading = Reading("WITNESS", "a witness", RANGES)
    for name in _PARTS:
        if name not in parts:
            reading.wrong("MISSING", f"{name} is missing", root.place, name, f"give {name}")
    model = _part(reading, parts, "model", lambda node: model_from_neutral(node, "model"))
    plan = _part(reading, parts, "plan", read_plan)
    tried = _read_tried(reading, root, parts)
    about = reading.record(About, parts["about"][1], "about") if "about" in parts else None
    found = None
    if plan is not None and tried is not None and "outcome" in parts:
        found = _read_outcome(reading, parts["outcome"][1], tried, degrees_of(plan))
    if model and plan and found and about and not reading.errors:
        witness = Witness(model, plan, found, about)
        _check(reading, root, witness)
        if not reading.errors:
            return witness
    raise InputErrors(sorted(reading.errors, key=lambda error: error.place or Place("")))


def _part(reading: Reading, parts: Parts, name: str, read: Callable[[Node], Part]) -> Part | None:
    """A part that has a reader of its own."""
    if name not in parts:
        return None
    try:
        return read(parts[name][1])
    except InputErrors as wrong:
        reading.errors.extend(wrong.errors)
        return None


def _read_tried(reading: Reading, root: Node, parts: Parts) -> Tried | None:
    """What was run: the workload, and whatever else stands at the top."""
    if "workload" not in parts:
        return None
    workload = parts["workload"][1]
    if not isinstance(workload.value, dict):
        right = "give " + ", ".join(WORKLOAD)
        reading.wrong("TYPE", "workload is no mapping", workload.place, "workload", right)
        return None
    for name in workload.value.keys() - set(WORKLOAD):
        at = workload.value[name][0]
        shown = f"workload has no field {name[:60]!r}"
        reading.wrong("KEY", shown, at, f"workload.{name[:60]}", "give " + ", ".join(WORKLOAD))
    rest = {name: entry for name, entry in parts.items() if name not in (*_PARTS, *WORKLOAD)}
    for name in parts.keys() & set(WORKLOAD):
        reading.wrong("KEY", f"{name} belongs under workload", parts[name][0], name, "move it")
    sizes_ = {name: entry for name, entry in workload.value.items() if name in WORKLOAD}
    return reading.record(Tried, Node({**sizes_, **rest}, root.place), whole=True)


def _read_outcome(
    reading: Reading, node: Node, tried: Tried, degrees: Key
) -> Counterexample | None:
    """The counterexample that a file tells of."""
    entry = node.value.get("kind") if isinstance(node.value, dict) else None
    kind = entry[1].value if entry else None
    given = {"tried": tried, "degrees": degrees}
    match kind:
        case "different":
            at = reading.record(Difference, node, "outcome", beside=("kind",))
            return None if at is None else Different(tried, at, degrees)
        case "cannot run":
            return reading.record(CannotRun, node, "outcome", ("kind",), given)
        case "stuck":
            return reading.record(Hangs, node, "outcome", ("kind",), given)
        case _:
            place, right = entry[1].place if entry else node.place, "different, cannot run, stuck"
            reading.wrong("WORD", "outcome.kind is none", place, "outcome.kind", f"one of {right}")
            return None


def _check(reading: Reading, root: Node, witness: Witness) -> None:
    """What the parts must agree on."""
    why = obstacle(witness.model, witness.plan, witness.found.tried)
    if why:
        place = place_of(root, ("workload",), key=True)
        reading.wrong("SIZE", why, place, "workload", "give a smaller model or workload")
        return
    for wrong in wrong_layers(witness.model, witness.plan):
        place = place_of(root, ("plan", *wrong.path), key=True)
        reading.wrong("LAYER", wrong.message, place, ".".join(("plan", *wrong.path)), wrong.help)
    for number, fault in wrong_edits(witness.model, witness.plan) if witness.plan.edits else ():
        place = place_of(root, ("plan", "edits", number))
        reading.wrong("EDIT", fault.message, place, f"plan.edits[{number}]", fault.help)
    for name in WORKLOAD:
        said: int | None = getattr(witness.plan.workload, name)
        ran: int = getattr(witness.found.tried, name)
        if said is not None and said != ran:
            path = ("workload", name)
            message = f"workload.{name} is {ran}, and the plan is for {said}"
            reading.wrong("AGREE", message, place_of(root, path), ".".join(path), f"{said}")
    small = {name: to for name, (_, to) in witness.about.sizes.items()}
    if small != sizes(witness.model):
        place = place_of(root, ("about", "sizes"), key=True)
        right = "give for each size of the model what it was and what it is"
        message = "about.sizes are not those of the model"
        reading.wrong("AGREE", message, place, "about.sizes", right)
