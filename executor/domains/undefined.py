"""The result of a division by zero in the field: no number, and a value of its own.

What is made of it is undefined as well, also where it is multiplied by zero; what leaves it out
(a mask, a slice) is not. It equals no value of the field, so that an output of it differs.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from shardproof.executor.domains.tensor import Array, Mask, Tensor
from shardproof.spec.record import dataclass

UNDEFINED = -1
"""In place of a value, which is one of 0 to p-1. What only moves values moves it as well."""


def told(value: int) -> str:
    """A value in words."""
    return "no number (a division by zero)" if value == UNDEFINED else f"{value:,}"


@dataclass(slots=True)
class Met:
    """Whether this process may hold an undefined value: else nobody has to look for any."""

    any: bool = False


MET = Met()


def met(values: Array) -> Array:
    """Values that came from elsewhere: from now on it is known if one of them is undefined."""
    if not MET.any and values.dtype == np.int64 and values.size and int(values.min()) < 0:
        MET.any = True
    return values


def put(values: Array, where: Mask) -> Array:
    """The values, undefined in these places."""
    if where.any():
        MET.any = True
        values = np.where(where, UNDEFINED, values)
    return values


def spread(
    operands: tuple[Tensor, ...],
    compute: Callable[..., Tensor],
    reach: Callable[..., Mask],
) -> Tensor:
    """What is computed of these, undefined wherever an undefined value reaches."""
    masks = [x.values < 0 for x in operands]
    if not any(mask.any() for mask in masks):
        return compute(*operands)
    known = [
        Tensor(np.where(mask, 0, x.values), x.degree)
        for x, mask in zip(operands, masks, strict=True)
    ]
    made = compute(*known)
    return Tensor(np.where(reach(*masks), UNDEFINED, made.values), made.degree)


def anywhere(*masks: Mask) -> Mask:
    """Value by value."""
    found = masks[0]
    for mask in masks[1:]:
        found = found | mask
    return found


def over(axis: int, mask: Mask) -> Mask:
    """Of a sum over an axis of the array."""
    return np.logical_or.reduce(mask, axis=axis)


def of_number(mask: Mask, factor: Mask) -> Mask:
    """Of all values times one number."""
    return mask | factor.reshape(-1, *(1,) * (mask.ndim - 1))


def of_rows(mask: Mask, factors: Mask) -> Mask:
    """Of each row times a number of its own."""
    return mask | factors[..., None]


def in_strands(mask: Mask, strands: int) -> Mask:
    """All strands of a trial, where one of them is: a function sees them together."""
    if strands == 1:
        return mask
    apart = mask.reshape(-1, strands, *mask.shape[1:])
    return np.repeat(apart.any(axis=1), strands, axis=0)


def in_all_strands(mask: Mask, strands: int) -> Mask:
    """Where it is so in every strand, and so by no coincidence."""
    if strands == 1:
        return mask
    apart = mask.reshape(-1, strands, *mask.shape[1:])
    return np.repeat(apart.all(axis=1), strands, axis=0)
