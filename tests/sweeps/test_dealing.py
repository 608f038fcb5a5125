"""Workers go through runs of neighbours, and every task is given once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise

import pytest

from shardproof.sweeps.dealing import BLOCK, Deal
from shardproof.sweeps.work import Part, PlanText, Task

TEXT = PlanText("plan.yaml", "plan.yaml", 1, "")


def tasks(count: int, *, open_: bool) -> list[Task]:
    return [Task(n, (Part(n, TEXT, None, n, n + 1, open_),), ()) for n in range(count)]


def dealt(count: int, lanes: list[int], *, open_: bool = True) -> list[list[int]]:
    """What each lane is given, where they ask in this order, over and over."""
    every = tasks(count, open_=open_)
    deal = Deal(iter(every), max(lanes) + 1)
    found: list[list[int]] = [[] for _ in range(max(lanes) + 1)]
    left = count
    while left:
        for lane in lanes:
            if (task := deal.next(lane)) is not None:
                found[lane].append(task.number)
                left -= 1
    assert all(deal.next(lane) is None for lane in lanes)
    assert sorted(chain.from_iterable(found)) == [*range(count)]
    return found


def runs_in(numbers: list[int]) -> int:
    return 1 + sum(after != before + 1 for before, after in pairwise(numbers))


def test_lanes_of_the_same_pace_share_no_run() -> None:
    assert dealt(200, [0, 1]) == [[*range(100)], [*range(100, 200)]]


def test_who_is_done_takes_the_far_half_of_what_another_has_left() -> None:
    quick, slow = dealt(200, [0, 0, 0, 1])
    assert quick[:100] == [*range(100)]
    assert quick[100] > slow[40]
    assert runs_in(quick) <= 6 >= runs_in(slow)


def test_plans_that_have_to_be_read_are_laid_aside_in_blocks() -> None:
    asked: list[int] = []

    def reading() -> Iterator[Task]:
        for task in tasks(1000, open_=False):
            asked.append(task.number)
            yield task

    deal = Deal(reading(), 2)
    assert deal.next(0) is not None
    assert len(asked) == 2 * BLOCK


@pytest.mark.parametrize("count", [0, 1, 3, 4097, 9000])
def test_every_task_is_given_once(count: int) -> None:
    dealt(count, [0, 1, 1, 2, 3])
    dealt(count, [0, 0, 1], open_=False)
