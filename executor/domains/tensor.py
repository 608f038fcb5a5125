"""Tensors whose leading axis is the trial, and the one error of an operator that cannot run."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains.degree import CONSTANT, Degree
from shardproof.spec.record import dataclass

Array: TypeAlias = NDArray[Any]
Ids: TypeAlias = NDArray[np.int64]
"""Whole numbers that are no values of a domain: tokens, experts. [trials or 1, …]."""
Mask: TypeAlias = NDArray[np.bool_]
"""[trials or 1, …]: a leading axis of one is the same mask in every trial."""
Shape: TypeAlias = tuple[int, ...]


@dataclass(slots=True, eq=False)
class Tensor:
    """Values of a domain, one array for all trials: [trials, …].

    `shape` leaves the trials out, and so does every axis number in this package. Nothing is
    written to one that is made: `Final` says so to the type checker, at no cost in a run, which
    makes thousands.
    """

    values: Final[Array]
    degree: Final[Degree] = CONSTANT

    @property
    def shape(self) -> Shape:
        return self.values.shape[1:]

    @property
    def rank(self) -> int:
        return self.values.ndim - 1

    @property
    def trials(self) -> int:
        return self.values.shape[0]


class CannotRun(Exception):
    """An operator that has no meaning on what it was given: nothing is ever broadcast."""

    def __init__(self, op: str, shapes: tuple[Shape, ...], why: str = "") -> None:
        self.op, self.shapes, self.why = op, shapes, why
        given = ", ".join(str(list(shape)) for shape in shapes)
        super().__init__(f"{op} on {given}" + (f": {why}" if why else ""))

    def __reduce__(self) -> tuple[type[CannotRun], tuple[str, tuple[Shape, ...], str]]:
        return CannotRun, (self.op, self.shapes, self.why)


def same_shape(op: str, *tensors: Tensor) -> None:
    """Refuse operands whose shapes are not equal."""
    first = tensors[0].values.shape
    for other in tensors:
        if other.values.shape != first:
            raise other_shapes(op, *tensors)


def other_shapes(op: str, *tensors: Tensor) -> CannotRun:
    return CannotRun(op, tuple(t.shape for t in tensors), "the shapes must be equal")


def other_rows(x: Tensor, factors: Tensor) -> CannotRun:
    return CannotRun("scale_rows", (x.shape, factors.shape), "there is not one factor a row")


def check_mask(op: str, x: Tensor, mask: Mask) -> None:
    """Refuse a mask of another shape; its leading axis is the trials, or one."""
    if mask.shape[1:] != x.shape or mask.shape[0] not in (1, x.trials):
        why = f"the mask has shape {list(mask.shape[1:])} in {mask.shape[0]} trials"
        raise CannotRun(op, (x.shape,), why)


def axis_of(op: str, x: Tensor, axis: int) -> int:
    """The axis as a number from 0, whatever end it was counted from."""
    rank = x.values.ndim - 1
    if not -rank <= axis < rank:
        raise CannotRun(op, (x.shape,), f"there is no axis {axis}")
    return axis % rank
