"""What a derivation knows of a tensor: which logical value it is, and how it lies on ranks.

Along the ranks of tp a dimension is whole on every rank, or each rank has the indices that a map
gives it; and the whole tensor may be a share of a sum that is still due. Sequences lie over dp and
tokens over sp in one way for all tensors of a phase, so only what differs is said: whether a rank
has its own tokens, a part of these (a stream that is split over tokens), or those of all ranks of
sp as keys.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from shardproof.spec.program.op import Split, sizes_of
from shardproof.spec.record import dataclass

Term = int
"""A logical value, as `Terms` numbers it."""
Form = Literal["tensor", "weights", "parts", "routes", "ids", "nothing"]
"""What stands under a name: a tensor, exponentials, numerators and denominators, routes, ids."""
Due = Literal["", "sum", "block", "counted", "some", "lost"]
Tokens = Literal["own", "gathered", "ring", "cached", "split", "copies", "each", "once", "places"]
"""Whose tokens, or keys, a tensor is of; `places`: those of a ring, masked by places in blocks."""


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
        return f"{self.name}/{self.map.axis} {sizes_of(self.map)}"


@dataclass(frozen=True, slots=True)
class Way:
    """How tokens were sent, or results brought together, and over which axes."""

    kind: Literal["send", "return", "reduce"]
    how: Literal["own", "each", "once"] = "own"
    group: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Made:
    """How a result of experts came about, for where it has to be counted what of them it is."""

    ways: tuple[Way, ...] = (Way("send"),)
    """How tokens were sent first, then what was done with results."""
    own: Literal["", "choose", "divide"] = ""
    """What a router did among the experts of its own rank."""
    chooser: Split | None = None
    """Which experts it took for these."""
    owners: Split | None = None
    copies: str = "all"
    width: Split | None = None
    bias: str = "first"


@dataclass(frozen=True, slots=True)
class Placed:
    term: Term
    dims: tuple[Dim, ...]
    due: Due = ""
    """`sum`: the ranks of tp hold shares whose sum is the value; `block`: those of the block of
    ranks that share the experts; `counted`: whatever ranks hold of the experts by what `made` says;
    `some`: those of `full` have it, and others something else; `lost`: nobody has it."""
    tokens: Tokens = "own"
    only: int | None = None
    """The one rank of ep on which routes are right, where they are not on all; -1: each rank's part
    is right for what that rank owns."""
    form: Form = "tensor"
    made: Made | None = None
    full: frozenset[int] = frozenset()
    """The ranks of tp that have all of it, though something is due."""
    junk: bool = False
    """Whether pads beside pieces may be anything, and not zeros."""

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
        over = {
            "": "",
            "sum": ", a sum due over tp",
            "block": ", a sum due over the experts' ranks",
            "counted": ", a sum due over some of the experts' ranks",
            "some": ", on some ranks alone",
            "lost": ", on no rank",
        }
        keys = "" if self.tokens == "own" else f", {self.tokens} tokens"
        return f"[{', '.join(map(str, self.dims))}]{over[self.due]}{keys}"
