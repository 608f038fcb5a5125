"""Permutations that are made without numpy's generator are its own."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from shardproof.executor.run.trials.permuted import Permutations

SEEDS = st.one_of(st.integers(0, 3), st.integers(0, 2**31), st.integers(0, 2**200))


@given(SEEDS, st.lists(st.integers(1, 130), min_size=1, max_size=6))
def test_each_is_that_of_numpy(seed: int, counts: list[int]) -> None:
    theirs, ours = np.random.default_rng(seed), Permutations(seed)
    for count in counts:
        assert ours.permutation(count) == theirs.permutation(count).tolist()
