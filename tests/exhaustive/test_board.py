"""A worker goes through a product in a row; every chunk that is wanted is begun, and none twice."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import count

import pytest

from tests.exhaustive.board import WINDOW, Board, Place
from tests.exhaustive.collecting import EVERY, collecting, finished
from tests.exhaustive.journal import Line, packed
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import chunks
from tests.exhaustive.wanted import Progress, Wanted

MODULE, OTHER = "lm_head", "batch"
EACH = 100
"""Distinct plans of every chunk here."""


def board(**plans: int) -> Board:
    return Board({m: Progress(chunks(UNIVERSES[m]), Wanted(n)) for m, n in plans.items()})


def gone_through(made: Board, workers: int = 1) -> Iterator[tuple[int, Place]]:
    """Every worker finishes its chunk before it gets another one."""
    names = count()
    at = [made.next(worker) for worker in range(workers)]
    while any(at):
        for worker, place in enumerate(at):
            if place is not None:
                yield worker, place
                finish(made, place, names)
            at[worker] = made.next(worker)


def finish(made: Board, place: Place, names: Iterator[int]) -> None:
    progress = made.modules[place[0]]
    new = [next(names).to_bytes(12) for _ in range(EACH)]
    words = {"legal": packed(new), "illegal": "", "unknown": ""}
    line: Line = {"chunk": progress.order[place[1]].number, "words": words}
    progress.finish(line)


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_no_chunk_is_begun_twice_and_few_are_in_vain(workers: int) -> None:
    made = board(lm_head=40_000)
    begun = [place for _, place in gone_through(made, workers)]
    assert len(begun) == len(set(begun))
    progress = made.modules[MODULE]
    assert progress.met
    assert len(progress.counted) == 40_000 // EACH
    assert {number for _, number in begun} >= set(range(len(progress.counted)))
    assert len(begun) <= len(progress.counted) + 4 * workers


def test_a_worker_stays_with_its_product() -> None:
    made = board(lm_head=40_000)
    order = made.modules[MODULE].order
    last: dict[int, int] = {}
    changes = 0
    for worker, (_, number) in gone_through(made, 2):
        changes += last.get(worker) != order[number].product
        last[worker] = order[number].product
    products = len({chunk.product for chunk in order})
    assert changes <= 6 * products, "400 chunks of 25 products, in rounds that double"


def test_two_workers_are_at_two_products() -> None:
    made = board(lm_head=40_000)
    order = made.modules[MODULE].order
    first, second = made.next(0), made.next(1)
    assert first is not None
    assert second is not None
    assert order[first[1]].product != order[second[1]].product


def test_nothing_is_begun_far_ahead() -> None:
    made = board(lm_head=40_000)
    places = [made.next(0) for _ in range(WINDOW)]
    assert {place[1] for place in places if place} == set(range(WINDOW))
    assert made.next(0) is None, "before the first are done"


def test_modules_are_done_one_after_the_other() -> None:
    made = board(lm_head=300, batch=300)
    modules = [module for _, (module, _) in gone_through(made)]
    assert modules == sorted(modules, key=[MODULE, OTHER].index)
    assert all(progress.met for progress in made.modules.values())


def test_what_is_done_already_is_not_begun() -> None:
    made = board(lm_head=1_000)
    finish(made, (MODULE, 0), count(10_000))
    finish(made, (MODULE, 5), count(20_000))
    begun = {place for _, place in gone_through(made)}
    assert not begun & {(MODULE, 0), (MODULE, 5)}
    assert made.modules[MODULE].met


def test_garbage_is_looked_for_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    done = 0
    monkeypatch.setattr(gc, "collect", lambda: looks.append(done))
    was = gc.isenabled()
    with collecting():
        for _ in range(3 * EVERY):
            done += 1
            assert not gc.isenabled()
            finished()
    assert len(looks) == 1 + 3, "at the start, and after as many chunks each time"
    with pytest.raises(ZeroDivisionError), collecting():
        raise ZeroDivisionError
    assert gc.isenabled() == was
