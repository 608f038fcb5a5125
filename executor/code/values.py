"""A tensor of somebody's program: numbers of the field, and what floats have besides.

Its arrays have a leading axis (strands; one; leaves), and what moves values moves all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntFlag
from math import prod
from typing import Protocol

import numpy as np

from shardproof.executor.code.degrees import CONSTANT, Degree
from shardproof.executor.domains.keyed import STEP, Bits, mixed
from shardproof.executor.domains.strands import words
from shardproof.executor.domains.tensor import Array, Shape
from shardproof.spec.record import dataclass


class Plane(IntFlag):
    """What is no number. Both bits together: -inf and inf in one sum are undefined."""

    FINITE = 0
    MINUS = 1
    PLUS = 2
    UNDEFINED = 3


class Opaque(Exception):
    """What this field has no answer to, by name."""


class Form(Protocol):
    """How a value was made, where a field keeps that beside it."""

    def moved(self, move: Callable[[Array], Array]) -> Form:
        """Of the same values elsewhere."""
        ...


@dataclass(slots=True, eq=False)
class Exact:
    """x + factor · log(u), or no number where a plane says so."""

    x: Array
    """[strands, …], from 0 to p-1."""
    degree: Degree = CONSTANT
    u: Array | None = None
    """[strands, …], never zero; None is one."""
    u_degree: Degree = CONSTANT
    factor: Array | None = None
    """[strands], of the logarithm, one for the whole tensor; None is one."""
    plane: Array | None = None
    """[1, …] of `Plane`; None is finite everywhere."""
    real: Array | None = None
    """[1, …] float64: the number itself where the program's text alone makes it, else NaN."""
    leaves: Array | None = None
    """[n, …]: of a maximum, the names of all values of which it is the largest; 0 is none."""
    flipped: bool = False
    """Of such a maximum, taken with the other sign."""
    signed: int = 0
    """1 where no element is below zero, -1 where none is above, 0 where it is not known."""
    form: Form | None = None
    """Of `FinerField` alone."""

    @property
    def shape(self) -> Shape:
        return self.x.shape[1:]

    @property
    def strands(self) -> int:
        return self.x.shape[0]

    @property
    def size(self) -> int:
        return self.x[0].size

    def moved(self, move: Callable[[Array], Array]) -> Exact:
        """The same values elsewhere: `move` is given arrays with their leading axis."""
        return Exact(
            move(self.x), self.degree,
            None if self.u is None else move(self.u), self.u_degree, self.factor,
            None if self.plane is None else move(self.plane),
            None if self.real is None else move(self.real),
            None if self.leaves is None else move(self.leaves), self.flipped, self.signed,
            None if self.form is None else self.form.moved(move),
        )  # fmt: skip

    def where_plane(self, plane: int) -> Array:
        """[…] of bool."""
        if self.plane is None:
            return np.zeros(self.shape, np.bool_)
        return self.plane[0] == plane


def flattened(v: Array) -> Array:
    """[n, …] as [n, count]; NumPy finds no -1 where there is nothing."""
    return v.reshape(v.shape[0], prod(v.shape[1:]))


def planes(*operands: Exact) -> bool:
    return any(each.plane is not None for each in operands)


def plane_of(value: Exact) -> Array:
    """[1, …], whether it has one or not."""
    if value.plane is not None:
        return value.plane
    return np.zeros((1, *(1,) * len(value.shape)), np.int8)


def kept(plane: Array | None) -> Array | None:
    """A plane only where something is in it."""
    return plane if plane is not None and plane.any() else None


def element_bits(seed: Bits, value: Exact) -> Bits:
    """64 bits for each element as a number, planes left aside: […]."""
    bits = _mixed_words(seed, value.x)
    if value.u is not None:
        factor = 1 if value.factor is None else int(value.factor[0])
        own = _mixed_words(np.array(seed + np.uint64(factor)), value.u)
        plain = (value.u == 1).all(axis=0)
        bits = np.where(plain, bits, scattered((bits ^ STEP) + own))
    return bits


def scattered(bits: Bits) -> Bits:
    """The bijection of splitmix64, of one number as well."""
    return mixed(np.array(bits, np.uint64).reshape(-1)).reshape(np.shape(bits))


def _mixed_words(seed: Bits, x: Array) -> Bits:
    strands = x.shape[0]
    found = words(x, strands) if strands > 1 else [x[None, 0]]
    bits: Bits = np.array(np.broadcast_to(seed, found[0][0].shape), np.uint64)
    for word in found:
        bits = scattered((bits + word[0].view(np.uint64)) * STEP)
    return bits


FINGERPRINT = np.uint64(0x5BF03635)


def fingerprint(value: Exact) -> Bits:
    """A name for each element, equal where the values are: […]. Zeros are named 0."""
    bits = element_bits(np.array(FINGERPRINT), value)
    bits = np.where((value.x == 0).all(axis=0) & _no_logarithm(value), np.uint64(0), bits)
    if value.plane is not None:
        plane = value.plane[0]
        bits = np.where(plane == Plane.FINITE, bits, plane.astype(np.uint64))
    return bits


def _no_logarithm(value: Exact) -> Array:
    if value.u is None:
        return np.ones(value.shape, np.bool_)
    return (value.u == 1).all(axis=0)
