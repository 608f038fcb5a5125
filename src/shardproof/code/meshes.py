"""Ranks of a mesh by number, and the groups that a collective runs over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from shardproof.executor.domains.tensor import Shape


@dataclass(frozen=True, slots=True)
class Mesh:
    """Axes in order, the last one running fastest."""

    axes: Mapping[str, int]

    @property
    def size(self) -> int:
        return prod(self.axes.values())

    def coordinates(self, rank: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for name, size in reversed(list(self.axes.items())):
            found[name] = rank % size
            rank //= size
        return found

    def rank(self, at: Mapping[str, int]) -> int:
        number = 0
        for name, size in self.axes.items():
            number = number * size + at[name]
        return number

    def index(self, rank: int, names: Sequence[str]) -> int:
        """A rank's place among those of these axes, the first of which is the slowest."""
        at, number = self.coordinates(rank), 0
        for name in names:
            number = number * self.axes[name] + at[name]
        return number

    def group(self, rank: int, names: Sequence[str]) -> tuple[int, ...]:
        """The ranks that differ from this one along these axes alone, in their order."""
        at = self.coordinates(rank)
        every = product(*(range(self.axes[name]) for name in names))
        return tuple(self.rank({**at, **dict(zip(names, each, strict=True))}) for each in every)

    def count(self, names: Sequence[str]) -> int:
        return prod(self.axes[name] for name in names)

    def told(self, rank: int) -> str:
        """A rank as a person names it: `tp 2`, or `dp 0, tp 2`."""
        return ", ".join(f"{name} {at}" for name, at in self.coordinates(rank).items())


Parts = tuple[tuple[str, ...], ...]
"""For each dimension of an array the mesh axes that it is split over."""


def block(mesh: Mesh, parts: Parts, shape: Shape, rank: int) -> tuple[slice, ...]:
    """What a rank holds of an array: even blocks, in the order of the axes."""
    out: list[slice] = []
    for size, names in zip(shape, parts, strict=True):
        width = size // mesh.count(names)
        at = mesh.index(rank, names)
        out.append(slice(at * width, (at + 1) * width))
    return tuple(out)
