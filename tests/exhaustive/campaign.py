"""The campaign: chunks over all cores, each counted once, whatever the run was stopped by."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice, zip_longest
from multiprocessing import get_context
from pathlib import Path

from tests.exhaustive.decide import Panel, panel
from tests.exhaustive.execution import Bench
from tests.exhaustive.journal import Journal, line_of
from tests.exhaustive.replay import write
from tests.exhaustive.summary import fresh
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import Chunk, chunks, stamp
from tests.exhaustive.work import Result, decided

Panels = Callable[[str, Bench], Panel]
AHEAD = 3
"""Chunks that wait for a worker, by worker: none is idle, and little is lost by a kill."""

_bench = Bench()
"""Of this process: runs of the model that plans share."""


@dataclass(frozen=True, slots=True)
class Order:
    """What a campaign is to do."""

    modules: Sequence[str]
    limit: int | None = None
    """Plans as written, of each module, to stop after; None is all of the universe."""
    minutes: float | None = None
    jobs: int = 1


def work(chunk: Chunk, panels: Panels = panel) -> Result:
    return decided(chunk, panels(chunk.module, _bench))


def todo(order: Order, done: set[tuple[str, int]]) -> Iterator[Chunk]:
    """The chunks that are left, of all modules in turn."""
    mine = [wanted(module, order.limit) for module in order.modules]
    for row in zip_longest(*mine):
        for chunk in row:
            if chunk is not None and (chunk.module, chunk.number) not in done:
                yield chunk


def wanted(module: str, limit: int | None) -> list[Chunk]:
    """The first chunks of a module, which are an even sample of it."""
    found: list[Chunk] = []
    count = 0
    for chunk in chunks(UNIVERSES[module]):
        if limit is not None and count >= limit:
            break
        found.append(chunk)
        count += len(chunk.plans)
    return found


def run(order: Order, journal: Journal, panels: Panels = panel) -> None:
    """Do what is left, and write each finished chunk to the journal."""
    journal.mend()
    done = set(fresh(journal.lines()))
    left = list(todo(order, done))
    stamps = {name: stamp(UNIVERSES[name]) for name in order.modules}
    folder = journal.path.with_suffix("")
    started = time.monotonic()
    shown = Shown(sum(len(chunk.plans) for chunk in left), started)
    for chunk, result in results(left, order, panels):
        for found in result.disagreements:
            write(folder, chunk, found)
        journal.append(line_of(result, stamps[chunk.module]))
        shown.tell(chunk, result)
    shown.end()


def results(left: Sequence[Chunk], order: Order, panels: Panels) -> Iterator[tuple[Chunk, Result]]:
    """Chunks as they are finished; with a time limit none is begun after it."""
    ends = None if order.minutes is None else time.monotonic() + 60 * order.minutes
    if order.jobs == 1:
        for chunk in left:
            if ends is not None and time.monotonic() > ends:
                return
            yield chunk, work(chunk, panels)
        return
    waiting = iter(left)
    running: dict[Future[Result], Chunk] = {}
    # Workers that are made anew share no state, and cost a second each.
    with ProcessPoolExecutor(order.jobs, mp_context=get_context("spawn")) as pool:
        while True:
            late = ends is not None and time.monotonic() > ends
            room = 0 if late else order.jobs * AHEAD - len(running)
            for chunk in islice(waiting, room):
                running[pool.submit(work, chunk, panels)] = chunk
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()


@dataclass(slots=True)
class Shown:
    """A line on a terminal: how far, how fast, how long still."""

    total: int
    started: float
    plans: int = 0
    distinct: int = 0
    wrong: int = 0

    def tell(self, chunk: Chunk, result: Result) -> None:
        self.plans += len(chunk.plans)
        self.distinct += sum(len(names) for names in result.words.values())
        self.wrong += sum(len(names) for names in result.wrong.values())
        if not sys.stderr.isatty():
            return
        seconds = max(time.monotonic() - self.started, 1e-9)
        left = (self.total - self.plans) * seconds / self.plans
        sys.stderr.write(
            f"\r{self.plans:,} of {self.total:,} plans, {self.distinct:,} distinct "
            f"({self.distinct / seconds:,.0f} a second), {self.wrong:,} in disagreement, "
            f"{left / 60:,.1f} minutes left \x1b[K"
        )

    def end(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\n")


def published(summary: object) -> str:
    return json.dumps(summary, indent=1, sort_keys=False) + "\n"


def save(path: Path, summary: object) -> None:
    path.write_text(published(summary), "utf-8")
