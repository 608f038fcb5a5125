"""A worker process ends when the process that made it does, however that ended."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from threading import Thread


def end_with_parent() -> None:
    """Watch from a thread. A pool whose owner is killed leaves its workers waiting for ever."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
