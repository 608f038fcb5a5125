"""What an operator is about, as plain data: maps by the simplest cut that gives them.

Equal maps are told alike, however they came about.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from shardproof.spec.plan.cut_reading import plain_cut
from shardproof.spec.plan.cuts import Cut, CutSpec, Kind, same_map
from shardproof.spec.program.op import Split, held_by
from shardproof.spec.program.runs import Runs, length, same
from shardproof.spec.record import replace
from shardproof.spec.source.node import Plain

KINDS: tuple[Kind, ...] = ("whole", "even", "balanced", "chunk", "strided", "zigzag")
SIMPLE = tuple(CutSpec(kind) for kind in KINDS)
"""What a map is told by where several cuts give the same, the first that does."""


def plain(value: object) -> Plain:
    """What an operator is about, as data."""
    if isinstance(value, Split):
        return _map(value)
    if isinstance(value, dict):
        found = cast("dict[object, object]", value)
        return {str(key): plain(inner) for key, inner in found.items()}
    if isinstance(value, tuple):
        return [plain(inner) for inner in cast("tuple[object, ...]", value)]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise TypeError(f"no operator is about a {type(value).__name__}")


def _map(split: Split) -> dict[str, Plain]:
    """A map by its cut, or each rank's indices as [first, behind the last, step]; pads: -1.

    Equal maps are told alike, however they came about.
    """
    out: dict[str, Plain] = {"axis": split.axis, "size": split.size, "ranks": len(split)}
    if split.spec is not None:
        return {**out, "cut": plain_cut(split.spec), "of": "own tokens"}
    if (cut := plainest(split)) is not None:
        return {**out, "cut": plain_cut(cut.spec), "pads": cut.padded_size > cut.n}
    held: list[Plain] = [_part(split.part(rank)) for rank in range(len(split))]
    return {**out, "held": held}


def plainest(split: Split) -> Cut | None:
    """The simplest cut that gives every rank what the map gives it; None for one by hand."""
    own = split.cut
    if own is not None and own.padded_size > own.n and split.pads:
        return replace(own, spec=replace(own.spec, multiple=own.padded_size))
    for spec in (*SIMPLE, *_by_first(split)):
        cut = Cut(spec, split.size, len(split))
        pads = cut.padded_size > cut.n or (own is not None and own.padded_size > own.n)
        if _holds(split, cut) if own is None or pads else same_map(cut, own):
            return cut
    return None


def _by_first(split: Split) -> Iterator[CutSpec]:
    """What else it may be, if the other ranks are like the first."""
    first = split.part(0) if len(split) else ()
    if first and first[0].start >= 0:
        yield CutSpec("strided", block=len(first[0]))
        yield CutSpec("padded", multiple=length(first) * len(split))


def _holds(split: Split, cut: Cut) -> bool:
    return all(same(held_by(cut, rank, pads=True), split.part(rank)) for rank in range(len(split)))


def _part(runs: Runs) -> list[Plain]:
    return [[run.start, run.stop, run.step] if run.start >= 0 else [-1, len(run)] for run in runs]
