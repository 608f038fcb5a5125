"""The permutations of numpy's generator, for the few small ones that most runs are drawn by.

`numpy.random` takes longer to import than a small model to be run. These are the same numbers: a
seed is spread over a state (SeedSequence), which steps by a product modulo 2^128 and gives half of
its bits (PCG64, XSL-RR); each half of these decides an exchange.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

WORD, WIDE = (1 << 32) - 1, (1 << 128) - 1
BY = 0x2360ED051FC65DA44385DF649FCCF645
POOL = 4


class Permutations:
    """What `numpy.random.default_rng(seed)` gives, as far as it is asked for permutations."""

    def __init__(self, seed: int) -> None:
        high, low, plus_high, plus_low = _spread(seed)
        self._plus = (((plus_high << 64) | plus_low) << 1 | 1) & WIDE
        self._state = 0
        self._step()
        self._state = (self._state + ((high << 64) | low)) & WIDE
        self._step()
        self._words = self._each_word()

    def permutation(self, count: int) -> list[int]:
        """The numbers below `count`, in any order."""
        found = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self._up_to(last)
            found[last], found[other] = found[other], found[last]
        return found

    def _up_to(self, most: int) -> int:
        mask = (1 << most.bit_length()) - 1
        return next(word & mask for word in self._words if word & mask <= most)

    def _step(self) -> None:
        self._state = (self._state * BY + self._plus) & WIDE

    def _each_word(self) -> Iterator[int]:
        while True:
            self._step()
            folded, turn = (self._state >> 64) ^ (self._state & ((1 << 64) - 1)), self._state >> 122
            turned = (folded >> turn | folded << (64 - turn)) & ((1 << 64) - 1)
            yield turned & WORD
            yield turned >> 32


def _spread(seed: int) -> Sequence[int]:
    """Four numbers of 64 bits of which each bit hangs on all of the seed's."""
    given = [seed >> shift & WORD for shift in range(0, max(1, seed.bit_length()), 32)]
    factor = 0x43B0D7E5

    def mixed(value: int) -> int:
        nonlocal factor
        value ^= factor
        factor = factor * 0x931E8875 & WORD
        value = value * factor & WORD
        return value ^ value >> 16

    def both(one: int, two: int) -> int:
        value = (0xCA01F9DD * one - 0x4973F715 * two) & WORD
        return value ^ value >> 16

    pool = [mixed(given[at] if at < len(given) else 0) for at in range(POOL)]
    for source in range(POOL):
        for at in range(POOL):
            if at != source:
                pool[at] = both(pool[at], mixed(pool[source]))
    for word in given[POOL:]:
        pool = [both(each, mixed(word)) for each in pool]
    factor, words = 0x8B51F9DD, list[int]()
    for at in range(8):
        value = pool[at % POOL] ^ factor
        factor = factor * 0x58F38DED & WORD
        value = value * factor & WORD
        words.append(value ^ value >> 16)
    return [words[at] | words[at + 1] << 32 for at in range(0, 8, 2)]
