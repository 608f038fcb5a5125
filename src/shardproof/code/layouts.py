"""How a tensor of the sharded program stands to the tensors of the reference.

An element's value is its name. A tensor has a layout if on each rank all its elements are those of
one tensor of the reference; or if the sum, or the largest, over the ranks along some axes is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any, Literal

import numpy as np

from shardproof.code.domains import ExactNumbers
from shardproof.code.meshes import Mesh
from shardproof.executor.code.values import Exact, fingerprint
from shardproof.executor.domains.keyed import Bits

MOST_CANDIDATES = 16
Order = Literal["kept", "changed", "open"]


@dataclass(frozen=True, slots=True)
class Known:
    """A tensor of the reference."""

    title: str
    names: Bits
    inside: Bits
    """The same, each once and in order; zeros left out."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What a tensor is of one of the reference."""

    told: str
    order: Order = "kept"
    """Whether every element stands where the reference, shard by shard, has it."""
    of: str = ""
    """The title of that one, if it is known."""
    axes: tuple[str, ...] = ()
    """Over which it is split in even blocks."""
    dims: tuple[int, ...] = ()
    """Along which it is."""


@dataclass(slots=True)
class Layouts:
    numbers: ExactNumbers
    known: list[Known] = field(default_factory=list[Known])
    _seen: dict[bytes, list[int]] = field(default_factory=dict[bytes, list[int]])
    _by_name: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    _found: dict[tuple[int, ...], Layout | None] = field(
        default_factory=dict[tuple[int, ...], "Layout | None"]
    )
    _multiples: dict[tuple[int, ...], Layout | None] = field(
        default_factory=dict[tuple[int, ...], "Layout | None"]
    )

    def add(self, title: str, value: Any) -> None:
        """A tensor of the reference, unless one of the same elements and shape is known."""
        if not isinstance(value, Exact) or constant(value):
            return
        names = fingerprint(value)
        inside = np.unique(names)
        inside = inside[inside != 0]
        if not inside.size:
            return
        key = inside.tobytes()
        shapes = self._seen.setdefault(key, [])
        if any(self.known[at].names.shape == names.shape for at in shapes):
            return
        shapes.append(len(self.known))
        for name in inside.tolist():
            self._by_name.setdefault(name, []).append(len(self.known))
        self.known.append(Known(title, names, inside))

    def of(self, column: Sequence[Any], ranks: Sequence[int], mesh: Mesh | None) -> Layout | None:
        """The layout of what these ranks hold."""
        key = tuple(map(id, column))
        if key not in self._found:
            self._found[key] = self._of(column, ranks, mesh)
        return self._found[key]

    def multiple(
        self, column: Sequence[Any], ranks: Sequence[int], mesh: Mesh | None
    ) -> Layout | None:
        """The layout of what these hold, over as many ranks as there are along an axis, or all."""
        if mesh is None or not all(isinstance(value, Exact) for value in column):
            return None
        key = tuple(map(id, column))
        if key not in self._multiples:
            self._multiples[key] = None
            for count in sorted({*mesh.axes.values(), mesh.size} - {1}):
                made = {id(value): self.numbers.divided(value, count) for value in column}
                found = self._of([made[id(value)] for value in column], ranks, mesh)
                if found is not None:
                    self._multiples[key] = found
                    break
        return self._multiples[key]

    def _of(self, column: Sequence[Any], ranks: Sequence[int], mesh: Mesh | None) -> Layout | None:
        if not isinstance(column[0], Exact):
            return Layout("integers")
        if all(constant(value) for value in column):
            return Layout("constant")
        if len({len(value.shape) for value in column}) > 1:
            return None
        direct = self._direct(column, ranks, mesh)
        if (
            mesh is None
            or len(ranks) < mesh.size
            or len({value.shape for value in column}) > 1
            or (direct is not None and direct.order == "kept")
        ):
            return direct
        names = [name for name, size in mesh.axes.items() if size > 1]
        for count in range(1, len(names) + 1):
            for axes in combinations(names, count):
                due = self._due(column, ranks, mesh, axes)
                if due is not None and (direct is None or due.order == "kept"):
                    return due
        return direct

    def _due(
        self, column: Sequence[Any], ranks: Sequence[int], mesh: Mesh, axes: Sequence[str]
    ) -> Layout | None:
        """A combination over some axes that is the reference's."""
        over = " and ".join(axes)
        for what, how in (("sum", self.numbers.total), ("maximum", self.numbers.largest)):
            made: dict[tuple[int, ...], Any] = {}
            whole: list[Any] = []
            for rank in ranks:
                group = mesh.group(rank, axes)
                if group not in made:
                    made[group] = how([column[each] for each in group])
                whole.append(made[group])
            if (found := self._direct(whole, ranks, mesh)) is not None:
                rest = "" if found.told.startswith("replicated") else f", {found.told}"
                return Layout(f"partial {what} over {over}{rest}", found.order)
        return None

    def _direct(
        self, column: Sequence[Any], ranks: Sequence[int], mesh: Mesh | None
    ) -> Layout | None:
        named: dict[int, Bits] = {}
        for value in column:
            if id(value) not in named:
                named[id(value)] = fingerprint(value)
        every = list(named.values())
        marks = np.unique(np.concatenate([each.ravel() for each in every]))
        marks = marks[marks != 0]
        if not marks.size:
            return Layout("zeros")
        candidates = self._by_name.get(int(marks[-1]), [])
        rank = every[0].ndim
        near = sorted(candidates, key=lambda at: abs(self.known[at].names.ndim - rank))
        best: Layout | None = None
        for at in near[:MOST_CANDIDATES]:
            known = self.known[at]
            if not np.isin(marks, known.inside, assume_unique=True).all():
                continue
            found = described(known, [named[id(value)] for value in column], ranks, mesh)
            if found.order == "kept":
                return found
            if best is None or (best.order == "open" and found.order == "changed"):
                best = found
        return best


