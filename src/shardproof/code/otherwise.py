"""Other ways of a collective: over other axes, of another operation, in another order.

A layout says of a tensor whether it is a shard or a sum of the reference's. What an online softmax
carries, a buffer of experts and the ticks of a stage are neither, in right programs too. There
each collective is done in another way, and whichever makes the program right is to blame.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from shardproof.code.collectives import OPERATION, WHAT
from shardproof.code.meshes import Mesh
from shardproof.mutate.agent.kinds import OF

MOST_SHIFTS = 8
NAMES = {"SUM": "psum", "MAX": "pmax"}
OPERATIONS = {"SUM": "summed", "MAX": "the largest of them taken", "AVG": "averaged"}


@dataclass(frozen=True, slots=True)
class Way:
    """How a collective may be done; what is None stays as the program has it."""

    told: str
    kind: str | None = None
    """As what is wrong with a mutant, for two wrongs may be a right."""
    op: str | None = None
    axes: tuple[str, ...] | None = None
    shift: int | None = None
    """What each rank has goes so many ranks on."""
    root: int | None = None


@dataclass(frozen=True, slots=True)
class Instead:
    """The collectives of these numbers, done in another way."""

    numbers: frozenset[int]
    way: Way

    def of(self, number: int) -> Way | None:
        return self.way if number in self.numbers else None


@dataclass(frozen=True, slots=True)
class Asked:
    """A collective as JAX is asked for it."""

    name: str
    params: Mapping[str, Any]
    axes: tuple[str, ...]
    kind: str | None

    def otherwise(self, way: Way, mesh: Mesh) -> Asked:
        """The same in another way."""
        axes = way.axes or self.axes
        params = dict(self.params)
        if way.shift is not None:
            size = mesh.count(axes)
            params["perm"] = [(at, (at + way.shift) % size) for at in range(size)]
        if way.root is not None:
            params["source"] = way.root
        name = self.name if way.op is None else NAMES[way.op]
        return Asked(name, params, axes, way.kind)


def ways(name: str, axes: Sequence[str], size: int, mesh: Mesh) -> Iterator[Way]:
    """The ways of a collective, by its name; the program's own is one of them."""
    what = WHAT.get(name, name)
    own = tuple(axes)
    if what not in OF or size < 2:
        return
    match what:
        case "all_reduce":
            for each in (own, *others(own, mesh)):
                for op, told in OPERATIONS.items():
                    if op == "AVG" and name in WHAT:  # JAX has no such primitive
                        continue
                    yield Way(f"{told} over {' and '.join(each)}", op=op, axes=each)
            yield Way("not done at all", kind="drop")
        case "reduce_scatter" | "all_to_all" | "all_gather" | "gather" | "scatter":
            yield Way("with the shards in the order of the ranks")
            yield Way("with the shards in the opposite order", kind="order")
            if what == "reduce_scatter":
                yield Way("with no sum", kind="drop")
                yield Way("with the largest in the place of the sum", kind="op")
            if what == "all_to_all":
                yield Way("not done at all", kind="twice")
        case "permute":
            for shift in list(range(size))[:MOST_SHIFTS]:
                on = shift if shift <= size // 2 else shift - size
                yield Way(f"sent {moved_by(on)}", shift=shift)
        case "broadcast" | "reduce":
            for root in range(min(size, MOST_SHIFTS)):
                yield Way(f"with rank {root} of the group as the root", root=root)
        case _:
            return


def moved_by(ranks: int) -> str:
    if not ranks:
        return "nowhere"
    step = "rank" if abs(ranks) == 1 else "ranks"
    return f"{abs(ranks)} {step} {'on' if ranks > 0 else 'back'}"


def others(own: tuple[str, ...], mesh: Mesh) -> Iterator[tuple[str, ...]]:
    """Other axes of the mesh that it could run over."""
    names = [name for name, size in mesh.axes.items() if size > 1]
    if not set(own) <= set(mesh.axes):  # PyTorch has groups, whose members alone have come
        return
    for count in range(1, len(names) + 1):
        for axes in combinations(names, count):
            if set(axes) != set(own):
                yield axes


def is_own(way: Way, name: str, axes: Sequence[str]) -> bool:
    """Whether the program surely says so itself."""
    if WHAT.get(name, name) == "all_reduce":
        return way.kind is None and way.op == OPERATION.get(name) and way.axes == tuple(axes)
    return way.kind is None and way.shift is None and way.root is None
