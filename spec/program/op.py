"""Operators of a sharded program, and the index maps and groups that they name.

A program is a list in single assignment: each operator names what it reads and
what it gives. All ranks of a stage run the same list; what differs from rank to
rank is in the index maps alone.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

from shardproof.spec.plan.cuts import Cut, CutSpec

PAD = -1
"""In an index map: a local index that is padding."""


@dataclass(frozen=True, slots=True)
class Split:
    """Along `axis`, the global indices of each coordinate in local order."""

    axis: str
    size: int
    parts: tuple[tuple[int, ...], ...]
    spec: CutSpec | None = None
    """Where the axis is as long as a rank's own tokens, the cut that is taken of them."""
    exact: bool = True
    """Whether the axis is known to have this size, or one that is no smaller."""

    def of(self, length: int) -> Split:
        """The map over an axis of this length, where that is known only on the rank."""
        if self.spec is None:
            return self
        return split_of(self.axis, Cut(self.spec, length, len(self.parts)), pads=False)

    def __len__(self) -> int:
        return len(self.parts)


@lru_cache(maxsize=4096)
def real(cut: Cut, rank: int) -> tuple[int, ...]:
    """A rank's indices in local order, without pads.

    What a person listed beyond the end of the axis stays, so that whoever looks it up finds
    nothing there.
    """
    padded = cut.spec.kind == "padded"
    return tuple(i for piece in cut.indices(rank) for i in piece if not (padded and i >= cut.n))


@lru_cache(maxsize=4096)
def split_of(axis: str, cut: Cut, *, pads: bool = True) -> Split:
    """A cut as an index map; beyond the axis' end of a padded cut is padding.

    Weights are padded with zeros. Tokens, layers, experts and sequences are not: there a pad is
    nothing at all (`pads=False`).
    """
    parts: list[tuple[int, ...]] = []
    for rank in range(cut.parts):
        own = real(cut, rank)
        missing = cut.size(rank) - len(own) if pads else 0
        parts.append((*own, *(PAD,) * missing))
    return Split(axis, cut.n, tuple(parts))


Coordinates = tuple[tuple[str, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Where:
    """The ranks whose coordinates are among these, and not among those of `but`.

    Beside the axes of the mesh a coordinate is the `step` of decode. `opposite`: all others.
    """

    at: Coordinates
    but: Coordinates = ()
    opposite: bool = False

    def holds(self, coordinates: Mapping[str, int]) -> bool:
        def among(places: Coordinates) -> bool:
            return all(coordinates[axis] in those for axis, those in places)

        return (among(self.at) and not (self.but and among(self.but))) != self.opposite

    def __str__(self) -> str:
        at, but = _places(self.at), _places(self.but)
        told = f"{at} but {but}" if at and but else at or f"all but {but}"
        return f"all but ({told})" if self.opposite else told


def _places(places: Coordinates) -> str:
    return ", ".join(f"{axis} {'+'.join(map(str, at))}" for axis, at in places)


@dataclass(frozen=True, slots=True)
class Op:
    """One operator. `about` holds what it needs besides tensors, as data."""

    kind: str
    out: str
    ins: tuple[str, ...] = ()
    about: dict[str, Any] = field(default_factory=dict[str, Any])
    on: tuple[Where, ...] = ()
    """The ranks that take part: those for which each of these holds."""

    def runs_on(self, coordinates: Mapping[str, int]) -> bool:
        return all(where.holds(coordinates) for where in self.on)

    @property
    def layer(self) -> int:
        """Whose weights and keys it looks at."""
        return self.about["layer"]

    def __str__(self) -> str:
        told = (
            f"{k}={_short(v)}" for k, v in self.about.items() if k != "layer" and v not in _DULL
        )
        about = ", ".join(told)
        ins = ", ".join(self.ins)
        on = f" on {' and '.join(map(str, self.on))}" if self.on else ""
        return f"{self.out} = {self.kind}({ins}{'; ' if ins and about else ''}{about}){on}"


_DULL = (None, "", False)
"""What an operator does not say: nothing is split so, or done so."""


def _short(value: object) -> str:
    if isinstance(value, Split):
        if value.spec is not None:
            return f"{value.axis}:{value.spec}"
        return f"{value.axis}:{_sizes([len(p) for p in value.parts])} of {value.size}"
    if isinstance(value, tuple):
        return "+".join(map(str, cast("tuple[object, ...]", value))) or "nobody"
    return str(value)


def _sizes(sizes: list[int]) -> str:
    if len(sizes) > 4 and len(set(sizes)) == 1:
        return f"{sizes[0]} each"
    shown = sizes if len(sizes) <= 12 else sizes[:12]
    return "+".join(map(str, shown)) + ("+…" if len(sizes) > 12 else "")


@dataclass(slots=True)
class Builder:
    """Collects operators and gives their results names that are used once."""

    ops: list[Op] = field(default_factory=list[Op])
    prefix: str = ""
    """What the names begin with: the layer and the module that is written."""
    layer: int = 0
    used: dict[str, int] = field(default_factory=dict[str, int])

    @contextmanager
    def inside(self, module: str) -> Generator[None]:
        """Names of a module of the layer that is written."""
        before = self.prefix
        self.prefix = f"{before}{module}."
        yield
        self.prefix = before

    def emit(
        self, kind: str, *ins: str, to: str = "", ranks: tuple[Where, ...] = (), **about: object
    ) -> str:
        """Append an operator; the name of what it gives."""
        base = f"{self.prefix}{to or kind}"
        count = self.used.get(base, 0)
        self.used[base] = count + 1
        out = base if not count else f"{base}.{count}"
        about.setdefault("layer", self.layer)
        self.ops.append(Op(kind, out, ins, about, ranks))
        return out
