"""Batches of cases over all processes, each counted once, whatever the run was stopped by."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass

from shardproof.fuzzing.cases import BATCH, Kind
from shardproof.fuzzing.journal import Batch, Journal
from shardproof.fuzzing.tally import Tally, decided
from shardproof.proofs.worker import workers

AHEAD = 2
"""Batches that wait at a worker: it is never idle, and little is lost by a kill."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be done: so many cases, or as many as there is time for."""

    kinds: Sequence[Kind]
    examples: int | None = None
    seconds: float | None = None
    jobs: int = 1


def batches(order: Order) -> Iterator[Batch]:
    """All kinds by turns, so that wherever it ends there are as many of each."""
    left, number = order.examples, 0
    while True:
        for kind in order.kinds:
            count = BATCH if left is None else min(BATCH, left)
            if count == 0:
                return
            yield Batch(number, kind, count)
            left = None if left is None else left - count
        number += 1


def run(order: Order, journal: Journal, tell: Callable[[Tally], None]) -> Tally:
    """Do what is left, in whatever order it is finished; the sum of all that was asked for."""
    sums: dict[Batch, Tally] = {}
    total = Tally()

    def count(batch: Batch, found: Tally) -> None:
        nonlocal total
        sums[batch] = found
        total = total + found
        tell(total)

    asked, last = batches(order), max((batch.number for batch in journal.done), default=-1)
    ends = None if order.seconds is None else time.monotonic() + order.seconds

    def left() -> Iterator[Batch]:
        for batch in asked:
            if (known := journal.done.get(batch)) is not None:
                count(batch, known)
            elif ends is None or time.monotonic() < ends:
                yield batch
            elif batch.number > last:
                return  # what was done in an earlier run is counted, wherever that ended

    for batch, found in _finished(left(), journal.seed, order.jobs):
        journal.add(batch, found)
        count(batch, found)
    # What was found does not depend on who was done first.
    return sum((sums[batch] for batch in sorted(sums)), Tally())


def _finished(left: Iterator[Batch], seed: int, jobs: int) -> Iterator[tuple[Batch, Tally]]:
    if jobs == 1:
        for batch in left:
            yield batch, decided(batch.kind, seed, batch.number, batch.count)
        return
    with workers(jobs) as pool:
        running: dict[Future[Tally], Batch] = {}
        more = True
        while more or running:
            while more and len(running) < AHEAD * jobs:
                if (batch := next(left, None)) is None:
                    more = False
                else:
                    one = pool.submit(decided, batch.kind, seed, batch.number, batch.count)
                    running[one] = batch
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
