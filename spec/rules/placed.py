"""What a derivation knows of a tensor: which logical value it is, and how it lies on ranks.

Along the ranks of tp a dimension is whole on every rank, or each rank has the indices that a map
gives it; and the whole tensor may be a share of a sum that is still due. Sequences lie over dp and
tokens over sp in one way for all tensors of a phase, so only what differs is said: whether a rank
has its own tokens, a part of these (a stream that is split over tokens), or those of all ranks of
sp as keys.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Literal

from shardproof.spec.program.op import PAD, Split

Term = int
"""A logical value, as `Terms` numbers it."""
Form = Literal["tensor", "weights", "parts", "routes", "ids", "nothing"]
"""What stands under a name: a tensor, exponentials, numerators and denominators, routes, ids."""
Due = Literal["", "sum", "block"]
Tokens = Literal["own", "gathered", "ring", "cached", "split", "copies", "each", "once"]


@dataclass(frozen=True, slots=True)
class Dim:
    name: str
    size: int
    """Of the logical tensor; -1 for tokens and keys, of which there is any number."""
    map: Split | None = None
    """None: every rank has all indices, in their order."""

    def __str__(self) -> str:
        if self.map is None:
            return self.name
        if self.map.spec is not None:
            return f"{self.name}/{self.map.axis} {self.map.spec}"
        return f"{self.name}/{self.map.axis} {'+'.join(str(len(p)) for p in self.map.parts)}"


@dataclass(frozen=True, slots=True)
class Placed:
    term: Term
    dims: tuple[Dim, ...]
    due: Due = ""
    """`sum`: the ranks of tp hold shares whose sum is the value; `block`: those of the block of
    ranks that share the experts."""
    tokens: Tokens = "own"
    only: int | None = None
    """The one rank (of tp, or of ep for routes) on which it is right, where it is not on all;
    -1: each rank's part is right for what that rank owns."""
    form: Form = "tensor"

    def at(self, name: str) -> int:
        """Where a dimension stands, counted from 0; -1 where there is none."""
        return next((i for i, dim in enumerate(self.dims) if dim.name == name), -1)

    def dim(self, name: str) -> Dim:
        return self.dims[self.at(name)]

    def mapped(self, name: str, to: Split | None) -> Placed:
        dims = tuple(replace(d, map=to) if d.name == name else d for d in self.dims)
        return replace(self, dims=dims)

    @property
    def whole(self) -> bool:
        return not self.due and self.only is None and all(d.map is None for d in self.dims)

    def __str__(self) -> str:
        over = {"sum": "tp", "block": "the experts' ranks"}
        due = f", a sum due over {over[self.due]}" if self.due else ""
        keys = "" if self.tokens == "own" else f", {self.tokens} tokens"
        return f"[{', '.join(map(str, self.dims))}]{due}{keys}"


def normal(split: Split | None, size: int) -> Split | None:
    """A map, or None where it gives every rank everything in order."""
    if split is None or split.spec is not None:
        return None if split is not None and len(split.parts) == 1 else split
    everything = tuple(range(size))
    return None if all(part == everything for part in split.parts) else split


def counted(split: Split, size: int) -> Counter[int]:
    """How many ranks have each index; of one that is listed twice on a rank, each time."""
    return Counter(i for part in split.parts for i in part if i != PAD and i < size)


def missing(split: Split, size: int) -> int | None:
    """The first index that no rank has."""
    found = counted(split, size)
    return next((i for i in range(size) if not found[i]), None)


def repeated(split: Split, size: int) -> int | None:
    """The first index that stands on more than one rank."""
    return next((i for i, count in sorted(counted(split, size).items()) if count > 1), None)


def beyond(split: Split, size: int) -> int | None:
    """The first index that the axis does not have."""
    return next((i for part in split.parts for i in part if i >= size), None)


def copies(split: Split, size: int) -> bool:
    """Whether every rank has every index once, in one order for all, so that nothing is split."""
    [first, *rest] = (tuple(i for i in part if i != PAD) for part in split.parts)
    return sorted(first) == list(range(size)) and all(part == first for part in rest)
