"""Whether two tensors of floats differ by more than rounding."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains.tensor import Array, Mask

UNITS = 4096
"""Rounding errors of so many operations in a row, each against the largest value."""
LEAST, MOST = 3e-7, 0.05
"""At least this much, for a number of the text may be one in float32 that nobody can tell."""


def far_apart(a: Array, b: Array, error: float) -> Mask:
    """Where two tensors of one shape cannot be one result, rounded in two ways.

    `error` is that of one operation.
    """
    if a.dtype.kind in "iub":
        return np.not_equal(a, b)
    x, y = a.astype(np.float64), b.astype(np.float64)
    finite = np.isfinite(x) & np.isfinite(y)
    scale = max(np.abs(x[finite]).max(initial=0), np.abs(y[finite]).max(initial=0))
    allowed = scale * min(MOST, max(LEAST, UNITS * error))
    with np.errstate(all="ignore"):
        far = np.abs(x - y) > allowed
    same = (x == y) | (np.isnan(x) & np.isnan(y))
    return np.logical_or(finite & far, ~finite & ~same)
