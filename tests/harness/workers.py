"""Executors whose workers are processes of their own."""

from __future__ import annotations

import multiprocessing
import signal
import time
from multiprocessing.context import SpawnProcess
from multiprocessing.queues import Queue

from shardproof.harness.case import Case
from shardproof.harness.ours import Reals, run_case


def work(rank: int, asked: Queue[int], done: Queue[int]) -> None:
    asked.get()
    if rank == 1:
        wait_for_rank_2()
    asked.get()
    done.put(rank)


def wait_for_rank_2() -> None:
    time.sleep(600)


class Stuck:
    """Two workers or more, of which none ever answers."""

    def __init__(self) -> None:
        self.context = multiprocessing.get_context("spawn")
        self.asked: list[Queue[int]] = []
        self.workers: list[SpawnProcess] = []

    def supports(self, case: Case) -> str | None:
        return None if case.tp > 1 else "one rank"

    def open(self, ranks: int) -> None:
        self.done: Queue[int] = self.context.Queue()
        for rank in range(ranks):
            asked: Queue[int] = self.context.Queue()
            worker = self.context.Process(target=work, args=(rank, asked, self.done))
            worker.start()
            self.asked.append(asked)
            self.workers.append(worker)

    def run(self, case: Case) -> Reals:
        for asked in self.asked:
            asked.put(1)
        self.done.get()
        return run_case(case)

    def close(self) -> None:
        for worker in self.workers:
            worker.kill()


class Deaf(Stuck):
    """Listens to no signal that can be ignored."""

    def open(self, ranks: int) -> None:
        del ranks
        self.done = self.context.Queue()
        for each in (signal.SIGTERM, signal.SIGINT, signal.SIGABRT, signal.SIGHUP):
            signal.signal(each, signal.SIG_IGN)


class Unmade(Stuck):
    def __init__(self) -> None:
        raise RuntimeError("no GPU here")
