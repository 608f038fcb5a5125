"""Which elements a gather reads and a scatter writes, as XLA defines it, in plain integers."""

from __future__ import annotations

from typing import Any

import numpy as np

from shardproof.executor.domains.tensor import Array, Shape


def window_positions(
    shape: Shape,
    indices: Array,
    window: Shape,
    out_shape: Shape,
    kept: dict[str, Any],
    *,
    clip: bool,
) -> tuple[Array, Array]:
    """Flat positions in an operand for each element of a gather's result, and which are inside.

    `kept`: offset (axes of the result that run through the window), collapsed, map, batching (of
    the operand) and its partners among the axes of the indices.
    """
    offset, collapsed = kept["offset"], kept["collapsed"]
    batching, partners = kept["batching"], kept["partners"]
    batch_axes = [axis for axis in range(len(out_shape)) if axis not in offset]
    starts = indices.astype(np.int64)
    count = len(kept["map"])
    grid = np.indices(tuple(out_shape[axis] for axis in batch_axes))
    rows = starts[tuple(grid)] if batch_axes else starts
    begin = [np.zeros(rows.shape[:-1], np.int64) for _ in shape]
    inside: Array = np.ones(rows.shape[:-1], np.bool_)
    for at in range(count):
        axis: int = kept["map"][at]
        highest = shape[axis] - window[axis]
        own: Array = rows[..., at]
        inside &= (own >= 0) & (own <= highest)
        begin[axis] = np.clip(own, 0, max(highest, 0))
    for axis, partner in zip(batching, partners, strict=True):
        begin[axis] = grid[partner]
    if clip:
        inside[...] = True
    full_batch = [out_shape[axis] if axis in batch_axes else 1 for axis in range(len(out_shape))]
    free = [axis for axis in range(len(shape)) if axis not in collapsed and axis not in batching]
    flat = np.zeros(out_shape, np.int64)
    for axis in range(len(shape)):
        place = begin[axis].reshape(full_batch)
        if axis in free:
            at = offset[free.index(axis)]
            place = place + along(window[axis], at, len(out_shape))
        flat = flat * shape[axis] + place
    return flat, np.broadcast_to(inside.reshape(full_batch), out_shape)


def along(size: int, axis: int, rank: int) -> Array:
    """0, 1, … along one of so many axes."""
    return np.arange(size).reshape([-1 if each == axis else 1 for each in range(rank)])
