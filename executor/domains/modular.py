"""Arithmetic modulo p on int64 arrays.

p is just below 2^28, so that 127 products fit into an int64, and a 28-bit by 14-bit
product summed 2,047 times fits into the 53 bits of a float64. docs/decisions/0030 has
the measurements behind the two switches.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from shardproof.executor.domains.tensor import Array

P = 268435399
MODULUS = np.array(P, np.int64)
MODULUS.flags.writeable = False
"""P as numpy takes it without a conversion: a third of the time of a small operator."""
INT_TERMS = 127
FLOAT_TERMS = 2047
HALF = 14
LOW = (1 << HALF) - 1

INT_WORK = 20_000
"""From so many multiplications on, two float64 products are the faster way."""
MANY = 1000
"""From so many values on, a quotient by a constant is the faster way: numpy makes it a product."""
FEW = 64
"""Up to so many reciprocals are made one by one, in Python's own integers."""


def reduced(made: Array) -> Array:
    """Values modulo p, in the place of numbers that nobody else holds."""
    if made.size < MANY:
        return np.remainder(made, MODULUS, made)
    whole = np.floor_divide(made, P)
    whole *= MODULUS
    made -= whole
    return made


def matmul(a: Array, b: Array) -> Array:
    """[…, m, k] times […, k, n]; both hold values in [0, p)."""
    terms = a.shape[-1]
    if terms <= INT_TERMS and a.size * b.shape[-1] < INT_WORK:
        return reduced(a @ b)
    if terms <= FLOAT_TERMS:
        return split_product(a, b)
    total = split_product(a[..., :FLOAT_TERMS], b[..., :FLOAT_TERMS, :])
    for start in range(FLOAT_TERMS, terms, FLOAT_TERMS):
        stop = start + FLOAT_TERMS
        total += split_product(a[..., start:stop], b[..., start:stop, :])
    return reduced(total)


def split_product(a: Array, b: Array) -> Array:
    """Two float64 products, of the upper and the lower 14 bits of a."""
    whole = b.astype(np.float64)
    high = ((a >> HALF).astype(np.float64) @ whole).astype(np.int64)
    high = reduced(high)
    high <<= HALF
    high += ((a & LOW).astype(np.float64) @ whole).astype(np.int64)
    return reduced(high)


def inverse(x: Array) -> Array:
    """1/x modulo p for each value, none of which is zero: one inverse, and products."""
    return inverse_by_pairs(x.ravel()).reshape(x.shape)


def inverse_one_by_one(x: Array) -> Array:
    """The inverse of the product of all, times the product of the others."""
    values = cast("list[int]", x.tolist())
    before = [1]
    for value in values:
        before.append(before[-1] * value % P)
    of_rest = pow(before.pop(), -1, P)
    inverted = [0] * len(values)
    for place in range(len(values) - 1, -1, -1):
        inverted[place] = before[place] * of_rest % P
        of_rest = of_rest * values[place] % P
    return np.array(inverted, np.int64)


def inverse_by_pairs(level: Array) -> Array:
    """The same for all values of a level at once.

    Values are multiplied in pairs until few are left; on the way back the inverse of a
    pair's product, times one of the two, is the inverse of the other.
    """
    count = level.size
    levels: list[Array] = []
    while level.size > FEW:
        if level.size % 2:
            level = np.append(level, 1)
        levels.append(level)
        level = level[0::2] * level[1::2] % P
    inverted = inverse_one_by_one(level)
    for pairs in reversed(levels):
        below = np.empty_like(pairs)
        of_products = inverted[: pairs.size // 2]
        np.multiply(of_products, pairs[1::2], out=below[0::2])
        np.multiply(of_products, pairs[0::2], out=below[1::2])
        below %= P
        inverted = below
    return inverted[:count]
