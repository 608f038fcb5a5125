"""What several ranks hold under one name as one: their arrays lie one behind the other.

The leading axis has the trials of the first rank, then those of the second, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from shardproof.executor.domains import Array, Exponentials, Parts, Tensor
from shardproof.executor.domains.degree import of_many
from shardproof.executor.run.rank import Blocks, Entries, Pair
from shardproof.executor.run.router import Routes

Held = tuple[object, ...]
"""What ranks hold under one name, in the order of the ranks."""


class Apart(Exception):
    """Ranks that differ in what an operator looks at, or hold what does not go together."""


def bundled(held: Held) -> object:
    """What these are as one."""
    first = held[0]
    kind = type(first)
    if any(type(value) is not kind for value in held):
        raise Apart
    if kind is Tensor:
        tensors = cast("Sequence[Tensor]", held)
        values = one_behind_the_other([x.values for x in tensors])
        return Tensor(values, of_many([x.degree for x in tensors]))
    if kind is np.ndarray:
        return one_behind_the_other(cast("Sequence[Array]", held))
    parts = [parts_of(value) for value in held]
    if any(len(own) != len(parts[0]) for own in parts):
        raise Apart
    return rebuilt(first, [bundled(each) for each in zip(*parts, strict=True)])


def one_behind_the_other(arrays: Sequence[Array]) -> Array:
    shape = arrays[0].shape
    if any(array.shape != shape for array in arrays):
        raise Apart
    return np.concatenate(arrays)


def opened(made: object, count: int) -> Held:
    """What each of so many ranks has of a bundle."""
    if isinstance(made, Tensor):
        return opened_tensor(made, count)
    if isinstance(made, np.ndarray):
        return slices(cast("Array", made), count)
    parts = zip(*[opened(part, count) for part in parts_of(made)], strict=True)
    return tuple([rebuilt(made, own) for own in parts])


def opened_tensor(x: Tensor, count: int) -> tuple[Tensor, ...]:
    degrees = x.degree.each or (x.degree,) * count
    values = slices(x.values, count)
    return tuple([Tensor(v, degree) for v, degree in zip(values, degrees, strict=True)])


def slices(values: Array, count: int) -> tuple[Array, ...]:
    size = values.shape[0] // count
    return tuple([values[low : low + size] for low in range(0, count * size, size)])


def parts_of(value: object) -> Held:
    """The arrays that something consists of, or what consists of them."""
    match value:
        case Pair():
            return value.keys, value.values
        case Parts(shift=None):
            return value.numerator, value.denominator
        case Blocks():
            return value.parts
        case Exponentials(shift=None):
            return (value.values,)
        case Routes():
            if value.chosen.shape[0] != value.weights.trials:
                raise Apart
            return value.chosen, value.weights
        case _:
            raise Apart


def rebuilt(like: object, parts: Sequence[Any]) -> object:
    """The same of other arrays."""
    match like:
        case Parts():
            numerator, denominator = parts
            return Parts(numerator, denominator, None)
        case Blocks():
            return Blocks(tuple(parts))
        case Exponentials():
            return Exponentials(parts[0], None)
        case Pair():
            return Pair(*parts)
        case _:
            return Routes(*parts)


def entries_bundled(held: Sequence[Entries]) -> Entries:
    """Cache entries of several ranks, which have the same slots."""
    first = held[0]
    if any(entries.slots != first.slots for entries in held):
        raise Apart
    keys, values = (tuple([getattr(e, half) for e in held]) for half in ("keys", "values"))
    return Entries(first.slots, cast("Tensor", bundled(keys)), cast("Tensor", bundled(values)))


def entries_opened(entries: Entries, count: int) -> list[Entries]:
    keys, values = opened_tensor(entries.keys, count), opened_tensor(entries.values, count)
    return [Entries(entries.slots, k, v) for k, v in zip(keys, values, strict=True)]
