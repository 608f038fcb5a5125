"""A fused weight that is cut in one block a rank, and read as if each part were cut by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.runs import is_everything, length, pads, same
from shardproof.spec.rules.at import At
from shardproof.spec.rules.placed import Dim
from shardproof.spec.rules.refused import NoRule

PARTS = {"q": ("q", "k", "v"), "gate": ("gate", "up")}


def check_fused(at: At, op: Op, outputs: Sequence[Dim]) -> None:
    """Every rank's block of the concatenation is what the maps of its parts give it."""
    del outputs
    name: str = op.about["fused"]
    parts = next(parts for parts in PARTS.values() if name in parts)
    maps: dict[str, tuple[Split | None, Split | None]] = op.about["parts"]
    base = op.about["weight"].rsplit(".", 1)[0]
    splits = [split for part in parts for split in maps[part] if split is not None]
    # A rank without a part of either has no cell; one that nothing is cut for has them all.
    ranks = sorted({rank for split in splits for rank in split.filled()}) or range(at.tp)
    start = 0
    for rank in ranks:
        offset, own = 0, list[range]()
        for part in parts:
            dims = at.weight(f"{base}.{part}")[1:]
            own += (_moved(run, offset) for run in _cells(dims, maps[part], rank))
            offset += prod(dim.size for dim in dims)
        end = start + length(tuple(own))
        if end > offset or not same(tuple(own), (range(start, end),)):
            raise NoRule(f"rank {rank}'s block of [{'|'.join(parts)}] is not what its maps say")
        start = end


def _moved(run: range, by: int) -> range:
    """A run of the cells of a part, among those of all parts; pads stay pads."""
    return range(run.start + by, run.stop + by, run.step) if run.start >= 0 else run


def _cells(
    dims: Sequence[Dim], maps: tuple[Split | None, Split | None], rank: int
) -> Iterator[range]:
    """The cells of a part on a rank, counted row by row; of one dimension the second map is it."""
    splits = maps if len(dims) == 2 else (None, maps[1])
    rows, columns = (
        (range(size),) if split is None else split.part(rank)
        for size, split in zip((1, *(dim.size for dim in dims))[-2:], splits, strict=True)
    )
    width = dims[-1].size
    for run in rows:
        if run and run.start < 0:
            yield from pads(len(run) * length(columns))
        elif run.step == 1 and is_everything(columns, width):
            yield range(run.start * width, run.stop * width)
        else:
            yield from (_moved(column, row * width) for row in run for column in columns)
