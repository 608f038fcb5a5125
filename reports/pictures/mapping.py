"""Index maps of a program as maps to draw."""

from __future__ import annotations

from itertools import islice

from shardproof.reports.pictures.holding import MOST_DRAWN, Map, Runs, holders
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.lengths import turns
from shardproof.spec.program.op import Split, held_by
from shardproof.spec.program.runs import real

MOST_WALKED = 4096
"""Coordinates that are walked to find what nobody holds, where no cut says it."""
_HALVES = 2


def map_of(split: Split, dim: str) -> Map:
    """The map of a program's operator."""
    if split.spec is not None:  # of as many tokens as a rank has
        return drawn(Cut(split.spec, _some_length(Cut(split.spec, 1, len(split))), len(split)),
                     dim, split.axis, any_size=True)  # fmt: skip
    if split.cut is not None:
        return drawn(split.cut, dim, split.axis)
    parts = tuple(real(split.part(rank)) for rank in range(min(len(split), MOST_WALKED)))
    nobody, several = holders(parts, split.size) if split.size > 0 else ((), ())
    return Map(dim, max(split.size, 0), split.axis, len(split), parts[:MOST_DRAWN],
               unowned=nobody, shared=several)  # fmt: skip


def drawn(cut: Cut, dim: str, axis: str, *, any_size: bool = False) -> Map:
    """A cut over the coordinates of an axis."""
    held = tuple(real(held_by(cut, rank, pads=False)) for rank in range(min(cut.parts, MOST_DRAWN)))
    return Map(dim, cut.n, axis, cut.parts, held, str(cut.spec), any_size,
               _first(cut.unowned()), _first(cut.doubled()))  # fmt: skip


def open_cut(cut: Cut) -> Cut:
    """The same cut over a length at which every rank has had its turn twice."""
    return Cut(cut.spec, _some_length(cut), cut.parts)


def _some_length(cut: Cut) -> int:
    parts = min(cut.parts, MOST_DRAWN)
    each = turns(cut.spec, parts)
    return each * _HALVES * (2 if cut.spec.kind == "zigzag" else 1)


def _first(runs: Runs) -> Runs:
    return tuple(islice(runs, MOST_DRAWN))
