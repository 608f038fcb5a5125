"""The program of a plan, operator by operator, for a person and for a program."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, cast

from shardproof.reports.printable import clean
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import PhaseProgram, lower
from shardproof.spec.program.op import Op, Split

_LAYER = re.compile(r"layers\.(\d+)\b")


def program_text(model: Model, plan: Plan, phases: Sequence[PhaseName] = PHASES) -> str:
    """Both phases and what stands between; layers that repeat the one before are folded."""
    out: list[str] = []
    for name in phases:
        if out:
            out += ["", "between:", *(f"  {clean(str(op))}" for op in handoff(plan)), ""]
        out += [f"{name}:", *_visits(lower(model, plan, name))]
    return "\n".join(out)


def _visits(program: PhaseProgram) -> Iterator[str]:
    for visit in program.visits:
        yield f"  stage {visit.stage}:"
        yield from (f"    {line}" for line in _folded(visit.ops))


def _folded(ops: Sequence[Op]) -> Iterator[str]:
    before, alike = "", list[int]()
    for layer, group in groupby(ops, key=_layer_of):
        lines = [clean(str(op)) for op in group]
        shape = "\n".join(_relative(line, layer) for line in lines)
        if layer is not None and shape == before:
            alike.append(layer)
            continue
        yield from _told(alike)
        before, alike = shape, []
        yield from lines
    yield from _told(alike)


def _layer_of(op: Op) -> int | None:
    found = _LAYER.match(op.out)
    return int(found[1]) if found else None


def _relative(line: str, layer: int | None) -> str:
    """The operator with layers counted from its own."""
    return _LAYER.sub(lambda m: f"layers.{int(m[1]) - (layer or 0):+d}", line)


def _told(alike: Sequence[int]) -> Iterator[str]:
    if len(alike) == 1:
        yield f"layers.{alike[0]}: as the layer before"
    elif alike:
        yield f"layers.{alike[0]} to layers.{alike[-1]}: as the layer before"


def program_data(model: Model, plan: Plan, phases: Sequence[PhaseName] = PHASES) -> dict[str, Any]:
    return {
        "version": 1,
        "model": model.name,
        **{
            name: [
                {"stage": visit.stage, "operators": [_data(op) for op in visit.ops]}
                for visit in lower(model, plan, name).visits
            ]
            for name in phases
        },
        **({"between": [_data(op) for op in handoff(plan)]} if len(phases) > 1 else {}),
    }


def _data(op: Op) -> dict[str, Any]:
    return {
        "name": op.out,
        "operator": op.kind,
        "of": list(op.ins),
        "about": {key: _plain(value) for key, value in op.about.items()},
        "layer": op.layer,
        "on": [str(where) for where in op.where],
    }


def _spans(part: Sequence[int]) -> list[int | str]:
    """A rank's indices as a plan lists them, runs in short; -1 is a pad."""
    out: list[int | str] = []
    at = 0
    while at < len(part):
        end = at
        while end + 1 < len(part) and part[end + 1] == part[end] + 1 and part[at] >= 0:
            end += 1
        out.append(part[at] if end == at else f"{part[at]}-{part[end]}")
        at = end + 1
    return out


def _plain(value: object) -> object:
    if isinstance(value, Split):
        if value.spec is not None:
            return {"axis": value.axis, "cut": str(value.spec)}
        return {"axis": value.axis, "size": value.size, "parts": [_spans(p) for p in value.parts]}
    if isinstance(value, dict):
        found = cast("dict[object, object]", value)
        return {str(key): _plain(inner) for key, inner in found.items()}
    if isinstance(value, tuple):
        return [_plain(inner) for inner in cast("tuple[object, ...]", value)]
    return value
