"""How often each index is there, of one rank and of all, counted here one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, pairwise

from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.engine.indices import Cover, added, cover, times

STEPS = st.sampled_from((1, -1, 2, 3, -2))


@st.composite
def runs(draw: st.DrawFn) -> range:
    start, step, count = draw(st.integers(0, 5)), draw(STEPS), draw(st.integers(0, 4))
    found = range(start, start + step * count, step)
    return found if not found or min(found) >= 0 else range(start, start + 1)


def counted(covered: Cover) -> Counter[int]:
    return Counter({i: int(often) for low, high, often in covered for i in range(low, high)})


def joined(covered: Cover) -> bool:
    """One spelling: in order, and no two that could be one."""
    pairs = pairwise(covered)
    return all(a[1] < b[0] or (a[1] == b[0] and a[2] != b[2]) for a, b in pairs)


def indices(every: Iterable[Sequence[int]]) -> Counter[int]:
    return Counter(chain.from_iterable(every))


@given(st.lists(runs(), max_size=4))
def test_of_one_rank(every: list[range]) -> None:
    found = cover([*every, range(-1, -3, -1)])
    assert counted(found) == indices(every)
    assert joined(found)


def test_neighbours_that_are_there_more_often_stay_apart() -> None:
    assert added([((0, 2, 1),), ((2, 3, 2),)]) == ((0, 2, 1), (2, 3, 2))
    assert added([((2, 3, 1),), ((0, 2, 1),)]) == ((0, 3, 1),)


@given(st.lists(st.tuples(runs(), st.integers(1, 2)), max_size=4))
def test_of_all_ranks(every: list[tuple[range, int]]) -> None:
    found = added([times(cover([run]), often) for run, often in every])
    assert counted(found) == indices(run for run, often in every for _ in range(often))
    assert joined(found)
