"""What ranks know of each other."""

from __future__ import annotations

from shardproof.code.happened import Clocks, hears


def test_a_rank_knows_what_it_has_heard_of_and_nothing_later() -> None:
    clocks = Clocks()
    received = clocks.event(1)
    assert not clocks.knows(0, 1, received)
    clocks.heard(2, clocks.event(1))
    clocks.heard(0, clocks.event(2))
    assert clocks.knows(0, 1, received)
    assert not clocks.knows(0, 1, clocks.event(1))
    assert not clocks.knows(3, 1, received)


def test_whom_one_waits_for_in_a_collective() -> None:
    assert hears("all_reduce", 2, 0, 4) == [0, 1, 2, 3]
    assert [hears("broadcast", at, 1, 3) for at in range(3)] == [[1]] * 3
    assert [hears("gather", at, 1, 3) for at in range(3)] == [[0], [0, 1, 2], [2]]
