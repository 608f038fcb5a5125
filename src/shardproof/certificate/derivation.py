"""A derivation as a certificate holds it: every operator, and how what it gives lies on the ranks.

Maps are told by what each rank has, ranks that go on alike once; so nothing grows with layers or
ranks, and a reader needs neither cuts nor rules to compare it with what it works out by itself.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from typing import cast

from shardproof.spec.model.model import Model
from shardproof.spec.plan.cut_reading import plain_cut
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import Split
from shardproof.spec.program.runs import has_pads, joined, length, real
from shardproof.spec.rules.at import Read
from shardproof.spec.rules.derive import Derivation
from shardproof.spec.rules.phase import Part, Typed
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.typed import Given, Step
from shardproof.spec.source.node import Plain

KEPT = ("weight", "group", "on", "divide", "how")
"""What an operator is about, beside its operands and its maps."""
UNTOLD = frozenset(
    {"experts", "block_gather", "block_reduce", "block_return", "block_own", "add_each"}
    | {"shared_expert", "route", "moments", "head_moments", "send"}
)
"""Operators of which nothing is said of sums: what is due of them is due of other ranks. Nor is it
said of what shared experts are added to, or of attention where one key alone is seen, on whose
score nothing depends."""
FEW = 4096
_VISIT = re.compile(r"^(sent|received)\.\d+")


def told(found: Derivation, model: Model, plan: Plan) -> dict[str, Plain]:
    """Both phases, parts that are alike once."""
    return {name: _phase(typed, model, plan) for name, typed in found.phases.items()}


def _phase(typed: Typed, model: Model, plan: Plan) -> Plain:
    prompt = plan.workload.prompt if typed.name == "prefill" else None
    alone = {
        number
        for number, kind in enumerate(model.layers)
        if (prompt == 1 or model.kinds[kind].attention.window == 1)
        and not model.kinds[kind].attention.sinks
    }
    parts: list[Plain] = []
    for part in (_part(part, alone) for part in typed.parts):
        if part not in parts:
            parts.append(part)
    cache: list[Plain] = []
    for run in typed.cache.runs:
        written = run.written
        entries: Plain = {
            "layer": model.layers.index(model.layers[run.layers.start]),
            "keys": lying(written.keys),
            "values": lying(written.values),
            "everywhere": written.everywhere,
        }
        if entries not in cache:
            cache.append(entries)
    ends: dict[str, Plain] = {
        name: None if each is None else lying(each)
        for name, each in (("logits", typed.logits), ("token", typed.token))
    }
    return {"parts": parts, "cache": cache, **ends}


def _part(part: Part, alone: Container[int]) -> Plain:
    return {"part": part.name, "steps": [_step(step, alone) for step in part.steps]}


def _step(step: Step, alone: Container[int]) -> Plain:
    op, about = step.op, cast("Mapping[str, object]", step.op.about)
    untold = op.kind in UNTOLD or op.out.endswith(".moe.out")
    untold = untold or (".attention." in op.out and op.layer in alone)
    kept = {key: plain(about[key]) for key in KEPT if about.get(key) is not None}
    return {
        "name": _VISIT.sub(r"\1", op.out),
        "rule": op.kind,
        "of": [_VISIT.sub(r"\1", name) for name in op.ins],
        "gives": lying(step.gives, due=not untold),
        **kept,
    }


def plain(value: object) -> Plain:
    if isinstance(value, tuple):
        return [plain(inner) for inner in cast("tuple[object, ...]", value)]
    if isinstance(value, bool | int | str):
        return value
    raise TypeError(f"no operator is about a {type(value).__name__}")


def lying(given: Given, *, due: bool = True) -> Plain:
    """How a tensor lies: its dimensions, whether a sum is due, and whose tokens it has."""
    if isinstance(given, Read):
        return {"keys": lying(given.keys, due=due), "values": lying(given.values, due=due)}
    out: dict[str, Plain] = {"dimensions": [_dimension(dim) for dim in given.dims]}
    if due and is_due(given):
        out["due"] = True
    return out if given.tokens == "own" else {**out, "tokens": given.tokens}


def is_due(given: Placed) -> bool:
    return bool(given.due) or given.only is not None


def _dimension(dim: Dim) -> Plain:
    if dim.map is None:
        return dim.name
    if dim.map.spec is not None:
        return {"name": dim.name, "map": {"tokens": plain_cut(dim.map.spec)}}
    return {"name": dim.name, "map": ranks_of(dim.map, dim.size)}


def ranks_of(split: Split, size: int) -> Plain:
    """What each rank has, in local order, as [first, how many, step]; and how many pads behind.

    `by` says by how much each run goes on from one rank to the next.
    """
    rows: list[dict[str, Plain]] = []
    last: list[list[int]] = []
    by: list[int] = []
    count = 0
    for rank in range(len(split)):
        part = split.part(rank)
        runs = tidy(real(part))
        more = length(part) - length(runs) if has_pads(part) else 0
        flat = [[run.start, len(run), run.step] for run in runs]
        on = [a[0] - b[0] for a, b in zip(flat, last, strict=False)]
        alike = bool(rows) and rows[-1]["pads"] == more
        alike = alike and [run[1:] for run in flat] == [run[1:] for run in last]
        if alike and (count == 1 or by == on):
            count, by = count + 1, on
            rows[-1].update({"ranks": count, "by": [*by]})
        else:
            first: list[Plain] = [[*run] for run in flat]
            count, by = 1, [0] * len(flat)
            rows.append({"ranks": 1, "first": first, "by": [*by], "pads": more})
        last = flat
    return {"of": size, "ranks": [*rows]}


def tidy(runs: Sequence[range]) -> tuple[range, ...]:
    """The same indices in the same order, always in the same runs."""
    if any(run.step != 1 for run in runs) and length(tuple(runs)) <= FEW:
        runs = [range(i, i + 1) for run in runs for i in run]
    return joined(runs)
