"""A sweep from beginning to end, over whatever executor it is given."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from shardproof.proofs.worker import workers
from shardproof.sweeps.deciding import Row
from shardproof.sweeps.ledger import Ledger, opened
from shardproof.sweeps.running import Pool, run
from shardproof.sweeps.summary import Summary, summary
from shardproof.sweeps.work import Asked, Task, Work

Tell = Callable[[int], None]
"""Is told how many cases are done."""


@dataclass(frozen=True, slots=True)
class Swept:
    """What came of it."""

    summary: Summary
    left_out: tuple[str, ...]
    """Files of folders that are no plans."""


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def sweep(
    asked: Asked,
    output: str | None = None,
    jobs: int | None = None,
    pool: Pool | None = None,
    tell: Tell = lambda _: None,
) -> Swept:
    """Decide all that is asked for, or what is left of it in the file `output`.

    `pool` makes the executor: processes on this machine, where nothing else is given. What is in
    the file when it ends, or is gone on with and ends, does not depend on it, nor on any kill.
    """
    jobs = jobs or cores()
    work = Work(asked)
    with opened(output, work.digest()) as ledger:
        work.left_out.clear()
        count = 0

        def keep(task: Task, rows: list[Row]) -> None:
            nonlocal count
            ledger.add(task, rows)
            count += len(rows)
            tell(count)

        def known(task: Task) -> None:
            nonlocal count
            count += sum(part.stop - part.start for part in task.parts)

        pools = _pools(jobs) if pool is None else [(pool, jobs)]
        run(_left(work, ledger, known), pools, keep)
        return Swept(summary(ledger.db), tuple(work.left_out))


LANES = 32
"""Pools at most: each has files of its own that are open."""


def _pools(jobs: int) -> list[tuple[Pool, int]]:
    """A worker each on this machine, so that who decides what is ours to say; or a few each."""
    lanes = min(jobs, LANES)
    sizes = [jobs // lanes + (lane < jobs % lanes) for lane in range(lanes)]
    return [(partial(workers, size), size) for size in sizes]


def _left(work: Work, ledger: Ledger, known: Callable[[Task], None]) -> Iterator[Task]:
    """The tasks that are not done."""
    for task in work.tasks():
        ledger.ask_same(part.model for part in task.parts if part.model is not None)
        if task.number in ledger.done:
            known(task)
        else:
            yield task
