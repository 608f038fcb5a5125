"""Collectives of JAX, where they are traced: under shard_map, pmap, or any transformation.

The functions of jax.lax are changed and not a finished jaxpr, which is rewritten by every
transformation and compiled out of reach; what a call is replaced with is traced like the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shardproof.mutate.agent.kinds import kinds_of, moved
from shardproof.mutate.agent.standing import Met, standing
from shardproof.mutate.agent.watch import Watch


@dataclass
class Traced:
    """One call, of one leaf of what it was given."""

    lax: Any
    """jax._src.lax.parallel, whose functions are all changed already."""
    original: Callable[..., Any]
    asked: dict[str, Any]
    x: Any
    size: int
    kind: str

    @property
    def axis(self) -> Any:
        return self.asked["axis_name"]

    @property
    def rank(self) -> Any:
        return self.lax.axis_index(self.axis)

    def run(self, x: Any) -> Any:
        return self.original(**{**self.asked, "x": x})

    def other(self, name: str) -> Any:
        """The same over another function of jax.lax."""
        return getattr(self.lax, name)(self.x, self.axis)

    def gathered(self, x: Any) -> Any:
        """The operands of all ranks, along a new first axis."""
        return self.lax.all_gather(x, self.axis)

    @property
    def own_half(self) -> Any:
        """Whether a rank is of one's half, for each rank."""
        numpy, middle = _numpy(), (self.size + 1) // 2
        return (numpy.arange(self.size) < middle) == (self.rank < middle)


Change = Callable[[Traced, Any], Any]


def _numpy() -> Any:
    return sys.modules["jax.numpy"]


def _masked(every: Any, keep: Any, nothing: Any) -> Any:
    """Operands of all ranks, with something that adds nothing in place of some."""
    shape = (-1,) + (1,) * (every.ndim - 1)
    return _numpy().where(keep.reshape(shape), every, nothing)


def reduce(call: Traced, right: Any) -> Any:
    name = call.original.__name__
    match call.kind:
        case "twice":
            return call.run(right)
        case "op":
            return call.other(_OTHER[name])
        case "group":
            return _over_half(call, call.gathered(call.x), name)
        case _:
            return call.x


_OTHER = {"psum": "pmax", "pmean": "psum", "pmax": "psum", "pmin": "pmax"}
_OP = {"psum": "SUM", "pmean": "AVG", "pmax": "MAX", "pmin": "MIN", "psum_scatter": "SUM"}


def _over_half(call: Traced, every: Any, name: str) -> Any:
    numpy = _numpy()
    keep = call.own_half
    if name in ("pmax", "pmin"):
        own = call.gathered(call.x)[call.rank]
        kept = _masked(every, keep, own)
        return (numpy.max if name == "pmax" else numpy.min)(kept, axis=0)
    total = _masked(every, keep, numpy.zeros((), every.dtype)).sum(axis=0)
    return total / keep.sum().astype(total.dtype) if name == "pmean" else total


def _slots(call: Traced, value: Any, axis: int, *, tiled: bool) -> list[Any]:
    numpy = _numpy()
    return [*(numpy.split(value, call.size, axis) if tiled else numpy.moveaxis(value, axis, 0))]


def _joined(values: list[Any], axis: int, *, tiled: bool) -> Any:
    numpy = _numpy()
    return numpy.concatenate(values, axis) if tiled else numpy.stack(values, axis)


def _own_alone(call: Traced, every: list[Any]) -> list[Any]:
    numpy = _numpy()
    return [numpy.where(call.rank == i, each, 0) for i, each in enumerate(every)]


def gather(call: Traced, right: Any) -> Any:
    axis, tiled = call.asked["axis"], call.asked["tiled"]
    every = _slots(call, right, axis, tiled=tiled)
    if call.kind == "order":
        new = moved(every, 0, "order", None)
    elif call.kind == "drop":
        new = _own_alone(call, every)
    else:
        numpy, middle = _numpy(), (call.size + 1) // 2
        low, high = (moved(every, at, "group", None) for at in (0, middle))
        new = [
            numpy.where(call.rank < middle, a, b)
            for a, b in zip(low, high)  # noqa: B905
        ]
    return _joined(new, axis, tiled=tiled)


