"""Several numbers in the place of one: a trial's strands.

The strands of a trial are drawn apart, and make the same choices. A function takes the values of
all of them at once and gives each a value of its own. So two arguments that differ are taken for
one only if they agree in every strand: with chance (d/p)^s for s strands, where one strand has d/p.
"""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains.keyed import STEP, Bits, constant, keyed_bits, mixed
from shardproof.executor.domains.modular import P
from shardproof.executor.domains.tensor import Array

WIDTH = np.array(28, np.int64)
"""Bits of a number below p: two fit into a word."""
HALF, PRIME = constant(32), constant(P)
LOW = constant((1 << 32) - 1)


def together(by_trial: Bits, strands: int, *arguments: Array) -> Bits:
    """64 bits for each argument with all its strands: [trials x strands, …] gives [trials, …].

    Of one argument in one or two strands a bijection; beyond that different ones share their bits
    with chance 2^-64.
    """
    if strands == 1:
        return keyed_bits(by_trial, *arguments)
    return keyed_bits(by_trial, *(word for each in arguments for word in words(each, strands)))


def words(values: Array, strands: int) -> list[Array]:
    """Two strands to a word."""
    apart = values.reshape(values.shape[0] // strands, strands, *values.shape[1:])
    found: list[Array] = []
    for first in range(0, strands, 2):
        if first + 1 < strands:
            word = apart[:, first + 1] << WIDTH
            word += apart[:, first]
        else:
            word = np.ascontiguousarray(apart[:, first])
        found.append(word)
    return found


def drawn(bits: Bits, strands: int) -> Array:
    """A value below p for each strand: [trials, …] gives [trials x strands, …].

    Each word's halves make two; a value's share is even to one part in 2^32 / p.
    """
    out = np.empty((bits.shape[0], strands, *bits.shape[1:]), np.uint64)
    word = bits
    for first in range(0, strands, 2):
        if first:
            word = mixed(word + STEP)
        np.right_shift(word, HALF, out=out[:, first])
        if first + 1 < strands:
            np.bitwise_and(word, LOW, out=out[:, first + 1])
    out *= PRIME
    out >>= HALF
    return out.view(np.int64).reshape(bits.shape[0] * strands, *bits.shape[1:])
