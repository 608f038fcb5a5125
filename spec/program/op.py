"""Operators of a sharded program, and the index maps and groups that they name.

A program is a list in single assignment: each operator names what it reads and
what it gives. All ranks of a stage run the same list; what differs from rank to
rank is in the index maps alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
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

    def of(self, length: int) -> Split:
        """The map over an axis of this length, where that is known only on the rank."""
        if self.spec is None:
            return self
        return split_of(self.axis, Cut(self.spec, length, len(self.parts)), pads=False)

    def __len__(self) -> int:
        return len(self.parts)


def real(cut: Cut, rank: int) -> list[int]:
    """A rank's indices in local order, without pads.

    What a person listed beyond the end of the axis stays, so that whoever looks it up finds
    nothing there.
    """
    padded = cut.spec.kind == "padded"
    return [i for piece in cut.indices(rank) for i in piece if not (padded and i >= cut.n)]


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


@dataclass(frozen=True, slots=True)
class Op:
    """One operator. `about` holds what it needs besides tensors, as data."""

    kind: str
    out: str
    ins: tuple[str, ...] = ()
    about: dict[str, Any] = field(default_factory=dict[str, Any])

    def __str__(self) -> str:
        told = (
            f"{k}={_short(v)}" for k, v in self.about.items() if k != "layer" and v not in _DULL
        )
        about = ", ".join(told)
        return f"{self.out} = {self.kind}({', '.join(self.ins)}{'; ' if about else ''}{about})"


_DULL = (None, "", False)
"""What an operator does not say: nothing is split so, or done so."""


def _short(value: object) -> str:
    if isinstance(value, Split):
        if value.spec is not None:
            return f"{value.axis}:{value.spec}"
        return f"{value.axis}:{'+'.join(str(len(p)) for p in value.parts)} of {value.size}"
    if isinstance(value, tuple):
        return "+".join(map(str, cast("tuple[object, ...]", value))) or "nobody"
    return str(value)


@dataclass(slots=True)
class Builder:
    """Collects operators and gives their results names that are used once."""

    ops: list[Op] = field(default_factory=list[Op])
    prefix: str = ""
    layer: int = 0
    used: dict[str, int] = field(default_factory=dict[str, int])

    def emit(self, kind: str, *ins: str, to: str = "", **about: object) -> str:
        """Append an operator; the name of what it gives."""
        base = f"{self.prefix}{to or kind}"
        count = self.used.get(base, 0)
        self.used[base] = count + 1
        out = base if not count else f"{base}.{count}"
        about.setdefault("layer", self.layer)
        self.ops.append(Op(kind, out, ins, about))
        return out
