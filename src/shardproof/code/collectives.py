"""JAX's collectives over the values of a group's ranks; and each of them done wrong on purpose.

A collective is given the operands of its ranks in the group's order, and gives each its result.
What is wrong with a mutant is what `shardproof mutate` does to the same call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from shardproof.mutate.agent.kinds import half


class Numbers(Protocol):
    """What collectives do to the values of some domain."""

    def total(self, values: Sequence[Any]) -> Any: ...
    def largest(self, values: Sequence[Any]) -> Any: ...
    def smallest(self, values: Sequence[Any]) -> Any: ...
    def joined(self, values: Sequence[Any], axis: int) -> Any: ...
    def stacked(self, values: Sequence[Any], axis: int) -> Any: ...
    def parted(self, value: Any, parts: int, axis: int) -> list[Any]: ...
    def unstacked(self, value: Any, axis: int) -> list[Any]: ...
    def nothing(self, like: Any) -> Any: ...
    def shaped(self, value: Any, like: Any) -> Any: ...


@dataclass(frozen=True, slots=True)
class Call:
    """One collective over one group."""

    name: str
    params: Mapping[str, Any]
    values: Sequence[Any]
    numbers: Numbers
    kind: str | None = None
    """What is wrong with it."""

    @property
    def size(self) -> int:
        return len(self.values)

    def slots(self, rank: int, every: Sequence[Any]) -> list[Any]:
        """Of what came from every rank, what comes where something is wrong."""
        match self.kind:
            case "drop":
                nothing = self.numbers.nothing
                return [each if i == rank else nothing(each) for i, each in enumerate(every)]
            case "order":
                return list(every)[::-1]
            case "group":
                own = half(self.size, rank)
                return [every[own[i % len(own)]] for i in range(self.size)]
            case _:
                return list(every)


WHAT = {
    "psum": "all_reduce", "psum_invariant": "all_reduce", "pmax": "all_reduce",
    "pmin": "all_reduce",
    "all_gather": "all_gather", "all_gather_invariant": "all_gather",
    "pbroadcast": "broadcast", "reduce_scatter": "reduce_scatter",
    "all_to_all": "all_to_all", "ppermute": "permute",
}  # fmt: skip
"""By the name of JAX's primitive; the words of `shardproof mutate`."""
OPERATION = {
    "psum": "SUM",
    "psum_invariant": "SUM",
    "pmax": "MAX",
    "pmin": "MIN",
    "reduce_scatter": "SUM",
}
TITLES = {
    "psum_invariant": "psum",
    "all_gather_invariant": "all_gather",
    "reduce_scatter": "psum_scatter",
}


def reduction(call: Call) -> list[Any]:
    numbers = call.numbers
    how = {"pmax": numbers.largest, "pmin": numbers.smallest}.get(call.name, numbers.total)
    match call.kind:
        case "drop":
            return list(call.values)
        case "op":
            other = numbers.total if call.name == "pmax" else numbers.largest
            return [other(call.values)] * call.size
        case "twice":
            once = how(call.values)
            return [how([once] * call.size)] * call.size
        case "group":
            made = {
                h: how([call.values[i] for i in h])
                for h in {half(call.size, r) for r in range(call.size)}
            }
            return [made[half(call.size, r)] for r in range(call.size)]
        case _:
            return [how(call.values)] * call.size


def gathered(call: Call) -> list[Any]:
    axis, tiled = call.params["all_gather_dimension"], call.params["tiled"]
    put = call.numbers.joined if tiled else call.numbers.stacked
    if call.kind in (None, "order"):
        return [put(call.slots(0, call.values), axis)] * call.size
    return [put(call.slots(rank, call.values), axis) for rank in range(call.size)]


def scattered(call: Call) -> list[Any]:
    numbers, axis = call.numbers, call.params["scatter_dimension"]

    def parts(value: Any) -> list[Any]:
        if call.params["tiled"]:
            return numbers.parted(value, call.size, axis)
        return numbers.unstacked(value, axis)

    if call.kind == "drop":
        return [parts(value)[rank] for rank, value in enumerate(call.values)]
    if call.kind == "group":
        whole = [
            numbers.total([call.values[i] for i in half(call.size, r)]) for r in range(call.size)
        ]
        return [parts(value)[rank] for rank, value in enumerate(whole)]
    whole = numbers.largest(call.values) if call.kind == "op" else numbers.total(call.values)
    out = parts(whole)
    if call.kind == "twice":
        return [numbers.total([each] * call.size) for each in out]
    return out[::-1] if call.kind == "order" else out


def exchanged(call: Call) -> list[Any]:
    numbers, p = call.numbers, call.params
    tiled, split, concat = p["tiled"], p["split_axis"], p["concat_axis"]

    def sent(value: Any, axis: int) -> list[Any]:
        return numbers.parted(value, call.size, axis) if tiled else numbers.unstacked(value, axis)

    def swapped(values: Sequence[Any], split: int, concat: int) -> list[list[Any]]:
        del concat
        rows = [sent(value, split) for value in values]
        return [[rows[source][rank] for source in range(call.size)] for rank in range(call.size)]

    put = numbers.joined if tiled else numbers.stacked
    every = swapped(call.values, split, concat)
    if call.kind == "twice":
        once = [put(slots, concat) for slots in every]
        again = swapped(once, concat, split)
        return [numbers.shaped(put(s, split), o) for s, o in zip(again, once, strict=True)]
    return [put(call.slots(rank, slots), concat) for rank, slots in enumerate(every)]


class Impossible(Exception):
    """A collective that JAX refuses to run."""


def permuted(call: Call) -> list[Any]:
    if call.kind == "drop":
        return list(call.values)
    ends = [[pair[end] for pair in call.params["perm"]] for end in (0, 1)]
    for each in ends:
        if len(set(each)) < len(each) or not all(0 <= rank < call.size for rank in each):
            raise Impossible("ppermute names a rank twice, or one that is not there")
    pairs = [(b, a) if call.kind == "order" else (a, b) for a, b in call.params["perm"]]
    out = [call.numbers.nothing(value) for value in call.values]
    for source, target in pairs:
        out[target] = call.values[source]
    return out


def broadcast(call: Call) -> list[Any]:
    source = call.params["source"]
    match call.kind:
        case "drop":
            return list(call.values)
        case "root":
            return [call.values[(source + 1) % call.size]] * call.size
        case "group":
            own = [half(call.size, rank) for rank in range(call.size)]
            return [call.values[source if source in each else each[0]] for each in own]
        case _:
            return [call.values[source]] * call.size


RUN: dict[str, Callable[[Call], list[Any]]] = {
    "all_reduce": reduction, "all_gather": gathered, "reduce_scatter": scattered,
    "all_to_all": exchanged, "permute": permuted, "broadcast": broadcast,
}  # fmt: skip


def run(call: Call) -> list[Any]:
    return RUN[WHAT[call.name]](call)
