"""Pieces of which one rank has all, in order, and each other rank as many pads.

Where pads are zeros such pieces are shares of a sum. And a value that every rank has may be read as
such pieces: what stands where the others have pads is then nobody's.
"""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Split
from shardproof.spec.rules.maps import filled_up
from shardproof.spec.rules.placed import Placed


def as_share(x: Placed, back: Split | None = None) -> Placed:
    """Such pieces as shares; those with pads behind too, if the sum is cut `back` as it was.

    What nobody reads stays that.
    """
    split = [dim for dim in x.dims if dim.map is not None]
    if x.due not in ("", "lost") or x.junk or len(split) != 1:
        return x
    [dim] = split
    longer = back == dim.map
    if dim.map is None or (rank := filled_up(dim.map, dim.size, longer=longer)) is None:
        return x
    has_all = not x.due and filled_up(dim.map, dim.size) is not None
    full = frozenset({rank} if has_all else ())
    return replace(x.mapped(dim.name, None), due=x.due or "sum", full=full)


def as_piece(x: Placed, name: str, to: Split | None) -> Placed:
    """A value as pieces under a map by which one rank that has it has all, and others pads.

    Where that rank has all of a sum the shares of the others are zeros.
    """
    if x.at(name) < 0 or to is None or (x.due and not x.full):
        return x
    dim = x.dim(name)
    rank = None if dim.map is not None else filled_up(to, dim.size)
    if rank is None or (x.due and rank not in x.full):
        return x
    return replace(x.mapped(name, to), due="", full=frozenset(), junk=x.due != "sum")


def as_full(x: Placed, name: str) -> Placed:
    """Such a piece, as a value that one rank has."""
    if x.at(name) < 0 or x.due:
        return x
    dim = x.dim(name)
    rank = None if dim.map is None else filled_up(dim.map, dim.size)
    if rank is None:
        return x
    return replace(x.mapped(name, None), due="some", full=frozenset({rank}), junk=False)


def as_alike(a: Placed, b: Placed) -> tuple[Placed, Placed]:
    """Two operands, of which one may be whole where the other is such a piece."""
    for dim in a.dims:
        name = dim.name
        if b.at(name) >= 0 and dim.map != b.dim(name).map:
            b = as_piece(b, name, a.dim(name).map)
            a = as_piece(a, name, b.dim(name).map)
    return a, b
