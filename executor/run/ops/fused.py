"""A rank's piece of a fused weight that is cut as if it were one."""

from __future__ import annotations

from typing import Any

import numpy as np

from shardproof.executor.domains import CannotRun, Tensor, reshape
from shardproof.executor.run.ops.block_scales import of_parts
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.op import PAD, Split
from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.stream import Linear

FUSED = {"q": ("q", "k", "v"), "k": ("q", "k", "v"), "v": ("q", "k", "v"),
         "gate": ("gate", "up"), "up": ("gate", "up")}  # fmt: skip


def fused_weight(rank: Rank, op: Linear) -> Tensor:
    """A piece of a weight that is stored as one, cut in one block a rank and taken apart again."""
    name, base = op.fused, op.weight.rsplit(".", 1)[0]
    weights = {each: f"{base}.{made_by(rank, each)}" for each in FUSED[name]}
    parts = {each: rank.numbers(weight) for each, weight in weights.items()}
    total = together(op, op.stored, {each: w.values for each, w in parts.items()})
    sizes = {each: sizes_of(rank, op, each) for each in parts}
    tp = place_of(rank, op)
    own = {each: shapes[tp] for each, shapes in sizes.items()}
    low = sum(int(np.prod(shapes[r])) for shapes in sizes.values() for r in range(tp))
    high = low + sum(int(np.prod(shape)) for shape in own.values())
    if high > total.shape[2]:
        raise CannotRun(op.out, ((total.shape[2],),), "the block is beyond the fused weight")
    found = taken_apart(op, op.read or op.stored, total[:, :, low:high], own)[name]
    shard = reshape(Tensor(found, parts[name].degree), (parts[name].shape[0], *own[name]))
    if rank.block(weights[name]) is None:
        return shard
    wanted = {
        each: taken_apart(
            op, op.read or op.stored,
            together(op, op.stored, numbered({n: w.shape[1:] for n, w in parts.items()}, each))[
                :, :, low:high
            ],
            own,
        )[name][0, 0].tolist()
        for each in parts
    }  # fmt: skip
    splits = (op.parts or {})[name]
    split = next((each for each in splits if each is not None), None)
    return of_parts(rank, op, weights, name, shard, wanted, split)


def numbered(shapes: Shapes, name: str) -> dict[str, Array]:
    """In place of each weight's numbers their places in it, and pads in place of all others'."""
    return {
        each: (
            np.arange(np.prod(shape)) if each == name else np.full(int(np.prod(shape)), PAD)
        ).reshape(1, 1, *shape)
        for each, shape in shapes.items()
    }


def made_by(rank: Rank, name: str) -> str:
    """The weight that stands for a part: where values are keys, theirs."""
    return "k" if name == "v" and rank.ctx.layer.attention.keys_as_values else name


Array = np.ndarray[Any, Any]
Shapes = dict[str, tuple[int, ...]]


def together(op: Operator, order: str, parts: dict[str, Array]) -> Array:
    """The parts of a weight as it is stored: [trials, inputs, all of them]."""
    each = [x.reshape(*x.shape[:2], -1) for x in parts.values()]
    match order:
        case "interleaved":
            return np.stack(each, axis=3).reshape(*each[0].shape[:2], -1)
        case "groups":
            count = groups_of(op, {name: x.shape[2:] for name, x in parts.items()})
            rows = [x.reshape(*x.shape[:2], count, -1) for x in each]
            return np.concatenate(rows, axis=3).reshape(*each[0].shape[:2], -1)
        case _:
            return np.concatenate(each[::-1] if order == "swapped" else each, axis=2)


def taken_apart(op: Operator, order: str, block: Array, own: Shapes) -> dict[str, Array]:
    """What a rank takes for its part of each weight."""
    sizes = {name: int(np.prod(shape)) for name, shape in own.items()}
    if order == "interleaved":
        return {name: block[:, :, at :: len(own)] for at, name in enumerate(own)}
    if order == "swapped":
        sizes = dict(reversed(sizes.items()))
    rows = block[:, :, None, :]
    if order == "groups":
        count = max(groups_of(op, own), 1)
        rows = block.reshape(*block.shape[:2], count, -1)
        sizes = {name: size // count for name, size in sizes.items()}
    found: dict[str, Array] = {}
    low = 0
    for name, size in sizes.items():
        found[name] = rows[:, :, :, low : low + size].reshape(*block.shape[:2], -1)
        low += size
    return found


def groups_of(op: Operator, shapes: Shapes) -> int:
    """How many groups there are of a key each."""
    queries, keys = shapes["q"][0], shapes["k"][0]
    if queries % keys if keys else queries:
        raise CannotRun(op.out, (shapes["q"], shapes["k"]), "there is no group for each key")
    return keys


def map_of(op: Linear) -> Split | None:
    """A map of the ranks that the weight is cut over; they are tp's, or a module's own."""
    maps = op.parts or {}
    return next((each for pair in maps.values() for each in pair if each is not None), None)


def place_of(rank: Rank, op: Linear) -> int:
    """The rank's place among them."""
    split = map_of(op)
    return rank.at["tp"] if split is None else rank.along(split.axis)


def sizes_of(rank: Rank, op: Linear, name: str) -> list[tuple[int, ...]]:
    """The shape of each rank's own part of a fused weight."""
    maps = op.parts or {}
    heads, last = maps[name]
    shape = rank.weight(f"{op.weight.rsplit('.', 1)[0]}.{made_by(rank, name)}").shape[1:]
    out: list[tuple[int, ...]] = []
    split = map_of(op)
    for tp in range(rank.ctx.phase.tp if split is None else len(split)):
        sizes = list(shape)
        if heads is not None:
            sizes[0] = len(heads.parts[tp])
        if last is not None:
            sizes[-1] = len(last.parts[tp])
        out.append(tuple(sizes))
    return out
