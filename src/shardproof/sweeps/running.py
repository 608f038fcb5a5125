"""Tasks over any `concurrent.futures` executor, whose workers may be killed at any time.

What a lost worker had is given to another one. A task that is lost again and again when nothing
else runs is cut into its cases, and the case at which the worker dies is counted as crashed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field, replace

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
class _Running:
    """An executor, and what it has to do."""

    pool: Pool
    jobs: int
    stack: ExitStack = field(default_factory=ExitStack)
    executor: Executor | None = None
    futures: dict[Future[list[Row]], Task] = field(default_factory=dict[Future[list[Row]], Task])

    def submit(self, task: Task) -> bool:
        """Whether it was taken; a broken executor takes nothing."""
        if self.executor is None:
            self.executor = self.stack.enter_context(self.pool())
        try:
            self.futures[self.executor.submit(decide, task)] = task
        except BrokenExecutor:
            return False
        return True

    def closed(self) -> None:
        """Let go of a broken executor."""
        self.executor = None
        stack, self.stack = self.stack, ExitStack()
        try:
            stack.close()
        except BrokenExecutor:
            return


def run(
    tasks: Iterator[Task], pool: Pool, jobs: int, keep: Callable[[Task, list[Row]], None]
) -> None:
    """Decide every task and keep what came of it, in whatever order it comes."""
    running = _Running(pool, jobs)
    lost: deque[Task] = deque()
    try:
        while True:
            while len(running.futures) < AHEAD * jobs and not lost:
                if (task := next(tasks, None)) is None:
                    break
                if not running.submit(task):
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
        running.stack.close()


def _collect(running: _Running, lost: deque[Task], keep: Callable[[Task, list[Row]], None]) -> None:
    """Keep what is finished, and note what is lost."""
    broken = bool(lost) and not running.futures
    for future in wait(running.futures, return_when=FIRST_COMPLETED).done:
        task = running.futures.pop(future)
        try:
            rows = future.result()
        except LostError:
            lost.append(task)
        except BrokenExecutor:
            lost.append(task)
            broken = True
        else:
            keep(task, rows)
    if broken and not running.futures:
        running.closed()


def _alone(running: _Running, task: Task, keep: Callable[[Task, list[Row]], None]) -> None:
    """A task with nothing beside it, so that it is lost by its own fault or by a stranger's."""
    for _ in range(STRIKES):
        lost: deque[Task] = deque()
        if not running.submit(task):
            running.closed()
            running.submit(task)
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
