"""Numbers that look random and are functions of what they are asked for.

A label and a trial give a seed; a seed and an argument give 64 bits, by the mixing
function of splitmix64. For one seed that is a bijection, so different arguments keep
different bits and can be counted by them.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains.hashing import blake2b
from shardproof.executor.domains.tensor import Array, Shape

Bits = NDArray[np.uint64]


def constant(value: int) -> Bits:
    """A number as numpy takes it without a conversion, which is dear beside a small array."""
    made = np.array(value, np.uint64)
    made.flags.writeable = False
    return made


STEP = constant(0x9E3779B97F4A7C15)
FIRST, SECOND = constant(0xBF58476D1CE4E5B9), constant(0x94D049BB133111EB)
U27, U30, U31 = constant(27), constant(30), constant(31)


@lru_cache(maxsize=65536)
def seeds(seed: int, trials: int, label: str) -> Bits:
    """One seed for each trial: [trials]."""
    texts = (f"{seed}/{trial}/{label}" for trial in range(trials))
    digests = (blake2b(text.encode(), digest_size=8).digest() for text in texts)
    made = np.array([int.from_bytes(digest, "little") for digest in digests], np.uint64)
    made.flags.writeable = False  # every caller is given the same array
    return made


def mixed(bits: Bits) -> Bits:
    """The bijection of splitmix64, in place."""
    shifted = bits >> U30
    bits ^= shifted
    bits *= FIRST
    bits ^= np.right_shift(bits, U27, out=shifted)
    bits *= SECOND
    bits ^= np.right_shift(bits, U31, out=shifted)
    return bits


def keyed_bits(by_trial: Bits, *arguments: Array) -> Bits:
    """64 bits for each argument, or tuple of arguments, of whole numbers: [trials, …]."""
    first, *rest = [argument.view(np.uint64) for argument in arguments]
    column = by_trial.reshape(-1, *(1,) * (first.ndim - 1))
    bits = first * STEP
    bits += column
    mixed(bits)
    for argument in rest:
        bits += argument
        bits *= STEP
        bits += column
        mixed(bits)
    return bits


def indexed_bits(by_trial: Bits, shape: Shape) -> Bits:
    """64 bits for each place of a tensor: [trials, *shape]."""
    count = int(np.prod(shape, dtype=np.int64))
    places = np.arange(1, count + 1, dtype=np.uint64) * STEP
    return mixed(places[None, :] + by_trial[:, None]).reshape(len(by_trial), *shape)
