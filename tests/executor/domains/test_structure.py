"""Moving values about moves them all, and loses, repeats or invents none unasked."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

from shardproof.executor.domains import (
    CannotRun,
    Tensor,
    along,
    choose,
    concat,
    expand,
    lookup,
    masked,
    one_hot,
    part,
    pick,
    reshape,
    spread,
    stack,
    take,
    transpose,
)
from tests.executor.domains.strategies import TRIALS, equal, tensors


@given(tensors((4, 3)), st.integers(0, 4))
def test_parts_put_together_are_the_whole(x: Tensor, cut: int) -> None:
    assert equal(concat((part(x, 0, 0, cut), part(x, 0, cut, 4)), 0), x)


@given(tensors((4, 3)), st.permutations(range(4)))
def test_a_permutation_is_undone_by_its_inverse(x: Tensor, order: list[int]) -> None:
    assert equal(take(take(x, 0, order), 0, np.argsort(order).tolist()), x)


PLACES = st.integers(-1, 4)
RANGES = st.builds(range, PLACES, st.integers(-1, 6), st.sampled_from((-1, 1, 2)))


@given(tensors((2, 4)), st.one_of(st.lists(PLACES), RANGES))
def test_the_listed_places_are_taken_and_no_others(x: Tensor, at: list[int] | range) -> None:
    """Whether they lie side by side, evenly spaced, in any order, or are all that there are."""
    for axis, size in enumerate(x.shape):
        if all(0 <= place < size for place in at):
            taken = np.moveaxis(take(x, axis, at).values, axis + 1, 0)
            there = np.moveaxis(x.values, axis + 1, 0)
            assert [t.tolist() for t in taken] == [there[place].tolist() for place in at]
        else:
            with pytest.raises(CannotRun, match="no index"):
                take(x, axis, at)


def test_as_many_places_as_there_are_need_not_be_all() -> None:
    x = Tensor(np.zeros((TRIALS, 2), np.int64))
    with pytest.raises(CannotRun, match="no index 2"):
        take(x, 0, (0, 2))


def test_a_mask_lies_along_a_new_axis() -> None:
    mask = np.array([[True, False]])
    assert along(mask, 3).tolist() == [[[True] * 3, [False] * 3]]


@given(tensors((2, 3)))
def test_a_transposition_is_undone(x: Tensor) -> None:
    assert equal(transpose(transpose(x, (1, 0)), (1, 0)), x)


@given(tensors((3,)))
def test_expanding_is_spreading_along_the_other_axis(x: Tensor) -> None:
    assert equal(expand(x, 0, 4), spread(x, (4, 3), (1,)))
    assert equal(expand(x, 1, 4), spread(x, (3, 4), (0,)))
    assert equal(expand(x, 0, 2), stack((x, x), 0))


@given(tensors((4, 2)), st.lists(st.integers(0, 3), min_size=TRIALS, max_size=TRIALS))
def test_a_lookup_reads_each_trials_own_row(x: Tensor, rows: list[int]) -> None:
    found = lookup(x, np.array(rows)[:, None])
    for trial, row in enumerate(rows):
        assert (found.values[trial, 0] == x.values[trial, row]).all()


@given(tensors((2, 4)), st.integers(0, 3))
def test_picking_is_by_row(x: Tensor, at: int) -> None:
    ids = np.full((TRIALS, 2, 1), at)
    assert equal(reshape(pick(x, ids), (2,)), reshape(take(x, 1, (at,)), (2,)))


@given(tensors((3,)), tensors((3,)))
def test_choosing_by_a_mask_and_by_its_opposite_is_both(x: Tensor, y: Tensor) -> None:
    mask = np.array([[True, False, True]])
    assert equal(choose(mask, x, y), choose(~mask, y, x))
    assert (masked(x, mask).values[:, 1] == 0).all()


def test_one_hot_is_what_the_ids_name() -> None:
    assert one_hot(np.array([[[2, 0]]]), 4).tolist() == [[[True, False, True, False]]]


X = Tensor(np.zeros((TRIALS, 2, 3), np.int64))


@pytest.mark.parametrize(
    "broken",
    [
        lambda: reshape(X, (5,)),
        lambda: transpose(X, (0, 0)),
        lambda: part(X, 0, 1, 3),
        lambda: part(X, 2, 0, 1),
        lambda: take(X, 1, (3,)),
        lambda: take(X, 1, (-1,)),
        lambda: lookup(X, np.array([[2]])),
        lambda: lookup(X, np.array([[-1]])),
        lambda: concat((X, transpose(X, (1, 0))), 0),
        lambda: concat((), 0),
        lambda: expand(X, 3, 1),
        lambda: spread(X, (3, 2), (0, 1)),
        lambda: spread(X, (2, 3, 2), (1, 0)),
        lambda: masked(X, np.ones((1, 3), np.bool_)),
        lambda: masked(X, np.ones((TRIALS + 1, 2, 3), np.bool_)),
        lambda: pick(X, np.zeros((TRIALS, 3, 1), np.int64)),
    ],
)
def test_what_has_no_meaning_cannot_run(broken: object) -> None:
    assert callable(broken)
    with pytest.raises(CannotRun):
        broken()
