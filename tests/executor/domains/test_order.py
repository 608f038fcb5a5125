"""The best alone is the first of the best in order."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from shardproof.executor.domains import Array, top_k

ENTRIES = 5
WHOLE = st.sampled_from([np.iinfo(np.int64).max, 0, 1, 2])
REAL = st.sampled_from([-1.0, 0.0, 1.5, np.inf, np.nan])


@given(
    ranks=st.one_of(*(st.lists(v, min_size=ENTRIES, max_size=ENTRIES) for v in (WHOLE, REAL))),
    ids=st.one_of(st.none(), st.permutations(range(10, 10 + ENTRIES))),
    allowed=st.one_of(st.none(), st.lists(st.booleans(), min_size=ENTRIES, max_size=ENTRIES)),
)
@example(ranks=[1.5] * 4 + [np.nan], ids=None, allowed=[False] * 4 + [True])
def test_the_best_alone_is_the_first_of_two(
    ranks: list[float], ids: list[int] | None, allowed: list[bool] | None
) -> None:
    """With ties, with entries that are no numbers, and where none is allowed."""
    row = np.array([ranks])
    names = None if ids is None else np.array([ids], np.int64)
    mask = None if allowed is None else np.array([allowed])
    both = top_k(row, 2, names, mask)
    assert top_k(row, 1, names, mask).tolist() == both[:, :1].tolist()


@pytest.mark.parametrize("shape", [(2, 3, 4), (1, 4)])
def test_the_best_of_every_row_is_found(shape: tuple[int, ...]) -> None:
    ranks: Array = np.random.default_rng(0).permutation(np.prod(shape)).reshape(shape)
    assert (top_k(ranks, 1)[..., 0] == ranks.argmax(axis=-1)).all()
