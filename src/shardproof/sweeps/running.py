"""Tasks over any `concurrent.futures` executor, whose workers may be killed at any time.

What a lost worker had is given to another one. A task that is lost again and again when nothing
else runs is cut into its cases, and the case at which the worker dies is counted as crashed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field, replace

from shardproof.sweeps.dealing import Deal
from shardproof.sweeps.deciding import Row, crashed, decide
from shardproof.sweeps.work import Part, Task

AHEAD = 2
"""Tasks that wait at a worker: it is never idle, and little is lost by a kill."""
STRIKES = 3
"""Workers that one task may take with it, when it is all that they have to do."""
DIES = f"the process that decides it dies, {STRIKES} times out of {STRIKES}"

Pool = Callable[[], AbstractContextManager[Executor]]
"""Makes an executor, and another one where that is broken."""


class LostError(Exception):
    """Of a task whose worker is gone, where the executor itself goes on."""


@dataclass(slots=True)
class _Lane:
    """An executor with workers of its own, and how much it has to do."""

    pool: Pool
    jobs: int
    stack: ExitStack = field(default_factory=ExitStack)
    executor: Executor | None = None
    broken: bool = False
    given: int = 0

    def submit(self, task: Task) -> Future[list[Row]] | None:
        """The future of a task; a broken executor takes none."""
        if self.executor is None:
            self.executor = self.stack.enter_context(self.pool())
        try:
            future = self.executor.submit(decide, task)
        except BrokenExecutor:
            self.broken = True
            return None
        self.given += 1
        return future

    def closed(self) -> None:
        """Let go of a broken executor."""
        self.executor, self.broken = None, False
        stack, self.stack = self.stack, ExitStack()
        try:
            stack.close()
        except BrokenExecutor:
            return


@dataclass(slots=True)
class _Running:
    """All lanes, and what each task that is out was given to."""

    lanes: Sequence[_Lane]
    futures: dict[Future[list[Row]], tuple[Task, _Lane]] = field(
        default_factory=dict[Future[list[Row]], tuple[Task, _Lane]]
    )

    def submit(self, task: Task, lane: _Lane) -> bool:
        """Whether it was taken."""
        future = lane.submit(task)
        if future is not None:
            self.futures[future] = task, lane
        return future is not None


def run(
    tasks: Iterator[Task],
    pools: Sequence[tuple[Pool, int]],
    keep: Callable[[Task, list[Row]], None],
) -> None:
    """Decide every task and keep what came of it, in whatever order it comes.

    Each pool is of so many workers, and is given tasks that are neighbours.
    """
    running = _Running([_Lane(pool, jobs) for pool, jobs in pools])
    deal, lost = Deal(tasks, len(pools)), deque[Task]()
    try:
        while True:
            for number, lane in enumerate(running.lanes):
                while lane.given < AHEAD * lane.jobs and not lost:
                    if (task := deal.next(number)) is None:
                        break
                    if not running.submit(task, lane):
                        lost.append(task)
            if not running.futures and not lost:
                return
            _collect(running, lost, keep)
            if lost:
                # Whose fault it was is seen where each has a worker of its own.
                while running.futures:
                    _collect(running, lost, keep)
                while lost:
                    _alone(running, lost.popleft(), keep)
    finally:
        for lane in running.lanes:
            lane.stack.close()


def _collect(running: _Running, lost: deque[Task], keep: Callable[[Task, list[Row]], None]) -> None:
    """Keep what is finished, and note what is lost."""
    for future in wait(running.futures, return_when=FIRST_COMPLETED).done:
        task, lane = running.futures.pop(future)
        lane.given -= 1
        try:
            rows = future.result()
        except LostError:
            lost.append(task)
        except BrokenExecutor:
            lost.append(task)
            lane.broken = True
        else:
            keep(task, rows)
    for lane in running.lanes:
        if lane.broken and not lane.given:
            lane.closed()


def _alone(running: _Running, task: Task, keep: Callable[[Task, list[Row]], None]) -> None:
    """A task with nothing beside it, so that it is lost by its own fault or by a stranger's."""
    lane = running.lanes[0]
    for _ in range(STRIKES):
        lost: deque[Task] = deque()
        if not running.submit(task, lane):
            lane.closed()
            running.submit(task, lane)
        while running.futures:
            _collect(running, lost, keep)
        if not lost:
            return
    cases = list(_cases(task))
    if len(cases) == 1:
        keep(task, crashed(task, DIES))
        return
    rows: list[Row] = []
    for each in cases:
        _alone(running, each, lambda _, found: rows.extend(found))
    keep(task, rows)


def _cases(task: Task) -> Iterator[Task]:
    """A task for each of its cases."""
    for part in task.parts:
        for at in range(part.start, part.stop):
            one: Part = replace(part, first=part.first + at - part.start, start=at, stop=at + 1)
            yield replace(task, parts=(one,))
