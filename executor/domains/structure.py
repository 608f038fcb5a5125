"""Moving values about: operators that compute nothing, and are the same in every domain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod

import numpy as np

from shardproof.executor.domains.degree import of_sum
from shardproof.executor.domains.tensor import (
    Array,
    CannotRun,
    Ids,
    Mask,
    Shape,
    Tensor,
    axis_of,
    check_mask,
)
from shardproof.spec.record import dataclass

FEW = 4096
ALL = slice(None)


def reshape(x: Tensor, shape: Shape) -> Tensor:
    values = x.values
    if prod(shape) * values.shape[0] != values.size:
        raise CannotRun("reshape", (x.shape, shape), "another number of elements")
    return Tensor(values.reshape(values.shape[0], *shape), x.degree)


def transpose(x: Tensor, axes: Sequence[int]) -> Tensor:
    if sorted(axes) != list(range(x.rank)):
        raise CannotRun("transpose", (x.shape,), f"{list(axes)} are not its axes")
    return Tensor(x.values.transpose(0, *(axis + 1 for axis in axes)), x.degree)


def part(x: Tensor, axis: int, start: int, stop: int) -> Tensor:
    """The slice [start, stop) of an axis."""
    axis = axis_of("part", x, axis)
    if not 0 <= start <= stop <= x.values.shape[axis + 1]:
        raise CannotRun("part", (x.shape,), f"[{start}, {stop}) is not within axis {axis}")
    index = (slice(None),) * (axis + 1) + (slice(start, stop),)
    return Tensor(x.values[index], x.degree)


def take(x: Tensor, axis: int, indices: list[int] | tuple[int, ...] | range) -> Tensor:
    """The listed places of an axis, in this order, the same in every trial."""
    axis = axis_of("take", x, axis)
    at = places(tuple(indices) if isinstance(indices, list) else indices)
    size = x.values.shape[axis + 1]
    if at.all_of == size:
        return x
    if at.low < 0 or at.high >= size:
        wanted = np.asarray(indices, np.int64)
        raise CannotRun("take", (x.shape,), f"axis {axis} has no index {outside(wanted, x, axis)}")
    if isinstance(at.index, slice):
        return Tensor(x.values[(*(ALL,) * (axis + 1), at.index)], x.degree)
    return Tensor(x.values.take(at.index, axis + 1), x.degree)


@dataclass(frozen=True, slots=True)
class Places:
    """Places of an axis as numpy takes them: a slice, for a view, where they ascend evenly."""

    index: slice | Ids
    low: int
    high: int
    all_of: int = -1
    """The size of the axis of which these are all places in their order."""


@lru_cache(maxsize=4096)
def places(indices: range | tuple[int, ...]) -> Places:
    if not indices:
        return Places(slice(0, 0), 0, -1)
    low, high = min(indices), max(indices)
    step = indices[1] - indices[0] if len(indices) > 1 else 1
    if low >= 0 and step > 0 and tuple(range(low, high + 1, step)) == tuple(indices):
        whole = len(indices) if (low, step) == (0, 1) else -1
        return Places(slice(low, high + 1, step), low, high, whole)
    wanted = np.array(indices, np.int64)
    wanted.flags.writeable = False
    return Places(wanted, low, high)


def outside(wanted: Array, x: Tensor, axis: int) -> int:
    """The first index that the axis does not have."""
    return int(wanted[(wanted < 0) | (wanted >= x.shape[axis])][0])


def lookup(table: Tensor, ids: Ids) -> Tensor:
    """Rows of a table by number: [rows, …] and ids [trials or 1, …] give [ids…, …]."""
    if ids.shape[0] not in (1, table.trials):
        raise CannotRun("lookup", (table.shape, ids.shape), "ids are for other trials")
    if ids.size and not (ids.min() >= 0 and ids.max() < table.shape[0]):
        raise CannotRun("lookup", (table.shape,), f"there is no row {outside(ids, table, 0)}")
    if ids.shape[0] == 1:
        return Tensor(table.values[:, ids[0]], table.degree)
    trial = np.arange(table.trials).reshape(-1, *(1,) * (ids.ndim - 1))
    return Tensor(table.values[trial, ids], table.degree)


def pick(x: Tensor, ids: Ids) -> Tensor:
    """The entries of each row that the ids name: [trials, …, n] and [trials, …, k] give k a row."""
    if ids.shape[:-1] != x.values.shape[:-1]:
        raise CannotRun("pick", (x.shape, ids.shape[1:]), "ids for other rows")
    return Tensor(np.take_along_axis(x.values, ids, axis=-1), x.degree)


def concat(parts: Sequence[Tensor], axis: int) -> Tensor:
    if not parts:
        raise CannotRun("concat", (), "there is nothing to put together")
    axis = axis_of("concat", parts[0], axis)
    if len(parts) == 1:
        return parts[0]
    try:
        joined = np.concatenate([p.values for p in parts], axis + 1)
    except ValueError:
        why = f"the shapes must be equal but for axis {axis}"
        raise CannotRun("concat", tuple(p.shape for p in parts), why) from None
    return Tensor(joined, of_sum(*[p.degree for p in parts]))


def stack(parts: Sequence[Tensor], axis: int) -> Tensor:
    """Equal shapes along a new axis."""
    return concat([expand(p, axis, 1) for p in parts], axis)


def expand(x: Tensor, axis: int, size: int) -> Tensor:
    """A new axis along which the values repeat: the only way to repeat them."""
    if not 0 <= axis <= x.rank:
        raise CannotRun("expand", (x.shape,), f"there is no place {axis} for an axis")
    values = x.values
    before, after = values.shape[: axis + 1], values.shape[axis + 1 :]
    if size == 1:
        return Tensor(values.reshape(*before, 1, *after), x.degree)
    return Tensor(repeated(values.reshape(*before, 1, *after), (*before, size, *after)), x.degree)


def spread(x: Tensor, shape: Shape, axes: Sequence[int]) -> Tensor:
    """Repeated to a shape in which the axes of x are these, in ascending order."""
    values = x.values
    inner = widened(values.shape[1:], shape, tuple(axes))
    if inner is None:
        raise CannotRun("spread", (x.shape, shape), f"its axes are not axes {list(axes)} there")
    trials = values.shape[0]
    return Tensor(repeated(values.reshape(trials, *inner), (trials, *shape)), x.degree)


@lru_cache(maxsize=4096)
def widened(given: Shape, shape: Shape, axes: tuple[int, ...]) -> Shape | None:
    """The given shape with an axis of one wherever `shape` has another; None if it has no such."""
    if given != tuple(shape[axis] for axis in axes) or list(axes) != sorted(set(axes)):
        return None
    return tuple(size if axis in axes else 1 for axis, size in enumerate(shape))


def repeated(values: Array, shape: Shape) -> Array:
    """A view of many values; of few a copy, which numpy makes faster than a view."""
    if prod(shape) > FEW:
        return np.broadcast_to(values, shape)
    copy = np.empty(shape, values.dtype)
    copy[...] = values
    return copy


def along(mask: Mask, size: int) -> Mask:
    """A mask once more for each of `size` places of a new last axis."""
    return repeated(mask[..., None], (*mask.shape, size))


def masked(x: Tensor, mask: Mask) -> Tensor:
    """What the mask lets through, zero elsewhere."""
    check_mask("masked", x, mask)
    zero = np.zeros((), x.values.dtype)
    return Tensor(np.where(mask, x.values, zero), x.degree)


def choose(mask: Mask, x: Tensor, y: Tensor) -> Tensor:
    """Where the mask is true x, y elsewhere."""
    check_mask("choose", x, mask)
    check_mask("choose", y, mask)
    return Tensor(np.where(mask, x.values, y.values), of_sum(x.degree, y.degree))


def one_hot(ids: Ids, size: int) -> Mask:
    """Which of `size` are among the ids of each row: [trials, …, k] gives [trials, …, size]."""
    hot: Mask = (ids[..., None] == np.arange(size)).any(axis=-2)
    return hot
