"""Which rank holds which block of each tensor of a plan, as data.

Nothing here is drawn. Indices are runs of plain integers, so that no array and no device is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from shardproof.spec.plan.cuts import merged
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.op import Op
from shardproof.spec.record import dataclass

Runs = tuple[range, ...]
MOST_DRAWN = 64
"""Coordinates of a mesh axis of which a map lists the indices."""


@dataclass(frozen=True, slots=True)
class Map:
    """The indices of a dimension that each coordinate of a mesh axis holds, in its local order."""

    dim: str
    size: int
    axis: str
    """The mesh axis: dp, pp, sp, tp, ep, or etp, the ranks that share an expert."""
    ranks: int
    """Coordinates of that axis; `held` has the first `MOST_DRAWN` of them."""
    held: tuple[Runs, ...]
    how: str = ""
    """The cut in a word, where it has one: balanced, zigzag."""
    any_size: bool = False
    """Whether the dimension may be any length, and `size` is one to draw."""
    unowned: Runs = ()
    """Indices that no coordinate holds."""
    shared: Runs = ()
    """Indices that more than one holds."""


@dataclass(frozen=True, slots=True)
class Dim:
    name: str
    size: int
    """-1: any."""
    maps: tuple[Map, ...] = ()
    """None: every rank has all indices. Two: tokens over sp, and each part of them over tp."""


Kind = Literal["weight", "activation", "cache"]


@dataclass(frozen=True, slots=True)
class Tensor:
    """One tensor and how it is sharded."""

    name: str
    kind: Kind
    dims: tuple[Dim, ...]
    partial: tuple[str, ...] = ()
    """The mesh axes over which a sum is pending."""
    copies: tuple[str, ...] = ()
    """The mesh axes whose ranks all hold the same."""
    note: str = ""

    @property
    def maps(self) -> tuple[Map, ...]:
        return tuple(each for dim in self.dims for each in dim.maps)


@dataclass(frozen=True, slots=True)
class Operator:
    """One operator of a section: what it reads, and the tensor that it gives."""

    name: str
    """Within its section: `attention.q`."""
    kind: str
    op: Op
    reads: tuple[str, ...]
    gives: Tensor | None
    """None behind the operator that is to blame."""
    group: tuple[str, ...] = ()
    """The mesh axes of a collective."""
    weight: Tensor | None = None
    failing: str = ""
    """What is wrong with its result, if it is to blame."""

    @property
    def line(self) -> str:
        """As `run --program` prints it."""
        return str(self.op)

    @property
    def joins(self) -> bool:
        """Whether ranks exchange anything."""
        return bool(self.group)


@dataclass(frozen=True, slots=True)
class Section:
    """A place of the program: the embedding, all layers of a kind, the head."""

    title: str
    layers: int
    """How many layers it stands for; 0 for what is no layer."""
    operators: tuple[Operator, ...]
    cache: tuple[Tensor, ...] = ()

    @property
    def weights(self) -> tuple[Tensor, ...]:
        return tuple(each.weight for each in self.operators if each.weight is not None)

    @property
    def activations(self) -> tuple[Tensor, ...]:
        return tuple(each.gives for each in self.operators if each.gives is not None)

    @property
    def tensors(self) -> tuple[Tensor, ...]:
        return (*self.weights, *self.cache, *self.activations)


@dataclass(frozen=True, slots=True)
class Mesh:
    """The ranks of a phase: axes in rank order, slowest first, and their degrees."""

    axes: tuple[tuple[str, int], ...]
    experts: tuple[int, int] = (1, 1)
    """ep and etp, which regroup the ranks of a stage."""

    @property
    def world(self) -> int:
        count = 1
        for _, degree in self.axes:
            count *= degree
        return count

    def coordinates(self, rank: int) -> dict[str, int]:
        at: dict[str, int] = {}
        for axis, degree in reversed(self.axes):
            rank, at[axis] = divmod(rank, degree)
        return at

    def degree(self, axis: str) -> int:
        return dict(self.axes).get(axis, 1)

    def expert_at(self, rank: int) -> tuple[int, int]:
        """Where a rank stands along ep and along etp."""
        at, (ep, etp) = self.coordinates(rank), self.experts
        inner = (at["dp"] * self.degree("sp") + at["sp"]) * self.degree("tp") + at["tp"]
        return divmod(inner % (ep * etp), etp)

    def ranks_at(self, axis: str, coordinate: int, most: int = 4096) -> list[int]:
        """The ranks of a coordinate of ep or etp, on the first stage."""
        which = 0 if axis == "ep" else 1
        first = (r for r in range(min(self.world, most)) if self.coordinates(r)["pp"] == 0)
        return [rank for rank in first if self.expert_at(rank)[which] == coordinate]


@dataclass(frozen=True, slots=True)
class PhasePicture:
    name: PhaseName
    mesh: Mesh
    deals: tuple[Map, ...]
    """Layers over stages, sequences over replicas, tokens over sp, cached tokens over sp."""
    sections: tuple[Section, ...]
    stopped: str = ""
    """Why no placement is known behind some operator."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A plan for a model, drawn from the program that it lowers to."""

    model: str
    phases: tuple[PhasePicture, ...]
    edited: bool = False


def holders(held: Sequence[Runs], size: int) -> tuple[Runs, Runs]:
    """The indices below `size` that nobody holds, and those that several hold."""
    changes: dict[int, int] = {0: 0, size: 0}
    for part in held:
        for run in merged(each for each in part if each and each[0] >= 0):
            low, high = min(run.start, size), min(run.stop, size)
            if low < high:
                changes[low] = changes.get(low, 0) + 1
                changes[high] = changes.get(high, 0) - 1
    nobody, several, count = list[range](), list[range](), 0
    edges = sorted(changes)
    for low, high in pairwise(edges):
        count += changes[low]
        if count == 0 and low < high:
            nobody.append(range(low, high))
        elif count > 1:
            several.append(range(low, high))
    return tuple(merged(nobody)), tuple(merged(several))
