"""Moving values about: operators that compute nothing, and are the same in every domain."""

from __future__ import annotations

from collections.abc import Sequence
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

FEW = 4096


def reshape(x: Tensor, shape: Shape) -> Tensor:
    if prod(shape) != prod(x.shape):
        raise CannotRun("reshape", (x.shape, shape), "another number of elements")
    return Tensor(x.values.reshape(x.trials, *shape), x.degree)


def transpose(x: Tensor, axes: Sequence[int]) -> Tensor:
    if sorted(axes) != list(range(x.rank)):
        raise CannotRun("transpose", (x.shape,), f"{list(axes)} are not its axes")
    return Tensor(x.values.transpose(0, *(axis + 1 for axis in axes)), x.degree)


def part(x: Tensor, axis: int, start: int, stop: int) -> Tensor:
    """The slice [start, stop) of an axis."""
    axis = axis_of("part", x, axis)
    if not 0 <= start <= stop <= x.shape[axis]:
        raise CannotRun("part", (x.shape,), f"[{start}, {stop}) is not within axis {axis}")
    index = (slice(None),) * (axis + 1) + (slice(start, stop),)
    return Tensor(x.values[index], x.degree)


def take(x: Tensor, axis: int, indices: Sequence[int]) -> Tensor:
    """The listed places of an axis, in this order, the same in every trial."""
    axis = axis_of("take", x, axis)
    if isinstance(indices, range) and indices.step > 0 and within(indices, x.shape[axis]):
        at = slice(indices.start, indices.stop, indices.step)
        return Tensor(x.values[(slice(None),) * (axis + 1) + (at,)], x.degree)
    wanted = np.asarray(indices, np.int64).reshape(-1)
    if wanted.size and not (wanted.min() >= 0 and wanted.max() < x.shape[axis]):
        raise CannotRun("take", (x.shape,), f"axis {axis} has no index {outside(wanted, x, axis)}")
    return Tensor(x.values.take(wanted, axis=axis + 1), x.degree)


def within(indices: range, size: int) -> bool:
    return 0 <= indices.start <= size and indices.stop <= size


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
    around = {(*p.shape[:axis], *p.shape[axis + 1 :]) for p in parts if p.rank > axis}
    if len(around) != 1 or len({p.rank for p in parts}) != 1:
        why = f"the shapes must be equal but for axis {axis}"
        raise CannotRun("concat", tuple(p.shape for p in parts), why)
    values = np.concatenate([p.values for p in parts], axis=axis + 1)
    return Tensor(values, of_sum(*(p.degree for p in parts)))


def stack(parts: Sequence[Tensor], axis: int) -> Tensor:
    """Equal shapes along a new axis."""
    return concat([expand(p, axis, 1) for p in parts], axis)


def expand(x: Tensor, axis: int, size: int) -> Tensor:
    """A new axis along which the values repeat: the only way to repeat them."""
    if not 0 <= axis <= x.rank:
        raise CannotRun("expand", (x.shape,), f"there is no place {axis} for an axis")
    before, after = x.values.shape[: axis + 1], x.values.shape[axis + 1 :]
    return Tensor(repeated(x.values.reshape(*before, 1, *after), (*before, size, *after)), x.degree)


def spread(x: Tensor, shape: Shape, axes: Sequence[int]) -> Tensor:
    """Repeated to a shape in which the axes of x are these, in ascending order."""
    given = tuple(shape[axis] for axis in axes)
    if given != x.shape or list(axes) != sorted(set(axes)):
        raise CannotRun("spread", (x.shape, shape), f"its axes are not axes {list(axes)} there")
    inner = tuple(size if axis in axes else 1 for axis, size in enumerate(shape))
    values = x.values.reshape(x.trials, *inner)
    return Tensor(repeated(values, (x.trials, *shape)), x.degree)


def repeated(values: Array, shape: Shape) -> Array:
    """A view of many values; of few a copy, which numpy makes faster than a view."""
    if prod(shape) > FEW:
        return np.broadcast_to(values, shape)
    copy = np.empty(shape, values.dtype)
    copy[...] = values
    return copy


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
    hot = np.zeros((*ids.shape[:-1], size), np.bool_)
    np.put_along_axis(hot, ids, values=True, axis=-1)
    return hot
