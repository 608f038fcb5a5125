"""Indices that are split at many places at once are what each of the parts is by itself."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from shardproof.spec.engine.indices import part, split_at
from shardproof.spec.engine.spelling import Outside, canon
from shardproof.spec.program.runs import Runs, length


def drawn(rng: Random) -> Runs:
    pads = range(-1, -1 - rng.randint(1, 4), -1)
    some = [
        range(low := rng.randint(0, 9), low + rng.randint(1, 9), rng.randint(1, 3)) for _ in "ab"
    ]
    return canon(rng.sample([pads, *some, range(20, 14, -2)], rng.randint(1, 4)))


@pytest.mark.parametrize("seed", range(200))
def test_split_at_is_part_by_part(seed: int) -> None:
    rng = Random(seed)
    runs = drawn(rng)
    size = length(runs)
    edges = sorted({0, size, *(rng.randint(0, size) for _ in range(rng.randint(0, 6)))})
    assert split_at(runs, edges) == [part(runs, low, high) for low, high in pairwise(edges)]


def test_nothing_is_read_behind_the_end() -> None:
    with pytest.raises(Outside):
        split_at((range(3),), [0, 2, 4])
