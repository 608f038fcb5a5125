"""Several axes of the mesh as one: where a module lies that has ranks of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

ONE = "one"
"""The axis of a module that every rank has by itself."""


def axis_over(axes: Sequence[str]) -> str:
    """Several axes of the mesh as one, the first the slowest."""
    return "+".join(axes) or ONE


def place_over(axis: str, at: Callable[[str], int], size: Callable[[str], int]) -> int:
    """Where a rank stands along an axis that is several of the mesh."""
    place = 0
    for each in axis.split("+") if axis != ONE else ():
        place = place * size(each) + at(each)
    return place
