"""An order of numbers that have none: random, and the same for both programs.

A value's *name* is 64 bits: its rank, and whether it is below zero. Known floats have their own
order; other values are thrown among those from 1/8 to 1024, so that what masks (-1e30) comes last.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from shardproof.executor.code.values import Exact, Plane, element_bits, scattered
from shardproof.executor.domains.keyed import STEP, Bits, seeds
from shardproof.executor.domains.modular import P
from shardproof.executor.domains.tensor import Array
from shardproof.spec.record import dataclass

MOST, LEAST = np.iinfo(np.int64).max, np.iinfo(np.int64).min
LOWEST = np.uint64(0x3FC0 << 48)
SPAN = np.uint64(0x00D0 << 48)
ONE = np.uint64(1)
ZERO = np.uint64(1)
"""The name of zero: no rank, below nothing."""
HALFWAY = P // 2


@lru_cache(maxsize=64)
def order_seed(seed: int) -> Bits:
    return seeds(seed, 1, "order")[0]


@dataclass(frozen=True, slots=True)
class Order:
    """One random order; some order puts these names first, and any will do."""

    seed: int
    favoured: frozenset[int] = frozenset()

    def first(self, names: Bits) -> Array:
        """Which of these names come first."""
        if not self.favoured:
            return np.zeros(names.shape, np.bool_)
        return np.isin(names, np.array(sorted(self.favoured), np.uint64))


def identity(order: Order, a: Exact) -> Bits:
    """The name of each element, planes left aside: […]."""
    if a.leaves is not None:
        winner = _winner(order, a.leaves)
        return winner ^ ONE if a.flipped else winner
    below = _below_zero(a)
    bits = element_bits(np.array(order_seed(order.seed)), _absolute(a, below))
    names = ((LOWEST + bits % SPAN) << ONE) | below.astype(np.uint64)
    plain = (a.x == 0).all(axis=0)
    if a.u is not None:
        plain &= (a.u == 1).all(axis=0)
    names = np.where(plain, ZERO, names)
    if a.real is not None:
        names = np.where(np.isnan(a.real[0]), names, known_names(a.real[0]))
    return names


def known_names(real: Array) -> Bits:
    size = np.abs(np.nan_to_num(real)).view(np.uint64)
    names = (size << ONE) | (real < 0).astype(np.uint64)
    return np.where(size == 0, ZERO, names)


def _below_zero(a: Exact) -> Array:
    if a.signed:
        return np.full(a.shape, a.signed < 0)
    return a.x[0] > HALFWAY


def _absolute(a: Exact, below: Array) -> Exact:
    if not below.any():
        return a
    # With a logarithm beside it nobody asks for the opposite number but by a flipped maximum.
    return Exact(np.where(below, -a.x % P, a.x), u=a.u, factor=a.factor)


def _winner(order: Order, leaves: Bits) -> Bits:
    ranks = rank_of_names(order, leaves)
    ranks[leaves == 0] = LEAST
    at = ranks.argmax(axis=0)
    return np.take_along_axis(leaves, at[None], 0)[0]


def rank_of_names(order: Order, names: Bits) -> Array:
    size = (names >> ONE).astype(np.int64)
    ranks = np.where(names & ONE == 1, -size, size)
    if order.favoured:
        ranks = np.where(order.first(names), MOST - 1, ranks)
        ranks = np.where(order.first(names ^ ONE), 1 - MOST, ranks)
    return ranks


def rank_of(order: Order, a: Exact, names: Bits) -> Array:
    ranks = rank_of_names(order, names)
    if a.plane is not None:
        plane = a.plane[0]
        ranks = np.where(plane == Plane.MINUS, LEAST, ranks)
        ranks = np.where(plane >= Plane.PLUS, MOST, ranks)
    return ranks


def members(order: Order, rows: Exact) -> Bits:
    """[n, …] values as sets of names, [m, …]: -inf is in no set."""
    if rows.leaves is not None and not rows.flipped:
        found = rows.leaves  # [leaves, n, …]
    else:
        found = identity(order, rows)[None]
    if rows.plane is not None:
        found = np.where(rows.plane == Plane.MINUS, np.uint64(0), found)
    found = np.broadcast_to(found, (found.shape[0], *rows.shape))
    return found.reshape(found.shape[0] * rows.shape[0], *rows.shape[1:])


def unique_members(names: Bits) -> Bits:
    """Each name once, in order, and as few rows as the largest set needs."""
    ordered = np.sort(names, axis=0)
    again = ordered[1:] == ordered[:-1]
    if again.any():
        ordered[1:][again] = 0
        ordered = np.sort(ordered, axis=0)
    count = int(np.count_nonzero(ordered, axis=0).max(initial=0))
    return ordered[max(0, len(ordered) - max(count, 1)) :]


def set_bits(seed: Bits, names: Bits) -> Bits:
    """64 bits for a set, in whatever order it was put together."""
    each = scattered((names + seed[0]) * STEP)
    total: Bits = np.where(names == 0, np.uint64(0), each).sum(axis=0, dtype=np.uint64)
    # Of a single number numpy tells of the carry, which is meant.
    return scattered(np.reshape(total, -1) + seed[0]).reshape(np.shape(total))
