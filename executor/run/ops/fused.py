"""A rank's piece of a fused weight that is cut as if it were one."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import CannotRun, Tensor, reshape
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.stream import Linear

FUSED = {"q": ("q", "k", "v"), "k": ("q", "k", "v"), "v": ("q", "k", "v"),
         "gate": ("gate", "up"), "up": ("gate", "up")}  # fmt: skip


def fused_weight(rank: Rank, op: Linear) -> Tensor:
    """A piece of a concatenation, cut in one block a rank and read as if it were grouped."""
    parts = FUSED[op.fused]
    base = op.weight.rsplit(".", 1)[0]
    weights = [rank.weight(f"{base}.{name}") for name in parts]
    flat = [reshape(w, (w.shape[0], int(np.prod(w.shape[1:])))) for w in weights]
    total = np.concatenate([f.values for f in flat], axis=2)
    sizes = [sizes_of(rank, op, name) for name in parts]
    tp = place_of(rank, op)
    start = sum(sum(np.prod(s[r]) for s in sizes) for r in range(tp))
    before = 0
    for name, size in zip(parts, sizes, strict=True):
        if name == op.fused:
            break
        before += int(np.prod(size[tp]))
    shape = sizes[parts.index(op.fused)][tp]
    width = int(np.prod(shape))
    low = int(start) + before
    if low + width > total.shape[2]:
        raise CannotRun(op.out, ((total.shape[2],),), "the block is beyond the fused weight")
    piece = Tensor(total[:, :, low : low + width], flat[0].degree)
    return reshape(piece, (piece.shape[0], *shape))


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
    shape = rank.weight(f"{op.weight.rsplit('.', 1)[0]}.{name}").shape[1:]
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
