"""A worker process ends when the process that made it does, however that ended, and at its word."""

from __future__ import annotations

import atexit
import os
import signal
import sys
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread

QUIET = "ignore:resource_tracker:UserWarning"


@contextmanager
def workers(jobs: int) -> Generator[ProcessPoolExecutor]:
    """A pool of fresh interpreters, for solvers and their threads are not made to be forked.

    Whatever ends it early ends what its workers have begun.
    """
    others = set(active_children())
    # What is left where workers are ended is cleared away without a word.
    sys.warnoptions.append(QUIET)
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
    sys.warnoptions.remove(QUIET)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.kill()
        raise
    pool.shutdown()


def end_with_parent() -> None:
    """Watch from a thread. A pool whose owner is killed leaves its workers waiting for ever.

    An interrupt reaches the owner too, which knows what to do.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        atexit.register(_leave)
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _leave() -> None:
    """End at once: to take apart what was found out so far takes seconds."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