def constant(value: Any) -> bool:
    """Whether the text of the program alone makes it."""
    if not isinstance(value, Exact):
        return False
    if value.real is None:
        return not value.size
    known = ~np.isnan(value.real)
    return bool((known if value.plane is None else known | (value.plane != 0)).all())


def described(
    known: Known, names: Sequence[Bits], ranks: Sequence[int], mesh: Mesh | None
) -> Layout:
    """In words, as far as it is a shard by blocks, or whole."""
    whole, local = known.names, names[0]
    of = f"of {known.title}"
    if local.shape == whole.shape and all(np.array_equal(each, whole) for each in names):
        told = f"replicated, {known.title}" if mesh is not None else known.title
        return Layout(told, of=known.title)
    if mesh is None and local.shape == whole.shape:
        return Layout(f"elements {of}, in another order or repeated", "changed", known.title)
    if mesh is None or local.ndim != whole.ndim or len(ranks) < mesh.size:
        return Layout(f"elements {of}", "open", known.title)
    split = [axis for axis in range(whole.ndim) if local.shape[axis] < whole.shape[axis]]
    if any(large % small for large, small in zip(whole.shape, local.shape, strict=True) if small):
        return Layout(f"elements {of}", "open", known.title)
    axes = [name for name in mesh.axes if _varies(names, ranks, mesh, name)]
    along = " and ".join(f"dimension {axis}" for axis in split)
    blocks = [_block(whole, each, split) for each in names]
    if not split or None in blocks:
        return Layout(f"elements {of}, in another order or repeated", "changed", known.title)
    if not axes:
        return Layout(f"one part along {along} {of}, the same on every rank", "changed")
    over = f"split over {' and '.join(axes)} along {along}, {known.title}"
    places = [mesh.index(rank, axes) for rank in ranks]
    if len(split) == 1 and all(block == (at,) for block, at in zip(blocks, places, strict=True)):
        return Layout(over, of=known.title, axes=tuple(axes), dims=tuple(split))
    if len(split) > 1 and len(set(blocks)) == mesh.count(axes):
        return Layout(over, of=known.title, axes=tuple(axes), dims=tuple(split))
    return Layout(f"{over}, but in another order of ranks", "changed")


def _varies(names: Sequence[Bits], ranks: Sequence[int], mesh: Mesh, axis: str) -> bool:
    for at, rank in enumerate(ranks):
        first = mesh.group(rank, (axis,))[0]
        if first != rank and not np.array_equal(names[at], names[list(ranks).index(first)]):
            return True
    return False


def _block(whole: Bits, local: Bits, split: Sequence[int]) -> tuple[int, ...] | None:
    """Which even block of the whole a tensor is, by number along each split dimension."""
    counts = [
        whole.shape[a] // max(local.shape[a], 1) if a in split else 1 for a in range(whole.ndim)
    ]
    for at in product(*map(range, counts)):
        cut = tuple(slice(i * n, (i + 1) * n) for i, n in zip(at, local.shape, strict=True))
        if np.array_equal(whole[cut], local):
            return tuple(at[axis] for axis in split)
    return None
