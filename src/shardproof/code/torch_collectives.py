"""Collectives of torch.distributed over the values of a group's ranks; and each done wrong.

A collective is given for each rank the values that it sends, and gives each what it receives.
"""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from shardproof.code.collectives import Call, reduction
from shardproof.mutate.agent.kinds import half, moved

NAMES = {"SUM": "psum", "MAX": "pmax", "MIN": "pmin", "AVG": "psum"}


class Refused(Exception):
    """A collective that torch.distributed would not run."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """All that a group's ranks brought to one collective."""

    what: str
    values: Sequence[Sequence[Any]]
    """For each rank its values: one, or one for each rank."""
    numbers: Any
    """Exact ones, or floats."""
    op: str = "SUM"
    root: int = 0
    kind: str | None = None
    """What is wrong with it."""

    @property
    def size(self) -> int:
        return len(self.values)

    def total(self, values: Sequence[Any]) -> Any:
        n = self.numbers
        other = self.kind == "op"
        match self.op:
            case "MAX":
                return n.total(values) if other else n.largest(values)
            case "MIN":
                return n.largest(values) if other else n.smallest(values)
            case "PRODUCT":
                return n.total(values) if other else reduce(n.product, values)
            case "AVG":
                made = n.total(values)
                return made if other else n.divided(made, self.size)
            case "SUM":
                return n.largest(values) if other else n.total(values)
            case _:
                raise Refused(f"a reduction of kind {self.op}")

    def slots(self, rank: int, every: list[Any]) -> list[Any]:
        kind = self.kind
        return every if kind is None else moved(every, rank, kind, self.numbers.nothing)


def all_reduce(m: Meeting) -> list[list[Any]]:
    values = [each[0] for each in m.values]
    if m.op in ("SUM", "MAX", "MIN") and m.kind != "op":
        made = reduction(Call(NAMES[m.op], {}, values, m.numbers, m.kind))
        return [[each] for each in made]
    match m.kind:
        case "drop":
            return [[each] for each in values]
        case "twice":
            return [[m.total([m.total(values)] * m.size)]] * m.size
        case "group":
            return [[m.total([values[i] for i in half(m.size, r)])] for r in range(m.size)]
        case _:
            return [[m.total(values)]] * m.size


def all_gather(m: Meeting) -> list[list[Any]]:
    values = [each[0] for each in m.values]
    return [m.slots(rank, list(values)) for rank in range(m.size)]


def reduce_scatter(m: Meeting) -> list[list[Any]]:
    def of(rank: int, part: int) -> Any:
        among = half(m.size, rank) if m.kind == "group" else range(m.size)
        return m.total([m.values[source][part] for source in among])

    if m.kind == "drop":
        return [[m.values[rank][rank]] for rank in range(m.size)]
    made = [of(rank, rank) for rank in range(m.size)]
    if m.kind == "twice":
        made = [m.total([each] * m.size) for each in made]
    if m.kind == "order":
        made.reverse()
    return [[each] for each in made]


def all_to_all(m: Meeting) -> list[list[Any]]:
    every = [[m.values[source][rank] for source in range(m.size)] for rank in range(m.size)]
    if m.kind == "twice":
        return [[every[source][rank] for source in range(m.size)] for rank in range(m.size)]
    return [m.slots(rank, each) for rank, each in enumerate(every)]


def broadcast(m: Meeting) -> list[list[Any]]:
    values = [each[0] for each in m.values]
    match m.kind:
        case "drop":
            return [[each] for each in values]
        case "root":
            return [[values[(m.root + 1) % m.size]]] * m.size
        case "group":
            own = [half(m.size, rank) for rank in range(m.size)]
            return [[values[m.root if m.root in each else each[0]]] for each in own]
        case _:
            return [[values[m.root]]] * m.size


def reduce_(m: Meeting) -> list[list[Any]]:
    values = [each[0] for each in m.values]
    root = (m.root + 1) % m.size if m.kind == "root" else m.root
    if m.kind == "drop":
        return [[each] for each in values]
    total = m.total(values)
    return [[total if rank == root else each] for rank, each in enumerate(values)]


def gather(m: Meeting) -> list[list[Any]]:
    values = [each[0] for each in m.values]
    return [m.slots(rank, list(values)) if rank == m.root else [] for rank in range(m.size)]


def scatter(m: Meeting) -> list[list[Any]]:
    parts = list(m.values[m.root])
    if m.kind == "order":
        parts.reverse()
    if m.kind == "drop":
        return [[m.numbers.nothing(each)] for each in parts]
    return [[parts[rank]] for rank in range(m.size)]


def barrier(m: Meeting) -> list[list[Any]]:
    return [[]] * m.size


RUN: dict[str, Callable[[Meeting], list[list[Any]]]] = {
    "all_reduce": all_reduce, "all_gather": all_gather, "reduce_scatter": reduce_scatter,
    "all_to_all": all_to_all, "broadcast": broadcast, "reduce": reduce_, "gather": gather,
    "scatter": scatter, "barrier": barrier,
}  # fmt: skip


@dataclass(slots=True)
class Called:
    """A collective as one rank called it."""

    what: str
    values: list[Any]
    put: Callable[[list[Any]], None]
    """Writes what is received."""
    site: Any
    op: str = "SUM"
    root: int = 0
    shapes: tuple[Any, ...] = field(default=())
