"""The campaign: chunks over all cores, each counted once, whatever the run was stopped by."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from shardproof.proofs.worker import end_with_parent
from tests.digests import publish
from tests.exhaustive.board import Board
from tests.exhaustive.collecting import collecting, finished, seldom
from tests.exhaustive.decide import Panel, panel
from tests.exhaustive.execution import Bench
from tests.exhaustive.journal import Journal, line_of
from tests.exhaustive.replay import write
from tests.exhaustive.sources import AnyChunk, order_of, stamp_of
from tests.exhaustive.summary import fresh
from tests.exhaustive.wanted import Progress, Wanted
from tests.exhaustive.work import Office, Result, decided

Panels = Callable[[str, Bench], Panel]
RENEWED = 400
"""Chunks that one process does: some ten minutes, and some hundred megabytes."""
AHEAD = 2
"""Chunks that wait at a worker: it is never idle, and little is lost by a kill."""

_bench, _office = Bench(), Office()
"""Of this process: what plans share."""


@dataclass(frozen=True, slots=True)
class Order:
    """What a campaign is to do."""

    wanted: Mapping[str, Wanted]
    minutes: float | None = None
    jobs: int = 1


def work(module: str, place: int, panels: Panels = panel) -> Result:
    """The chunk at a place in the order of its module."""
    found = decided(order_of(module)[place], panels(module, _bench), _office)
    finished()
    return found


def run(order: Order, journal: Journal, panels: Panels = panel) -> None:
    """Do what is left, and write each finished chunk to the journal."""
    journal.mend()
    board = Board({m: Progress(order_of(m), w) for m, w in order.wanted.items()})
    for (module, _), line in fresh(journal.lines()).items():
        if module in board.modules:
            board.modules[module].finish(line)
    folder = journal.path.with_suffix("")
    shown = Shown(board)
    for chunk, result in results(board, order, panels):
        for found in result.disagreements:
            write(folder, chunk, found)
        line = line_of(result, stamp_of(chunk.module))
        journal.append(line)
        board.modules[chunk.module].finish(line)
        shown.tell()
    shown.end()


def results(board: Board, order: Order, panels: Panels) -> Iterator[tuple[AnyChunk, Result]]:
    """Chunks as they are finished; with a time limit none is begun after it."""
    ends = None if order.minutes is None else time.monotonic() + 60 * order.minutes

    def late() -> bool:
        return ends is not None and time.monotonic() > ends

    if order.jobs == 1:
        with collecting():
            while not late() and (found := board.next(0)):
                yield order_of(found[0])[found[1]], work(*found, panels)
        return
    running: dict[Future[Result], tuple[int, AnyChunk]] = {}
    waiting = [0] * order.jobs
    with ExitStack() as stack:
        pools = [Worker(stack) for _ in range(order.jobs)]
        while True:
            for worker, pool in enumerate(pools):
                while waiting[worker] < AHEAD and not late() and (found := board.next(worker)):
                    future = pool.submit(*found, panels)
                    running[future] = worker, order_of(found[0])[found[1]]
                    waiting[worker] += 1
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                worker, chunk = running.pop(future)
                waiting[worker] -= 1
                yield chunk, future.result()


@dataclass(slots=True)
class Worker:
    """A process that is made anew now and then: what it remembers makes it slow in the end."""

    stack: ExitStack
    given: int = 0
    pool: ProcessPoolExecutor | None = None

    def submit(self, module: str, place: int, panels: Panels) -> Future[Result]:
        if self.pool is None or self.given == RENEWED:
            if self.pool is not None:
                self.pool.shutdown(wait=False)  # it ends when it has done what it was given
            # Workers that are spawned share no state, and cost a second each.
            pool = ProcessPoolExecutor(1, get_context("spawn"), _begin)
            self.pool, self.given = self.stack.enter_context(pool), 0
        self.given += 1
        return self.pool.submit(work, module, place, panels)


def _begin() -> None:
    seldom()
    end_with_parent()


@dataclass(slots=True)
class Shown:
    """A line on a terminal: how far, how fast, how long still."""

    board: Board
    started: float = field(default_factory=time.monotonic)
    before: int = -1

    def tell(self) -> None:
        if not sys.stderr.isatty():
            return
        every = self.board.modules.values()
        plans = sum(each.plans for each in every)
        if self.before < 0:
            self.before = plans
        wrong = sum(
            bool(line["wrong"][kind]) for p in every for line in p.counted for kind in line["wrong"]
        )
        total = sum(max(each.wanted.plans, each.plans) for each in every)
        rate = (plans - self.before) / max(time.monotonic() - self.started, 1e-9)
        left = f"{(total - plans) / rate / 60:,.1f}" if rate else "?"
        sys.stderr.write(
            f"\r{plans:,} of {total:,} distinct plans ({rate:,.0f} a second), "
            f"{wrong:,} chunks in disagreement, {left} minutes left \x1b[K"
        )

    def end(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\n")


def published(summary: object) -> str:
    return json.dumps(summary, indent=1, sort_keys=False) + "\n"


def save(path: Path, summary: object) -> None:
    publish(path, published(summary))
