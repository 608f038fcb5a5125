"""A fused weight that is cut in one block a rank, and read as if each part were cut by itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product as pairs

from shardproof.spec.program.op import Op, Split
from shardproof.spec.rules.at import At
from shardproof.spec.rules.placed import Dim
from shardproof.spec.rules.refused import NoRule

PARTS = {"q": ("q", "k", "v"), "gate": ("gate", "up")}
Cell = tuple[str, tuple[int, ...]]


def check_fused(at: At, op: Op, outputs: Sequence[Dim]) -> None:
    """Every rank's block of the concatenation is what the maps of its parts give it."""
    del outputs
    name: str = op.about["fused"]
    parts = next(parts for parts in PARTS.values() if name in parts)
    maps: dict[str, tuple[Split | None, Split | None]] = op.about["parts"]
    base = op.about["weight"].rsplit(".", 1)[0]
    whole: list[Cell] = []
    own: list[list[Cell]] = [[] for _ in range(at.tp)]
    for part in parts:
        dims = at.weight(f"{base}.{part}")[1:]
        whole += [(part, cell) for cell in pairs(*(range(dim.size) for dim in dims))]
        splits = [split for split in maps[part] if split is not None]
        for rank in range(at.tp):
            axes = _own(dims, maps[part], rank) if splits else [range(d.size) for d in dims]
            own[rank] += [(part, cell) for cell in pairs(*axes)]
    start = 0
    for rank, cells in enumerate(own):
        block = whole[start : start + len(cells)]
        if block != cells:
            raise NoRule(f"rank {rank}'s block of [{'|'.join(parts)}] is not what its maps say")
        start += len(cells)


def _own(
    dims: Sequence[Dim], maps: tuple[Split | None, Split | None], rank: int
) -> list[Sequence[int]]:
    """The indices of each dimension; of one dimension the second map is that of columns."""
    splits = maps if len(dims) == 2 else maps[1:]
    return [
        range(dim.size) if split is None else split.parts[rank]
        for dim, split in zip(dims, splits, strict=True)
    ]
