"""Which task which worker is given: long runs of neighbours, from one end of a sweep to the other.

A worker takes again what a plan has in common with those that it has decided. What the first lines
of an open plan say changes once in many tasks, so a worker that goes through a run of them meets
few parts for the first time that another one meets as well.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice

from shardproof.sweeps.work import Task

BLOCK = 16
"""Tasks in a row that are laid aside for each worker, where plans have to be read for them."""
MOST = 4096
"""Tasks that are laid aside at once, where they are choices of an open plan, which are counted."""


class Deal:
    """A run of tasks for each lane of workers; who has none left takes half of the longest."""

    def __init__(self, tasks: Iterator[Task], lanes: int) -> None:
        self._tasks = tasks
        self._runs = [deque[Task]() for _ in range(lanes)]

    def next(self, lane: int) -> Task | None:
        """The next for a lane, or None where all are dealt."""
        own = self._runs[lane]
        if not own:
            longest = max(self._runs, key=len)
            if longest:
                half = [longest.pop() for _ in range((len(longest) + 1) // 2)]
                own.extend(reversed(half))
            else:
                self._lay_aside()
        return own.popleft() if own else self._any()

    def _lay_aside(self) -> None:
        """As many more tasks as are made without delay, in runs of the same length."""
        found = [*islice(self._tasks, BLOCK * len(self._runs))]
        while found and len(found) < MOST and all(part.open for part in found[-1].parts):
            if (task := next(self._tasks, None)) is None:
                break
            found.append(task)
        count = len(found)
        for at, run in enumerate(self._runs):
            run.extend(found[at * count // len(self._runs) : (at + 1) * count // len(self._runs)])

    def _any(self) -> Task | None:
        """Of fewer tasks than lanes, one that another lane would have had."""
        return next((run.popleft() for run in self._runs if run), None)
