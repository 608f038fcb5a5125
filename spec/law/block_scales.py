"""Whether a plan gives each number of a quantised weight its own block's scale.

It is asked of the operators that read a module's weights, whose maps say which numbers ranks have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from shardproof.spec.engine.weights import shape_of
from shardproof.spec.layout.block_scales import Along, Missing, along, always_right, read
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Layer, Model
from shardproof.spec.model.scaled import block_of, modules
from shardproof.spec.plan.phase import Scales
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.attention import LatentKeys, LatentValues
from shardproof.spec.program.ops.experts import Experts, SharedExpert
from shardproof.spec.program.ops.stream import Linear, OutLinear
from shardproof.spec.program.runs import listed

Scaled = Linear | OutLinear | LatentKeys | LatentValues | Experts | SharedExpert
Splits = Sequence[Split | None]


class Fault(NamedTuple):
    """A number of a rank's shard that is multiplied with another scale than its own, or none."""

    weight: str
    side: str
    """`row` (of outputs) or `column` (of inputs)."""
    rank: int
    number: int
    own: int
    got: int | None
    block: int
    """How many numbers share a scale."""


class Side(NamedTuple):
    """The outputs or the inputs of a weight: their axes, and how each of them is split."""

    name: str
    sizes: Sequence[int]
    splits: Splits
    block: int


def plan_of(ctx: Context, module: str) -> Scales:
    phase = ctx.phase
    match module:
        case "attention":
            return phase.attention.scales
        case "ffn":
            return phase.ffn.scales
        case "ffn.experts":
            return phase.moe.scales
        case _:
            return phase.moe.shared.scales


def fault(ctx: Context, module: str) -> Fault | None:
    """The first number of a module's weights that has not its own scale."""
    said = plan_of(ctx, module)
    if always_right(said.cut, said.index):
        return None
    if not any(path == module for path, _ in modules(ctx.layer)):
        return None
    return _fault(ctx.model, ctx.plan.unedited(), ctx.name, ctx.layer, module)


@lru_cache(maxsize=64)
def _fault(model: Model, plan: Plan, name: PhaseName, layer: Layer, module: str) -> Fault | None:
    apart = told_apart(model, plan)
    seen: set[object] = set()
    for visit in lower(model, plan, name).visits:
        for op in visit.ops:
            if not isinstance(op, Scaled) or op.layer >= len(apart.layers):
                continue
            if apart.kinds[apart.layers[op.layer]] != layer:
                continue
            for weight in weights_of(op):
                inner = weight.split(".", 2)[2]
                if not inner.startswith(f"{module}.") or inner in seen:
                    continue
                seen.add(inner)
                for side in sides(apart, op, weight):
                    if (found := _on_ranks(op, inner, side)) is not None:
                        return found
    return None


def weights_of(op: Scaled) -> list[str]:
    if not isinstance(op, (Experts, SharedExpert)):
        return [op.weight] if op.weight.startswith("layers.") else []
    base = f"layers.{op.layer}.ffn.{'experts' if isinstance(op, Experts) else 'shared'}"
    return [f"{base}.{name}" for name in ("up", "gate", "down")]


def sides(model: Model, op: Scaled, weight: str) -> Iterator[Side]:
    """Its outputs and its inputs, if it has scales."""
    blocks = block_of(model, weight)
    if blocks is None:
        return
    ins, outs = shape_of(model, weight)
    rows: Splits
    columns: Splits
    match op:
        case Linear():
            rows, columns = (op.rows,), (op.heads, op.dims) if len(outs) > 1 else (op.columns,)
        case OutLinear():
            rows, columns = (op.heads, op.dims), (op.columns,)
        case LatentKeys() | LatentValues():
            rows, columns = (None,), (op.heads, None)
        case Experts() | SharedExpert():
            down = weight.endswith(".down")
            ins, outs = ins[-1:], outs[-1:]
            rows, columns = ((op.width,), (None,)) if down else ((None,), (op.width,))
    yield Side("row", outs, columns, blocks[0])
    yield Side("column", ins, rows, blocks[1])


def _on_ranks(op: Scaled, weight: str, side: Side) -> Fault | None:
    split = next((each for each in side.splits if each is not None), None)
    ranks = 1 if split is None else len(split)
    for rank in range(ranks):
        found = [0]
        for size, each in zip(side.sizes, side.splits, strict=True):
            own = range(size) if each is None else listed(each.part(rank))
            found = [at * size + i if at >= 0 and i >= 0 else -1 for at in found for i in own]
        of = along(prod(side.sizes), side.block, op.scales, op.scale_of, (rank, ranks))
        blocks = tuple([-1 if i < 0 else i // of.block for i in found])
        if (wrong := _first(blocks, of)) is not None:
            place, got = wrong
            number = found[place]
            return Fault(weight, side.name, rank, number, blocks[place], got, of.block)
    return None


def _first(blocks: tuple[int, ...], of: Along) -> tuple[int, int | None] | None:
    try:
        both = enumerate(zip(blocks, read(blocks, of), strict=True))
    except Missing as why:
        return blocks.index(why.block), None
    return next(((place, got) for place, (own, got) in both if own != got), None)


def told(ctx: Context, module: str) -> str:
    """What a clause says of it."""
    found = fault(ctx, module)
    if found is None:
        return "each number has its scale"
    each = f"{found.weight} has a scale for each {found.block:,} {found.side}s"
    if found.block == 1:
        each = f"{found.weight} has a scale for each {found.side}"
    where = f"{each}: rank {found.rank}"
    if found.got is None:
        return f"{where} goes without that of {found.side} {found.number:,}, of block {found.own:,}"
    other = f"of block {found.got:,} in place of block {found.own:,}'s"
    return f"{where} multiplies {found.side} {found.number:,} by that {other}"
