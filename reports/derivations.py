"""A derivation: what the ranks have of every operator's result, by its values, and by which law."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shardproof.reports.pictures.pieces import parts
from shardproof.reports.printable import clean
from shardproof.spec.engine.laws import law_of
from shardproof.spec.engine.placements import Placed, Placement, placements
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.op import Op
from shardproof.spec.program.told import plain
from shardproof.spec.source.node import Plain

VERSION = 2


def derivation_text(model: Model, plan: Plan) -> str:
    """Both phases, two lines an operator; layers that are alike once, with their number."""
    out: list[str] = []
    for name, found in _phases(model, plan).items():
        out += ["", f"{name}:", *_lines(model, plan, name, found)]
    return "\n".join(out)


def _phases(model: Model, plan: Plan) -> Mapping[PhaseName, Placed]:
    found = placements(model, plan)
    return {name: found[name] for name in (PHASES[:1] if plan.workload.steps == 0 else PHASES)}


def _lines(model: Model, plan: Plan, name: PhaseName, found: Placed) -> Iterator[str]:
    if found.why:
        yield f"  {clean(found.why)}"
    for part in parts(model, plan, name):
        yield f"  {part.title}:"
        for op in part.ops:
            yield f"    {clean(str(op))}"
            placed = found.of.get(op.out)
            if placed is not None:
                law = law_of(op.kind, partial=bool(placed.partial))
                yield f"      {clean(str(placed))}{f'; by {law}' if law else ''}"


def derivation_data(model: Model, plan: Plan) -> dict[str, Plain]:
    """The same for a program."""
    phases: dict[str, Plain] = {
        name: {"parts": [_part(part.title, part.layers, part.ops, found)
                         for part in parts(model, plan, name)],
               "stopped": found.why or None}
        for name, found in _phases(model, plan).items()
    }  # fmt: skip
    return {"version": VERSION, **phases}


def _part(title: str, layers: int, ops: tuple[Op, ...], found: Placed) -> Plain:
    return {
        "part": title,
        "layers": layers,
        "steps": [_step(op, found.of.get(op.out)) for op in ops],
    }


def _step(op: Op, placed: Placement | None) -> Plain:
    law = None if placed is None else law_of(op.kind, partial=bool(placed.partial))
    return {
        "name": op.out,
        "kind": op.kind,
        "of": list(op.ins),
        "about": {key: plain(value) for key, value in op.about.items()},
        "layer": op.layer,
        "on": [str(where) for where in op.where],
        "law": law or None,
        "gives": None if placed is None else _given(placed),
    }


def _given(placed: Placement) -> Plain:
    over = ("ep", "etp") if "block" in placed.partial else placed.partial
    return {
        "dimensions": [
            {"name": dim.name, "size": dim.size, "map": plain(dim.map)} for dim in placed.dims
        ],
        "partial": list(over),
        "tokens": placed.tokens,
    }