def scatter(call: Traced, right: Any) -> Any:
    dim, tiled = call.asked["scatter_dimension"], call.asked["tiled"]

    def own(value: Any) -> Any:
        return _numpy().stack(_slots(call, value, dim, tiled=tiled))[call.rank]

    match call.kind:
        case "twice":
            return right * call.size
        case "order":
            return call.gathered(right)[call.size - 1 - call.rank]
        case "op":
            return own(call.gathered(call.x).max(axis=0))
        case "group":
            return own(_over_half(call, call.gathered(call.x), "psum"))
        case _:
            return own(call.x)


def exchange(call: Traced, right: Any) -> Any:
    axis, tiled = call.asked["concat_axis"], call.asked["tiled"]
    if call.kind == "twice":
        back = {"split_axis": axis, "concat_axis": call.asked["split_axis"]}
        return call.original(**{**call.asked, **back, "x": right}).reshape(right.shape)
    every = _slots(call, right, axis, tiled=tiled)
    if call.kind == "order":
        new = every[::-1]
    elif call.kind == "drop":
        new = _own_alone(call, every)
    else:
        keep = call.own_half
        new = [_numpy().where(keep[i], each, 0) for i, each in enumerate(every)]
    return _joined(new, axis, tiled=tiled)


def permute(call: Traced, right: Any) -> Any:
    del right
    if call.kind == "drop":
        return call.x
    back = [(b, a) for a, b in call.asked["perm"]]
    return call.original(**{**call.asked, "x": call.x, "perm": back})


FUNCTIONS: dict[str, tuple[str, Change]] = {
    "psum": ("all_reduce", reduce),
    "pmean": ("all_reduce", reduce),
    "pmax": ("all_reduce", reduce),
    "pmin": ("all_reduce", reduce),
    "all_gather": ("all_gather", gather),
    "psum_scatter": ("reduce_scatter", scatter),
    "all_to_all": ("all_to_all", exchange),
    "ppermute": ("permute", permute),
}


def change(module: Any, watch: Watch) -> None:
    """Put every collective that this version has behind a watch."""
    for name, (does, how) in FUNCTIONS.items():
        if (original := getattr(module, name, None)) is not None:
            setattr(module, name, instead(module, name, original, does, how, watch))


def instead(
    module: Any, name: str, original: Callable[..., Any], does: str, change: Change, watch: Watch
) -> Callable[..., Any]:
    """What stands in a collective's place."""
    count = module.psum

    def find(asked: dict[str, Any]) -> Met | None:
        if asked.get("axis_index_groups") is not None or _constant(asked["x"]):
            return None
        size = int(count(1, asked["axis_name"]))

        def changed(kind: str) -> Any:
            def leaf(x: Any) -> Any:
                call = Traced(module, original, asked, x, size, kind)
                right = call.run(x)
                new = change(call, right)
                _compared(watch, new, right)
                return new

            return sys.modules["jax"].tree.map(leaf, asked["x"])

        return Met(kinds_of(does, size, _OP.get(name, "SUM")), range(size), None, changed)

    return standing(name, original, watch, find)


def _constant(x: Any) -> bool:
    """Numbers are summed without communication: so a program asks for its axis' size."""
    return isinstance(x, (int, float, complex))


def _compared(watch: Watch, new: Any, right: Any) -> None:
    """Tell, when the program runs, whether the change has changed something."""
    numpy, jax = _numpy(), sys.modules["jax"]
    if new.shape != right.shape or new.dtype != right.dtype:
        watch.differs()
        return
    same = (new == right) | ((new != new) & (right != right))  # noqa: PLR0124

    def tell(differ: Any) -> None:
        if bool(differ):
            watch.differs()

    jax.debug.callback(tell, numpy.any(~same))
